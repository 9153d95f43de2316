//! What the engine says about a round agrees with the round.

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::explanation::{Bracket, Criterion, Failure, NoLegalPairing, Reason};
use tournament::pairing::plan::Plan;
use tournament::simulate::{Options, Simulated};

use crate::by_the_book::colours::{allocate, worth};
use crate::by_the_book::field::{Field, Float, Idx, Player, Strength};
use crate::laws::Judged;

pub(crate) fn brackets_partition_the_field(judged: &Judged) {
    let (field, name) = (&judged.field, &judged.name);
    let brackets = &judged.paired.brackets;
    let number = |idx: &Idx| field.players[*idx].number;
    let groups: Vec<Vec<Number>> =
        field.scoregroups().iter().map(|group| group.iter().map(number).collect()).collect();
    let residents: Vec<Vec<Number>> =
        brackets.iter().map(|bracket| bracket.residents.clone()).collect();
    assert_eq!(residents, groups, "{name}: residents");
    let mut floating: Vec<Number> = Vec::new();
    for bracket in brackets {
        let score = field.players[field.idx(bracket.residents[0])].score;
        assert_eq!(bracket.score, score, "{name}");
        floating.sort_by_key(|number| field.idx(*number));
        assert_eq!(bracket.moved_down, floating, "{name}, {score}: {brackets:?}");
        let mut members = [&bracket.moved_down[..], &bracket.residents].concat();
        let mut found: Vec<Number> =
            bracket.pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
        found.extend(&bracket.downfloaters);
        members.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, members, "{name}, {score}: everybody is paired or floats down");
        let places: Vec<(Idx, Idx)> =
            bracket.pairs.iter().map(|(one, other)| (field.idx(*one), field.idx(*other))).collect();
        assert!(places.is_sorted(), "{name}, {score}: {:?}", bracket.pairs);
        assert!(places.iter().all(|(one, other)| one < other), "{name}: the higher ranked first");
        floating.clone_from(&bracket.downfloaters);
        // Whoever floats down alone into the bye is out of the way.
        if judged.paired.bye.is_some_and(|bye| floating == [bye]) {
            floating.clear();
        }
    }
    assert_eq!(floating, [], "{name}: nobody floats on");
    let floats = |bye| brackets.iter().any(|bracket| bracket.downfloaters == [bye]);
    assert!(judged.paired.bye.is_none_or(floats), "{name}: somebody floats down into the bye");
    pairs_of_brackets_are_those_of_the_round(judged);
}

fn pairs_of_brackets_are_those_of_the_round(judged: &Judged) {
    let (brackets, name) = (&judged.paired.brackets, &judged.name);
    let number = |idx: &Idx| judged.field.players[*idx].number;
    let sorted = |mut pairs: Vec<(Number, Number)>| {
        pairs.sort_unstable();
        pairs
    };
    let of_brackets = brackets.iter().flat_map(|bracket| bracket.pairs.iter().copied());
    let ranked =
        judged.pairs().into_iter().map(|(white, black)| (white.min(black), white.max(black)));
    let of_round = ranked.map(|(higher, lower)| (number(&higher), number(&lower)));
    assert_eq!(sorted(of_brackets.collect()), sorted(of_round.collect()), "{name}: pairs");
}

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

pub(crate) fn failures_are_those_that_can_be_counted(judged: &Judged) {
    for (at, bracket) in judged.paired.brackets.iter().enumerate() {
        let name = format!("{}, {}", judged.name, bracket.score);
        let criteria: Vec<Criterion> =
            bracket.failures.iter().map(|failure| failure.criterion).collect();
        assert!(criteria.is_sorted(), "{name}: {criteria:?}");
        for criterion in CRITERIA {
            let expected = concerned(judged, at, criterion);
            let failure = bracket.failures.iter().find(|failure| failure.criterion == criterion);
            let told = failure.map_or(&[][..], |failure| &failure.numbers);
            assert_eq!(told, expected, "{name}: {criterion:?} of {bracket:?}");
        }
        for failure in &bracket.failures {
            check_reason(&judged.field, bracket, failure, &name);
        }
    }
}

/// Those for whom a criterion fails, by rank.
fn concerned(judged: &Judged, at: usize, criterion: Criterion) -> Vec<Number> {
    let (field, bracket) = (&judged.field, &judged.paired.brackets[at]);
    let mut found: Vec<Idx> = match criterion {
        Criterion::C6 => idxs(field, &bracket.downfloaters),
        Criterion::C7 => floating_of(field, bracket, &bracket.moved_down),
        Criterion::C8 => {
            let next = judged.paired.brackets.get(at + 1);
            next.map_or(Vec::new(), |next| floating_of(field, next, &bracket.downfloaters))
        }
        Criterion::C9 => {
            let is_bye = |number: &&Number| judged.paired.bye == Some(**number);
            let bye = bracket.downfloaters.iter().find(is_bye).map(|number| field.idx(*number));
            let has_unplayed = |idx: &Idx| field.players[*idx].n_unplayed > 0;
            bye.filter(|_| bracket.downfloaters.len() == 1)
                .filter(has_unplayed)
                .into_iter()
                .collect()
        }
        Criterion::C10 | Criterion::C11 | Criterion::C12 | Criterion::C13 => {
            let pairs = bracket.pairs.iter();
            pairs
                .flat_map(|(one, other)| {
                    ill_coloured(field, (field.idx(*one), field.idx(*other)), criterion)
                })
                .collect()
        }
        Criterion::C14 => residents_floating(field, bracket, 0),
        Criterion::C16 => residents_floating(field, bracket, 1),
        Criterion::C15 | Criterion::C19 => opponents_floating(field, bracket, 0),
        Criterion::C17 | Criterion::C21 => opponents_floating(field, bracket, 1),
        Criterion::C18 => moved_down_floating(field, bracket, 0),
        Criterion::C20 => moved_down_floating(field, bracket, 1),
    };
    found.sort_unstable();
    found.into_iter().map(|idx| field.players[idx].number).collect()
}

fn idxs(field: &Field, numbers: &[Number]) -> Vec<Idx> {
    numbers.iter().map(|number| field.idx(*number)).collect()
}

fn floating_of(field: &Field, bracket: &Bracket, of: &[Number]) -> Vec<Idx> {
    let floating = bracket.downfloaters.iter().filter(|number| of.contains(number));
    floating.map(|number| field.idx(*number)).collect()
}

fn ill_coloured(field: &Field, (one, other): (Idx, Idx), criterion: Criterion) -> Vec<Idx> {
    let (white, black, _) = allocate(field, one, other);
    let has_topscorer = field.players[one].is_topscorer || field.players[other].is_topscorer;
    let is_ill = |(idx, colour): &(Idx, Colour)| {
        let player = &field.players[*idx];
        let missed = player.preference().filter(|(preferred, _)| preferred != colour);
        match criterion {
            Criterion::C10 => {
                has_topscorer && (player.colour_difference() + worth(*colour)).abs() > 2
            }
            Criterion::C11 => {
                let last_two = player.colours.iter().rev().take(2).filter(|had| *had == colour);
                has_topscorer && last_two.count() == 2
            }
            Criterion::C12 => missed.is_some(),
            _ => missed.is_some_and(|(_, strength)| strength == Strength::Strong),
        }
    };
    let both = [(white, Colour::White), (black, Colour::Black)];
    both.into_iter().filter(is_ill).map(|(idx, _)| idx).collect()
}

fn floated(field: &Field, idx: Idx, back: usize, float: Float) -> bool {
    field.players[idx].floats[back] == Some(float)
}

fn residents_floating(field: &Field, bracket: &Bracket, back: usize) -> Vec<Idx> {
    let floating = bracket.downfloaters.iter().filter(|number| bracket.residents.contains(number));
    let floating = floating.map(|number| field.idx(*number));
    floating.filter(|idx| floated(field, *idx, back, Float::Down)).collect()
}

fn opponents_floating(field: &Field, bracket: &Bracket, back: usize) -> Vec<Idx> {
    let of_moved_down = bracket.pairs.iter().filter(|(one, _)| bracket.moved_down.contains(one));
    let opponents = of_moved_down.map(|(_, other)| field.idx(*other));
    opponents.filter(|idx| floated(field, *idx, back, Float::Up)).collect()
}

fn moved_down_floating(field: &Field, bracket: &Bracket, back: usize) -> Vec<Idx> {
    let moved_down = idxs(field, &bracket.moved_down);
    moved_down.into_iter().filter(|idx| floated(field, *idx, back, Float::Down)).collect()
}

fn check_reason(field: &Field, bracket: &Bracket, failure: &Failure, name: &str) {
    match failure.reason {
        Reason::OddNumber => {
            let n_members = bracket.moved_down.len() + bracket.residents.len();
            assert_eq!(failure.criterion, Criterion::C6, "{name}: {failure:?}");
            assert_eq!((n_members % 2, failure.numbers.len()), (1, 1), "{name}: {failure:?}");
        }
        Reason::ColourCount { wanting, pairs } => {
            assert_eq!(usize::from(pairs), bracket.pairs.len(), "{name}: {failure:?}");
            let n_wanting = [Colour::White, Colour::Black].map(|colour| {
                let paired = bracket.pairs.iter().flat_map(|(one, other)| [*one, *other]);
                let players = paired.map(|number| &field.players[field.idx(number)]);
                let wants = players.filter_map(Player::preference);
                wants.filter(|(preferred, _)| *preferred == colour).count()
            });
            assert!(n_wanting.contains(&usize::from(wanting)), "{name}: {failure:?}");
            let n_without = usize::from(wanting) - usize::from(pairs);
            assert_eq!(failure.numbers.len(), n_without, "{name}: {failure:?}");
        }
        Reason::NoneBetter => {}
    }
}

/// The groups are closed but for the partners, odd, and too many for them. The bye counts among
/// the partners, belongs to one of the groups, which it makes odd, or nobody of them may have it.
pub(crate) fn a_refusal_proves_itself(
    simulated: &Simulated,
    options: &Options,
    (plan, refusal): &(Plan, NoLegalPairing),
) {
    let round = u16::try_from(simulated.rounds.len() + 1).expect("few rounds");
    let table = simulated.table_before(round).expect("a table");
    let name =
        format!("seed {}, {} players, {round}: {refusal:?}", options.seed, options.n_players);
    let field = Field::of_any(&table, plan);
    let all = 0..field.players.len();
    let partners = idxs(&field, &refusal.partners);
    let mut n_with_bye = usize::from(refusal.is_bye_shared) + usize::from(refusal.is_bye_refused);
    for group in refusal.groups.iter().map(|group| idxs(&field, group)) {
        let has_bye = group.len() % 2 == 0;
        n_with_bye += usize::from(has_bye);
        for one in &group {
            let is_outside = |idx: &Idx| !group.contains(idx) && !partners.contains(idx);
            let mut outside = all.clone().filter(is_outside);
            assert!(!outside.any(|other| field.may_meet(*one, other)), "{name}");
            let wants_bye = all.len() % 2 == 1 && !field.players[*one].is_bye_refused;
            assert!(!wants_bye || has_bye || refusal.is_bye_shared, "{name}");
        }
    }
    assert!(n_with_bye <= all.len() % 2, "{name}");
    let n_enough = partners.len() + usize::from(refusal.is_bye_shared);
    assert!(refusal.groups.len() > n_enough, "{name}");
}
