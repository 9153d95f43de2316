//! Fifteen years of a federation, to look at pages when there is much: 5,000 players, 400 tournaments
//! and some 120,000 games.

use chrono::{DateTime, TimeDelta, Utc};
use desk::results::NotEntered;
use domain::entries::NewEntry;
use domain::lists::Admission;
use domain::lots::{below, shuffle};
use domain::pairings::Pairing;
use domain::players::{Club, PlayerName};
use domain::results::{Ending, Proposed, RecordProblem, RecordedOutcome, Refusal, Refused};
use domain::tournaments::{Acceleration, Format, Swiss};
use domain::{AccountId, EventId, PlayerId};
use rating::fide;
use rules::BySeat;
use store::{Db, Store, players};

use super::DemoError;
use super::crowd::{CITIES, N_PEOPLE, club, name, strength};
use super::organiser::{Hall, Organiser, usual_details};
use super::programme::days_around;
use super::selfplay::{Skill, play};
use crate::cli::progress::Progress;

/// How much there is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extent {
    /// Two tournaments each.
    pub(super) n_events: usize,
    /// How many play in the largest.
    pub(super) n_largest: usize,
}

pub(super) const FEDERATION: Extent = Extent { n_events: 200, n_largest: 2_000 };
const DAYS_BETWEEN_EVENTS: i64 = 27;
/// Everybody is known so many days before the first.
const DAYS_BEFORE: i64 = 10;
/// Of each round the moves of so many boards were written down.
const N_RECORDS: u16 = 3;
/// Of a hundred games.
const N_DRAWN: usize = 8;
const N_RESIGNED: usize = 12;
const N_FORFEIT: usize = 1;

/// What a tournament is like.
#[derive(Debug, Clone, Copy)]
struct Shape {
    name: &'static str,
    spec: &'static str,
    n_players: usize,
    /// None in a round robin.
    n_rounds: Option<u16>,
}

const fn swiss(name: &'static str, spec: &'static str, n_players: usize, n_rounds: u16) -> Shape {
    Shape { name, spec, n_players, n_rounds: Some(n_rounds) }
}

const fn round_robin(name: &'static str, spec: &'static str, n_players: usize) -> Shape {
    Shape { name, spec, n_players, n_rounds: None }
}

/// They come in turn.
const SHAPES: [Shape; 10] = [
    round_robin("Masters", "gbg:6", 12),
    swiss("Open", "oware", 80, 7),
    swiss("Main Swiss", "gbg:6", 120, 7),
    swiss("Side Swiss", "gbg:5", 40, 6),
    round_robin("Championship", "bohnenspiel", 22),
    swiss("Great Open", "oware", 180, 6),
    swiss("Challenge", "gbc:9", 60, 7),
    swiss("Bohnenspiel Swiss", "bohnenspiel", 150, 7),
    swiss("Evening Swiss", "gbg:4", 24, 5),
    swiss("Grand Swiss", "gbg:6", 100, 7),
];

/// Is played today: of nine rounds six are over.
const TODAY: Shape = swiss("Federation Swiss", "gbg:6", 200, 9);
const N_OVER_TODAY: u16 = 6;

/// A tournament to be played: the two of an event follow each other.
#[derive(Debug, Clone, Copy)]
struct Slot {
    idx: usize,
    shape: Shape,
    morning: DateTime<Utc>,
    is_of_today: bool,
}

impl Extent {
    fn n_slots(self) -> usize {
        2 * self.n_events
    }
}

impl Slot {
    fn new(idx: usize, extent: Extent, now: DateTime<Utc>) -> Self {
        let is_of_today = idx + 1 == extent.n_slots();
        let shape = match extent.n_slots() - idx {
            1 => TODAY,
            // The last but one event has a tournament as large as any.
            3 => swiss("Open of the Federation", "oware", extent.n_largest, 9),
            _ => SHAPES[idx % SHAPES.len()],
        };
        let n_after = i64::try_from(extent.n_events - 1 - idx / 2).unwrap_or(0);
        let today = now - TimeDelta::hours(8 + i64::try_from(idx % 2).unwrap_or(0));
        let morning = today - TimeDelta::days(n_after * DAYS_BETWEEN_EVENTS);
        Self { idx, shape, morning, is_of_today }
    }

    fn n_rounds_over(self) -> u16 {
        if self.is_of_today { N_OVER_TODAY } else { u16::MAX }
    }

    fn format(self) -> Format {
        match self.shape.n_rounds {
            Some(n_rounds) => Format::Swiss(Swiss { n_rounds, acceleration: Acceleration::None }),
            None => Format::RoundRobin,
        }
    }
}

/// Stores everything, as of `now`: a transaction for each tournament.
pub(super) fn play_all(
    store: &Store,
    by: AccountId,
    (extent, now): (Extent, DateTime<Utc>),
) -> Result<(), DemoError> {
    let since = Slot::new(0, extent, now).morning - TimeDelta::days(DAYS_BEFORE);
    let people = store.write(|db| Ok(meet(db, since)))??;
    let progress = Progress::of(extent.n_slots() as u64);
    progress.tell("tournaments");
    let mut event = None;
    for idx in 0..extent.n_slots() {
        let slot = Slot::new(idx, extent, now);
        let before = event.filter(|_| idx % 2 == 1);
        let played = |db: &mut Db| {
            let mut federation = Federation { organiser: Organiser { db, by }, people: &people };
            federation.play(slot, before)
        };
        event = Some(store.write(|db| Ok(played(db)))??);
        progress.advance(1);
    }
    Ok(())
}

/// Everybody, by number.
fn meet(db: &mut Db, since: DateTime<Utc>) -> Result<Vec<PlayerId>, DemoError> {
    let person = |number| {
        let (name, club) = (PlayerName::parse(&name(number))?, own_club(number)?);
        Ok(players::insert(db, &name, club.as_ref(), since)?)
    };
    (0..N_PEOPLE).map(person).collect()
}

fn own_club(number: usize) -> Result<Option<Club>, DemoError> {
    Ok(club(number).map(Club::parse).transpose()?)
}

struct Federation<'a> {
    organiser: Organiser<'a>,
    people: &'a [PlayerId],
}

impl Federation<'_> {
    /// Plays a tournament of an event that is made first, unless it is there; answers it.
    fn play(&mut self, slot: Slot, event: Option<EventId>) -> Result<EventId, DemoError> {
        let event = match event {
            Some(event) => event,
            None => self.invite(slot)?,
        };
        let details = usual_details(slot.shape.name, slot.shape.spec, slot.format())?;
        let entered = slot.morning - TimeDelta::days(1);
        let admissions: Result<Vec<Admission>, DemoError> =
            self.field(slot).into_iter().map(|number| self.admission(number)).collect();
        let id = self.organiser.announce(event, &details, &admissions?, entered)?;
        let seed = slot.idx as u64;
        let mut hall = self.organiser.start(id, seed, slot.morning)?;
        let n_rounds = slot.shape.n_rounds.unwrap_or(1);
        for round in 1..=n_rounds.min(slot.n_rounds_over()) {
            if slot.shape.n_rounds.is_some() {
                hall = self.organiser.pair((id, round), slot.morning + after(round - 1))?;
            }
            let of_round = |pairing: &&Pairing| pairing.round >= round;
            for pairing in hall.pairings.iter().filter(of_round) {
                self.enter(&hall, pairing, slot.morning)?;
            }
        }
        if !slot.is_of_today {
            self.organiser.close(&hall, slot.morning + TimeDelta::days(2))?;
        }
        Ok(event)
    }

    fn invite(&mut self, slot: Slot) -> Result<EventId, DemoError> {
        let city = CITIES[slot.idx / 2 * 7 % CITIES.len()];
        let days = days_around(slot.morning.date_naive(), 0, 1);
        let name = format!("{city} {}", days.first().format("%Y"));
        self.organiser.publish_event(&name, city, days, slot.morning - TimeDelta::days(30))
    }

    /// Who plays: drawn from everybody.
    fn field(&self, slot: Slot) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..self.people.len()).collect();
        shuffle(&mut numbers, 1_000 + slot.idx as u64);
        numbers.truncate(slot.shape.n_players);
        numbers
    }

    fn admission(&self, number: usize) -> Result<Admission, DemoError> {
        let (name, club) = (PlayerName::parse(&name(number))?, own_club(number)?);
        let entry = NewEntry { name, rating: Some(strength(number)), club, born: None };
        Ok(Admission { player: Some(self.people[number]), entry })
    }

    fn enter(
        &mut self,
        hall: &Hall,
        pairing: &Pairing,
        morning: DateTime<Utc>,
    ) -> Result<(), DemoError> {
        let Some(proposed) = said_of(hall, pairing) else {
            return Ok(());
        };
        let at = morning + after(pairing.round) - TimeDelta::minutes(20);
        match self.organiser.enter(pairing, &proposed, at) {
            // On small boards the same game comes about twice, and one record proves one result.
            Err(DemoError::Result(NotEntered::Refused(refused))) if is_repeated(&refused) => {
                self.organiser.enter(pairing, &Proposed { record: None, ..proposed }, at)
            }
            entered => entered,
        }
    }
}

/// Whether nothing is wrong but that the same moves prove another result.
fn is_repeated(refused: &Refused) -> bool {
    let is_such = |one: &Refusal| matches!(one, Refusal::Record(RecordProblem::SameMoves(_)));
    matches!(refused, Refused::For(all) if all.iter().all(is_such))
}

/// A round takes an hour and a half.
fn after(n_rounds: u16) -> TimeDelta {
    TimeDelta::minutes(90 * i64::from(n_rounds))
}

/// How a game came out; none for a bye.
fn said_of(hall: &Hall, pairing: &Pairing) -> Option<Proposed> {
    let rated = |id| hall.entries.iter().find(|entry| entry.id == id)?.rating;
    let ratings = BySeat { first: rated(pairing.first)?, second: rated(pairing.second?)? };
    let seed = u64::from(pairing.id.0.unsigned_abs());
    if pairing.board <= N_RECORDS {
        let skill = |rating: u16| Skill(u8::try_from(rating / 300).unwrap_or(1));
        let game = play(pairing.spec.game()?, ratings.map(skill), seed);
        let (outcome, ending) = (Some(game.outcome), Some(game.ending));
        return Some(Proposed { outcome, ending, record: Some(game.moves), ..Proposed::default() });
    }
    let mut state = seed;
    let ending = match below(100, &mut state) {
        lot if lot < N_DRAWN => Ending::Agreement,
        lot if lot < N_DRAWN + N_RESIGNED => Ending::Resignation,
        lot if lot < N_DRAWN + N_RESIGNED + N_FORFEIT => Ending::Forfeit,
        _ => Ending::Played,
    };
    let difference = i32::from(ratings.first) - i32::from(ratings.second);
    let expected = fide::expected(difference);
    let outcome = match below(100, &mut state) {
        _ if ending == Ending::Agreement => RecordedOutcome::Draw,
        lot if lot < expected as usize => RecordedOutcome::First,
        _ => RecordedOutcome::Second,
    };
    Some(Proposed { outcome: Some(outcome), ending: Some(ending), ..Proposed::default() })
}
