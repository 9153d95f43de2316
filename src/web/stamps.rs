//! The stamps that a page carries, read before what it shows.

use actix_web::HttpMessage;
use actix_web::dev::ServiceRequest;
use actix_web::web::Data;

use super::answer::read;
use super::state::State;
use super::subject::Subject;
use crate::desk;
use crate::desk::live::About;
use crate::domain::accounts::Viewer;
use crate::domain::stamps::Stamp;
use crate::domain::{PlayerId, PoolId};
use crate::store::tournaments;

/// What a page was drawn from.
#[derive(Debug, Clone)]
pub(super) struct Stamps(Vec<Stamp>);

impl Stamps {
    /// As the page has them, and the script sends them back.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(Stamp::to_string).collect::<Vec<_>>().join(",")
    }
}

/// Leaves the stamps of a page with its request. Without them a page is as good as ever, and still.
pub(super) async fn stamp(request: &ServiceRequest) {
    let Some(state) = request.app_data::<Data<State>>() else { return };
    let viewer = request.extensions().get::<Viewer>().cloned().unwrap_or(Viewer::VISITOR);
    let (subject, number) = (Subject::of(request).ok(), |name| number(request, name));
    let (player, pool, screen) = (number("player"), number("pool"), number("screen"));
    let stamps = read(&state.store, move |db| {
        let about = match (subject, player, pool) {
            (Some(Subject::Event(event)), ..) if screen.is_some() => About::Screen(event),
            (Some(Subject::Event(event)), ..) => About::Event(event),
            (Some(Subject::Tournament(id)), ..) => {
                let Some(there) = tournaments::whereabouts_of(db, id)? else {
                    return Ok(Vec::new());
                };
                About::Tournament(id, there.event)
            }
            (_, Some(player), _) => About::Player(PlayerId(player)),
            (_, _, Some(pool)) => About::RatingList(PoolId(pool)),
            _ => About::Site,
        };
        desk::live::carried(db, about, &viewer)
    });
    if let Ok(stamps) = stamps.await {
        request.extensions_mut().insert(Stamps(stamps));
    }
}

fn number(request: &ServiceRequest, name: &str) -> Option<i32> {
    request.match_info().get(name)?.parse().ok()
}
