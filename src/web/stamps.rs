//! The stamps that a page carries, read before what it shows.

use actix_web::HttpMessage;
use actix_web::dev::ServiceRequest;
use actix_web::web::Data;
use desk::live::About;
use domain::accounts::Viewer;
use domain::stamps::Stamp;
use domain::{GameId, LinkGameId, PlayerId, PoolId};
use store::{Db, Stored, tournaments};

use super::answer::read;
use super::state::State;
use super::subject::Subject;

/// What a page was drawn from.
#[derive(Debug, Clone)]
pub(super) struct Stamps {
    pub(super) all: Vec<Stamp>,
    carry: Carry,
}

/// Whether a page shows its stamps to the script that follows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Carry {
    Shown,
    Hidden,
}

impl Stamps {
    /// As a page has them that follows what happens, and the script sends them back.
    pub(super) fn carried(&self) -> Option<String> {
        let text = || self.all.iter().map(Stamp::to_string).collect::<Vec<_>>().join(",");
        (self.carry == Carry::Shown).then(text)
    }
}

/// Leaves the stamps of a page with its request. Without them a page is as good as ever, and still; it is not
/// kept either.
pub(super) async fn stamp(request: &ServiceRequest, carry: Carry) {
    let Some(state) = request.app_data::<Data<State>>() else { return };
    let viewer = request.extensions().get::<Viewer>().cloned().unwrap_or(Viewer::VISITOR);
    let place = Place::of(request);
    let stamps = read(&state.store, move |db| {
        let about = place.about(db)?;
        about.map(|about| desk::live::carried(db, about, &viewer)).transpose()
    });
    if let Ok(Some(all)) = stamps.await {
        request.extensions_mut().insert(Stamps { all, carry });
    }
}

/// What an address tells of what its page is about.
struct Place {
    subject: Option<Subject>,
    player: Option<PlayerId>,
    pool: Option<PoolId>,
    game: Option<GameId>,
    link_game: Option<LinkGameId>,
    kind: Kind,
}

/// What its last part tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A list of what is played anywhere.
    List,
    ByLink,
    Screen,
    /// A file that names the newest act of an event.
    Signed,
    Other,
}

impl Place {
    fn of(request: &ServiceRequest) -> Self {
        let number = |name| number(request, name);
        let kind = match request.path() {
            "/players" | "/games" | "/search" | "/search/suggestions" => Kind::List,
            "/api/v1/events" | "/api/v1/players" | "/api/v1/games" | "/api/v1/ratings" => {
                Kind::List
            }
            path if path.ends_with("/by-link") || path.starts_with("/by-link/challenges/") => {
                Kind::ByLink
            }
            path if path.ends_with("/report.trf") => Kind::Signed,
            _ if number("screen").is_some() => Kind::Screen,
            _ => Kind::Other,
        };
        Self {
            subject: Subject::of(request).ok(),
            player: number("player").map(PlayerId),
            pool: number("pool").map(PoolId),
            game: number("game").map(GameId),
            link_game: number("link_game").map(LinkGameId),
            kind,
        }
    }

    /// None if it is about something that is not there.
    fn about(&self, db: &mut Db) -> Stored<Option<About>> {
        Ok(Some(match *self {
            Self { subject: Some(Subject::Event(event)), kind: Kind::Screen, .. } => {
                About::Screen(event)
            }
            Self { subject: Some(Subject::Event(event)), .. } => About::Event(event),
            Self { subject: Some(Subject::Tournament(id)), kind, .. } => {
                let about = |event| match kind {
                    Kind::Signed => About::Signed(id, event),
                    Kind::ByLink => About::TournamentByLink(id, event),
                    _ => About::Tournament(id, event),
                };
                return Ok(tournaments::whereabouts_of(db, id)?.map(|there| about(there.event)));
            }
            Self { pool: Some(pool), .. } => About::RatingList(pool),
            Self { player: Some(player), .. } => About::Player(player),
            Self { game: Some(game), .. } => About::Game(game),
            Self { link_game: Some(game), .. } => About::LinkGame(game),
            Self { kind: Kind::List, .. } => About::Everything,
            Self { kind: Kind::ByLink, .. } => About::ByLink,
            _ => About::Site,
        }))
    }
}

fn number(request: &ServiceRequest, name: &str) -> Option<i32> {
    request.match_info().get(name)?.parse().ok()
}
