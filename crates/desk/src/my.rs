//! What a player sees of an event on a page of their own, and does there without an arbiter.

use domain::allowances::ByeRefusal;
use domain::byes::ByesWanted;
use domain::entries::Attendance;
use domain::events::{Event, Visibility};
use domain::links::Bearer;
use domain::my::{Mine, MyTournament, OwnRefusal};
use domain::privacy::Eyes;
use domain::tournaments::Tournament;
use domain::withdrawals::offered;
use domain::{EventId, PlayerId, TournamentId};
use store::{
    Db, Stored, allowances, by_link, byes, calls, entries, events, players, screens, standings,
    tournaments,
};

use super::Guest;
use super::checkins::NotCheckedIn;
use super::entries::{Attending, NotAttending};
use super::results::sitting;
use super::{checkins, clocks, privacy};

/// The event as a player is in it; `None` if they are not.
pub fn find(db: &mut Db, event: EventId, player: PlayerId) -> Stored<Option<Mine>> {
    let (Some(event), Some(player)) =
        (events::find(db, event)?, players::find(db, player, Eyes::Staff)?)
    else {
        return Ok(None);
    };
    let Some(public) = privacy::find(db, player.id)? else {
        return Ok(None);
    };
    let mut held = Vec::new();
    for tournament in tournaments::list_by_player(db, player.id)? {
        if tournament.event != event.id || tournament.visibility == Visibility::Draft {
            continue;
        }
        let Some(mine) = load(db, tournament, player.id)? else { continue };
        let at = mine.board().filter(|board| board.second.is_some());
        let at = at.map(|board| (board.tournament, board.round, board.board));
        let board = match at {
            Some(at) => sitting(db, at, Eyes::Own(player.id))?,
            None => None,
        };
        held.push((mine, board));
    }
    let notice = screens::notice(db, event.id)?;
    Ok(Some(Mine { event, notice, player, public, held }))
}

/// One tournament as a player is in it.
pub fn find_one(
    db: &mut Db,
    id: TournamentId,
    player: PlayerId,
) -> Stored<Option<(Event, MyTournament)>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(None);
    };
    let Some(event) = events::find(db, tournament.event)? else {
        return Ok(None);
    };
    Ok(load(db, tournament, player)?.map(|mine| (event, mine)))
}

fn load(db: &mut Db, tournament: Tournament, player: PlayerId) -> Stored<Option<MyTournament>> {
    let allowances = allowances::of(db, &tournament)?;
    let chart = standings::load(db, tournament, Eyes::Own(player))?;
    let Some(entry) = chart.entries.iter().find(|entry| entry.player == player).cloned() else {
        return Ok(None);
    };
    let id = chart.tournament.id;
    let open = calls::open(db, &[id])?;
    Ok(Some(MyTournament {
        allowances,
        asked: byes::list(db, id)?,
        attended_themselves: entries::attended_themselves(db, entry.id)?,
        n_own_attendances: entries::n_own_attendances(db, entry.id)?,
        coming: checkins::coming(db, &chart)?,
        clock: clocks::of_chart(db, &chart)?,
        by_link: by_link::terms::of_entry(db, entry.id)?,
        call: open.into_iter().find(|call| call.entry == Some(entry.id)),
        chart,
        entry,
    }))
}

/// Why a player does not leave or come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDone {
    /// The player is not in the tournament.
    Gone,
    Own(OwnRefusal),
    /// The page had said something else about the games.
    EndsOtherwise,
}

/// The player withdraws, or comes back, from the next round on. `seen` is the word of what the page
/// said that becomes of the games.
pub fn attend(
    db: &mut Db,
    guest: &Guest,
    id: TournamentId,
    (act, seen): (Attendance, &str),
) -> Stored<Result<(), NotDone>> {
    let Some(mine) = own(db, guest, id)? else {
        return Ok(Err(NotDone::Gone));
    };
    if let Err(refusal) = mine.forecast(act) {
        return Ok(Err(NotDone::Own(refusal)));
    }
    let from_round = offered(&mine.chart, &mine.entry, act);
    let wanted = Attending { entry: mine.entry.id, act, from_round, seen: Some(seen) };
    let done = super::entries::attend(db, guest, id, wanted)?;
    Ok(done.map_err(|why| match why {
        NotAttending::Gone => NotDone::Gone,
        NotAttending::Refused(refusal) => NotDone::Own(refusal.into()),
        NotAttending::EndsOtherwise => NotDone::EndsOtherwise,
    }))
}

/// Why a player does not get byes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoByes {
    /// The player is not in the tournament.
    Gone,
    Refused(ByeRefusal),
    /// One of the rounds has been paired meanwhile.
    Paired,
}

/// The player takes byes, or gives them back.
pub fn take_byes(
    db: &mut Db,
    guest: &Guest,
    id: TournamentId,
    wanted: &ByesWanted,
) -> Stored<Result<(), NoByes>> {
    let Some(mine) = own(db, guest, id)?.filter(|mine| mine.entry.id == wanted.entry) else {
        return Ok(Err(NoByes::Gone));
    };
    if let Err(refusal) = mine.allowances.allow(&mine.chart, &mine.asked, wanted) {
        return Ok(Err(NoByes::Refused(refusal)));
    }
    Ok(super::byes::give(db, guest, id, wanted)?.map_err(|_| NoByes::Paired))
}

/// Why a player is not checked in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotHere {
    /// The player is not in the tournament.
    NotTheirs,
    /// The check-in has ended, or is for another round now. With the event.
    Late(EventId),
}

/// The player is here for a round. Tells the event.
pub fn check_in(
    db: &mut Db,
    guest: &Guest,
    (id, round): (TournamentId, u16),
) -> Stored<Result<EventId, NotHere>> {
    let Some(mine) = own(db, guest, id)? else {
        return Ok(Err(NotHere::NotTheirs));
    };
    let event = mine.chart.tournament.event;
    let done = checkins::check_in(db, guest, (id, round), mine.entry.id)?;
    Ok(done.map(|()| event).map_err(|why| match why {
        NotCheckedIn::NotTheirs | NotCheckedIn::Gone => NotHere::NotTheirs,
        NotCheckedIn::OtherRound | NotCheckedIn::NotPlaying | NotCheckedIn::Shut => {
            NotHere::Late(event)
        }
    }))
}

fn own(db: &mut Db, guest: &Guest, id: TournamentId) -> Stored<Option<MyTournament>> {
    match guest.bearer {
        Bearer::Player(player) => Ok(find_one(db, id, player)?.map(|(_, mine)| mine)),
        Bearer::Tablet(_) => Ok(None),
    }
}
