//! How far the games of a period move a rating by Glicko and Glicko-2, and the bounds of one period.
//!
//! Each bound is applied before the step that it bounds. Source: `docs/spec/ratings.md` §3.1 and
//! §3.7.

use skillratings::Outcomes;

use crate::units::Rating;

/// The highest volatility that step 6 of the paper starts from.
pub const HIGHEST_VOLATILITY: f64 = 0.1;

/// A period of Glicko or Glicko-2 moves a rating at most so far beyond the player's own rating and
/// those of the opponents. Source: `docs/spec/ratings.md` §3.7.3.
pub const REACH: Rating = Rating::whole(500);

/// A move up to three quarters of a unit, 130 points, is ordinary: the result of a single game
/// always lies beyond a whole unit.
const ORDINARY_MOVE: f64 = 0.75;

/// An ordinary move raises the volatility to at most this multiple.
const ORDINARY_RISE: f64 = 1.1;

/// Logarithms of squared volatilities count as converged once they move by less.
const CONVERGENCE: f64 = 1e-11;

/// Never reached in ordinary periods, which converge within ten steps.
const MOST_STEPS: usize = 10_000;

/// Which bounds of one period have changed a move. Source: `docs/spec/ratings.md` §3.7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bounds {
    /// The volatility would have risen above 0.1.
    pub limits_volatility: bool,
    /// Losses that would have raised a falling rating, or wins that would have lowered a rising
    /// one: they do not count in the move.
    pub left_out: usize,
    /// The rating would have moved more than 500 points beyond the player's own and the
    /// opponents' ratings.
    pub limits_move: bool,
}

/// What a period makes of a rating, in points; neither rounded nor within the limits of pools.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Moved {
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    /// As it was, by Glicko.
    pub(crate) volatility: f64,
    /// The sum of expected scores.
    pub(crate) expected: f64,
    pub(crate) bounds: Bounds,
}

/// A player with the games of a period, on the scale of Glicko-2.
pub(crate) struct Played<'g, R> {
    /// In points, as everything else of a rating is handed in.
    pub(crate) rating: f64,
    pub(crate) deviation: f64,
    pub(crate) games: &'g [(R, Outcomes)],
    /// Points in a unit of the scale.
    pub(crate) scale: f64,
}

/// The volatility before a period and the system constant τ.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Swing {
    pub(crate) volatility: f64,
    pub(crate) tau: f64,
}

/// A game as both papers weigh it.
#[derive(Debug, Clone, Copy)]
struct Weighed {
    g: f64,
    /// E, the expected score.
    expected: f64,
    scored: f64,
}

/// The sums of step 3 and 4 over some games.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    /// g (score − E)
    surprise: f64,
    /// g² E (1 − E), which is 1 ÷ v
    information: f64,
    expected: f64,
}

impl Weighed {
    /// The same game of a player who rises instead of falling.
    fn reversed(self) -> Self {
        Self { expected: 1.0 - self.expected, scored: 1.0 - self.scored, ..self }
    }

    fn is_won(self) -> bool {
        self.scored > 0.75
    }

    /// How far a win would move a rating of which nothing else was known: at least 1.
    fn target_of_win(self) -> f64 {
        (self.g * self.expected).recip()
    }
}

impl Sums {
    fn of(games: impl Iterator<Item = Weighed>) -> Self {
        let mut sums = Self::default();
        games.for_each(|game| sums.add(game));
        sums
    }

    fn add(&mut self, game: Weighed) {
        let Weighed { g, expected, scored } = game;
        self.surprise += g * (scored - expected);
        self.information += g * g * expected * (1.0 - expected);
        self.expected += expected;
    }

    /// Step 7: how far a rating moves that was known with this precision, 1 ÷ φ*².
    fn step(self, precision: f64) -> f64 {
        self.surprise / (precision + self.information)
    }
}

impl<R: skillratings::Rating> Played<'_, R> {
    /// A period of Glicko as its paper has it.
    pub(crate) fn glicko(&self) -> Moved {
        let sums = Sums::of(self.weighed());
        let precision = self.variance().recip();
        self.moved(sums, precision, sums.step(precision))
    }

    /// The same within the bounds of one period.
    pub(crate) fn bounded_glicko(&self) -> Moved {
        let by_paper = self.glicko();
        // Every single result lies further away than a unit.
        if (by_paper.rating - self.rating).abs() <= self.scale {
            return by_paper;
        }
        let (sums, precision) = (Sums::of(self.weighed()), self.variance().recip());
        let rising = Rising::new(self.weighed(), sums);
        let (step, left_out) = rising.step(precision);
        self.reached(self.moved(sums, precision, rising.sign * step), left_out)
    }

    /// A period of Glicko-2 with games as its paper has it, with the nearest of several solutions
    /// for the volatility.
    pub(crate) fn glicko2(&self, swing: Swing) -> Moved {
        self.with_volatility(swing, f64::INFINITY)
    }

    /// The same within the bounds of one period.
    pub(crate) fn bounded_glicko2(&self, swing: Swing) -> Moved {
        let by_paper = self.with_volatility(swing, HIGHEST_VOLATILITY);
        let step = (by_paper.rating - self.rating) / self.scale;
        if step.abs() <= swing.ordinary_move(self.variance()) {
            return by_paper;
        }
        let sums = Sums::of(self.weighed());
        let rising = Rising::new(self.weighed(), sums);
        let (step, left_out) = swing.large_move(self.variance(), &rising);
        let rating = self.rating + rising.sign * step * self.scale;
        self.reached(Moved { rating, ..by_paper }, left_out)
    }

    fn with_volatility(&self, swing: Swing, highest: f64) -> Moved {
        let sums = Sums::of(self.weighed());
        let volatility = swing.after(self.variance(), sums, highest);
        let precision = (self.variance() + volatility * volatility).recip();
        let moved = self.moved(sums, precision, sums.step(precision));
        let limits_volatility = volatility >= highest && swing.volatility < highest;
        let bounds = Bounds { limits_volatility, ..moved.bounds };
        Moved { volatility, bounds, ..moved }
    }

    fn moved(&self, sums: Sums, precision: f64, step: f64) -> Moved {
        Moved {
            rating: self.rating + step * self.scale,
            deviation: (precision + sums.information).sqrt().recip() * self.scale,
            volatility: 0.0,
            expected: sums.expected,
            bounds: Bounds::default(),
        }
    }

    /// docs/spec/ratings.md §3.7.3
    fn reached(&self, moved: Moved, left_out: usize) -> Moved {
        let met = |but: Outcomes| {
            let met = self.games.iter().filter(move |game| game.1 != but);
            met.map(|game| game.0.rating())
        };
        let highest = met(Outcomes::LOSS).fold(self.rating, f64::max) + REACH.to_f64();
        let lowest = met(Outcomes::WIN).fold(self.rating, f64::min) - REACH.to_f64();
        let limits_move = !(lowest..=highest).contains(&moved.rating);
        let bounds = Bounds { left_out, limits_move, ..moved.bounds };
        Moved { rating: moved.rating.clamp(lowest, highest), bounds, ..moved }
    }

    fn variance(&self) -> f64 {
        (self.deviation / self.scale).powi(2)
    }

    fn weighed(&self) -> impl Iterator<Item = Weighed> {
        use std::f64::consts::PI;
        self.games.iter().map(|(opponent, outcome)| {
            let phi = opponent.uncertainty().unwrap_or(0.0) / self.scale;
            let g = (1.0 + 3.0 * (phi / PI).powi(2)).sqrt().recip();
            let above = (self.rating - opponent.rating()) / self.scale;
            let expected = (1.0 + (-g * above).exp()).recip();
            Weighed { g, expected, scored: outcome.to_chess_points() }
        })
    }
}

impl Swing {
    /// Step 5: the volatility afterwards, at most `highest`; of several solutions the nearest.
    ///
    /// With s = σ′², B = φ² + s and the sums N and I of surprise and information, the paper's
    /// equation is s ÷ 2 × (N² ÷ (1 + B I)² − I ÷ (1 + B I)) = ln(s ÷ σ²) ÷ τ². No step goes
    /// further than the steepest slope there is allows, so none passes a solution.
    fn after(self, variance: f64, sums: Sums, highest: f64) -> f64 {
        let Sums { surprise, information, .. } = sums;
        let (old, per_tau) = (2.0 * self.volatility.ln(), self.tau.powi(-2));
        let top = (2.0 * highest.ln()).max(old);
        let least = 1.0 + variance * information;
        let mut log = old;
        for _ in 0..MOST_STEPS {
            let squared = log.exp();
            let weight = least + squared * information;
            let pull = (surprise / weight).powi(2) - information / weight;
            let above = squared / 2.0 * pull - (log - old) * per_tau;
            // Upwards at most to e times as much.
            let most = if above > 0.0 { squared * std::f64::consts::E } else { squared };
            let slope = most * information / least * (0.5 + most * (surprise / least).powi(2));
            let step = (above / (per_tau + slope)).min(1.0);
            log += step;
            if log >= top {
                return highest.max(self.volatility);
            }
            if step.abs() < CONVERGENCE {
                break;
            }
        }
        (log / 2.0).exp()
    }

    /// docs/spec/ratings.md §3.7.2: up to where a move is that of the paper.
    fn ordinary_move(self, variance: f64) -> f64 {
        let raised = (self.volatility * ORDINARY_RISE).powi(2);
        if raised >= HIGHEST_VOLATILITY.powi(2) {
            return ORDINARY_MOVE;
        }
        let raising = (variance + raised) * (4.0 * ORDINARY_RISE.ln() / raised).sqrt() / self.tau;
        raising.min(ORDINARY_MOVE)
    }

    /// docs/spec/ratings.md §3.7.2: how far a rating rises that rises further, and how many wins
    /// are left out.
    fn large_move(self, variance: f64, rising: &Rising) -> (f64, usize) {
        let least = self.ordinary_move(variance);
        let old = 2.0 * self.volatility.ln();
        let top = (2.0 * HIGHEST_VOLATILITY.ln()).max(old);
        let mut log = old;
        let mut found = (least, 0);
        // Step by step upwards, so that the smallest move is found that agrees with its volatility.
        for _ in 0..MOST_STEPS {
            let squared = log.exp();
            let widened = variance + squared;
            let (step, left_out) = rising.step(widened.recip());
            found = (step.max(least), left_out);
            let pull = squared / 2.0 * (found.0 / widened).powi(2);
            let next = (old + self.tau.powi(2) * pull).min(top);
            if next - log < CONVERGENCE {
                break;
            }
            log = next;
        }
        found
    }
}

/// The games of a rating that rises; of one that falls, as if it rose.
struct Rising {
    /// 1, or −1 if it falls.
    sign: f64,
    /// Of draws and losses, which always count.
    others: Sums,
    /// What a win alone comes to, the greatest first.
    wins: Vec<Weighed>,
}

impl Rising {
    fn new(games: impl Iterator<Item = Weighed>, sums: Sums) -> Self {
        let sign = if sums.surprise < 0.0 { -1.0 } else { 1.0 };
        let games = games.map(|game| if sign < 0.0 { game.reversed() } else { game });
        let (mut wins, others): (Vec<Weighed>, Vec<Weighed>) =
            games.partition(|game| game.is_won());
        wins.sort_unstable_by(|one, other| {
            let by_target = other.target_of_win().total_cmp(&one.target_of_win());
            by_target.then_with(|| one.g.total_cmp(&other.g))
        });
        Self { sign, others: Sums::of(others.into_iter()), wins }
    }

    /// Step 7 without the wins that would lower the rating: how far it rises, and how many they
    /// are.
    fn step(&self, precision: f64) -> (f64, usize) {
        let mut sums = self.others;
        for (counted, win) in self.wins.iter().enumerate() {
            let step = sums.step(precision);
            if win.target_of_win() <= step {
                return (step, self.wins.len() - counted);
            }
            sums.add(*win);
        }
        (sums.step(precision), 0)
    }
}
