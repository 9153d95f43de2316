//! What pages carry, so that they know from one number whether they are still true.

use domain::accounts::{Access, Viewer};
use domain::stamps::{Stamp, Thing};
use domain::{EventId, GameId, LinkGameId, PlayerId, PoolId, TournamentId};
use store::{Db, Stored, games, stamps};

/// What a page is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Lists of what is played anywhere.
    Everything,
    /// Lists of events, and pages that change with the program alone.
    Site,
    Event(EventId),
    /// A screen in the hall, the same for whoever opens it.
    Screen(EventId),
    Tournament(TournamentId, EventId),
    /// The games of a tournament that is played by link.
    TournamentByLink(TournamentId, EventId),
    /// A file or sheet that names the newest act of the event.
    Signed(TournamentId, EventId),
    Player(PlayerId),
    Game(GameId),
    RatingList(PoolId),
    LinkGame(LinkGameId),
    /// What is offered and played by link.
    ByLink,
}

impl About {
    fn event(self) -> Option<EventId> {
        match self {
            Self::Event(event)
            | Self::Tournament(_, event)
            | Self::TournamentByLink(_, event)
            | Self::Signed(_, event) => Some(event),
            Self::Everything
            | Self::Site
            | Self::Screen(_)
            | Self::Player(_)
            | Self::Game(_)
            | Self::RatingList(_)
            | Self::LinkGame(_)
            | Self::ByLink => None,
        }
    }
}

/// The stamps of a page, as somebody sees it. They are read before what the page shows: what moves in
/// between is fetched once too often, never too rarely.
pub fn carried(db: &mut Db, about: About, viewer: &Viewer) -> Stored<Vec<Stamp>> {
    let mut things = match about {
        About::Everything => vec![Thing::Anything],
        About::Site => {
            let running = stamps::running_events(db)?.into_iter().map(Thing::Event);
            [Thing::Site, Thing::Ratings].into_iter().chain(running).collect()
        }
        About::Event(event) => vec![Thing::Event(event), Thing::Ratings],
        About::Screen(event) => vec![Thing::Event(event), Thing::Screens(event)],
        About::Tournament(tournament, _) => vec![Thing::Tournament(tournament), Thing::Ratings],
        About::TournamentByLink(tournament, _) => {
            vec![Thing::Tournament(tournament), Thing::ByLink]
        }
        About::Signed(tournament, event) => {
            vec![Thing::Tournament(tournament), Thing::Ratings, Thing::Queue(event)]
        }
        About::Player(player) => {
            let running = stamps::running_of(db, player)?.into_iter().map(Thing::Tournament);
            [Thing::Player(player), Thing::Ratings].into_iter().chain(running).collect()
        }
        About::Game(game) => {
            let tournament = games::tournament_of(db, game)?.map(Thing::Tournament);
            [Some(Thing::Ratings), tournament].into_iter().flatten().collect()
        }
        About::RatingList(pool) => vec![Thing::RatingList(pool), Thing::Ratings],
        About::LinkGame(game) => vec![Thing::LinkGame(game)],
        About::ByLink => vec![Thing::ByLink],
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
