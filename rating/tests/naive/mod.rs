//! Predictions the slow way: for each game everything before it anew, by the formulas of the
//! papers, written out. FIDE's rules are those of a pool's ledger.

use std::collections::BTreeMap;
use std::f64::consts::{LN_10, PI};

use rating::evaluate::{Learning, Model, Parameter, PlayedGame, RatingSystem};
use rating::fide::{Fide, FideSettings};
use rating::ledger::{Day, Facts, Outcome, Period, PeriodId, PlayerId, RatedGame, compute};
use rating::{Pool, State, System};

/// What the first side of each game is expected to take, in time order; nothing from where the
/// paper of Glicko-2 does not say it: an equation for a volatility may have several solutions.
pub(crate) fn expected(games: &[PlayedGame], model: &Model) -> Vec<Option<f64>> {
    let mut games = games.to_vec();
    games.sort_by_key(|game| (game.day, game.first, game.second, game.outcome, game.has_advantage));
    let of_one = |game: &PlayedGame| {
        let units = known_before(game, &games, model);
        match model.method() {
            RatingSystem::EloFide => Some(of_fide(game, &units)),
            RatingSystem::Elo | RatingSystem::Glicko | RatingSystem::Glicko2 => {
                of_formula(game, &units, model)
            }
        }
    };
    games.iter().map(of_one).collect()
}

/// Games that are learned from together, with the day.
type Unit = (i32, Vec<PlayedGame>);

fn known_before(game: &PlayedGame, games: &[PlayedGame], model: &Model) -> Vec<Unit> {
    let Learning::Days(n) = model.learning() else {
        let before = games.iter().filter(|other| other.day < game.day);
        return before.map(|other| (other.day.0, vec![*other])).collect();
    };
    let n = i32::from(n.get());
    let mut units: BTreeMap<i32, Vec<PlayedGame>> = BTreeMap::new();
    let last_day = |game: &PlayedGame| (game.day.0 - 1).div_euclid(n) * n + n;
    for other in games.iter().filter(|other| last_day(other) < last_day(game)) {
        units.entry(last_day(other)).or_default().push(*other);
    }
    units.into_iter().collect()
}

fn of_fide(game: &PlayedGame, units: &[Unit]) -> f64 {
    let rated = |game: &PlayedGame| RatedGame {
        first: game.first,
        second: game.second,
        outcome: game.outcome,
    };
    let periods: Vec<Period> = (0..)
        .zip(units)
        .map(|(id, (day, games))| Period {
            id: PeriodId(id),
            closed_on: Day(*day),
            games: games.iter().map(rated).collect(),
        })
        .collect();
    let pool = Pool::new(System::EloFide(FideSettings::default())).unwrap();
    let facts = Facts { periods: &periods, ..Facts::default() };
    let rows = compute(&pool, &facts).unwrap();
    let state = |player: PlayerId| {
        let latest = rows.iter().rfind(|row| row.player == player);
        latest.map_or(State::EloFide(Fide::UNRATED), |row| row.after)
    };
    let expected = rating::expected_score(state(game.first), state(game.second)).unwrap();
    expected.clamp(0.005, 0.995)
}

/// A rating and a deviation in points, as of a day. Elo has deviations of 0.
#[derive(Debug, Clone, Copy)]
struct Player {
    rating: f64,
    deviation: f64,
    volatility: f64,
    day: i32,
}

struct Formula<'m> {
    model: &'m Model,
    players: BTreeMap<PlayerId, Player>,
}

fn of_formula(game: &PlayedGame, units: &[Unit], model: &Model) -> Option<f64> {
    let mut formula = Formula { model, players: BTreeMap::new() };
    for (day, games) in units {
        let mut after = BTreeMap::new();
        for player in games.iter().flat_map(|game| [game.first, game.second]) {
            after.insert(player, formula.after(player, games, *day)?);
        }
        formula.players.extend(after);
    }
    let [own, other] = [game.first, game.second].map(|player| formula.player(player, game.day.0));
    let expected = 1.0
        / (1.0
            + 10f64.powf(
                -g(own.deviation.hypot(other.deviation))
                    * (own.rating + formula.lead(game) - other.rating)
                    / 400.0,
            ));
    Some(expected.clamp(1e-6, 1.0 - 1e-6))
}

/// How much an uncertain rating counts: 1 if it is certain.
fn g(deviation: f64) -> f64 {
    let q = LN_10 / 400.0;
    1.0 / (1.0 + 3.0 * (q * deviation / PI).powi(2)).sqrt()
}

impl Formula<'_> {
    fn value(&self, parameter: Parameter) -> f64 {
        self.model.value(parameter).unwrap_or(0.0)
    }

    fn lead(&self, game: &PlayedGame) -> f64 {
        if game.has_advantage { self.value(Parameter::Advantage) } else { 0.0 }
    }

    fn player(&self, player: PlayerId, day: i32) -> Player {
        let start = self.value(Parameter::Deviation);
        let Some(known) = self.players.get(&player) else {
            let volatility = self.value(Parameter::Volatility);
            return Player { rating: 1500.0, deviation: start, volatility, day };
        };
        if known.day == day {
            return *known;
        }
        let idle = self.value(Parameter::Idle).powi(2) * f64::from(day - known.day);
        Player { deviation: (known.deviation.powi(2) + idle).sqrt().min(start), day, ..*known }
    }

    fn after(&self, player: PlayerId, games: &[PlayedGame], day: i32) -> Option<Player> {
        let own = self.player(player, day);
        // Rating difference, opponent's deviation, score.
        let mut seen: Vec<[f64; 3]> = Vec::new();
        for game in games.iter().filter(|game| game.first == player || game.second == player) {
            let score = match game.outcome {
                Outcome::FirstWins => 1.0,
                Outcome::Draw => 0.5,
                Outcome::SecondWins => 0.0,
            };
            let [first, second] = [game.first, game.second].map(|side| self.player(side, day));
            let above = first.rating + self.lead(game) - second.rating;
            seen.push(if game.first == player {
                [above, second.deviation, score]
            } else {
                [-above, first.deviation, 1.0 - score]
            });
        }
        let q = LN_10 / 400.0;
        let (mut gained, mut information) = (0.0, 0.0);
        for [above, deviation, score] in seen {
            let g = g(deviation);
            let expected = 1.0 / (1.0 + (-g * q * above).exp());
            gained += g * (score - expected);
            information += (q * g).powi(2) * expected * (1.0 - expected);
        }
        match self.model.method() {
            RatingSystem::Glicko => {
                Some(moved(own, own.deviation.powi(2), q * gained, information))
            }
            RatingSystem::Glicko2 => self.with_volatility(own, q * gained, information),
            RatingSystem::Elo | RatingSystem::EloFide => {
                Some(Player { rating: own.rating + self.value(Parameter::K) * gained, ..own })
            }
        }
    }

    /// Step 5 of the paper, on the scale of points, with the root found by halving.
    ///
    /// With y = exp(x) = t × (φ² + v) and r = Δ² ÷ (φ² + v), the first term of f rises by
    /// t (1 − t) (r − 1) ÷ (2 (1 + t)³) at most, which is below 0.0482 (r − 1) for every t. While the
    /// second falls faster than that, there is one root.
    fn with_volatility(&self, own: Player, gained: f64, information: f64) -> Option<Player> {
        let (scale, tau) = (400.0 / LN_10, self.value(Parameter::Tau));
        let phi = (own.deviation / scale).powi(2);
        let v = 1.0 / (information * scale * scale);
        let delta = (v * gained * scale).powi(2);
        if 0.0482 * (delta / (phi + v) - 1.0) * tau * tau >= 1.0 {
            return None;
        }
        let a = own.volatility.powi(2).ln();
        let f = |x: f64| {
            x.exp() * (delta - phi - v - x.exp()) / (2.0 * (phi + v + x.exp()).powi(2))
                - (x - a) / (tau * tau)
        };
        let (mut low, mut high) = (a, a);
        while f(low) < 0.0 {
            low -= 1.0;
        }
        while f(high) > 0.0 {
            high += 1.0;
        }
        for _ in 0..80 {
            let middle = f64::midpoint(low, high);
            if f(middle) > 0.0 { low = middle } else { high = middle }
        }
        let volatility = (low / 2.0).exp();
        // docs/spec/ratings.md §9.3
        let volatility = if volatility > 0.3 { own.volatility } else { volatility };
        let widened = own.deviation.powi(2) + (volatility * scale).powi(2);
        Some(Player { volatility, ..moved(own, widened, gained, information) })
    }
}

/// `variance` is the squared deviation before the games.
fn moved(own: Player, variance: f64, gained: f64, information: f64) -> Player {
    let variance = 1.0 / (1.0 / variance + information);
    Player { rating: own.rating + variance * gained, deviation: variance.sqrt(), ..own }
}
