//! Cases of the ledger by hand.

#![allow(clippy::expect_used, reason = "a helper of a test may fail the test")]

use rating::ledger::{
    self, Day, Facts, InitialRating, LedgerError, LedgerRow, Outcome, Period, PeriodId, PlayerId,
    RULES_VERSION, RatedGame,
};
use rating::{
    Deviation, EloSettings, Glicko2, Glicko2Settings, Pool, Rating, State, System, Thousandths,
    Volatility,
};

fn compute(
    pool: &Pool,
    periods: &[Period],
    initial: &[InitialRating],
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    ledger::compute(pool, &Facts { periods, initial, ..Facts::default() })
}

fn resume(
    pool: &Pool,
    stored: &[LedgerRow],
    periods: &[Period],
    initial: &[InitialRating],
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    ledger::resume(pool, stored, &Facts { periods, initial, ..Facts::default() })
}

fn elo(k: u16) -> Pool {
    Pool::new(System::Elo(EloSettings { k, ..EloSettings::default() })).expect("a usable K")
}

/// Games as `first-second result`, such as `1-2 1`, `1-2 =`, `1-2 0`, separated by commas.
fn period(id: i32, day: i32, games: &str) -> Period {
    let game = |text: &str| {
        let (players, result) = text.trim().split_once(' ').expect(text);
        let (first, second) = players[1..].split_once('-').expect(text);
        let first = [&players[..1], first].concat();
        let player = |text: &str| PlayerId(text.parse().expect(text));
        let outcome = match result {
            "1" => Outcome::FirstWins,
            "0" => Outcome::SecondWins,
            _ => Outcome::Draw,
        };
        RatedGame { first: player(&first), second: player(second), outcome }
    };
    let games = games.split(',').filter(|text| !text.is_empty()).map(game).collect();
    Period { id: PeriodId(id), closed_on: Day(day), games }
}

/// Rows as `period/player before→after expected/scored`, in whole points.
#[track_caller]
fn check(pool: &Pool, periods: &[Period], expected: &[&str]) {
    let rows = compute(pool, periods, &[]).expect("facts without complaints");
    let print = |row: &LedgerRow| {
        let LedgerRow { period, player, expected, scored, .. } = row;
        let (before, after) = (row.before.rating(), row.after.rating());
        format!("{}/{} {before}→{after} {expected}/{scored}", period.0, player.0)
    };
    assert_eq!(rows.iter().map(print).collect::<Vec<_>>(), expected);
}

#[test]
fn a_ledger_without_games_is_empty() {
    check(&elo(20), &[], &[]);
    check(&Pool::default(), &[period(1, 0, "")], &[]);
}

#[test]
fn each_player_of_a_period_has_one_row() {
    let periods = [period(1, 0, "1-2 1, 3-1 0, 2-3 =")];
    let rows = ["1/1 1500→1520 1.00/2.00", "1/2 1500→1490 1.00/0.50", "1/3 1500→1490 1.00/0.50"];
    check(&elo(20), &periods, &rows);
}

#[test]
fn periods_follow_each_other_by_day_and_then_by_id() {
    // 1/(1 + 10^(-40/400)) = 0.557: the third game is worth 40 × 0.443 = 17.7 to the winner.
    let periods = [period(3, 9, "1-2 1"), period(9, 2, "1-2 1"), period(2, 9, "1-2 0")];
    let rows = [
        "9/1 1500→1520 0.50/1.00",
        "9/2 1500→1480 0.50/0.00",
        "2/1 1520→1498 0.56/0.00",
        "2/2 1480→1502 0.44/1.00",
        "3/1 1498→1518 0.49/1.00",
        "3/2 1502→1482 0.51/0.00",
    ];
    check(&elo(40), &periods, &rows);
}

#[test]
fn opponents_are_seen_as_they_were_before_the_period() {
    // Were 2 seen after his win against 3, 1 would gain less than 10.
    let rows = compute(&elo(20), &[period(1, 0, "2-3 1, 1-2 0, 1-2 1")], &[]).expect("rows");
    assert_eq!(rows[0].after, State::Elo(Rating::whole(1500)));
}

#[test]
fn a_row_names_its_k_and_its_rules() {
    let elo = compute(&elo(32), &[period(1, 0, "1-2 =")], &[]).expect("rows");
    assert_eq!((elo[0].k, elo[0].rules_version), (Some(32), RULES_VERSION));
    let glicko2 = compute(&Pool::default(), &[period(1, 0, "1-2 =")], &[]).expect("rows");
    assert_eq!(glicko2[0].k, None);
}

#[test]
fn an_elo_rating_is_provisional_before_the_tenth_game() {
    let nine = ["1-2 ="; 9].join(",");
    let periods = [period(1, 0, &nine), period(2, 1, "1-2 =")];
    let rows = compute(&elo(20), &periods, &[]).expect("rows");
    let marks: Vec<(u32, bool)> =
        rows.iter().map(|row| (row.games_so_far, row.is_provisional())).collect();
    assert_eq!(marks, [(9, true), (9, true), (10, false), (10, false)]);
}

#[test]
fn a_glicko_rating_is_provisional_while_its_deviation_exceeds_110() {
    let initial = |deviation| InitialRating {
        player: PlayerId(1),
        state: State::Glicko2(Glicko2 { deviation, ..Glicko2Settings::DEFAULT.start }),
        games: 0,
        known_on: Day(0),
    };
    let is_provisional = |deviation| {
        let periods = [period(1, 0, "1-2 =")];
        let rows = compute(&Pool::default(), &periods, &[initial(deviation)]).expect("rows");
        assert!(rows[1].is_provisional(), "who has played one game");
        rows[0].is_provisional()
    };
    assert!(is_provisional(Deviation::whole(200)));
    assert!(!is_provisional(Deviation::whole(110)));
}

#[test]
fn idle_days_count_from_the_last_period_or_the_initial_rating() {
    let state = Glicko2 {
        rating: Rating::whole(1800),
        deviation: Deviation::whole(60),
        volatility: Volatility(60_000),
    };
    let known_on = Day(1000);
    let initial =
        InitialRating { player: PlayerId(1), state: State::Glicko2(state), games: 30, known_on };
    let before = |periods: &[Period]| {
        let rows = compute(&Pool::default(), periods, &[initial]).expect("rows");
        let own = rows.into_iter().rfind(|row| row.player == initial.player);
        own.and_then(|row| row.before.deviation()).expect("a deviation")
    };
    assert_eq!(before(&[period(1, 1000, "1-2 =")]), Deviation::whole(60));
    assert_eq!(before(&[period(1, 1365, "1-2 =")]), Deviation::whole(110));

    let after_first = compute(&Pool::default(), &[period(1, 1365, "1-2 =")], &[initial]);
    let after_first = after_first.expect("rows")[0].after.deviation().expect("a deviation");
    let next_day = before(&[period(1, 1365, "1-2 ="), period(2, 1366, "1-2 =")]);
    assert!(after_first < next_day && next_day < Deviation(after_first.0 + 20));
}

#[test]
fn a_rating_is_never_applied_to_games_before_it_was_known() {
    let state = State::Elo(Rating::whole(1800));
    let player = PlayerId(1);
    let initial = [InitialRating { player, state, games: 30, known_on: Day(1000) }];
    let rows = |periods: &[Period]| {
        let rows = compute(&elo(20), periods, &initial).expect("rows").into_iter();
        let own = rows.filter(|row| row.player == player);
        own.map(|row| (row.before.rating(), row.games_so_far)).collect::<Vec<_>>()
    };
    let game = |id, day| period(id, day, "1-2 =");
    assert_eq!(rows(&[game(1, 1000)]), [(Rating::whole(1800), 31)]);
    let start = Rating::whole(1500);
    assert_eq!(rows(&[game(1, 999)]), [(start, 1)]);
    // Who has played before keeps what those games gave.
    assert_eq!(rows(&[game(1, 999), game(2, 1001)]), [(start, 1), (start, 2)]);
    // A later period of others changes nothing.
    let others = period(1, 900, "2-3 =");
    assert_eq!(rows(&[others, game(2, 1000)]), [(Rating::whole(1800), 31)]);
}

#[test]
fn the_score_of_a_period_is_what_was_made_in_it() {
    let rows = compute(&Pool::default(), &[period(1, 0, "1-2 =, 2-1 1, 1-3 1")], &[]);
    let scored: Vec<Thousandths> = rows.expect("rows").iter().map(|row| row.scored).collect();
    assert_eq!(scored, [1500, 1500, 0].map(Thousandths));
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let player = PlayerId(1);
    let initial = InitialRating {
        player,
        state: State::Elo(Rating::whole(1500)),
        games: 0,
        known_on: Day(0),
    };
    let periods = [period(4, 0, "1-2 =, 3-3 1"), period(4, 1, "")];
    let complaints = compute(&Pool::default(), &periods, &[initial, initial]).expect_err("wrong");
    let expected = [
        LedgerError::PeriodTwice { period: PeriodId(4) },
        LedgerError::AgainstSelf { period: PeriodId(4), player: PlayerId(3) },
        LedgerError::InitialTwice { player },
        LedgerError::WrongState { player },
        LedgerError::WrongState { player },
    ];
    assert_eq!(complaints, expected);
}

#[test]
fn a_ledger_is_continued_only_by_later_periods() {
    let pool = elo(20);
    let stored = compute(&pool, &[period(5, 10, "1-2 1")], &[]).expect("rows");
    let refused = |next: Period| resume(&pool, &stored, &[next], &[]).err();
    assert_eq!(refused(period(6, 10, "")), None);
    let not_later = |id| Some(vec![LedgerError::NotLater { period: PeriodId(id) }]);
    assert_eq!(refused(period(4, 10, "")), not_later(4));
    assert_eq!(refused(period(6, 9, "")), not_later(6));
    let twice = LedgerError::PeriodTwice { period: PeriodId(5) };
    assert_eq!(refused(period(5, 11, "")), Some(vec![twice]));
}

#[test]
fn few_players_of_many_are_rated_as_if_they_were_alone() {
    let others: Vec<String> =
        (10..500).map(|player| format!("{player}-{} 1", player + 500)).collect();
    let crowd = period(1, 0, &others.join(","));
    let few = period(2, 1, "1000000-7 1, 7-3 =, -5-1000000 0, 600-3 1");
    let rows = compute(&Pool::default(), &[crowd, few], &[]).expect("rows");
    let rows: Vec<LedgerRow> = rows.into_iter().filter(|row| row.period == PeriodId(2)).collect();
    let players: Vec<i32> = rows.iter().map(|row| row.player.0).collect();
    assert_eq!(players, [-5, 3, 7, 600, 1_000_000]);

    let alone =
        [period(1, 0, "100-600 1"), period(2, 1, "7-3 =, 600-3 1, -5-1000000 0, 1000000-7 1")];
    let alone = compute(&Pool::default(), &alone, &[]).expect("rows");
    assert_eq!(rows, alone[2..]);
}

/// The periods of `data/far_root.txt`.
fn far_root() -> Vec<Period> {
    let number = |text: &str| text.parse::<i32>().expect(text);
    let lines = include_str!("data/far_root.txt").lines().filter(|line| !line.starts_with('#'));
    (0..)
        .zip(lines)
        .map(|(id, line)| {
            let (day, winners) = line.split_once(" | ").expect(line);
            let games = winners.split(" | ").flat_map(|text| {
                let (winner, losers) = text.split_once(": ").expect(text);
                losers.split(' ').flat_map(move |loser| {
                    let (loser, n_games) = loser.split_once('*').unwrap_or((loser, "1"));
                    let (first, second) = (PlayerId(number(winner)), PlayerId(number(loser)));
                    let game = RatedGame { first, second, outcome: Outcome::FirstWins };
                    std::iter::repeat_n(game, n_games.parse().expect(n_games))
                })
            });
            Period { id: PeriodId(id), closed_on: Day(number(day)), games: games.collect() }
        })
        .collect()
}

#[test]
fn a_2195_who_loses_36_games_in_a_month_to_a_1360_is_not_rated_100() {
    let rows = compute(&Pool::default(), &far_root(), &[]).expect("rows");
    let [loser, winner] = rows[rows.len() - 2..] else { panic!("{} rows", rows.len()) };
    assert_eq!((loser.before.rating(), winner.before.rating()), (Rating(219_460), Rating(136_014)));
    assert_eq!((loser.after.rating(), winner.after.rating()), (Rating(87_209), Rating(228_719)));
    assert_eq!(loser.after.volatility(), Some(Volatility(100_000)));
}

#[test]
fn a_friend_with_a_deviation_of_150_who_beats_a_2195_all_evening_is_not_rated_4000() {
    let state = |rating, deviation| {
        let (rating, deviation) = (Rating::whole(rating), Deviation::whole(deviation));
        State::Glicko2(Glicko2 { rating, deviation, volatility: Volatility(60_000) })
    };
    let brought = |(player, state)| InitialRating {
        player: PlayerId(player),
        state,
        games: 40,
        known_on: Day(0),
    };
    let initial = [(1, state(1360, 150)), (2, state(2195, 82))].map(brought);
    let evening = ["1-2 1"; 36].join(",");
    let rows = compute(&Pool::default(), &[period(1, 0, &evening)], &initial).expect("rows");
    // 500 points above the opponent, and 500 below.
    assert_eq!(rows[0].after.rating(), Rating::whole(2695));
    assert!(rows[1].after.rating() >= Rating::whole(860), "{:?}", rows[1]);
}

#[test]
fn a_loss_to_a_stronger_player_does_not_raise_a_newcomer_who_loses_to_equals() {
    let rating = |games: &str| {
        let strong = InitialRating {
            player: PlayerId(2),
            state: State::Glicko2(Glicko2 {
                rating: Rating::whole(2000),
                deviation: Deviation::whole(50),
                volatility: Volatility(60_000),
            }),
            games: 40,
            known_on: Day(0),
        };
        let rows = compute(&Pool::default(), &[period(1, 0, games)], &[strong]).expect("rows");
        rows[0].after.rating()
    };
    let to_equals = "1-3 0, 1-4 0, 1-5 0, 1-6 0, 1-7 0, 1-8 0, 1-9 0";
    // By the paper alone the eighth loss gives 3 points back.
    assert_eq!(rating(&format!("{to_equals}, 1-2 0")), rating(to_equals));
}
