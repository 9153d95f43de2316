//! Games of the past, read from a file, and the periods in which they are rated.
//!
//! Source: `docs/spec/ratings.md` §8.

mod growing;
mod imports;
mod names;
mod periods;

use chrono::{Datelike, NaiveDate};
use rating::evaluate::PlayedGame;
use rating::ledger::{Day, Outcome, PlayerId};

use super::Line;
use super::players::PlayerName;

pub use growing::{NO_FILE, growing};
pub use imports::{
    HistoryFile, HistoryStage, ImportNotice, KnownGame, SourceName, StoredHistory, known_games,
    period_names,
};
pub use names::{Names, Respelled};
pub use periods::{HistoryPeriod, PeriodRule, PeriodRuleError, periods};

/// What a game was played in.
pub type TournamentName = Line<120>;

/// Games that have been played, and the names in them.
///
/// Players and tournaments are in the order of their names, so that whatever follows from the
/// games cannot depend on the order of the lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// Who played: each once, however often and in whatever spellings.
    pub players: Vec<PlayerName>,
    /// What they played in.
    pub tournaments: Vec<TournamentName>,
    /// In the order of the file.
    pub games: Vec<HistoryGame>,
    /// Lines of games that have no result yet.
    pub n_unplayed: usize,
    /// Names that were taken for the same as another.
    pub respelled: Vec<Respelled>,
}

/// A game that was won or drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryGame {
    /// The line of the file on which it ends, from 1.
    pub line: u64,
    /// The day.
    pub played_on: NaiveDate,
    /// Who moved first, or played at home.
    pub first: HistoryPlayer,
    /// Who moved second.
    pub second: HistoryPlayer,
    /// Who won.
    pub outcome: Outcome,
    /// What it was played in, if that is known.
    pub tournament: Option<HistoryTournament>,
    /// Whether the first seat has an advantage: not on neutral ground.
    pub has_advantage: bool,
}

/// A player of a history: the place in [`History::players`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HistoryPlayer(pub u32);

/// A tournament of a history: the place in [`History::tournaments`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HistoryTournament(pub u32);

/// The days since the first of January of the year 1, which is day 1 and was a Monday.
pub fn day_number(date: NaiveDate) -> Day {
    Day(date.num_days_from_ce())
}

impl History {
    /// The history of these games, whose players and tournaments are places in `players` and
    /// `tournaments` as [`Names::place`] gave them.
    pub fn new(mut games: Vec<HistoryGame>, players: Names<60>, tournaments: Names<120>) -> Self {
        let (players, tournaments) = (players.in_order(), tournaments.in_order());
        for game in &mut games {
            game.first.0 = players.new_place(game.first.0);
            game.second.0 = players.new_place(game.second.0);
            if let Some(tournament) = &mut game.tournament {
                tournament.0 = tournaments.new_place(tournament.0);
            }
        }
        let respelled = [players.respelled, tournaments.respelled].concat();
        let (players, tournaments) = (players.names, tournaments.names);
        Self { players, tournaments, games, n_unplayed: 0, respelled }
    }

    /// The games as `rating` predicts them; a player's id is the place in [`History::players`].
    pub fn played_games(&self) -> Vec<PlayedGame> {
        let id = |player: HistoryPlayer| PlayerId(player.0.cast_signed());
        let played = self.games.iter().map(|game| PlayedGame {
            day: day_number(game.played_on),
            first: id(game.first),
            second: id(game.second),
            outcome: game.outcome,
            has_advantage: game.has_advantage,
        });
        played.collect()
    }

    /// The games by day; those of a day in an order that the lines of the file do not change.
    pub fn games_in_order(&self) -> Vec<HistoryGame> {
        let mut games = self.games.clone();
        games.sort_by_key(|game| {
            let HistoryGame { played_on, first, second, outcome, .. } = *game;
            (played_on, first, second, outcome, game.tournament, game.has_advantage, game.line)
        });
        games
    }
}
