//! Leaving a tournament that runs, and coming back.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::entries::{Attending, NotAttending};
use domain::entries::{Attendance, Entry};
use domain::events::Event;
use domain::standings::WallChart;
use domain::withdrawals::{Forecast, forecast, offered};
use domain::{EntryId, TournamentId};
use form::entries::WithdrawalForm;
use view::Section;
use view::entries::{AttendancePage, withdrawal_refusal};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::tournaments::load_chart;
use crate::web::visit::Visit;

/// Says what a withdrawal would make of the games.
pub(in crate::web) async fn withdraw_form(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    ask(&state, &visit, *path, Attendance::Withdrawn).await
}

/// Says what coming back would make of them.
pub(in crate::web) async fn return_form(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    ask(&state, &visit, *path, Attendance::Returned).await
}

/// Withdraws a player.
pub(in crate::web) async fn withdraw(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    posted: Posted<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    change(&state, &visit, *path, Attendance::Withdrawn, posted).await
}

/// Takes a withdrawal back.
pub(in crate::web) async fn bring_back(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    posted: Posted<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    change(&state, &visit, *path, Attendance::Returned, posted).await
}

async fn ask(
    state: &State,
    visit: &Visit,
    (id, entry): (TournamentId, EntryId),
    act: Attendance,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let entry = find(&chart, entry).ok_or(PageError::NotFound)?;
    let round = offered(&chart, entry, act);
    let mut shown = plain_page(visit, &event, &chart, entry, act);
    match forecast(&chart, entry, act, round) {
        Ok(forecast) => page(&asking(shown, (&chart, entry), &forecast, act, round.to_string())),
        Err(refusal) => {
            shown.refusal = Some(withdrawal_refusal(refusal));
            refused(&shown)
        }
    }
}

async fn change(
    state: &State,
    visit: &Visit,
    (id, entry): (TournamentId, EntryId),
    act: Attendance,
    posted: Posted<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    let done = submit(state, visit, posted, move |db, actor, form| {
        let (from_round, seen) = (form.from_round(), Some(form.verdict.as_str()));
        let wanted = Attending { entry, act, from_round, seen };
        let done = desk::entries::attend(db, actor, id, wanted)?;
        Ok(done.map(|()| format!("/tournaments/{id}/entries")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => explain(state, visit, (id, entry), (act, form), why).await,
    }
}

async fn explain(
    state: &State,
    visit: &Visit,
    at: (TournamentId, EntryId),
    typed: (Attendance, WithdrawalForm),
    why: NotAttending,
) -> Result<HttpResponse, PageError> {
    let shown = asked_again(state, visit, at, typed).await?;
    match why {
        NotAttending::Gone => Err(PageError::NotFound),
        NotAttending::EndsOtherwise => {
            conflict(&AttendancePage { refusal: Some(Text::new("withdraw-changed")), ..shown })
        }
        NotAttending::Refused(refusal) => {
            refused(&AttendancePage { refusal: Some(withdrawal_refusal(refusal)), ..shown })
        }
    }
}

/// The page once more, with what was typed; where the round is none, with what it would make
/// of the games from the next round on.
async fn asked_again(
    state: &State,
    visit: &Visit,
    (id, entry): (TournamentId, EntryId),
    (act, form): (Attendance, WithdrawalForm),
) -> Result<AttendancePage, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let entry = find(&chart, entry).ok_or(PageError::NotFound)?;
    let shown = plain_page(visit, &event, &chart, entry, act);
    let typed = forecast(&chart, entry, act, form.from_round());
    let found = typed.or_else(|_| forecast(&chart, entry, act, offered(&chart, entry, act)));
    Ok(match found {
        Ok(forecast) => asking(shown, (&chart, entry), &forecast, act, form.from_round),
        Err(_) => shown,
    })
}

fn find(chart: &WallChart, id: EntryId) -> Option<&Entry> {
    chart.entry_of(id)
}

fn asking(
    shown: AttendancePage,
    (chart, entry): (&WallChart, &Entry),
    forecast: &Forecast,
    act: Attendance,
    from_round: String,
) -> AttendancePage {
    let possible = (offered(chart, entry, act), chart.n_rounds());
    match act {
        Attendance::Withdrawn => shown.leaving(forecast, from_round, possible),
        Attendance::Returned => shown.returning(forecast, from_round, possible),
    }
}

fn plain_page(
    visit: &Visit,
    event: &Event,
    chart: &WallChart,
    entry: &Entry,
    act: Attendance,
) -> AttendancePage {
    let heading = Text::new(match act {
        Attendance::Withdrawn => "withdraw-heading",
        Attendance::Returned => "return-heading",
    });
    let head = TournamentHead::new(event, &chart.tournament, heading.clone(), Tab::Entries);
    AttendancePage::new(visit.frame(heading, Section::Events), head, entry)
}
