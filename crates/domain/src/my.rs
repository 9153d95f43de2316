//! What a player sees of an event on a page of their own.

use rules::Seat;

use super::PairingId;
use super::allowances::Allowances;
use super::byes::RequestedBye;
use super::calls::Call;
use super::checkins::{CheckIn, Coming, Door};
use super::clocks::RoundClock;
use super::entries::{Attendance, Entry};
use super::events::Event;
use super::pairings::Pairing;
use super::players::Player;
use super::privacy::Choosing;
use super::results::{Sitting, SittingLink};
use super::screens::Notice;
use super::standings::WallChart;
use super::withdrawals::{Forecast, WithdrawalRefusal, forecast, offered, open_rounds};

/// An event as one player is in it.
#[derive(Debug, Clone)]
pub struct Mine {
    pub event: Event,
    /// What everybody in the hall is told.
    pub notice: Option<Notice>,
    pub player: Player,
    /// What everybody sees of them.
    pub public: Choosing,
    /// The tournaments, each with the board that matters now.
    pub held: Vec<(MyTournament, Option<Sitting>)>,
}

/// A tournament as one player is in it.
#[derive(Debug, Clone)]
pub struct MyTournament {
    pub chart: WallChart,
    pub entry: Entry,
    pub allowances: Allowances,
    /// The byes of everybody, those of past rounds too.
    pub asked: Vec<RequestedBye>,
    /// Whether the player withdrew, or came back, last without an arbiter.
    pub attended_themselves: bool,
    /// How often the player has withdrawn or come back without an arbiter.
    pub n_own_attendances: usize,
    /// The player's own call that nobody has answered yet.
    pub call: Option<Call>,
    /// The round that people check in for.
    pub coming: Option<Coming>,
    /// The clock of the round that is played.
    pub clock: Option<RoundClock>,
    /// The player's games by link whose results are still to come, with their boards: many, where all rounds began at
    /// once.
    pub by_link: Vec<(PairingId, SittingLink)>,
}

/// Once players have withdrawn or come back this often without an arbiter, they ask one to be withdrawn.
pub const MOST_OWN_ATTENDANCES: usize = 6;

/// Why a player cannot do something without an arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum OwnRefusal {
    #[error("players of this tournament ask an arbiter")]
    AskArbiter,
    #[error("the player has withdrawn and come back often")]
    TooOften,
    #[error(transparent)]
    Refused(#[from] WithdrawalRefusal),
}

impl MyTournament {
    /// What leaving or coming back makes of the games, from the next round that can be chosen.
    pub fn forecast(&self, act: Attendance) -> Result<Forecast, OwnRefusal> {
        let is_allowed = match act {
            Attendance::Withdrawn => self.allowances.leaving,
            // What an arbiter decided, an arbiter takes back.
            Attendance::Returned => self.allowances.leaving && self.attended_themselves,
        };
        if !is_allowed {
            return Err(OwnRefusal::AskArbiter);
        }
        if act == Attendance::Withdrawn && self.n_own_attendances >= MOST_OWN_ATTENDANCES {
            return Err(OwnRefusal::TooOften);
        }
        let round = offered(&self.chart, &self.entry, act);
        Ok(forecast(&self.chart, &self.entry, act, round)?)
    }

    /// The rounds that the player can miss, or play after all; empty if there are none.
    pub fn open_rounds(&self) -> Vec<u16> {
        let (first, last) = open_rounds(&self.chart);
        let takes_byes = self.chart.takes_byes() && self.entry.withdrawn_from.is_none();
        if takes_byes { (first..=last).collect() } else { Vec::new() }
    }

    /// The own byes of rounds that aren't paired yet, in order.
    pub fn byes(&self) -> Vec<RequestedBye> {
        let rounds = self.open_rounds();
        let is_own =
            |bye: &&RequestedBye| bye.entry == self.entry.id && rounds.contains(&bye.round);
        let mut own: Vec<RequestedBye> = self.asked.iter().filter(is_own).copied().collect();
        own.sort_by_key(|bye| bye.round);
        own
    }

    /// Whether there is a bye that the player can take now, or give back.
    pub fn may_change_byes(&self) -> bool {
        !self.open_rounds().is_empty() && self.allowances.byes()
    }

    /// The round that the player is checked in for, or can check in for now, with the check-in.
    pub fn checkin(&self) -> Option<(u16, Option<CheckIn>)> {
        let coming = self.coming.as_ref()?;
        let here = coming.expected(self.entry.id)?.here;
        let is_shown = here.is_some() || coming.door == Door::Open;
        is_shown.then_some((coming.round, here))
    }

    /// The rounds of the player, in order.
    pub fn rounds(&self) -> Vec<&Pairing> {
        let is_own =
            |one: &&Pairing| one.first == self.entry.id || one.second == Some(self.entry.id);
        let mut rounds: Vec<&Pairing> = self.chart.pairings.iter().filter(is_own).collect();
        rounds.sort_by_key(|one| one.round);
        rounds
    }

    /// The board that matters now: one at which the player is to move, else the first without a result, else the last.
    pub fn board(&self) -> Option<&Pairing> {
        let rounds = self.rounds();
        let open = self.chart.open_games();
        let is_open = |one: &&&Pairing| open.iter().any(|game| game.id == one.id);
        let is_own_turn = |one: &&&Pairing| self.link_at(one).is_some_and(|(_, is_own)| is_own);
        let next = rounds.iter().filter(is_open).find(is_own_turn);
        next.or_else(|| rounds.iter().find(is_open)).or(rounds.last()).copied()
    }

    /// The game by link of one of the rounds, and whether it is the player's turn.
    pub fn link_at(&self, pairing: &Pairing) -> Option<(SittingLink, bool)> {
        let (_, link) = self.by_link.iter().find(|(id, _)| *id == pairing.id)?;
        Some((*link, link.turn == Some(self.seat_at(pairing))))
    }

    /// The seat that one of the rounds gives the player.
    pub fn seat_at(&self, pairing: &Pairing) -> Seat {
        if pairing.first == self.entry.id { Seat::First } else { Seat::Second }
    }

    /// The other player of one of the rounds.
    pub fn opponent(&self, pairing: &Pairing) -> Option<&Entry> {
        let other = if pairing.first == self.entry.id { pairing.second? } else { pairing.first };
        self.chart.entry_of(other)
    }
}
