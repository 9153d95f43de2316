//! The boards of a tournament in a hall that several share.

use diesel::prelude::*;
use domain::boards::Boards;
use domain::{EntryId, TournamentId};

use super::schema::{board_ranges, entries, fixed_boards};
use super::{Db, Stored, small};

/// Where a tournament begins, and who of it always plays at the same board.
pub fn of(db: &mut Db, tournament: TournamentId) -> Stored<Boards> {
    let first = board_ranges::table.find(tournament.0).select(board_ranges::first_board);
    let first = match first.first::<i32>(db).optional()? {
        Some(board) => small("board_ranges.first_board", board)?,
        None => Boards::default().first,
    };
    let rows = fixed_boards::table
        .inner_join(entries::table.on(entries::id.eq(fixed_boards::entry_id)))
        .filter(entries::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .select((fixed_boards::entry_id, fixed_boards::board))
        .load::<(i32, i32)>(db)?;
    let fixed =
        rows.into_iter().map(|(id, board)| Ok((EntryId(id), small("fixed_boards.board", board)?)));
    Ok(Boards { first, fixed: fixed.collect::<Stored<_>>()? })
}

/// Says where a tournament begins, and who of it always plays where.
pub fn set(db: &mut Db, tournament: TournamentId, new: &Boards) -> Stored<()> {
    let held: Vec<i32> = entries::table
        .filter(entries::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .select(entries::id)
        .load(db)?;
    delete_fixed(db, &held)?;
    delete_range(db, tournament.0)?;
    diesel::insert_into(board_ranges::table)
        .values((
            board_ranges::tournament_id.eq(tournament.0),
            board_ranges::first_board.eq(i32::from(new.first)),
        ))
        .execute(db)?;
    for (entry, board) in &new.fixed {
        diesel::insert_into(fixed_boards::table)
            .values((fixed_boards::entry_id.eq(entry.0), fixed_boards::board.eq(i32::from(*board))))
            .execute(db)?;
    }
    Ok(())
}

pub(super) fn delete_range(db: &mut Db, tournament: i32) -> Stored<()> {
    diesel::delete(board_ranges::table.find(tournament)).execute(db)?;
    Ok(())
}

pub(super) fn delete_fixed(db: &mut Db, entries: &[i32]) -> Stored<()> {
    diesel::delete(fixed_boards::table.filter(fixed_boards::entry_id.eq_any(entries)))
        .execute(db)?;
    Ok(())
}
