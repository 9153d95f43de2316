//! Result slips, several to a sheet.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::pairings::Pairing;
use domain::prints::Printable;
use domain::prints::address::PrintAddress;
use rules::Seat;
use words::Text;

use super::{Code, Direction, Sheet, begins, seat_words, size_of};
use crate::rounds::round_heading;
use crate::{Frame, filters};

/// A slip for each board of a round.
#[derive(Template)]
#[template(path = "prints/slips.html")]
pub struct SlipsSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    /// What the round is called on each slip.
    pub round: Text,
    /// When it begins, if that is said.
    pub begins: Option<Text>,
    pub slips: Vec<Slip>,
    /// Whether the game has points of its own to write down.
    pub has_points: bool,
}

/// The slip of a board.
#[derive(Debug, Clone)]
pub struct Slip {
    pub board: Text,
    pub players: Vec<SlipPlayer>,
    /// The page of the board, as a code and as people type it.
    pub code: Option<Code>,
    pub address: String,
}

/// One of the two.
#[derive(Debug, Clone)]
pub struct SlipPlayer {
    /// South or North; nothing before the sides are chosen.
    pub seat: Option<Text>,
    pub signature: Text,
    pub name: String,
    pub size: &'static str,
}

pages! { SlipsSheet }

impl SlipsSheet {
    /// The slips of a round that is paired. Who has a bye needs none.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        (round, address): (u16, &PrintAddress),
        asked: (&str, DateTime<Utc>),
    ) -> Option<Self> {
        let here = printable.of_round(round)?;
        let heading = Text::new("prints-slips-heading").with("round", round);
        let slip = |one: &&Pairing| slip(printable, one, address);
        let sheet = Sheet::new(printable, heading, Direction::Upright, asked);
        Some(Self {
            frame: sheet.titled(frame),
            sheet,
            round: round_heading(&printable.chart, round),
            begins: begins(printable, round),
            slips: here.iter().filter_map(slip).collect(),
            has_points: printable.chart.tournament.details.spec.game().is_some(),
        })
    }
}

fn slip(printable: &Printable, pairing: &Pairing, address: &PrintAddress) -> Option<Slip> {
    let player = |seat: Seat, id| {
        let name = printable.entry(id)?.name.clone();
        let (seat, size) = (seat_words(pairing, seat), size_of(&name));
        let signature = match &seat {
            Some(seat) => Text::new("prints-signature-of").with("seat", seat.clone()),
            None => Text::new("prints-signature"),
        };
        Some(SlipPlayer { seat, signature, name, size })
    };
    let players = [player(Seat::First, pairing.first)?, player(Seat::Second, pairing.second?)?];
    let Pairing { tournament, round, board, .. } = pairing;
    let page = address.to(&format!("/tournaments/{tournament}/rounds/{round}/boards/{board}"));
    let board = Text::new("board-number").with("board", *board);
    let code = Code::new(&page, Text::new("prints-code").with("what", page.as_str()));
    Some(Slip { board, players: players.into(), code, address: page })
}
