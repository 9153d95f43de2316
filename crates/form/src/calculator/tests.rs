use super::*;

const ELO: CalculatorSystem = CalculatorSystem::Of(RatingSystem::Elo);

fn typed(system: CalculatorSystem, games: &str) -> CalculatorQuery {
    CalculatorQuery { games: Some(games.to_owned()), ..CalculatorQuery::example(system) }
}

#[test]
fn every_example_can_be_worked_out() {
    for system in CalculatorSystem::all() {
        let example = CalculatorQuery::example(system);
        assert!(example.parse().is_ok(), "{system:?}: {:?}", example.parse());
        assert_eq!(CalculatorSystem::of(system.word()), system);
    }
    assert_eq!(CalculatorSystem::of("chess"), CalculatorSystem::Of(RatingSystem::Glicko2));
}

#[test]
fn a_line_is_rating_deviation_and_result() {
    let query =
        typed(CalculatorSystem::Of(RatingSystem::Glicko), "1400,5 30 ½\n\n  1550.25  100 0 ");
    let Ok((Case::Glicko(case), _)) = query.parse() else { panic!("{:?}", query.parse()) };
    let games: Vec<_> =
        case.games.iter().map(|game| (game.rating, game.deviation, game.score)).collect();
    assert_eq!(games, [(1400.5, 30.0, 0.5), (1550.25, 100.0, 0.0)]);
}

#[test]
fn the_score_of_an_initial_rating_is_the_sum_of_its_games() {
    let query = CalculatorQuery::example(CalculatorSystem::FideInitial);
    let Ok((Case::EloFideInitial(case), games)) = query.parse() else { panic!() };
    assert_eq!((case.score, case.opponents.len(), games.len()), (2.0, 5, 5));
}

#[test]
fn all_that_is_wrong_is_said_at_once_by_field_and_line() {
    let query = CalculatorQuery {
        rating: "15oo".to_owned(),
        tau: "99".to_owned(),
        ..typed(CalculatorSystem::Of(RatingSystem::Glicko2), "1400 30\n1550 x 2\n\n99999 30 1")
    };
    let told: Vec<String> = query.parse().unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "rating, line None: no number",
            "tau, line None: tau is 99, but must be from 0.01 to 10",
            "games, line Some(1): a line has 2 words, but must have 3",
            "games, line Some(2): no number",
            "games, line Some(2): the result is none of 1, ½ and 0",
            "games, line Some(4): a rating is 99999, but must be from -10000 to 10000",
        ]
    );
}

#[test]
fn fide_knows_whole_points_only() {
    let query = typed(CalculatorSystem::Of(RatingSystem::EloFide), "1400.5 1");
    let complaint = query.parse().unwrap_err()[0];
    assert_eq!((complaint.line, complaint.trouble), (Some(1), Trouble::NotWhole));
    let numbers = ["NaN", "inf", "1e3", "", "--", "0x10"];
    for number in numbers {
        let rating = number.to_owned();
        let query = CalculatorQuery { rating, ..typed(ELO, "") };
        assert!(query.parse().is_err(), "{number}");
    }
}

#[test]
fn a_list_without_end_is_refused() {
    let query = typed(ELO, &"1500 1\n".repeat(MOST_GAMES + 50));
    let complaints = query.parse().unwrap_err();
    assert_eq!(complaints.len(), 1);
    assert_eq!(complaints[0].trouble, Trouble::TooMany { most: MOST_GAMES });
}
