//! What a path is about, and who asks for it.

use actix_web::dev::ServiceRequest;
use domain::accounts::Viewer;
use domain::events::{Event, Fixed, Visibility};
use domain::{ChallengeId, EventId, GameId, LinkGameId, TournamentId};
use store::tournaments::Whereabouts;
use store::{Db, Stored, accounts, by_link, events, sessions, tournaments};

use super::error::PageError;

/// What a path is about: it decides which event's roles count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// `{event}`.
    Event(EventId),
    /// `{tournament}`: its event.
    Tournament(TournamentId),
    /// `{game}`: the event of its tournament, if it has one.
    Game(GameId),
    /// `{link_game}`: the event of its tournament, if it has one.
    LinkGame(LinkGameId),
    /// `{challenge}`.
    Challenge(ChallengeId),
    /// No event at all.
    Site,
}

impl Subject {
    pub(super) fn of(request: &ServiceRequest) -> Result<Self, PageError> {
        let id = |name| {
            let text = request.match_info().get(name);
            text.map(|text| text.parse::<i32>().map_err(|_| PageError::NotFound)).transpose()
        };
        if let Some(event) = id("event")? {
            return Ok(Self::Event(EventId(event)));
        }
        if let Some(tournament) = id("tournament")? {
            return Ok(Self::Tournament(TournamentId(tournament)));
        }
        if let Some(game) = id("game")? {
            return Ok(Self::Game(GameId(game)));
        }
        if let Some(game) = id("link_game")? {
            return Ok(Self::LinkGame(LinkGameId(game)));
        }
        Ok(id("challenge")?.map_or(Self::Site, |one| Self::Challenge(ChallengeId(one))))
    }
}

/// The event that a page is about, with who sees the page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Held {
    pub(super) event: EventId,
    pub(super) visibility: Visibility,
    pub(super) fixed: Option<Fixed>,
}

impl Held {
    fn at(event: &Event) -> Self {
        let Event { id, visibility, archived_at, .. } = *event;
        Self { event: id, visibility, fixed: archived_at.map(|_| Fixed::Archived) }
    }

    /// A tournament of it is seen if both are.
    fn with(self, tournament: Whereabouts) -> Self {
        let is_draft = tournament.visibility == Visibility::Draft;
        let visibility = if is_draft { Visibility::Draft } else { self.visibility };
        Self { visibility, fixed: self.fixed.or(tournament.fixed), ..self }
    }
}

/// What a path is about is not there, or was deleted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gone;

pub(super) fn held(db: &mut Db, subject: Subject) -> Stored<Result<Option<Held>, Gone>> {
    let tournament = match subject {
        Subject::Site | Subject::Challenge(_) => return Ok(Ok(None)),
        Subject::LinkGame(game) => match by_link::find(db, game)? {
            Some(by_link::Row { at: Some(at), .. }) => at.tournament,
            _ => return Ok(Ok(None)),
        },
        Subject::Event(event) => {
            let event = events::find(db, event)?;
            return Ok(event.map(|event| Some(Held::at(&event))).ok_or(Gone));
        }
        Subject::Tournament(tournament) => tournament,
        Subject::Game(game) => match tournaments::of_game(db, game)? {
            Some(tournament) => tournament,
            None => return Ok(Ok(None)),
        },
    };
    let Some(there) = tournaments::whereabouts_of(db, tournament)? else {
        return Ok(Err(Gone));
    };
    let event = events::find(db, there.event)?;
    Ok(event.map(|event| Some(Held::at(&event).with(there))).ok_or(Gone))
}

/// Who has a session, at an event.
pub(super) fn viewer(
    db: &mut Db,
    session: Option<sessions::Held>,
    event: Option<EventId>,
) -> Stored<Viewer> {
    let Some(sessions::Held { account, by_code, .. }) = session else {
        return Ok(Viewer::VISITOR);
    };
    let role = match (by_code, event) {
        (Some(code), event) => (event == Some(code.event)).then_some(code.role),
        (None, Some(event)) => accounts::role(db, account, event)?,
        (None, None) => None,
    };
    Ok(Viewer { account: accounts::find(db, account)?, role, by_code, ..Viewer::VISITOR })
}
