//! What programs may call.

use actix_web::web::to;
use domain::accounts::Access::{Arbiter, Scorekeeper, Visitor};

use super::line::{get, token_get, token_post};
use super::reads::{self, AFTER, LISTED, SEARCHED};
use crate::web::access::Route;
use crate::web::api;

pub(super) const API: &[Route] = &[
    get("/api", Visitor, || to(api::show)),
    get("/api/v1/openapi.json", Visitor, || to(api::document)).queued(),
    get("/api/v1/events", Visitor, || to(api::events::list)).queued().reads(SEARCHED),
    get("/api/v1/events/{event}", Visitor, || to(api::events::show)).queued(),
    get("/api/v1/events/{event}/tournaments", Visitor, || to(api::events::tournaments))
        .queued()
        .reads(LISTED),
    get("/api/v1/tournaments/{tournament}", Visitor, || to(api::tournaments::show)).queued(),
    get("/api/v1/tournaments/{tournament}/entries", Visitor, || to(api::tournaments::entries))
        .queued()
        .reads(LISTED),
    get("/api/v1/tournaments/{tournament}/rounds", Visitor, || to(api::tournaments::rounds))
        .queued(),
    get("/api/v1/tournaments/{tournament}/rounds/{round}", Visitor, || to(api::tournaments::round))
        .queued(),
    get("/api/v1/tournaments/{tournament}/schedule", Visitor, || to(api::tournaments::schedule))
        .queued(),
    get("/api/v1/tournaments/{tournament}/standings", Visitor, || to(api::standings::show))
        .queued()
        .reads(AFTER),
    get(WORKINGS, Visitor, || to(api::standings::workings)).queued().reads(AFTER),
    get("/api/v1/tournaments/{tournament}/crosstable", Visitor, || to(api::standings::crosstable))
        .queued()
        .reads(LISTED),
    get("/api/v1/players", Visitor, || to(api::players::list)).queued().reads(SEARCHED),
    get("/api/v1/players/{player}", Visitor, || to(api::players::show)).queued(),
    get("/api/v1/players/{player}/games", Visitor, || to(api::players::games))
        .queued()
        .reads(LISTED),
    get("/api/v1/players/{player}/ratings", Visitor, || to(api::players::ratings)).queued(),
    get("/api/v1/ratings", Visitor, || to(api::ratings::list)).queued(),
    get("/api/v1/ratings/{pool}", Visitor, || to(api::ratings::show)).queued().reads(LISTED),
    get("/api/v1/games", Visitor, || to(api::games::list)).queued().reads(reads::API_GAMES),
    get("/api/v1/games/{game}", Visitor, || to(api::games::show)).queued(),
    get("/api/v1/by-link", Visitor, || to(api::by_link::list)).queued(),
    get("/api/v1/by-link/{link_game}", Visitor, || to(api::by_link::show)).queued().ticking(),
    get("/api/v1/by-link/{link_game}/facts", Visitor, || to(api::by_link::facts))
        .queued()
        .ticking(),
    token_post(RESULT, Scorekeeper, || to(api::results::enter)),
    token_get("/api/v1/tournaments/{tournament}/draft", Arbiter, || to(api::pairings::draft))
        .queued(),
    token_post(PUBLISH, Arbiter, || to(api::pairings::publish)),
    token_post(UNPUBLISH, Arbiter, || to(api::pairings::unpublish)),
    token_get("/api/v1/tournaments/{tournament}/checkin", Scorekeeper, || to(api::checkins::show))
        .queued(),
    token_post("/api/v1/tournaments/{tournament}/checkin", Scorekeeper, || {
        to(api::checkins::check_in)
    }),
    token_post("/api/v1/tournaments/{tournament}/checkin/undo", Scorekeeper, || {
        to(api::checkins::undo)
    }),
];

const WORKINGS: &str = "/api/v1/tournaments/{tournament}/standings/{number}";
const RESULT: &str = "/api/v1/tournaments/{tournament}/rounds/{round}/boards/{board}/result";
const PUBLISH: &str = "/api/v1/tournaments/{tournament}/rounds/{round}/publish";
const UNPUBLISH: &str = "/api/v1/tournaments/{tournament}/rounds/{round}/unpublish";
