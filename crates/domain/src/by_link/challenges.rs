//! Challenges: a game that is offered to whoever comes first.

use chrono::{DateTime, TimeDelta, Utc};
use rules::{BySeat, Game, Seat};

use super::{Delay, MOST_RATED, Playing, RATED_WITHIN, REMATCH_WITHIN, Rematch, TimeControl};
use crate::lots;
use crate::tournaments::Rated;
use crate::words::words;
use crate::{
    AccountId, ChallengeId, EventId, GameId, Line, LineError, LinkGameId, PlayerId, TournamentId,
};

/// What somebody is called in a game by link.
pub type SeatName = Line<60>;

/// Stands for a typed name where there is none: it was taken out, or a player’s own is read.
pub const NO_NAME: &str = "–";

/// Who moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begins {
    /// Whom the lot says.
    Lot,
    /// Who makes the challenge.
    Challenger,
    /// Who takes it.
    Opponent,
    /// Who takes it chooses: the pie, where the game has a handicap.
    Choice,
}

words! { Begins {
    Lot = "lot", Challenger = "challenger", Opponent = "opponent", Choice = "choice",
} }

/// A challenge that is about to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewChallenge {
    pub game: Game,
    pub control: TimeControl,
    pub begins: Begins,
    /// What the challenger is called.
    pub name: SeatName,
    /// Whether everybody sees it in the list; else only who has its link.
    pub is_listed: bool,
    pub rated: Rated,
    pub delay: Delay,
}

/// A game that somebody begins for two others, who play it by a link each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForOthers {
    pub game: Game,
    pub control: TimeControl,
    pub delay: Delay,
    pub names: BySeat<SeatName>,
    /// The lot that was drawn for the first move, if one was.
    pub lot_seed: Option<u64>,
}

/// A challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    pub id: ChallengeId,
    pub game: Game,
    pub control: TimeControl,
    pub begins: Begins,
    pub made_by: AccountId,
    /// What the challenger is called.
    pub name: String,
    pub is_listed: bool,
    pub rated: Rated,
    pub delay: Delay,
    pub made_at: DateTime<Utc>,
    /// What somebody did with it.
    pub fate: Option<Fate>,
}

/// What somebody did with a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    Taken(LinkGameId),
    Withdrawn,
}

/// A page of the challenges that wait for somebody.
#[derive(Debug, Clone)]
pub struct OpenChallenges {
    pub challenges: Vec<Challenge>,
    /// They are all older than this one; none on the first page.
    pub below: Option<ChallengeId>,
    /// The last of them, if there are older ones.
    pub last: Option<ChallengeId>,
}

impl OpenChallenges {
    /// So many are on a page.
    pub const MOST: u8 = 60;

    /// Those on a page, of one more than are on it.
    pub fn new(mut challenges: Vec<Challenge>, below: Option<ChallengeId>) -> Self {
        let are_more = challenges.len() > usize::from(Self::MOST);
        challenges.truncate(Self::MOST.into());
        let last = challenges.last().filter(|_| are_more).map(|last| last.id);
        Self { challenges, below, last }
    }
}

/// Why a challenge is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotTaken {
    #[error("there is no such challenge")]
    Gone,
    #[error("somebody else has taken it")]
    Taken,
    #[error("it was withdrawn")]
    Withdrawn,
    #[error("nobody took it within {} days", OPEN_FOR.num_days())]
    Expired,
    #[error("nobody plays against themselves")]
    Own,
    #[error("{MOST_RUNNING} games are played already")]
    TooManyGames,
    #[error("the other side plays {MOST_RUNNING} games already")]
    OtherPlaysEnough,
    #[error("a rated game needs an account that is a player's")]
    NoPlayer,
    #[error("the other side's account is no player's any more")]
    OtherNoPlayer,
    #[error("both have begun {MOST_RATED} rated games within {} days", RATED_WITHIN.num_days())]
    EnoughRated,
    #[error("one of the two does not play the other")]
    Blocked,
    #[error("the game has been over for more than {} days", REMATCH_WITHIN.num_days())]
    TooLate,
    #[error("the browser keeps no cookies")]
    NoCookies,
    #[error("a side has to be chosen")]
    NoSide,
    #[error("name: {0}")]
    Name(LineError),
    #[error("the other side has this name too")]
    SameName,
}

/// A challenge waits for so long.
pub const OPEN_FOR: TimeDelta = TimeDelta::days(30);

/// So many challenges of one account are open at once.
pub const MOST_OPEN: usize = 20;

/// So many opponents an account blocks.
pub const MOST_BLOCKED: usize = 200;

/// At most this many browsers are in at a seat: of more, those that came in first are out again.
pub const MOST_BROWSERS: usize = 20;

/// So many games an account plays at once.
pub const MOST_RUNNING: usize = 100;

/// Why no challenge is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotMade {
    #[error("{MOST_OPEN} challenges are open already")]
    ManyOpen,
    #[error("{MOST_OPEN} games for others wait already")]
    ManyWaiting,
    #[error("{MOST_RUNNING} games are played already")]
    ManyRunning,
    #[error("a rated game needs an account that is a player's")]
    NoPlayer,
}

impl Challenge {
    /// Whether it still waits for somebody, or why not.
    pub fn open_at(&self, now: DateTime<Utc>) -> Result<(), NotTaken> {
        match self.fate {
            Some(Fate::Taken(_)) => Err(NotTaken::Taken),
            Some(Fate::Withdrawn) => Err(NotTaken::Withdrawn),
            None if now - self.made_at >= OPEN_FOR => Err(NotTaken::Expired),
            None => Ok(()),
        }
    }

    /// The challenger's seat, once somebody takes it: with the seed of a lot where one is drawn.
    pub fn seat(&self, chosen: Option<Seat>, seed: u64) -> Result<(Seat, Option<u64>), NotTaken> {
        Ok(match self.begins {
            Begins::Lot => (lots::seat(seed), Some(seed)),
            Begins::Challenger => (Seat::First, None),
            Begins::Opponent => (Seat::Second, None),
            Begins::Choice => (chosen.ok_or(NotTaken::NoSide)?.other(), None),
        })
    }
}

/// Who makes a move that is the only one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlyMoves {
    /// The player, as any other.
    ByPlayer,
    /// The server, at once.
    ByServer,
}

/// How a player's move is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sending {
    /// Once the player has confirmed it.
    Confirmed,
    /// As soon as it is whole.
    AtOnce,
}

/// How a player has a game go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    OnlyMoves(OnlyMoves),
    Sending(Sending),
}

/// Who has a seat in a game by link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatHolder {
    pub name: String,
    /// The account that was signed in with.
    pub account: Option<AccountId>,
    pub only_moves: OnlyMoves,
    pub sending: Sending,
    /// Whether the seat has a link, for other devices.
    pub has_link: bool,
    /// Whether whoever looks may see the moves, as far as this player says.
    pub shows_moves: bool,
    /// The player, in a tournament or a rated game.
    pub player: Option<PlayerId>,
}

impl SeatHolder {
    /// Who of two keeps the moves private, if one does.
    pub fn hiding(seats: &BySeat<Self>) -> Option<&Self> {
        [&seats.first, &seats.second].into_iter().find(|holder| !holder.shows_moves)
    }
}

/// The board of a tournament that a game by link is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtBoard {
    pub event: EventId,
    pub tournament: TournamentId,
    pub round: u16,
    pub board: u16,
}

/// A game by link with who plays it.
#[derive(Debug, Clone)]
pub struct LinkGame {
    pub playing: Playing,
    pub seats: BySeat<SeatHolder>,
    /// The lot that was drawn for the first move, if one was.
    pub lot_seed: Option<u64>,
    /// The record, once it is over.
    pub game: Option<GameId>,
    /// Whether it counts in the rating list of games by link; in a tournament its result counts there.
    pub rated: Rated,
    pub delay: Delay,
    /// Who began it for two others.
    pub made_by: Option<AccountId>,
    pub rematch: Rematch,
    /// Where it is played; none of a casual game.
    pub at: Option<AtBoard>,
}

impl LinkGame {
    /// Whether somebody has typed a name for it: in a tournament and in a rated game those of players count.
    pub fn has_typed_names(&self) -> bool {
        let is_typed = |holder: &SeatHolder| holder.player.is_none() && holder.name != NO_NAME;
        self.at.is_none() && [&self.seats.first, &self.seats.second].into_iter().any(is_typed)
    }

    /// Whose moves they are that whoever looks does not see: somebody keeps them private, and none of these seats is
    /// theirs.
    pub fn hides_moves(&self, own: &[Seat]) -> Option<&SeatHolder> {
        SeatHolder::hiding(&self.seats).filter(|_| own.is_empty())
    }
}
