//! What is said of tournaments.

use domain::entries::Entry;
use domain::pies::Handicap;
use domain::tournaments::{Acceleration, Format, FormatKind, Rated, Stage, Swiss};
use words::Text;

/// Who has won, if anybody has.
pub fn winner_words(winners: &[&Entry]) -> Option<Text> {
    let names = Text::list(winners.iter().map(|entry| entry.name.as_str()));
    let told = Text::new("winner").with("count", winners.len()).with("names", names);
    (!winners.is_empty()).then_some(told)
}

pub fn format_words(format: Format) -> Text {
    Text::new(match format {
        Format::RoundRobin => "format-round-robin",
        Format::DoubleRoundRobin => "format-double-round-robin",
        Format::Swiss(swiss) => return swiss_words(swiss),
    })
}

fn swiss_words(swiss: Swiss) -> Text {
    let id = match swiss.acceleration {
        Acceleration::None => "format-swiss-rounds",
        Acceleration::Baku => "format-swiss-baku",
    };
    Text::new(id).with("rounds", swiss.n_rounds)
}

/// A format by its name alone, in words.
pub fn format_kind_words(kind: FormatKind) -> Text {
    Text::new(match kind {
        FormatKind::RoundRobin => "format-round-robin",
        FormatKind::DoubleRoundRobin => "format-double-round-robin",
        FormatKind::Swiss => "format-swiss",
    })
}

/// How the first rounds are accelerated, in words.
pub fn acceleration_words(acceleration: Acceleration) -> Text {
    Text::new(match acceleration {
        Acceleration::None => "acceleration-none",
        Acceleration::Baku => "acceleration-baku",
    })
}

/// How the handicap is settled, in words.
pub fn pie_words(pie: Handicap) -> Text {
    Text::new(match pie {
        Handicap::Stakes => "pie-stakes",
        Handicap::Komi => "pie-komi",
    })
}

pub fn rated_words(rated: Rated) -> Text {
    Text::new(match rated {
        Rated::Rated => "rated",
        Rated::Unrated => "unrated",
    })
}

/// The colour of that word.
pub(crate) fn stage_pill(stage: Stage) -> &'static str {
    match stage {
        Stage::Running => "pill live",
        Stage::Entry | Stage::Closed | Stage::Cancelled => "pill",
    }
}

pub fn stage_words(stage: Stage) -> Text {
    Text::new(match stage {
        Stage::Entry => "stage-entry",
        Stage::Running => "stage-running",
        Stage::Closed => "stage-closed",
        Stage::Cancelled => "stage-cancelled",
    })
}
