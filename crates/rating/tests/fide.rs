//! FIDE's Elo in a ledger, case by case: `docs/spec/ratings.md` §5.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

use rating::fide::{Fide, FideSettings, Newcomer, Peak, Unrated};
use rating::ledger::{
    Day, Facts, InitialRating, Junior, LedgerError, LedgerRow, Outcome, Period, PeriodId, PlayerId,
    RatedGame, compute,
};
use rating::{Pool, PoolError, Rating, State, System, Thousandths};

const OWN: PlayerId = PlayerId(0);

/// Player 0 has this state, meets these opponents in a period each, and is told his rows.
fn rows(unrated: Unrated, own: Fide, periods: &[&[(Fide, Outcome)]]) -> Vec<LedgerRow> {
    let pool = Pool::new(System::EloFide(FideSettings { unrated })).expect("usable settings");
    let known = |player, state| InitialRating {
        player,
        state: State::EloFide(state),
        games: 10,
        known_on: Day(0),
    };
    let mut initial = vec![known(OWN, own)];
    let mut played = Vec::new();
    for (id, games) in (1..).zip(periods) {
        let mut period = Period { id: PeriodId(id), closed_on: Day(id), games: Vec::new() };
        for &(opponent, outcome) in *games {
            let second = PlayerId(i32::try_from(initial.len()).expect("few players"));
            initial.push(known(second, opponent));
            period.games.push(RatedGame { first: OWN, second, outcome });
        }
        played.push(period);
    }
    let juniors = [Junior { player: OWN, until: Day(1) }];
    let facts = Facts { periods: &played, initial: &initial, juniors: &juniors };
    let rows = compute(&pool, &facts).expect("no complaints");
    rows.into_iter().filter(|row| row.player == OWN).collect()
}

fn wins(n_games: usize, opponent: Fide) -> Vec<(Fide, Outcome)> {
    vec![(opponent, Outcome::FirstWins); n_games]
}

fn losses(n_games: usize, opponent: Fide) -> Vec<(Fide, Outcome)> {
    vec![(opponent, Outcome::SecondWins); n_games]
}

fn fide(state: State) -> Fide {
    let State::EloFide(state) = state else { panic!("{state:?}") };
    state
}

#[test]
fn five_games_make_a_rating_and_four_do_not() {
    let opponent = Fide::rated(1800, 100);
    let rows = rows(
        Unrated::NotCounted,
        Fide::UNRATED,
        &[&wins(4, opponent), &losses(1, opponent), &wins(1, opponent)],
    );
    let [four, five, six] = rows[..] else { panic!("{rows:?}") };
    // 5 of 6 points: 1800 + 273. Then 5 of 7: .71, 1800 + 158.
    let collected = Newcomer { games: 4, opponents: 7200, score: Thousandths(4000) };
    let newcomer = Fide {
        rating: Rating::whole(2073),
        games: 4,
        peak: Peak::Below2400,
        newcomer: Some(collected),
    };
    assert_eq!(fide(four.after), newcomer);
    assert_eq!((four.k, four.is_provisional()), (None, true));
    assert_eq!(fide(five.after), Fide::rated(1958, 5));
    assert_eq!((five.k, five.is_provisional()), (None, true));
    // 158 above: .71, 40 × .29 = 11.6
    assert_eq!(fide(six.after), Fide::rated(1970, 6));
    assert_eq!(six.k, Some(40));
}

#[test]
fn a_rating_is_provisional_before_the_tenth_game_that_counts() {
    let (own, unrated) = (Fide::rated(1800, 8), Fide::UNRATED);
    let one = |opponent| wins(1, opponent);
    let played = [one(own), one(unrated), one(own)];
    let rows = rows(Unrated::NotCounted, own, &[&played[0], &played[1], &played[2]]);
    let told: Vec<(u32, bool)> =
        rows.iter().map(|row| (fide(row.after).games, row.is_provisional())).collect();
    assert_eq!(told, [(9, true), (9, true), (10, false)]);
}

#[test]
fn who_scores_nothing_at_first_has_not_begun() {
    let opponent = Fide::rated(1800, 100);
    let rows = rows(
        Unrated::NotCounted,
        Fide::UNRATED,
        &[&losses(9, opponent), &wins(1, opponent), &losses(4, opponent)],
    );
    assert_eq!(fide(rows[0].after), Fide::UNRATED);
    // 2 of 3 points; then 2 of 7, all four losses counted.
    assert_eq!(fide(rows[1].after).rating, Rating::whole(1925));
    assert_eq!(fide(rows[2].after), Fide::rated(1800 - 158, 5));
}

#[test]
fn opponents_without_a_rating_count_as_the_pool_says() {
    let games = wins(5, Fide::UNRATED);
    let not_counted = rows(Unrated::NotCounted, Fide::UNRATED, &[&games]);
    assert_eq!(fide(not_counted[0].after), Fide::UNRATED);
    assert_eq!(not_counted[0].scored, Thousandths(0));
    // 6 of 7 points are worth 309.
    let counted = rows(Unrated::default(), Fide::UNRATED, &[&games]);
    assert_eq!(fide(counted[0].after), Fide::rated(2109, 5));
    let counted = rows(Unrated::As(Rating::whole(1500)), Fide::UNRATED, &[&games]);
    // (5 × 1500 + 2 × 1800) ÷ 7 = 1585.7
    assert_eq!(fide(counted[0].after), Fide::rated(1895, 5));
    // For whoever has a rating they never count.
    let own = Fide::rated(1800, 100);
    let rated = rows(Unrated::default(), own, &[&games]);
    assert_eq!(fide(rated[0].after), own);
    assert_eq!((rated[0].games, rated[0].scored), (5, Thousandths(0)));
}

#[test]
fn below_1400_a_player_is_without_a_rating_again() {
    let (own, opponent) = (Fide::rated(1405, 80), Fide::rated(1405, 100));
    let rows = rows(
        Unrated::NotCounted,
        own,
        &[&losses(2, opponent), &wins(1, opponent), &wins(4, opponent)],
    );
    // 40 × −1: a junior in the first period.
    let fallen = Fide {
        rating: Rating::whole(1365),
        games: 82,
        peak: Peak::Below2400,
        newcomer: Some(Newcomer::default()),
    };
    assert_eq!(fide(rows[0].after), fallen);
    assert!(rows[0].is_provisional());
    // (1405 + 3600) ÷ 3 and 125; his old games are not among the five.
    assert_eq!(fide(rows[1].after).rating, Rating::whole(1793));
    assert!(fide(rows[1].after).newcomer.is_some());
    // (5 × 1405 + 3600) ÷ 7 = 1517.9 and 309
    assert_eq!(fide(rows[2].after), Fide::rated(1827, 87));
}

#[test]
fn k_goes_by_games_strength_and_age() {
    let k = |own: Fide, n_games, period: usize| {
        let games = wins(n_games, Fide::rated(2000, 100));
        let mut periods: Vec<&[(Fide, Outcome)]> = vec![&[]; period];
        periods[period - 1] = &games;
        rows(Unrated::NotCounted, own, &periods)[0].k.expect("a K")
    };
    // In period 2 he is no junior any more.
    assert_eq!([29, 30].map(|games| k(Fide::rated(2000, games), 1, 2)), [40, 20]);
    assert_eq!([2399, 2400].map(|points| k(Fide::rated(points, 99), 1, 2)), [20, 10]);
    assert_eq!([2299, 2300].map(|points| k(Fide::rated(points, 99), 1, 1)), [40, 20]);
    let once = Fide { peak: Peak::Reached2400, ..Fide::rated(2000, 99) };
    assert_eq!([1, 2].map(|period| k(once, 1, period)), [40, 10]);
    assert_eq!([17, 18, 701].map(|n_games| k(Fide::rated(2000, 0), n_games, 2)), [40, 38, 0]);
}

#[test]
fn a_rating_of_2400_is_remembered() {
    let opponent = Fide::rated(2400, 100);
    let rows = rows(
        Unrated::NotCounted,
        Fide::rated(2395, 99),
        &[&[], &wins(1, opponent), &losses(9, opponent)],
    );
    // 20 × .51 = 10.2; then 10 × −4.59: 5 above 2400 expect .51 nine times.
    assert_eq!(fide(rows[0].after), Fide::rated(2405, 100));
    let fallen = Fide { peak: Peak::Reached2400, ..Fide::rated(2359, 109) };
    assert_eq!((rows[1].k, fide(rows[1].after)), (Some(10), fallen));
}

#[test]
fn differences_count_in_full_from_2650_on() {
    let expected = |own| {
        let games = wins(1, Fide::rated(1900, 100));
        rows(Unrated::NotCounted, Fide::rated(own, 99), &[&games])[0].expected
    };
    assert_eq!(expected(2649), Thousandths(920));
    assert_eq!(expected(2650), Thousandths(1000));
}

#[test]
fn states_that_the_ledger_cannot_have_said_are_refused() {
    let pool = Pool::new(System::EloFide(FideSettings::default())).expect("usable settings");
    let impossible = [
        Fide { rating: Rating(150_050), ..Fide::rated(1500, 9) },
        Fide::rated(1399, 9),
        Fide {
            newcomer: Some(Newcomer { games: 1, opponents: 1500, score: Thousandths(1500) }),
            ..Fide::UNRATED
        },
        Fide {
            newcomer: Some(Newcomer { games: 1, opponents: -1, score: Thousandths(500) }),
            ..Fide::UNRATED
        },
    ];
    for state in impossible {
        let known_on = Day(0);
        let state = State::EloFide(state);
        let initial = [InitialRating { player: OWN, state, games: 9, known_on }];
        let facts = Facts { initial: &initial, ..Facts::default() };
        let complaint = LedgerError::WrongState { player: OWN };
        assert_eq!(compute(&pool, &facts), Err(vec![complaint]), "{state:?}");
    }
    let junior = Junior { player: OWN, until: Day(1) };
    let facts = Facts { juniors: &[junior, junior], ..Facts::default() };
    assert_eq!(compute(&pool, &facts), Err(vec![LedgerError::JuniorTwice { player: OWN }]));
    for points in [1399, 2201] {
        let unrated = Unrated::As(Rating::whole(points));
        let refused = Pool::new(System::EloFide(FideSettings { unrated }));
        assert_eq!(refused, Err(PoolError::Unrated), "{points}");
    }
}
