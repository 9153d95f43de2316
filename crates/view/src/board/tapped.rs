//! A board on which fields are links: what can be played is tapped, script or no script. Beads that may be chosen
//! are links beside it.

use std::fmt::{self, Display, Write};

use askama::filters::{Escaper, Html, HtmlSafe};
use words::{Language, Text};

use rules::{Continuation, Seat, Touched, Writing};

use crate::board::{Board, LoneBead};
use crate::games::{board_of, piece, touched_words};
use crate::{RenderError, render};

/// Every way in which a move that is being written may go on.
#[derive(Debug, Clone)]
pub struct Tapping {
    pub board: TappedBoard,
    /// Beads to choose from.
    pub hand: Vec<Choice>,
}

/// A bead that may be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    pub href: String,
    pub label: Text,
    pub bead: Option<LoneBead>,
    /// The pit that it is taken from.
    pub from: Option<String>,
}

impl Tapping {
    /// The board of a move that is being written, as a side sees it. `way` is the address of what is begun by a choice.
    pub(crate) fn new(
        writing: &Writing,
        from: Seat,
        way: impl Fn(&str) -> String,
        language: Language,
    ) -> Result<Self, RenderError> {
        let trace = writing.last.as_ref().map(|last| &last.trace);
        let trace = trace.filter(|_| writing.begun.is_empty());
        let next = &writing.continuations.next;
        let is_tapped = |choice: &&Continuation| matches!(choice.touched, Touched::Field(_));
        let board = board_of(&writing.continuations.board, trace, from);
        let tap = |choice: &Continuation| {
            let field = choice.touched.to_string();
            Tap { label: board.tap_words(&field), field, href: way(&choice.begun) }
        };
        let taps: Vec<Tap> = next.iter().filter(is_tapped).map(tap).collect();
        let touched: Vec<&str> = next.iter().filter_map(|choice| field(&choice.touched)).collect();
        let game = writing.position.game();
        let in_hand = |choice: &Continuation| Choice {
            href: way(&choice.begun),
            label: touched_words(game, &choice.touched),
            bead: piece(game, &choice.touched),
            from: match &choice.touched {
                Touched::Captured { from, .. } => from.clone(),
                _ => None,
            },
        };
        Ok(Self {
            board: TappedBoard::new(&board, (&taps, &touched), language)?,
            hand: next.iter().filter(|choice| !is_tapped(choice)).map(in_hand).collect(),
        })
    }
}

impl Tapping {
    /// The board of a move that is being written, for whoever only looks.
    pub(crate) fn still(
        writing: &Writing,
        from: Seat,
        language: Language,
    ) -> Result<Self, RenderError> {
        let trace = writing.last.as_ref().map(|last| &last.trace);
        let board = board_of(&writing.continuations.board, trace, from);
        Ok(Self { board: TappedBoard::new(&board, (&[], &[]), language)?, hand: Vec::new() })
    }
}

/// Where a piece falls, or is taken from.
fn field(touched: &Touched) -> Option<&str> {
    match touched {
        Touched::Field(_) => None,
        Touched::InHand { into, .. } => Some(into),
        Touched::Captured { from, .. } => from.as_deref(),
    }
}

/// A drawing with links in it.
#[derive(Debug, Clone)]
pub struct TappedBoard(String);

impl Display for TappedBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// It is made of a drawing, whose template has escaped what is in it, and of links, escaped here.
impl HtmlSafe for TappedBoard {}

/// What tapping a field leads to.
pub(crate) struct Tap {
    pub(super) field: String,
    pub(super) href: String,
    pub(super) label: Text,
}

impl TappedBoard {
    /// Draws a board whose fields are links where there is a tap for them, and marked where a
    /// piece in hand falls or is taken from.
    pub(crate) fn new(
        board: &Board,
        (taps, touched): (&[Tap], &[&str]),
        language: Language,
    ) -> Result<Self, RenderError> {
        let drawing = render(board, language)?;
        linked(&drawing, (taps, touched), language)
            .map(Self)
            .map_err(|error| RenderError::Template(error.into()))
    }
}

/// The mark of a field in a drawing.
const FIELD: &str = " data-field=\"";

fn linked(
    drawing: &str,
    (taps, touched): (&[Tap], &[&str]),
    language: Language,
) -> Result<String, fmt::Error> {
    // What is inside a picture is not there for whoever is read to; a group has its links.
    let role = if taps.is_empty() { "role=\"img\"" } else { "role=\"group\"" };
    let mut rest = drawing;
    let mut page = String::with_capacity(2 * drawing.len());
    while let Some((before, group, after)) = next_field(rest) {
        let name = group.split_once(FIELD).and_then(|(_, rest)| rest.split('"').next());
        page.push_str(before);
        match taps.iter().find(|tap| Some(tap.field.as_str()) == name) {
            None if name.is_some_and(|name| touched.contains(&name)) => {
                write!(page, "<g class=\"falls\">{group}</g>")?;
            }
            None => page.push_str(group),
            Some(tap) => {
                page.push_str("<a href=\"");
                Html.write_escaped_str(&mut page, &tap.href)?;
                page.push_str("\" rel=\"nofollow\" aria-label=\"");
                Html.write_escaped_str(&mut page, &tap.label.in_language(language))?;
                write!(page, "\">{group}</a>")?;
            }
        }
        rest = after;
    }
    page.push_str(rest);
    Ok(page.replacen("role=\"img\"", role, 1))
}

/// The next group of a drawing that is a field, with what is before and behind it.
fn next_field(drawing: &str) -> Option<(&str, &str, &str)> {
    let start = drawing[..drawing.find(FIELD)?].rfind("<g")?;
    let mut depth = 0_usize;
    let mut at = start;
    loop {
        let tag = at + drawing[at..].find(['<'])?;
        if drawing[tag..].starts_with("</g>") {
            depth -= 1;
        } else if drawing[tag..].starts_with("<g ") || drawing[tag..].starts_with("<g>") {
            depth += 1;
        }
        at = tag + 1;
        if depth == 0 {
            let end = tag + "</g>".len();
            return Some((&drawing[..start], &drawing[start..end], &drawing[end..]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tap(field: &str) -> Tap {
        let label = Text::new("title-plain").with("name", format!("Play \"{field}\""));
        Tap { field: field.to_owned(), href: format!("?moves={field}&x"), label }
    }

    fn check(drawing: &str, fields: &[&str], expected: &str) {
        let taps: Vec<Tap> = fields.iter().map(|field| tap(field)).collect();
        assert_eq!(linked(drawing, (&taps, &["t"]), Language::DEFAULT).unwrap(), expected);
    }

    #[test]
    fn a_field_that_can_be_played_is_a_link() {
        check(
            "<svg role=\"img\"><g data-field=\"a\"><g><b/></g></g> <g class=\"c\" data-field=\"b\"/></g></svg>",
            &["a"],
            "<svg role=\"group\"><a href=\"?moves=a&#38;x\" rel=\"nofollow\" aria-label=\"Play &#34;a&#34;\">\
             <g data-field=\"a\"><g><b/></g></g></a> <g class=\"c\" data-field=\"b\"/></g></svg>",
        );
    }

    #[test]
    fn a_field_that_a_piece_falls_into_is_marked() {
        check(
            "<svg><g data-field=\"t\"></g></svg>",
            &[],
            "<svg><g class=\"falls\"><g data-field=\"t\"></g></g></svg>",
        );
    }

    #[test]
    fn a_board_without_links_stays_a_picture() {
        let drawing = "<svg role=\"img\"><g data-field=\"a\"></g></svg>";
        check(drawing, &[], drawing);
    }

    #[test]
    fn every_field_of_every_game_is_found() {
        for spec in rules::Game::samples() {
            let start = rules::AnyPosition::start(spec.parse().unwrap());
            let next = start.continuations("").next;
            let taps: Vec<Tap> = next.iter().map(|one| tap(&one.touched.to_string())).collect();
            let board = crate::games::board_of(&start, None, rules::Seat::First);
            let TappedBoard(drawn) =
                TappedBoard::new(&board, (&taps, &[]), Language::DEFAULT).unwrap();
            assert_eq!(drawn.matches("<a href").count(), next.len(), "{spec}");
            assert_eq!(drawn.matches("</a>").count(), next.len(), "{spec}");
        }
    }
}
