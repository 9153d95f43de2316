//! An event: when and where, and its tournaments.

use domain::events::Event;
use rules::Spec;
use words::format::days;
use words::language::Language;
use words::text::{Speak, Text};

use super::drawing::{Drawing, Found};
use super::list::{ListPicture, Row};
use super::parts::{Heading, in_a_line};
use super::tournament::start_board;
use crate::events::TournamentLine;

/// How many tournaments are named.
const ROWS: usize = 3;

/// An event with those of its tournaments that the viewer may see, and what is played there.
pub fn of_event(event: &Event, held: (&[TournamentLine], &[Spec]), language: Language) -> Found {
    Drawing::found(event_picture(event, held, language), language)
}

/// `None` if no letter of its name can be written.
fn event_picture(
    event: &Event,
    (lines, specs): (&[TournamentLine], &[Spec]),
    language: Language,
) -> Option<ListPicture> {
    let details = &event.details;
    let place =
        details.place.as_ref().map(|place| Text::new("title-plain").with("name", place.as_str()));
    let facts: Vec<Text> = [Some(days(details.days)), place].into_iter().flatten().collect();
    let heading = Heading::new(details.name.as_str(), &in_a_line(&facts, language))?;
    let row = |line: &TournamentLine| Row {
        name: line.name.clone(),
        rank: None,
        below: Some(match &line.winner {
            Some(winner) => winner.speak(language),
            None => in_a_line(&line.about, language),
        }),
        value: if line.winner.is_some() { String::new() } else { line.stage.speak(language) },
    };
    let rows: Vec<Row> = lines.iter().take(ROWS).map(row).collect();
    let board = specs.iter().find_map(start_board);
    Some(ListPicture::new(None, heading, &rows, board))
}
