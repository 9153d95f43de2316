//! A player misses rounds, or plays them after all, without an arbiter.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::my::NoByes;
use domain::TournamentId;
use form::byes::ByesForm;
use view::Section;
use view::my::MyByesPage;
use words::Text;

use super::load_one;
use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit_by_link};
use crate::web::state::State;
use crate::web::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// The rounds to come, with the own byes and what each costs.
pub(in crate::web) async fn show(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
) -> Shown {
    page(&shown(&state, &visit, *id, &ByesForm::default()).await?)
}

/// Takes byes, or gives them back.
pub(in crate::web) async fn take(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<ByesForm>,
) -> Shown {
    let id = *id;
    let (_, mine) = load_one(&state, &visit, id).await?;
    let form = ByesForm { entry: mine.entry.id.to_string(), ..posted.form.clone() };
    let wanted = match form.parse() {
        Ok(wanted) => wanted,
        Err(complaints) => {
            let shown = shown(&state, &visit, id, &form).await?;
            return refused(&shown.with_complaints(&complaints));
        }
    };
    let done = submit_by_link(&state, &visit, posted, move |db, guest, _| {
        let done = desk::my::take_byes(db, guest, id, &wanted)?;
        Ok(done.map(|()| format!("/tournaments/{id}/my/byes")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => not_taken(shown(&state, &visit, id, &form).await?, why),
    }
}

fn not_taken(shown: MyByesPage, why: NoByes) -> Shown {
    match why {
        NoByes::Gone => Err(PageError::NoLink),
        NoByes::Refused(refusal) => refused(&shown.refused(refusal)),
        NoByes::Paired => conflict(&shown.overtaken()),
    }
}

async fn shown(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    form: &ByesForm,
) -> Result<MyByesPage, PageError> {
    let (event, mine) = load_one(state, visit, id).await?;
    let frame = visit.frame(Text::new("my-byes"), Section::Events);
    Ok(MyByesPage::new(frame, &event, &mine, form))
}
