//! Laws of predictions, whatever the games; and a second, slower way to the same numbers.

#![allow(clippy::unwrap_used, reason = "a helper of a test may fail the test")]

#[path = "../../../tests/support/extent.rs"]
mod extent;
mod naive;

use extent::few_or_many;
use proptest::prelude::*;
use rating::evaluate::{
    Games, Learning, Model, Parameter, PlayedGame, RatingSystem, Window, evaluate, predictions,
    tune,
};
use rating::ledger::{Day, Outcome, PlayerId};

const N_PLAYERS: i32 = 6;

fn game() -> impl Strategy<Value = PlayedGame> {
    let outcome =
        prop_oneof![Just(Outcome::FirstWins), Just(Outcome::Draw), Just(Outcome::SecondWins)];
    (-40..300i32, 0..N_PLAYERS, 1..N_PLAYERS, outcome, any::<bool>()).prop_map(
        |(day, first, further, outcome, has_advantage)| PlayedGame {
            day: Day(day),
            first: PlayerId(first),
            second: PlayerId((first + further) % N_PLAYERS),
            outcome,
            has_advantage,
        },
    )
}

fn games() -> impl Strategy<Value = Vec<PlayedGame>> {
    prop::collection::vec(game(), 1..40)
}

fn model() -> impl Strategy<Value = Model> {
    let learning = prop_oneof![
        Just(Learning::Game),
        (1..100u16).prop_map(|days| Learning::Days(days.try_into().unwrap())),
    ];
    let values = prop::array::uniform6(0.05..0.95f64);
    (prop::sample::select(&RatingSystem::ALL), learning, values).prop_map(
        |(method, learning, values)| {
            Parameter::ALL.into_iter().zip(values).fold(
                Model::new(method, learning),
                |model, (parameter, share)| {
                    let (least, most) = parameter.range().into_inner();
                    model.with(parameter, least + share * (most - least)).unwrap_or(model)
                },
            )
        },
    )
}

fn expected(games: &[PlayedGame], model: &Model) -> Vec<f64> {
    let games = Games::new(games).unwrap();
    predictions(&games, model).into_iter().map(|prediction| prediction.expected).collect()
}

proptest! {
    #[test]
    fn a_prediction_never_depends_on_its_game_or_later_ones(
        games in games(),
        others in games(),
        model in model(),
        from in -40..300i32,
    ) {
        let (mut before, from_then_on): (Vec<PlayedGame>, Vec<PlayedGame>) =
            games.iter().partition(|game| game.day < Day(from));
        let n_before = before.len();
        let whole = expected(&games, &model);

        // The future is another one: what has been is predicted alike.
        before.extend(others.iter().filter(|game| game.day >= Day(from)));
        prop_assert_eq!(&whole[..n_before], &expected(&before, &model)[..n_before]);

        // All outcomes of the day itself turn round: its predictions stay.
        let turned: Vec<PlayedGame> = games
            .iter()
            .map(|game| {
                let is_past = game.day < Day(from);
                let outcome = if is_past { game.outcome } else { game.outcome.reversed() };
                PlayedGame { outcome, ..*game }
            })
            .collect();
        let n_of_the_day = from_then_on.iter().filter(|game| game.day == Day(from)).count();
        let sorted = |mut values: Vec<f64>| { values.sort_by(f64::total_cmp); values };
        let of_the_day = |all: &[f64]| sorted(all[n_before..n_before + n_of_the_day].to_vec());
        prop_assert_eq!(of_the_day(&whole), of_the_day(&expected(&turned, &model)));
    }

    #[test]
    fn the_order_of_the_games_never_matters(
        (games, turned) in games().prop_flat_map(|games| {
            (Just(games.clone()), Just(games).prop_shuffle())
        }),
        model in model(),
    ) {
        prop_assert_eq!(expected(&games, &model), expected(&turned, &model));
    }

    #[test]
    fn a_prediction_is_a_share_of_the_point(games in games(), model in model()) {
        for expected in expected(&games, &model) {
            prop_assert!(expected > 0.0 && expected < 1.0, "{expected}");
        }
    }

    #[test]
    fn the_naive_way_gives_the_same(games in games(), model in model()) {
        // The ledger of a pool knows no advantage.
        let is_fide = model.method() == RatingSystem::EloFide;
        let model = if is_fide { model.with(Parameter::Advantage, 0.0).unwrap() } else { model };
        let quick = expected(&games, &model);
        let naive = naive::expected(&games, &model);
        for (quick, naive) in quick.iter().zip(&naive) {
            prop_assert!((quick - naive).abs() < 1e-7, "{quick} instead of {naive}");
        }
        prop_assert_eq!(quick.len(), naive.len());
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(32, 2_048)))]

    #[test]
    fn tuning_sees_no_game_outside_its_window(
        games in games(),
        others in games(),
        model in model(),
        until in 0..300i32,
    ) {
        let window = Window { from: Day(-20), until: Some(Day(until)) };
        let free = model.method().parameters();
        let (mut before, _): (Vec<PlayedGame>, Vec<PlayedGame>) =
            games.iter().partition(|game| game.day < Day(until));
        let search = |games: &[PlayedGame]| {
            tune(&Games::new(games).unwrap(), &model, free, window, |_| {})
        };
        let alone = search(&before);
        before.extend(others.iter().filter(|game| game.day >= Day(until)));
        prop_assert_eq!(alone, search(&before));
    }

    #[test]
    fn a_tuned_model_is_no_worse_on_the_games_it_was_tuned_on(games in games()) {
        let games = Games::new(&games).unwrap();
        for method in RatingSystem::ALL {
            let model = Model::new(method, Learning::Game);
            let before = evaluate(&games, &model, Window::ALL).unwrap();
            let tuned = tune(&games, &model, method.parameters(), Window::ALL, |_| {}).unwrap();
            prop_assert!(tuned.score.log_loss <= before.log_loss);
            prop_assert_eq!(evaluate(&games, &tuned.model, Window::ALL), Some(tuned.score));
        }
    }
}
