//! Leaving a tournament that runs, and coming back.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;
use tournament::result::Bye;

use crate::domain::audit::ActKind;
use crate::domain::entries::{Attendance, Entry};
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::withdrawals::{
    Forecast, Verdict, WithdrawalRefusal, leaving, next_round, open_rounds, returning,
};
use crate::domain::{AccountId, EntryId, TournamentId};
use crate::form::entries::WithdrawalForm;
use crate::store::entries::{NewAttendance, insert_attendance};
use crate::store::{Db, Stored, byes, standings};
use crate::view::entries::{AttendancePage, withdrawal_refusal};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};
use crate::web::answer::{conflict, page, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::events::record;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
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
    submission: Submission<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    change(&state, &visit, *path, Attendance::Withdrawn, submission).await
}

/// Takes a withdrawal back.
pub(in crate::web) async fn bring_back(
    visit: Visit,
    path: Path<(TournamentId, EntryId)>,
    state: Data<State>,
    submission: Submission<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    change(&state, &visit, *path, Attendance::Returned, submission).await
}

async fn ask(
    state: &State,
    visit: &Visit,
    (id, entry): (TournamentId, EntryId),
    act: Attendance,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let entry = find(&chart, entry).ok_or(PageError::NotFound)?;
    let round = next_round(&chart, entry);
    let mut shown = plain_page(visit, &event, &chart, entry, act);
    match forecast(&chart, entry, act, round) {
        Ok(forecast) => page(&asking(shown, &chart, &forecast, act, round.to_string())),
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
    submission: Submission<WithdrawalForm>,
) -> Result<HttpResponse, PageError> {
    let Submission { form, digest } = submission;
    let wanted =
        Wanted { entry, act, form, by: visit.viewer.account_id().ok_or(PageError::SignInNeeded)? };
    let (by, new) = (visit.clone(), wanted.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| save(db, &by, id, &new));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(why) => explain(state, visit, id, &wanted, why).await,
    }
}

async fn explain(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    wanted: &Wanted,
    why: NotChanged,
) -> Result<HttpResponse, PageError> {
    let shown = asked_again(state, visit, id, wanted).await?;
    match why {
        NotChanged::Gone => Err(PageError::NotFound),
        NotChanged::EndsOtherwise => {
            conflict(&AttendancePage { refusal: Some(Text::new("withdraw-changed")), ..shown })
        }
        NotChanged::Refused(refusal) => {
            refused(&AttendancePage { refusal: Some(withdrawal_refusal(refusal)), ..shown })
        }
    }
}

/// The page once more, with what was typed; where the round is none, with what it would make
/// of the games from the next round on.
async fn asked_again(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    wanted: &Wanted,
) -> Result<AttendancePage, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let entry = find(&chart, wanted.entry).ok_or(PageError::NotFound)?;
    let (act, form) = (wanted.act, &wanted.form);
    let shown = plain_page(visit, &event, &chart, entry, act);
    let typed = forecast(&chart, entry, act, form.from_round());
    let found = typed.or_else(|_| forecast(&chart, entry, act, next_round(&chart, entry)));
    Ok(match found {
        Ok(forecast) => asking(shown, &chart, &forecast, act, form.from_round.clone()),
        Err(_) => shown,
    })
}

#[derive(Clone)]
struct Wanted {
    entry: EntryId,
    act: Attendance,
    form: WithdrawalForm,
    by: AccountId,
}

enum NotChanged {
    Gone,
    Refused(WithdrawalRefusal),
    /// The page had said something else about the games.
    EndsOtherwise,
}

fn save(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    wanted: &Wanted,
) -> Stored<Result<String, NotChanged>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(NotChanged::Gone));
    };
    let Some(entry) = find(&chart, wanted.entry) else {
        return Ok(Err(NotChanged::Gone));
    };
    let from_round = match wanted.act {
        Attendance::Withdrawn => wanted.form.from_round(),
        Attendance::Returned => return_round(&chart, entry, &wanted.form),
    };
    let forecast = match forecast(&chart, entry, wanted.act, from_round) {
        Ok(forecast) => forecast,
        Err(refusal) => return Ok(Err(NotChanged::Refused(refusal))),
    };
    if forecast.verdict.as_str() != wanted.form.verdict {
        return Ok(Err(NotChanged::EndsOtherwise));
    }
    let new = NewAttendance { entry: entry.id, act: wanted.act, from_round, by: wanted.by };
    insert_attendance(db, new, visit.now)?;
    if forecast.verdict == Verdict::NotPaired && wanted.act == Attendance::Returned {
        // The rounds in between are no withdrawal any more: they are byes that count nothing.
        // What was asked for before stays as it is.
        let missed_from = entry.withdrawn_from.unwrap_or(from_round);
        let asked = byes::list(db, id)?;
        for round in next_round(&chart, entry).max(missed_from)..from_round {
            if !asked.iter().any(|bye| (bye.entry, bye.round) == (entry.id, round)) {
                byes::set(db, entry.id, round, Some(Bye::ZeroPoint))?;
            }
        }
    }
    let kind = match wanted.act {
        Attendance::Withdrawn => ActKind::Withdrawn,
        Attendance::Returned => ActKind::Returned,
    };
    let detail = json!({
        "tournament": id, "entry": entry.id, "player": entry.player, "from_round": from_round,
        "verdict": forecast.verdict.as_str(),
    });
    record(db, visit, chart.tournament.event, kind, detail)?;
    Ok(Ok(format!("/tournaments/{id}/entries")))
}

fn find(chart: &WallChart, id: EntryId) -> Option<&Entry> {
    chart.entries.iter().find(|entry| entry.id == id)
}

fn forecast(
    chart: &WallChart,
    entry: &Entry,
    act: Attendance,
    from_round: u16,
) -> Result<Forecast, WithdrawalRefusal> {
    match act {
        Attendance::Withdrawn => leaving(chart, entry, from_round),
        Attendance::Returned => returning(chart, entry, from_round),
    }
}

/// A round robin is played as if the player had never gone; in a Swiss it is asked for.
fn return_round(chart: &WallChart, entry: &Entry, form: &WithdrawalForm) -> u16 {
    match chart.tournament.details.format.swiss() {
        Some(_) => form.from_round(),
        None => entry.withdrawn_from.unwrap_or(1),
    }
}

fn asking(
    shown: AttendancePage,
    chart: &WallChart,
    forecast: &Forecast,
    act: Attendance,
    from_round: String,
) -> AttendancePage {
    match act {
        Attendance::Withdrawn => shown.leaving(forecast, from_round, open_rounds(chart)),
        Attendance::Returned => shown.returning(forecast, from_round, open_rounds(chart)),
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
