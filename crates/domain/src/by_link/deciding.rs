//! What players and arbiters want in a game by link, and whether it is done.

use chrono::{DateTime, TimeDelta, Utc};
use rules::{BySeat, MoveFault, Seat};

use super::{Deed, Halt, Playing};
use crate::audit::Hash;
use crate::results::RecordedOutcome;

/// What a player wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// This move, as somebody writes it.
    Move(String),
    OfferDraw,
    AcceptDraw,
    Resign,
    AskTakeBack,
    AllowTakeBack,
}

/// What a player has sent, and the board that was seen when it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    pub seat: Seat,
    /// How many plies there were.
    pub n_plies: usize,
    /// What the record of them was known by.
    pub seen: Hash,
    pub wish: Wish,
}

/// What an arbiter decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    Extend(Seat, TimeDelta),
    Stop,
    GoOn,
    Adjudicate(RecordedOutcome),
}

/// Why nothing is done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("it was done already")]
    Done,
    #[error("the game is over")]
    Over,
    #[error("the board is another one by now")]
    Elsewhere,
    #[error("the time is over")]
    TimeOver,
    #[error("not both have come in yet")]
    Waiting,
    #[error("the game is stopped")]
    Stopped,
    #[error("the other side is to move")]
    NotOnTurn,
    #[error(transparent)]
    Move(#[from] MoveFault),
    #[error("this game knows no draws")]
    NoDraws,
    #[error("it is offered or asked already")]
    AskedAlready,
    #[error("nothing is offered or asked")]
    NothingAsked,
    #[error("there is no own move to take back")]
    NothingToTakeBack,
    #[error("each player takes back one move in a game")]
    TookBackAlready,
    #[error("it is not stopped")]
    NotStopped,
    #[error("nobody can reach its tournament")]
    Held,
    #[error("the game does not end so")]
    NoSuchEnd,
}

impl Playing {
    /// What becomes of something that a player has sent.
    pub fn decide(&self, sent: &Sent, now: DateTime<Utc>) -> Result<Deed, Refusal> {
        if self.is_done(sent) {
            return Err(Refusal::Done);
        }
        self.may_go_on(now)?;
        if self.halt() == Some(Halt::Waiting) {
            return Err(Refusal::Waiting);
        }
        if sent.wish == Wish::Resign {
            return Ok(Deed::Resign(sent.seat));
        }
        if sent.n_plies != self.moves.len() || sent.seen != self.hash {
            return Err(Refusal::Elsewhere);
        }
        if self.halt().is_some() {
            return Err(Refusal::Stopped);
        }
        self.decide_here(sent.seat, &sent.wish)
    }

    fn decide_here(&self, seat: Seat, wish: &Wish) -> Result<Deed, Refusal> {
        match wish {
            Wish::Move(_) if self.turn() != Some(seat) => Err(Refusal::NotOnTurn),
            Wish::Move(text) => Ok(Deed::Move(self.read(text)?)),
            Wish::OfferDraw if !self.setup.game.can_draw() => Err(Refusal::NoDraws),
            Wish::OfferDraw if self.offer == Some(seat) => Err(Refusal::AskedAlready),
            // Both offer it: that is agreed.
            Wish::OfferDraw if self.offer.is_some() => Ok(Deed::AcceptDraw(seat)),
            Wish::OfferDraw => Ok(Deed::OfferDraw(seat)),
            Wish::AcceptDraw if self.offer != Some(seat.other()) => Err(Refusal::NothingAsked),
            Wish::AcceptDraw => Ok(Deed::AcceptDraw(seat)),
            Wish::AskTakeBack if self.has_taken_back[seat] => Err(Refusal::TookBackAlready),
            Wish::AskTakeBack if self.asks.is_some() => Err(Refusal::AskedAlready),
            Wish::AskTakeBack if !self.moves.iter().any(|made| made.mover == seat) => {
                Err(Refusal::NothingToTakeBack)
            }
            Wish::AskTakeBack => Ok(Deed::AskTakeBack(seat)),
            Wish::AllowTakeBack if self.asks != Some(seat.other()) => Err(Refusal::NothingAsked),
            Wish::AllowTakeBack => Ok(Deed::AllowTakeBack(seat)),
            Wish::Resign => Ok(Deed::Resign(seat)),
        }
    }

    /// Whether a player can send this now.
    pub fn may(&self, seat: Seat, wish: &Wish) -> bool {
        let goes_on = self.end().is_none() && self.halt().is_none();
        goes_on && self.decide_here(seat, wish).is_ok()
    }

    /// What becomes of an arbiter's decision.
    pub fn rule(&self, ruling: Ruling, now: DateTime<Utc>) -> Result<Deed, Refusal> {
        self.may_go_on(now)?;
        match ruling {
            Ruling::Extend(seat, by) => Ok(Deed::Extend(seat, by)),
            Ruling::Stop if self.halt().is_some() => Err(Refusal::Stopped),
            Ruling::Stop => Ok(Deed::Stop),
            Ruling::GoOn if self.halt() == Some(Halt::Waiting) => Err(Refusal::Waiting),
            Ruling::GoOn if self.halt() == Some(Halt::Held) => Err(Refusal::Held),
            Ruling::GoOn if self.halt().is_none() => Err(Refusal::NotStopped),
            Ruling::GoOn => Ok(Deed::GoOn),
            Ruling::Adjudicate(outcome) if !self.may_end_so(outcome) => Err(Refusal::NoSuchEnd),
            Ruling::Adjudicate(outcome) => Ok(Deed::Adjudicate(outcome)),
        }
    }

    /// Whether somebody's word can end it so: drawn where the rules know draws, and without a result alone.
    pub fn may_end_so(&self, outcome: RecordedOutcome) -> bool {
        match outcome {
            RecordedOutcome::Draw => self.setup.game.can_draw(),
            RecordedOutcome::Open => self.setup.is_casual,
            _ => true,
        }
    }

    /// What the server does by itself at a moment: it writes down that a time is over, and makes the only
    /// move of a player who wants that, who has nothing to answer.
    pub fn by_itself(&self, makes_only_moves: BySeat<bool>, now: DateTime<Utc>) -> Option<Deed> {
        if self.is_time_over(now) {
            return Some(Deed::TimeOut);
        }
        let turn = self.to_move()?;
        let is_asked = self.asks.is_some() || self.offer == Some(turn.other());
        let is_wanted = makes_only_moves[turn] && !self.moves.is_empty() && !is_asked;
        is_wanted.then(|| self.position().only_move()).flatten().map(Deed::Move)
    }

    fn may_go_on(&self, now: DateTime<Utc>) -> Result<(), Refusal> {
        match self.end() {
            Some(_) => Err(Refusal::Over),
            None if self.is_time_over(now) => Err(Refusal::TimeOver),
            None => Ok(()),
        }
    }

    fn is_time_over(&self, now: DateTime<Utc>) -> bool {
        self.due_at().is_some_and(|due| due <= now)
    }

    /// Whether this very move was made on this very board: it was sent twice, or its answer was lost.
    fn is_done(&self, sent: &Sent) -> bool {
        let Wish::Move(text) = &sent.wish else { return false };
        let made = self.moves.get(sent.n_plies);
        made.is_some_and(|made| {
            let again = self.before(sent.n_plies).play(text);
            made.before == sent.seen
                && made.mover == sent.seat
                && again.is_ok_and(|(_, text)| text == made.text)
        })
    }
}
