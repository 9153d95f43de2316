//! The start: numbers are given out, and every round is paired.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::{Value, json};

use super::{load_chart, overview};
use crate::domain::TournamentId;
use crate::domain::audit::ActKind;
use crate::domain::tie_breaks::edition_word;
use crate::domain::tournaments::{Draw, Numbering, Stage, StartRefusal, Tournament, draw};
use crate::form::tournaments::{StartForm, TournamentComplaint};
use crate::secrets::lot_seed;
use crate::store::{Db, Stored, entries, forbidden, pairings, tournaments};
use crate::view::Text;
use crate::view::tournaments::{TournamentPage, complaint_words, start_refusal};
use crate::web::answer::{conflict, refused, see_other, write};
use crate::web::error::PageError;
use crate::web::events::record;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
use crate::web::visit::Visit;

enum NotStarted {
    Refused(StartRefusal),
    /// Nobody said how the numbers are given out.
    NoNumbering,
    /// The number of rounds is none.
    NoRounds(TournamentComplaint),
    /// There are so many players now.
    PlayersChanged(usize),
    Gone,
}

/// Starts a tournament.
pub(in crate::web) async fn start(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    submission: Submission<StartForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*tournament, submission);
    let numbering = form.numbering().unwrap_or(Numbering::Lot);
    let (seed, by) = (lot_seed()?, visit.clone());
    let work = move |db: &mut Db| once(db, &digest, by.now, |db| begin(db, &by, id, &form, seed));
    let refusal = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refusal) => refusal,
    };
    let (event, chart) = load_chart(&state, id).await?;
    not_started(&refusal, overview(&visit, &event, &chart), numbering)
}

fn not_started(
    refusal: &NotStarted,
    page: TournamentPage,
    numbering: Numbering,
) -> Result<HttpResponse, PageError> {
    let words = match refusal {
        NotStarted::Gone => return Err(PageError::NotFound),
        NotStarted::Refused(refusal) => start_refusal(*refusal),
        NotStarted::NoNumbering => Text::new("start-numbering-missing"),
        NotStarted::NoRounds(complaint) => complaint_words(complaint),
        NotStarted::PlayersChanged(players) => Text::new("start-changed").with("players", *players),
    };
    let page = page.refused(words, numbering);
    if let NotStarted::PlayersChanged(_) = refusal { conflict(&page) } else { refused(&page) }
}

fn begin(
    db: &mut Db,
    visit: &Visit,
    id: TournamentId,
    form: &StartForm,
    seed: u64,
) -> Stored<Result<String, NotStarted>> {
    let Some(mut tournament) = tournaments::find(db, id)? else {
        return Ok(Err(NotStarted::Gone));
    };
    let Some(numbering) = form.numbering() else {
        return Ok(Err(NotStarted::NoNumbering));
    };
    let planned = tournament.details.format.swiss();
    match form.format(tournament.details.format) {
        Ok(format) => tournament.details.format = format,
        Err(complaint) => return Ok(Err(NotStarted::NoRounds(complaint))),
    }
    let entered = entries::list(db, id)?;
    let drawn = match draw(&tournament, &entered, numbering, seed) {
        Ok(drawn) => drawn,
        Err(refusal) => return Ok(Err(NotStarted::Refused(refusal))),
    };
    if !form.was_made_for(&entered) {
        return Ok(Err(NotStarted::PlayersChanged(entered.len())));
    }
    save(db, visit, &tournament, &drawn)?;
    if let (Some(was), Some(is)) = (planned, tournament.details.format.swiss()) {
        forbidden::stretch(db, id, was.n_rounds, is.n_rounds)?;
    }
    let detail = started_json(db, &tournament, &drawn, numbering, seed)?;
    record(db, visit, tournament.event, ActKind::TournamentStarted, detail)?;
    Ok(Ok(match drawn.opening {
        Some(_) => format!("/tournaments/{id}/rounds/1/draft"),
        None => format!("/tournaments/{id}/rounds/1"),
    }))
}

fn started_json(
    db: &mut Db,
    tournament: &Tournament,
    drawn: &Draw,
    numbering: Numbering,
    seed: u64,
) -> Stored<Value> {
    let mut detail = json!({
        "tournament": tournament.id,
        "numbering": numbering.as_str(),
        "numbers": drawn.numbers.iter().map(|(entry, _)| entry).collect::<Vec<_>>(),
    });
    if numbering == Numbering::Lot || drawn.opening.is_some() {
        // As text: not every reader of JSON takes numbers of 64 bits.
        detail["seed"] = json!(seed.to_string());
    }
    if let Some(swiss) = tournament.details.format.swiss() {
        detail["rounds"] = json!(swiss.n_rounds);
    }
    if let Some(started) = tournaments::find(db, tournament.id)? {
        detail["edition"] = json!(started.details.ranking.edition.map(edition_word));
    }
    Ok(detail)
}

fn save(db: &mut Db, visit: &Visit, tournament: &Tournament, drawn: &Draw) -> Stored<()> {
    for (entry, number) in &drawn.numbers {
        entries::set_number(db, *entry, *number)?;
    }
    for pairing in &drawn.pairings {
        pairings::insert(db, tournament.id, pairing)?;
    }
    if let Some(opening) = drawn.opening {
        tournaments::update_details(db, tournament.id, tournament.version, &tournament.details)?;
        tournaments::set_opening(db, tournament.id, opening)?;
    }
    tournaments::set_stage(db, tournament, Stage::Running, visit.now)
}
