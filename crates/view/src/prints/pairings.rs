//! The pairings of a round, for the wall: by board and by name.

use askama::Template;
use domain::entries::Entry;
use domain::pairings::{Pairing, Seating};
use domain::prints::Printable;
use rules::Seat;
use words::Text;

use super::{Direction, Sheet, seat_words};
use crate::byes::bye_words;
use crate::games::side_words;
use crate::{Frame, filters};
use chrono::{DateTime, Utc};

/// Who sits at which board.
#[derive(Template)]
#[template(path = "prints/boards.html")]
pub struct BoardsSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    /// What the two seats are called.
    pub seats: [Text; 2],
    pub boards: Vec<BoardRow>,
    /// Who has no game, and what that is.
    pub byes: Vec<(String, Text)>,
    /// Whether the sides are still to be chosen at some board.
    pub is_open: bool,
}

/// A board: its number, and the names of the two who sit there.
#[derive(Debug, Clone)]
pub struct BoardRow {
    pub board: u16,
    pub players: [String; 2],
}

/// Where everybody sits, by name.
#[derive(Template)]
#[template(path = "prints/names.html")]
pub struct NamesSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub players: Vec<NameRow>,
}

/// A player, and where they sit.
#[derive(Debug, Clone)]
pub struct NameRow {
    pub name: String,
    pub board: Option<u16>,
    /// South or North; nothing before the sides are chosen.
    pub seat: Option<Text>,
    /// None in a bye.
    pub opponent: Option<String>,
    /// What a bye is.
    pub bye: Option<Text>,
}

pages! { BoardsSheet NamesSheet }

impl BoardsSheet {
    /// The boards of a round that is paired.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        round: u16,
        asked: (&str, DateTime<Utc>),
    ) -> Option<Self> {
        let here = printable.of_round(round)?;
        let heading = heading("prints-boards-heading", printable, round);
        let spec = &printable.chart.tournament.details.spec;
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        let sheet = sheet.of_round(printable, round);
        Some(Self {
            frame: sheet.titled(frame),
            sheet,
            seats: Seat::ALL.map(|seat| side_words(spec, seat)),
            boards: here.iter().filter_map(|one| board_row(printable, one)).collect(),
            byes: here.iter().filter_map(|one| bye(printable, one)).collect(),
            is_open: here.iter().any(|one| one.seating == Seating::Open && one.second.is_some()),
        })
    }
}

fn heading(id: &'static str, printable: &Printable, round: u16) -> Text {
    Text::new(id).with("round", round).with("rounds", printable.chart.n_rounds())
}

fn board_row(printable: &Printable, pairing: &Pairing) -> Option<BoardRow> {
    let (first, second) = (printable.entry(pairing.first)?, printable.entry(pairing.second?)?);
    let players = [first, second].map(|entry| entry.name.clone());
    Some(BoardRow { board: pairing.board, players })
}

fn bye(printable: &Printable, pairing: &Pairing) -> Option<(String, Text)> {
    let points = &printable.chart.tournament.details.points;
    Some((printable.entry(pairing.first)?.name.clone(), bye_words(pairing.bye?, points)))
}

impl NamesSheet {
    /// The players of a round that is paired.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        round: u16,
        asked: (&str, DateTime<Utc>),
    ) -> Option<Self> {
        let here = printable.of_round(round)?;
        let mut rows: Vec<(&Entry, NameRow)> =
            here.iter().flat_map(|one| name_rows(printable, one)).collect();
        rows.sort_by(|(one, _), (other, _)| one.key.cmp(&other.key));
        let heading = heading("prints-names-heading", printable, round);
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        let sheet = sheet.of_round(printable, round);
        Some(Self {
            frame: sheet.titled(frame),
            sheet,
            players: rows.into_iter().map(|(_, row)| row).collect(),
        })
    }
}

fn name_rows<'a>(printable: &'a Printable, pairing: &Pairing) -> Vec<(&'a Entry, NameRow)> {
    let entry = |id: Option<_>| id.and_then(|id| printable.entry(id));
    let sides = [entry(Some(pairing.first)), entry(pairing.second)];
    let row = |seat: Seat, own: Option<&'a Entry>, other: Option<&Entry>| {
        let (own, is_bye) = (own?, pairing.second.is_none());
        let row = NameRow {
            name: own.name.clone(),
            board: (!is_bye).then_some(pairing.board),
            seat: seat_words(pairing, seat).filter(|_| !is_bye),
            opponent: other.map(|other| other.name.clone()),
            bye: bye(printable, pairing).map(|(_, words)| words),
        };
        Some((own, row))
    };
    [row(Seat::First, sides[0], sides[1]), row(Seat::Second, sides[1], sides[0])]
        .into_iter()
        .flatten()
        .collect()
}
