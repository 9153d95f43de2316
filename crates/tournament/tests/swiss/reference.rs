//! Pairs against those of the reference program.

use std::fmt::Write as _;

use tournament::pairing::dutch;
use tournament::pairing::explanation::PairedRound;

use crate::cases::{Case, Pairs, cases};

/// How many disagreements are shown in full.
const SHOWN: usize = 5;

#[test]
fn rounds_of_tournaments_are_paired_as_by_the_reference() {
    check("rounds", 787);
}

#[test]
fn forbidden_pairs_are_avoided_as_by_the_reference() {
    check("forbidden", 80);
}

#[test]
fn accelerated_rounds_are_paired_as_by_the_reference() {
    check("accelerated", 40);
}

#[test]
fn no_legal_pairing_is_found_where_the_reference_finds_none() {
    check("impossible", 12);
}

#[test]
fn big_tournaments_are_paired_as_by_the_reference() {
    check("big", 6);
}

#[track_caller]
fn check(file: &str, n_cases: usize) {
    let cases = cases(file);
    assert_eq!(cases.len(), n_cases, "cases of {file}");
    let failures: Vec<String> = cases.iter().filter_map(disagreement).collect();
    let shown = failures[..failures.len().min(SHOWN)].join("\n");
    assert!(failures.is_empty(), "{} of {n_cases} differ:\n{shown}", failures.len());
}

fn disagreement(case: &Case) -> Option<String> {
    let answer = dutch::pair(&case.table, &case.plan);
    let found = answer.as_ref().ok().map(pairs);
    if found == case.expected {
        return None;
    }
    let mut text = case.name.clone();
    match (&case.expected, &found) {
        (Some(expected), Some(found)) => {
            let listed = |pairs: Vec<&(u16, u16)>| {
                pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>()
            };
            let missing = listed(expected.difference(found).collect()).join(" ");
            let instead = listed(found.difference(expected).collect()).join(" ");
            let _ = write!(text, ": expected {missing}\n    instead of {instead}");
        }
        (None, _) => text.push_str(": a pairing where there is none"),
        (_, None) => {
            let refusal = answer.expect_err("no pairs");
            let _ = write!(text, ": no pairing, since {refusal}");
        }
    }
    Some(text)
}

pub(crate) fn pairs(paired: &PairedRound) -> Pairs {
    let pairs = paired.pairs.iter().map(|pair| (pair.white.0, pair.black.0));
    pairs.chain(paired.bye.map(|number| (number.0, 0))).collect()
}
