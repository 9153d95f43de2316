//! Laws of the schedule, for every number of players, and the published tables.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use std::collections::BTreeMap;

use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::history::Round;
use tournament::pairing::round_robin::{Cycles, MAX_PLAYERS, MIN_PLAYERS, ScheduleError, schedule};
use tournament::result::Bye;

const PUBLISHED: &str = include_str!("data/berger.txt");

#[test]
fn the_schedule_is_the_published_berger_table() {
    let mut n_tables = 0;
    for table in PUBLISHED.split("\n\n").filter(|table| !table.starts_with('#')) {
        let (heading, published) = table.split_once('\n').expect("a heading");
        for n_players in heading.split_whitespace().filter_map(|word| word.parse().ok()) {
            let rounds = schedule(n_players, Cycles::Single).expect(heading);
            let printed: Vec<String> = rounds.iter().map(|round| print(round, n_players)).collect();
            assert_eq!(printed.join("\n"), published.trim_end(), "{heading}, for {n_players}");
            n_tables += 1;
        }
    }
    assert_eq!(n_tables, 14);
}

#[test]
fn two_cycles_reverse_colours_after_swapping_the_last_two_rounds_of_the_first() {
    let rounds = schedule(4, Cycles::Double).expect("four players");
    let printed: Vec<String> = rounds.iter().map(|round| print(round, 4)).collect();
    assert_eq!(printed, ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]);
}

#[test]
fn too_few_or_too_many_players_have_no_schedule() {
    for n_players in [0, 1] {
        let expected = Err(ScheduleError::TooFew { n_players });
        assert_eq!(schedule(n_players, Cycles::Single), expected);
    }
    let n_players = MAX_PLAYERS + 1;
    assert_eq!(schedule(n_players, Cycles::Double), Err(ScheduleError::TooMany { n_players }));
}

#[test]
fn everyone_meets_everyone_once_or_twice_with_both_colours() {
    for_each_schedule(|n_players, cycles, rounds| {
        let mut met: BTreeMap<(Number, Number), usize> = BTreeMap::new();
        for game in rounds.iter().flat_map(|round| &round.pairings) {
            *met.entry((game.white, game.black)).or_default() += 1;
        }
        for one in Number::first(n_players) {
            for other in Number::first(n_players).filter(|other| *other > one) {
                let games = |white, black| met.get(&(white, black)).copied().unwrap_or(0);
                let both = (games(one, other), games(other, one));
                let is_right = match cycles {
                    Cycles::Single => both.0 + both.1 == 1,
                    Cycles::Double => both == (1, 1),
                };
                assert!(is_right, "{n_players} players, {cycles:?}: {one} and {other}: {both:?}");
            }
        }
    });
}

#[test]
fn everyone_has_one_game_or_the_free_round_in_every_round() {
    for_each_schedule(|n_players, cycles, rounds| {
        for (round, in_round) in (1..).zip(rounds) {
            let paired = in_round.pairings.iter().flat_map(|game| [game.white, game.black]);
            let mut numbers: Vec<Number> =
                paired.chain(in_round.byes.iter().map(|bye| bye.0)).collect();
            numbers.sort_unstable();
            let all: Vec<Number> = Number::first(n_players).collect();
            assert_eq!(numbers, all, "{n_players} players, {cycles:?}, round {round}");
            assert!(in_round.byes.iter().all(|bye| bye.1 == Bye::Free));
            assert_eq!(in_round.byes.len(), usize::from(n_players % 2));
        }
    });
}

#[test]
fn colours_are_balanced_and_never_equal_three_times_running() {
    for_each_schedule(|n_players, cycles, rounds| {
        for number in Number::first(n_players) {
            let games = rounds.iter().flat_map(|round| &round.pairings);
            let colours: Vec<Colour> = games.filter_map(|game| game.colour_of(number)).collect();
            let n_white = colours.iter().filter(|colour| **colour == Colour::White).count();
            let n_black = colours.len() - n_white;
            let uneven = usize::from(n_players % 2 == 0 && cycles == Cycles::Single);
            let case = format!("{n_players} players, {cycles:?}: player {number}: {colours:?}");
            assert_eq!(n_white.abs_diff(n_black), uneven, "{case}");
            let is_third = |three: &[Colour]| three[0] == three[1] && three[1] == three[2];
            assert!(!colours.windows(3).any(is_third), "{case}");
        }
    });
}

fn for_each_schedule(check: impl Fn(u16, Cycles, &[Round])) {
    for n_players in MIN_PLAYERS..=MAX_PLAYERS {
        for cycles in [Cycles::Single, Cycles::Double] {
            check(n_players, cycles, &schedule(n_players, cycles).expect("within the limits"));
        }
    }
}

/// A round as it is published: a free round as a game against the highest number.
fn print(round: &Round, n_players: u16) -> String {
    let n_seats = n_players.next_multiple_of(2);
    let free = |number: Number| {
        // The highest number has White in even rounds, when the lower half is free in odd ones.
        if number.0 <= n_seats / 2 {
            format!("{number}-{n_seats}")
        } else {
            format!("{n_seats}-{number}")
        }
    };
    let byes = round.byes.iter().map(|bye| free(bye.0));
    let games = round.pairings.iter().map(|game| format!("{}-{}", game.white, game.black));
    byes.chain(games).collect::<Vec<_>>().join(" ")
}
