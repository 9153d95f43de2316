//! Rounds that are paired one after the other: changed as drafts, published, made drafts again.

mod late;

use chrono::{DateTime, Utc};
use domain::audit::{Act, DraftChange, PairingFacts};
use domain::events::Event;
use domain::privacy::Eyes;
use domain::results::Reason;
use domain::standings::WallChart;
use domain::swiss::{
    Change, ChangeRecord, Draft, DraftRefusal, Preparation, UnpublishRefusal, mark, may_unpublish,
    upper_half_ends,
};
use domain::tournaments::Opening;
use domain::{AccountId, ChangeId, TournamentId};
use store::{
    Db, Stored, boards, byes, clocks, events, forbidden, pairings, rounds, standings, tournaments,
};

use super::{Actor, Who, by_link};

pub use late::pair_late;

/// Tournament and round.
pub type At = (TournamentId, u16);

/// All that the next round of a tournament is paired from.
pub fn prepare(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<Preparation>> {
    match standings::find(db, id, eyes)? {
        Some(chart) => prepare_from(db, chart).map(Some),
        None => Ok(None),
    }
}

/// The same, from a chart that is at hand.
pub fn prepare_from(db: &mut Db, chart: WallChart) -> Stored<Preparation> {
    let id = chart.tournament.id;
    let (byes, forbidden) = (byes::list(db, id)?, forbidden::list(db, id)?);
    let boards = boards::of(db, id)?;
    let mut preparation = Preparation { chart, byes, forbidden, boards, changes: Vec::new() };
    preparation.changes = rounds::changes(db, id, preparation.round())?;
    Ok(preparation)
}

/// All that a published round was paired from, as far as it is still known: results as they were
/// then, avoided pairings and numbers as they are now.
pub fn prepare_again(
    db: &mut Db,
    chart: WallChart,
    round: u16,
    published_at: DateTime<Utc>,
) -> Stored<Preparation> {
    let (chart, byes) = standings::before(chart, round, published_at)?;
    Ok(Preparation { byes, ..prepare_from(db, chart)? })
}

/// All that the next round is paired from, and the event.
pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<(Event, Preparation)>> {
    let Some(preparation) = prepare(db, id, eyes)? else {
        return Ok(None);
    };
    let event = events::find(db, preparation.chart.tournament.event)?;
    Ok(event.map(|event| (event, preparation)))
}

/// Which draft is published.
#[derive(Debug, Clone, Copy)]
pub enum Seen<'a> {
    /// The one of this mark: what somebody has looked at.
    Mark(&'a str),
    /// Whatever the rules give: nobody looked.
    Nobody,
}

/// Why a draft is not published.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPublished {
    #[error("there is no such tournament")]
    Gone,
    #[error("the draft has changed meanwhile")]
    ChangedMeanwhile,
    /// There is none.
    #[error(transparent)]
    NoDraft(#[from] DraftRefusal),
}

/// Publishes the draft of a round that was seen.
pub fn publish(
    db: &mut Db,
    actor: &Actor,
    at: At,
    seen: Seen<'_>,
) -> Stored<Result<(), NotPublished>> {
    publish_by(db, (actor.into(), actor.account), at, seen)
}

/// The same by whoever does it, in the name of an account.
pub(super) fn publish_by(
    db: &mut Db,
    (who, account): (Who, AccountId),
    (id, round): At,
    seen: Seen<'_>,
) -> Stored<Result<(), NotPublished>> {
    let Some(preparation) = prepare(db, id, Eyes::Staff)? else {
        return Ok(Err(NotPublished::Gone));
    };
    let draft = match preparation.draft() {
        Ok(draft) => draft,
        Err(refusal) => return Ok(Err(refusal.into())),
    };
    let is_seen = match seen {
        Seen::Mark(mark) => draft.mark() == mark,
        Seen::Nobody => true,
    };
    if !is_seen || draft.round != round {
        return Ok(Err(NotPublished::ChangedMeanwhile));
    }
    for pairing in &draft.pairings {
        pairings::insert(db, id, pairing)?;
    }
    rounds::insert(db, (id, round), &draft.working(), account, who.now())?;
    fix_upper_half(db, &preparation, &draft)?;
    let act = Act::RoundPublished {
        tournament: id,
        round,
        changes: preparation.changes.iter().filter_map(|change| change.id).collect(),
        pairings: draft.pairings.iter().map(PairingFacts::from).collect(),
    };
    who.record(preparation.chart.tournament.event, act);
    Ok(Ok(()))
}

/// The first round settles where the accelerated half ends.
fn fix_upper_half(db: &mut Db, preparation: &Preparation, draft: &Draft) -> Stored<()> {
    let tournament = &preparation.chart.tournament;
    match tournament.opening {
        Some(opening) if draft.round == 1 => {
            let upper_half_ends = upper_half_ends(&preparation.chart);
            let accelerated_for = upper_half_ends.map(|_| preparation.chart.n_rounds());
            let opening = Opening { upper_half_ends, accelerated_for, ..opening };
            tournaments::set_opening(db, tournament.id, opening)
        }
        _ => Ok(()),
    }
}

/// Makes a round a draft again that has no results.
pub fn unpublish(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
) -> Stored<Result<(), UnpublishRefusal>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(UnpublishRefusal::NotSwiss));
    };
    if let Err(refusal) = may_unpublish(&chart, round) {
        return Ok(Err(refusal));
    }
    pairings::unpublish(db, id, round..=round, actor.now)?;
    rounds::delete(db, id, round)?;
    clocks::reset_from(db, id, round)?;
    let tournament = &chart.tournament;
    if let Some(opening) = tournament.opening.filter(|_| round == 1) {
        let opening = Opening { upper_half_ends: None, accelerated_for: None, ..opening };
        tournaments::set_opening(db, id, opening)?;
    }
    let gone = chart.pairings.iter().filter(|pairing| pairing.round == round);
    let pairings = gone.map(PairingFacts::from).collect();
    actor.record(tournament.event, Act::RoundUnpublished { tournament: id, round, pairings });
    // Whoever wants a draft again publishes it too.
    by_link::follow_by_hand(db, actor, tournament)?;
    Ok(Ok(()))
}

/// A change of a draft as somebody would have it.
#[derive(Debug, Clone)]
pub struct Wanted<'a> {
    /// What; nothing if it was none.
    pub change: Option<Change>,
    /// Why; nothing if nobody said.
    pub reason: Option<Reason>,
    /// The mark of the draft that was seen.
    pub seen: &'a str,
}

/// Why a change is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    /// There is no such draft.
    Gone,
    /// The draft is another one now.
    ChangedMeanwhile,
    /// Nobody said why.
    NoReason,
    /// It is not possible.
    Refused,
}

/// Keeps a change of the draft of a round, with its reason.
pub fn change(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    wanted: Wanted<'_>,
) -> Stored<Result<(), NotKept>> {
    let Some(preparation) = prepare(db, id, Eyes::Staff)?.filter(|found| found.round() == round)
    else {
        return Ok(Err(NotKept::Gone));
    };
    let tried = wanted.change.map(|change| (change, preparation.try_change(change)));
    let change = match tried {
        Some((change, Ok(trial))) if mark(trial.before.as_ref()) == wanted.seen => change,
        Some((_, Ok(_))) => return Ok(Err(NotKept::ChangedMeanwhile)),
        Some((_, Err(_))) | None => return Ok(Err(NotKept::Refused)),
    };
    let Some(reason) = wanted.reason else {
        return Ok(Err(NotKept::NoReason));
    };
    let kept = ChangeRecord {
        id: None,
        change,
        reason: reason.to_string(),
        recorded_at: actor.now,
        recorded_by: actor.account,
    };
    let change = rounds::insert_change(db, id, round, &kept)?;
    let act = Act::DraftChanged(DraftChange::of((id, round), change, &kept));
    actor.record(preparation.chart.tournament.event, act);
    Ok(Ok(()))
}

/// The round is no draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the round is no draft")]
pub struct NoDraft;

/// Takes a change back. Who finds it taken back already has what was wanted.
pub fn take_change_back(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    change: ChangeId,
) -> Stored<Result<(), NoDraft>> {
    let Some(preparation) = prepare(db, id, Eyes::Staff)?.filter(|found| found.round() == round)
    else {
        return Ok(Err(NoDraft));
    };
    let Some(kept) = preparation.changes.iter().find(|kept| kept.id == Some(change)) else {
        return Ok(Ok(()));
    };
    rounds::delete_change(db, change)?;
    let act = Act::DraftChangeRemoved(DraftChange::of((id, round), change, kept));
    actor.record(preparation.chart.tournament.event, act);
    Ok(Ok(()))
}
