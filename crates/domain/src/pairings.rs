//! Who sits where in which round.

use rules::Spec;
use tournament::result::Bye;

use super::pies::{self, Offer};
use super::{ChoiceId, EntryId, PairingId, TournamentId};

/// Two entries at a board, or one with a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    pub id: PairingId,
    pub tournament: TournamentId,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1; a bye comes last.
    pub board: u16,
    /// Moves first, or has the bye.
    pub first: EntryId,
    /// Moves second; none in a bye.
    pub second: Option<EntryId>,
    /// What it is where there is no second player, and only there.
    pub bye: Option<Bye>,
    /// Was paired to move first, whatever a pie has made of it.
    pub paired_first: EntryId,
    /// The game that is played: the tournament's, with the handicap that a pie has given it.
    pub spec: Spec,
    /// Where the seats come from.
    pub seating: Seating,
    /// Whether it was paired by hand after its round was published.
    pub is_late: bool,
}

/// Where the seats of a board come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seating {
    /// From the pairing: the tournament has no pie.
    AsPaired,
    /// From the pairing too, but they do not hold: a side is still to be chosen.
    Open,
    Chosen(ChoiceId),
}

/// A pairing that is still to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewPairing {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// Moves first, or has the bye.
    pub first: EntryId,
    /// Moves second; none in a bye.
    pub second: Option<EntryId>,
    /// What it is where there is no second player, and only there.
    pub bye: Option<Bye>,
}

impl Pairing {
    /// The pairing in a tournament with a pie, with the offer that counts at its board: seats and
    /// game follow from the side that was chosen. A bye stays as it is.
    #[must_use]
    pub fn cut(mut self, offer: Option<&Offer>) -> Self {
        let Some(second) = self.second else {
            return self;
        };
        self.seating = Seating::Open;
        if let Some((offer, choice)) = offer.and_then(|offer| Some((offer, offer.choice?))) {
            let seats = pies::seats([self.first, second], offer.named_by, choice.side);
            self.first = seats.first;
            self.second = Some(seats.second);
            self.spec = offer.spec.clone();
            self.seating = Seating::Chosen(choice.id);
        }
        self
    }
}

impl Seating {
    /// The choice that the seats come from.
    pub fn choice(self) -> Option<ChoiceId> {
        match self {
            Self::Chosen(choice) => Some(choice),
            Self::AsPaired | Self::Open => None,
        }
    }
}
