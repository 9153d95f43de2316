//! Games by link.

use actix_web::web::to;
use domain::accounts::Access::{Administrator, Arbiter, Member, Visitor};

use super::line::{get, post, seat_post};
use crate::web::access::Route;
use crate::web::by_link;
use crate::web::done::Done;

pub(super) const BY_LINK: &[Route] = &[
    get("/by-link", Visitor, || to(by_link::list)).reads(&["below"]).live(),
    post("/by-link", Member, || to(by_link::make)).own_account(),
    get("/by-link/new", Member, || to(by_link::new)).own_account(),
    get("/by-link/for-others", Member, || to(by_link::for_others)).own_account(),
    post("/by-link/for-others", Member, || to(by_link::make_for_others)).own_account(),
    post("/by-link/blocked/{account}/end", Member, || to(by_link::unblock))
        .own_account()
        .says(Done::OpponentUnblocked),
    get("/by-link/challenges/{challenge}", Visitor, || to(by_link::show_challenge)).fresh(),
    post("/by-link/challenges/{challenge}", Visitor, || to(by_link::take)),
    post("/by-link/challenges/{challenge}/withdraw", Member, || to(by_link::withdraw))
        .own_account()
        .says(Done::ChallengeWithdrawn),
    get("/by-link/{link_game}", Visitor, || to(by_link::show))
        .reads(&["begun", "ply"])
        .live()
        .ticking(),
    get("/by-link/{link_game}/log", Visitor, || to(by_link::log)).queued().fresh(),
    seat_post("/by-link/{link_game}", || to(by_link::send)),
    seat_post("/by-link/{link_game}/settings", || to(by_link::set)),
    seat_post("/by-link/{link_game}/say", || to(by_link::say)),
    seat_post("/by-link/{link_game}/block", || to(by_link::block)).says(Done::OpponentBlocked),
    post("/by-link/{link_game}/withdraw", Member, || to(by_link::withdraw_game))
        .own_account()
        .says(Done::LinkGameWithdrawn),
    post("/by-link/{link_game}/new-links", Member, || to(by_link::renew_links)).own_account(),
    seat_post("/by-link/{link_game}/link", || to(by_link::make_link)),
    seat_post("/by-link/{link_game}/rematch", || to(by_link::rematch)),
    post("/by-link/{link_game}/rule", Arbiter, || to(by_link::rule)).says(Done::Ruled),
    post("/by-link/{link_game}/take-names", Administrator, || to(by_link::take_names))
        .says(Done::Ruled),
    get("/g/{token}", Visitor, || to(by_link::welcome)).fresh(),
    post("/g/{token}", Visitor, || to(by_link::come_in)),
];
