//! Players who are to play in two tournaments of an event at the same time, in words.

use super::Text;
use super::format::clock;
use crate::domain::overlaps::{Duty, Overlap};
use crate::domain::zone::Zone;

/// A line for each, with the times by the clocks of the event.
pub fn overlap_lines(overlaps: &[Overlap], zone: Zone) -> Vec<Text> {
    overlaps.iter().map(|one| line(one, zone)).collect()
}

fn line(one: &Overlap, zone: Zone) -> Text {
    let words = match one.there.time {
        Some(time) => Text::new("overlap-line-at").with("time", clock(zone.local(time.begins))),
        None => Text::new("overlap-line"),
    };
    words
        .with("player", one.player.as_str())
        .with("here", place(&one.here))
        .with("there", place(&one.there))
        .with("tournament", one.tournament.1.as_str())
}

fn place(duty: &Duty) -> Text {
    match duty.board {
        Some(board) => Text::new("overlap-board").with("board", board).with("round", duty.round),
        None => Text::new("overlap-round").with("round", duty.round),
    }
}
