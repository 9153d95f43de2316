//! Why two players do not meet: the best round in which they would, beside the one that was chosen.

use std::cmp::Reverse;

use super::below::Below;
use super::contestant::{self, Contestant};
use super::criteria::{
    has_third_in_a_row, has_wide_difference, misses_preference, misses_strong_preference,
};
use super::field::Field;
use super::paired;
use crate::entry::Number;
use crate::pairing::explanation::{Bracket, Criterion, PairedRound};
use crate::pairing::plan::Plan;
use crate::pairing::why_not::WhyNot;
use crate::table::Table;

/// Why two players do not meet in the round after the last one of a table.
///
/// The round is paired once more with nobody else left for these two, by the same rules; the first
/// bracket in which it differs from the round that was chosen tells why.
///
/// ```
/// use tournament::entry::Number;
/// use tournament::pairing::dutch::why_not;
/// use tournament::pairing::plan::Plan;
/// use tournament::pairing::why_not::WhyNot;
/// use tournament::score::Score;
/// use tournament::table::{Facts, Table};
///
/// let table = Table::new(Facts::swiss(6)).map_err(|complaints| format!("{complaints:?}"))?;
/// let plan = Plan::new(5);
/// assert_eq!(why_not(&table, &plan, Number(1), Number(4)), WhyNot::TheyMeet);
/// let later = WhyNot::LaterInOrder { score: Score::ZERO };
/// assert_eq!(why_not(&table, &plan, Number(1), Number(5)), later);
/// # Ok::<(), String>(())
/// ```
#[must_use]
pub fn why_not(table: &Table, plan: &Plan, one: Number, other: Number) -> WhyNot {
    let field = Field::new(table, plan);
    let place = |number: Number| field.players.iter().position(|one| one.number == number);
    let places = match (place(one), place(other)) {
        (None, _) => return WhyNot::NotPaired(one),
        (_, None) => return WhyNot::NotPaired(other),
        (Some(one), Some(other)) => (one, other),
    };
    if !field.may_meet.has(places.0, places.1) {
        return barred(table, plan, &field, places);
    }
    let Some(chosen) = round(&field, table, plan) else {
        return WhyNot::OthersLeftOver;
    };
    let together = together(field, places);
    match round(&together, table, plan) {
        None => WhyNot::OthersLeftOver,
        Some(best) => bye_higher(&together, &chosen, &best)
            .unwrap_or_else(|| compared(&together, &chosen, &best)),
    }
}

fn round(field: &Field, table: &Table, plan: &Plan) -> Option<PairedRound> {
    Below::new(field).ok().map(|below| paired(field, below, table, plan))
}

/// Why two of the field may not meet at all.
fn barred(table: &Table, plan: &Plan, field: &Field, (one, other): (usize, usize)) -> WhyNot {
    let players = [one, other].map(|place| &field.players[place]);
    let [one, other] = players.map(|player| player.number);
    if let Some(round) = contestant::met_in(table, one, other) {
        return WhyNot::Met(round);
    }
    let round = u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX);
    let is_apart = plan.forbidden.iter().any(|group| {
        (group.from_round..=group.to_round).contains(&round)
            && group.numbers.contains(&one)
            && group.numbers.contains(&other)
    });
    match players[0].preference.colour.filter(|_| !is_apart) {
        Some(colour) => WhyNot::BothNeed(colour),
        None => WhyNot::Forbidden,
    }
}

/// The field in which two players may meet nobody else, so that they meet in every pairing.
fn together(mut field: Field, (one, other): (usize, usize)) -> Field {
    for place in (0..field.len()).filter(|place| ![one, other].contains(place)) {
        field.may_meet.remove(one, place);
        field.may_meet.remove(other, place);
    }
    for place in [one, other] {
        field.players[place].may_have_bye = false;
    }
    field
}

/// C5.
fn bye_higher(field: &Field, chosen: &PairedRound, best: &PairedRound) -> Option<WhyNot> {
    let score = |number: Number| player(field, number).map(|player| player.score);
    let (now, then) = (chosen.bye?, best.bye?);
    (score(then) > score(now)).then_some(WhyNot::ByeHigher(then))
}

/// What the first bracket that differs would cost more.
fn compared(field: &Field, chosen: &PairedRound, best: &PairedRound) -> WhyNot {
    let sides = |round: &PairedRound, idx: usize| {
        let bracket = round.brackets[idx].clone();
        Side { bracket, next: round.brackets.get(idx + 1).cloned() }
    };
    let n_brackets = chosen.brackets.len().min(best.brackets.len());
    let both = (0..n_brackets).map(|idx| (sides(chosen, idx), sides(best, idx)));
    let Some((now, then)) = both.into_iter().find(|(now, then)| now.differs(then)) else {
        return WhyNot::TheyMeet;
    };
    let score = now.bracket.score;
    for criterion in Criterion::ALL {
        let [now_costs, then_costs] = [&now, &then].map(|side| side.cost(field, criterion));
        debug_assert!(now_costs <= then_costs, "{criterion:?}: {now_costs:?} {then_costs:?}");
        if now_costs != then_costs {
            let (numbers, n_now) = (then.concerned(criterion), now.concerned(criterion).len());
            return WhyNot::Worse { score, criterion, numbers, n_now };
        }
    }
    WhyNot::LaterInOrder { score }
}

/// A bracket as it is paired, and the one below it.
struct Side {
    bracket: Bracket,
    next: Option<Bracket>,
}

impl Side {
    fn differs(&self, other: &Self) -> bool {
        let parts = |side: &Self| (side.bracket.pairs.clone(), side.bracket.downfloaters.clone());
        parts(self) != parts(other)
    }

    /// What the bracket costs by a criterion (art. 2); less is better.
    fn cost(&self, field: &Field, criterion: Criterion) -> Vec<u32> {
        let downfloaters = &self.bracket.downfloaters;
        match criterion {
            Criterion::C6 => vec![count(downfloaters.len())],
            Criterion::C7 => scores(field, downfloaters),
            Criterion::C8 => self.next.as_ref().map_or_else(Vec::new, |next| {
                let mut cost = vec![count(next.downfloaters.len())];
                cost.extend(scores(field, &next.downfloaters));
                cost
            }),
            Criterion::C9 if self.has_bye() => {
                let unplayed =
                    |number| u32::from(player(field, number).map_or(0, |p| p.n_unplayed));
                downfloaters.iter().copied().map(unplayed).collect()
            }
            Criterion::C9 => Vec::new(),
            Criterion::C10 => self.pairs(field, has_wide_difference),
            Criterion::C11 => self.pairs(field, has_third_in_a_row),
            Criterion::C12 => self.pairs(field, misses_preference),
            Criterion::C13 => self.pairs(field, misses_strong_preference),
            Criterion::C14 | Criterion::C15 | Criterion::C16 | Criterion::C17 => {
                vec![count(self.failed(criterion).len())]
            }
            Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21 => {
                self.differences(field, self.failed(criterion))
            }
        }
    }

    /// Whether who is left over has the bye: nobody comes down to the next bracket.
    fn has_bye(&self) -> bool {
        self.next.as_ref().is_none_or(|next| next.moved_down.is_empty())
    }

    /// How many pairs are so.
    fn pairs(&self, field: &Field, is_so: impl Fn(&Contestant, &Contestant) -> bool) -> Vec<u32> {
        let both = |pair: &(Number, Number)| Some((player(field, pair.0)?, player(field, pair.1)?));
        let pairs = self.bracket.pairs.iter().filter_map(both);
        vec![count(pairs.filter(|(one, other)| is_so(one, other)).count())]
    }

    /// How far the opponents of these are, in points, the widest first; who is left unpaired is
    /// further from anybody, the more points the further (C18).
    fn differences(&self, field: &Field, numbers: &[Number]) -> Vec<u32> {
        let score = |number| player(field, number).map_or(0, |one| one.score.tenths());
        let opponent = |number: Number| {
            let is_in = |pair: &&(Number, Number)| number == pair.0 || number == pair.1;
            let pair = self.bracket.pairs.iter().find(is_in)?;
            Some(if pair.0 == number { pair.1 } else { pair.0 })
        };
        let apart = |number: &Number| match opponent(*number) {
            Some(opponent) => score(*number).abs_diff(score(opponent)),
            None => u32::MAX / 2 + score(*number),
        };
        let mut all: Vec<u32> = numbers.iter().map(apart).collect();
        all.sort_unstable_by_key(|apart| Reverse(*apart));
        all
    }

    fn failed(&self, criterion: Criterion) -> &[Number] {
        let failure = self.bracket.failures.iter().find(|failure| failure.criterion == criterion);
        failure.map_or(&[], |failure| &failure.numbers)
    }

    /// Whom the bracket fails by a criterion.
    fn concerned(&self, criterion: Criterion) -> Vec<Number> {
        match (criterion, &self.next) {
            (Criterion::C7, _) => self.bracket.downfloaters.clone(),
            (Criterion::C8, Some(next)) => next.downfloaters.clone(),
            _ => self.failed(criterion).to_vec(),
        }
    }
}

fn player(field: &Field, number: Number) -> Option<&Contestant> {
    field.players.iter().find(|player| player.number == number)
}

/// The scores of players, the highest first.
fn scores(field: &Field, numbers: &[Number]) -> Vec<u32> {
    let score = |number: &Number| player(field, *number).map(|player| player.score.tenths());
    let mut all: Vec<u32> = numbers.iter().filter_map(score).collect();
    all.sort_unstable_by_key(|score| Reverse(*score));
    all
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
