//! How the acts of a page name players, tournaments and the rest.

use std::collections::HashMap;
use std::hash::Hash;

use domain::audit::{Board, Chain, Named, Names};
use domain::bin::Kind;
use domain::{AccountId, EntryId, EventId, PlayerId, PoolId, TournamentId};
use words::Text;

use super::sentence::Name;
use crate::ratings::pool_name;

/// Names with the ways to their pages. What is gone is told as gone; what is in the bin has no page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Naming<'a>(pub(super) &'a Names);

impl Naming<'_> {
    pub(super) fn player(self, id: PlayerId) -> Name {
        named(&self.0.players, id, "/players", "audit-player-gone")
    }

    /// The player of an entry.
    pub(super) fn entry(self, id: EntryId) -> Name {
        let player = self.0.entries.get(&id);
        player.map_or_else(|| Name::words(Text::new("audit-player-gone")), |id| self.player(*id))
    }

    pub(super) fn tournament(self, id: TournamentId) -> Name {
        named(&self.0.tournaments, id, "/tournaments", "audit-tournament-gone")
    }

    pub(super) fn event(self, id: EventId) -> Name {
        named(&self.0.events, id, "/events", "audit-event-gone")
    }

    /// Arbiters read its name, and may not see its page.
    pub(super) fn account(self, id: AccountId) -> Name {
        match self.0.accounts.get(&id) {
            Some(named) => Name::own(named.name.as_str()),
            None => Name::words(Text::new("audit-account-gone")),
        }
    }

    pub(super) fn pool(self, id: PoolId) -> Name {
        match self.0.pools.get(&id) {
            Some(pool) => Name::words(pool_name(pool)).at(format!("/ratings/{id}")),
            None => Name::words(Text::new("audit-pool-gone")),
        }
    }

    pub(super) fn round(self, tournament: TournamentId, round: u16) -> Name {
        let is_there = self.0.tournaments.get(&tournament).is_some_and(|named| named.is_there);
        let href = format!("/tournaments/{tournament}/rounds/{round}");
        let words = Text::new("audit-round").with("round", round);
        Name::words(words).at(is_there.then_some(href))
    }

    pub(super) fn board(self, at: &Board) -> Name {
        let Board { tournament, round, board } = *at;
        let is_there = self.0.tournaments.get(&tournament).is_some_and(|named| named.is_there);
        let href = format!("/tournaments/{tournament}/rounds/{round}/boards/{board}");
        let words = Text::new("audit-board").with("board", board).with("round", round);
        Name::words(words).at(is_there.then_some(href))
    }

    /// What a log is about.
    pub(super) fn chain(self, chain: Chain) -> Name {
        match chain {
            Chain::Site => Name::words(Text::new("audit-site")),
            Chain::Event(event) => self.event(event),
            Chain::RatingList(pool) => self.pool(pool),
        }
    }

    /// Who sits at a board, as it is paired now.
    pub(super) fn seated(self, at: &Board) -> Vec<Name> {
        let there = self.0.boards.get(&(at.tournament, at.round, at.board));
        there.into_iter().flatten().map(|entry| self.entry(*entry)).collect()
    }

    pub(super) fn of_kind(self, kind: Kind, id: i32) -> Name {
        match kind {
            Kind::Event => self.event(id.into()),
            Kind::Tournament => self.tournament(id.into()),
            Kind::Entry => self.entry(id.into()),
            Kind::Player => self.player(id.into()),
            Kind::Account => self.account(id.into()),
            Kind::RatingList => self.pool(id.into()),
        }
    }
}

fn named<I: Copy + Eq + Hash + std::fmt::Display>(
    all: &HashMap<I, Named>,
    id: I,
    path: &str,
    gone: &'static str,
) -> Name {
    let Some(named) = all.get(&id) else { return Name::words(Text::new(gone)) };
    Name::own(named.name.as_str()).at(named.is_there.then(|| format!("{path}/{id}")))
}
