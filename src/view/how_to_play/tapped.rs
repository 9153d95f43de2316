//! A board on which fields are links: what can be played is tapped, script or no script.

use std::fmt::{self, Display, Write};

use askama::filters::{Escaper, Html, HtmlSafe};

use crate::view::board::Board;
use crate::view::{Language, RenderError, Text, render};

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
pub(super) struct Tap {
    pub(super) field: String,
    pub(super) href: String,
    pub(super) label: Text,
}

impl TappedBoard {
    /// Draws a board whose fields are links where there is a tap for them, and marked where a
    /// piece in hand falls or is taken from.
    pub(super) fn new(
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
            let board = crate::view::games::board_of(&start, None, rules::Seat::First);
            let TappedBoard(drawn) =
                TappedBoard::new(&board, (&taps, &[]), Language::DEFAULT).unwrap();
            assert_eq!(drawn.matches("<a href").count(), next.len(), "{spec}");
            assert_eq!(drawn.matches("</a>").count(), next.len(), "{spec}");
        }
    }
}
