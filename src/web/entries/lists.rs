//! Lists of players: first looked at, then entered.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};

use super::{entered, entries_page, no_place, started};
use crate::desk;
use crate::desk::entries::{List, NotEntered};
use crate::domain::TournamentId;
use crate::domain::lists::PickError;
use crate::form::csv::{ReadFile, read_file};
use crate::form::entries::{ListComplaint, ListForm, PlayerList};
use crate::store::{Db, Stored};
use crate::view::entries::{Compared, PreviewPage, file_error, letters_notice, list_complaint};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};
use crate::web::answer::{html_in_background, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::submission::{Submission, Upload, submit};
use crate::web::tournaments::{load, load_chart};
use crate::web::visit::Visit;

/// Shows a list, typed or from a file, before it is entered.
pub(in crate::web) async fn preview(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    upload: Upload<ListForm>,
) -> Result<HttpResponse, PageError> {
    let Upload { form, file, .. } = upload;
    let Some(bytes) = file else {
        return show(&state, &visit, *tournament, form).await;
    };
    match read_file(&bytes) {
        Ok(ReadFile { lines, letters }) => {
            let form = ListForm { lines, ..form };
            let notice = letters_notice(letters);
            show_with(&state, &visit, *tournament, form, notice).await
        }
        Err(error) => refuse_list(&state, &visit, *tournament, form.lines, file_error(error)).await,
    }
}

/// The preview of a list.
pub(super) async fn show(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: ListForm,
) -> Result<HttpResponse, PageError> {
    show_with(state, visit, id, form, None).await
}

async fn show_with(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: ListForm,
    notice: Option<Text>,
) -> Result<HttpResponse, PageError> {
    let lines = form.lines.clone();
    let found = read(&state.store, move |db| compare_list(db, id, form)).await?;
    let compared = match found {
        Ok(compared) => compared,
        Err(complaint) => {
            return refuse_list(state, visit, id, lines, list_complaint(complaint)).await;
        }
    };
    let status = if compared.list.faulty.is_empty() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    };
    let mut page = preview_page(state, visit, id, compared, &[]).await?;
    page.notices.extend(notice);
    html_in_background(status, move || Some(page)).await
}

/// Enters a list as it was seen, if nothing has changed since.
pub(in crate::web) async fn confirm(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    upload: Upload<ListForm>,
) -> Result<HttpResponse, PageError> {
    let (id, submission) = (*tournament, Submission::from(upload));
    let list = match submission.form.parse() {
        Ok(list) => list,
        Err(complaint) => {
            let (lines, complaint) = (submission.form.lines, list_complaint(complaint));
            return refuse_list(&state, &visit, id, lines, complaint).await;
        }
    };
    let done = submit(&state, &visit, submission, move |db, actor, form| {
        let done = desk::entries::enter_list(db, actor, id, &confirmed(form, &list))?;
        Ok(done.map(|n| entered(id, n)).map_err(|why| (list, why)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, (list, why))) => not_entered(&state, &visit, id, (form, list), why).await,
    }
}

fn confirmed<'a>(form: &'a ListForm, list: &'a PlayerList) -> List<'a> {
    List {
        lines: &form.lines,
        fine: &list.fine,
        picks: form.picks(),
        seen: &form.seen,
        missed: form.missed(),
    }
}

async fn not_entered(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    (form, list): (ListForm, PlayerList),
    why: NotEntered,
) -> Result<HttpResponse, PageError> {
    let compared = |findings| Compared { form, list, findings };
    match why {
        NotEntered::Started => started(state, visit, id).await,
        NotEntered::Places { .. } => no_place(state, visit, id).await,
        NotEntered::Known(findings) | NotEntered::Changed(findings) => {
            let mut page = preview_page(state, visit, id, compared(findings), &[]).await?;
            page.refusal = Some(Text::new("preview-changed"));
            html_in_background(StatusCode::CONFLICT, move || Some(page)).await
        }
        NotEntered::Picks(findings, wrong) => {
            let page = preview_page(state, visit, id, compared(findings), &wrong).await?;
            html_in_background(StatusCode::UNPROCESSABLE_ENTITY, move || Some(page)).await
        }
    }
}

fn compare_list(
    db: &mut Db,
    id: TournamentId,
    form: ListForm,
) -> Stored<Result<Compared, ListComplaint>> {
    let list = match form.parse() {
        Ok(list) => list,
        Err(complaint) => return Ok(Err(complaint)),
    };
    let findings = desk::entries::compare_with_known(db, id, &list.fine)?;
    Ok(Ok(Compared { form, list, findings }))
}

async fn preview_page(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    compared: Compared,
    wrong: &[(usize, PickError)],
) -> Result<PreviewPage, PageError> {
    let (event, tournament) = load(state, id).await?;
    let heading = Text::new("preview-heading");
    let head = TournamentHead::new(&event, &tournament, heading.clone(), Tab::Entries);
    let frame = visit.frame(heading, Section::Events);
    Ok(PreviewPage::new(frame, head, compared, wrong))
}

async fn refuse_list(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    lines: String,
    complaint: Text,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let page = entries_page(visit, &event, &chart);
    refused(&page.with_list_complaint(lines, complaint))
}
