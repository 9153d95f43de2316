//! What the code of a badge leads staff to: one tap checks the player in.

use askama::Template;
use domain::badges::{Badge, Due, Offer};
use domain::{EntryId, PlayerId, TournamentId};
use words::Text;

use super::{Frame, filters};

#[derive(Template)]
#[template(path = "badges/show.html")]
pub struct BadgePage {
    pub frame: Frame,
    pub player: PlayerId,
    pub name: String,
    pub club: Option<String>,
    pub offers: Vec<OfferCard>,
}

pages! { BadgePage }

/// A tournament that the player is in.
#[derive(Debug, Clone)]
pub struct OfferCard {
    pub tournament: TournamentId,
    pub name: String,
    pub event: String,
    pub told: Text,
    /// Whether the player is here.
    pub is_here: bool,
    /// Entry and round, if they can be checked in.
    pub checks_in: Option<(EntryId, u16)>,
    /// Whether its button comes first.
    pub is_first: bool,
}

impl BadgePage {
    pub fn new(frame: Frame, badge: &Badge) -> Self {
        let mut offers: Vec<OfferCard> = badge.offers.iter().map(card).collect();
        if let Some(first) = offers.iter_mut().find(|offer| offer.checks_in.is_some()) {
            first.is_first = true;
        }
        Self {
            frame,
            player: badge.player.id,
            name: badge.player.name.clone(),
            club: badge.player.club.clone(),
            offers,
        }
    }
}

fn card(offer: &Offer) -> OfferCard {
    let expected = offer.coming.as_ref().and_then(|due| due.expected.as_ref());
    let is_here = expected.is_some_and(|one| one.here.is_some());
    let round = offer.coming.as_ref().map_or(0, |due| due.round);
    let told = match &offer.coming {
        None => Text::new("checkin-all-paired"),
        Some(Due { round, expected: None }) => Text::new("badge-not-playing").with("round", *round),
        Some(Due { round, .. }) => Text::new("checkin-heading").with("round", *round),
    };
    OfferCard {
        tournament: offer.tournament,
        name: offer.name.clone(),
        event: offer.event.clone(),
        told,
        is_here,
        checks_in: expected.filter(|_| !is_here).map(|one| (one.entry.id, round)),
        is_first: false,
    }
}
