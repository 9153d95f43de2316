//! Pools, what they are computed from, and the ledger: one row a period, player and pool.

mod contestants;
pub mod games;
pub mod initial;
mod meetings;
mod newest;
pub mod periods;
pub mod pools;
pub mod ranks;
pub mod recomputations;
pub mod rows;
mod states;

use domain::accounts::Viewer;
use domain::ratings::{PeriodKey, PeriodTitles};

use super::{Db, Stored, tournaments};

pub use contestants::contestants;
pub use initial::{initial_ratings, initial_ratings_of};
pub use meetings::{meetings, of_period, states_then};
pub use newest::{newest, newest_of, newest_of_some, newest_on};
pub mod published;

pub use pools::{families, find_pool, find_pool_open_to, pools, pools_open_to};
pub use ranks::{n_ranked, n_rated};
pub use rows::{of_player, of_players, of_pool, of_tournament};

/// What some periods are called, as far as `viewer` may see them.
pub fn titles_of(
    db: &mut Db,
    viewer: &Viewer,
    some: impl IntoIterator<Item = PeriodKey>,
) -> Stored<PeriodTitles> {
    let (mut of_tournaments, mut of_stretches) = (Vec::new(), Vec::new());
    for period in some {
        match period {
            PeriodKey::Tournament(id) => of_tournaments.push(id),
            PeriodKey::Stretch(id) => of_stretches.push(id),
        }
    }
    Ok(PeriodTitles {
        tournaments: tournaments::titles_of(db, viewer, of_tournaments)?,
        stretches: periods::titles_of(db, of_stretches)?,
    })
}

/// What the periods are called that `viewer` may see.
pub fn titles_open_to(db: &mut Db, viewer: &Viewer) -> Stored<PeriodTitles> {
    Ok(PeriodTitles {
        tournaments: tournaments::titles_open_to(db, viewer)?,
        stretches: periods::stretch_titles(db)?,
    })
}
