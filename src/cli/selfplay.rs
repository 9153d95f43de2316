//! `magister selfplay`: a game played against itself, to see what the first move is worth.

mod tally;

use std::io;
use std::ops::ControlFlow;

use clap::Args;
use domain::lots::below;
use rules::game::Position;
use rules::{BySeat, Game, Points, Visitor};
use system::secrets;

use self::tally::Tally;
use super::files::Streams;
use super::progress::Progress;

pub(super) const EXAMPLES: &str = "Examples:
  magister selfplay gbc:hex5
  magister selfplay gbc:cairo5,drop=unowned --count 10000 --seed 7

Two players are tried, each against itself. One plays by chance. The simple one takes the move after
which it has most points, and draws lots among several. Of a position with more than 1,000 moves both
look at the first 1,000 only. The share is that of the first side, a draw being half a win, with its
95 % interval. The komi is what the second side needs, on top of what the game gives it, to come
nearest to even; there is none where the second side has the better half.";

/// A seed that is drawn is short enough to be typed again.
const SEEDS: u64 = 1_000_000_000;
/// Nobody goes on for longer.
const LAST_PLY: u32 = 2_000;
/// Of a position with more moves, only so many are looked at.
const MOST_MOVES_SEEN: usize = 1_000;

/// Arguments of `magister selfplay`.
#[derive(Debug, Args)]
pub struct Selfplay {
    /// Game, such as `gbc:hex5`.
    #[arg(value_name = "SPEC")]
    pub spec: Game,
    /// Number of games of each player.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub count: u32,
    /// Seed of all random draws; the same seed and number give the same games.
    #[arg(long, value_name = "K")]
    pub seed: Option<u64>,
}

/// How moves are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Player {
    /// Any of them.
    Chance,
    /// The one with most points after it.
    Simple,
}

/// The table.
pub(super) fn run(options: &Selfplay, streams: &mut Streams<'_>) -> io::Result<u8> {
    let seed = match options.seed {
        Some(seed) => seed,
        None => secrets::lot_seed().map_err(io::Error::other)? % SEEDS,
    };
    let progress = Progress::of(2 * u64::from(options.count));
    let mut lines = vec![format!("{} --count {} --seed {seed}", options.spec, options.count)];
    for (player, name) in [(Player::Chance, "chance"), (Player::Simple, "simple")] {
        progress.tell(name);
        let mut tally = Tally::default();
        for number in 0..options.count {
            tally.add(
                options.spec.visit(Playing { player, seed: seed.wrapping_add(number.into()) }),
            );
            progress.advance(1);
        }
        lines.push(format!("{name}: {tally}"));
    }
    drop(progress);
    streams.tell(lines.join("\n"))
}

/// A game that has ended, or gone on for too long.
#[derive(Debug, Clone, Copy)]
struct Played {
    score: BySeat<Points>,
    n_plies: u32,
    is_over: bool,
}

struct Playing {
    player: Player,
    seed: u64,
}

impl Visitor for Playing {
    type Output = Played;

    fn visit<P: Position>(self, rules: P::Rules) -> Played {
        let (mut position, mut state, mut n_plies) = (P::start(rules), self.seed, 0);
        while n_plies < LAST_PLY
            && let Some(next) = self.player.choose(&position, &mut state)
        {
            position = next;
            n_plies += 1;
        }
        Played { score: position.score(), n_plies, is_over: position.ending().is_some() }
    }
}

impl Player {
    /// The position after the move that is chosen; none at the end.
    fn choose<P: Position>(self, position: &P, state: &mut u64) -> Option<P> {
        let (mover, mut best, mut n_seen, mut n_best) = (position.turn(), None, 0, 0);
        let _ = position.each_move(&mut |mv| {
            n_seen += 1;
            if let Ok(next) = position.play(mv) {
                let worth = match self {
                    Self::Chance => Points::default(),
                    Self::Simple => next.score()[mover],
                };
                let known = best.as_ref().map(|(worth, _): &(Points, P)| *worth);
                if known.is_none_or(|known| worth > known) {
                    (best, n_best) = (Some((worth, next)), 1);
                } else if known == Some(worth) {
                    n_best += 1;
                    if below(n_best, state) == 0 {
                        best = Some((worth, next));
                    }
                }
            }
            if n_seen < MOST_MOVES_SEEN {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        best.map(|(_, next)| next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(spec: &str, player: Player, seed: u64) -> Played {
        spec.parse::<Game>().unwrap().visit(Playing { player, seed })
    }

    #[test]
    fn the_same_seed_plays_the_same_game_to_its_end() {
        for spec in ["gbc:5", "gbc:hex4", "gbc:cairo3", "oware"] {
            for player in [Player::Chance, Player::Simple] {
                let (one, again) = (play(spec, player, 7), play(spec, player, 7));
                assert_eq!((one.score, one.n_plies), (again.score, again.n_plies), "{spec}");
                assert!(one.is_over || spec == "oware", "{spec}");
            }
        }
    }

    #[test]
    fn who_looks_at_points_has_more_of_them_at_once() {
        let rules = "gbc:9".parse::<Game>().unwrap();
        let Game::GlassBeadChallenge(rules) = rules else { panic!() };
        let start = rules::glass_bead_challenge::Position::start(rules);
        let next = Player::Simple.choose(&start, &mut 1).unwrap();
        assert_eq!(next.score().first, 9.into(), "a bead away from the edge owns nine squares");
    }
}
