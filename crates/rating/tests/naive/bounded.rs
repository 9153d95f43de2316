//! One period of Glicko or Glicko-2 within its bounds, from the papers and `docs/spec/ratings.md`
//! §3.7 alone, by trying out: solutions are found by looking at one place after the other.

use std::f64::consts::PI;

/// A player in points; without a volatility and τ by Glicko.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Side {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    /// The volatility and τ.
    pub(crate) swing: Option<(f64, f64)>,
}

/// A game on the scale of Glicko-2.
#[derive(Debug, Clone, Copy)]
struct Game {
    g: f64,
    expected: f64,
    score: f64,
}

/// How fine places are looked at.
const PLACES: u32 = 400;

const HIGHEST: f64 = 0.1;

/// The player after games as (rating and deviation of the opponent, score).
pub(crate) fn after(own: Side, games: &[[f64; 3]]) -> Side {
    let scale = own.swing.map_or(400.0 / 10f64.ln(), |_| 173.7178);
    let weighed: Vec<Game> = games
        .iter()
        .map(|[rating, deviation, score]| {
            let phi = deviation / scale;
            let g = 1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (own.rating - rating) / scale).exp());
            Game { g, expected, score: *score }
        })
        .collect();
    let phi = own.deviation / scale;
    let (step, deviation, volatility) = match own.swing {
        None => {
            let (precision, information) = (1.0 / (phi * phi), information(&weighed));
            let step = balance(precision, &weighed);
            (step, 1.0 / (precision + information).sqrt(), None)
        }
        Some((sigma, tau)) => {
            let found = volatility((sigma, tau), phi, &weighed);
            let precision = 1.0 / (phi * phi + found * found);
            let information = information(&weighed);
            let step = surprise(&weighed) / (precision + information);
            let step = if step.abs() <= ordinary((sigma, tau), phi) {
                step
            } else {
                large((sigma, tau), phi, &weighed)
            };
            (step, 1.0 / (precision + information).sqrt(), Some((found, tau)))
        }
    };
    let rating = bounded(own.rating, own.rating + step * scale, games);
    Side { rating, deviation: deviation * scale, swing: volatility }
}

fn surprise(games: &[Game]) -> f64 {
    games.iter().map(|game| game.g * (game.score - game.expected)).sum()
}

fn information(games: &[Game]) -> f64 {
    games.iter().map(|game| game.g.powi(2) * game.expected * (1.0 - game.expected)).sum()
}

/// §3.7.3
fn bounded(before: f64, after: f64, games: &[[f64; 3]]) -> f64 {
    let mut highest = before;
    let mut lowest = before;
    for [rating, _, score] in games {
        if *score > 0.0 {
            highest = highest.max(*rating);
        }
        if *score < 1.0 {
            lowest = lowest.min(*rating);
        }
    }
    after.clamp(lowest - 500.0, highest + 500.0)
}

/// Step 5 of the paper, and §3.7.1: from the old volatility to the next solution.
fn volatility((sigma, tau): (f64, f64), phi: f64, games: &[Game]) -> f64 {
    let v = 1.0 / information(games);
    let delta = v * surprise(games);
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        e * (delta * delta - phi * phi - v - e) / (2.0 * (phi * phi + v + e).powi(2))
            - (x - a) / (tau * tau)
    };
    if f(a) > 0.0 {
        return (first(f, a, 2.0 * HIGHEST.ln()) / 2.0).exp();
    }
    let mut low = a;
    while f(low) < 0.0 {
        low -= 0.01;
    }
    (first(|x| -f(-x), -a, -low) / -2.0).exp()
}

/// The first place from `from` to `to` where `f` is no longer above 0; else `to`.
fn first(f: impl Fn(f64) -> f64, from: f64, to: f64) -> f64 {
    let place = |n: u32| from + (to - from) * f64::from(n) / f64::from(PLACES);
    for n in 1..=PLACES {
        let (mut low, mut high) = (place(n - 1), place(n));
        if f(high) > 0.0 {
            // A dip between two places.
            let dip = dip(&f, place(n.saturating_sub(2)), high);
            if f(dip) > 0.0 {
                continue;
            }
            (low, high) = (place(n.saturating_sub(2)), dip);
        }
        for _ in 0..100 {
            let middle = f64::midpoint(low, high);
            if f(middle) > 0.0 { low = middle } else { high = middle }
        }
        return high;
    }
    to
}

/// Where `f` is lowest, if it falls and then rises.
fn dip(f: impl Fn(f64) -> f64, mut low: f64, mut high: f64) -> f64 {
    let (at_low, at_high, middle) = (f(low), f(high), f(f64::midpoint(low, high)));
    if middle > at_low.min(at_high) {
        return high;
    }
    for _ in 0..60 {
        let (one, other) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if f(one) < f(other) { high = other } else { low = one }
    }
    f64::midpoint(low, high)
}

/// §3.7.2: three quarters, or what raises the volatility by a tenth without the games' own part.
fn ordinary((sigma, tau): (f64, f64), phi: f64) -> f64 {
    let raised = 1.1 * sigma;
    if raised >= HIGHEST {
        return 0.75;
    }
    let (squared, widened) = (raised * raised, phi * phi + raised * raised);
    // ln(σ′² ÷ σ²) ÷ τ² = σ′² t² ÷ (2 (φ² + σ′²)²)
    let t = ((1.1f64 * 1.1).ln() * 2.0 * widened * widened / (tau * tau * squared)).sqrt();
    t.min(0.75)
}

/// §3.7.2
fn large((sigma, tau): (f64, f64), phi: f64, games: &[Game]) -> f64 {
    let least = ordinary((sigma, tau), phi);
    let a = (sigma * sigma).ln();
    let move_by = |x: f64| {
        let t = balance(1.0 / (phi * phi + x.exp()), games);
        t.abs().max(least) * surprise(games).signum()
    };
    let f = |x: f64| {
        let pull = x.exp() / 2.0 * (move_by(x) / (phi * phi + x.exp())).powi(2);
        pull - (x - a) / (tau * tau)
    };
    move_by(first(f, a, 2.0 * HIGHEST.ln()))
}

/// Where the pulls of all games and of what was known before hold each other, if no win pulls
/// down a rating that rises and no loss pulls up one that falls.
fn balance(precision: f64, games: &[Game]) -> f64 {
    let sign = surprise(games).signum();
    let pull = |t: f64| {
        let of = |game: &Game| {
            let pull = game.g * (game.score - game.expected)
                - game.g.powi(2) * game.expected * (1.0 - game.expected) * t;
            match game.score {
                1.0 if sign > 0.0 => pull.max(0.0),
                0.0 if sign < 0.0 => pull.min(0.0),
                _ => pull,
            }
        };
        games.iter().map(of).sum::<f64>() - precision * t
    };
    let (mut low, mut high) = (-1e4, 1e4);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if pull(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}
