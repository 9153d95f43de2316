//! How many changes people may make within an hour, by what lets them in. A change leaves a row in the audit log, and the
//! form that made it is remembered for a week. Each server counts for itself.

use std::time::Duration;

use desk::{Actor, Guest};
use domain::accounts::Access;
use domain::links::Bearer;
use domain::{AccountId, LinkGameId, PlayerId, TokenId, TournamentId};
use system::clock;

use super::attempts::Bound;
use super::error::PageError;

/// By one player who came in by a link.
const MOST_OF_A_PLAYER: u32 = 120;

/// By all tablets of a tournament: a hall hands in and checks in at them.
const MOST_OF_TABLETS: u32 = 3_000;

/// By an account that has no role where it changes something.
const MOST_OF_A_MEMBER: u32 = 300;

/// By one token.
const MOST_OF_A_PROGRAM: u32 = 3_000;

/// Rounds that one token publishes: each stores all pairings.
const MOST_ROUNDS: u32 = 60;

/// New links of the seats of one game by link.
const MOST_SEAT_LINKS: u32 = 20;

/// How many changes were made within the hour.
pub(super) struct Limits {
    players: Bound<PlayerId>,
    tablets: Bound<TournamentId>,
    members: Bound<AccountId>,
    programs: Bound<TokenId>,
    rounds: Bound<TokenId>,
    seat_links: Bound<LinkGameId>,
}

impl Limits {
    pub(super) fn new() -> Self {
        let hour = Duration::from_hours(1);
        Self {
            players: Bound::new(MOST_OF_A_PLAYER, hour),
            tablets: Bound::new(MOST_OF_TABLETS, hour),
            members: Bound::new(MOST_OF_A_MEMBER, hour),
            programs: Bound::new(MOST_OF_A_PROGRAM, hour),
            rounds: Bound::new(MOST_ROUNDS, hour),
            seat_links: Bound::new(MOST_SEAT_LINKS, hour),
        }
    }

    /// Counts a change by a player or a tablet.
    pub(super) fn count_of_guest(&self, guest: &Guest) -> Result<(), PageError> {
        let now = clock::instant();
        limited(match guest.bearer {
            Bearer::Player(player) => self.players.count(&player, now),
            Bearer::Tablet(tournament) => self.tablets.count(&tournament, now),
        })
    }

    /// Counts a change by a program, or by an account without a role; staff are not limited.
    pub(super) fn count_of_actor(&self, actor: &Actor) -> Result<(), PageError> {
        let now = clock::instant();
        limited(match (actor.by_token, actor.access) {
            (Some(token), _) => self.programs.count(&token, now),
            (None, Access::Visitor | Access::Member) => self.members.count(&actor.account, now),
            (None, _) => Ok(()),
        })
    }

    /// Counts a round that a program publishes.
    pub(super) fn count_round(&self, actor: &Actor) -> Result<(), PageError> {
        let token = actor.by_token.as_ref();
        limited(token.map_or(Ok(()), |token| self.rounds.count(token, clock::instant())))
    }

    /// Counts a new link of a seat.
    pub(super) fn count_seat_link(&self, game: LinkGameId) -> Result<(), PageError> {
        limited(self.seat_links.count(&game, clock::instant()))
    }
}

fn limited(counted: Result<(), PageError>) -> Result<(), PageError> {
    counted.map_err(|_| PageError::TooManyChanges)
}
