//! Tournaments by link: on what terms their games are played, and what is to be done as they go on.

use std::collections::HashSet;

use chrono::{DateTime, Utc};

use super::{Delay, TimeControl};
use crate::pairings::{Pairing, Seating};
use crate::standings::WallChart;
use crate::swiss::{may_pair, n_paired};
use crate::tournaments::{Format, Stage, TournamentDetails};
use crate::words::words;
use crate::{AccountId, LinkGameId, PairingId};

/// On what terms the games of a tournament are played by link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    pub control: TimeControl,
    pub next: NextRound,
    pub delay: Delay,
    /// In whose name rounds are published that follow by themselves.
    pub set_by: AccountId,
}

impl Terms {
    /// Whether a tournament that is to be like this can be played on them.
    pub fn fit(&self, details: &TournamentDetails, stage: Stage) -> Result<(), NotByLink> {
        may_be_by_link(details, stage)?;
        if self.next.is_of(details.format) { Ok(()) } else { Err(NotByLink::Next) }
    }
}

/// How one round follows another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextRound {
    /// An arbiter publishes it.
    ByHand,
    /// It begins once the games of the one before are over.
    ByItself,
    /// All rounds begin at once.
    AtOnce,
}

words! { NextRound { ByHand = "by-hand", ByItself = "by-itself", AtOnce = "at-once", } }

impl NextRound {
    /// The ways that a format has, the usual one first: whoever is paired round by round cannot play all rounds
    /// at once, and nobody has to publish a round robin.
    pub fn of(format: Format) -> [Self; 2] {
        if format.pairs_round_by_round() {
            [Self::ByHand, Self::ByItself]
        } else {
            [Self::ByItself, Self::AtOnce]
        }
    }

    /// Whether a format has this way.
    pub fn is_of(self, format: Format) -> bool {
        Self::of(format).contains(&self)
    }
}

/// Why a tournament is not played by link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotByLink {
    #[error("its game has no rules here")]
    NoRules,
    #[error("a handicap is named at its boards")]
    Pie,
    #[error("it is over")]
    Over,
    #[error("games of it are being played by link")]
    Begun,
    #[error("its rounds do not follow one another so")]
    Next,
}

/// Whether a tournament can be played by link.
pub fn may_be_by_link(details: &TournamentDetails, stage: Stage) -> Result<(), NotByLink> {
    if stage.is_over() {
        return Err(NotByLink::Over);
    }
    if details.pie.is_some() {
        return Err(NotByLink::Pie);
    }
    details.spec.game().map(|_| ()).ok_or(NotByLink::NoRules)
}

/// How far the game of a board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardState {
    Running,
    /// No clock of it runs, though it is not over.
    Halted,
    Over,
}

/// The game of a board, as far as its tournament asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardGame {
    pub id: LinkGameId,
    pub pairing: PairingId,
    pub round: u16,
    pub state: BoardState,
    /// Whether nothing is left to do at its board.
    pub is_settled: bool,
    /// Whether it stands because nobody could reach it.
    pub is_held: bool,
    /// Since when it is as it is: whose turn it is, that it stands, or that it is over.
    pub since: DateTime<Utc>,
}

/// A tournament by link as it goes on.
#[derive(Debug, Clone)]
pub struct Followed {
    pub next: NextRound,
    pub games: Vec<BoardGame>,
}

/// What goes on no further without an arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stuck<'a> {
    /// No clock runs in the game of this board.
    Halted(BoardGame, &'a Pairing),
    /// The rules refuse its result.
    Refused(BoardGame, &'a Pairing),
    /// Its game is over, and the board has no result: one was taken back, a tournament that was called off goes on, or
    /// somebody is back.
    NoResult(BoardGame, &'a Pairing),
    /// The rules pair no such round.
    Unpaired(u16),
    /// All games are over, and an arbiter publishes this round.
    Ready(u16),
}

/// What waits for an arbiter. What a tournament does by itself within a second or two is there meanwhile.
pub fn stuck<'a>(chart: &'a WallChart, followed: &Followed) -> Vec<Stuck<'a>> {
    let games =
        followed.games.iter().filter(|game| game.state == BoardState::Halted && !game.is_held);
    let halted = games.filter_map(|game| {
        let board = chart.pairings.iter().find(|board| board.id == game.pairing)?;
        Some(Stuck::Halted(*game, board))
    });
    let left = steps(chart, followed.next, &followed.games).into_iter();
    let left = left.filter_map(|step| match step {
        Step::Count(game, board) => Some(Stuck::Refused(game, board)),
        Step::Publish(round) => Some(Stuck::Unpaired(round)),
        Step::Begin(_) | Step::Settle(_) | Step::Stop(_) => None,
    });
    let open = open(chart);
    let without = followed.games.iter().filter(|game| game.is_settled).filter_map(|game| {
        let board = open.iter().find(|board| board.id == game.pairing)?;
        Some(Stuck::NoResult(*game, board))
    });
    let is_ready = followed.next == NextRound::ByHand
        && !followed.games.is_empty()
        && open.is_empty()
        && may_pair(chart).is_ok();
    let ready = is_ready.then(|| Stuck::Ready(n_paired(chart) + 1));
    halted.chain(left).chain(without).chain(ready).collect()
}

/// The boards that a game is still to be played at.
fn open(chart: &WallChart) -> Vec<&Pairing> {
    if chart.tournament.stage == Stage::Running { chart.open_games() } else { Vec::new() }
}

/// Something that is to be done in a tournament by link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The game of this board begins.
    Begin(&'a Pairing),
    /// The game is over: its result counts.
    Count(BoardGame, &'a Pairing),
    /// The game is over, and its board asks for nothing.
    Settle(LinkGameId),
    /// The board is decided otherwise, or gone: the game stops.
    Stop(LinkGameId),
    /// This round is published.
    Publish(u16),
}

/// What is to be done so that boards and games agree.
pub fn steps<'a>(chart: &'a WallChart, next: NextRound, games: &[BoardGame]) -> Vec<Step<'a>> {
    let open = open(chart);
    let at = |game: &BoardGame| open.iter().copied().find(|board| board.id == game.pairing);
    let known: HashSet<PairingId> = games.iter().map(|game| game.pairing).collect();
    let of_game = |game: &BoardGame| match (game.state == BoardState::Over, at(game)) {
        (_, _) if game.is_settled => None,
        (true, Some(board)) => Some(Step::Count(*game, board)),
        (true, None) => Some(Step::Settle(game.id)),
        (false, Some(_)) => None,
        (false, None) => Some(Step::Stop(game.id)),
    };
    let is_new = |board: &&Pairing| !known.contains(&board.id) && board.seating != Seating::Open;
    // Rounds of a round robin are all paired when it starts; those of a Swiss are due once they are paired, though
    // a game of an earlier one may be adjourned.
    let comes_round_by_round = chart.tournament.details.format.pairs_round_by_round();
    let are_all_due = comes_round_by_round || next == NextRound::AtOnce;
    let now = open.iter().map(|board| board.round).min();
    let is_due = |board: &&Pairing| are_all_due || Some(board.round) == now;
    let begun = open.iter().copied().filter(is_new).filter(is_due).map(Step::Begin);
    let mut steps: Vec<Step<'a>> = games.iter().filter_map(of_game).chain(begun).collect();
    if next == NextRound::ByItself && open.is_empty() && may_pair(chart).is_ok() {
        steps.push(Step::Publish(n_paired(chart) + 1));
    }
    steps
}
