//! Tournaments that are read from report files, and written to them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::audit::{Act, BornIn, Hash, RatingFacts, TournamentImported};
use domain::entries::Attendance;
use domain::events::{Event, EventDetails, Visibility};
use domain::forbidden::ForbiddenGroup;
use domain::pairings::NewPairing;
use domain::players::BirthYear;
use domain::privacy::Eyes;
use domain::ratings::RatingsMoved;
use domain::reports::{Incoming, IncomingBoard, Known, Sought, Told, Unidentified, Why, identify};
use domain::results::Proof;
use domain::swiss::Preparation;
use domain::tournaments::{Opening, Stage};
use domain::{AccountId, EntryId, EventId, PairingId, PlayerId, TournamentId};
use store::entries::NewAttendance;
use store::results::NewResult;
use store::{
    Db, StoreError, Stored, adjournments, audit, byes, entries, events, forbidden, pairings,
    players, reports, results, standings, tournaments,
};
use tournament::entry::Number;
use tournament::history::{Adjournment, Withdrawal};
use tournament::table::MAX_ROUNDS;

use super::{Who, privacy, ratings, rounds};

/// All that a report is made from.
#[derive(Debug, Clone)]
pub struct Reported {
    pub event: Event,
    pub preparation: Preparation,
    /// With what the audit log of the event ends.
    pub head: Option<Hash>,
}

/// All that the report of a tournament is made from.
pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<Reported>> {
    let Some((event, preparation)) = rounds::find(db, id, eyes)? else {
        return Ok(None);
    };
    let head = audit::head_of(db, event.id)?.map(|head| head.hash);
    Ok(Some(Reported { event, preparation, head }))
}

/// Who imports.
#[derive(Debug, Clone, Copy)]
pub struct Importer {
    /// In whose name results and withdrawals are recorded.
    pub by: AccountId,
    pub who: Who,
}

/// The stored tournaments that a file tells of: those that were read from the same bytes; if there are
/// none, those with the same players, rounds and results, made here or read from another file.
pub fn known(db: &mut Db, sha256: &str, incoming: &Incoming, told: &[Told]) -> Stored<Vec<Known>> {
    let read = read_from(db, sha256)?;
    if read.is_empty() { alike(db, &Sought::new(incoming, told)) } else { Ok(read) }
}

/// The stored tournaments that were read from the same bytes.
pub fn read_from(db: &mut Db, sha256: &str) -> Stored<Vec<Known>> {
    let known = |read: reports::ReadFrom| {
        let why = if read.is_in_bin { Why::InBin } else { Why::SameFile };
        let reports::ReadFrom { tournament, name, event, days, .. } = read;
        Known { tournament, name, event, days, why }
    };
    Ok(reports::list(db, sha256)?.into_iter().map(known).collect())
}

/// Entries are read only of tournaments of the same game and days, charts only where the players
/// could be those of the file.
fn alike(db: &mut Db, sought: &Sought<'_>) -> Stored<Vec<Known>> {
    let events: HashMap<EventId, Event> =
        events::list(db)?.into_iter().map(|event| (event.id, event)).collect();
    let mut found = Vec::new();
    for tournament in tournaments::list(db)? {
        let (id, name) = (tournament.id, tournament.details.name.clone());
        let event = events.get(&tournament.event).map(|event| &event.details);
        let there = event.filter(|event| sought.is_at(&tournament.details.spec, event.days));
        let Some(EventDetails { name: event, days, .. }) = there else {
            continue;
        };
        if !sought.has_players(&entries::list(db, id, Eyes::Staff)?) {
            continue;
        }
        let likeness = sought.likeness(&standings::load(db, tournament, Eyes::Staff)?);
        found.extend(likeness.map(|likeness| Known {
            tournament: id,
            name,
            event: event.clone(),
            days: *days,
            why: Why::SamePlay(likeness),
        }));
    }
    Ok(found)
}

/// A file that is to be stored.
#[derive(Debug, Clone, Copy)]
pub struct ReportFile<'f> {
    pub incoming: &'f Incoming,
    /// The digest of its bytes.
    pub sha256: &'f str,
    /// Who its players are, as far as somebody says.
    pub told: &'f [Told],
    /// Whether it is stored though its tournament is there.
    pub again: Again,
}

/// Whether something is stored once more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    Refused,
    Stored,
}

/// Why a file was not stored.
#[derive(Debug)]
pub enum NotStored {
    Known(Vec<Known>),
    Unidentified(Vec<Unidentified>),
}

/// Who the players of a file are, in its order; nothing for those who are new.
pub type Identities = Vec<Option<PlayerId>>;

/// Stores the tournament of a file; answers who its players are. Before it, [`known`] is asked, which takes a while and keeps nobody waiting; here it is only asked whether
/// somebody else has stored the same file meanwhile.
pub fn store(
    db: &mut Db,
    event: EventId,
    file: ReportFile<'_>,
    importer: Importer,
) -> Stored<Result<(TournamentId, Identities), NotStored>> {
    let ReportFile { incoming, sha256, told, again } = file;
    if again == Again::Refused {
        let known = read_from(db, sha256)?;
        if !known.is_empty() {
            return Ok(Err(NotStored::Known(known)));
        }
    }
    let identities = match identify(&incoming.players, &players::list(db, Eyes::Staff)?, told) {
        Ok(identities) => identities,
        Err(problems) => return Ok(Err(NotStored::Unidentified(problems))),
    };
    let id = import(db, event, incoming, &identities, importer)?;
    reports::insert(db, id, sha256)?;
    Ok(Ok((id, identities)))
}

/// Stores a tournament that was read from a file; `identities` are the known players among its
/// own, in the same order. It is running then: what is still to be played can be played.
pub fn import(
    db: &mut Db,
    event: EventId,
    incoming: &Incoming,
    identities: &[Option<PlayerId>],
    importer: Importer,
) -> Stored<TournamentId> {
    let id = tournaments::insert(db, event, &incoming.details, Visibility::Published)?;
    let (entered, learned) = enter(db, id, incoming, identities, importer.who.now())?;
    let mut seated = Seated::new();
    for (round, boards) in (1..).zip(&incoming.rounds) {
        for (board, seats) in (1..).zip(boards) {
            let pairing = insert_board(db, (id, round, board), seats, &entered, importer)?;
            seated.insert((round, seats.first), pairing);
        }
    }
    adjourn(db, incoming, &seated, importer)?;
    begin(db, id, incoming, &entered, importer.who.now())?;
    for &(round, number, bye) in &incoming.byes {
        byes::set(db, entry(&entered, number)?, round, Some(bye))?;
    }
    for (from_round, to_round, numbers) in &incoming.forbidden {
        let entries: Stored<Vec<EntryId>> =
            numbers.iter().map(|number| entry(&entered, *number)).collect();
        let (from_round, to_round) = (*from_round, *to_round);
        forbidden::insert(db, id, &ForbiddenGroup { from_round, to_round, entries: entries? })?;
    }
    for &Withdrawal { number, from_round } in &incoming.withdrawals {
        let (entry, act) = (entry(&entered, number)?, Attendance::Withdrawn);
        let new = NewAttendance { entry, act, from_round, by: Some(importer.by) };
        entries::insert_attendance(db, new, importer.who.now())?;
    }
    record(event, id, (incoming, &learned), importer);
    Ok(id)
}

type Entered = HashMap<Number, EntryId>;

/// Boards by the round and whoever moves first.
type Seated = HashMap<(u16, Number), PairingId>;

/// Years of birth that the file told, and whose rating moved by that.
struct Learned {
    years: Vec<(PlayerId, BirthYear)>,
    moved: RatingsMoved,
}

fn entry(entered: &Entered, number: Number) -> Stored<EntryId> {
    entered.get(&number).copied().ok_or_else(|| StoreError::corrupt("entries.number", &number))
}

fn enter(
    db: &mut Db,
    id: TournamentId,
    incoming: &Incoming,
    identities: &[Option<PlayerId>],
    now: DateTime<Utc>,
) -> Stored<(Entered, Learned)> {
    let (mut entered, mut years) = (Entered::new(), Vec::new());
    for ((number, new), identity) in incoming.players.iter().zip(identities) {
        let player = match identity {
            Some(player) => *player,
            None => players::insert(db, &new.name, new.club.as_ref(), now)?,
        };
        let birth_year = incoming.birth_years.iter().find(|(whose, _)| whose == number);
        if let Some((_, year)) = birth_year {
            years.extend(learn_birth_year(db, player, *year)?.map(|player| (player, *year)));
        }
        let entry = entries::insert(db, id, player, new.rating, new.club.as_ref())?;
        entries::set_number(db, entry, *number)?;
        entered.insert(*number, entry);
    }
    let learned: Vec<PlayerId> = years.iter().map(|(player, _)| *player).collect();
    privacy::compute(db)?;
    let moved = ratings::recompute_for(db, &learned)?;
    Ok((entered, Learned { years, moved }))
}

/// What is known already stays. Answers the player if it is new.
fn learn_birth_year(db: &mut Db, player: PlayerId, year: BirthYear) -> Stored<Option<PlayerId>> {
    if players::birth_year(db, player)?.is_some() {
        return Ok(None);
    }
    players::set_birth_year(db, player, Some(year))?;
    Ok(Some(player))
}

fn insert_board(
    db: &mut Db,
    (id, round, board): (TournamentId, u16, u16),
    seats: &IncomingBoard,
    entered: &Entered,
    importer: Importer,
) -> Stored<PairingId> {
    let first = entry(entered, seats.first)?;
    let second = seats.second.map(|number| entry(entered, number)).transpose()?;
    let new = NewPairing { round, board, first, second, bye: seats.bye };
    let pairing = pairings::insert(db, id, &new)?;
    if let Some(decision) = seats.decision {
        let new = NewResult {
            pairing,
            replaces: None,
            decision,
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            by: Some(importer.by),
            submission: None,
        };
        results::insert(db, &new, importer.who.now())?;
    }
    Ok(pairing)
}

/// Games that are adjourned, and those that were.
fn adjourn(db: &mut Db, incoming: &Incoming, seated: &Seated, importer: Importer) -> Stored<()> {
    for &Adjournment { round, white, from_round, to_round } in &incoming.adjourned {
        let pairing = seated.get(&(round, white)).copied();
        let pairing = pairing.ok_or_else(|| StoreError::corrupt("pairings.round", &round))?;
        adjournments::insert(db, pairing, from_round, importer.by, importer.who.now())?;
        if to_round < MAX_ROUNDS {
            adjournments::end(db, pairing, to_round)?;
        }
    }
    Ok(())
}

fn begin(
    db: &mut Db,
    id: TournamentId,
    incoming: &Incoming,
    entered: &Entered,
    now: DateTime<Utc>,
) -> Stored<()> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Err(StoreError::corrupt("tournaments.id", &id));
    };
    if tournament.details.format.pairs_round_by_round() {
        let upper_half_ends = incoming.upper_half_ends;
        let upper_half_ends = upper_half_ends.map(|number| entry(entered, number)).transpose()?;
        let planned = incoming.details.format.planned_rounds();
        let accelerated_for = planned.filter(|_| upper_half_ends.is_some());
        let opening =
            Opening { initial: incoming.initial, seed: None, upper_half_ends, accelerated_for };
        tournaments::set_opening(db, id, opening)?;
    }
    tournaments::set_stage(db, &tournament, Stage::Running, now)
}

fn record(
    event: EventId,
    tournament: TournamentId,
    (incoming, learned): (&Incoming, &Learned),
    importer: Importer,
) {
    let Learned { years, moved } = learned;
    let facts = TournamentImported {
        tournament,
        details: (&incoming.details).into(),
        players: incoming.players.len(),
        rounds: incoming.rounds.len(),
        left_out: incoming.left_out.clone(),
        birth_years: years.iter().copied().map(born_in).collect(),
        ratings: RatingFacts::of(moved),
        recorded_by: importer.by,
    };
    let act = Act::TournamentImported(Box::new(facts));
    importer.who.record(event, act);
}

fn born_in((player, year): (PlayerId, BirthYear)) -> BornIn {
    BornIn { player, year: year.get().into() }
}
