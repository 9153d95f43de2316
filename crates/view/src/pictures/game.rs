//! A game: both players, how it stands, and the board.

use askama::Template;
use domain::games::{GameRecord, Occasion};
use rules::{AnyPosition, Claim, Record, Seat, Spec};
use words::format::Numeral;
use words::language::Language;
use words::text::{Speak, Text};

use super::drawing::{Drawing, Found};
use super::letters::{Letters, Room};
use super::parts::{Avatar, BOTTOM, LEFT, Place, Placed, PlacedBoard, RIGHT, corner};
use crate::board::Board;
use crate::filters;
use crate::games::{board_of, claim_words, names, side_words, spec_words};

/// A game at a ply, else at its end.
pub fn of_game(
    game: &GameRecord,
    occasion: Option<&Occasion>,
    ply: Option<u32>,
    language: Language,
) -> Found {
    Drawing::found(GamePicture::new(game, occasion, ply, language), language)
}

#[derive(Debug, Clone, Template)]
#[template(path = "pictures/game.svg")]
pub(super) struct GamePicture {
    corner: Option<Placed>,
    seats: Vec<SeatShape>,
    facts: Vec<Placed>,
    board: PlacedBoard,
}

#[derive(Debug, Clone)]
struct SeatShape {
    avatar: Avatar,
    name: Placed,
    points: Placed,
    side: Placed,
}

/// Where the players are, and the board.
struct Layout {
    /// The left end and the middle of each player's line.
    seats: [(f64, f64); 2],
    board: Place,
    /// Where more is said.
    facts: Option<f64>,
}

const SEAT: f64 = 520.0;

impl GamePicture {
    /// The game at a ply, or at the end of what can be played. `None` if nothing can be read or
    /// there is no such ply.
    pub(super) fn new(
        game: &GameRecord,
        occasion: Option<&Occasion>,
        ply: Option<u32>,
        language: Language,
    ) -> Option<Self> {
        let record = Record::parse(game.record.as_ref()?.as_bytes()).ok()?;
        let replay = record.replay();
        let last = replay.plies.len();
        let ply = ply.map_or(Some(last), |ply| usize::try_from(ply).ok())?;
        let step = ply
            .checked_sub(1)
            .map(|idx| replay.plies.get(idx))
            .map_or(Some(None), |step| step.map(Some))?;
        let position = step.map_or(&replay.start, |step| &step.position);
        let board = board_of(position, step.map(|step| &step.trace), Seat::First);
        let layout = Layout::of(&board);
        let claim = if ply == last { record.claim() } else { Claim::Open };
        let names = names(Some(&record), occasion);
        let seat = |seat: Seat| {
            let place = layout.seats[usize::from(seat == Seat::Second)];
            seat_shape(position, (seat, claim), names[seat].as_deref(), place, language)
        };
        let spec = &Spec::from(record.game());
        let said = [
            (claim != Claim::Open).then(|| claim_words(claim, spec).sentence()),
            Some(spec_words(spec)),
        ];
        Some(Self {
            corner: about(game, occasion).and_then(|about| corner(&about.speak(language))),
            seats: Seat::ALL.into_iter().filter_map(seat).collect(),
            facts: facts(said.into_iter().flatten(), layout.facts, language),
            board: PlacedBoard { board, place: layout.board },
        })
    }
}

impl Layout {
    /// A wide board is below the players, a high one at their right.
    fn of(board: &Board) -> Self {
        match board {
            Board::Pits(_) => Self {
                seats: [(LEFT, 148.0), (RIGHT - SEAT, 148.0)],
                board: Place { x: LEFT, y: 204.0, width: RIGHT - LEFT, height: BOTTOM - 204.0 },
                facts: None,
            },
            Board::Cells(_) => Self {
                seats: [(LEFT, 230.0), (LEFT, 338.0)],
                board: Place { x: 632.0, y: 100.0, width: RIGHT - 632.0, height: BOTTOM - 100.0 },
                facts: Some(430.0),
            },
        }
    }
}

fn seat_shape(
    position: &AnyPosition,
    (seat, claim): (Seat, Claim),
    name: Option<&str>,
    (x, y): (f64, f64),
    language: Language,
) -> Option<SeatShape> {
    let side = side_words(&Spec::from(position.game()), seat).speak(language);
    let name = name.unwrap_or(&side);
    let room = Room { width: SEAT - 84.0 - 124.0, lines: 2, sizes: (36.0, 23.0) };
    let small = Room { width: 120.0, lines: 1, sizes: (23.0, 16.0) };
    let large = Room { width: 120.0, lines: 1, sizes: (56.0, 36.0) };
    let points = Numeral::from(position.score()[seat]).speak(language);
    let mut points = Letters::Title.fit(&points, large)?;
    if is_lost(claim, seat) {
        points.class = "serif mute";
    }
    let name_words = Letters::Name.fit(name, room).or_else(|| Letters::Name.fit(&side, room))?;
    Some(SeatShape {
        avatar: Avatar::of(name, (x + 32.0, y), 32.0),
        name: name_words.around(x + 84.0, y),
        points: points.around(x + SEAT, y - 13.0).ending(),
        side: Letters::Plain.fit(&side, small)?.around(x + SEAT, y + 26.0).ending(),
    })
}

fn is_lost(claim: Claim, seat: Seat) -> bool {
    match claim {
        Claim::FirstWins => seat == Seat::Second,
        Claim::SecondWins => seat == Seat::First,
        Claim::Draw | Claim::Open => false,
    }
}

fn facts(said: impl Iterator<Item = Text>, top: Option<f64>, language: Language) -> Vec<Placed> {
    let Some(mut top) = top else { return Vec::new() };
    let room = Room { width: SEAT, lines: 1, sizes: (28.0, 22.0) };
    let fitted = said.filter_map(|text| Letters::Plain.fit(&text.speak(language), room));
    fitted
        .map(|words| {
            let placed = words.under(LEFT, top);
            top += placed.words.height() + 8.0;
            placed
        })
        .collect()
}

/// Where it was played, or what it is called.
fn about(game: &GameRecord, occasion: Option<&Occasion>) -> Option<Text> {
    let Some(occasion) = occasion else {
        return game.title.as_deref().map(|title| Text::new("title-plain").with("name", title));
    };
    let (round, board) = (occasion.round, occasion.board);
    let place = Text::new("game-round-board").with("round", round).with("board", board);
    Some(
        Text::new("picture-place").with("event", occasion.event_name.as_str()).with("place", place),
    )
}
