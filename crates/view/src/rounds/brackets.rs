//! The brackets of a round, in words: who was in each, and what could not be complied with.

use domain::swiss::{RoundWorking, WorkedBracket, WorkedFailure};
use tournament::pairing::explanation::{Criterion, Reason};
use words::Text;
use words::format::points_words;

use super::names::Names;

/// A bracket in words.
#[derive(Debug, Clone)]
pub struct BracketLines {
    /// Its score.
    pub title: Text,
    /// Who was in it and what became of them.
    pub facts: Vec<(Text, String)>,
    /// What could not be complied with.
    pub failures: Vec<Text>,
}

pub(super) fn bracket_lines(names: Names<'_>, working: &RoundWorking) -> Vec<BracketLines> {
    let line = |bracket: &WorkedBracket| BracketLines {
        title: Text::new("bracket-title").with("points", points_words(bracket.score)),
        facts: facts(names, bracket),
        failures: bracket.failures.iter().map(|failure| failure_words(names, failure)).collect(),
    };
    working.brackets.iter().map(line).collect()
}

fn facts(names: Names<'_>, bracket: &WorkedBracket) -> Vec<(Text, String)> {
    let pairs = bracket.pairs.iter();
    let pairs: Vec<String> =
        pairs.map(|(one, other)| format!("{} – {}", names.of(*one), names.of(*other))).collect();
    let all = [
        ("bracket-moved-down", names.all(&bracket.moved_down)),
        ("bracket-residents", names.all(&bracket.residents)),
        ("bracket-pairs", pairs.join(" · ")),
        ("bracket-downfloaters", names.all(&bracket.downfloaters)),
    ];
    let said = all.into_iter().filter(|(_, names)| !names.is_empty());
    said.map(|(id, names)| (Text::new(id), names)).collect()
}

pub(super) fn failure_words(names: Names<'_>, failure: &WorkedFailure) -> Text {
    let reason = match failure.reason {
        Reason::OddNumber => Text::new("reason-odd-number"),
        Reason::ColourCount { wanting, pairs } => {
            Text::new("reason-colour-count").with("wanting", wanting).with("pairs", pairs)
        }
        Reason::NoneBetter => Text::new("reason-none-better"),
    };
    Text::new("criterion-failure")
        .with("criterion", Text::new(criterion_id(failure.criterion)))
        .with("names", names.all(&failure.entries))
        .with("reason", reason)
}

pub(super) fn criterion_id(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C6 => "criterion-6",
        Criterion::C7 => "criterion-7",
        Criterion::C8 => "criterion-8",
        Criterion::C9 => "criterion-9",
        Criterion::C10 => "criterion-10",
        Criterion::C11 => "criterion-11",
        Criterion::C12 => "criterion-12",
        Criterion::C13 => "criterion-13",
        Criterion::C14 => "criterion-14",
        Criterion::C15 => "criterion-15",
        Criterion::C16 => "criterion-16",
        Criterion::C17 => "criterion-17",
        Criterion::C18 => "criterion-18",
        Criterion::C19 => "criterion-19",
        Criterion::C20 => "criterion-20",
        Criterion::C21 => "criterion-21",
    }
}
