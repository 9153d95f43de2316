//! The FIDE Dutch system (C.04.3, in force from 1 February 2026).
//!
//! The field is paired bracket by bracket, from the highest score down. A bracket's candidates are
//! compared by the criteria C5 to C21; of equal ones the first counts that the rules generate.

mod below;
mod bound;
mod bracket;
mod check_list;
mod colours;
mod completion;
mod contestant;
mod criteria;
mod dirac;
mod exact;
mod exchange;
mod explain;
mod field;
mod floater;
mod graph;
mod matcher;
mod plain;
mod refusal;
mod round;
mod several;
mod terms;
mod weight;
mod why_not;

pub use check_list::check_list;
pub use why_not::why_not;

use below::Below;
use field::Field;
use round::{Done, Effort};

use super::explanation::{NoLegalPairing, Pair, PairedRound};
use super::plan::Plan;
use crate::colour::Colour;
use crate::table::Table;

/// Pairs the round after the last one of a table: everybody whom `plan.byes` does not name.
///
/// Games without a result count as games that brought no points, adjourned ones as draws.
///
/// ```
/// use tournament::entry::Number;
/// use tournament::pairing::dutch::pair;
/// use tournament::pairing::plan::{Forbidden, Plan};
/// use tournament::table::{Facts, Table};
///
/// let table = Table::new(Facts::swiss(5)).map_err(|complaints| format!("{complaints:?}"))?;
/// let round = pair(&table, &Plan::new(3))?;
/// let boards: Vec<String> =
///     round.pairs.iter().map(|pair| format!("{}-{}", pair.white, pair.black)).collect();
/// assert_eq!((boards.join(" ").as_str(), round.bye), ("1-3 4-2", Some(Number(5))));
///
/// let all = Forbidden { from_round: 1, to_round: 3, numbers: (1..=5).map(Number).collect() };
/// let refusal = pair(&table, &Plan { forbidden: vec![all], ..Plan::new(3) }).unwrap_err();
/// assert_eq!(refusal.groups.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pair(table: &Table, plan: &Plan) -> Result<PairedRound, NoLegalPairing> {
    let field = Field::new(table, plan);
    let below = Below::new(&field).map_err(|graph| refusal::refuse(&field, &graph))?;
    Ok(paired(&field, below, table, plan))
}

/// The round of a field that can be paired.
fn paired(field: &Field, below: Below, table: &Table, plan: &Plan) -> PairedRound {
    let done = round::brackets(field, below, Effort::Least);
    let pairs = boards(field, &done, plan.initial_colour);
    let bye = done.iter().find(|bracket| bracket.has_bye);
    let bye = bye.and_then(|bracket| bracket.paired.downfloaters.first());
    let explained = done.iter().enumerate();
    PairedRound {
        round: u16::try_from(table.rounds().len() + 1).unwrap_or(u16::MAX),
        bye: bye.map(|place| field.players[*place].number),
        brackets: explained
            .map(|(idx, bracket)| explain::explain(field, bracket, done.get(idx + 1), &pairs))
            .collect(),
        pairs,
    }
}

/// The pairs in the order of the boards: the score of the higher ranked, the sum of both, the rank of
/// the higher ranked (C.04.2 art. 4).
fn boards(field: &Field, done: &[Done], initial: Colour) -> Vec<Pair> {
    let mut pairs: Vec<(usize, usize)> =
        done.iter().flat_map(|bracket| bracket.paired.pairs.iter().copied()).collect();
    let score = |place: usize| field.players[place].score;
    pairs.sort_by_key(|(one, other)| {
        (std::cmp::Reverse((score(*one), score(*one) + score(*other))), field.players[*one].number)
    });
    let coloured = |(one, other): (usize, usize)| {
        colours::allocate(&field.players[one], &field.players[other], initial)
    };
    pairs.into_iter().map(coloured).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Number;
    use crate::history::{Pairing, Round};
    use crate::pairing::plan::{Forbidden, VirtualPoints};
    use crate::pairing::why_not::WhyNot;
    use crate::result::{Bye, GameResult};
    use crate::score::Score;
    use crate::simulate::{Acceleration, Options, Permille, simulate};
    use crate::table::Facts;
    use proptest::prelude::*;

    /// A tournament that lives by numbers handed in.
    #[derive(Debug, Clone)]
    struct Life {
        n_players: u16,
        n_rounds: u16,
        forbidden: Vec<Forbidden>,
        virtual_points: Vec<VirtualPoints>,
        rounds: Vec<Lived>,
    }

    /// Who is away in a round, and how its games end.
    type Lived = (Vec<(u16, u8)>, Vec<u8>);

    fn lives(most_players: u16) -> impl Strategy<Value = Life> {
        let numbers = move || prop::collection::vec((1..=most_players).prop_map(Number), 2..4);
        let forbidden = (numbers(), 1_u16..4).prop_map(|(numbers, from)| Forbidden {
            from_round: from,
            to_round: 9,
            numbers,
        });
        let points = (1_u32..4, 1_u16..9, 1..=most_players).prop_map(|(halves, to_round, to)| {
            let points = Score::from_tenths(5 * halves);
            VirtualPoints { points, from_round: 1, to_round, from: Number(1), to: Number(to) }
        });
        let round = (
            prop::collection::vec((1..=most_players, any::<u8>()), 0..3),
            prop::collection::vec(any::<u8>(), usize::from(most_players)),
        );
        (
            2..=most_players,
            2_u16..9,
            prop::collection::vec(forbidden, 0..3),
            prop::collection::vec(points, 0..2),
            prop::collection::vec(round, 8),
        )
            .prop_map(|(n_players, n_rounds, forbidden, virtual_points, rounds)| Life {
                n_players,
                n_rounds,
                forbidden,
                virtual_points,
                rounds,
            })
    }

    fn result(chance: u8) -> GameResult {
        match chance {
            0..90 => GameResult::Win { won_by: Colour::White },
            90..170 => GameResult::Win { won_by: Colour::Black },
            170..240 => GameResult::Draw,
            240..250 => GameResult::Forfeit { won_by: Colour::Black },
            250.. => GameResult::DoubleForfeit,
        }
    }

    /// Lives through it and shows every round before it is paired.
    fn live(life: &Life, mut see: impl FnMut(&Table, &Plan)) {
        let mut facts = Facts::swiss(life.n_players);
        for (away, chances) in life.rounds.iter().take(usize::from(life.n_rounds)) {
            let mut plan = Plan::new(life.n_rounds);
            plan.forbidden.clone_from(&life.forbidden);
            plan.virtual_points.clone_from(&life.virtual_points);
            for (number, kind) in away.iter().filter(|(number, _)| *number <= life.n_players) {
                let bye = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint][usize::from(kind % 3)];
                if plan.byes.iter().all(|(other, _)| other.0 != *number) {
                    plan.byes.push((Number(*number), bye));
                }
            }
            let table = Table::new(facts.clone()).expect("facts");
            see(&table, &plan);
            let Ok(paired) = pair(&table, &plan) else { return };
            let games = paired.pairs.iter().zip(chances).map(|(pair, chance)| Pairing {
                result: result(*chance),
                ..Pairing::new(pair.white, pair.black)
            });
            let pairings = games.collect();
            let bye = paired.bye.map(|number| (number, Bye::PairingAllocated));
            facts.rounds.push(Round { pairings, byes: plan.byes.into_iter().chain(bye).collect() });
        }
    }

    fn compare(table: &Table, plan: &Plan) {
        let field = Field::new(table, plan);
        if let (Ok(short), Ok(long)) = (Below::new(&field), Below::new(&field)) {
            let short = round::brackets(&field, short, Effort::Least);
            let long = round::brackets(&field, long, Effort::Full);
            assert_eq!(sorted(short), sorted(long), "{table:?} {plan:?}");
        }
    }

    /// The same life with nearly nothing but draws.
    fn drawn(mut life: Life) -> Life {
        for chance in life.rounds.iter_mut().flat_map(|(_, chances)| chances) {
            *chance = if *chance < 240 { 200 } else { (*chance - 240) * 10 };
        }
        life
    }

    fn sorted(mut done: Vec<Done>) -> Vec<Done> {
        for bracket in &mut done {
            bracket.paired.pairs.sort_unstable();
        }
        done
    }

    /// Every answer about a round fits its pairs and its refusals.
    fn hold_why_nots(table: &Table, plan: &Plan) {
        let Ok(round) = pair(table, plan) else { return };
        let numbers: Vec<Number> = table.numbers().collect();
        for (idx, one) in numbers.iter().enumerate() {
            for other in &numbers[..idx] {
                let (one, other) = (*one, *other);
                let meets =
                    |pair: &Pair| [(one, other), (other, one)].contains(&(pair.white, pair.black));
                let answer = why_not(table, plan, one, other);
                let same_asked_back = why_not(table, plan, other, one);
                assert_eq!(
                    std::mem::discriminant(&answer),
                    std::mem::discriminant(&same_asked_back)
                );
                assert_eq!(
                    answer == WhyNot::TheyMeet,
                    round.pairs.iter().any(meets),
                    "{table:?} {plan:?}"
                );
                let is_away = |number| plan.byes.iter().any(|(away, _)| *away == number);
                let is_unpaired = matches!(answer, WhyNot::NotPaired(_));
                assert_eq!(is_unpaired, is_away(one) || is_away(other));
                if let WhyNot::Worse { ref numbers, n_now, criterion, .. } = answer {
                    assert!(
                        !numbers.is_empty(),
                        "{criterion:?} of nobody, {n_now} now: {table:?} {plan:?}"
                    );
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

        #[test]
        fn what_is_said_of_two_who_do_not_meet_is_so(life in lives(14)) {
            live(&life, hold_why_nots);
        }

        #[test]
        fn short_ways_lead_where_the_long_one_does_in_small_fields(life in lives(14)) {
            live(&life, compare);
        }

        #[test]
        fn short_ways_lead_where_the_long_one_does(life in lives(60)) {
            live(&life, compare);
        }

        #[test]
        fn short_ways_lead_where_the_long_one_does_after_draws(life in lives(40).prop_map(drawn)) {
            live(&life, compare);
        }
    }

    #[test]
    fn another_opponent_of_a_moved_down_player_comes_after_all_exchanges() {
        // In round seven two of a bracket with a moved-down player are needed below.
        let options = Options {
            seed: 8199,
            n_players: 21,
            n_rounds: 13,
            weakest: 2000,
            draws: Permille(950),
            half_point_byes: Permille(0),
            zero_point_byes: Permille(30),
            late_entries: Permille(0),
            n_forbidden: 3,
            acceleration: Acceleration::Baku,
            ..Options::default()
        };
        let compared = |table: &Table, plan: &Plan| {
            compare(table, plan);
            pair(table, plan)
        };
        assert_eq!(simulate(&options, compared).map(|event| event.rounds.len()), Ok(13));
    }
}
