//! A board of the round with its buttons.

use domain::EntryId;
use domain::accounts::Access;
use domain::pairings::Seating;
use domain::results::{Author, Game, RoundSheet, Shorthand, Undo};
use tournament::result::GameResult;
use words::Text;

use super::{KeypadLine, key_label, round_path};
use crate::rounds::{result_words, won};

/// A board as it stands, for whoever enters its result.
pub(super) fn line(sheet: &RoundSheet, game: &Game<'_>, author: &Author) -> Option<KeypadLine> {
    let Game { pairing, result, newest } = game;
    let (first, second) = (sheet.name(pairing.first), sheet.name(pairing.second?));
    let is_open = *result == GameResult::Pending;
    let keys = Shorthand::ALL.iter().copied().filter(|key| key.is_possible(&pairing.spec));
    let prompt = Text::new("keypad-prompt").with("board", pairing.board);
    Some(KeypadLine {
        board: pairing.board,
        href: format!("{}/boards/{}", round_path(sheet), pairing.board),
        prompt: prompt.with("first", first.as_str()).with("second", second.as_str()),
        first,
        second,
        won: won(*result),
        result: result_words(*result),
        is_open,
        replaces: newest.map(|newest| newest.id),
        choice: pairing.seating.choice(),
        keys: keys.map(key_label).collect(),
        shut: shut(sheet, game, author).filter(|_| is_open),
        is_saved: false,
        may_undo: sheet.undo(game, author) == Undo::Open,
        link: Text::new("board-look").with("board", pairing.board),
        details: Text::new("keypad-details-of").with("board", pairing.board),
        undo: Text::new("keypad-undo-of").with("board", pairing.board),
    })
}

/// Why nobody can enter a result here by a key, or not whoever looks.
fn shut(sheet: &RoundSheet, game: &Game<'_>, author: &Author) -> Option<Text> {
    let Game { pairing, .. } = game;
    if pairing.seating == Seating::Open {
        return Some(Text::new("round-sides-open"));
    }
    if author.access >= Access::Arbiter {
        return None;
    }
    let has_left = |id: EntryId| {
        let entry = sheet.chart.entry_of(id);
        entry.is_some_and(|entry| entry.is_gone(pairing.round))
    };
    let is_left = has_left(pairing.first) || pairing.second.is_some_and(has_left);
    is_left.then(|| Text::new("keypad-left"))
}
