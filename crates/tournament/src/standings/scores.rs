//! The scores that tie-breaks compute with: as made, as opponents see them, and a dummy's.

use std::cell::OnceCell;

use crate::entry::Number;
use crate::result::{Bye, PlayerResult};
use crate::score::Score;
use crate::table::{Cell, Edition, MAX_ROUNDS, PlayerGame, System, Table};
use crate::withdrawal::Counting;

use super::tie_break::{Forfeits, LastRound};
use super::value::{Against, Cap, Fate, Origin, Term, Value};

/// A table with the scores of all its players.
pub(super) struct Scores<'a> {
    pub(super) table: &'a Table,
    last_round: LastRound,
    /// The cells of everybody if the last round had been drawn, where that is asked for.
    drawn: Vec<Vec<Cell>>,
    actual: Vec<Score>,
    adjusted: Vec<Adjusted>,
    /// Most lists ask for them again and again: computed when they are first asked for.
    with_forfeits_unplayed: OnceCell<Oppositions>,
    with_forfeits_played: OnceCell<Oppositions>,
}

/// A score as opponents see it.
#[derive(Clone, Copy)]
struct Adjusted {
    score: Score,
    /// How many byes count as draws though they brought something else.
    n_byes: u16,
}

/// The other side of the rounds of everybody, one player after the other.
struct Oppositions {
    all: Vec<Opposition>,
    /// Where those of each player end.
    ends: Vec<usize>,
}

/// The other side of a round, as Buchholz and Sonneborn-Berger look at it.
#[derive(Clone, Copy)]
pub(super) struct Opposition {
    /// The round, from 1.
    pub(super) round: u16,
    pub(super) against: Against,
    /// The score of the player who stands there.
    pub(super) score: Score,
    /// Where that score comes from.
    pub(super) origin: Origin,
    /// The player's own points.
    pub(super) points: Score,
    /// docs/spec/standings.md §1.4
    pub(super) is_voluntarily_unplayed: bool,
}

impl Opposition {
    /// The round as it adds something to a value.
    pub(super) fn adding(self, adds: Value) -> Term {
        let Self { round, against, score, origin, points, is_voluntarily_unplayed } = self;
        let (opponent_score, fate) = (Some(score), Fate::Kept);
        Term { round, against, points, opponent_score, origin, adds, is_voluntarily_unplayed, fate }
    }
}

impl<'a> Scores<'a> {
    pub(super) fn new(table: &'a Table, last_round: LastRound) -> Self {
        let mut scores = Self {
            table,
            last_round,
            drawn: match last_round {
                LastRound::AsItEnded => Vec::new(),
                LastRound::Drawn => {
                    table.numbers().map(|number| with_drawn_end(table.cells(number))).collect()
                }
            },
            actual: Vec::new(),
            adjusted: Vec::new(),
            with_forfeits_unplayed: OnceCell::new(),
            with_forfeits_played: OnceCell::new(),
        };
        scores.actual = table.numbers().map(|number| scores.made(number)).collect();
        scores.adjusted = table.numbers().map(|number| scores.seen_by_opponents(number)).collect();
        scores
    }

    /// What a player had, round by round, from round 1.
    pub(super) fn cells(&self, number: Number) -> impl DoubleEndedIterator<Item = (u16, Cell)> {
        let cells = match self.last_round {
            LastRound::AsItEnded => self.table.cells(number),
            LastRound::Drawn => self.drawn[number.idx()].as_slice(),
        };
        let n_rounds = u16::try_from(cells.len()).unwrap_or(MAX_ROUNDS);
        (1..=n_rounds).zip(cells.iter().copied())
    }

    /// The points made.
    pub(super) fn actual(&self, number: Number) -> Score {
        self.actual[number.idx()]
    }

    /// The points as the tie-breaks of opponents see them, and why they differ from those made.
    fn adjusted(&self, number: Number) -> (Score, Origin) {
        let Adjusted { score, n_byes } = self.adjusted[number.idx()];
        let made = self.actual(number);
        let as_made = score == made;
        (score, if as_made { Origin::AsMade } else { Origin::ByesAsDraws { made, n_byes } })
    }

    /// The rounds of a player that contribute to Buchholz and Sonneborn-Berger.
    pub(super) fn oppositions(&self, number: Number, forfeits: Forfeits) -> &[Opposition] {
        let of_everybody = match forfeits {
            Forfeits::Unplayed => &self.with_forfeits_unplayed,
            Forfeits::Played => &self.with_forfeits_played,
        };
        let Oppositions { all, ends } =
            of_everybody.get_or_init(|| self.oppositions_of_everybody(forfeits));
        let idx = number.idx();
        let start = idx.checked_sub(1).map_or(0, |before| ends[before]);
        &all[start..ends[idx]]
    }

    fn oppositions_of_everybody(&self, forfeits: Forfeits) -> Oppositions {
        let n_players = self.table.players().len();
        let mut all = Vec::with_capacity(n_players * self.table.rounds().len());
        let mut ends = Vec::with_capacity(n_players);
        for number in self.table.numbers() {
            all.extend(self.computed_oppositions(number, forfeits));
            ends.push(all.len());
        }
        Oppositions { all, ends }
    }

    fn computed_oppositions(
        &self,
        number: Number,
        forfeits: Forfeits,
    ) -> impl Iterator<Item = Opposition> {
        self.cells(number).filter_map(move |(round, cell)| {
            let (against, (score, origin)) = match cell {
                // docs/spec/standings.md §4.3
                Cell::Bye(Bye::Free) => return None,
                Cell::Bye(_) => (Against::Dummy, self.dummy(number, None)),
                // docs/spec/standings.md §2.3 and §2.4
                Cell::Game(game) if !is_settled(game) => return None,
                Cell::Game(game) if self.is_met(game, forfeits) => {
                    (Against::Player(game.opponent), self.adjusted(game.opponent))
                }
                Cell::Game(game) => (Against::Dummy, self.dummy(number, Some(game.opponent))),
            };
            let points = self.table.points_of(cell);
            let is_voluntarily_unplayed =
                against == Against::Dummy && is_voluntarily_unplayed(cell);
            Some(Opposition { round, against, score, origin, points, is_voluntarily_unplayed })
        })
    }

    /// Does the game count against the real opponent? docs/spec/standings.md §4.3: in a round robin
    /// a forfeit is a game like any other; §5.4: so it is with `/P`.
    fn is_met(&self, game: PlayerGame, forfeits: Forfeits) -> bool {
        game.outcome.is_played()
            || self.table.system() == System::RoundRobin
            || forfeits == Forfeits::Played
    }

    /// docs/spec/standings.md §4.2: the score of the dummy that a player of a Swiss meets in a
    /// round without a game; `scheduled` is whom they should have met.
    fn dummy(&self, number: Number, scheduled: Option<Number>) -> (Score, Origin) {
        let made = self.actual(number);
        if self.table.edition() < Edition::March2026 {
            return (made, Origin::Dummy { made, cap: None });
        }
        let n_rounds = u16::try_from(self.table.rounds().len()).unwrap_or(MAX_ROUNDS);
        let cap = match scheduled {
            None => {
                Cap::Draws { n_rounds, score: self.table.points().draw().times(n_rounds.into()) }
            }
            Some(opponent) => Cap::Scheduled { opponent, score: self.adjusted(opponent).0 },
        };
        (made.min(cap.score()), Origin::Dummy { made, cap: Some(cap) })
    }

    fn made(&self, number: Number) -> Score {
        let points = self.cells(number).map(|(_, cell)| self.table.points_of(cell)).sum();
        self.table.adjusted(number, u16::MAX, points)
    }

    /// docs/spec/standings.md §4.1: requested byes at the end count as draws.
    fn seen_by_opponents(&self, number: Number) -> Adjusted {
        let mut n_byes = 0;
        if self.table.system() == System::RoundRobin {
            return Adjusted { score: self.actual(number), n_byes };
        }
        let mut is_in_tail = true;
        let draw = self.table.points().draw();
        let points = self.cells(number).rev().map(|(_, cell)| {
            is_in_tail &= is_voluntarily_unplayed(cell);
            let points = self.table.points_of(cell);
            match cell {
                Cell::Bye(_) if is_in_tail => {
                    n_byes += u16::from(points != draw);
                    draw
                }
                _ => points,
            }
        });
        let points = points.sum();
        Adjusted { score: self.table.adjusted(number, u16::MAX, points), n_byes }
    }
}

/// Has it a result that counts?
pub(super) fn is_settled(game: PlayerGame) -> bool {
    game.outcome != PlayerResult::Pending && game.counting == Counting::Counts
}

/// Was it played over the board, and does it count?
pub(super) fn is_over_the_board(game: PlayerGame) -> bool {
    game.outcome.is_played() && game.counting == Counting::Counts
}

/// docs/spec/standings.md §5.2: every paired game of the last round, forfeits too.
fn with_drawn_end(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    if let Some(Cell::Game(game)) = cells.last_mut() {
        game.outcome = PlayerResult::Draw;
    }
    cells
}

/// docs/spec/standings.md §1.4: a requested bye or a forfeit loss.
fn is_voluntarily_unplayed(cell: Cell) -> bool {
    match cell {
        Cell::Bye(bye) => bye.is_requested(),
        Cell::Game(PlayerGame { outcome, .. }) => outcome == PlayerResult::ForfeitLoss,
    }
}
