//! `tests/data/tie_breaks/worked.txt`: one player's values, worked from the articles.

use tournament::entry::{Entry, Number};
use tournament::history::{Adjustment, Pairing, Round};
use tournament::result::{Bye, GameResult};
use tournament::score::Score;
use tournament::standings::{TieBreak, standings};
use tournament::table::{Edition, Facts, Table};

const WORKED: &str = include_str!("../data/tie_breaks/worked.txt");

#[test]
fn values_are_those_of_the_articles() {
    let cases: Vec<&str> = WORKED.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(cases.len(), 14);
    for case in cases {
        let parts: Vec<&str> = case.split('|').map(str::trim).collect();
        let [_, rounds, august_2024, march_2026] = parts[..] else { panic!("{case}") };
        check(case, facts(rounds, Edition::August2024), august_2024);
        check(case, facts(rounds, Edition::March2026), march_2026);
    }
}

fn check(case: &str, facts: Facts, expected: &str) {
    let edition = facts.edition;
    let table = Table::new(facts).expect(case);
    for expected in expected.split_whitespace() {
        let (code, value) = expected.split_once('=').expect(expected);
        let rows = standings(&table, &[code.parse::<TieBreak>().expect(code)]).rows;
        let row = rows.iter().find(|row| row.number == Number(1)).expect("a row");
        let shown = row.values[0].decimal().unwrap_or_else(|| "–".to_owned());
        assert_eq!(shown, value, "{code}, {edition:?}: {case}");
    }
}

/// Player 1 meets player 2 in round one, player 3 in round two, and so on. In all other rounds
/// these have a bye that is worth nothing and says nothing, and beside their results so many points
/// that they have the score that is written.
fn facts(rounds: &str, edition: Edition) -> Facts {
    let rounds: Vec<&str> = rounds.split_whitespace().collect();
    let n_players = u16::try_from(rounds.len() + 1).expect("few rounds");
    let mut facts = Facts { edition, ..Facts::swiss(0) };
    facts.points =
        facts.points.with_pairing_allocated_bye(Score::ZERO).expect("no more than a win");
    facts.players = vec![Entry { rating: Some(2000) }; usize::from(n_players)];
    for (opponent, round) in (2..).map(Number).zip(rounds) {
        let others = Number::first(n_players).skip(1);
        let mut played = Round { pairings: vec![], byes: vec![] };
        if let Some((result, score)) = round.split_once('x') {
            let result = result_for_white(result);
            played.pairings.push(Pairing { white: Number(1), black: opponent, result });
            let made = result.seen_by(tournament::colour::Colour::Black).points(&facts.points);
            let score: Score = score.parse().expect(round);
            let missing = i64::from(score.tenths()) - i64::from(made.tenths());
            let tenths = i32::try_from(missing).expect("few points");
            facts.adjustments.push(Adjustment { number: opponent, round: 0, tenths });
        } else {
            played.byes.push((Number(1), bye(round)));
        }
        let is_free = |number: &Number| *number != opponent || played.pairings.is_empty();
        let free: Vec<Number> = others.filter(is_free).collect();
        played.byes.extend(free.into_iter().map(|number| (number, Bye::PairingAllocated)));
        facts.rounds.push(played);
    }
    facts
}

fn result_for_white(text: &str) -> GameResult {
    let written = match text {
        "1" => "1-0",
        "½" => "½-½",
        "0" => "0-1",
        "+" => "+/-",
        "-" => "-/+",
        _ => text,
    };
    written.parse().expect(text)
}

fn bye(text: &str) -> Bye {
    match text {
        "F" => Bye::FullPoint,
        "H" => Bye::HalfPoint,
        "Z" => Bye::ZeroPoint,
        _ => panic!("{text}"),
    }
}
