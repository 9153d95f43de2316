//! Lists of players: first looked at, then entered.

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};

use super::{admit_all, entries_page, started, taking_entries};
use crate::domain::TournamentId;
use crate::domain::entries::NewEntry;
use crate::domain::lists::{Finding, PickError, admit, compare, fingerprint};
use crate::form::csv::{ReadFile, read_file};
use crate::form::entries::{ListComplaint, ListForm};
use crate::store::{Db, Stored, entries, players};
use crate::view::entries::{Compared, PreviewPage, file_error, letters_notice, list_complaint};
use crate::view::tournaments::{Tab, TournamentHead};
use crate::view::{Section, Text};
use crate::web::answer::{html_in_background, read, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::{Upload, once};
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
    let (id, Upload { form, digest, .. }) = (*tournament, upload);
    let (by, lines) = (visit.clone(), form.lines.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| enter_list(db, &by, id, form));
    match write(&state.store, work).await? {
        Ok(location) => Ok(see_other(location)),
        Err(NotEntered::Started) => started(&state, &visit, id).await,
        Err(NotEntered::List(complaint)) => {
            refuse_list(&state, &visit, id, lines, list_complaint(complaint)).await
        }
        Err(NotEntered::Changed(compared)) => {
            let mut page = preview_page(&state, &visit, id, compared, &[]).await?;
            page.refusal = Some(Text::new("preview-changed"));
            html_in_background(StatusCode::CONFLICT, move || Some(page)).await
        }
        Err(NotEntered::Picks(compared, wrong)) => {
            picked_wrong(&state, &visit, id, compared, &wrong).await
        }
    }
}

enum NotEntered {
    /// The tournament does not take entries any more.
    Started,
    /// The list is none.
    List(ListComplaint),
    /// Another list, or compared with others, than was seen.
    Changed(Compared),
    /// Some lines cannot be entered as was picked.
    Picks(Compared, Vec<(usize, PickError)>),
}

fn enter_list(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: ListForm,
) -> Stored<Result<String, NotEntered>> {
    let Some(tournament) = taking_entries(db, id)? else {
        return Ok(Err(NotEntered::Started));
    };
    let compared = match compare_list(db, id, form)? {
        Ok(compared) => compared,
        Err(complaint) => return Ok(Err(NotEntered::List(complaint))),
    };
    let Compared { form, list, findings } = &compared;
    if form.seen != fingerprint(&form.lines, findings) {
        return Ok(Err(NotEntered::Changed(compared)));
    }
    match admit(&list.fine, findings, &form.picks()) {
        Ok(admissions) => admit_all(db, visit, &tournament, &admissions, form.missed()).map(Ok),
        Err(wrong) => Ok(Err(NotEntered::Picks(compared, wrong))),
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
    let findings = compare_with_known(db, id, &list.fine)?;
    Ok(Ok(Compared { form, list, findings }))
}

/// Compares lines with everybody who is known.
pub(super) fn compare_with_known(
    db: &mut Db,
    id: TournamentId,
    lines: &[(usize, NewEntry)],
) -> Stored<Vec<Finding>> {
    let known = players::list(db)?;
    let entered: HashSet<_> =
        entries::list(db, id)?.into_iter().map(|entry| entry.player).collect();
    Ok(compare(lines, &known, &entered))
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

async fn picked_wrong(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    compared: Compared,
    wrong: &[(usize, PickError)],
) -> Result<HttpResponse, PageError> {
    let page = preview_page(state, visit, id, compared, wrong).await?;
    html_in_background(StatusCode::UNPROCESSABLE_ENTITY, move || Some(page)).await
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
