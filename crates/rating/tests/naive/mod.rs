//! Predictions the slow way: for each game everything before it anew, by the formulas of the
//! papers, written out. FIDE's rules are those of a pool's ledger.

mod bounded;

use std::collections::BTreeMap;
use std::f64::consts::{LN_10, PI};

use rating::evaluate::{Learning, Model, Parameter, PlayedGame, RatingSystem};
use rating::fide::{Fide, FideSettings};
use rating::ledger::{Day, Facts, Outcome, Period, PeriodId, PlayerId, RatedGame, compute};
use rating::{Pool, State, System};

/// What the first side of each game is expected to take, in time order.
pub(crate) fn expected(games: &[PlayedGame], model: &Model) -> Vec<f64> {
    let mut games = games.to_vec();
    games.sort_by_key(|game| (game.day, game.first, game.second, game.outcome, game.has_advantage));
    let of_one = |game: &PlayedGame| {
        let units = known_before(game, &games, model);
        match model.method() {
            RatingSystem::EloFide => of_fide(game, &units),
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

fn of_formula(game: &PlayedGame, units: &[Unit], model: &Model) -> f64 {
    let mut formula = Formula { model, players: BTreeMap::new() };
    for (day, games) in units {
        let mut after = BTreeMap::new();
        for player in games.iter().flat_map(|game| [game.first, game.second]) {
            after.insert(player, formula.after(player, games, *day));
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
    expected.clamp(1e-6, 1.0 - 1e-6)
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

    fn after(&self, player: PlayerId, games: &[PlayedGame], day: i32) -> Player {
        let own = self.player(player, day);
        // The opponent's rating and deviation, and the score.
        let mut seen: Vec<[f64; 3]> = Vec::new();
        for game in games.iter().filter(|game| game.first == player || game.second == player) {
            let score = match game.outcome {
                Outcome::FirstWins => 1.0,
                Outcome::Draw => 0.5,
                Outcome::SecondWins => 0.0,
            };
            let [first, second] = [game.first, game.second].map(|side| self.player(side, day));
            let lead = self.lead(game);
            seen.push(if game.first == player {
                [second.rating - lead, second.deviation, score]
            } else {
                [first.rating + lead, first.deviation, 1.0 - score]
            });
        }
        let swing = match self.model.method() {
            RatingSystem::Elo | RatingSystem::EloFide => return self.by_elo(own, &seen),
            RatingSystem::Glicko => None,
            RatingSystem::Glicko2 => Some((own.volatility, self.value(Parameter::Tau))),
        };
        let Player { rating, deviation, .. } = own;
        let after = bounded::after(bounded::Side { rating, deviation, swing }, &seen);
        let volatility = after.swing.map_or(own.volatility, |(volatility, _)| volatility);
        Player { rating: after.rating, deviation: after.deviation, volatility, day }
    }

    fn by_elo(&self, own: Player, seen: &[[f64; 3]]) -> Player {
        let above = |[rating, _, score]: &[f64; 3]| {
            score - 1.0 / (1.0 + 10f64.powf((rating - own.rating) / 400.0))
        };
        let gained: f64 = seen.iter().map(above).sum();
        Player { rating: own.rating + self.value(Parameter::K) * gained, ..own }
    }
}
