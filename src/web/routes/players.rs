//! Players, and the lists of their ratings.

use actix_web::web::to;
use domain::accounts::Access::{Administrator, Visitor};

use super::line::{get, post};
use super::reads::{self, PAGE};
use crate::web::access::Route;
use crate::web::done::Done;
use crate::web::{audit, calculator, merges, pictures, players, privacy, ratings};

pub(super) const PLAYERS: &[Route] = &[
    get("/players", Visitor, || to(players::list)).queued().reads(&["q", "page"]),
    get("/players/{player}", Visitor, || to(players::show))
        .reads(&["pool", "page", "opponents", "games"])
        .live(),
    get("/players/{player}/picture.png", Visitor, || to(pictures::of_player)).pictured(),
    get("/players/{player}/edit", Administrator, || to(players::edit_form)),
    post("/players/{player}/edit", Administrator, || to(players::update)).says(Done::PlayerSaved),
    post("/players/{player}/public", Administrator, || to(privacy::choose_for))
        .says(Done::PublicSaved),
    get("/players/{player}/delete", Administrator, || to(players::shelf::delete_form)),
    post("/players/{player}/delete", Administrator, || to(players::shelf::delete))
        .says(Done::Deleted),
    get("/players/{player}/audit", Administrator, || to(audit::of_player)),
    get("/players/{player}/merge", Administrator, || to(merges::propose)),
    get("/players/{player}/merge/{other}", Administrator, || to(merges::show)),
    post("/players/{player}/merge/{other}", Administrator, || to(merges::merge)),
    get("/merges/{merge}/undo", Administrator, || to(merges::undo::show)),
    post("/merges/{merge}/undo", Administrator, || to(merges::undo::undo)),
    get("/players/{player}/against/{opponent}", Visitor, || to(players::against::show))
        .queued()
        .reads(PAGE),
    get("/ratings", Visitor, || to(ratings::list)).queued(),
    post("/ratings", Administrator, || to(ratings::pools::create)).says(Done::RatingListCreated),
    get("/ratings/calculator", Visitor, || to(calculator::show)).reads(reads::CALCULATOR),
    get("/ratings/new", Administrator, || to(ratings::pools::new_form)),
    get("/ratings/{pool}", Visitor, || to(ratings::pool))
        .queued()
        .reads(&["q", "show", "since", "on", "page"])
        .live(),
    get("/ratings/{pool}/lists", Visitor, || to(ratings::lists::list)),
    post("/ratings/{pool}/lists", Administrator, || to(ratings::lists::publish))
        .says(Done::ListPublished),
    get("/ratings/{pool}/lists/{number}", Visitor, || to(ratings::lists::show))
        .queued()
        .reads(PAGE),
    get("/ratings/{pool}/lists/{number}/list.json", Visitor, || to(ratings::lists::file)).queued(),
    get("/ratings/{pool}/delete", Administrator, || to(ratings::shelf::delete_form)),
    post("/ratings/{pool}/delete", Administrator, || to(ratings::shelf::delete))
        .says(Done::Deleted),
    post("/ratings/{pool}/archive", Administrator, || to(ratings::shelf::archive))
        .says(Done::Archived),
    post("/ratings/{pool}/unarchive", Administrator, || to(ratings::shelf::unarchive))
        .says(Done::Unarchived),
    get("/ratings/{pool}/audit", Administrator, || to(audit::of_rating_list)),
    get("/ratings/{pool}/initial", Administrator, || to(ratings::initial::show)),
    post("/ratings/{pool}/initial", Administrator, || to(ratings::initial::record)),
    post("/ratings/{pool}/initial/list", Administrator, || to(ratings::initial::record_list)),
    get("/ratings/{pool}/next", Visitor, || to(calculator::moved)).reads(reads::CALCULATOR),
    get("/ratings/{pool}/periods/{period}", Visitor, || to(ratings::periods::show)).queued(),
    get("/ratings/{pool}/periods/{period}/players/{player}", Visitor, || {
        to(ratings::periods::show_player)
    })
    .queued(),
];
