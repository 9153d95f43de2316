//! Lists of players: first looked at, then entered.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::entries::{Comparison, List, NotEntered};
use domain::TournamentId;
use domain::lists::{MAX_LINES, PickError};
use form::csv::{ReadFile, read_file};
use form::entries::{ListForm, PlayerList};
use store::Db;
use view::Section;
use view::entries::{Compared, PreviewPage, file_error, letters_notice, list_complaint};
use view::tournaments::{Tab, TournamentHead};
use words::Text;

use super::{entered, entries_page, no_place, started};
use crate::web::answer::{html_in_background, in_slot, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, Upload, submit};
use crate::web::state::State;
use crate::web::tournaments::{load, load_chart};
use crate::web::visit::Visit;

/// Shows a list, typed or from a file, before it is entered.
pub(in crate::web) async fn preview(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    upload: Upload<ListForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Upload { form, file, .. }) = (*tournament, upload);
    let Some(bytes) = file else {
        return show(&state, &visit, id, form).await;
    };
    if !form.lines.trim().is_empty() {
        return refuse_list(&state, &visit, id, form, Text::new("list-and-file")).await;
    }
    match read_file(&bytes, MAX_LINES) {
        Ok(ReadFile { lines, letters }) => {
            let typed = ListForm { lines, ..form.clone() };
            show_with(&state, &visit, id, (typed, form), letters_notice(letters)).await
        }
        Err(error) => refuse_list(&state, &visit, id, form, file_error(error)).await,
    }
}

/// The preview of a list.
pub(super) async fn show(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: ListForm,
) -> Result<HttpResponse, PageError> {
    show_with(state, visit, id, (form.clone(), form), None).await
}

/// The preview of a list; what goes back if it is refused is what was typed: never a file.
async fn show_with(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    (form, typed): (ListForm, ListForm),
    notice: Option<Text>,
) -> Result<HttpResponse, PageError> {
    let list = match form.parse() {
        Ok(list) => list,
        Err(complaint) => {
            return refuse_list(state, visit, id, typed, list_complaint(complaint)).await;
        }
    };
    let (list, found) = compare(state, visit, id, list).await?;
    let compared = Compared { form, list, findings: found.findings };
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
    let (id, posted) = (*tournament, Posted::from(upload));
    let list = match posted.form.parse() {
        Ok(list) => list,
        Err(complaint) => {
            let complaint = list_complaint(complaint);
            return refuse_list(&state, &visit, id, posted.form, complaint).await;
        }
    };
    enter_in_turn(&state, &visit, id, (posted, list)).await
}

async fn enter_in_turn(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    mut sent: Sent,
) -> Result<HttpResponse, PageError> {
    for _ in 0..TRIES {
        match enter(state, visit, id, sent).await? {
            Ok(location) => return Ok(see_other(location)),
            Err((again, NotEntered::ChangedMeanwhile)) => sent = again,
            Err(((posted, list), why)) => {
                return not_entered(state, visit, id, (posted.form, list), why).await;
            }
        }
    }
    let (Posted { form, .. }, list) = sent;
    not_entered(state, visit, id, (form, list), NotEntered::ChangedMeanwhile).await
}

/// So often a list is compared while others enter players; then the preview asks again.
const TRIES: usize = 3;

/// A list as it was sent, and as it was read.
type Sent = (Posted<ListForm>, PlayerList);

/// Compares the list, and enters it if nobody has changed the players in between: who compares
/// thousands of names keeps nobody from writing.
async fn enter(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    (posted, list): Sent,
) -> Result<Result<String, (Sent, NotEntered)>, PageError> {
    let (list, compared) = compare(state, visit, id, list).await?;
    let digest = posted.digest.clone();
    let done = submit(state, visit, posted, move |db, actor, form| {
        let done = desk::entries::enter_list(db, actor, id, &confirmed(form, &list, &compared))?;
        Ok(done.map(|n| entered(id, n)).map_err(|why| (list.clone(), why)))
    });
    let again = |(form, (list, why))| ((Posted { form, digest }, list), why);
    Ok(done.await?.map_err(again))
}

/// Compares a list with everybody whom the viewer may see, when its turn comes: it may take a few seconds.
async fn compare(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    list: PlayerList,
) -> Result<(PlayerList, Comparison), PageError> {
    let actor = visit.actor()?;
    let load = move |db: &mut Db| desk::entries::everybody(db, &actor, id);
    let everybody = read(&state.store, load).await?;
    let work = move || {
        let compared = everybody.compare(&list.fine);
        (list, compared)
    };
    in_slot(&state.reading, visit.client, work).await
}

fn confirmed<'a>(form: &'a ListForm, list: &'a PlayerList, compared: &'a Comparison) -> List<'a> {
    List {
        lines: &form.lines,
        fine: &list.fine,
        picks: form.picks(),
        seen: &form.seen,
        compared,
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
    let compared = |list, findings| Compared { form, list, findings };
    match why {
        NotEntered::Started => started(state, visit, id).await,
        NotEntered::Places { .. } => no_place(state, visit, id).await,
        NotEntered::ChangedMeanwhile => {
            let (list, found) = compare(state, visit, id, list).await?;
            changed(state, visit, id, compared(list, found.findings)).await
        }
        NotEntered::Known(findings) | NotEntered::Changed(findings) => {
            changed(state, visit, id, compared(list, findings)).await
        }
        NotEntered::Picks(findings, wrong) => {
            let page = preview_page(state, visit, id, compared(list, findings), &wrong).await?;
            html_in_background(StatusCode::UNPROCESSABLE_ENTITY, move || Some(page)).await
        }
    }
}

/// The preview again: it was made from something else.
async fn changed(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    compared: Compared,
) -> Result<HttpResponse, PageError> {
    let mut page = preview_page(state, visit, id, compared, &[]).await?;
    page.refusal = Some(Text::new("preview-changed"));
    html_in_background(StatusCode::CONFLICT, move || Some(page)).await
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
    form: ListForm,
    complaint: Text,
) -> Result<HttpResponse, PageError> {
    let (event, chart) = load_chart(state, id).await?;
    let page = entries_page(visit, &event, &chart);
    refused(&page.with_list_complaint(form, complaint))
}
