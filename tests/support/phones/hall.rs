//! A Swiss whose first round was published, and a link for each of its players.

use std::collections::HashMap;
use std::time::Duration;

use chrono::{NaiveDate, TimeDelta};
use data_encoding::HEXLOWER;
use desk::events::EventChange;
use desk::tournaments::{Seen, Start};
use desk::{self, Actor};
use domain::accounts::{Access, AccountName, Rank};
use domain::entries::NewEntry;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::links::Bearer;
use domain::lists::Admission;
use domain::players::PlayerName;
use domain::privacy::{Eyes, Shown};
use domain::ratings::Unrating;
use domain::tie_breaks::Ranking;
use domain::tournaments::{Acceleration, Format, Numbering, Rated, Swiss, TournamentDetails};
use domain::zone::Zone;
use domain::{EntryId, EventId, PairingId, TournamentId};
use sha2::{Digest, Sha256};
use store::{Db, Store, Stored, accounts, entries, pairings};
use system::clock;
use tournament::points::PointSystem;

/// Games, and one of 313 moves.
const RECORDS: &str = include_str!("../../../crates/rules/tests/data/glass-bead-game.records");
const LONG: &str = "\n=== s101-0123 | verified |";

pub(crate) struct Hall {
    pub(crate) event: EventId,
    pub(crate) tournament: TournamentId,
    pub(crate) boards: Vec<Board>,
    /// Who runs it.
    pub(crate) actor: Actor,
}

/// A board of the first round.
#[derive(Debug, Clone)]
pub(crate) struct Board {
    pub(crate) number: u16,
    pub(crate) pairing: PairingId,
    /// Who moves first, and who second.
    pub(crate) seats: [Player; 2],
}

#[derive(Debug, Clone)]
pub(crate) struct Player {
    /// Its place among all, from 0.
    pub(crate) number: u32,
    pub(crate) entry: EntryId,
    /// The secret of its link.
    pub(crate) token: String,
}

/// What is handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) outcome: &'static str,
    pub(crate) ending: &'static str,
    pub(crate) record: String,
}

impl Word {
    /// What a phone sends.
    pub(crate) fn form(&self, key: &str) -> String {
        let form = [
            ("form_key", key),
            ("choice", ""),
            ("outcome", self.outcome),
            ("ending", self.ending),
            ("record", &self.record),
            ("submitted", ""),
        ];
        serde_html_form::to_string(form).unwrap()
    }
}

/// What happens at a board follows from its number, so that every run is the same.
impl Board {
    /// The seat of who hands in.
    pub(crate) fn hands_in(&self) -> usize {
        usize::from(self.number % 2)
    }

    pub(crate) fn word(&self) -> Word {
        let (outcome, ending) = match self.number % 4 {
            0 => ("second", "resignation"),
            1 => ("first", "played"),
            2 => ("second", "played"),
            _ => ("first", "resignation"),
        };
        let has_record = self.number % 4 == 3;
        let record = if has_record { moves(self.number / 4) } else { String::new() };
        Word { outcome, ending, record }
    }

    pub(crate) fn is_disputed(&self) -> bool {
        self.number % 10 == 7
    }

    pub(crate) fn hands_in_twice(&self) -> bool {
        self.number % 10 == 3
    }

    pub(crate) fn answers_twice(&self) -> bool {
        self.number % 10 == 8 || self.number % 20 == 7
    }

    /// When one player hands in, and when the other looks at it: anywhere in the time there is, in no
    /// order that the boards have.
    pub(crate) fn moments(&self, within: Duration) -> [Duration; 2] {
        let place = f64::from(u32::from(self.number) * 37 % 101) / 101.0;
        [within.mul_f64(0.75 * place), within.mul_f64(0.75 * place + 0.2)]
    }
}

/// The moves of a game that was resigned: a long one, given up a move earlier at each board, since the same
/// moves prove one result only.
fn moves(n_fewer: u16) -> String {
    let (_, rest) = RECORDS.split_once(LONG).unwrap();
    let (_, movetext) = rest.split_once("\n\n").unwrap();
    let tokens = movetext.split("\n=== ").next().unwrap().split_whitespace();
    let moves: Vec<&str> =
        tokens.filter(|token| !token.ends_with('.') && *token != "1-0").collect();
    let n_moves = moves.len() - 1 - usize::from(n_fewer);
    moves[..n_moves].join(" ")
}

impl Hall {
    /// Makes one in a new database.
    pub(crate) fn new(store: &Store, n_players: u32) -> Self {
        store.migrate().unwrap();
        store.write(|db| fill(db, n_players)).unwrap()
    }

    pub(crate) fn path(&self, board: &Board) -> String {
        format!("/tournaments/{}/rounds/1/boards/{}", self.tournament, board.number)
    }

    pub(crate) fn my(&self) -> String {
        format!("/events/{}/my", self.event)
    }
}

fn fill(db: &mut Db, n_players: u32) -> Stored<Hall> {
    let (name, now) = (AccountName::parse("arbiter").unwrap(), clock::now());
    let account = accounts::insert(db, &name, "", Rank::Administrator, now)?.unwrap();
    let actor =
        Actor { account, access: Access::Administrator, by_code: None, by_token: None, now };
    let (event, tournament) = swiss(db, &actor)?;
    let admission = |number: u32| {
        let name = PlayerName::parse(&format!("Player {number}")).unwrap();
        let rating = u16::try_from(2400 - number % 1000).ok();
        Admission { player: None, entry: NewEntry { name, rating, club: None, born: None } }
    };
    let admissions: Vec<Admission> = (0..n_players).map(admission).collect();
    desk::entries::admit_known(db, &actor, tournament, &admissions)?.unwrap();
    let start = Start { numbering: Some(Numbering::Rating), seed: 1, seen: Seen::Everybody };
    desk::tournaments::start(db, &actor, tournament, &start, Ok::<_, ()>)?.unwrap();
    let seen = desk::rounds::Seen::Nobody;
    desk::rounds::publish(db, &actor, (tournament, 1), seen)?.unwrap();
    let mut players = HashMap::new();
    for (number, entry) in (0..).zip(entries::list(db, tournament, Eyes::Staff)?) {
        // As long as a real one.
        let token = format!("link-of-a-player-{number:05}");
        let hash = HEXLOWER.encode(&Sha256::digest(&token));
        let bearer = Bearer::Player(entry.player);
        desk::links::make(db, &actor, (event, bearer), &hash)?.unwrap();
        players.insert(entry.id, Player { number, entry: entry.id, token });
    }
    let boards = pairings::list(db, tournament)?.into_iter().filter_map(|pairing| {
        let seats = [players[&pairing.first].clone(), players[&pairing.second?].clone()];
        Some(Board { number: pairing.board, pairing: pairing.id, seats })
    });
    Ok(Hall { event, tournament, boards: boards.collect(), actor })
}

fn swiss(db: &mut Db, actor: &Actor) -> Stored<(EventId, TournamentId)> {
    let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    let title = |text| Title::parse(text).unwrap();
    let details = EventDetails {
        name: title("Open of Waldzell"),
        place: None,
        // Its links are good as long as anybody runs this.
        days: Days::new(day, day + TimeDelta::days(36_500)).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: Shown::default(),
    };
    let event = desk::events::add(db, actor, &details)?;
    let (visibility, unrating) = (Visibility::Published, Unrating::Ask);
    let change = EventChange { details: &details, visibility, unrating };
    desk::events::change(db, actor, (event, 1), change)?.unwrap();
    let format = Format::Swiss(Swiss { n_rounds: 7, acceleration: Acceleration::None });
    let details = TournamentDetails {
        name: title("Glass Bead Open"),
        spec: "gbg:6".parse().unwrap(),
        format,
        points: PointSystem::STANDARD,
        rated: Rated::Rated,
        pie: None,
        ranking: Ranking::usual(format),
    };
    let id = desk::tournaments::add(db, actor, event, (&details, Visibility::Published))?;
    Ok((event, id))
}
