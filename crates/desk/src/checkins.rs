//! Players are checked in for the round that comes, and what becomes of those who have not come.

use std::collections::HashMap;

use domain::audit::{Act, CheckInFacts};
use domain::byes::ByesWanted;
use domain::checkins::{
    Answer, CheckIn, CheckInList, Coming, Door, Expected, Fate, coming_round, leaves_from, verdict,
};
use domain::entries::{Attendance, Entry};
use domain::links::Bearer;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::tournaments::Stage;
use domain::{AccountId, EntryId, TournamentId};
use store::{Db, Stored, accounts, attempted, checkins, events, standings};
use tournament::result::Bye;

use super::entries::{Attending, NotAttending, attend};
use super::{Actor, Who, byes, entries, overlaps};

/// Tournament and round.
pub type At = (TournamentId, u16);

/// A tournament with the round that people check in for.
pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<CheckInList>> {
    let Some(chart) = standings::find(db, id, eyes)? else {
        return Ok(None);
    };
    let Some(event) = events::find(db, chart.tournament.event)? else {
        return Ok(None);
    };
    let coming = coming(db, &chart)?;
    let (mut scribes, mut overlapping) = (HashMap::new(), Vec::new());
    if let Some(coming) = coming.as_ref().filter(|_| eyes == Eyes::Staff) {
        scribes = names(db, coming)?;
        overlapping = overlaps::find(db, &chart, coming.round)?;
    }
    Ok(Some(CheckInList { event, chart, coming, scribes, overlaps: overlapping }))
}

/// The round that people check in for, if there is one.
pub fn coming(db: &mut Db, chart: &WallChart) -> Stored<Option<Coming>> {
    let (Some(round), id) = (coming_round(chart), chart.tournament.id) else {
        return Ok(None);
    };
    let asked = store::byes::list(db, id)?;
    let here = checkins::list(db, id, round)?;
    let door = checkins::door(db, id, round)?;
    Ok(Some(Coming::new(chart, &asked, (round, door), &here)))
}

fn names(db: &mut Db, coming: &Coming) -> Stored<HashMap<AccountId, String>> {
    let mut names = HashMap::new();
    let here = coming.expected.iter().filter_map(|one| one.here);
    for id in here.filter_map(|one| one.by) {
        if !names.contains_key(&id)
            && let Some(account) = accounts::find(db, id)?
        {
            names.insert(id, account.name);
        }
    }
    Ok(names)
}

/// Why nobody is checked in, or the check-in is neither opened nor closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotCheckedIn {
    /// There is no such tournament, or no such player in it.
    #[error("there is no such player")]
    Gone,
    /// The round is paired or over, or no round comes.
    #[error("people do not check in for this round")]
    OtherRound,
    /// The player has a bye, has withdrawn, or has played already.
    #[error("the player does not play in the round")]
    NotPlaying,
    /// Players check in themselves only while it is open.
    #[error("the check-in is not open")]
    Shut,
    /// Another player's, or another tournament's.
    #[error("it is not their own")]
    NotTheirs,
}

/// Somebody is here. Once more changes nothing.
pub fn check_in(
    db: &mut Db,
    who: impl Into<Who>,
    at: At,
    entry: EntryId,
) -> Stored<Result<(), NotCheckedIn>> {
    let who = who.into();
    let (chart, coming) = match load(db, at)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why)),
    };
    let Some(known) = chart.entry_of(entry) else {
        return Ok(Err(NotCheckedIn::Gone));
    };
    if let Err(why) = may_say(who, known, coming.door) {
        return Ok(Err(why));
    }
    match coming.expected(entry) {
        None => return Ok(Err(NotCheckedIn::NotPlaying)),
        Some(Expected { here: Some(_), .. }) => return Ok(Ok(())),
        Some(_) => {}
    }
    let new = CheckIn { entry, at: who.now(), by: who.account(), via: who.via() };
    checkins::insert(db, coming.round, new)?;
    let facts = CheckInFacts { tournament: at.0, round: coming.round, entry };
    who.record(chart.tournament.event, Act::CheckedIn(facts));
    Ok(Ok(()))
}

/// Staff say it of everybody at any time, a player of themselves, a tablet of everybody in its tournament,
/// both while it is open.
fn may_say(who: Who, entry: &Entry, door: Door) -> Result<(), NotCheckedIn> {
    let is_theirs = match who {
        Who::Staff(_) | Who::Shell(_) | Who::Program(_) => return Ok(()),
        Who::Guest(guest) => match guest.bearer {
            Bearer::Player(player) => player == entry.player,
            Bearer::Tablet(tournament) => tournament == entry.tournament,
        },
    };
    match (is_theirs, door) {
        (false, _) => Err(NotCheckedIn::NotTheirs),
        (true, Door::Open) => Ok(()),
        (true, Door::NotOpened | Door::Closed) => Err(NotCheckedIn::Shut),
    }
}

/// Takes back that somebody is here. Who is not here is so already.
pub fn undo(
    db: &mut Db,
    actor: &Actor,
    at: At,
    entry: EntryId,
) -> Stored<Result<(), NotCheckedIn>> {
    let (chart, coming) = match load(db, at)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why)),
    };
    if coming.expected(entry).is_none_or(|one| one.here.is_none()) {
        return Ok(Ok(()));
    }
    checkins::undo(db, (entry, coming.round), actor.account, actor.now)?;
    let facts = CheckInFacts { tournament: at.0, round: coming.round, entry };
    actor.record(chart.tournament.event, Act::CheckInUndone(facts));
    Ok(Ok(()))
}

/// From now on players check in by themselves.
pub fn open(db: &mut Db, actor: &Actor, at: At) -> Stored<Result<(), NotCheckedIn>> {
    let (chart, coming) = match load(db, at)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why)),
    };
    if coming.door == Door::Open {
        return Ok(Ok(()));
    }
    checkins::open(db, at, actor.account, actor.now)?;
    let act = Act::CheckInOpened { tournament: at.0, round: at.1 };
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// Why the check-in is not closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotClosed {
    #[error(transparent)]
    NotCheckedIn(#[from] NotCheckedIn),
    /// The page had said something else about the games of somebody.
    #[error("it ends otherwise")]
    EndsOtherwise,
    /// The format does not do this, or the round is paired meanwhile.
    #[error("it is not possible")]
    NotPossible,
}

/// Players check in no more, and something becomes of those who have not come. Who has come since the page was
/// drawn stays in, and so does everybody of whom nothing is said.
pub fn close(
    db: &mut Db,
    actor: &Actor,
    at: At,
    answers: &[Answer],
) -> Stored<Result<(), NotClosed>> {
    let (chart, coming) = match load(db, at)? {
        Ok(found) => found,
        Err(why) => return Ok(Err(why.into())),
    };
    let missing: Vec<EntryId> = coming.missing().map(|entry| entry.id).collect();
    let here = answers.iter().filter(|answer| missing.contains(&answer.entry));
    let here: Vec<Answer> = here.copied().collect();
    if !here.iter().all(|answer| is_as_seen(&chart, at.1, *answer)) {
        return Ok(Err(NotClosed::EndsOtherwise));
    }
    attempted(db, |db| {
        for answer in &here {
            if let Err(why) = settle(db, actor, at, *answer)? {
                return Ok(Err(why));
            }
        }
        // That it is closed is known even if players never could check in by themselves.
        if coming.door == Door::NotOpened {
            checkins::open(db, at, actor.account, actor.now)?;
        }
        checkins::close(db, at, actor.account, actor.now)?;
        let (tournament, round) = at;
        let act = Act::CheckInClosed { tournament, round, here: coming.n_here(), missing };
        actor.record(chart.tournament.event, act);
        Ok(Ok(()))
    })
}

fn is_as_seen(chart: &WallChart, round: u16, answer: Answer) -> bool {
    let entry = chart.entry_of(answer.entry);
    let found = entry.and_then(|entry| verdict(chart, entry, round));
    answer.fate != Fate::Leave || found == answer.seen
}

/// By the acts that do so elsewhere.
fn settle(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    Answer { entry, fate, .. }: Answer,
) -> Stored<Result<(), NotClosed>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotCheckedIn::Gone.into()));
    };
    if !Fate::possible(&chart.tournament, actor.by_code).contains(&fate) {
        return Ok(Err(NotClosed::NotPossible));
    }
    match fate {
        Fate::Stay => Ok(Ok(())),
        Fate::Miss => {
            let wanted = ByesWanted { entry, bye: Some(Bye::ZeroPoint), rounds: vec![round] };
            let done = byes::give(db, actor, id, &wanted)?;
            Ok(done.map_err(|_| NotClosed::NotPossible))
        }
        Fate::Leave if chart.tournament.stage == Stage::Entry => {
            let done = entries::remove(db, actor, id, entry)?;
            Ok(done.map_err(|_| NotClosed::NotPossible))
        }
        Fate::Leave => leave(db, actor, (&chart, round), entry),
    }
}

fn leave(
    db: &mut Db,
    actor: &Actor,
    (chart, round): (&WallChart, u16),
    entry: EntryId,
) -> Stored<Result<(), NotClosed>> {
    let Some(known) = chart.entry_of(entry) else {
        return Ok(Err(NotCheckedIn::Gone.into()));
    };
    let from_round = leaves_from(chart, known, round);
    let wanted = Attending { entry, act: Attendance::Withdrawn, from_round, seen: None };
    let done = attend(db, actor, chart.tournament.id, wanted)?;
    Ok(done.map_err(|why| match why {
        NotAttending::Gone => NotClosed::NotCheckedIn(NotCheckedIn::Gone),
        NotAttending::EndsOtherwise => NotClosed::EndsOtherwise,
        NotAttending::Refused(_) => NotClosed::NotPossible,
    }))
}

/// The tournament, if this is the round that people check in for.
fn load(db: &mut Db, (id, round): At) -> Stored<Result<(WallChart, Coming), NotCheckedIn>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotCheckedIn::Gone));
    };
    let found = coming(db, &chart)?.filter(|coming| coming.round == round);
    Ok(found.map(|coming| (chart, coming)).ok_or(NotCheckedIn::OtherRound))
}
