//! The rules word by word against the reference program: are they read as it reads them?

use tournament::colour::Colour;

use crate::by_the_book::bracket::best;
use crate::by_the_book::candidates::Members;
use crate::by_the_book::colours::allocate;
use crate::by_the_book::field::{Field, Idx};
use crate::cases::{Case, Pairs, cases};

const FILES: [&str; 4] = ["rounds", "forbidden", "accelerated", "big"];
/// Brackets with more players take too long.
const MOST: usize = 9;

#[test]
fn colours_are_those_of_the_reference() {
    let mut n_pairs = 0;
    for case in FILES.into_iter().flat_map(cases) {
        let expected = case.expected.as_ref().expect("pairs");
        let field = Field::new(&case.table, &case.plan).expect("a complete pairing");
        let idx = |number: u16| {
            field.players.iter().position(|player| player.number.0 == number).expect("a player")
        };
        for (white, black) in expected.iter().filter(|pair| pair.1 != 0) {
            n_pairs += 1;
            let (found, _, rule) = allocate(&field, idx(*white), idx(*black));
            assert_eq!(field.players[found].number.0, *white, "{}: {black}, {rule:?}", case.name);
        }
    }
    println!("{n_pairs} pairs");
}

#[test]
fn brackets_are_those_of_the_reference() {
    let (mut n_brackets, mut failures) = (0, Vec::new());
    for case in FILES[..3].iter().flat_map(|file| cases(file)) {
        check_brackets(&case, &mut n_brackets, &mut failures);
    }
    println!("{n_brackets} brackets");
    assert!(failures.is_empty(), "{} of {n_brackets}:\n{}", failures.len(), failures.join("\n"));
}

fn check_brackets(case: &Case, n_brackets: &mut usize, failures: &mut Vec<String>) {
    let expected = case.expected.as_ref().expect("pairs");
    let field = Field::new(&case.table, &case.plan).expect("a complete pairing");
    let pairs = by_idx(&field, expected);
    let groups = field.scoregroups();
    let mut moved_down: Vec<Idx> = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let members = Members { moved_down, residents: residents.clone() };
        let mut inside: Vec<(Idx, Idx)> = pairs.clone();
        let is_member =
            |idx: &Idx| members.moved_down.contains(idx) || members.residents.contains(idx);
        inside.retain(|(one, other)| is_member(one) && is_member(other));
        moved_down = members.moved_down.iter().chain(&members.residents).copied().collect();
        moved_down.retain(|idx| !inside.iter().any(|pair| pair.0 == *idx || pair.1 == *idx));
        if members.len() > MOST {
            continue;
        }
        *n_brackets += 1;
        let next = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
        let below: Vec<Idx> = groups.iter().skip(at + 2).flatten().copied().collect();
        let (candidate, why) = best(&field, &members, next, &below).expect("a candidate");
        let mut found = candidate.pairs.clone();
        found.iter_mut().for_each(|pair| *pair = (pair.0.min(pair.1), pair.0.max(pair.1)));
        found.sort_unstable();
        if found != inside {
            let names = |pairs: &[(Idx, Idx)]| {
                let name = |idx: Idx| field.players[idx].number.0;
                pairs
                    .iter()
                    .map(|pair| format!("{}-{}", name(pair.0), name(pair.1)))
                    .collect::<Vec<_>>()
            };
            failures.push(format!(
                "{}: bracket {}: reference {:?}, by the book {:?}: {why:?}",
                case.name,
                field.players[residents[0]].score,
                names(&inside),
                names(&found)
            ));
        }
    }
}

/// The pairs by place, the higher ranked first, sorted.
fn by_idx(field: &Field, pairs: &Pairs) -> Vec<(Idx, Idx)> {
    let idx = |number: u16| field.players.iter().position(|player| player.number.0 == number);
    let mut found: Vec<(Idx, Idx)> = pairs
        .iter()
        .filter_map(|(white, black)| {
            let (white, black) = (idx(*white)?, idx(*black)?);
            Some((white.min(black), white.max(black)))
        })
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn no_complete_pairing_exists_where_the_reference_finds_none() {
    for case in cases("impossible") {
        assert!(Field::new(&case.table, &case.plan).is_none(), "{}", case.name);
    }
    let _ = Colour::White;
}
