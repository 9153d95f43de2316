//! What decides the order of a tournament: a list of tie-breaks, and the edition of their rules.

mod changes;

use std::fmt;

use chrono::{Datelike, NaiveDate};
use tournament::standings::{Method, TieBreak, UnknownTieBreak};
use tournament::table::{Edition, System};

use super::tournaments::Format;
use super::words::words;

pub use changes::{RankChange, mark, rank_changes};

/// The most tie-breaks of a tournament: no two players are level after so many that are not after
/// any number.
pub const MAX_TIE_BREAKS: usize = 12;

/// What decides the order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    /// The tie-breaks, in order.
    pub tie_breaks: TieBreaks,
    /// The edition of their rules; before the start nothing stands for the one in force on the
    /// first day.
    pub edition: Option<Edition>,
}

/// Tie-breaks in order, from 1 to [`MAX_TIE_BREAKS`], none of them twice.
///
/// ```
/// use domain::tie_breaks::{TieBreakComplaint, TieBreaks};
///
/// let list = TieBreaks::parse(["pts", "BH/C1"]).unwrap();
/// assert_eq!(list.to_string(), "PTS,BH/C1");
/// let twice = TieBreaks::parse(["SB", "sb", "XX"]).unwrap_err();
/// assert_eq!(twice.len(), 2);
/// assert!(matches!(twice[0], TieBreakComplaint::Unknown { .. }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieBreaks(Vec<TieBreak>);

/// What is wrong with a list of tie-breaks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TieBreakComplaint {
    #[error("there is no tie-break {code:?}")]
    Unknown {
        /// As it was written.
        code: String,
    },
    /// The same again, which would decide nothing.
    #[error("{tie_break} is there more than once")]
    Twice { tie_break: TieBreak },
    /// More than anybody needs.
    #[error("{n_tie_breaks} tie-breaks, {MAX_TIE_BREAKS} are the most")]
    TooMany {
        /// How many.
        n_tie_breaks: usize,
    },
    #[error("no tie-break")]
    None,
}

/// A list that suits most tournaments of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TieBreakPreset {
    /// What FIDE recommends for the format.
    Usual,
    /// The same, with the ratings of the opponents.
    Ratings,
    /// For games that end with points.
    GamePoints,
}

words! { TieBreakPreset { Usual = "usual", Ratings = "ratings", GamePoints = "game-points", } }

impl TieBreakPreset {
    /// The list for a format; there is none by ratings for a round robin, where all have met the
    /// same opponents but for themselves.
    ///
    /// Buchholz says nothing in a round robin (`docs/spec/standings.md` §5.1).
    pub fn tie_breaks(self, format: Format) -> Option<TieBreaks> {
        self.of_system(format.system())
    }

    /// The same for any tournament of a system.
    pub fn of_system(self, system: System) -> Option<TieBreaks> {
        let codes = match (self, system) {
            (Self::Usual, System::RoundRobin) => "PTS,DE,WIN,SB,KS",
            (Self::Usual, System::Swiss) => "PTS,BH/C1,BH,DE,SB",
            (Self::Ratings, System::RoundRobin) => return None,
            (Self::Ratings, System::Swiss) => "PTS,BH/C1,BH,DE,ARO",
            (Self::GamePoints, System::RoundRobin) => "PTS,DE,GPD,GP",
            (Self::GamePoints, System::Swiss) => "PTS,BH/C1,BH,GPD,GP",
        };
        TieBreaks::parse(codes.split(',')).ok()
    }

    /// Which preset a list is.
    pub fn of(tie_breaks: &TieBreaks, format: Format) -> Option<Self> {
        let is_this = |preset: &Self| preset.tie_breaks(format).as_ref() == Some(tie_breaks);
        Self::ALL.iter().copied().find(is_this)
    }
}

impl Ranking {
    /// The usual tie-breaks of a format, by the edition in force on the first day.
    pub fn usual(format: Format) -> Self {
        let usual = TieBreakPreset::Usual.tie_breaks(format);
        Self { tie_breaks: usual.unwrap_or_else(TieBreaks::points), edition: None }
    }

    /// The edition that was chosen, else the one in force on the first day.
    pub fn edition_on(&self, first_day: NaiveDate) -> Edition {
        self.edition.unwrap_or_else(|| edition_in_force(first_day))
    }
}

impl TieBreaks {
    /// Points alone.
    pub fn points() -> Self {
        Self(vec![TieBreak::PTS])
    }

    /// Checks a list; what is wrong is told all at once.
    pub fn new(all: Vec<TieBreak>) -> Result<Self, Vec<TieBreakComplaint>> {
        let complaints = complaints(&all);
        if complaints.is_empty() { Ok(Self(all)) } else { Err(complaints) }
    }

    /// Reads and checks the codes of a list, likewise.
    pub fn parse<'c>(
        codes: impl IntoIterator<Item = &'c str>,
    ) -> Result<Self, Vec<TieBreakComplaint>> {
        let (mut known, mut wrong) = (Vec::new(), Vec::new());
        for code in codes {
            match code.trim().parse() {
                Ok(tie_break) => known.push(tie_break),
                Err(UnknownTieBreak { code }) => wrong.push(TieBreakComplaint::Unknown { code }),
            }
        }
        match Self::new(known) {
            Ok(all) if wrong.is_empty() => Ok(all),
            // With an unknown code there is something.
            Err(more) if more != [TieBreakComplaint::None] || wrong.is_empty() => {
                Err(wrong.into_iter().chain(more).collect())
            }
            _ => Err(wrong),
        }
    }

    /// In order.
    pub fn as_slice(&self) -> &[TieBreak] {
        &self.0
    }

    /// Does the list look at this?
    pub fn has(&self, method: Method) -> bool {
        self.0.iter().any(|tie_break| tie_break.method() == method)
    }
}

impl fmt::Display for TieBreaks {
    /// The codes, with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, tie_break) in self.0.iter().enumerate() {
            let comma = if idx == 0 { "" } else { "," };
            write!(f, "{comma}{tie_break}")?;
        }
        Ok(())
    }
}

fn complaints(all: &[TieBreak]) -> Vec<TieBreakComplaint> {
    let mut complaints = Vec::new();
    for (idx, tie_break) in all.iter().enumerate() {
        let twice = TieBreakComplaint::Twice { tie_break: *tie_break };
        if all[..idx].contains(tie_break) && !complaints.contains(&twice) {
            complaints.push(twice);
        }
    }
    if all.is_empty() {
        complaints.push(TieBreakComplaint::None);
    }
    if all.len() > MAX_TIE_BREAKS {
        complaints.push(TieBreakComplaint::TooMany { n_tie_breaks: all.len() });
    }
    complaints
}

/// The edition of the tie-break rules in force on a day.
pub fn edition_in_force(day: NaiveDate) -> Edition {
    let year = u16::try_from(day.year()).unwrap_or(0);
    Edition::in_force(year, u8::try_from(day.month()).unwrap_or(1))
}

/// The year that an edition goes by, in tables, forms and files.
pub fn edition_word(edition: Edition) -> &'static str {
    match edition {
        Edition::August2024 => "2024",
        Edition::March2026 => "2026",
    }
}

/// The editions, the older first.
pub const EDITIONS: [Edition; 2] = [Edition::August2024, Edition::March2026];

/// Reads the year of an edition.
pub fn parse_edition(word: &str) -> Option<Edition> {
    EDITIONS.into_iter().find(|edition| edition_word(*edition) == word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::{Acceleration, Swiss};

    const SWISS: Format = Format::Swiss(Swiss { n_rounds: 5, acceleration: Acceleration::None });

    #[test]
    fn every_preset_is_sound_for_its_format() {
        for format in [Format::RoundRobin, Format::DoubleRoundRobin, SWISS] {
            for preset in TieBreakPreset::ALL {
                let Some(list) = preset.tie_breaks(format) else { continue };
                assert_eq!(list.as_slice()[0], TieBreak::PTS, "{list}");
                assert!(!format.meets_everybody() || !list.has(Method::Bh), "{list}");
                assert_eq!(TieBreakPreset::of(&list, format), Some(*preset), "{list}");
            }
        }
        assert_eq!(TieBreakPreset::of(&TieBreaks::points(), SWISS), None);
        assert_ne!(Ranking::usual(SWISS).tie_breaks, TieBreaks::points());
    }

    #[test]
    fn everything_that_is_wrong_with_a_list_is_told() {
        let wrong = |text: &str| {
            let complaints = TieBreaks::parse(text.split_whitespace()).unwrap_err();
            complaints.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        };
        assert_eq!(wrong(""), "no tie-break");
        assert_eq!(wrong("BC"), "there is no tie-break \"BC\"");
        assert_eq!(
            wrong("PTS WIN/C1 BH BH BH/C1 bh"),
            "there is no tie-break \"WIN/C1\"; BH is there more than once"
        );
        let many = "PTS DE WIN WON BPG BWG REP STD PS KS BH FB SB";
        assert_eq!(wrong(many), "13 tie-breaks, 12 are the most");
        let most = many.replace(" SB", "").replace(' ', ",");
        assert_eq!(TieBreaks::parse(most.split(',')).unwrap().to_string(), most);
    }

    #[test]
    fn the_edition_is_that_of_the_first_day_until_it_is_pinned() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let mut ranking = Ranking::usual(SWISS);
        assert_eq!(ranking.edition_on(day("2026-02-28")), Edition::August2024);
        assert_eq!(ranking.edition_on(day("2026-03-01")), Edition::March2026);
        ranking.edition = Some(Edition::August2024);
        assert_eq!(ranking.edition_on(day("2026-03-01")), Edition::August2024);
        for edition in EDITIONS {
            assert_eq!(parse_edition(edition_word(edition)), Some(edition));
        }
        assert_eq!(parse_edition("2025"), None);
    }
}
