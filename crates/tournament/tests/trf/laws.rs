//! Whatever was played and planned: the report that is made of it says the same, in whatever order
//! of lines.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use proptest::prelude::*;
use tournament::colour::Colour;
use tournament::entry::{Entry, Number};
use tournament::history::{Adjustment, Pairing, Round};
use tournament::pairing::plan::{Forbidden, Plan, VirtualPoints};
use tournament::points::PointSystem;
use tournament::result::{Bye, GameResult};
use tournament::score::Score;
use tournament::table::{Facts, Table};
use tournament::trf::{Dialect, Header, Person, Report, Sheet, read};

const N_ROUNDS: u16 = 9;

fn bye() -> impl Strategy<Value = Bye> {
    let byes = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
    prop::sample::select(byes.to_vec())
}

/// A bye that can be known ahead.
fn bye_ahead() -> impl Strategy<Value = Bye> {
    prop::sample::select(vec![Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint])
}

fn number(n: u16) -> impl Strategy<Value = Number> {
    (1..=n).prop_map(Number)
}

/// Players are shuffled, so many of them are paired, and the others have byes.
fn round(n: u16) -> impl Strategy<Value = Round> {
    let numbers: Vec<Number> = Number::first(n).collect();
    let half = usize::from(n) / 2;
    let results = prop::collection::vec(prop::sample::select(GameResult::ALL.to_vec()), half);
    let byes = prop::collection::vec(bye(), usize::from(n));
    (Just(numbers).prop_shuffle(), 0..=half, results, byes).prop_map(|drawn| {
        let (numbers, n_pairs, results, byes) = drawn;
        let (paired, free) = numbers.split_at(2 * n_pairs);
        let pairs = paired.chunks(2).zip(results);
        let pairing =
            |(two, result): (&[Number], _)| Pairing { white: two[0], black: two[1], result };
        Round {
            pairings: pairs.map(pairing).collect(),
            byes: free.iter().copied().zip(byes).collect(),
        }
    })
}

fn points() -> impl Strategy<Value = PointSystem> {
    let score = |range: RangeInclusive<u32>| range.prop_map(Score::from_tenths);
    let usual = Just(PointSystem::STANDARD);
    let any = (score(31..=120), score(10..=30), score(5..=9), score(0..=5), score(0..=31))
        .prop_map(|(win, draw, loss, absence, bye)| {
            let system = PointSystem::new(win, draw, loss).expect("in order");
            let system = system.with_absence(absence).expect("at most a loss");
            system.with_pairing_allocated_bye(bye).expect("at most a win")
        });
    prop_oneof![usual, any]
}

fn facts() -> impl Strategy<Value = Facts> {
    (2..12_u16).prop_flat_map(|n| {
        let rounds = prop::collection::vec(round(n), 0..6);
        let ratings = prop::collection::vec(prop::option::of(1..=9999_u16), usize::from(n));
        let given = (number(n), 0..6_u16, -30_000..30_000_i32);
        let given = prop::collection::vec(given, 0..3);
        (rounds, ratings, given, points()).prop_map(move |(rounds, ratings, given, points)| {
            let is_past = |given: &Adjustment| usize::from(given.round) <= rounds.len();
            let given = given.into_iter();
            let given = given.map(|(number, round, tenths)| Adjustment { number, round, tenths });
            let adjustments = given.filter(is_past).collect();
            let players = ratings.into_iter().map(|rating| Entry { rating }).collect();
            Facts { points, players, rounds, adjustments, ..Facts::swiss(n) }
        })
    })
}

fn plan(n: u16) -> impl Strategy<Value = Plan> {
    let colour = prop::sample::select(vec![Colour::White, Colour::Black]);
    let virtual_points = (1..40_000_u32, 1..=4_u16, 4..=9_u16, number(n), number(n)).prop_map(
        |(tenths, from_round, to_round, one, other)| VirtualPoints {
            points: Score::from_tenths(tenths),
            from_round,
            to_round,
            from: one.min(other),
            to: one.max(other),
        },
    );
    let forbidden = (1..=5_u16, 5..=9_u16, prop::collection::vec(number(n), 2..4))
        .prop_map(|(from_round, to_round, numbers)| Forbidden { from_round, to_round, numbers });
    let virtual_points = prop::collection::vec(virtual_points, 0..3);
    let forbidden = prop::collection::vec(forbidden, 0..3);
    // Somebody has to be there.
    let byes = prop::collection::btree_map(number(n - 1), bye_ahead(), 0..usize::from(n));
    (colour, virtual_points, forbidden, byes).prop_map(
        |(colour, virtual_points, forbidden, byes)| Plan {
            initial_colour: colour,
            virtual_points,
            forbidden,
            byes: byes.into_iter().collect(),
            ..Plan::new(N_ROUNDS)
        },
    )
}

fn person() -> impl Strategy<Value = Person> {
    let text = |pattern: &'static str| prop::option::of(pattern.prop_map(String::from));
    let name = "[A-Zé][a-zß ,.'-]{0,31}[a-zñ]";
    (
        name,
        text("[mw]"),
        text("[A-Z]{1,3}"),
        text("[A-Z]{3}"),
        text("[0-9]{1,11}"),
        text("[0-9/]{1,10}"),
    )
        .prop_map(|(name, sex, title, federation, id, birth)| Person {
            name,
            sex,
            title,
            rating: None,
            federation,
            id,
            birth,
        })
}

/// Byes after the next round.
type Later = Vec<(u16, Number, Bye)>;

/// Facts, a plan for the next round, people, and byes after it.
fn sheets() -> impl Strategy<Value = (Facts, Plan, Vec<Person>, Later)> {
    facts().prop_flat_map(|facts| {
        let n = u16::try_from(facts.players.len()).expect("few players");
        let people = prop::collection::vec(person(), usize::from(n));
        let later = prop::collection::btree_map((7..=N_ROUNDS, number(n)), bye_ahead(), 0..4);
        let later = later.prop_map(|later| {
            later.into_iter().map(|((round, number), bye)| (round, number, bye)).collect()
        });
        (Just(facts), plan(n), people, later)
    })
}

fn header() -> Header {
    Header {
        name: Some("Castalia Öpen".to_owned()),
        starts_on: Some("2026/03/01".to_owned()),
        deputies: vec!["Tegularius, Fritz".to_owned(), "Jakobus, Pater".to_owned()],
        round_dates: vec![Some("26/03/01".to_owned()), None, Some("26/03/03".to_owned())],
        ..Header::default()
    }
}

/// Everything that a table answers.
fn answers(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    let of_player = |number| (table.cells(number).to_vec(), table.score(number));
    let players: Vec<_> = table.numbers().map(of_player).collect();
    (*table.points(), table.players().to_vec(), players)
}

/// Who must not meet whom, round by round.
fn kept_apart(plan: &Plan) -> BTreeSet<(u16, Number, Number)> {
    let of_group = |group: &Forbidden| {
        let rounds = group.from_round..=group.to_round.min(N_ROUNDS);
        let numbers = group.numbers.clone();
        rounds.flat_map(move |round| {
            let others = numbers.clone();
            let two = numbers.clone().into_iter().flat_map(move |one| {
                others.clone().into_iter().map(move |other| (round, one, other))
            });
            two.filter(|(_, one, other)| one < other).collect::<Vec<_>>()
        })
    };
    plan.forbidden.iter().flat_map(of_group).collect()
}

fn sorted(mut virtual_points: Vec<VirtualPoints>) -> Vec<VirtualPoints> {
    virtual_points.sort_by_key(|given| (given.from, given.from_round, given.to, given.points));
    virtual_points
}

proptest! {
    #[test]
    fn what_was_made_is_read_again(
        (facts, plan, people, byes) in sheets(),
        dialect in prop::sample::select(vec![Dialect::Trf16, Dialect::Trf26]),
    ) {
        let table = Table::new(facts.clone()).expect("facts that agree");
        let next = u16::try_from(facts.rounds.len() + 1).expect("few rounds");
        let (ranks, comments) = (Vec::new(), vec!["a comment".to_owned()]);
        let later = byes.clone();
        let sheet = Sheet { header: header(), people, ranks, table: &table, plan: &plan, byes, comments };
        let report = Report::of(&sheet, dialect).expect("a report");

        prop_assert_eq!((report.n_rounds(), report.next_round()), (N_ROUNDS, next), "{}", report);
        prop_assert_eq!(report.comments().collect::<Vec<_>>(), ["a comment"]);
        let again = Table::new(report.facts(next)).expect("facts that agree");
        prop_assert_eq!(answers(&again), answers(&table), "{}", report);
        for (player, person) in report.players().iter().zip(&sheet.people) {
            let rating = table.players()[usize::from(player.number.0) - 1].rating;
            prop_assert_eq!(&player.person, &Person { rating, ..person.clone() }, "{}", report);
        }
        let again = report.plan(next);
        prop_assert_eq!(&again.byes, &plan.byes, "{}", report);
        prop_assert_eq!(again.initial_colour, plan.initial_colour);
        for (round, number, bye) in later {
            prop_assert!(report.plan(round).byes.contains(&(number, bye)), "{}", report);
        }
        for number in table.numbers() {
            for round in 1..=N_ROUNDS {
                let points = [&again, &plan].map(|plan| plan.virtual_points(number, round));
                prop_assert_eq!(points[0], points[1], "{} in {}\n{}", number, round, report);
            }
        }
        prop_assert_eq!(kept_apart(&again), kept_apart(&plan), "{}", report);
        if dialect == Dialect::Trf26 {
            prop_assert_eq!(&again, &plan);
        }
    }

    #[test]
    fn what_was_made_has_the_header_that_was_asked_for((facts, plan, people, byes) in sheets()) {
        let table = Table::new(facts).expect("facts that agree");
        let (ranks, comments) = (Vec::new(), vec!["a comment".to_owned()]);
        let sheet = Sheet { header: header(), people, ranks, table: &table, plan: &plan, byes, comments };
        let report = Report::of(&sheet, Dialect::Trf26).expect("a report");
        let filled = Header {
            n_players: Some(table.players().len().to_string()),
            n_rated: report.header().n_rated.clone(),
            n_rounds: Some(N_ROUNDS),
            initial_colour: Some(plan.initial_colour),
            type_code: Some("FIDE_DUTCH".to_owned()),
            ..header()
        };
        prop_assert_eq!(report.header(), &filled);
        prop_assert!(report.warnings().is_empty(), "{:?}\n{}", report.warnings(), report);
    }

    #[test]
    fn the_order_of_the_lines_and_their_ends_are_no_matter(
        (facts, plan, people, byes) in sheets(),
        end in prop::sample::select(vec!["\r", "\n", "\r\n"]),
        seed in any::<[u8; 32]>(),
    ) {
        let table = Table::new(facts).expect("facts that agree");
        let (ranks, comments) = (Vec::new(), vec!["a comment".to_owned()]);
        let sheet = Sheet { header: header(), people, ranks, table: &table, plan: &plan, byes, comments };
        let report = Report::of(&sheet, Dialect::Trf26).expect("a report");
        let text = report.to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        // Deterministic, and another order for every seed.
        lines.sort_by_cached_key(|line| {
            let bytes = line.bytes().zip(seed.iter().cycle());
            bytes.fold(0_u32, |sum, (byte, key)| sum.wrapping_mul(31) ^ u32::from(byte ^ key))
        });
        let mixed = read(lines.join(end).as_bytes()).expect("a report");

        let next = report.next_round();
        let tables = [&report, &mixed].map(|one| Table::new(one.facts(next)).expect("a table"));
        prop_assert_eq!(answers(&tables[0]), answers(&tables[1]));
        let plans = [&report, &mixed].map(|one| one.plan(next));
        prop_assert_eq!(&plans[0].byes, &plans[1].byes);
        let virtual_points = plans.map(|plan| sorted(plan.virtual_points));
        prop_assert_eq!(&virtual_points[0], &virtual_points[1]);
    }
}
