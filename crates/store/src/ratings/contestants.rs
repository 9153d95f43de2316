//! What is known of two players before a game to come.

use domain::PlayerId;
use domain::accounts::Viewer;
use domain::ratings::{RatingPool, day, in_ledger, juniors};
use rating::forecast::{Contestant, CurrentRating};

use super::super::{Db, Stored, merges, players};
use super::{initial, rows, titles_of};

/// What is known of two players in a pool: by their newest periods, else by what they have brought
/// along, else nothing.
pub fn contestants(
    db: &mut Db,
    pool: &RatingPool,
    both: [PlayerId; 2],
    viewer: &Viewer,
) -> Stored<[Contestant; 2]> {
    let merges = merges::current(db)?;
    let persons = merges.all_of_some(&both);
    let initial = in_ledger(&initial::of_some(db, pool.id, &persons)?, &merges);
    let juniors = juniors(&players::birth_years(db, &merges, &persons)?);
    let mut newest = Vec::with_capacity(both.len());
    for player in both {
        newest.extend(rows::newest_of_player(db, pool.id, player)?);
    }
    let titles = titles_of(db, viewer, newest.iter().map(|row| row.period))?;
    Ok(both.map(|player| {
        let newest = newest.iter().find(|row| row.player == player).and_then(|row| {
            let on = day(titles.closed_on(row.period)?);
            Some(CurrentRating { state: row.after, games: row.games_so_far, on })
        });
        let brought = initial.iter().find(|one| one.player.0 == player.0);
        let brought = brought.map(|one| CurrentRating {
            state: one.state,
            games: one.games,
            on: one.known_on,
        });
        let junior = juniors.iter().find(|junior| junior.player.0 == player.0);
        Contestant { known: newest.or(brought), junior_until: junior.map(|one| one.until) }
    }))
}
