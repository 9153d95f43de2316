//! The database: ten thousand rated players, and a Swiss of two thousand whose last round is played.
//!
//! The bench fills it once and runs each attack on a copy.

use std::path::PathBuf;

use chrono::{NaiveDate, TimeDelta};
use data_encoding::HEXLOWER;
use desk::events::EventChange;
use desk::ratings::{Follower, Step};
use desk::tournaments::{Seen, Start};
use desk::{self, Actor};
use diesel::sql_types::BigInt;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use domain::accounts::{Access, AccountName, Rank};
use domain::entries::NewEntry;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::games::GameTitle;
use domain::history::{HistoryFile, KnownGame, PeriodRule};
use domain::links::Bearer;
use domain::lists::Admission;
use domain::pairings::NewPairing;
use domain::players::PlayerName;
use domain::ratings::Unrating;
use domain::results::{Decision, Ending, Proof, RecordedOutcome};
use domain::tie_breaks::{Ranking, TieBreaks};
use domain::tournaments::{Acceleration, Format, Numbering, Rated, Swiss, TournamentDetails};
use domain::zone::Zone;
use domain::{AccountId, EntryId, EventId, GameId, PlayerId, TournamentId};
use rating::ledger::Outcome;
use sha2::{Digest, Sha256};
use store::results::NewResult;
use store::{Db, Store, Stored, accounts, history, pairings, players, results, sessions};
use system::clock;
use tournament::points::PointSystem;
use tournament::table::Edition;

const N_PLAYERS: usize = 10_000;
const N_PERIODS: usize = 10;
const GAMES_IN_PERIOD: usize = 10_000;
pub(crate) const N_BOARDS: u16 = 1000;
pub(crate) const N_ROUNDS: u16 = 9;
const FAMILY: &str = "gbg";
/// The personal link of the first player.
pub(crate) const LINK: &str = "a-personal-link-of-the-bench";
/// A game of 145 plies on the board of 1997.
const GAME: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");
/// What the cookie of staff holds.
pub(crate) const SESSION: &str = "a-session-of-the-bench";

/// A database in a file of its own, which goes when it is no longer needed.
pub(crate) struct Hall {
    folder: PathBuf,
    pub(crate) url: String,
    pub(crate) tournament: TournamentId,
    /// A tournament of the same event that has not begun.
    pub(crate) entering: TournamentId,
    /// A game that everybody may see.
    pub(crate) game: GameId,
}

const FILE: &str = "bench.sqlite";

#[derive(QueryableByName)]
struct Size {
    #[diesel(sql_type = BigInt)]
    n_bytes: i64,
}

/// What is in the database.
struct Filled {
    tournament: TournamentId,
    entering: TournamentId,
    game: GameId,
}

impl Hall {
    pub(crate) fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("magister-attacks-{}", std::process::id()));
        std::fs::create_dir(&folder).expect("a folder");
        let url = format!("sqlite:{}/{FILE}", folder.display());
        let store = Store::open(&url.parse().expect("a URL"), 1).expect("a database");
        store.migrate().expect("a new database");
        let Filled { tournament, entering, game } = store.write(fill).expect("a hall");
        // The server would otherwise compute these rating lists while the first attack runs.
        let mut follower = Follower::default();
        while follower.step(&store, clock::now()).expect("a step") != Step::Idle {}
        Self { folder, url, tournament, entering, game }
    }

    /// Copies the database into a folder of its own.
    pub(crate) fn copy(&self, number: usize) -> Self {
        let folder = self.folder.with_extension(number.to_string());
        std::fs::create_dir(&folder).expect("a folder");
        let url = format!("sqlite:{}/{FILE}", folder.display());
        std::fs::copy(self.folder.join(FILE), folder.join(FILE)).expect("a copy");
        Self { folder, url, ..*self }
    }

    /// Returns the size of the database.
    pub(crate) fn n_bytes(&self) -> u64 {
        let file = self.url.trim_start_matches("sqlite:");
        let mut database = SqliteConnection::establish(file).expect("a database");
        let sizes =
            "SELECT page_count * page_size AS n_bytes FROM pragma_page_count, pragma_page_size";
        let size: Size = sql_query(sizes).get_result(&mut database).expect("its size");
        size.n_bytes.unsigned_abs()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn fill(db: &mut Db) -> Stored<Filled> {
    let (name, now) = (AccountName::parse("bench").expect("a name"), clock::now());
    let account = accounts::insert(db, &name, "", Rank::Administrator, now)?.expect("new");
    let hash = HEXLOWER.encode(&Sha256::digest(SESSION));
    sessions::insert(db, &hash, account, now, now + TimeDelta::days(1))?;
    let actor =
        Actor { account, access: Access::Administrator, by_code: None, by_token: None, now };
    let known = rated_players(db)?;
    let event = event(db, &actor)?;
    let id = desk::tournaments::add(db, &actor, event, (&details(), Visibility::Published))?;
    let admission = |(number, player): (usize, &PlayerId)| Admission {
        player: Some(*player),
        entry: NewEntry { name: name_of(number), rating: Some(1500), club: None, born: None },
    };
    let those = known.iter().take(2 * usize::from(N_BOARDS)).enumerate();
    let admissions: Vec<Admission> = those.map(admission).collect();
    let entered = desk::entries::admit_known(db, &actor, id, &admissions)?.expect("room");
    let start = Start { numbering: Some(Numbering::Entered), seed: 0, seen: Seen::Everybody };
    desk::tournaments::start(db, &actor, id, &start, Ok::<_, ()>)?.expect("a start");
    for round in 1..=N_ROUNDS {
        play(db, &actor, (id, round), &entered)?;
    }
    link(db, &actor, (event, known[0]))?;
    let title = GameTitle::parse("A long game").expect("a title");
    let game = desk::games::publish(db, &actor, &title, GAME)?;
    let entering = desk::tournaments::add(db, &actor, event, (&details(), Visibility::Published))?;
    Ok(Filled { tournament: id, entering, game })
}

/// Makes a personal link for the first player, who sits at the first board.
fn link(db: &mut Db, actor: &Actor, (event, player): (EventId, PlayerId)) -> Stored<()> {
    let hash = HEXLOWER.encode(&Sha256::digest(LINK));
    desk::links::make(db, actor, (event, Bearer::Player(player)), &hash)?.expect("a player");
    Ok(())
}

fn name_of(number: usize) -> PlayerName {
    PlayerName::parse(&format!("Player {number}")).expect("a name")
}

fn rated_players(db: &mut Db) -> Stored<Vec<PlayerId>> {
    let now = clock::now();
    let mut known = Vec::with_capacity(N_PLAYERS);
    for number in 0..N_PLAYERS {
        known.push(players::insert(db, &name_of(number), None, now)?);
    }
    let file = HistoryFile {
        family: FAMILY.to_owned(),
        file_name: "bench.csv".to_owned(),
        sha256: "0".repeat(64),
        source: None,
        rule: PeriodRule::Month,
    };
    let first = NaiveDate::from_ymd_opt(2020, 1, 31).expect("a day");
    let days: Vec<_> = (0..10).map(|period| first + TimeDelta::days(30 * period)).collect();
    let names: Vec<_> = days.iter().map(|day| (None, *day)).collect();
    let id = history::insert(db, &file, N_PERIODS * GAMES_IN_PERIOD, &names, now)?;
    let periods = history::periods_of(db, id)?;
    let mut lines = 2..;
    for (idx, (played_on, period)) in days.iter().zip(periods).enumerate() {
        let games = (0..GAMES_IN_PERIOD).zip(&mut lines).map(|(game, line)| KnownGame {
            line,
            played_on: *played_on,
            first: known[game],
            second: known[(game + 7 * idx + 1) % N_PLAYERS],
            outcome: [Outcome::FirstWins, Outcome::SecondWins, Outcome::Draw][(game * 7 + idx) % 3],
            period,
        });
        history::insert_games(db, id, &games.collect::<Vec<_>>())?;
    }
    desk::ratings::complete_history(db, id, FAMILY, now)?;
    Ok(known)
}

fn title(text: &str) -> Title {
    Title::parse(text).expect("a title")
}

fn event(db: &mut Db, actor: &Actor) -> Stored<EventId> {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).expect("a day");
    let details = EventDetails {
        name: title("Open of Waldzell"),
        place: None,
        // The personal link works whenever the bench runs.
        days: Days::new(day, day + TimeDelta::days(36_500)).expect("days"),
        zone: Zone::UTC,
        address: None,
        shown: domain::privacy::Shown::default(),
    };
    let event = desk::events::add(db, actor, &details)?;
    let (visibility, unrating) = (Visibility::Published, Unrating::Ask);
    let change = EventChange { details: &details, visibility, unrating };
    desk::events::change(db, actor, (event, 1), change)?.expect("new");
    Ok(event)
}

fn details() -> TournamentDetails {
    let swiss = Swiss { n_rounds: N_ROUNDS, acceleration: Acceleration::None };
    let tie_breaks = TieBreaks::parse("PTS,BH,SB,WIN".split(',')).expect("tie-breaks");
    TournamentDetails {
        name: title("Glass Bead Open"),
        spec: "gbg:6".parse().expect("a game"),
        format: Format::Swiss(swiss),
        points: PointSystem::STANDARD,
        rated: Rated::Rated,
        pie: None,
        ranking: Ranking { tie_breaks, edition: Some(Edition::March2026) },
    }
}

/// Pairs a round, and records its results unless it is the last.
fn play(
    db: &mut Db,
    actor: &Actor,
    (id, round): (TournamentId, u16),
    entered: &[EntryId],
) -> Stored<()> {
    for board in 1..=N_BOARDS {
        let (first, second) = (board - 1, N_BOARDS + (board + round) % N_BOARDS);
        let pairing = NewPairing {
            round,
            board,
            first: entered[usize::from(first)],
            second: Some(entered[usize::from(second)]),
            bye: None,
        };
        let pairing = pairings::insert(db, id, &pairing)?;
        let outcomes = [RecordedOutcome::First, RecordedOutcome::Second, RecordedOutcome::Draw];
        let outcome = outcomes[usize::from(board * 7 + round) % 3];
        let ending = match outcome {
            RecordedOutcome::Draw => Ending::Agreement,
            _ => Ending::Resignation,
        };
        if round < N_ROUNDS {
            let decision = Decision { outcome, ending, points: None };
            results::insert(db, &result(pairing, decision, actor.account), actor.now)?;
        }
    }
    Ok(())
}

fn result(pairing: domain::PairingId, decision: Decision, by: AccountId) -> NewResult {
    let (replaces, game, reason) = (None, None, None);
    NewResult {
        pairing,
        replaces,
        decision,
        game,
        proof: Proof::NoRecord,
        reason,
        by: Some(by),
        submission: None,
    }
}
