//! Two players who are one person: merged, and taken apart again.

use domain::audit::{Act, RatingFacts};
use domain::merges::Merge;
use domain::players::Player;
use domain::privacy::Eyes;
use domain::ratings::RatingsMoved;
use domain::results::Reason;
use domain::{MergeId, PlayerId};
use store::merges::NewMerge;
use store::{Db, Stored, merges, players};

use super::{Actor, player_accounts, privacy, ratings};

/// Why two players are not merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotMerged {
    Gone,
    /// They are one, or one of them is somebody else by now.
    Merged,
    /// They were in the same tournament.
    Clash,
}

/// Two players who are one now.
#[derive(Debug, Clone)]
pub struct Merged {
    /// Who stands for both.
    pub kept: Player,
    pub merged: Player,
    pub moved: RatingsMoved,
}

/// Merges the second player into the first.
pub fn merge(
    db: &mut Db,
    actor: &Actor,
    (kept, merged): (PlayerId, PlayerId),
    reason: &Reason,
) -> Stored<Result<Merged, NotMerged>> {
    let both = players::find(db, kept, Eyes::Staff)?.zip(players::find(db, merged, Eyes::Staff)?);
    let Some((one, other)) = both else {
        return Ok(Err(NotMerged::Gone));
    };
    if merges::current(db)?.with(merged, kept).is_err() {
        return Ok(Err(NotMerged::Merged));
    }
    if !merges::clashes(db, kept, merged)?.is_empty() {
        return Ok(Err(NotMerged::Clash));
    }
    let new = NewMerge { merged, kept, reason, by: actor.account };
    let merge = merges::insert(db, &new, actor.now)?;
    privacy::compute(db)?;
    player_accounts::reseat(db, kept)?;
    let moved = ratings::recompute_for(db, &[kept, merged])?;
    let (reason, ratings) = (reason.clone(), RatingFacts::of(&moved));
    actor.record(None, Act::PlayersMerged { merge, merged, kept, reason, ratings });
    Ok(Ok(Merged { kept: one, merged: other, moved }))
}

/// A merge that counts, with whoever stands for both of its players now.
pub fn find(db: &mut Db, id: MergeId) -> Stored<Option<(Merge, Player)>> {
    let Some(merge) = merges::find(db, id)? else {
        return Ok(None);
    };
    Ok(players::find(db, merge.kept, Eyes::Staff)?.map(|now| (merge, now)))
}

/// There is no such merge, or somebody else has taken it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such merge")]
pub struct Gone;

/// Two players who are two again.
#[derive(Debug, Clone)]
pub struct Unmerged {
    /// What was taken back.
    pub merge: Merge,
    /// Who stood for both.
    pub now: Player,
    pub moved: RatingsMoved,
}

/// Takes a merge back.
pub fn undo(
    db: &mut Db,
    actor: &Actor,
    id: MergeId,
    reason: &Reason,
) -> Stored<Result<Unmerged, Gone>> {
    let Some((merge, now)) = find(db, id)? else {
        return Ok(Err(Gone));
    };
    merges::take_back(db, id, reason, actor.account, actor.now)?;
    privacy::compute(db)?;
    for player in [now.id, merge.merged] {
        player_accounts::reseat(db, player)?;
    }
    let moved = ratings::recompute_for(db, &[now.id, merge.merged])?;
    let act = Act::PlayersUnmerged {
        merge: id,
        merged: merge.merged,
        kept: merge.kept,
        stood_for_both: now.id,
        reason: reason.clone(),
        ratings: RatingFacts::of(&moved),
    };
    actor.record(None, act);
    Ok(Ok(Unmerged { merge, now, moved }))
}
