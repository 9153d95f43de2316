//! A merge that was wrong.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use serde_json::json;

use super::{Done, carry_out, record, tell};
use crate::domain::MergeId;
use crate::domain::audit::ActKind;
use crate::domain::merges::Merge;
use crate::domain::players::Player;
use crate::domain::ratings::{RatingChange, changes_json};
use crate::domain::results::Reason;
use crate::form::merges::MergeForm;
use crate::store::{Db, Stored, merges, players, ratings};
use crate::view::merges::{UndoPage, parted};
use crate::view::{Section, Text};
use crate::web::answer::{page, read, refused};
use crate::web::error::PageError;
use crate::web::server::State;
use crate::web::submission::Submission;
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
    submission: Submission<MergeForm>,
) -> Result<HttpResponse, PageError> {
    let (id, Submission { form, digest }) = (*merge, submission);
    let reason = match form.parse() {
        Ok(reason) => reason,
        Err(complaint) => {
            let shown = undo_page(&state, &visit, id).await?;
            return refused(&shown.with_complaint(form, complaint));
        }
    };
    let by = visit.clone();
    let work = move |db: &mut Db| part(db, &by, id, &reason);
    match carry_out(&state, (digest, visit.now), work).await? {
        Ok(outcome) => tell(&visit, outcome, "unmerged-title"),
        Err(Gone) => Err(PageError::NotFound),
    }
}

/// There is no such merge, or somebody else has taken it back.
struct Gone;

fn part(db: &mut Db, visit: &Visit, id: MergeId, reason: &Reason) -> Stored<Result<Done, Gone>> {
    let (Some(by), Some((merge, now))) = (visit.viewer.account_id(), find(db, id)?) else {
        return Ok(Err(Gone));
    };
    merges::take_back(db, id, reason, by, visit.now)?;
    let moved = ratings::recompute_for(db, &[now.id, merge.merged])?;
    let detail = json!({ "merge": id, "merged": merge.merged, "kept": merge.kept,
        "stood_for_both": now.id, "reason": reason.as_str(), "ratings": changes_json(&moved) });
    record(db, visit, ActKind::PlayersUnmerged, detail)?;
    Ok(Ok(Done { kept: now.id, said: parted(&merge, &now), moved }))
}

/// A merge that counts, with whoever stands for both of its players now.
fn find(db: &mut Db, id: MergeId) -> Stored<Option<(Merge, Player)>> {
    let Some(merge) = merges::find(db, id)? else {
        return Ok(None);
    };
    Ok(players::find(db, merge.kept)?.map(|now| (merge, now)))
}

async fn undo_page(state: &State, visit: &Visit, id: MergeId) -> Result<UndoPage, PageError> {
    let found = read(&state.store, move |db| {
        let Some((merge, now)) = find(db, id)? else {
            return Ok(None);
        };
        let apart = merges::current(db)?.without(merge.merged);
        let moved: Vec<RatingChange> = ratings::if_merged(db, &apart, &[now.id, merge.merged])?;
        Ok(Some((merge, now, moved)))
    });
    let (merge, now, moved) = found.await?.ok_or(PageError::NotFound)?;
    let title = Text::new("unmerge-heading")
        .with("merged", merge.name.as_str())
        .with("kept", merge.kept_name.as_str());
    Ok(UndoPage::new(visit.frame(title, Section::Players), &merge, &now, &moved))
}
