//! A merge that was wrong.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::merges::{Gone, Unmerged};
use domain::MergeId;
use domain::ratings::RatingsMoved;
use form::merges::MergeForm;
use store::merges;
use view::Section;
use view::merges::{UndoPage, parted};
use words::Text;

use super::{Done, tell};
use crate::web::answer::{page, read, refused};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit_telling};
use crate::web::state::State;
use crate::web::visit::Visit;

/// What it does to take a merge back.
pub(in crate::web) async fn show(
    visit: Visit,
    merge: Path<MergeId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    page(&undo_page(&state, &visit, *merge).await?)
}

/// Takes a merge back.
pub(in crate::web) async fn undo(
    visit: Visit,
    merge: Path<MergeId>,
    state: Data<State>,
    posted: Posted<MergeForm>,
) -> Result<HttpResponse, PageError> {
    let id = *merge;
    let reason = match posted.form.parse() {
        Ok(reason) => reason,
        Err(complaint) => {
            let shown = undo_page(&state, &visit, id).await?;
            return refused(&shown.with_complaint(posted.form, complaint));
        }
    };
    let done = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let done = desk::merges::undo(db, actor, id, &reason)?;
        Ok(done.map(|done| (format!("/players/{}", done.now.id), done)))
    });
    match done.await? {
        Ok((location, done)) => tell(&visit, location, done.map(Done::from), "unmerged-title"),
        Err((_, Gone)) => Err(PageError::NotFound),
    }
}

impl From<Unmerged> for Done {
    fn from(Unmerged { merge, now, moved }: Unmerged) -> Self {
        Self { kept: now.id, said: parted(&merge, &now), moved }
    }
}

async fn undo_page(state: &State, visit: &Visit, id: MergeId) -> Result<UndoPage, PageError> {
    let found = read(&state.store, move |db| {
        let Some((merge, now)) = desk::merges::find(db, id)? else {
            return Ok(None);
        };
        let apart = merges::current(db)?.without(merge.merged);
        let moved: RatingsMoved = desk::ratings::if_merged(db, &apart, &[now.id, merge.merged])?;
        Ok(Some((merge, now, moved)))
    });
    let (merge, now, moved) = found.await?.ok_or(PageError::NotFound)?;
    let title = Text::new("unmerge-heading")
        .with("merged", merge.name.as_str())
        .with("kept", merge.kept_name.as_str());
    Ok(UndoPage::new(visit.frame(title, Section::Players), &merge, &now, &moved))
}
