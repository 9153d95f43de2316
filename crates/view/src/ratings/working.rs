//! How games moved a rating, as sentences and columns that a person can follow.

use rating::fide::KReason;
use rating::working::{
    Bounded, EloWorking, FideWorking, Glicko2Working, GlickoWorking, NewcomerWorking, Working,
};
use rating::{HIGHEST_VOLATILITY, REACH, State, Thousandths};
use tournament::score::Score;
use words::Text;
use words::format::{Numeral, fixed, signed};

use super::score;

/// The working of a rating.
#[derive(Debug, Clone)]
pub struct WorkingView {
    /// What the column between opponent and expected score says, if there is one: its heading and
    /// what that means.
    pub weight: Option<(Text, Text)>,
    /// Of each game: what stands in that column, and what was expected.
    pub games: Vec<GameWeight>,
    /// What was expected of all games.
    pub expected: Numeral,
    /// The steps from there to the new rating.
    pub steps: Vec<Text>,
}

/// What one game counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameWeight {
    /// By its system: g, or the difference of ratings.
    pub weight: Option<Text>,
    /// What was expected of it; none if it did not count.
    pub expected: Option<Numeral>,
}

impl WorkingView {
    /// The working of a rating that was `before`, for as much as is told of it.
    pub fn new(working: &Working, before: Known) -> Self {
        Self {
            weight: heading(working),
            games: games(working),
            expected: expected(working),
            steps: steps(working, before),
        }
    }
}

/// What was known before the games, in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Known {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
}

impl From<State> for Known {
    fn from(state: State) -> Self {
        Self {
            rating: f64::from(state.rating().0) / 100.0,
            deviation: f64::from(state.deviation().map_or(0, |deviation| deviation.0)) / 100.0,
            volatility: f64::from(state.volatility().map_or(0, |volatility| volatility.0))
                / 1_000_000.0,
        }
    }
}

/// What the games make of what was known, each value with its name.
pub(crate) fn new_values(working: &Working, known: Known) -> Vec<(Text, Numeral)> {
    let value = |label, value| (Text::new(label), value);
    let rating = |gained: f64, decimals| fixed(known.rating + gained, decimals);
    match working {
        Working::Elo(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("step-change", signed(working.gained, 2)),
        ],
        Working::EloFide(working) => {
            let gained = f64::from(i32::try_from(working.gained).unwrap_or(0));
            vec![
                value("calculator-new-rating", rating(gained, 0)),
                value("step-change", signed(gained, 0)),
                value("calculator-k-used", Numeral::new(working.k)),
            ]
        }
        Working::Newcomer(working) => {
            vec![value("calculator-new-initial", Numeral::new(working.initial))]
        }
        Working::Glicko(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("calculator-new-deviation", fixed(working.deviation_after, 2)),
            value("step-change", signed(working.gained, 2)),
        ],
        Working::Glicko2(working) => vec![
            value("calculator-new-rating", rating(working.gained, 2)),
            value("calculator-new-deviation", fixed(working.deviation_after, 2)),
            value("calculator-new-volatility", fixed(working.volatility_after, 6)),
            value("step-change", signed(working.gained, 2)),
        ],
    }
}

fn heading(working: &Working) -> Option<(Text, Text)> {
    let both = |short, long| Some((Text::new(short), Text::new(long)));
    match working {
        Working::Elo(_) => None,
        Working::EloFide(_) => both("moved-difference", "moved-difference-long"),
        Working::Newcomer(_) => both("moved-counted", "moved-counted-long"),
        Working::Glicko(_) | Working::Glicko2(_) => both("moved-g", "moved-g-long"),
    }
}

fn games(working: &Working) -> Vec<GameWeight> {
    let glicko = |game: &rating::working::GlickoGame| GameWeight {
        weight: Some(plain(fixed(game.g, 3))),
        expected: Some(fixed(game.expected, 3)),
    };
    match working {
        Working::Elo(working) => working
            .games
            .iter()
            .map(|expected| GameWeight { weight: None, expected: Some(fixed(*expected, 3)) })
            .collect(),
        Working::EloFide(working) => working.games.iter().map(|game| fide(*game)).collect(),
        Working::Newcomer(working) => working
            .games
            .iter()
            .map(|counted| GameWeight {
                weight: Some(
                    counted.map_or_else(not_counted, |points| plain(Numeral::new(points))),
                ),
                expected: None,
            })
            .collect(),
        Working::Glicko(working) => working.games.iter().map(glicko).collect(),
        Working::Glicko2(working) => working.games.iter().map(glicko).collect(),
    }
}

fn fide(game: Option<rating::working::FideGame>) -> GameWeight {
    let Some(game) = game else {
        return GameWeight { weight: Some(not_counted()), expected: None };
    };
    let difference = signed(f64::from(game.difference), 0);
    let weight = if game.counted == game.difference {
        plain(difference)
    } else {
        Text::new("moved-limited")
            .with("difference", difference)
            .with("counted", signed(f64::from(game.counted), 0))
    };
    let expected = fixed(f64::from(game.expected) / 100.0, 2);
    GameWeight { weight: Some(weight), expected: Some(expected) }
}

fn expected(working: &Working) -> Numeral {
    match working {
        Working::Elo(working) => fixed(working.expected, 3),
        Working::EloFide(working) => working.expected.into(),
        Working::Newcomer(_) => Numeral::default(),
        Working::Glicko(working) => fixed(working.expected, 3),
        Working::Glicko2(working) => fixed(working.expected, 3),
    }
}

fn not_counted() -> Text {
    Text::new("moved-not-counted")
}

fn plain(words: Numeral) -> Text {
    Text::new("title-plain").with("name", words)
}

fn steps(working: &Working, before: Known) -> Vec<Text> {
    match working {
        Working::Elo(working) => elo(working, before),
        Working::EloFide(working) => fide_steps(working, before),
        Working::Newcomer(working) => newcomer(working),
        Working::Glicko(working) => glicko_steps(working, before),
        Working::Glicko2(working) => glicko2(working, before),
    }
}

fn elo(working: &EloWorking, before: Known) -> Vec<Text> {
    let moved = Text::new("moved-elo-moved")
        .with("k", i64::from(working.k))
        .with("scored", points(working.scored))
        .with("expected", fixed(working.expected, 3))
        .with("gained", signed(working.gained, 2))
        .with("before", fixed(before.rating, 2))
        .with("after", fixed(before.rating + working.gained, 2));
    vec![moved]
}

fn fide_steps(working: &FideWorking, before: Known) -> Vec<Text> {
    let reason = Text::new(match working.reason {
        KReason::Beginner => "moved-k-beginner",
        KReason::Junior => "moved-k-junior",
        KReason::Strong => "moved-k-strong",
        KReason::Usual => "moved-k-usual",
    });
    let mut steps = vec![reason];
    if working.k < working.reason.k() {
        let n_games = working.games.iter().flatten().count();
        steps.push(Text::new("moved-k-limited").with("games", n_games).with("k", working.k));
    }
    let gained = i32::try_from(working.gained).unwrap_or(0);
    steps.push(
        Text::new("moved-fide-moved")
            .with("k", working.k)
            .with("scored", points(working.scored))
            .with("expected", working.expected)
            .with("exact", signed(thousandths(working.exact), 2))
            .with("gained", signed(f64::from(gained), 0))
            .with("before", fixed(before.rating, 0))
            .with("after", fixed(before.rating + f64::from(gained), 0)),
    );
    steps
}

fn newcomer(working: &NewcomerWorking) -> Vec<Text> {
    let NewcomerWorking { before, collected, .. } = working;
    let mut steps = Vec::new();
    if working.is_disregarded {
        steps.push(Text::new("moved-new-disregarded"));
    } else if before.games > 0 {
        steps.push(
            Text::new("moved-new-before")
                .with("games", before.games)
                .with("opponents", before.opponents)
                .with("score", points(before.score)),
        );
    }
    let average = ratio(working.sum, i64::from(working.n_ratings));
    steps.push(
        Text::new("moved-new-average")
            .with("opponents", collected.opponents.to_string())
            .with("ratings", working.n_ratings.to_string())
            .with("average", fixed(average, 2)),
    );
    let share = f64::from(working.share) / 100.0;
    steps.push(
        Text::new("moved-new-share")
            .with("score", points(collected.score))
            .with("ratings", working.n_ratings.to_string())
            .with("share", fixed(share, 2))
            .with("difference", signed(f64::from(working.difference), 0)),
    );
    steps.push(
        Text::new(newcomer_end(working))
            .with("average", fixed(average, 2))
            .with("difference", signed(f64::from(working.difference), 0))
            .with("initial", working.initial.to_string())
            .with("games", collected.games),
    );
    steps
}

fn newcomer_end(working: &NewcomerWorking) -> &'static str {
    if working.is_published {
        "moved-new-published"
    } else if working.collected.games < 5 {
        "moved-new-few"
    } else {
        "moved-new-low"
    }
}

fn glicko_steps(working: &GlickoWorking, before: Known) -> Vec<Text> {
    let mut steps = Vec::new();
    if (working.deviation - before.deviation).abs() > 0.005 {
        steps.push(
            Text::new("moved-glicko-widened")
                .with("before", fixed(before.deviation, 2))
                .with("after", fixed(working.deviation, 2)),
        );
    }
    steps.push(
        Text::new("moved-glicko-information")
            .with("information", fixed(working.information, 4))
            .with("d", fixed(working.d_squared.sqrt(), 2)),
    );
    steps.push(
        Text::new("moved-glicko-deviation")
            .with("before", fixed(working.deviation, 2))
            .with("d", fixed(working.d_squared.sqrt(), 2))
            .with("after", fixed(working.deviation_after, 2)),
    );
    steps.push(
        Text::new("moved-glicko-moved")
            .with("deviation", fixed(working.deviation_after, 2))
            .with("surprise", fixed(working.surprise, 4))
            .with("gained", signed(working.gained, 2))
            .with("before", fixed(before.rating, 2))
            .with("after", fixed(before.rating + working.gained, 2)),
    );
    steps.extend(bounded(&working.bounded, working.gained, before));
    steps
}

/// How far a rating list lets the rating move, and why, if that is not what the formula gives.
fn bounded(bounded: &Bounded, gained: f64, before: Known) -> Vec<Text> {
    let Bounded { gained: limited, bounds } = bounded;
    let mut steps = Vec::new();
    if bounds.limits_volatility {
        steps
            .push(Text::new("moved-bounded-volatility").with("most", fixed(HIGHEST_VOLATILITY, 1)));
    }
    if !bounded.differs_from(gained) {
        return steps;
    }
    let moved = Text::new("moved-bounded")
        .with("gained", signed(*limited, 2))
        .with("before", fixed(before.rating, 2))
        .with("after", fixed(before.rating + limited, 2));
    steps.push(moved);
    let by_direction = |up, down| if *limited > 0.0 { up } else { down };
    if bounds.left_out > 0 {
        let words = by_direction("moved-bounded-wins", "moved-bounded-losses");
        steps.push(Text::new(words).with("games", bounds.left_out));
    }
    if bounds.limits_move {
        let words = by_direction("moved-bounded-up", "moved-bounded-down");
        steps.push(Text::new(words).with("points", REACH.to_string()));
    }
    if bounds.left_out == 0 && !bounds.limits_move {
        steps.push(Text::new("moved-bounded-large"));
    }
    steps
}

fn glicko2(working: &Glicko2Working, before: Known) -> Vec<Text> {
    let scale = Text::new("moved-glicko2-scale")
        .with("rating", fixed(before.rating, 2))
        .with("mu", fixed(working.mu, 4))
        .with("deviation", fixed(before.deviation, 2))
        .with("phi", fixed(working.phi, 4));
    let v = Text::new("moved-glicko2-v")
        .with("v", fixed(working.v, 4))
        .with("surprise", fixed(working.surprise, 4))
        .with("delta", fixed(working.delta, 4));
    let volatility = Text::new("moved-glicko2-volatility")
        .with("before", fixed(before.volatility, 6))
        .with("after", fixed(working.volatility_after, 6));
    let deviation = Text::new("moved-glicko2-deviation")
        .with("star", fixed(working.phi_star, 4))
        .with("phi", fixed(working.phi_after, 4))
        .with("deviation", fixed(working.deviation_after, 2));
    let moved = Text::new("moved-glicko2-moved")
        .with("phi", fixed(working.phi_after, 4))
        .with("surprise", fixed(working.surprise, 4))
        .with("gained", signed(working.gained, 2))
        .with("before", fixed(before.rating, 2))
        .with("after", fixed(before.rating + working.gained, 2));
    let mut steps = vec![scale, v, volatility, deviation, moved];
    steps.extend(bounded(&working.bounded, working.gained, before));
    steps
}

fn points(scored: Thousandths) -> Score {
    score(scored)
}

fn thousandths(number: i64) -> f64 {
    ratio(number, 1000)
}

/// The numbers are sums of ratings: thirty-two bits hold them.
fn ratio(number: i64, by: i64) -> f64 {
    let float = |number: i64| f64::from(i32::try_from(number).unwrap_or(i32::MAX));
    float(number) / float(by.max(1))
}
