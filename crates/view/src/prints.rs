//! Sheets of paper: each a page of its own, without the site around it.

mod badges;
mod cards;
mod certificates;
mod code;
pub mod links;
mod menu;
mod pairings;
mod refused;
mod slips;
mod standings;

use chrono::{DateTime, Utc};
use domain::events::Event;
use domain::pairings::{Pairing, Seating};
use domain::prints::{Paper, Printable, Printing};
use rules::Seat;
use words::Text;
use words::format::{clock, days, moment, weekday};

use super::Frame;
use super::games::side_words;
use super::tournaments::{Tab, TournamentHead};

pub use badges::BadgesSheet;
pub use cards::CardsSheet;
pub use certificates::CertificatesSheet;
pub use code::Code;
pub use menu::MenuPage;
pub(super) use menu::paper_words;
pub use pairings::{BoardsSheet, NamesSheet};
pub use refused::RefusedPage;
pub use slips::SlipsSheet;
pub use standings::{CrosstableSheet, StandingsSheet};

/// What every sheet has around it.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// What it is: the heading, and in the middle of the foot.
    pub heading: Text,
    /// Event and tournament, at the left of the foot.
    pub place: Text,
    /// When it was printed, at the right of the foot.
    pub printed_at: Text,
    pub event: String,
    pub tournament: String,
    /// When the event is, or the round begins.
    pub days: Text,
    /// Paper and its direction, as the style sheet knows them.
    pub paper: &'static str,
    /// Where it was asked for.
    pub back: String,
}

/// How a sheet is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Upright,
    Across,
}

impl Sheet {
    pub fn new(
        printable: &Printable,
        heading: Text,
        direction: Direction,
        (back, now): (&str, DateTime<Utc>),
    ) -> Self {
        let event = &printable.event.details;
        let (name, tournament) = (event.name.as_str(), &printable.chart.tournament);
        let about = tournament.details.name.as_str();
        Self {
            heading,
            place: Text::new("title-within").with("part", cut(name)).with("name", cut(about)),
            printed_at: moment(now, event.zone),
            event: name.to_owned(),
            tournament: about.to_owned(),
            days: days(event.days),
            paper: match (printable.printing.paper, direction) {
                (Paper::A4, Direction::Upright) => "a4",
                (Paper::A4, Direction::Across) => "a4-wide",
                (Paper::Letter, Direction::Upright) => "letter",
                (Paper::Letter, Direction::Across) => "letter-wide",
            },
            back: back.to_owned(),
        }
    }

    /// A sheet of an event, of no tournament.
    pub fn of_event(
        event: &Event,
        printing: &Printing,
        heading: Text,
        (back, now): (&str, DateTime<Utc>),
    ) -> Self {
        let name = event.details.name.to_string();
        Self {
            heading,
            place: Text::new("title-plain").with("name", cut(&name)),
            printed_at: moment(now, event.details.zone),
            tournament: name.clone(),
            event: name,
            days: days(event.details.days),
            paper: match printing.paper {
                Paper::A4 => "a4",
                Paper::Letter => "letter",
            },
            back: back.to_owned(),
        }
    }

    /// The sheet of a round: it says when that begins, if that is said.
    fn of_round(self, printable: &Printable, round: u16) -> Self {
        Self { days: begins(printable, round).unwrap_or(self.days), ..self }
    }

    /// The frame with the title of the sheet, which is the name of a file that it is saved to.
    pub fn titled(&self, frame: Frame) -> Frame {
        let (part, name) = (self.heading.clone(), self.tournament.as_str());
        Frame { title: Text::new("title-within").with("part", part).with("name", name), ..frame }
    }
}

/// When a round begins: the day with its name, since a sheet hangs on the wall for days.
fn begins(printable: &Printable, round: u16) -> Option<Text> {
    let schedule = &printable.chart.schedule;
    let local = schedule.zone().local(schedule.moment(round)?);
    let day = weekday(local.date());
    Some(Text::new("prints-begins").with("day", day).with("time", clock(local)))
}

/// As much of a name as a line of the foot holds.
fn cut(name: &str) -> String {
    match name.char_indices().nth(MOST_IN_FOOT) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

const MOST_IN_FOOT: usize = 48;

/// The head of a page beside the tournament's own, which is named in it.
fn head(printable: &Printable) -> TournamentHead {
    let tournament = &printable.chart.tournament;
    let heading = Text::new("prints-title");
    TournamentHead::new(&printable.event, tournament, heading, Tab::Overview).named(tournament)
}

/// What a seat is called; nothing before the sides are chosen.
fn seat_words(pairing: &Pairing, seat: Seat) -> Option<Text> {
    (pairing.seating != Seating::Open).then(|| side_words(&pairing.spec, seat))
}

/// How small the letters of a name have to be to stay where they belong.
pub(super) fn size_of(name: &str) -> &'static str {
    match name.chars().count() {
        ..=18 => "usual",
        19..=32 => "long",
        _ => "longest",
    }
}
