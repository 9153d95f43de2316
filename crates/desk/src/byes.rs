//! Byes that are asked for, of rounds that are still to be paired.

use domain::TournamentId;
use domain::audit::{Act, ByeFacts};
use domain::byes::{ByesWanted, RequestedBye, word};
use domain::events::Event;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::withdrawals::open_rounds;
use store::{Db, Stored, byes, standings};

use super::Who;

/// A tournament in which byes can be asked for, and those that were.
pub fn find(
    db: &mut Db,
    id: TournamentId,
) -> Stored<Option<(Event, WallChart, Vec<RequestedBye>)>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(None);
    };
    let asked = byes::list(db, id)?;
    Ok(chart.takes_byes().then_some((event, chart, asked)))
}

/// One of the rounds has been paired, or there is no such round or player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("one of the rounds has been paired, or there is no such round or player")]
pub struct NotOpen;

/// Gives a player byes, or takes them back.
pub fn give(
    db: &mut Db,
    who: impl Into<Who>,
    id: TournamentId,
    wanted: &ByesWanted,
) -> Stored<Result<(), NotOpen>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)?.filter(WallChart::takes_byes) else {
        return Ok(Err(NotOpen));
    };
    let (first, last) = open_rounds(&chart);
    let is_there = chart.entries.iter().any(|entry| entry.id == wanted.entry);
    if !is_there || !wanted.rounds.iter().all(|round| (first..=last).contains(round)) {
        return Ok(Err(NotOpen));
    }
    let asked = byes::list(db, id)?.into_iter();
    let is_meant =
        |bye: &RequestedBye| bye.entry == wanted.entry && wanted.rounds.contains(&bye.round);
    let before: Vec<RequestedBye> = asked.filter(is_meant).collect();
    if is_so_already(&before, wanted) {
        return Ok(Ok(()));
    }
    let before = before.into_iter().map(ByeFacts::from).collect();
    for round in &wanted.rounds {
        byes::set(db, wanted.entry, *round, wanted.bye)?;
    }
    let act = Act::ByesChanged {
        tournament: id,
        entry: wanted.entry,
        rounds: wanted.rounds.clone(),
        before,
        after: wanted.bye.map(|bye| word(bye).to_owned()),
    };
    who.into().record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// Whether the byes of these rounds are those that are wanted.
fn is_so_already(before: &[RequestedBye], wanted: &ByesWanted) -> bool {
    wanted.rounds.iter().all(|round| {
        let there = before.iter().find(|bye| bye.round == *round);
        there.map(|bye| bye.bye) == wanted.bye
    })
}
