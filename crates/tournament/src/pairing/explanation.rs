//! A paired round, with the reasons.

use crate::entry::Number;
use crate::score::Score;

/// A round of a Swiss as it was paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedRound {
    /// Its number, from 1.
    pub round: u16,
    /// Who meets whom, by board (C.04.2 art. 4): the best score first.
    pub pairs: Vec<Pair>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<Number>,
    /// How it came about, from the highest score down.
    pub brackets: Vec<Bracket>,
}

/// Two players who meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// Moves first.
    pub white: Number,
    /// Moves second.
    pub black: Number,
    /// Why not the other way round.
    pub colours: ColourRule,
}

/// What decided the colours of a pair, in the order in which it is asked (C.04.3 art. 5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColourRule {
    /// Art. 5.2.1: both preferences are granted, or the only one that there is.
    BothPreferences,
    /// Art. 5.2.2: the stronger preference, among two absolute ones the wider difference.
    StrongerPreference,
    /// Art. 5.2.3: alternated against the last round in which one had White and the other Black.
    LastDifference,
    /// Art. 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// Art. 5.2.5: the number of the higher ranked and the initial colour.
    InitialColour,
}

/// A bracket: the players of one score and those who came down to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The pairing score of the residents.
    pub score: Score,
    /// Who came down from higher brackets (MDPs), by rank.
    pub moved_down: Vec<Number>,
    /// Who has this score, by rank.
    pub residents: Vec<Number>,
    /// Who was paired in it: the higher ranked first, in the order of the higher ranked.
    pub pairs: Vec<(Number, Number)>,
    /// Who floats down into the next bracket; one who is alone and will have the pairing-allocated
    /// bye floats into that.
    pub downfloaters: Vec<Number>,
    /// What could not be complied with, by importance; the rest of the criteria is fulfilled.
    pub failures: Vec<Failure>,
    /// So many moved-down players of different scores came into the bracket (hundreds) that this
    /// criterion and those after it were not weighed; the arbiter has to look.
    pub unweighed: Option<Criterion>,
}

/// A criterion of C.04.3 art. 2 that a bracket does not fulfil for everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Which.
    pub criterion: Criterion,
    /// The players whom it concerns, by rank.
    pub numbers: Vec<Number>,
    /// Why fewer were not possible.
    pub reason: Reason,
}

/// Why a criterion could not be fulfilled better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The number of players in the bracket is odd.
    OddNumber,
    /// So many prefer one colour that these must go without in every pairing.
    ColourCount {
        /// Players of the bracket, those who float down left out, who prefer the colour.
        wanting: u16,
        /// Pairs of the bracket, each of which has the colour once.
        pairs: u16,
    },
    /// No other pairing of the bracket that the rules allow does better by this criterion without
    /// doing worse by a more important one.
    NoneBetter,
}

/// A quality criterion of C.04.3 art. 2, in the order of importance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// Fewest downfloaters.
    C6,
    /// The downfloaters' scores, highest first.
    C7,
    /// Downfloaters that suit the next bracket.
    C8,
    /// Fewest unplayed games of the one who gets the bye.
    C9,
    /// Topscorers or their opponents with a colour difference beyond two.
    C10,
    /// Topscorers or their opponents with the same colour three times in a row.
    C11,
    /// Colour preferences.
    C12,
    /// Strong colour preferences.
    C13,
    /// Residents who float down as they did in the last round.
    C14,
    /// Opponents of moved-down players who float up as they did in the last round.
    C15,
    /// As C14, two rounds before.
    C16,
    /// As C15, two rounds before.
    C17,
    /// Score differences of moved-down players who floated down in the last round.
    C18,
    /// Score differences of opponents of moved-down players who floated up in the last round.
    C19,
    /// As C18, two rounds before.
    C20,
    /// As C19, two rounds before.
    C21,
}

impl Criterion {
    /// All of them, the most important first.
    pub const ALL: [Self; 16] = [
        Self::C6,
        Self::C7,
        Self::C8,
        Self::C9,
        Self::C10,
        Self::C11,
        Self::C12,
        Self::C13,
        Self::C14,
        Self::C15,
        Self::C16,
        Self::C17,
        Self::C18,
        Self::C19,
        Self::C20,
        Self::C21,
    ];
}

/// No pairing complies with the absolute criteria (C.04.3 art. 1.9.3): an ordinary answer; the
/// arbiter decides what to do.
///
/// In every pairing somebody of each group finds nobody in it; outside of it they may meet the
/// partners only, and there are too few of these.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", told(self))]
pub struct NoLegalPairing {
    /// Players of different groups may not meet.
    pub groups: Vec<Vec<Number>>,
    /// Whom players of several groups may meet.
    pub partners: Vec<Number>,
    /// The bye counts among the partners: one of the groups may have it.
    pub is_bye_shared: bool,
    /// The number of players is odd, and nobody is left who may have the bye.
    pub is_bye_refused: bool,
}

fn told(refusal: &NoLegalPairing) -> String {
    let list =
        |numbers: &[Number]| numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(", ");
    let mut sentences = Vec::new();
    if refusal.is_bye_refused {
        sentences.push("nobody who could be left over may have the bye".to_owned());
    }
    if !refusal.groups.is_empty() {
        let groups: Vec<String> =
            refusal.groups.iter().map(|group| format!("{{{}}}", list(group))).collect();
        let mut partners: Vec<String> = refusal.partners.iter().map(Number::to_string).collect();
        partners.extend(refusal.is_bye_shared.then(|| "the bye".to_owned()));
        if partners.is_empty() {
            partners.push("nobody".to_owned());
        }
        sentences.push(format!(
            "in each of {} somebody is left over, and outside of their group these may only have {}",
            groups.join(", "),
            partners.join(", ")
        ));
    }
    sentences.join("; ")
}
