//! The arithmetic against cases that were worked out elsewhere: `data/*.txt`.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

use rating::Bounds;
use rating::calc::{
    FideCase, FideGame, Glicko2Case, GlickoCase, InitialCase, UncertainGame, bounded_glicko,
    bounded_glicko2, elo_fide, elo_fide_initial, glicko, glicko2,
};
use rating::fide::{self, Peak};

/// Calls `check` with the parts of each line; answers how many lines there are.
fn for_each_case(data: &str, check: impl Fn(&str, [&str; 3])) -> usize {
    let cases = (1..).zip(data.lines()).filter(|(_, line)| !line.starts_with('#'));
    cases
        .map(|(number, line)| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let Ok(parts) = parts.try_into() else { panic!("line {number} has not three parts") };
            check(&format!("line {number}"), parts);
        })
        .count()
}

fn numbers(text: &str) -> Vec<f64> {
    let number = |word: &str| word.parse().expect(word);
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(number).collect()
}

fn whole(text: &str) -> i32 {
    text.parse().expect(text)
}

fn is_said(word: &str) -> bool {
    match word {
        "yes" => true,
        "no" => false,
        _ => panic!("{word} is neither yes nor no"),
    }
}

fn uncertain_games(text: &str) -> Vec<UncertainGame> {
    let game = |word: &str| {
        let [rating, deviation, score] = numbers(word)[..] else { panic!("{word}") };
        UncertainGame { rating, deviation, score }
    };
    text.split_whitespace().map(game).collect()
}

#[track_caller]
fn assert_near(line: &str, computed: &[f64], expected: &[f64]) {
    assert_eq!(computed.len(), expected.len(), "{line}");
    for (computed, expected) in computed.iter().zip(expected) {
        let error = (computed - expected).abs() / expected.abs();
        assert!(error < 1e-5, "{line}: {computed} instead of {expected}");
    }
}

#[test]
fn glicko_agrees_with_the_oracle() {
    let n_cases = for_each_case(include_str!("data/glicko.txt"), |line, [before, games, after]| {
        let [rating, deviation, c] = numbers(before)[..] else { panic!("{line}") };
        let case = GlickoCase { rating, deviation, c, games: uncertain_games(games) };
        let values = glicko(&case).expect(line);
        assert_near(line, &[values.rating, values.deviation], &numbers(after));
    });
    assert_eq!(n_cases, 121);
}

#[test]
fn glicko2_agrees_with_the_oracle() {
    let n_cases =
        for_each_case(include_str!("data/glicko2.txt"), |line, [before, games, after]| {
            let [rating, deviation, volatility, tau] = numbers(before)[..] else {
                panic!("{line}")
            };
            let games = uncertain_games(games);
            let values = glicko2(&Glicko2Case { rating, deviation, volatility, tau, games });
            let values = values.expect(line);
            let computed = [values.rating, values.deviation, values.volatility];
            assert_near(line, &computed, &numbers(after));
        });
    assert_eq!(n_cases, 121);
}

/// The oracle's periods are random: many have results as unlikely as no player's are. Moves that
/// stay within the bounds are those of the paper.
#[test]
fn bounds_change_only_some_of_the_wildest_periods_of_the_oracle() {
    let n_changed = std::cell::Cell::new((0, 0));
    for_each_case(include_str!("data/glicko.txt"), |line, [before, games, _]| {
        let [rating, deviation, c] = numbers(before)[..] else { panic!("{line}") };
        let case = GlickoCase { rating, deviation, c, games: uncertain_games(games) };
        let (by_paper, (bounded, bounds)) =
            (glicko(&case).expect(line), bounded_glicko(&case).expect(line));
        let is_bitten = bounds != Bounds::default();
        assert!(is_bitten || (bounded.rating - by_paper.rating).abs() < 1e-9, "{line}");
        n_changed.set((n_changed.get().0 + u32::from(is_bitten), n_changed.get().1));
    });
    for_each_case(include_str!("data/glicko2.txt"), |line, [before, games, _]| {
        let [rating, deviation, volatility, tau] = numbers(before)[..] else { panic!("{line}") };
        let case =
            Glicko2Case { rating, deviation, volatility, tau, games: uncertain_games(games) };
        let (by_paper, (bounded, bounds)) =
            (glicko2(&case).expect(line), bounded_glicko2(&case).expect(line));
        let is_bitten = bounds != Bounds::default();
        // A large move is made with a volatility of its own.
        assert!(is_bitten || (bounded.rating - by_paper.rating).abs() < 0.2, "{line}");
        n_changed.set((n_changed.get().0, n_changed.get().1 + u32::from(is_bitten)));
    });
    assert_eq!(n_changed.get(), (23, 23), "of 121 each");
}

#[test]
fn changes_by_fide_are_those_of_the_oracle() {
    let n_cases =
        for_each_case(include_str!("data/fide-changes.txt"), |line, [before, games, after]| {
            let before: Vec<&str> = before.split(' ').collect();
            let [rating, games_before, is_peak, is_junior] = before[..] else { panic!("{line}") };
            let game = |word: &str| {
                let (rating, score) = word.split_once(',').expect(line);
                FideGame { rating: whole(rating), score: score.parse().expect(line) }
            };
            let case = FideCase {
                rating: whole(rating),
                games_before: games_before.parse().expect(line),
                peak: if is_said(is_peak) { Peak::Reached2400 } else { Peak::Below2400 },
                is_junior: is_said(is_junior),
                games: games.split_whitespace().map(game).collect(),
            };
            let change = elo_fide(&case).expect(line);
            assert_eq!(format!("{} {}", change.k, change.change), after, "{line}");
        });
    assert_eq!(n_cases, 200);
}

#[test]
fn initial_ratings_by_fide_are_those_of_the_oracle() {
    let n_cases =
        for_each_case(include_str!("data/fide-initial.txt"), |line, [score, opponents, after]| {
            let case = InitialCase {
                opponents: opponents.split_whitespace().map(whole).collect(),
                score: score.parse().expect(line),
            };
            let values = elo_fide_initial(&case).expect(line);
            let (initial, is_published) = after.split_once(' ').expect(line);
            assert_eq!(values.initial, whole(initial), "{line}");
            assert_eq!(values.is_published, is_said(is_published), "{line}");
        });
    assert_eq!(n_cases, 80);
}

#[test]
fn the_tables_of_fide_are_those_of_the_oracle() {
    let mut n_lines = (0, 0);
    for line in include_str!("data/fide-tables.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["pd", hundredths, highest] => {
                let (hundredths, highest) = (hundredths.parse().expect(line), whole(highest));
                assert_eq!(fide::expected(highest), hundredths, "{line}");
                assert_eq!(fide::expected(highest + 1), hundredths + 1, "{line}");
                assert_eq!(fide::expected(-highest), 100 - hundredths, "{line}");
                n_lines.0 += 1;
            }
            ["dp", share, points] => {
                assert_eq!(fide::difference(share.parse().expect(line)), whole(points), "{line}");
                n_lines.1 += 1;
            }
            _ => assert!(line.starts_with('#'), "{line}"),
        }
    }
    assert_eq!(n_lines, (50, 101));
}
