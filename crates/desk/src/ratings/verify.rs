//! Whether the stored ledger is what the facts give.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};

use domain::PlayerId;
use domain::history::{HistoryStage, StoredHistory};
use domain::ratings::{
    self, Difference, FOR_ALL, PeriodKey, Place, RatingPool, RatingRow, RatingSystem, Timeline,
};
use rating::ledger::RULES_VERSION;
use store::ratings::{periods, pools, ranks, recomputations, rows};
use store::{Db, Stored, history, tournaments};

use super::anew::FamilyFacts;

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
    let older = ByOlder::of(&stored, facts);
    if let Some(older) = &older {
        computed = older.continued(db, (pool, facts), &stored, computed)?;
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
    found.extend(older.map(|ByOlder { rules, n_rows, .. }| Difference::OlderRules {
        pool,
        rules,
        n_rows,
    }));
    let as_difference = |(period, player)| Difference::Unreadable { pool, period, player };
    found.extend(unreadable.into_iter().map(as_difference));
    found.extend(misplaced.into_iter().map(|player| Difference::Rank { pool, player }));
    found.extend(follows.map(|follows| Difference::Following { pool, percent: follows.percent() }));
    Ok(found)
}

/// The rows of a ledger that older rules gave: those of its first periods, since whatever is computed anew is computed up
/// to the last period.
struct ByOlder {
    /// The first period that the rules of this program gave; none if they gave none.
    next: Option<Place>,
    periods: HashSet<PeriodKey>,
    rules: u32,
    n_rows: usize,
}

impl ByOlder {
    fn of(stored: &[RatingRow], facts: &FamilyFacts) -> Option<Self> {
        let is_older = |row: &&RatingRow| row.rules_version != RULES_VERSION;
        let rules = stored.iter().filter(is_older).map(|row| row.rules_version).min()?;
        let newer = stored.iter().filter(|row| !is_older(row)).map(|row| row.period);
        let next = facts.first_of(newer);
        let periods = next.map_or_else(|| facts.periods(), |next| facts.before(Some(next)));
        let n_rows = stored.iter().filter(is_older).count();
        Some(Self { next, periods, rules, n_rows })
    }

    /// What the ledger should be: the rows by older rules as they are stored, where there has to be one at all, and those
    /// that the rules of this program give after them.
    fn continued(
        &self,
        db: &mut Db,
        (pool, facts): (&RatingPool, &FamilyFacts),
        stored: &[RatingRow],
        computed: Vec<RatingRow>,
    ) -> Stored<Vec<RatingRow>> {
        let key = |row: &RatingRow| (row.period, row.player);
        let known: HashMap<_, &RatingRow> = stored.iter().map(|row| (key(row), row)).collect();
        let due: HashSet<PeriodKey> = computed.iter().map(|row| row.period).collect();
        let early = computed.into_iter().filter(|row| self.periods.contains(&row.period));
        let mut all: Vec<RatingRow> =
            early.map(|row| known.get(&key(&row)).map_or(row, |row| **row)).collect();
        if self.next.is_some() {
            let later = FamilyFacts::new(db, facts.timeline().clone(), self.next)?;
            let earlier: Vec<RatingRow> = ratings::latest(&all).into_values().collect();
            let rows = later.rows_after(db, pool, &earlier)?;
            all.extend(rows.into_iter().filter(|row| due.contains(&row.period)));
        }
        Ok(all)
    }
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
