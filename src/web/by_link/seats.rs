//! Who has a seat in a game by link.

use actix_web::HttpRequest;
use actix_web::dev::ServiceRequest;
use actix_web::web::Data;
use rules::{BySeat, Seat};

use crate::domain::accounts::Viewer;
use crate::domain::by_link::{LinkGame, SeatHolder};
use crate::domain::{AccountId, LinkGameId};
use crate::store::by_link::{self, seats};
use crate::store::{Db, Stored};
use crate::web::answer::read;
use crate::web::error::PageError;
use crate::web::session;
use crate::web::state::State;

/// Whether somebody has a seat in the game that an address names.
pub(in crate::web) async fn has_seat(
    request: &ServiceRequest,
    viewer: &Viewer,
) -> Result<bool, PageError> {
    let state = request.app_data::<Data<State>>().cloned().ok_or(PageError::NotFound)?;
    let who = Seated::of(viewer, request.request(), &state);
    let id = request.match_info().get("link_game").and_then(|id| id.parse().ok());
    let Some(id) = id.map(LinkGameId) else { return Ok(false) };
    read(&state.store, move |db| {
        if by_link::find(db, id)?.is_none() {
            return Ok(false);
        }
        let holders = seats::of(db, id)?;
        Ok(!who.seats_among(db, id, &holders)?.is_empty())
    })
    .await
}

/// By what somebody is known at a board.
#[derive(Debug, Clone)]
pub(super) struct Seated {
    account: Option<AccountId>,
    /// The hash of the secret of a browser that has come in by the link of a seat.
    browser: Option<String>,
}

impl Seated {
    pub(super) fn of(viewer: &Viewer, request: &HttpRequest, state: &State) -> Self {
        // A session that a code began is good for its event alone.
        let account = viewer.account_id().filter(|_| viewer.by_code.is_none());
        let browser = session::seats(request, state).map(|token| token.hash());
        Self { account, browser }
    }

    pub(super) fn account(&self) -> Option<AccountId> {
        self.account
    }

    /// The account, and the browser's secret.
    pub(super) fn known_by(&self) -> (Option<AccountId>, Option<&str>) {
        (self.account, self.browser.as_deref())
    }

    /// The seats that are theirs.
    pub(super) fn seats(&self, db: &mut Db, game: &LinkGame) -> Stored<Vec<Seat>> {
        self.seats_among(db, game.playing.setup().id, &game.seats)
    }

    fn seats_among(
        &self,
        db: &mut Db,
        id: LinkGameId,
        holders: &BySeat<SeatHolder>,
    ) -> Stored<Vec<Seat>> {
        let by_account =
            |seat: &Seat| self.account.is_some() && holders[*seat].account == self.account;
        let mut own: Vec<Seat> = Seat::ALL.into_iter().filter(by_account).collect();
        if let Some(browser) = &self.browser {
            own.extend(seats::of_browser(db, browser, id)?);
        }
        Ok(own)
    }
}
