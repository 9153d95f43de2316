//! Events and their tournaments: when they are held, and what is played.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use domain::tie_breaks::{edition_in_force, edition_word};

use super::Federation;
use super::chance::Chance;
use super::names;
use super::rows::{Maybe, Rows, row};

pub(crate) const TOURNAMENTS_AT_EVENT: u32 = 4;
const DAYS: i64 = 3;
const ROUNDS_A_DAY: u16 = 4;
/// At so many events one shows no family names.
const DISCREET: u32 = 60;
const SWISS_PLAYERS: u16 = 100;
const SWISS_ROUNDS: u16 = 10;
const ROUND_ROBIN_PLAYERS: u16 = 6;

/// What is played in the four tournaments of an event.
pub(crate) const SPECS: [&str; 4] = ["gbg:6", "gbg:8", "bohnenspiel", "oware"];
const GAMES: [&str; 4] = ["Glass Bead Game 2×6", "Glass Bead Game 2×8", "Bohnenspiel", "Oware"];
const ZONES: [&str; 4] = ["Europe/Berlin", "Europe/Vienna", "UTC", "Europe/London"];

/// How far an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Over,
    Running,
    Upcoming,
    Draft,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Swiss,
    RoundRobin,
}

/// A tournament as it is held.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Held {
    pub(crate) id: u32,
    pub(crate) event: u32,
    pub(crate) phase: Phase,
    pub(crate) form: Form,
    pub(crate) first_day: NaiveDate,
    /// Which of the four it is.
    pub(crate) idx: usize,
}

impl Held {
    pub(crate) fn new(federation: &Federation, id: u32) -> Self {
        let event = (id - 1) / TOURNAMENTS_AT_EVENT + 1;
        let (phase, first_day) = when(federation, event);
        let is_swiss = id.is_multiple_of(federation.scale.swiss_each) || phase == Phase::Running;
        let form = if is_swiss { Form::Swiss } else { Form::RoundRobin };
        let idx = ((id - 1) % TOURNAMENTS_AT_EVENT) as usize;
        Self { id, event, phase, form, first_day, idx }
    }

    pub(crate) fn n_players(&self) -> u16 {
        if self.form == Form::Swiss { SWISS_PLAYERS } else { ROUND_ROBIN_PLAYERS }
    }

    pub(crate) fn n_rounds(&self) -> u16 {
        if self.form == Form::Swiss { SWISS_ROUNDS } else { ROUND_ROBIN_PLAYERS - 1 }
    }

    /// Of a Swiss that runs, the first round of the second day is the last that is paired.
    pub(crate) fn n_paired(&self) -> u16 {
        match (self.phase, self.form) {
            (Phase::Running, Form::Swiss) => ROUNDS_A_DAY + 1,
            (Phase::Over | Phase::Running, _) => self.n_rounds(),
            (Phase::Upcoming | Phase::Draft, _) => 0,
        }
    }

    /// Whether a result is there: of a round that is being played, of the upper boards.
    pub(crate) fn has_result(&self, round: u16, board: u16) -> bool {
        let is_half = round == ROUNDS_A_DAY + 1 && board <= self.n_players() / 4;
        self.phase == Phase::Over || round <= ROUNDS_A_DAY || is_half
    }

    pub(crate) fn is_rated(&self) -> bool {
        !self.id.is_multiple_of(20)
    }

    pub(crate) fn begins_at(&self, round: u16) -> NaiveDateTime {
        let (day, slot) = ((round - 1) / ROUNDS_A_DAY, (round - 1) % ROUNDS_A_DAY);
        let morning = self.first_day.and_time(NaiveTime::MIN) + TimeDelta::hours(9);
        morning + TimeDelta::days(day.into()) + TimeDelta::hours(2 * i64::from(slot))
    }

    fn started_at(&self) -> NaiveDateTime {
        self.begins_at(1) - TimeDelta::minutes(30)
    }

    fn closed_at(&self) -> NaiveDateTime {
        let last = self.begins_at(self.n_rounds());
        last + TimeDelta::minutes(150 + 10 * i64::from(self.id % TOURNAMENTS_AT_EVENT))
    }
}

/// How far an event is, and when it begins.
fn when(federation: &Federation, event: u32) -> (Phase, NaiveDate) {
    let n_events = federation.scale.n_events();
    let few = (n_events / 500).max(2);
    let running = n_events - 2 * few;
    let today = federation.today;
    if event > running + few {
        return (Phase::Draft, today + TimeDelta::days(30 * i64::from(event - running)));
    }
    if event > running {
        return (Phase::Upcoming, today + TimeDelta::days(14 * i64::from(event - running)));
    }
    if event == running {
        return (Phase::Running, today - TimeDelta::days(1));
    }
    let all_days = (today - federation.begun.date()).num_days() - 10;
    let days = all_days * i64::from(event - 1) / i64::from(running);
    (Phase::Over, federation.begun.date() + TimeDelta::days(days + 1))
}

pub(crate) fn insert_event(rows: &mut Rows, federation: &Federation, event: u32) {
    let (phase, first_day) = when(federation, event);
    let mut chance = Chance::new(u64::from(event) << 32 | 3);
    let town = names::town(&mut chance);
    let visibility = if phase == Phase::Draft { "draft" } else { "published" };
    let (form, shows) =
        if event.is_multiple_of(DISCREET) { ("initial", false) } else { ("full", true) };
    row!(
        rows.events,
        event,
        format_args!("{town} Open {event}"),
        town,
        first_day,
        first_day + TimeDelta::days(DAYS - 1),
        visibility,
        2,
        chance.one_of(&ZONES),
        form,
        true,
        shows,
        true,
    );
    row!(rows.locks, "event", event);
}

pub(crate) fn insert_tournament(rows: &mut Rows, held: &Held) {
    let swiss = |value| Maybe((held.form == Form::Swiss).then_some(value));
    let has_begun = matches!(held.phase, Phase::Over | Phase::Running);
    let begun = |value| Maybe((has_begun && held.form == Form::Swiss).then_some(value));
    let (format, tie_breaks) = match held.form {
        Form::Swiss => ("swiss", "PTS,BH/C1,BH,DE,SB"),
        Form::RoundRobin => ("round-robin", "PTS,DE,WIN,SB,KS"),
    };
    let stage = match held.phase {
        Phase::Over => "closed",
        Phase::Running => "running",
        Phase::Upcoming | Phase::Draft => "entry",
    };
    let edition = has_begun.then(|| edition_word(edition_in_force(held.first_day)));
    row!(
        rows.tournaments,
        held.id,
        held.event,
        GAMES[held.idx],
        SPECS[held.idx],
        format,
        "10\t5\t0",
        if held.is_rated() { "rated" } else { "unrated" },
        tie_breaks,
        Maybe(edition),
        swiss(SWISS_ROUNDS.to_string()),
        swiss("10".to_owned()),
        swiss("none".to_owned()),
        begun("first".to_owned()),
        begun(held.id.to_string()),
        stage,
        Maybe(has_begun.then(|| held.started_at())),
        Maybe((held.phase == Phase::Over).then(|| held.closed_at())),
        3,
        "published",
    );
    row!(rows.locks, "tournament", held.id);
    for round in 1..=held.n_rounds() {
        row!(rows.schedule, held.id, round, held.begins_at(round));
    }
}
