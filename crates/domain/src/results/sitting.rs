//! Everything about one board of one round.

use std::collections::HashMap;

use rules::glass_bead_challenge::Rules;
use rules::{BySeat, Seat};
use tournament::result::GameResult;

use super::{
    Author, Context, Decision, Heading, Presence, Recorded, Twin, Undo, is_corrected, settled_at,
};
use crate::accounts::Access;
use crate::adjournments::takes_adjournments;
use crate::entries::Entry;
use crate::events::Event;
use crate::games::GameRecord;
use crate::pairings::Pairing;
use crate::pies::{Handicap, Offer, PieContext, plain};
use crate::ratings::{RatingPool, RatingRow};
use crate::standings::{WallChart, settled};
use crate::submissions::{Policy, Submission, standing};
use crate::swiss::RoundWorking;
use crate::tournaments::Tournament;
use crate::{AccountId, LinkGameId, PairingId, PlayerId};

/// Two players at a board, and all that was recorded of their game.
#[derive(Debug, Clone)]
pub struct Sitting {
    pub event: Event,
    pub tournament: Tournament,
    /// The whole tournament where a withdrawal decides games that were not played; elsewhere a
    /// board needs no more than its round.
    pub chart: Option<WallChart>,
    /// How many rounds are paired.
    pub n_paired: u16,
    /// The games of the round, by board.
    pub round: Vec<Neighbour>,
    pub is_adjourned: bool,
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
    /// Everything that players and tablets have handed in, in its order.
    pub submissions: Vec<Submission>,
    /// When a result of this round counts.
    pub policy: Policy,
    /// The game, where it is played by link.
    pub link: Option<SittingLink>,
    /// Whether a game by link is still to begin here.
    pub awaits_link: bool,
}

/// The game by link of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SittingLink {
    pub id: LinkGameId,
    /// Whose turn it is; nobody’s while it is halted, nor once it is over.
    pub turn: Option<Seat>,
    /// Whether its result is still to come; else the board is as any other.
    pub is_open: bool,
}

/// What a board's page concludes from: why two players meet, and what became of their ratings.
#[derive(Debug, Clone)]
pub struct Grounds {
    /// How the round was paired; none where the format or a person did it.
    pub working: Option<RoundWorking>,
    /// Whether it was paired by results that are not announced yet, so that nothing is told of it.
    pub is_silent: bool,
    /// Whether some points count for pairing only.
    pub is_by_pairing_score: bool,
    /// What the tournament did to the ratings of the two.
    pub rows: Vec<(RatingPool, RatingRow)>,
}

/// A game of a round, as the other boards see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Neighbour {
    pub board: u16,
    /// What was recorded last.
    pub decision: Option<Decision>,
    /// Whether it waits for a result.
    pub is_open: bool,
}

impl Neighbour {
    /// A game of a tournament where no withdrawal decides it.
    pub fn new(board: u16, decision: Option<Decision>) -> Self {
        let is_open = decision.is_none_or(|one| one.game_result() == GameResult::Pending);
        Self { board, decision, is_open }
    }

    /// The games of a round of any tournament.
    pub fn all(chart: &WallChart, round: u16) -> Vec<Self> {
        let open: Vec<PairingId> = chart.open_games().into_iter().map(|one| one.id).collect();
        let games = chart.pairings.iter().filter(|one| one.round == round && one.second.is_some());
        let neighbour = |one: &Pairing| Self {
            board: one.board,
            decision: chart.results.get(&one.id).map(|result| result.decision),
            is_open: open.contains(&one.id),
        };
        games.map(neighbour).collect()
    }
}

impl Sitting {
    /// Whether the result comes from a game by link.
    pub fn waits_for_link(&self) -> bool {
        self.awaits_link || self.link.is_some_and(|link| link.is_open)
    }

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
        let details = &self.tournament.details;
        details.pie.zip(plain(&details.spec).ok())
    }

    /// What an offer or a choice at this board is judged by.
    pub fn pie_context(&self, access: Access) -> PieContext<'_> {
        let tournament = &self.tournament;
        PieContext {
            newest: self.offers.last(),
            players: [self.players.first.id, self.players.second.id],
            has_result: self.decided().is_some(),
            stage: tournament.stage,
            presence: self.presence(),
            access,
        }
    }

    /// What was handed in since the last result, for the seats as they are; whatever came before that
    /// is settled, unless the result was undone.
    pub fn pending(&self) -> Vec<&Submission> {
        let choice = self.pairing.seating.choice();
        let since = settled_at(&self.history);
        let is_pending = |one: &&Submission| {
            one.choice == choice
                && !one.is_dismissed
                && since.is_none_or(|since| one.received_at > since)
        };
        self.submissions.iter().filter(is_pending).collect()
    }

    /// What was handed in after the result counted, and says something else.
    pub fn late(&self) -> Vec<&Submission> {
        let Some(counts) = self.decided() else {
            return Vec::new();
        };
        let late = standing(&self.pending());
        late.into_iter().filter(|one| one.contradicts(counts.decision)).collect()
    }

    /// Whether moves that the rules refuse wait for an arbiter.
    pub fn has_faulty(&self) -> bool {
        standing(&self.pending()).iter().any(|one| one.faulty.is_some())
    }

    /// Where a player sits: whoever stands for the player who was entered.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[*seat].player == player)
    }

    /// Whether the result says something else than one before it did.
    pub fn is_corrected(&self) -> bool {
        self.history.split_last().is_some_and(|(now, earlier)| is_corrected(earlier, now))
    }

    /// Whether the game can be adjourned.
    pub fn is_adjournable(&self) -> bool {
        let is_it = |one: &Neighbour| one.board == self.pairing.board && one.is_open;
        takes_adjournments(&self.tournament) && !self.is_adjourned && self.round.iter().any(is_it)
    }

    /// Whether both players are still in the tournament.
    pub fn presence(&self) -> Presence {
        // Where nobody is struck, only the rounds to come are without who has left.
        let strikes_leavers = self.tournament.details.format.strikes_leavers();
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
        author: &Author,
        twin: Option<Twin>,
    ) -> Context<'a> {
        Context {
            spec: &self.pairing.spec,
            seating: self.pairing.seating,
            stage: self.tournament.stage,
            newest: self.newest(),
            record: self.game.as_ref().and_then(|game| game.record.as_deref()),
            presence: self.presence(),
            access: author.access,
            is_by_link: self.waits_for_link() && author.account.is_some(),
            undo: self.undo(author),
            is_paired_on: self.is_paired_on(),
            heading,
            twin,
        }
    }

    /// Whether a later round was paired by what happened here.
    pub fn is_paired_on(&self) -> bool {
        let is_paired_so = self.tournament.details.format.pairs_round_by_round();
        is_paired_so && self.pairing.round < self.n_paired
    }

    /// Whether somebody can undo the result that counts; not once a round was paired by it.
    pub fn undo(&self, author: &Author) -> Undo {
        if self.is_paired_on() { Undo::Shut } else { Undo::of(&self.history, author) }
    }

    /// What counts at this board, forfeits after a withdrawal included.
    pub fn counting(&self) -> GameResult {
        let own = self.newest().map_or(GameResult::Pending, |one| one.decision.game_result());
        let settled = self
            .chart
            .as_ref()
            .and_then(|chart| settled(&chart.table, &chart.entries, &self.pairing));
        settled.map_or(own, |settled| settled.pairing.result)
    }

    /// The next board of the round that waits for a result, beginning anew after the last one.
    pub fn next_board(&self) -> Option<u16> {
        let here = &self.pairing;
        let open = || self.round.iter().filter(|one| one.is_open).map(|one| one.board);
        let behind = open().find(|board| *board > here.board);
        behind.or_else(|| open().find(|board| *board < here.board))
    }
}
