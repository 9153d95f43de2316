//! Whether the stored ledger is what the facts give.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};

use super::anew::FamilyFacts;
use crate::domain::PlayerId;
use crate::domain::history::{HistoryStage, StoredHistory};
use crate::domain::ratings::{self, Difference, FOR_ALL, RatingPool, RatingSystem, Timeline};
use crate::store::ratings::{periods, pools, ranks, recomputations, rows};
use crate::store::{Db, Stored, history, tournaments};

/// Computes every ledger from the facts alone, those too whose pool is missing, and compares it
/// with the one that is stored.
pub fn verify(db: &mut Db) -> Stored<Vec<Difference>> {
    let rated = tournaments::list_rated(db)?;
    let histories = history::list(db)?;
    let known = pools::pools(db)?;
    let mut families: BTreeSet<Cow<'_, str>> =
        known.iter().map(|pool| pool.family().into()).collect();
    families.extend(rated.iter().map(|(spec, _)| spec.rated_as()));
    families.extend(histories.iter().map(|one| one.file.family.as_str().into()));
    let mut found = incomplete(db, &histories)?;
    for (period, stored, last) in periods::misdated(db)? {
        found.push(Difference::Misdated { period, stored, last });
    }
    for family in families {
        let timeline = Timeline::new(&family, &rated, &periods::stretches(db, &family)?);
        let of_family: Vec<&RatingPool> =
            known.iter().filter(|pool| pool.family() == family).collect();
        found.extend(missing(&family, &timeline, &of_family));
        let facts = FamilyFacts::new(db, timeline, None)?;
        for pool in of_family {
            found.extend(differences(db, pool, &facts)?);
        }
    }
    Ok(found)
}

/// Where the ledger of a pool is not what the facts give; where it is being computed anew, up to where that is.
fn differences(db: &mut Db, pool: &RatingPool, facts: &FamilyFacts) -> Stored<Vec<Difference>> {
    let (mut stored, unreadable) = rows::readable(db, pool.id)?;
    let mut computed = facts.rows_after(db, pool, &[])?;
    let follows = recomputations::find(db, pool.id)?;
    let mut misplaced = Vec::new();
    if let Some(follows) = &follows {
        let done = facts.before(follows.next);
        stored.retain(|row| done.contains(&row.period));
        computed.retain(|row| done.contains(&row.period));
    } else {
        misplaced = ranks::misplaced(db, pool, &stored)?;
    }
    let mut found = ratings::differences(&stored, &computed);
    found.retain(|one| match one {
        Difference::Missing(row) => !unreadable.contains(&(row.period, row.player)),
        _ => true,
    });
    // What is wrong with a row is told once.
    let told: HashSet<PlayerId> = found.iter().filter_map(Difference::player).collect();
    misplaced.retain(|player| !told.contains(player));
    misplaced.retain(|player| unreadable.iter().all(|(_, one)| one != player));
    let pool = pool.id;
    let as_difference = |(period, player)| Difference::Unreadable { pool, period, player };
    found.extend(unreadable.into_iter().map(as_difference));
    found.extend(misplaced.into_iter().map(|player| Difference::Rank { pool, player }));
    found.extend(follows.map(|follows| Difference::Following { pool, percent: follows.percent() }));
    Ok(found)
}

/// The pools that every family has, and this one has not.
fn missing(family: &str, timeline: &Timeline, known: &[&RatingPool]) -> Vec<Difference> {
    if timeline.from(None).is_empty() {
        return Vec::new();
    }
    let is_missing =
        |system: &&RatingSystem| known.iter().all(|pool| pool.details.rating != system.pool());
    let missing = FOR_ALL.iter().filter(is_missing);
    missing
        .map(|system| Difference::NoPool { family: family.to_owned(), system: *system })
        .collect()
}

fn incomplete(db: &mut Db, histories: &[StoredHistory]) -> Stored<Vec<Difference>> {
    let mut found = Vec::new();
    for StoredHistory { id, file, n_games, stage } in histories {
        let n_stored = history::count_games(db, *id)?;
        if n_stored != *n_games || *stage == HistoryStage::Begun {
            let (id, file, n_games) = (*id, file.file_name.clone(), *n_games);
            found.push(Difference::Incomplete { id, file, n_stored, n_games });
        }
    }
    Ok(found)
}
