//! Who is in a tournament: entered, taken out, numbered anew, gone and back.

pub mod edit;
mod late;

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::{DateTime, Utc};
use domain::audit::{Absence, Act, Entered};
use domain::bin::Kind;
use domain::byes::Missed;
use domain::entries::{Attendance, NewEntry};
use domain::latecomers::{Room, room};
use domain::lists::{self, Admission, Finding, PickError, Picks, admit, compare, fingerprint};
use domain::players::Player;
use domain::privacy::Eyes;
use domain::swiss::{
    Renumbering, Reorder, by_strength, may_renumber, moved, order_mark, reordered,
};
use domain::tournaments::{Stage, Tournament};
use domain::withdrawals::{Verdict, WithdrawalRefusal, forecast, open_rounds};
use domain::{EntryId, EventId, PlayerId, TournamentId};
use store::entries::NewAttendance;
use store::locks::{self, Lock};
use store::{Db, Stored, bin, byes, entries, players, standings, tournaments};
use tournament::result::Bye;

use super::{Actor, Who, privacy};

/// Why nobody is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotEntered {
    /// The tournament does not take entries any more.
    Started,
    /// There are fewer places than players.
    Places { free: usize },
    /// Somebody else changed the players since the list was compared.
    ChangedMeanwhile,
    /// A name reminds of somebody: what was found of each line.
    Known(Vec<Finding>),
    /// Another list, or compared with others, than was seen.
    Changed(Vec<Finding>),
    /// Some lines cannot be entered as was picked.
    Picks(Vec<Finding>, Vec<(usize, PickError)>),
}

/// Enters one player, unless the name reminds of somebody.
pub fn enter(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    (entry, missed): (NewEntry, Missed),
) -> Stored<Result<(), NotEntered>> {
    locks::hold(db, Lock::Players)?;
    let Some(tournament) = taking_entries(db, id)? else {
        return Ok(Err(NotEntered::Started));
    };
    let line = [(1, entry)];
    let findings = everybody(db, actor, id)?.compare(&line).findings;
    if findings.iter().any(|finding| !finding.is_empty()) {
        return Ok(Err(NotEntered::Known(findings)));
    }
    let [(_, entry)] = line;
    let admission = Admission { player: None, entry };
    Ok(admit_all(db, actor, &tournament, &[admission], missed)?.map(drop))
}

/// A list of players as it was seen, with what was picked for each line.
#[derive(Debug, Clone)]
pub struct List<'a> {
    /// As typed.
    pub lines: &'a str,
    /// The lines that are fine, with their numbers.
    pub fine: &'a [(usize, NewEntry)],
    pub picks: Picks,
    /// The mark of what was seen.
    pub seen: &'a str,
    /// What was found of each line, before.
    pub compared: &'a Comparison,
    /// What rounds are worth that were paired before.
    pub missed: Missed,
}

/// Lines compared with everybody who is known.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// What was found of each line.
    pub findings: Vec<Finding>,
    /// With whom they were compared.
    with: u64,
}

/// Enters a list as it was seen, if nothing has changed since. Answers how many were entered.
///
/// Comparing thousands of names takes its time: it is done before, while others may write, and
/// counts if the players are still the same.
pub fn enter_list(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    list: &List<'_>,
) -> Stored<Result<usize, NotEntered>> {
    locks::hold(db, Lock::Players)?;
    let Some(tournament) = taking_entries(db, id)? else {
        return Ok(Err(NotEntered::Started));
    };
    let Comparison { findings, with } = list.compared;
    if list.seen != fingerprint(list.lines, findings) {
        return Ok(Err(NotEntered::Changed(findings.clone())));
    }
    if *with != everybody(db, actor, id)?.mark() {
        return Ok(Err(NotEntered::ChangedMeanwhile));
    }
    match admit(list.fine, findings, &list.picks) {
        Ok(admissions) => {
            let entered = admit_all(db, actor, &tournament, &admissions, list.missed)?;
            Ok(entered.map(|entered| entered.len()))
        }
        Err(wrong) => Ok(Err(NotEntered::Picks(findings.clone(), wrong))),
    }
}

/// Enters players of whom it is known who they are: somebody known, or somebody new.
pub fn admit_known(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    admissions: &[Admission],
) -> Stored<Result<Vec<EntryId>, NotEntered>> {
    locks::hold(db, Lock::Players)?;
    let Some(tournament) = taking_entries(db, id)? else {
        return Ok(Err(NotEntered::Started));
    };
    admit_all(db, actor, &tournament, admissions, Missed::default())
}

/// Everybody with whom the lines of a list are compared.
#[derive(Debug, Clone)]
pub struct Everybody {
    known: Vec<Player>,
    /// Who of them is in the tournament.
    entered: lists::Entered,
}

/// Loads everybody with whom a list for a tournament is compared: those whom the actor may see. It
/// would tell else who plays in the draft of another event.
pub fn everybody(db: &mut Db, actor: &Actor, id: TournamentId) -> Stored<Everybody> {
    let entered =
        entries::list(db, id, Eyes::Staff)?.into_iter().map(|entry| entry.player).collect();
    let viewer = actor.viewer(db)?;
    Ok(Everybody { known: players::list_open_to(db, &viewer, Eyes::Staff)?, entered })
}

impl Everybody {
    /// Compares lines with everybody.
    pub fn compare(&self, lines: &[(usize, NewEntry)]) -> Comparison {
        Comparison { findings: compare(lines, &self.known, &self.entered), with: self.mark() }
    }

    /// The same mark again means the same players.
    fn mark(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.known.hash(&mut hasher);
        let entered: BTreeSet<PlayerId> = self.entered.iter().copied().collect();
        entered.hash(&mut hasher);
        hasher.finish()
    }
}

/// The tournament, if it still takes entries, and how many.
fn taking_entries(db: &mut Db, id: TournamentId) -> Stored<Option<(Tournament, Room)>> {
    let chart = standings::find(db, id, Eyes::Staff)?.map(|chart| (room(&chart), chart.tournament));
    Ok(chart.filter(|(room, _)| *room != Room::None).map(|(room, tournament)| (tournament, room)))
}

fn admit_all(
    db: &mut Db,
    actor: &Actor,
    (tournament, room): &(Tournament, Room),
    admissions: &[Admission],
    missed: Missed,
) -> Stored<Result<Vec<EntryId>, NotEntered>> {
    if let Room::Places(free) = *room
        && admissions.len() > free
    {
        return Ok(Err(NotEntered::Places { free }));
    }
    let mut entered = Vec::with_capacity(admissions.len());
    for Admission { player, entry: NewEntry { name, rating, club, born } } in admissions {
        // What is known of somebody known stays: their ratings may depend on it.
        let born = born.filter(|_| player.is_none());
        let player = match player {
            Some(player) => *player,
            None => players::insert(db, name, club.as_ref(), actor.now)?,
        };
        if born.is_some() {
            players::set_birth_year(db, player, born)?;
        }
        let entry = entries::insert(db, tournament.id, player, *rating, club.as_ref())?;
        let (name, rating) = (name.to_string().into(), *rating);
        let club = club.as_ref().map(|club| club.to_string().into());
        let born = born.map(|year| year.get().into());
        entered.push(Entered { entry, player, name, rating, club, born });
    }
    let ids = entered.iter().map(|one| one.entry).collect();
    if !entered.is_empty() {
        privacy::compute(db)?;
        let is_running = tournament.stage == Stage::Running;
        if is_running {
            late::place(db, tournament.id, missed)?;
        }
        let missed = (is_running && tournament.details.format.takes_byes()).then_some(missed);
        let act = Act::PlayersEntered { tournament: tournament.id, entered, missed };
        actor.record(tournament.event, act);
    }
    Ok(Ok(ids))
}

/// The tournament has started: nobody is taken out of it, they withdraw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the tournament has started")]
pub struct Started;

/// Removes an entry before the start; it lies in the bin. Who is not there any more has been removed
/// already.
pub fn remove(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    entry: EntryId,
) -> Stored<Result<(), Started>> {
    locks::hold(db, Lock::Players)?;
    let tournament = tournaments::find(db, id)?;
    let Some(tournament) = tournament.filter(|found| found.stage == Stage::Entry) else {
        return Ok(Err(Started));
    };
    let all = entries::list(db, tournament.id, Eyes::Staff)?;
    let Some(gone) = all.into_iter().find(|one| one.id == entry) else {
        return Ok(Ok(()));
    };
    bin::put(db, (Kind::Entry, entry.0), actor.account, actor.now)?;
    let player_removed = players::is_unused(db, gone.entered_as)?;
    if player_removed {
        bin::put(db, (Kind::Player, gone.entered_as.0), actor.account, actor.now)?;
    }
    let act = Act::EntryRemoved { tournament: id, entry: gone.into(), player_removed };
    actor.record(tournament.event, act);
    Ok(Ok(()))
}

/// An entry that lies in the bin.
pub(super) struct DeletedEntry {
    /// Its event, if it can come back.
    pub(super) event: Option<EventId>,
    pub(super) player: PlayerId,
    pub(super) at: DateTime<Utc>,
}

/// A deleted entry of a tournament.
pub(super) fn deleted(
    db: &mut Db,
    id: TournamentId,
    entry: EntryId,
) -> Stored<Option<DeletedEntry>> {
    let found = entries::find_deleted(db, entry)?.filter(|(tournament, ..)| *tournament == id);
    let Some((_, player, at)) = found else {
        return Ok(None);
    };
    let tournament = tournaments::find(db, id)?.filter(|found| found.stage == Stage::Entry);
    let event = tournament.map(|tournament| tournament.event);
    Ok(Some(DeletedEntry { event, player, at }))
}

/// Why the order of a Swiss stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReordered {
    /// There is no such tournament.
    Gone,
    /// It may not change any more.
    Fixed,
    /// Somebody else has changed it.
    ChangedMeanwhile,
    /// A number is none.
    Garbled,
}

/// Changes the numbers of a Swiss, if the order is still the one that was seen.
pub fn reorder(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    (seen, wanted): (&str, Option<Reorder>),
) -> Stored<Result<(), NotReordered>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotReordered::Gone));
    };
    if may_renumber(&chart) != Renumbering::Free {
        return Ok(Err(NotReordered::Fixed));
    }
    if seen != order_mark(&chart.entries) {
        return Ok(Err(NotReordered::ChangedMeanwhile));
    }
    let numbers = match wanted {
        Some(Reorder::Step(entry, step)) => moved(&chart.entries, entry, step),
        Some(Reorder::ByStrength) => by_strength(&chart.entries),
        Some(Reorder::Numbers(wanted)) => reordered(&chart.entries, &wanted),
        None => return Ok(Err(NotReordered::Garbled)),
    };
    entries::renumber(db, id, &numbers)?;
    let before = chart.entries.iter().map(|entry| entry.id).collect();
    let after = numbers.iter().map(|(entry, _)| *entry).collect();
    let act = Act::NumbersChanged { tournament: id, before, after };
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// Somebody leaves, or comes back.
#[derive(Debug, Clone, Copy)]
pub struct Attending<'a> {
    pub entry: EntryId,
    /// Which of the two.
    pub act: Attendance,
    /// The first round without the player, or with the player again where the format asks for it.
    pub from_round: u16,
    /// The word of what was said to become of the games; nothing if nobody was asked.
    pub seen: Option<&'a str>,
}

/// Why nobody leaves or comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAttending {
    /// There is no such entry.
    Gone,
    /// The rules say no.
    Refused(WithdrawalRefusal),
    /// The page had said something else about the games.
    EndsOtherwise,
}

/// Withdraws a player, or takes a withdrawal back.
pub fn attend(
    db: &mut Db,
    who: impl Into<Who>,
    id: TournamentId,
    wanted: Attending<'_>,
) -> Stored<Result<(), NotAttending>> {
    let who = who.into();
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotAttending::Gone));
    };
    let Some(entry) = chart.entry_of(wanted.entry) else {
        return Ok(Err(NotAttending::Gone));
    };
    let from_round = match wanted.act {
        // Whoever comes back is there again as if they had never gone.
        Attendance::Returned if !chart.tournament.details.format.pairs_round_by_round() => {
            entry.withdrawn_from.unwrap_or(1)
        }
        Attendance::Withdrawn | Attendance::Returned => wanted.from_round,
    };
    let forecast = match forecast(&chart, entry, wanted.act, from_round) {
        Ok(forecast) => forecast,
        Err(refusal) => return Ok(Err(NotAttending::Refused(refusal))),
    };
    if wanted.seen.is_some_and(|seen| seen != forecast.verdict.as_str()) {
        return Ok(Err(NotAttending::EndsOtherwise));
    }
    let new = NewAttendance { entry: entry.id, act: wanted.act, from_round, by: who.account() };
    entries::insert_attendance(db, new, who.now())?;
    if forecast.verdict == Verdict::NotPaired && wanted.act == Attendance::Returned {
        let missed_from = entry.withdrawn_from.unwrap_or(from_round);
        let rounds = open_rounds(&chart).0.max(missed_from)..from_round;
        give_zero_byes(db, (id, entry.id), rounds)?;
    }
    let absence = Absence {
        tournament: id,
        entry: entry.id,
        player: entry.player,
        from_round,
        verdict: forecast.verdict,
    };
    let act = match wanted.act {
        Attendance::Withdrawn => Act::Withdrawn(absence),
        Attendance::Returned => Act::Returned(absence),
    };
    who.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// The rounds in between are no withdrawal any more: they are byes that count nothing. What was
/// asked for before stays as it is.
fn give_zero_byes(
    db: &mut Db,
    (id, entry): (TournamentId, EntryId),
    rounds: std::ops::Range<u16>,
) -> Stored<()> {
    let asked = byes::list(db, id)?;
    for round in rounds {
        if !asked.iter().any(|bye| (bye.entry, bye.round) == (entry, round)) {
            byes::set(db, entry, round, Some(Bye::ZeroPoint))?;
        }
    }
    Ok(())
}
