//! Players who are to play in two tournaments of an event at the same time, in words.

use domain::overlaps::{Duty, Overlap};
use domain::zone::Zone;
use words::Text;
use words::format::clock;

/// What a notice says of them.
#[derive(Debug, Clone)]
pub struct OverlapLines {
    pub title: Text,
    pub lines: Vec<Text>,
}

impl OverlapLines {
    /// A line for each, with the times by the clocks of the event; nothing if there is nobody.
    pub fn new(overlaps: &[Overlap], zone: Zone) -> Option<Self> {
        let title = Text::new("overlaps-title").with("count", overlaps.len());
        let lines: Vec<Text> = overlaps.iter().map(|one| line(one, zone)).collect();
        (!lines.is_empty()).then_some(Self { title, lines })
    }
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
