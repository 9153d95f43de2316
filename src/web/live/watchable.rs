//! Who may watch what: whoever may open the pages that show it.

use std::collections::HashMap;

use actix_web::HttpRequest;
use chrono::{DateTime, Utc};
use desk::links::Pass;
use domain::accounts::{Access, Viewer};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::stamps::{Stamp, Thing};
use domain::{EventId, LinkGameId};
use store::{Db, Stored, by_link, sessions, tournaments};

use crate::web::session;
use crate::web::state::State;
use crate::web::subject::{Held, Subject, held, viewer};

/// What a browser shows to be somebody.
pub(super) struct Keys {
    session: Option<String>,
    pass: Option<String>,
    /// Of the seats that it has in games by link.
    seats: Option<String>,
}

impl Keys {
    pub(super) fn of(request: &HttpRequest, state: &State) -> Self {
        Self {
            session: session::token(request, state).map(|token| token.hash()),
            pass: session::pass(request, state).map(|token| token.hash()),
            seats: session::seats(request, state).map(|token| token.hash()),
        }
    }

    /// Whether it shows nothing.
    pub(super) fn are_none(&self) -> bool {
        self.session.is_none() && self.pass.is_none() && self.seats.is_none()
    }
}

/// The things that whoever has these keys may watch, each once.
pub(super) fn of(
    db: &mut Db,
    keys: &Keys,
    mut asked: Vec<Stamp>,
    now: DateTime<Utc>,
) -> Stored<Vec<Stamp>> {
    asked.sort_unstable();
    asked.dedup_by_key(|stamp| stamp.thing);
    let mut viewers = Viewers::new(db, keys, now)?;
    let mut open = Vec::with_capacity(asked.len());
    // Persons last: by then it is known at which events somebody is in.
    asked.sort_by_key(|stamp| matches!(stamp.thing, Thing::Person(_)));
    for stamp in asked {
        if viewers.may_watch(db, stamp.thing)? {
            open.push(stamp);
        }
    }
    Ok(open)
}

/// The same browser, as it is seen at each event.
struct Viewers<'a> {
    keys: &'a Keys,
    session: Option<sessions::Held>,
    now: DateTime<Utc>,
    at: HashMap<EventId, Viewer>,
}

impl<'a> Viewers<'a> {
    fn new(db: &mut Db, keys: &'a Keys, now: DateTime<Utc>) -> Stored<Self> {
        let session = match &keys.session {
            Some(session) => sessions::find(db, session, now)?,
            None => None,
        };
        Ok(Self { keys, session, now, at: HashMap::new() })
    }

    fn may_watch(&mut self, db: &mut Db, thing: Thing) -> Stored<bool> {
        let mut is_for_work = matches!(thing, Thing::Queue(_));
        let subject = match thing {
            Thing::Anything
            | Thing::Site
            | Thing::Ratings
            | Thing::RatingList(_)
            | Thing::Player(_)
            | Thing::ByLink => {
                return Ok(true);
            }
            Thing::LinkGame(game) => match by_link::find(db, game)?.and_then(|game| game.at) {
                None => return Ok(true),
                Some(_) if self.has_seat(db, game)? => return Ok(true),
                Some(at) => {
                    let found = tournaments::find(db, at.tournament)?;
                    is_for_work = found.is_none_or(|one| one.is_silent(at.round, Eyes::Public));
                    Subject::Tournament(at.tournament)
                }
            },
            Thing::Person(player) => {
                let is_theirs = |viewer: &Viewer| viewer.bearer == Some(Bearer::Player(player));
                return Ok(self.at.values().any(is_theirs));
            }
            Thing::Event(event) | Thing::Queue(event) | Thing::Screens(event) => {
                Subject::Event(event)
            }
            Thing::Tournament(tournament) => Subject::Tournament(tournament),
        };
        let Ok(Some(held)) = held(db, subject)? else {
            return Ok(false);
        };
        let viewer = self.viewer(db, held)?;
        let is_at_work = viewer.is_at_least(Access::Scorekeeper) || viewer.bearer.is_some();
        Ok(held.visibility.is_open_to(viewer) && (is_at_work || !is_for_work))
    }

    fn has_seat(&self, db: &mut Db, game: LinkGameId) -> Stored<bool> {
        let Some(seats) = &self.keys.seats else { return Ok(false) };
        Ok(!by_link::seats::of_browser(db, seats, game)?.is_empty())
    }

    fn viewer(&mut self, db: &mut Db, held: Held) -> Stored<&Viewer> {
        if !self.at.contains_key(&held.event) {
            let mut found = viewer(db, self.session, Some(held.event))?;
            // Whoever is in by a link is in as that player, else as the one of the account.
            let account = found.account_id().filter(|_| found.by_code.is_none());
            if let Some(account) = account {
                let place = desk::player_accounts::place(db, account, Some(held.event), self.now)?;
                found.bearer = place.filter(|(at, _)| *at == held.event).map(|(_, bearer)| bearer);
            }
            if let Some(pass) = &self.keys.pass
                && let Pass::In(at, bearer) =
                    desk::links::pass(db, pass, Some(held.event), self.now)?
            {
                found.bearer = Some(bearer).filter(|_| at == held.event).or(found.bearer);
            }
            self.at.insert(held.event, found);
        }
        Ok(self.at.entry(held.event).or_insert(Viewer::VISITOR))
    }
}
