//! Who has a seat in a game by link.

use std::hash::{DefaultHasher, Hash, Hasher};

use actix_web::HttpRequest;
use actix_web::dev::ServiceRequest;
use actix_web::web::Data;
use chrono::{DateTime, Utc};
use desk::by_link::By;
use desk::links::Pass;
use domain::accounts::Viewer;
use domain::by_link::{LinkGame, SeatHolder};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::{AccountId, EventId, LinkGameId, PlayerId};
use rules::{BySeat, Seat};
use store::by_link::{self, KnownBy, seats};
use store::{Db, Stored};

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
        let Some(found) = by_link::find(db, id)? else { return Ok(false) };
        let at = (id, found.at.map(|at| at.tournament));
        let holders = seats::of(db, at, Eyes::Staff)?;
        Ok(!who.seats_among(db, id, &holders)?.is_empty())
    })
    .await
}

/// The seat in which somebody acts: of two, that of whoever is to move.
pub(super) fn seat_of(game: &LinkGame, own: &[Seat]) -> Option<Seat> {
    let turn = game.playing.turn().filter(|turn| own.contains(turn));
    turn.or_else(|| own.first().copied())
}

/// By what somebody is known at a board.
#[derive(Debug, Clone)]
pub(super) struct Seated {
    account: Option<AccountId>,
    /// The player who came in by a link of the event.
    player: Option<PlayerId>,
    /// The event of that link, where the page is of none: the link is good there alone.
    only_at: Option<EventId>,
    /// The hash of the secret of a browser that has come in by the link of a seat.
    browser: Option<String>,
}

impl Seated {
    pub(super) fn of(viewer: &Viewer, request: &HttpRequest, state: &State) -> Self {
        // A session that a code began is good for its event alone.
        let account = viewer.account_id().filter(|_| viewer.by_code.is_none());
        let browser = session::seats(request, state).map(|token| token.hash());
        Self { account, player: viewer.player(), only_at: None, browser }
    }

    /// Where no event is asked for: also as the player as whom the browser came in last.
    pub(super) fn with_pass(
        self,
        db: &mut Db,
        pass: Option<&str>,
        now: DateTime<Utc>,
    ) -> Stored<Self> {
        let found = pass.map(|pass| desk::links::pass(db, pass, None, now)).transpose()?;
        Ok(match found {
            Some(Pass::In(event, Bearer::Player(player))) => {
                Self { player: Some(player), only_at: Some(event), ..self }
            }
            _ => self,
        })
    }

    pub(super) fn account(&self) -> Option<AccountId> {
        self.account
    }

    /// What tells them apart from others in a game. A browser can say that it is any: it counts for those alone who are
    /// known by nothing else.
    pub(super) fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        match (self.account, self.player) {
            (None, None) => self.browser.hash(&mut hasher),
            known => known.hash(&mut hasher),
        }
        hasher.finish()
    }

    /// By what they take a seat.
    pub(super) fn by(&self) -> Option<By<'_>> {
        let browser = self.browser.as_deref().map(By::Browser);
        self.account.map(By::Account).or(browser)
    }

    pub(super) fn known_by(&self) -> KnownBy<'_> {
        KnownBy { account: self.account, player: self.player, browser: self.browser.as_deref() }
    }

    /// A game with the seats of it that are theirs; none if there is no such game, or none of its seats is.
    pub(super) fn game(
        &self,
        db: &mut Db,
        id: LinkGameId,
    ) -> Stored<Option<(LinkGame, Vec<Seat>)>> {
        let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else { return Ok(None) };
        let own = self.seats(db, &game)?;
        Ok((!own.is_empty()).then_some((game, own)))
    }

    /// A game with the seat of it in which they act.
    pub(super) fn game_and_seat(
        &self,
        db: &mut Db,
        id: LinkGameId,
    ) -> Stored<Option<(LinkGame, Seat)>> {
        let found = self.game(db, id)?;
        Ok(found.and_then(|(game, own)| seat_of(&game, &own).map(|seat| (game, seat))))
    }

    /// The seats that are theirs.
    pub(super) fn seats(&self, db: &mut Db, game: &LinkGame) -> Stored<Vec<Seat>> {
        let is_here = self.only_at.is_none() || self.only_at == game.at.map(|at| at.event);
        let player = self.player.filter(|_| is_here);
        let who = Self { player, ..self.clone() };
        who.seats_among(db, game.playing.setup().id, &game.seats)
    }

    fn seats_among(
        &self,
        db: &mut Db,
        id: LinkGameId,
        holders: &BySeat<SeatHolder>,
    ) -> Stored<Vec<Seat>> {
        let is_own = |seat: &Seat| {
            let SeatHolder { account, player, .. } = holders[*seat];
            (account.is_some() && account == self.account)
                || (player.is_some() && player == self.player)
        };
        let mut own: Vec<Seat> = Seat::ALL.into_iter().filter(is_own).collect();
        if let Some(browser) = &self.browser {
            own.extend(seats::of_browser(db, browser, id)?);
        }
        Ok(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_known_counts_once_whatever_the_browser_says() {
        let known = |account: Option<i32>, player: Option<i32>, browser: &str| Seated {
            account: account.map(AccountId),
            player: player.map(PlayerId),
            only_at: None,
            browser: Some(browser.to_owned()),
        };
        for (account, player) in [(Some(1), None), (None, Some(1)), (Some(1), Some(2))] {
            let keys = ["one", "other"].map(|browser| known(account, player, browser).key());
            assert_eq!(keys[0], keys[1]);
        }
        assert_ne!(known(None, None, "one").key(), known(None, None, "other").key());
        assert_ne!(known(Some(1), None, "one").key(), known(None, Some(1), "one").key());
    }
}
