//! What every handler knows of the request: who asks, when, and for what.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::{Method, header};
use actix_web::web::Data;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use chrono::{DateTime, Utc};
use desk::{Actor, Guest};
use domain::accounts::{Access, Viewer};
use domain::events::Event;
use domain::tournaments::Tournament;
use domain::zone::Zone;
use form::accounts::SignInForm;
use store::locks::Reach;
use system::clock;
use system::secrets::Token;
use view::feeds::Place;
use view::head::Head;
use view::{CodeNote, Frame, Notice, Section};
use words::format::moment;
use words::{Language, Text};

use super::error::PageError;
use super::needs::{Needs, OwnPage};
use super::packed::Encoding;
use super::senders::Client;
use super::stamps::Stamps;
use super::standby::AsOf;
use super::state::State;
use super::{done, languages};

/// One request, as a handler sees it.
#[derive(Debug, Clone)]
pub(super) struct Visit {
    /// Who asks; `access` has found out.
    pub(super) viewer: Viewer,
    /// What may be changed by the path.
    pub(super) reach: Reach,
    /// Whether everybody may come here.
    is_open: bool,
    pub(super) now: DateTime<Utc>,
    /// Where signing in leads back to: path and query.
    pub(super) path: String,
    /// The host and port that the browser came to, as it says.
    pub(super) host: Option<String>,
    pub(super) language: Language,
    /// Whether it is read, so that its address can be asked for in other languages.
    is_asked: bool,
    pub(super) encoding: Encoding,
    /// Whose line it waits in for costly work.
    pub(super) client: Client,
    /// That the session was begun by a code.
    note: Option<CodeNote>,
    /// The own page of somebody who came in by a link.
    own: Option<String>,
    /// What was done just before.
    notice: Option<Notice>,
    /// What the page is drawn from.
    stamps: Option<String>,
    /// As of when it is, and the zone of that; none if that is now.
    as_of: Option<(DateTime<Utc>, Zone)>,
    /// Where browsers find the server, if that is set.
    origin: Option<String>,
}

impl Visit {
    pub(super) fn of(request: &HttpRequest) -> Self {
        let viewer = request.extensions().get::<Viewer>().cloned().unwrap_or(Viewer::VISITOR);
        let reach = request.extensions().get::<Reach>().copied().unwrap_or(Reach::Everything);
        let is_open = request.extensions().get() == Some(&Needs::From(Access::Visitor));
        let path = way_back(request);
        let language = languages::of(request);
        let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.map(str::to_owned);
        let (encoding, notice) = (Encoding::of(request.headers()), done::notice(request));
        let state = request.app_data::<Data<State>>();
        let client = state.map(|state| Client::of(request, &state.settings.server));
        let client = client.unwrap_or_else(Client::unknown);
        let origin = state.and_then(|state| state.settings.server.public_url.origin());
        let as_of = request.extensions().get::<AsOf>().map(|as_of| as_of.minute());
        let as_of = as_of.zip(state.map(|state| state.zone()));
        let origin = origin.map(str::to_owned);
        let own = request.extensions().get::<OwnPage>().map(|own| own.0.clone());
        let note = request.extensions().get::<CodeNote>().cloned();
        let stamps = request.extensions().get::<Stamps>().and_then(Stamps::carried);
        let now = clock::now();
        Self {
            viewer,
            reach,
            is_open,
            now,
            path,
            host,
            language,
            is_asked: matches!(*request.method(), Method::GET | Method::HEAD),
            encoding,
            client,
            note,
            own,
            notice,
            stamps,
            as_of,
            origin,
        }
    }

    /// The path of the own page of somebody who came in by a link.
    pub(super) fn own(&self) -> Option<&str> {
        self.own.as_deref()
    }

    /// The same at this moment: a visit begins before its body, which can take long to come.
    pub(super) fn by_now(self) -> Self {
        Self { now: clock::now(), ..self }
    }

    /// Whoever is signed in, as the one who acts.
    pub(super) fn actor(&self) -> Result<Actor, PageError> {
        let account = self.viewer.account_id().ok_or(PageError::SignInNeeded)?;
        let Viewer { by_code, by_token, .. } = self.viewer;
        Ok(Actor { account, access: self.viewer.access(), by_code, by_token, now: self.now })
    }

    /// Whoever came in by a link of the event, as the one who acts.
    pub(super) fn guest(&self) -> Result<Guest, PageError> {
        let bearer = self.viewer.bearer.ok_or(PageError::NoLink)?;
        Ok(Guest { bearer, now: self.now, entered_at: None })
    }

    /// A page that a feed or a calendar is about.
    pub(super) fn place(&self, path: String) -> Place {
        Place { origin: self.origin.clone(), path }
    }

    /// The frame of a page about a tournament.
    pub(super) fn tournament_frame(
        &self,
        title: Text,
        event: &Event,
        tournament: &Tournament,
    ) -> Frame {
        let name = event.details.name.as_str();
        let title = Text::new("title-within").with("part", title).with("name", name);
        let frame = self.frame(title, Section::Events);
        frame.about(|head| head.of_tournament(event, tournament))
    }

    /// The frame of a page for this visit, with a new key for its forms.
    pub(super) fn frame(&self, title: Text, section: Section) -> Frame {
        let form_key = Token::new().map(|token| token.expose().to_owned()).unwrap_or_default();
        let frame = Frame::new(title, section, &self.viewer, self.language);
        let head = Head::at(&self.path, self.origin.as_deref());
        let (path, notice) = (self.path.clone(), self.notice.clone());
        let (own, by_code) = (self.own.clone(), self.note.clone());
        let live = self.stamps.clone().unwrap_or_default();
        let is_asked = self.is_asked;
        let as_of =
            self.as_of.map(|(at, zone)| Text::new("as-of").with("moment", moment(at, zone)));
        Frame {
            form_key,
            path,
            is_open: self.is_open,
            is_asked,
            by_code,
            own,
            notice,
            live,
            as_of,
            head,
            ..frame
        }
    }
}

/// From the page to sign in on the way leads to where it leads anyway, and not around in circles.
/// An address that is a secret is no way back: no page learns it. Who signs in needs no code any more.
fn way_back(request: &HttpRequest) -> String {
    let is_none = |pattern: String| pattern.ends_with("/{token}") || pattern == "/code";
    if request.match_pattern().is_some_and(is_none) {
        return "/".to_owned();
    }
    if request.path() == "/sign-in" {
        let form = serde_html_form::from_str::<SignInForm>(request.query_string());
        return form.unwrap_or_default().destination().to_owned();
    }
    request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned()
}

impl FromRequest for Visit {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Ok(Self::of(request)))
    }
}
