//! A long list, a rated tournament before it, and tournaments elsewhere that are being played.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use data_encoding::HEXLOWER;
use desk::{self, Actor};
use domain::accounts::{Access, AccountName, Rank};
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::pairings::NewPairing;
use domain::players::PlayerName;
use domain::privacy::Shown;
use domain::ratings::RatingsMoved;
use domain::results::{Decision, Ending, FaultyRecord, Proof, Proposed, Reason, RecordedOutcome};
use domain::tie_breaks::Ranking;
use domain::tournaments::{Format, Rated, Stage, TournamentDetails};
use domain::zone::Zone;
use domain::{EventId, PairingId, PlayerId, TournamentId};
use rules::BySeat;
use sha2::{Digest, Sha256};
use store::results::NewResult;
use store::{
    Db, Stored, accounts, entries, events, pairings, players, results, sessions, tournaments,
};
use system::clock;
use tournament::entry::Number;
use tournament::pairing::round_robin::{Cycles, schedule};
use tournament::points::PointSystem;

use super::million;

pub(crate) const SESSION: &str = "a-session-of-the-bench";
/// Tournaments and players elsewhere: more games than are entered within ten minutes.
const N_TOURNAMENTS: usize = 3;
const N_ELSEWHERE: u16 = 100;

pub(crate) struct World {
    actor: Actor,
    rated: TournamentId,
    /// Tournament, round and number of each board elsewhere.
    pub(crate) boards: Vec<(TournamentId, u16, u16)>,
}

impl World {
    pub(crate) fn new(db: &mut Db) -> Stored<Self> {
        let now = clock::now();
        let name = AccountName::parse("Magister Musicae").unwrap();
        let by = accounts::insert(db, &name, "no password", Rank::Administrator, now)?.unwrap();
        let hash = HEXLOWER.encode(&Sha256::digest(SESSION.as_bytes()));
        sessions::insert(db, &hash, by, now, now + TimeDelta::hours(1))?;
        let access = Access::Administrator;
        let actor = Actor { account: by, access, by_code: None, by_token: None, now };
        let known = million::insert(db)?;
        let rated = (event(db)?, million::FAMILY, Rated::Rated);
        let (rated, pairings) = round_robin(db, rated, &known[..4])?;
        for (pairing, ..) in pairings {
            results::insert(db, &first_wins(pairing, &actor), now)?;
        }
        let found = tournaments::find(db, rated)?.unwrap();
        tournaments::set_stage(db, &found, Stage::Closed, long_ago())?;
        let mut others = Vec::new();
        for number in 0..N_ELSEWHERE {
            let name = PlayerName::parse(&format!("Elsewhere {number}")).unwrap();
            others.push(players::insert(db, &name, None, now)?);
        }
        let mut boards = Vec::new();
        for _ in 0..N_TOURNAMENTS {
            let elsewhere = (event(db)?, "gbg:6", Rated::Unrated);
            let (id, pairings) = round_robin(db, elsewhere, &others)?;
            boards.extend(pairings.into_iter().map(|(_, round, board)| (id, round, board)));
        }
        Ok(Self { actor, rated, boards })
    }

    /// The first game of the rated tournament was lost, not won.
    pub(crate) fn correct(&self, db: &mut Db) -> Stored<RatingsMoved> {
        let at = (self.rated, 1, 1);
        let pairing = pairings::list(db, self.rated)?.into_iter().find(|one| one.board == 1);
        let before = results::history(db, pairing.unwrap().id)?;
        let proposed = Proposed {
            made_from: before.last().map(|result| result.id),
            made_for: None,
            outcome: Some(RecordedOutcome::Second),
            ending: Some(Ending::Played),
            points: BySeat { first: None, second: None },
            record: None,
            submitted: None,
            faulty_record: FaultyRecord::default(),
            reason: Some(Reason::parse("The slip says so.").unwrap()),
        };
        Ok(desk::results::enter(db, &self.actor, at, &proposed)?.unwrap().moved)
    }
}

/// Before all games of the list.
fn long_ago() -> DateTime<Utc> {
    NaiveDate::from_ymd_opt(1999, 12, 31).unwrap().and_hms_opt(12, 0, 0).unwrap().and_utc()
}

fn event(db: &mut Db) -> Stored<EventId> {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let details = EventDetails {
        name: Title::parse("Waldzell Open").unwrap(),
        place: None,
        days: Days::new(day, day).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: Shown::default(),
    };
    let id = events::insert(db, &details)?;
    events::update(db, id, 1, &details, Visibility::Published)?;
    Ok(id)
}

type Paired = Vec<(PairingId, u16, u16)>;

/// A tournament that is being played, with all its pairings.
fn round_robin(
    db: &mut Db,
    (event, spec, rated): (EventId, &str, Rated),
    players: &[PlayerId],
) -> Stored<(TournamentId, Paired)> {
    let details = TournamentDetails {
        name: Title::parse("Everybody").unwrap(),
        spec: spec.parse().unwrap(),
        format: Format::RoundRobin,
        points: PointSystem::STANDARD,
        rated,
        pie: None,
        ranking: Ranking::usual(Format::RoundRobin),
    };
    let id = tournaments::insert(db, event, &details, Visibility::Published)?;
    let mut entered = Vec::new();
    for (number, player) in (1..).zip(players) {
        let entry = entries::insert(db, id, *player, None, None)?;
        entries::set_number(db, entry, Number(number))?;
        entered.push(entry);
    }
    let entry = |number: Number| entered[usize::from(number.0) - 1];
    let rounds = schedule(u16::try_from(players.len()).unwrap(), Cycles::Double).unwrap();
    let mut paired = Vec::new();
    for (round, scheduled) in (1..).zip(&rounds) {
        for (board, game) in (1..).zip(&scheduled.pairings) {
            let (first, second) = (entry(game.white), Some(entry(game.black)));
            let new = NewPairing { round, board, first, second, bye: None };
            paired.push((pairings::insert(db, id, &new)?, round, board));
        }
    }
    let found = tournaments::find(db, id)?.unwrap();
    tournaments::set_stage(db, &found, Stage::Running, clock::now())?;
    Ok((id, paired))
}

fn first_wins(pairing: PairingId, actor: &Actor) -> NewResult {
    let (outcome, ending) = (RecordedOutcome::First, Ending::Played);
    NewResult {
        pairing,
        replaces: None,
        decision: Decision { outcome, ending, points: None },
        game: None,
        proof: Proof::NoRecord,
        reason: None,
        by: Some(actor.account),
        submission: None,
    }
}
