//! What pages are made of, each part once, in the light and in the dark.

use askama::Template;
use domain::{EventId, PlayerId};
use words::Text;
use words::format::Numeral;

use super::crosstable::{CrossCell, CrossMark};
use super::events::EventLine;
use super::glance::{Leader, Meeting};
use super::{Frame, filters};

#[derive(Template)]
#[template(path = "look/show.html")]
pub struct LookPage {
    pub frame: Frame,
    /// The class of each half, and its name.
    pub halves: [(&'static str, &'static str); 2],
    pub leaders: Vec<Leader>,
    pub rows: Vec<(Leader, Vec<CrossCell>)>,
    pub meetings: Vec<Meeting>,
    pub events: Vec<EventLine>,
}

pages! { LookPage }

/// People of Hesse's novel, with ratings and points that they do not have there.
const PEOPLE: [(&str, u16, &str); 5] = [
    ("Josef Knecht", 1893, "3½"),
    ("Plinio Designori", 1788, "3"),
    ("Fritz Tegularius", 1802, "3"),
    ("Carlo Ferromonte", 1567, "2½"),
    ("Pater Jakobus", 1837, "2½"),
];

/// For each of them, round by round: opponent, seat, result.
const ROUNDS: [[(usize, &str, &str); 3]; 5] = [
    [(5, "○", "1"), (4, "●", "1"), (2, "○", "½")],
    [(4, "○", "1"), (3, "●", "1"), (1, "●", "½")],
    [(1, "○", "0"), (2, "○", "0"), (5, "○", "1")],
    [(2, "●", "0"), (1, "○", "0"), (3, "●", "0")],
    [(1, "●", "0"), (2, "○", "½"), (3, "●", "0")],
];

impl LookPage {
    pub fn new(frame: Frame) -> Self {
        let leaders: Vec<Leader> = (1..).zip(PEOPLE).map(leader).collect();
        let rows = leaders.iter().cloned().zip(ROUNDS.map(|row| row.map(cell).to_vec()));
        Self {
            frame,
            halves: [("in-light", "look-light"), ("in-dark", "look-dark")],
            rows: rows.collect(),
            meetings: vec![
                meeting((0, "won"), (2, ""), "chart-first-won"),
                meeting((1, ""), (4, ""), "chart-draw"),
                meeting((3, ""), (2, ""), "chart-open"),
            ],
            leaders,
            events: vec![event()],
        }
    }
}

fn event() -> EventLine {
    EventLine {
        id: EventId(1),
        name: "Mariafels Jubilee".to_owned(),
        place: Some("Mariafels".to_owned()),
        days: Text::new("look-days"),
        day: 24,
        month: Text::new("month-short-1"),
        is_draft: true,
        is_archived: false,
        next: None,
    }
}

fn leader((rank, (name, rating, points)): (u32, (&str, u16, &str))) -> Leader {
    let (player, points) = (PlayerId(1), Numeral::new(points));
    let points_words = Text::new("score-points").with("count", 1).with("score", points.clone());
    Leader { rank, player, name: name.to_owned(), rating: Some(rating), points, points_words }
}

fn cell((opponent, seat, sign): (usize, &'static str, &'static str)) -> CrossCell {
    let class = match sign {
        "1" => "win",
        "0" => "loss",
        _ => "draw",
    };
    CrossCell::Games(vec![CrossMark {
        opponent: Some(opponent),
        sign,
        class,
        seat,
        label: Text::new("title-plain").with("name", PEOPLE[opponent - 1].0),
        href: Some("/look".to_owned()),
        is_proven: class == "win",
        is_checked: false,
        counts: true,
        corrected: None,
    }])
}

fn meeting(
    first: (usize, &'static str),
    second: (usize, &'static str),
    result: &'static str,
) -> Meeting {
    let name = |(who, won): (usize, &'static str)| (PEOPLE[who].0.to_owned(), won);
    let (first, second) = (name(first), name(second));
    Meeting {
        href: "/look".to_owned(),
        label: Text::new("meeting-label")
            .with("board", 1)
            .with("first", first.0.as_str())
            .with("second", second.0.as_str())
            .with("result", Text::new(result)),
        is_proven: first.1 == "won",
        first,
        second,
        result: Text::new(result),
    }
}
