//! Histories that are stored, and what is told about storing one.

use chrono::NaiveDate;
use rating::ledger::Outcome;

use super::{History, HistoryPeriod, HistoryPlayer, PeriodRule, TournamentName};
use crate::{HistoryId, Line, PeriodId, PlayerId, TournamentId};

/// Where games are from, as it is printed.
pub type SourceName = Line<120>;

/// A file whose games are to be stored, or are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryFile {
    /// The family of games, as [`rules::Spec::rated_as`] has it.
    pub family: String,
    /// Its name, without folders.
    pub file_name: String,
    /// The hash of its bytes, in hexadecimal digits: which file it is.
    pub sha256: String,
    /// Where the games are from.
    pub source: Option<SourceName>,
    /// How they make periods.
    pub rule: PeriodRule,
}

/// A file that has been stored, in whole or in part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredHistory {
    pub id: HistoryId,
    pub file: HistoryFile,
    /// How many games it has.
    pub n_games: usize,
    /// Whether all of them are stored, and rated.
    pub stage: HistoryStage,
}

/// How far a history has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryStage {
    /// All games are stored and rated.
    Complete,
    /// The import was broken off; nothing is rated yet.
    Begun,
}

/// What somebody who imports a file should know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportNotice {
    #[error("several players are named \"{name}\": the games are those of player {taken}")]
    SeveralPlayers {
        name: String,
        /// Who was taken: the one who was entered first.
        taken: PlayerId,
    },
    /// Another file of the family has games of the same time.
    #[error(
        "history {id} ({file_name}) has games of the same time, from {first} to {last}: a game \
         in both files would count twice{}", way_out(*.id, *.stage)
    )]
    Overlap {
        /// The other history.
        id: HistoryId,
        file_name: String,
        /// How far it has come.
        stage: HistoryStage,
        /// Its first day in common.
        first: NaiveDate,
        /// Its last day in common.
        last: NaiveDate,
    },
    /// A rated tournament of the family has games of the file.
    #[error(
        "tournament {id}, \"{name}\" at \"{event}\" of {first}, has {n_games} of these games, by players \
         and day"
    )]
    Tournament {
        id: TournamentId,
        name: String,
        event: String,
        /// Its first day.
        first: NaiveDate,
        /// How many of its games.
        n_games: usize,
    },
}

/// What was broken off may be of the same file, as it was before somebody changed it.
fn way_out(id: HistoryId, stage: HistoryStage) -> String {
    match stage {
        HistoryStage::Complete => String::new(),
        HistoryStage::Begun => {
            format!("; it was interrupted: `magister ratings forget {id}` removes it")
        }
    }
}

/// A game with everybody in it known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownGame {
    /// The line of the file.
    pub line: u64,
    /// The day.
    pub played_on: NaiveDate,
    /// Who moved first.
    pub first: PlayerId,
    /// Who moved second.
    pub second: PlayerId,
    /// Who won.
    pub outcome: Outcome,
    /// In which period it is rated.
    pub period: PeriodId,
}

/// The name of each period, if it is an edition of a tournament, and the day it was closed.
pub fn period_names<'a>(
    history: &'a History,
    periods: &[HistoryPeriod],
) -> Vec<(Option<&'a str>, NaiveDate)> {
    let name = |period: &HistoryPeriod| {
        let idx = usize::try_from(period.tournament?.0).ok()?;
        history.tournaments.get(idx).map(TournamentName::as_str)
    };
    periods.iter().map(|period| (name(period), period.closed_on)).collect()
}

/// The games of all periods by line, with the player of each place and the id of each period;
/// `None` if some player or period has none.
pub fn known_games(
    in_periods: &[HistoryPeriod],
    players: &[PlayerId],
    periods: &[PeriodId],
) -> Option<Vec<KnownGame>> {
    let player = |player: HistoryPlayer| players.get(usize::try_from(player.0).ok()?).copied();
    let mut known = Vec::with_capacity(in_periods.iter().map(|period| period.games.len()).sum());
    for (idx, period) in in_periods.iter().enumerate() {
        for game in &period.games {
            known.push(KnownGame {
                line: game.line,
                played_on: game.played_on,
                first: player(game.first)?,
                second: player(game.second)?,
                outcome: game.outcome,
                period: *periods.get(idx)?,
            });
        }
    }
    known.sort_unstable_by_key(|game| game.line);
    Some(known)
}
