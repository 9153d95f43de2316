//! The steps from the games to the new rating, a sentence each.

use rating::Thousandths;
use rating::fide::KReason;
use rating::working::{
    EloWorking, FideWorking, Glicko2Working, GlickoWorking, NewcomerWorking, Working,
};
use tournament::score::Score;

use super::Known;
use crate::view::Text;
use crate::view::format::{fixed, signed};
use crate::view::ratings::score;

pub(super) fn of(working: &Working, before: Known) -> Vec<Text> {
    match working {
        Working::Elo(working) => elo(working, before),
        Working::EloFide(working) => fide(working, before),
        Working::Newcomer(working) => newcomer(working),
        Working::Glicko(working) => glicko(working, before),
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

fn fide(working: &FideWorking, before: Known) -> Vec<Text> {
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

fn glicko(working: &GlickoWorking, before: Known) -> Vec<Text> {
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
    vec![scale, v, volatility, deviation, moved]
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
