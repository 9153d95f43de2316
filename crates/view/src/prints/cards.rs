//! Score cards: one a player, a line for each round.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::EntryId;
use domain::entries::Entry;
use domain::pairings::Pairing;
use domain::prints::Printable;
use rules::Seat;
use tournament::entry::Number;
use tournament::result::PlayerResult;
use tournament::table::Cell;
use words::Text;
use words::format::{Numeral, day_time};

use super::{Direction, Sheet, seat_words};
use crate::byes::bye_words;
use crate::crosstable::sign;
use crate::{Frame, filters};

/// The cards of everybody who has not left, by name.
#[derive(Template)]
#[template(path = "prints/cards.html")]
pub struct CardsSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub cards: Vec<Card>,
    /// Whether any round has a time.
    pub has_times: bool,
}

/// The card of a player.
#[derive(Debug, Clone)]
pub struct Card {
    pub name: String,
    pub club: Option<String>,
    pub number: Option<Text>,
    pub rating: Option<u16>,
    pub rounds: Vec<CardRow>,
}

/// A round of a player; what is not known yet is written by hand.
#[derive(Debug, Clone, Default)]
pub struct CardRow {
    pub round: u16,
    pub begins: Option<Text>,
    pub board: Option<u16>,
    pub seat: Option<Text>,
    pub opponent: Option<String>,
    /// In place of an opponent.
    pub bye: Option<Text>,
    pub result: Option<&'static str>,
    /// All points up to this round.
    pub total: Option<Numeral>,
}

pages! { CardsSheet }

impl CardsSheet {
    pub fn new(frame: Frame, printable: &Printable, asked: (&str, DateTime<Utc>)) -> Self {
        let mut pairings: HashMap<(u16, EntryId), &Pairing> = HashMap::new();
        for pairing in printable.chart.pairings.iter() {
            for entry in [Some(pairing.first), pairing.second].into_iter().flatten() {
                pairings.insert((pairing.round, entry), pairing);
            }
        }
        let heading = Text::new("prints-cards");
        let present = printable.present().into_iter();
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            has_times: !printable.chart.schedule.is_empty(),
            cards: present.map(|entry| card(printable, &pairings, entry)).collect(),
        }
    }
}

fn card(
    printable: &Printable,
    pairings: &HashMap<(u16, EntryId), &Pairing>,
    entry: &Entry,
) -> Card {
    let row = |round: u16| match pairings.get(&(round, entry.id)) {
        Some(pairing) => paired(printable, pairing, entry),
        None => CardRow { round, begins: begins(printable, round), ..CardRow::default() },
    };
    Card {
        name: entry.name.clone(),
        club: entry.club.clone(),
        number: entry
            .number
            .map(|number| Text::new("prints-number").with("number", number.to_string())),
        rating: entry.rating,
        rounds: (1..=printable.chart.n_rounds()).map(row).collect(),
    }
}

fn paired(printable: &Printable, pairing: &Pairing, entry: &Entry) -> CardRow {
    let seat = if pairing.first == entry.id { Seat::First } else { Seat::Second };
    let other = match seat {
        Seat::First => pairing.second,
        Seat::Second => Some(pairing.first),
    };
    let (round, points) = (pairing.round, &printable.chart.tournament.details.points);
    let (result, total) =
        entry.number.map_or((None, None), |number| result(printable, number, round));
    CardRow {
        round,
        begins: begins(printable, round),
        board: other.map(|_| pairing.board),
        seat: seat_words(pairing, seat).filter(|_| other.is_some()),
        opponent: other.and_then(|other| printable.entry(other)).map(|one| one.name.clone()),
        bye: pairing.bye.map(|bye| bye_words(bye, points)),
        result,
        total,
    }
}

fn begins(printable: &Printable, round: u16) -> Option<Text> {
    let schedule = &printable.chart.schedule;
    Some(day_time(schedule.zone().local(schedule.moment(round)?)))
}

/// How a round ended, and all points up to it if no game before is open.
fn result(
    printable: &Printable,
    number: Number,
    round: u16,
) -> (Option<&'static str>, Option<Numeral>) {
    let table = &printable.chart.table;
    let so_far = &table.cells(number)[..usize::from(round).min(table.cells(number).len())];
    let is_open =
        |cell: &Cell| matches!(cell, Cell::Game(game) if game.outcome == PlayerResult::Pending);
    let result = so_far.last().filter(|cell| !is_open(cell)).and_then(|cell| match cell {
        Cell::Game(game) => Some(sign(game.outcome)),
        Cell::Bye(_) => None,
    });
    let total = (!so_far.iter().any(is_open)).then(|| table.score_after(number, round).into());
    (result, total)
}
