//! Everything about one board of one round.

use std::collections::HashMap;

use rules::glass_bead_challenge::Rules;
use rules::{BySeat, Seat};

use super::{Context, Heading, Presence, Recorded, Twin};
use crate::domain::AccountId;
use crate::domain::accounts::Access;
use crate::domain::entries::Entry;
use crate::domain::events::Event;
use crate::domain::games::GameRecord;
use crate::domain::pairings::Pairing;
use crate::domain::pies::{Handicap, Offer, PieContext, plain};
use crate::domain::standings::WallChart;

/// Two players at a board, and all that was recorded of their game.
#[derive(Debug, Clone)]
pub struct Sitting {
    pub event: Event,
    /// The whole tournament.
    pub chart: WallChart,
    /// Who sits here.
    pub pairing: Pairing,
    /// The two of them.
    pub players: BySeat<Entry>,
    /// What was named for a choice of sides, the first offer first; the last one counts.
    pub offers: Vec<Offer>,
    /// What was recorded, the first result first; the last one counts.
    pub history: Vec<Recorded>,
    /// The record that came with the result that counts.
    pub game: Option<GameRecord>,
    /// The names of those who recorded it.
    pub scribes: HashMap<AccountId, String>,
}

impl Sitting {
    /// The result that counts; a result taken back is one too.
    pub fn newest(&self) -> Option<&Recorded> {
        self.history.last()
    }

    /// The result that counts, unless it was taken back.
    pub fn decided(&self) -> Option<&Recorded> {
        self.newest().filter(|newest| newest.is_decided())
    }

    /// Who sat where when a result was recorded: a pie may have turned the seats since.
    pub fn players_of(&self, result: &Recorded) -> BySeat<&Entry> {
        let Self { pairing, players, .. } = self;
        let pair = [players.first.id, players.second.id];
        let offer = self
            .offers
            .iter()
            .find(|offer| offer.choice.is_some_and(|choice| Some(choice.id) == result.choice));
        let first = match offer.and_then(|offer| offer.seats(pair)) {
            Some(seats) => seats.first,
            None => pairing.paired_first,
        };
        if players.first.id == first {
            return BySeat { first: &players.first, second: &players.second };
        }
        BySeat { first: &players.second, second: &players.first }
    }

    /// What is named at this board, and for which game; none where nothing is.
    pub fn pie(&self) -> Option<(Handicap, Rules)> {
        let details = &self.chart.tournament.details;
        details.pie.zip(plain(&details.spec).ok())
    }

    /// What an offer or a choice at this board is judged by.
    pub fn pie_context(&self, access: Access) -> PieContext<'_> {
        let tournament = &self.chart.tournament;
        PieContext {
            newest: self.offers.last(),
            players: [self.players.first.id, self.players.second.id],
            has_result: self.decided().is_some(),
            stage: tournament.stage,
            presence: self.presence(),
            access,
        }
    }

    /// Whether both players are still in the tournament.
    pub fn presence(&self) -> Presence {
        // Where nobody is struck, only the rounds to come are without who has left.
        let strikes_leavers = self.chart.tournament.details.format.strikes_leavers();
        let has_left = |seat| {
            let entry: &Entry = &self.players[seat];
            match entry.withdrawn_from {
                Some(_) if strikes_leavers => true,
                _ => entry.is_gone(self.pairing.round),
            }
        };
        if Seat::ALL.into_iter().any(has_left) { Presence::SomebodyLeft } else { Presence::Both }
    }

    /// What a record of this game says at its head.
    pub fn heading(&self) -> Heading {
        Heading {
            event: self.event.details.name.to_string(),
            round: self.pairing.round,
            players: BySeat {
                first: self.players.first.name.clone(),
                second: self.players.second.name.clone(),
            },
        }
    }

    /// What a result of this game is judged by.
    pub fn context<'a>(
        &'a self,
        heading: &'a Heading,
        access: Access,
        twin: Option<Twin>,
    ) -> Context<'a> {
        Context {
            spec: &self.pairing.spec,
            seating: self.pairing.seating,
            stage: self.chart.tournament.stage,
            newest: self.newest(),
            record: self.game.as_ref().map(|game| game.record.as_str()),
            presence: self.presence(),
            access,
            heading,
            twin,
        }
    }

    /// The next board of the round that waits for a result, beginning anew after the last one.
    pub fn next_board(&self) -> Option<u16> {
        let here = &self.pairing;
        let open = self.chart.open_games().into_iter();
        let mut boards: Vec<u16> = open
            .filter(|pairing| pairing.round == here.round && pairing.id != here.id)
            .map(|pairing| pairing.board)
            .collect();
        boards.sort_unstable();
        let behind = boards.iter().find(|board| **board > here.board);
        behind.or(boards.first()).copied()
    }
}
