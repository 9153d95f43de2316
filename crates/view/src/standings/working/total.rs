//! What the rounds make together: a sum, a mean, a performance, a place.

use domain::standings::left_out;
use tournament::standings::{Breakdown, Fate, Hundredths, Term, Value};
use words::format::Numeral;

use super::{Asked, Level, Text, rounds};
use crate::tie_breaks::TieBreakWords;

/// A sentence or two that end in the value.
pub(super) fn words(asked: Asked<'_>, level: &Level<'_>) -> Vec<Text> {
    let told = |id| Text::new(id).with("what", name(asked)).with("value", asked.value);
    match (asked.value, asked.working) {
        (Value::Undefined, working) => vec![undefined(asked, working)],
        (Value::Place(place), _) => vec![place_words(asked, level, place)],
        (_, Breakdown::Sum(_)) if matches!(asked.value, Value::Count(_)) => vec![count(asked)],
        (_, Breakdown::Sum(terms)) => vec![sum(asked, terms)],
        (_, Breakdown::UpperHalf { rounds, limit }) => {
            let limit = Text::new("working-limit").with("limit", *limit);
            vec![limit, sum(asked, rounds)]
        }
        (_, Breakdown::Mean(terms)) => vec![mean(asked, terms)],
        (_, Breakdown::Performance { games, mean, made, share, difference }) => {
            let points = performance_words(games.len(), *made, *share, *difference);
            let sum = told("working-performance")
                .with("mean", mean.to_string())
                .with("difference", signed(*difference));
            vec![rounded(games, *mean), points, sum]
        }
        (_, Breakdown::Expectation { games, made }) if *made == Hundredths::default() => {
            vec![told("working-expectation-nothing").with("games", games.len())]
        }
        (_, Breakdown::Expectation { games, made }) => {
            let expected = told("working-expectation")
                .with("sum", added(games).unwrap_or_default())
                .with("made", *made);
            vec![expected]
        }
        (_, Breakdown::Encounters(_) | Breakdown::Listed) => vec![told("working-listed")],
    }
}

fn name(asked: Asked<'_>) -> Text {
    TieBreakWords::new(asked.tie_break).name
}

fn count(asked: Asked<'_>) -> Text {
    let Value::Count(count) = asked.value else {
        return name(asked);
    };
    Text::new("working-count").with("what", name(asked)).with("count", count)
}

/// `22½ = 5 + 6 + 11½`; of one number or none only the value.
fn sum(asked: Asked<'_>, terms: &[Term]) -> Text {
    let kept: Vec<&Term> = asked.told(terms).filter(|term| term.fate == Fate::Kept).collect();
    let id = match kept.len() {
        0 => "working-nothing",
        1 => "working-one",
        _ => "working-sum",
    };
    Text::new(id).with("what", name(asked)).with("value", asked.value).with("sum", listed(&kept))
}

fn kept(terms: &[Term]) -> Vec<&Term> {
    terms.iter().filter(|term| term.fate == Fate::Kept).collect()
}

/// `5 + 6 + 4½`, `+7 − 3`.
fn listed(kept: &[&Term]) -> Numeral {
    let mut text = String::new();
    for (idx, term) in kept.iter().enumerate() {
        let adds = term.adds.to_string();
        let (sign, size) = match (adds.strip_prefix('−'), adds.strip_prefix('+')) {
            (Some(size), _) => ("−", size),
            (None, Some(size)) => ("+", size),
            (None, None) => ("+", adds.as_str()),
        };
        match idx {
            0 => text.push_str(&adds),
            _ => {
                for part in [" ", sign, " ", size] {
                    text.push_str(part);
                }
            }
        }
    }
    Numeral::new(text)
}

/// What is added up before it is divided.
fn added(terms: &[Term]) -> Option<Numeral> {
    let kept = kept(terms);
    let first = kept.first()?.adds;
    let sum: i64 = kept
        .iter()
        .map(|term| match term.adds {
            Value::Points(points) => i64::from(points.tenths()),
            Value::Hundredths(hundredths) => i64::try_from(hundredths.hundredths()).unwrap_or(0),
            Value::Rating(rating) => rating.into(),
            _ => 0,
        })
        .sum();
    let unsigned = u64::try_from(sum).unwrap_or(0);
    Some(match first {
        Value::Points(_) => Hundredths::new(unsigned * 10).into(),
        Value::Hundredths(_) => Hundredths::new(unsigned).into(),
        _ => Numeral::new(sum),
    })
}

fn mean(asked: Asked<'_>, terms: &[Term]) -> Text {
    Text::new("working-mean")
        .with("what", name(asked))
        .with("value", asked.value)
        .with("sum", added(terms).unwrap_or_default())
        .with("n", kept(terms).len())
}

fn rounded(games: &[Term], mean: i32) -> Text {
    Text::new("working-mean-rating")
        .with("sum", added(games).unwrap_or_default())
        .with("n", games.len())
        .with("mean", mean.to_string())
}

fn performance_words(n_games: usize, made: Hundredths, share: u32, difference: i32) -> Text {
    Text::new("working-share")
        .with("made", made)
        .with("games", n_games)
        .with("share", share)
        .with("difference", signed(difference))
}

fn signed(difference: i32) -> String {
    match difference {
        ..0 => format!("− {}", difference.unsigned_abs()),
        _ => format!("+ {difference}"),
    }
}

fn place_words(asked: Asked<'_>, level: &Level<'_>, place: Option<u32>) -> Text {
    let id = match (place, level.count()) {
        (Some(_), _) => "working-place",
        (None, 0 | 1) => "working-place-alone",
        (None, _) => "working-place-none",
    };
    let text = Text::new(id).with("what", name(asked)).with("level", level.count());
    text.with("place", place.unwrap_or(0))
}

/// Why there is no value.
fn undefined(asked: Asked<'_>, working: &Breakdown) -> Text {
    let id = match rounds(working).is_empty() {
        _ if left_out(asked.chart).contains(&asked.tie_break) => "working-unrated",
        false => "working-nothing-left",
        true => "working-no-games",
    };
    Text::new(id).with("what", name(asked))
}
