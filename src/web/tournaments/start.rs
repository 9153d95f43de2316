//! The start: numbers are given out, and every round is paired.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::tournaments::{NotStarted, Seen, Start};
use domain::TournamentId;
use domain::tournaments::Numbering;
use form::tournaments::{StartForm, TournamentComplaint};
use system::secrets::lot_seed;
use view::tournaments::{TournamentPage, complaint_words, start_refusal};
use words::Text;

use super::{load_chart, overview};
use crate::web::answer::{conflict, refused, see_other};
use crate::web::backups::copying::After;
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit_telling};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Starts a tournament.
pub(in crate::web) async fn start(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<StartForm>,
) -> Result<HttpResponse, PageError> {
    let (id, seed) = (*tournament, lot_seed()?);
    let done = submit_telling(&state, &visit, posted, move |db, actor, form| {
        let (numbering, mark) = (form.numbering(), form.seen.clone());
        let start = Start { numbering, seed, seen: Seen::Mark(mark) };
        let done = desk::tournaments::start(db, actor, id, &start, |was| form.format(was))?;
        Ok(done.map(|drawn| match drawn.opening {
            Some(_) => (format!("/tournaments/{id}/rounds/1/draft"), Rounds::Drafted),
            None => (format!("/tournaments/{id}/rounds/1"), Rounds::Published),
        }))
    });
    let (form, refusal) = match done.await? {
        Ok((location, rounds)) => return Ok(copied(&state, id, rounds, location)),
        Err(refused) => refused,
    };
    let (event, chart) = load_chart(&state, id).await?;
    let numbering = form.numbering().unwrap_or(Numbering::Lot);
    not_started(&refusal, overview(&visit, &event, &chart), numbering)
}

/// What a start makes of the rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rounds {
    /// The first one is a draft.
    Drafted,
    /// All of them are published at once.
    Published,
}

/// On to the first round. A copy is kept of rounds that are published.
fn copied(
    state: &State,
    id: TournamentId,
    rounds: Option<Rounds>,
    location: String,
) -> HttpResponse {
    if rounds == Some(Rounds::Published) {
        state.backups.wish(After::Starting(id));
    }
    see_other(location)
}

fn not_started(
    refusal: &NotStarted<TournamentComplaint>,
    page: TournamentPage,
    numbering: Numbering,
) -> Result<HttpResponse, PageError> {
    let words = match refusal {
        NotStarted::Gone => return Err(PageError::NotFound),
        NotStarted::Refused(refusal) => start_refusal(*refusal),
        NotStarted::NoNumbering => Text::new("start-numbering-missing"),
        NotStarted::Format(complaint) => complaint_words(complaint),
        NotStarted::PlayersChanged(players) => Text::new("start-changed").with("players", *players),
    };
    let page = page.refused(words, numbering);
    if let NotStarted::PlayersChanged(_) = refusal { conflict(&page) } else { refused(&page) }
}
