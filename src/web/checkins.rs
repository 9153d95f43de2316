//! Who is here for the round that comes: the list of staff.

pub(super) mod close;
pub(super) mod own;
pub(super) mod tablet;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::Actor;
use desk::checkins::{At, NotCheckedIn};
use domain::checkins::CheckInList;
use domain::privacy::Eyes;
use domain::{EntryId, TournamentId};
use form::checkins::{CheckInForm, ListQuery, RoundForm};
use store::{Db, Stored};
use view::checkins::CheckInPage;
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// Everybody who is to play the coming round, with who is here.
pub(super) async fn show(
    visit: Visit,
    id: Path<TournamentId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Shown {
    page(&shown(&state, &visit, *id, &query).await?)
}

/// Somebody is here.
pub(super) async fn check_in(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<CheckInForm>,
) -> Shown {
    say(visit, *id, state, posted, |db, actor, at, entry| {
        desk::checkins::check_in(db, actor, at, entry)
    })
    .await
}

/// Nobody is here after all.
pub(super) async fn undo(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<CheckInForm>,
) -> Shown {
    say(visit, *id, state, posted, desk::checkins::undo).await
}

type Said = Stored<Result<(), NotCheckedIn>>;

async fn say(
    visit: Visit,
    id: TournamentId,
    state: Data<State>,
    posted: Posted<CheckInForm>,
    act: fn(&mut Db, &Actor, At, EntryId) -> Said,
) -> Shown {
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = act(db, actor, (id, form.round), EntryId(form.entry))?;
        Ok(done.map(|()| form.location(id)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => not_done(&state, &visit, id, (&ListQuery::from(form), why)).await,
    }
}

/// From now on players check in by themselves.
pub(super) async fn open(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<RoundForm>,
) -> Shown {
    let id = *id;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::checkins::open(db, actor, (id, form.round))?;
        Ok(done.map(|()| path(id)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => not_done(&state, &visit, id, (&ListQuery::default(), why)).await,
    }
}

async fn not_done(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    (query, why): (&ListQuery, NotCheckedIn),
) -> Shown {
    let shown = shown(state, visit, id, query).await?;
    match why {
        NotCheckedIn::Gone => Err(PageError::NotFound),
        NotCheckedIn::OtherRound => conflict(&shown.refused(Text::new("checkin-other-round"))),
        NotCheckedIn::NotPlaying | NotCheckedIn::Shut | NotCheckedIn::NotTheirs => {
            refused(&shown.refused(Text::new("checkin-not-playing")))
        }
    }
}

fn path(id: TournamentId) -> String {
    format!("/tournaments/{id}/checkin")
}

async fn shown(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    query: &ListQuery,
) -> Result<CheckInPage, PageError> {
    let found = load(state, id, Eyes::Staff).await?;
    let heading = CheckInPage::heading(&found);
    let (event, tournament) = (&found.event, &found.chart.tournament);
    let head = TournamentHead::new(event, tournament, heading.clone(), Tab::Entries);
    let frame = visit.tournament_frame(heading, event, tournament);
    Ok(CheckInPage::new(frame, head, &found, query, &visit.viewer))
}

async fn load(state: &State, id: TournamentId, eyes: Eyes) -> Result<CheckInList, PageError> {
    let found = read(&state.store, move |db| desk::checkins::find(db, id, eyes));
    found.await?.ok_or(PageError::NotFound)
}
