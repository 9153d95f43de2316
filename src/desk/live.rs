//! What pages carry, so that they know from one number whether they are still true.

use crate::domain::accounts::{Access, Viewer};
use crate::domain::stamps::{Stamp, Thing};
use crate::domain::{EventId, PlayerId, PoolId, TournamentId};
use crate::store::{Db, Stored, stamps};

/// What a page is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Lists of events and players.
    Site,
    Event(EventId),
    /// A screen in the hall, the same for whoever opens it.
    Screen(EventId),
    Tournament(TournamentId, EventId),
    Player(PlayerId),
    RatingList(PoolId),
}

impl About {
    fn event(self) -> Option<EventId> {
        match self {
            Self::Event(event) | Self::Tournament(_, event) => Some(event),
            Self::Site | Self::Screen(_) | Self::Player(_) | Self::RatingList(_) => None,
        }
    }
}

/// The stamps of a page, as somebody sees it. They are read before what the page shows: what moves in
/// between is fetched once too often, never too rarely.
pub fn carried(db: &mut Db, about: About, viewer: &Viewer) -> Stored<Vec<Stamp>> {
    let mut things = match about {
        About::Site => {
            let running = stamps::running_events(db)?.into_iter().map(Thing::Event);
            [Thing::Site, Thing::Ratings].into_iter().chain(running).collect()
        }
        About::Event(event) => vec![Thing::Event(event), Thing::Ratings],
        About::Screen(event) => vec![Thing::Event(event), Thing::Screens(event)],
        About::Tournament(tournament, _) => vec![Thing::Tournament(tournament), Thing::Ratings],
        About::Player(player) => {
            let running = stamps::running_of(db, player)?.into_iter().map(Thing::Tournament);
            [Thing::Player(player), Thing::Ratings].into_iter().chain(running).collect()
        }
        About::RatingList(pool) => vec![Thing::RatingList(pool), Thing::Ratings],
    };
    if let Some(event) = about.event() {
        let is_tablet = viewer.bearer.is_some() && viewer.player().is_none();
        if viewer.is_at_least(Access::Scorekeeper) || is_tablet {
            things.push(Thing::Queue(event));
        }
        things.extend(viewer.player().map(Thing::Person));
    }
    stamps::of(db, &things)
}
