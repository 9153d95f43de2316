//! A million games among ten thousand players in a hundred periods, the same every time.

use chrono::{NaiveDate, TimeDelta};
use domain::history::{HistoryFile, KnownGame, PeriodRule};
use domain::players::PlayerName;
use domain::{HistoryId, PeriodId, PlayerId};
use rating::ledger::Outcome;
use store::{Db, Stored, history, players};
use system::clock;

pub(crate) const N_PLAYERS: u32 = 10_000;
pub(crate) const N_PERIODS: usize = 100;
pub(crate) const GAMES_IN_PERIOD: usize = 10_000;
pub(crate) const FAMILY: &str = "result-only:Bench";

/// Stores them as a history that is complete; answers its players.
pub(crate) fn insert(db: &mut Db) -> Stored<Vec<PlayerId>> {
    let now = clock::now();
    let mut known = Vec::with_capacity(N_PLAYERS as usize);
    for number in 0..N_PLAYERS {
        let name = PlayerName::parse(&format!("Player {number}")).expect("a name");
        known.push(players::insert(db, &name, None, now)?);
    }
    let first = NaiveDate::from_ymd_opt(2000, 1, 31).expect("a day");
    let days = (0..).map(|period: i64| first + TimeDelta::days(30 * period));
    let days: Vec<NaiveDate> = days.take(N_PERIODS).collect();
    let file = HistoryFile {
        family: FAMILY.to_owned(),
        file_name: "bench.csv".to_owned(),
        sha256: "0".repeat(64),
        source: None,
        rule: PeriodRule::Month,
    };
    let games = games();
    let names: Vec<_> = days.iter().map(|day| (None, *day)).collect();
    let id = history::insert(db, &file, games.len(), &names, now)?;
    let periods = history::periods_of(db, id)?;
    insert_games(db, id, &known, &days, &periods)?;
    history::complete(db, id, now)?;
    Ok(known)
}

fn insert_games(
    db: &mut Db,
    id: HistoryId,
    players: &[PlayerId],
    days: &[NaiveDate],
    periods: &[PeriodId],
) -> Stored<()> {
    let mut lines = 2..;
    let games = games();
    for ((games, day), period) in games.chunks(GAMES_IN_PERIOD).zip(days).zip(periods) {
        let known =
            games.iter().zip(&mut lines).map(|(&(first, second, outcome), line)| KnownGame {
                line,
                played_on: *day,
                first: players[first],
                second: players[second],
                outcome,
                period: *period,
            });
        history::insert_games(db, id, &known.collect::<Vec<_>>())?;
    }
    Ok(())
}

/// Who met whom, and who won: the same every time.
pub(crate) fn games() -> Vec<(usize, usize, Outcome)> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: u32| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 32) % u64::from(below)) as usize
    };
    let mut game = || {
        let (first, second) = (next(N_PLAYERS), next(N_PLAYERS - 1));
        let second = if second < first { second } else { second + 1 };
        let outcome = match next(20) {
            0..9 => Outcome::FirstWins,
            9..12 => Outcome::Draw,
            _ => Outcome::SecondWins,
        };
        (first, second, outcome)
    };
    (0..N_PERIODS * GAMES_IN_PERIOD).map(|_| game()).collect()
}
