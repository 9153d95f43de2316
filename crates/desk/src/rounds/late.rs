//! Two players without a game are paired in a published round.

use domain::EntryId;
use domain::audit::{Act, LatePairing, PairingFacts};
use domain::boards::Boards;
use domain::pairings::{NewPairing, Pairing};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::{self, Idle, LateRefusal, idle};
use store::{Db, Stored, pairings, rounds, standings};

use super::{Actor, At, prepare_again};

/// Pairs two players who have no game in the last published round: a game takes the place of their
/// byes.
pub fn pair_late(
    db: &mut Db,
    actor: &Actor,
    (id, round): At,
    both: (EntryId, EntryId),
) -> Stored<Result<(), LateRefusal>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(LateRefusal::NotNow));
    };
    let Some(published_at) = rounds::published_at(db, id, round)? else {
        return Ok(Err(LateRefusal::NotNow));
    };
    let before = prepare_again(db, chart.clone(), round, published_at)?;
    let game = match swiss::pair_late(&chart, &before, round, both) {
        Ok(game) => game,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let byes: Vec<Pairing> = idle(&chart, round)
        .into_iter()
        .filter(|one| one.entry.id == both.0 || one.entry.id == both.1)
        .filter_map(|Idle { bye, .. }| bye.map(|(row, _)| row))
        .collect();
    let board = board(&chart, round, (&byes, both), &before.boards);
    let new = NewPairing { round, board, first: game.first, second: Some(game.second), bye: None };
    for bye in &byes {
        pairings::unpublish_one(db, bye.id, actor.now)?;
    }
    pairings::insert_late(db, id, &new, actor.now)?;
    let act = Act::PairedLate(LatePairing {
        tournament: id,
        round,
        pairing: PairingFacts::from(&new),
        instead_of: byes.iter().map(PairingFacts::from).collect(),
    });
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// The fixed board of one of the two if it is free, else the place of the first bye that gives way, else
/// the next one; byes come last.
fn board(
    chart: &WallChart,
    round: u16,
    (byes, both): (&[Pairing], (EntryId, EntryId)),
    boards: &Boards,
) -> u16 {
    let stays = |one: &&Pairing| one.round == round && byes.iter().all(|bye| bye.id != one.id);
    let taken: Vec<u16> = chart.pairings.iter().filter(stays).map(|one| one.board).collect();
    let fixed = boards.fixed_of(both).filter(|board| !taken.contains(board));
    let next = taken.iter().max().map_or(boards.first, |last| last + 1);
    fixed.or(byes.iter().map(|bye| bye.board).min()).unwrap_or(next)
}
