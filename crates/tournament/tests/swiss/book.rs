//! The rules word by word against the reference program: are they read as it reads them?

use tournament::pairing::plan::Plan;
use tournament::table::Table;

use crate::by_the_book::bracket::best;
use crate::by_the_book::candidates::Members;
use crate::by_the_book::colours::allocate;
use crate::by_the_book::field::{Field, Idx};
use crate::cases::{Pairs, cases};

const FILES: [&str; 4] = ["rounds", "forbidden", "accelerated", "big"];

#[test]
fn the_colours_of_all_pairs_are_those_of_the_reference() {
    let mut n_pairs = 0;
    for case in FILES.into_iter().flat_map(cases) {
        let expected = case.expected.as_ref().expect("pairs");
        let field = Field::of_any(&case.table, &case.plan);
        for (white, black) in expected.iter().filter(|pair| pair.1 != 0) {
            n_pairs += 1;
            let idx = |number: u16| field.idx(tournament::entry::Number(number));
            let (found, _, rule) = allocate(&field, idx(*white), idx(*black));
            assert_eq!(field.players[found].number.0, *white, "{}: {black}, {rule:?}", case.name);
        }
    }
    assert_eq!(n_pairs, 27_945);
}

#[test]
fn small_brackets_are_those_of_the_reference() {
    let mut inside = Inside::new(9);
    for case in FILES[..3].iter().flat_map(|file| cases(file)) {
        let expected = case.expected.as_ref().expect("pairs");
        inside.compare(&case.name, &case.table, &case.plan, expected);
    }
    inside.judge(4_122);
}

#[test]
fn no_complete_pairing_exists_where_the_reference_finds_none() {
    for case in cases("impossible") {
        assert!(Field::new(&case.table, &case.plan).is_none(), "{}", case.name);
    }
}

/// Brackets inside of larger fields that were compared, and those that differ.
pub(crate) struct Inside {
    /// Brackets with more players take too long.
    most: usize,
    n_brackets: usize,
    differences: Vec<String>,
}

impl Inside {
    pub(crate) const fn new(most: usize) -> Self {
        Self { most, n_brackets: 0, differences: Vec::new() }
    }

    /// Takes the brackets out of a round as it was paired, and pairs the small ones by the book.
    pub(crate) fn compare(&mut self, name: &str, table: &Table, plan: &Plan, pairs: &Pairs) {
        let field = Field::new(table, plan).expect("a complete pairing");
        let pairs = by_idx(&field, pairs);
        let groups = field.scoregroups();
        let mut moved_down: Vec<Idx> = Vec::new();
        for (at, residents) in groups.iter().enumerate() {
            let members = Members { moved_down, residents: residents.clone() };
            let (inside, left) = split(&members, &pairs);
            moved_down = left;
            if members.len() > self.most {
                continue;
            }
            self.n_brackets += 1;
            let next = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
            let below: Vec<Idx> = groups.iter().skip(at + 2).flatten().copied().collect();
            let (candidate, why) = best(&field, &members, next, &below).expect("a candidate");
            let found: Vec<(Idx, Idx)> = candidate
                .pairs
                .iter()
                .map(|pair| (pair.0.min(pair.1), pair.0.max(pair.1)))
                .collect();
            if found.len() != inside.len() || found.iter().any(|pair| !inside.contains(pair)) {
                let score = field.players[residents[0]].score;
                let (inside, found) = (named(&field, &inside), named(&field, &found));
                self.differences
                    .push(format!("{name}, score {score}: {inside}, by the book {found}: {why:?}"));
            }
        }
    }

    #[track_caller]
    pub(crate) fn judge(&self, n_expected: usize) {
        let Self { n_brackets, differences, .. } = self;
        println!("{n_brackets} brackets");
        assert!(*n_brackets >= n_expected, "only {n_brackets} brackets");
        let shown = differences[..differences.len().min(5)].join("\n");
        assert!(differences.is_empty(), "{} of {n_brackets}:\n{shown}", differences.len());
    }
}

/// The pairs inside of a bracket, and who is left over.
fn split(members: &Members, pairs: &[(Idx, Idx)]) -> (Vec<(Idx, Idx)>, Vec<Idx>) {
    let all: Vec<Idx> = members.moved_down.iter().chain(&members.residents).copied().collect();
    let inside =
        pairs.iter().copied().filter(|pair| all.contains(&pair.0) && all.contains(&pair.1));
    let inside: Vec<(Idx, Idx)> = inside.collect();
    let is_left = |idx: &Idx| !inside.iter().any(|pair| pair.0 == *idx || pair.1 == *idx);
    let left = all.iter().copied().filter(is_left).collect();
    (inside, left)
}

/// The pairs by place, the higher ranked first.
fn by_idx(field: &Field, pairs: &Pairs) -> Vec<(Idx, Idx)> {
    let idx = |number: u16| field.idx(tournament::entry::Number(number));
    let games = pairs.iter().filter(|(_, black)| *black != 0);
    games
        .map(|(white, black)| (idx(*white), idx(*black)))
        .map(|(white, black)| (white.min(black), white.max(black)))
        .collect()
}

fn named(field: &Field, pairs: &[(Idx, Idx)]) -> String {
    let number = |idx: Idx| field.players[idx].number;
    let mut names: Vec<String> =
        pairs.iter().map(|(one, other)| format!("{}-{}", number(*one), number(*other))).collect();
    names.sort();
    names.join(" ")
}
