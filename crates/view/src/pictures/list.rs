//! A title, what is below it in rows, and a board: events and tournaments.

use askama::Template;

use super::letters::{Letters, Room, Words};
use super::parts::{Avatar, BOTTOM, Heading, LEFT, Place, Placed, PlacedBoard, RIGHT};
use crate::board::Board;
use crate::filters;

#[derive(Debug, Clone, Template)]
#[template(path = "pictures/list.svg")]
pub(super) struct ListPicture {
    corner: Option<Placed>,
    title: Placed,
    facts: Option<Placed>,
    /// What the rows are on.
    sheet: Option<Place>,
    rows: Vec<RowShape>,
    board: Option<PlacedBoard>,
}

#[derive(Debug, Clone)]
struct RowShape {
    place: Place,
    avatar: Option<Avatar>,
    words: Vec<Placed>,
}

/// What a row says.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) name: String,
    /// In front of it.
    pub(super) rank: Option<String>,
    pub(super) below: Option<String>,
    /// At the end of the row.
    pub(super) value: String,
}

const INSET: f64 = 24.0;
/// A row at its highest.
const ROW: f64 = 98.0;
/// The rows beside a board.
const HALF: f64 = 584.0;

impl ListPicture {
    pub(super) fn new(
        corner: Option<Placed>,
        heading: Heading,
        rows: &[Row],
        board: Option<Board>,
    ) -> Self {
        let Heading { title, facts, below } = heading;
        let all =
            Place { x: LEFT, y: below + 22.0, width: RIGHT - LEFT, height: BOTTOM - below - 22.0 };
        let n_rows = f64::from(u32::try_from(rows.len()).unwrap_or(u32::MAX));
        let high = (all.height / n_rows.max(1.0)).min(ROW);
        let width = if board.is_some() { HALF } else { all.width };
        let top = all.y + (all.height - high * n_rows) / 2.0;
        let sheet = Place { y: top, width, height: high * n_rows, ..all };
        let place = |idx: u32| {
            let y = sheet.y + high * f64::from(idx);
            Place { x: LEFT + INSET, y, width: sheet.width - 2.0 * INSET, height: high }
        };
        let beside = Place { x: LEFT + HALF + 32.0, width: all.width - HALF - 32.0, ..all };
        let room = if rows.is_empty() { all } else { beside };
        Self {
            corner,
            title,
            facts,
            sheet: (!rows.is_empty()).then_some(sheet),
            rows: (0..).zip(rows).map(|(idx, row)| row_shape(row, place(idx))).collect(),
            board: board.map(|board| PlacedBoard { board, place: room }),
        }
    }
}

fn row_shape(row: &Row, place: Place) -> RowShape {
    let (left, right, middle) = (place.x, place.x + place.width, place.y + place.height / 2.0);
    let line = |width: f64, most: f64| Room { width, lines: 1, sizes: (most, 20.0) };
    let value = Letters::Name.fit(&row.value, line(170.0, 32.0));
    let rank = row.rank.as_ref().and_then(|rank| Letters::Title.fit(rank, line(40.0, 32.0)));
    let has_avatar = row.rank.is_some();
    let start = if has_avatar { left + 114.0 } else { left };
    let room = right - start - 24.0 - value.as_ref().map_or(0.0, Words::width);
    let below = row.below.as_ref().and_then(|text| Letters::Plain.fit(text, line(room, 23.0)));
    let up = if below.is_some() { 15.0 } else { 0.0 };
    let lines = if below.is_some() { 1 } else { 2 };
    let name = Letters::Name.fit(&row.name, Room { lines, ..line(room, 31.0) });
    let words = [
        rank.map(|rank| rank.around(left + 16.0, middle).centred()),
        name.map(|name| name.around(start, middle - up)),
        below.map(|below| below.around(start, middle + 18.0)),
        value.map(|value| value.around(right, middle).ending()),
    ];
    let radius = (place.height * 0.34).min(27.0);
    RowShape {
        place,
        avatar: has_avatar.then(|| Avatar::of(&row.name, (left + 72.0, middle), radius)),
        words: words.into_iter().flatten().collect(),
    }
}
