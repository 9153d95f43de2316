//! Changes to moves of a record, in words.

use rules::Spec;
use rules::readings::Change;
use words::Text;

use super::faults::mover;
use super::game_view::side_words;

/// Letters of a move that are shown.
const SHOWN: usize = 60;

/// A change in words: where it is, and what became of what.
pub fn change_words(change: &Change, spec: &Spec) -> Text {
    let words = match (&change.from, &change.to) {
        (None, _) => Text::new("change-missing"),
        (_, None) => Text::new("change-superfluous"),
        _ => Text::new("change-other"),
    };
    words
        .with("ply", change.ply)
        .with("move", change.ply.div_ceil(2))
        .with("side", side_words(spec, mover(change.ply)))
        .with("from", shown(change.from.as_deref()))
        .with("to", shown(change.to.as_deref()))
}

fn shown(text: Option<&str>) -> String {
    let text = text.unwrap_or_default();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
