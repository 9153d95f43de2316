//! A line of the table of routes: a method, a path, who may call it, and what answers.

use actix_web::http::Method;
use domain::accounts::Access;

use crate::web::access::{PageKind, Route, Touches};
use crate::web::class::Class;
use crate::web::kept::Keeps;
use crate::web::needs::Needs;

pub(super) const fn get(
    path: &'static str,
    from: Access,
    handler: fn() -> actix_web::Route,
) -> Route {
    let keeps = if matches!(from, Access::Visitor) { Keeps::AMinute } else { Keeps::Nothing };
    Route { keeps, ..route(&Method::GET, path, Needs::From(from), handler) }
}

pub(super) const fn post(
    path: &'static str,
    from: Access,
    handler: fn() -> actix_web::Route,
) -> Route {
    route(&Method::POST, path, Needs::From(from), handler)
}

/// For programs with a token of the tournament.
pub(super) const fn token_get(
    path: &'static str,
    from: Access,
    handler: fn() -> actix_web::Route,
) -> Route {
    route(&Method::GET, path, Needs::Token(from), handler)
}

pub(super) const fn token_post(
    path: &'static str,
    from: Access,
    handler: fn() -> actix_web::Route,
) -> Route {
    route(&Method::POST, path, Needs::Token(from), handler)
}

/// For players who came in by a link of the event.
pub(super) const fn player_get(path: &'static str, handler: fn() -> actix_web::Route) -> Route {
    route(&Method::GET, path, Needs::Player, handler)
}

pub(super) const fn player_post(path: &'static str, handler: fn() -> actix_web::Route) -> Route {
    route(&Method::POST, path, Needs::Player, handler)
}

/// For players and tablets.
pub(super) const fn link_get(path: &'static str, handler: fn() -> actix_web::Route) -> Route {
    route(&Method::GET, path, Needs::Link, handler)
}

pub(super) const fn link_post(path: &'static str, handler: fn() -> actix_web::Route) -> Route {
    route(&Method::POST, path, Needs::Link, handler)
}

/// For the two who play a game by link.
pub(super) const fn seat_post(path: &'static str, handler: fn() -> actix_web::Route) -> Route {
    route(&Method::POST, path, Needs::Seat, handler)
}

impl Route {
    /// Puts its requests into the queue of costly pages.
    pub(super) const fn queued(self) -> Self {
        Self { class: Class::Queued, ..self }
    }

    /// Puts its requests into the queue of pictures.
    pub(super) const fn pictured(self) -> Self {
        Self { class: Class::Picture, ..self }
    }

    /// Has its answer made while the client reads it.
    pub(super) const fn streamed(self) -> Self {
        Self { class: Class::Streamed, ..self }
    }

    /// Allows it for what is archived or cancelled too.
    pub(super) const fn even_fixed(self) -> Self {
        Self { even_fixed: true, ..self }
    }

    /// Closes it to a session that a code began.
    pub(super) const fn own_account(self) -> Self {
        Self { own_account: true, ..self }
    }

    /// Has its page follow what happens.
    pub(super) const fn live(self) -> Self {
        Self { page: PageKind::Live, ..self }
    }

    /// Keeps no answer of it in the cache.
    pub(super) const fn fresh(self) -> Self {
        Self { keeps: Keeps::Nothing, ..self }
    }

    /// Keeps its answer for a second only, since its page shows the time.
    pub(super) const fn ticking(self) -> Self {
        Self { keeps: Keeps::ASecond, ..self }
    }

    /// Sets what it may change, where that is more than its path names.
    pub(super) const fn touching(self, touches: Touches) -> Self {
        Self { touches, ..self }
    }

    /// Lets pages of other sites show it in a frame.
    pub(super) const fn framed(self) -> Self {
        Self { page: PageKind::Framed, ..self }
    }
}

const fn route(
    method: &'static Method,
    path: &'static str,
    needs: Needs,
    handler: fn() -> actix_web::Route,
) -> Route {
    Route {
        method,
        path,
        needs,
        done: None,
        even_fixed: false,
        page: PageKind::Plain,
        own_account: false,
        keeps: Keeps::Nothing,
        reads: &[],
        touches: Touches::ItsPath,
        class: Class::Plain,
        handler,
    }
}
