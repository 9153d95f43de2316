//! What stands behind a result, as a badge.

use domain::results::Backing;
use words::Text;

/// A word or two, and what they mean.
#[derive(Debug, Clone)]
pub struct Badge {
    pub word: Text,
    /// The class of that word.
    pub class: &'static str,
    /// What that word means.
    pub long: Text,
}

impl Badge {
    pub(crate) fn of(backing: Backing) -> Self {
        let (word, class, long) = match backing {
            Backing::ByMoves => ("backing-by-moves", "pill good", "backing-by-moves-long"),
            Backing::MovesChecked => ("backing-moves", "pill", "backing-moves-long"),
            Backing::ByClock => ("backing-by-clock", "pill good", "backing-by-clock-long"),
            Backing::ByAct => ("backing-by-act", "pill good", "backing-by-act-long"),
            Backing::Unproven => ("backing-unproven", "pill warn", "backing-unproven-long"),
            Backing::NoRecord => ("backing-no-record", "pill", "backing-no-record-long"),
        };
        Self { word: Text::new(word), class, long: Text::new(long) }
    }

    /// For lists, where somebody's mere word is not marked.
    pub(crate) fn of_checked(backing: Backing) -> Option<Self> {
        backing.is_checked().then(|| Self::of(backing))
    }

    /// Each badge of a list once, with what it means.
    pub(crate) fn legend(backings: impl Iterator<Item = Backing>) -> Vec<Self> {
        let found: Vec<Backing> = backings.collect();
        let all =
            [Backing::ByMoves, Backing::ByClock, Backing::ByAct, Backing::MovesChecked].into_iter();
        all.filter(|one| found.contains(one)).map(Self::of).collect()
    }
}
