//! Laws of every round, judged by code written from the rules, not from the engine.

use std::collections::BTreeSet;
use std::thread;

use tournament::entry::{Entry, Number};
use tournament::pairing::dutch;
use tournament::pairing::explanation::PairedRound;
use tournament::pairing::plan::Plan;
use tournament::simulate::{Options, Simulated, simulate};
use tournament::table::{Facts, Table};
use tournament::trf::{Dialect, read};

use crate::book::Inside;
use crate::by_the_book::colours::{allocate, worth};
use crate::by_the_book::field::{Field, Idx};
use crate::events::{event, lot, wildly};
use crate::reference::pairs;
use crate::told;

/// A round of an event, and what it was paired by.
pub(crate) struct Judged<'a> {
    pub(crate) name: String,
    pub(crate) table: &'a Table,
    pub(crate) plan: &'a Plan,
    pub(crate) field: Field,
    pub(crate) paired: &'a PairedRound,
}

#[test]
fn twenty_thousand_rounds_obey_the_laws() {
    let n_rounds = for_each_event(0..3_300, &|simulated, options| {
        let mut n_rounds = 0;
        for_each_round(simulated, options, &mut |judged| {
            everybody_is_paired_once(judged);
            nobody_meets_twice_or_whom_he_must_not(judged);
            the_bye_goes_to_one_who_may_have_it(judged);
            colours_are_as_article_5_has_them(judged);
            colours_stay_within_their_limits(judged);
            boards_are_in_the_published_order(judged);
            told::brackets_partition_the_field(judged);
            told::failures_are_those_that_can_be_counted(judged);
            n_rounds += 1;
        });
        if let Some(refusal) = &simulated.refusal {
            told::a_refusal_proves_itself(simulated, options, refusal);
        }
        n_rounds
    });
    println!("{n_rounds} rounds");
    assert!(n_rounds >= 20_000, "only {n_rounds} rounds");
}

#[test]
fn the_bye_has_the_lowest_score_that_is_possible() {
    let n_rounds = for_each_event(10_000..10_600, &|simulated, options| {
        let mut n_rounds = 0;
        for_each_round(simulated, options, &mut |judged| {
            let Some(bye) = judged.paired.bye else { return };
            if judged.field.players.len() > 80 {
                return;
            }
            n_rounds += 1;
            let field = Field::new(judged.table, judged.plan).expect("it was paired");
            let score = field.players[field.idx(bye)].score;
            assert_eq!(Some(score), field.bye_score, "{}: the bye of {bye}", judged.name);
        });
        n_rounds
    });
    println!("{n_rounds} rounds");
    assert!(n_rounds >= 1_000, "only {n_rounds} rounds with a bye");
}

#[test]
fn small_brackets_of_larger_fields_are_paired_by_the_book() {
    let mut inside = Inside::new(8);
    for seed in 20_000..20_300 {
        let n_players = 12 + u16::try_from(lot(seed, 30, 60)).expect("few");
        let options = event(seed, n_players);
        let simulated = simulate(&options, dutch::pair).expect("a tournament");
        for_each_round(&simulated, &options, &mut |judged| {
            inside.compare(&judged.name, judged.table, judged.plan, &pairs(judged.paired));
        });
    }
    inside.judge(10_000);
}

#[test]
fn small_brackets_after_wild_histories_are_paired_by_the_book() {
    let mut inside = Inside::new(8);
    for seed in 40_000..40_400 {
        let n_players = 12 + u16::try_from(lot(seed, 30, 30)).expect("few");
        let simulated = simulate(&event(seed, n_players), wildly(seed)).expect("a tournament");
        let last = simulated.rounds.last().expect("a round");
        let table = simulated.table_before(last.paired.round).expect("a table");
        let paired = dutch::pair(&table, &last.plan).expect("it was paired");
        let name = format!("seed {seed}, {n_players} players, round {}", paired.round);
        inside.compare(&name, &table, &last.plan, &pairs(&paired));
    }
    inside.judge(2_500);
}

#[test]
fn ratings_and_the_order_of_facts_never_matter() {
    let n_rounds = for_each_event(30_000..30_300, &|simulated, options| {
        let other = other_facts(simulated);
        for (round, judged) in (1..).zip(&simulated.rounds) {
            let other = Simulated { facts: other.clone(), ..simulated.clone() };
            let table = other.table_before(round).expect("a table");
            let found = dutch::pair(&table, &other_plan(&judged.plan));
            let seed = options.seed;
            assert_eq!(found.as_ref(), Ok(&judged.paired), "seed {seed}, round {round}");
        }
        simulated.rounds.len()
    });
    println!("{n_rounds} rounds");
    assert!(n_rounds >= 1_500, "only {n_rounds} rounds");
}

#[test]
fn names_and_the_order_of_lines_never_matter() {
    let n_rounds = for_each_event(35_000..35_400, &|simulated, options| {
        let mut n_rounds = 0;
        for (round, judged) in (1..).zip(&simulated.rounds) {
            let dialect = if round % 2 == 0 { Dialect::Trf16 } else { Dialect::Trf26 };
            let report = simulated.report_before(round, dialect).expect("a report");
            let text = report.to_string().replace("Player ", "Nobody ");
            let mut lines: Vec<&str> = text.lines().collect();
            lines.sort_by_key(|line| lot(options.seed, line.len() as u64, 1_000) + line_sum(line));
            let other = read(lines.join("\r").as_bytes()).expect("a report");
            assert_eq!(other.next_round(), round, "seed {}", options.seed);
            let table = Table::new(other.facts(round)).expect("a table");
            let found = dutch::pair(&table, &other.plan(round));
            let seed = options.seed;
            assert_eq!(found.as_ref(), Ok(&judged.paired), "seed {seed}, round {round}");
            n_rounds += 1;
        }
        n_rounds
    });
    println!("{n_rounds} rounds");
    assert!(n_rounds >= 2_000, "only {n_rounds} rounds");
}

fn line_sum(line: &str) -> u64 {
    line.bytes().fold(0, |sum, byte| (31 * sum + u64::from(byte)) % 1_009)
}

/// Everybody better by a hundred points, and all lists from their end.
fn other_facts(simulated: &Simulated) -> Facts {
    let mut facts = simulated.facts.clone();
    for entry in &mut facts.players {
        *entry = Entry { rating: entry.rating.map(|rating| rating + 100) };
    }
    for round in &mut facts.rounds {
        round.pairings.reverse();
        round.byes.reverse();
    }
    facts
}

fn other_plan(plan: &Plan) -> Plan {
    let mut plan = plan.clone();
    plan.byes.reverse();
    plan.virtual_points.reverse();
    plan.forbidden.reverse();
    for group in &mut plan.forbidden {
        group.numbers.reverse();
    }
    plan
}

/// Plays an event for each seed, most of them small, on all cores; the sum of what `check` counts.
fn for_each_event(
    seeds: std::ops::Range<u64>,
    check: &(dyn Fn(&Simulated, &Options) -> usize + Sync),
) -> usize {
    let n_threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| {
        let of_thread = |first: usize| {
            let seeds = seeds.clone().skip(first).step_by(n_threads);
            scope.spawn(move || {
                let checked = seeds.map(|seed| {
                    let options = event(seed, size(seed));
                    let simulated = simulate(&options, dutch::pair).expect("a tournament");
                    check(&simulated, &options)
                });
                checked.sum::<usize>()
            })
        };
        let threads: Vec<_> = (0..n_threads).map(of_thread).collect();
        threads.into_iter().map(|thread| thread.join().expect("no law is broken")).sum()
    })
}

/// 4 to 300, nine in ten below 31.
fn size(seed: u64) -> u16 {
    let size = match lot(seed, 20, 1_000) {
        0..900 => 4 + lot(seed, 21, 27),
        900..980 => 31 + lot(seed, 21, 70),
        _ => 101 + lot(seed, 21, 200),
    };
    u16::try_from(size).expect("few players")
}

fn for_each_round(simulated: &Simulated, options: &Options, check: &mut dyn FnMut(&Judged)) {
    for (round, of_round) in (1..).zip(&simulated.rounds) {
        let table = simulated.table_before(round).expect("a table");
        let (plan, paired) = (&of_round.plan, &of_round.paired);
        let field = Field::of_any(&table, plan);
        let name = format!("seed {}, {} players, round {round}", options.seed, options.n_players);
        check(&Judged { name, table: &table, plan, field, paired });
    }
}

impl Judged<'_> {
    /// The pairs by place, White first.
    pub(crate) fn pairs(&self) -> Vec<(Idx, Idx)> {
        let idx = |number: Number| self.field.idx(number);
        self.paired.pairs.iter().map(|pair| (idx(pair.white), idx(pair.black))).collect()
    }
}

fn everybody_is_paired_once(judged: &Judged) {
    let paired = judged.paired;
    assert_eq!(usize::from(paired.round), judged.table.rounds().len() + 1, "{}", judged.name);
    let mut numbers: Vec<Number> =
        paired.pairs.iter().flat_map(|pair| [pair.white, pair.black]).chain(paired.bye).collect();
    numbers.sort_unstable();
    let mut here: Vec<Number> = judged.field.players.iter().map(|player| player.number).collect();
    here.sort_unstable();
    assert_eq!(numbers, here, "{}", judged.name);
    assert_eq!(paired.bye.is_some(), here.len() % 2 == 1, "{}", judged.name);
}

/// C1, C3 and the organiser's will.
fn nobody_meets_twice_or_whom_he_must_not(judged: &Judged) {
    for (white, black) in judged.pairs() {
        let numbers = [white, black].map(|idx| judged.field.players[idx].number);
        assert!(judged.field.may_meet(white, black), "{}: {numbers:?}", judged.name);
    }
}

/// C2.
fn the_bye_goes_to_one_who_may_have_it(judged: &Judged) {
    if let Some(bye) = judged.paired.bye {
        let player = &judged.field.players[judged.field.idx(bye)];
        assert!(!player.is_bye_refused, "{}: {player:?}", judged.name);
    }
}

fn colours_are_as_article_5_has_them(judged: &Judged) {
    for ((white, black), pair) in judged.pairs().into_iter().zip(&judged.paired.pairs) {
        let expected = allocate(&judged.field, white, black);
        assert_eq!((white, black, pair.colours), expected, "{}: {pair:?}", judged.name);
    }
}

/// Beyond a difference of two, or a third time in a row, only where there is a topscorer.
fn colours_stay_within_their_limits(judged: &Judged) {
    use tournament::colour::Colour::{Black, White};
    for (white, black) in judged.pairs() {
        let both = [(&judged.field.players[white], White), (&judged.field.players[black], Black)];
        if both.iter().any(|(player, _)| player.is_topscorer) {
            continue;
        }
        for (player, colour) in both {
            let difference = player.colour_difference() + worth(colour);
            assert!(difference.abs() <= 2, "{}: {player:?}", judged.name);
            let last_two = player.colours.iter().rev().take(2).filter(|had| **had == colour);
            assert!(last_two.count() < 2, "{}: {player:?}", judged.name);
        }
    }
}

/// By the higher score of the pair, then by the sum of both, then by who is ranked higher.
fn boards_are_in_the_published_order(judged: &Judged) {
    let key = |(white, black): (Idx, Idx)| {
        let (higher, lower) = (white.min(black), white.max(black));
        let score = |idx: Idx| judged.field.players[idx].score;
        let sum = score(higher) + score(lower);
        let number = judged.field.players[higher].number;
        (std::cmp::Reverse(score(higher)), std::cmp::Reverse(sum), number)
    };
    let keys: Vec<_> = judged.pairs().into_iter().map(key).collect();
    assert!(keys.is_sorted(), "{}: {keys:?}", judged.name);
    let distinct: BTreeSet<_> = keys.iter().collect();
    assert_eq!(distinct.len(), keys.len());
}
