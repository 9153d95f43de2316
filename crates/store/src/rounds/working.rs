//! How a round was paired, as JSON: entries by id, rules and criteria by their number.

use domain::EntryId;
use domain::swiss::{RoundWorking, Seats, WorkedBracket, WorkedFailure, WorkedGame};
use serde::{Deserialize, Serialize};
use tournament::pairing::explanation::{ColourRule, Criterion, Reason};
use tournament::score::Score;

use crate::{StoreError, Stored};

#[derive(Serialize, Deserialize)]
struct WorkingJson {
    games: Vec<(EntryId, EntryId, Option<u8>)>,
    brackets: Vec<BracketJson>,
}

#[derive(Serialize, Deserialize)]
struct BracketJson {
    score: u32,
    moved_down: Vec<EntryId>,
    residents: Vec<EntryId>,
    pairs: Vec<(EntryId, EntryId)>,
    downfloaters: Vec<EntryId>,
    failures: Vec<FailureJson>,
}

#[derive(Serialize, Deserialize)]
struct FailureJson {
    criterion: u8,
    entries: Vec<EntryId>,
    reason: ReasonJson,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ReasonJson {
    OddNumber,
    ColourCount { wanting: u16, pairs: u16 },
    NoneBetter,
}

/// Art. 5.2.1 to 5.2.5.
const COLOUR_RULES: [ColourRule; 5] = [
    ColourRule::BothPreferences,
    ColourRule::StrongerPreference,
    ColourRule::LastDifference,
    ColourRule::HigherRanked,
    ColourRule::InitialColour,
];

/// C6 to C21.
const CRITERIA: [Criterion; 16] = [
    Criterion::C6,
    Criterion::C7,
    Criterion::C8,
    Criterion::C9,
    Criterion::C10,
    Criterion::C11,
    Criterion::C12,
    Criterion::C13,
    Criterion::C14,
    Criterion::C15,
    Criterion::C16,
    Criterion::C17,
    Criterion::C18,
    Criterion::C19,
    Criterion::C20,
    Criterion::C21,
];

const FIRST_CRITERION: u8 = 6;

fn number_of<T: PartialEq>(list: &[T], wanted: &T, first: u8) -> Option<u8> {
    (first..).zip(list).find(|(_, one)| *one == wanted).map(|(number, _)| number)
}

fn with_number<T: Copy>(list: &[T], number: u8, first: u8) -> Option<T> {
    list.get(usize::from(number.checked_sub(first)?)).copied()
}

pub(super) fn write(working: &RoundWorking) -> String {
    let game = |game: &WorkedGame| {
        let rule = match game.seats {
            Seats::ByRule(rule) => number_of(&COLOUR_RULES, &rule, 1),
            Seats::ByHand => None,
        };
        (game.first, game.second, rule)
    };
    let json = WorkingJson {
        games: working.games.iter().map(game).collect(),
        brackets: working.brackets.iter().map(bracket_json).collect(),
    };
    serde_json::to_string(&json).unwrap_or_default()
}

fn bracket_json(bracket: &WorkedBracket) -> BracketJson {
    let failure = |failure: &WorkedFailure| FailureJson {
        criterion: number_of(&CRITERIA, &failure.criterion, FIRST_CRITERION).unwrap_or_default(),
        entries: failure.entries.clone(),
        reason: match failure.reason {
            Reason::OddNumber => ReasonJson::OddNumber,
            Reason::ColourCount { wanting, pairs } => ReasonJson::ColourCount { wanting, pairs },
            Reason::NoneBetter => ReasonJson::NoneBetter,
        },
    };
    BracketJson {
        score: bracket.score.tenths(),
        moved_down: bracket.moved_down.clone(),
        residents: bracket.residents.clone(),
        pairs: bracket.pairs.clone(),
        downfloaters: bracket.downfloaters.clone(),
        failures: bracket.failures.iter().map(failure).collect(),
    }
}

pub(super) fn read(text: &str) -> Stored<RoundWorking> {
    let corrupt = || StoreError::corrupt("rounds.working", text);
    let json: WorkingJson = serde_json::from_str(text).map_err(|_| corrupt())?;
    let game = |(first, second, rule): (EntryId, EntryId, Option<u8>)| {
        let seats = match rule {
            None => Seats::ByHand,
            Some(number) => Seats::ByRule(with_number(&COLOUR_RULES, number, 1)?),
        };
        Some(WorkedGame { first, second, seats })
    };
    let games: Option<_> = json.games.into_iter().map(game).collect();
    let brackets: Option<_> = json.brackets.into_iter().map(bracket).collect();
    Ok(RoundWorking { games: games.ok_or_else(corrupt)?, brackets: brackets.ok_or_else(corrupt)? })
}

/// The same working in the ids of another database.
pub(crate) fn renumbered(text: &str, id: impl Fn(EntryId) -> Option<EntryId>) -> Stored<String> {
    let corrupt = || StoreError::corrupt("rounds.working", text);
    let mut json: WorkingJson = serde_json::from_str(text).map_err(|_| corrupt())?;
    let games = json.games.iter_mut().flat_map(|(first, second, _)| [first, second]);
    let brackets = json.brackets.iter_mut().flat_map(BracketJson::entries);
    for entry in games.chain(brackets) {
        *entry = id(*entry).ok_or_else(corrupt)?;
    }
    serde_json::to_string(&json).map_err(|_| corrupt())
}

impl BracketJson {
    fn entries(&mut self) -> impl Iterator<Item = &mut EntryId> {
        let pairs = self.pairs.iter_mut().flat_map(|(one, other)| [one, other]);
        let failures = self.failures.iter_mut().flat_map(|failure| &mut failure.entries);
        let groups = [&mut self.moved_down, &mut self.residents, &mut self.downfloaters];
        groups.into_iter().flatten().chain(pairs).chain(failures)
    }
}

fn bracket(json: BracketJson) -> Option<WorkedBracket> {
    let failure = |json: FailureJson| {
        Some(WorkedFailure {
            criterion: with_number(&CRITERIA, json.criterion, FIRST_CRITERION)?,
            entries: json.entries,
            reason: match json.reason {
                ReasonJson::OddNumber => Reason::OddNumber,
                ReasonJson::ColourCount { wanting, pairs } => {
                    Reason::ColourCount { wanting, pairs }
                }
                ReasonJson::NoneBetter => Reason::NoneBetter,
            },
        })
    };
    Some(WorkedBracket {
        score: Score::from_tenths(json.score),
        moved_down: json.moved_down,
        residents: json.residents,
        pairs: json.pairs,
        downfloaters: json.downfloaters,
        failures: json.failures.into_iter().map(failure).collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let [one, two, three] = [EntryId(4), EntryId(7), EntryId(9)];
        let game = |seats| WorkedGame { first: one, second: two, seats };
        let reasons =
            [Reason::OddNumber, Reason::ColourCount { wanting: 3, pairs: 2 }, Reason::NoneBetter];
        let failures = CRITERIA.iter().zip(reasons.iter().cycle()).map(|(criterion, reason)| {
            WorkedFailure { criterion: *criterion, entries: vec![three], reason: *reason }
        });
        let rules = COLOUR_RULES.iter().map(|rule| game(Seats::ByRule(*rule)));
        let working = RoundWorking {
            games: rules.chain([game(Seats::ByHand)]).collect(),
            brackets: vec![WorkedBracket {
                score: Score::from_tenths(25),
                moved_down: vec![one],
                residents: vec![two, three],
                pairs: vec![(one, two)],
                downfloaters: vec![three],
                failures: failures.collect(),
            }],
        };
        assert_eq!(read(&write(&working)).unwrap(), working);
    }

    #[test]
    fn what_has_no_meaning_is_found() {
        for text in ["", "{}", r#"{"games":[[1,2,6]],"brackets":[]}"#] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
