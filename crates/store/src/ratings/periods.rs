//! What is rated at once: tournaments, and stretches of histories.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::ratings::{HistoryName, PeriodKey, Place, Stretch, StretchTitle};
use domain::{PeriodId, TournamentId};

use super::super::connection::IDS_AT_ONCE;
use super::super::schema::{histories, history_games, periods, tournaments};
use super::super::{Db, StoreError, Stored};

/// The rows of `periods` by what they are.
pub struct PeriodIds(HashMap<PeriodKey, i32>);

impl PeriodIds {
    pub fn id(&self, period: PeriodKey) -> Stored<i32> {
        let id = self.0.get(&period).copied();
        id.ok_or_else(|| StoreError::corrupt("periods", &period))
    }

    /// The ids of some periods; who was never rated has none.
    pub fn known(&self, periods: impl IntoIterator<Item = PeriodKey>) -> BTreeSet<i32> {
        periods.into_iter().filter_map(|period| self.0.get(&period).copied()).collect()
    }

    /// The ids of the periods that are not among some.
    #[allow(clippy::implicit_hasher, reason = "sets of periods are the usual ones")]
    pub fn without(&self, some: &HashSet<PeriodKey>) -> Vec<i32> {
        let others = self.0.iter().filter(|(period, _)| !some.contains(period));
        let mut ids: Vec<i32> = others.map(|(_, id)| *id).collect();
        ids.sort_unstable();
        ids
    }
}

/// A row of `periods`: its id, and the tournament that it is, if it is one.
pub(super) fn key((id, tournament): (i32, Option<i32>)) -> PeriodKey {
    match tournament {
        Some(tournament) => PeriodKey::Tournament(TournamentId(tournament)),
        None => PeriodKey::Stretch(PeriodId(id)),
    }
}

/// What some rows of `periods` are.
pub(super) fn keys_of(db: &mut Db, some: &BTreeSet<i32>) -> Stored<HashMap<i32, PeriodKey>> {
    let some: Vec<i32> = some.iter().copied().collect();
    let mut keys = HashMap::with_capacity(some.len());
    for some in some.chunks(IDS_AT_ONCE) {
        let rows = periods::table.filter(periods::id.eq_any(some));
        let rows =
            rows.select((periods::id, periods::tournament_id)).load::<(i32, Option<i32>)>(db)?;
        keys.extend(rows.into_iter().map(|row| (row.0, key(row))));
    }
    Ok(keys)
}

/// A row of `periods`, the day of a stretch, and when a tournament was closed and started.
type Dated = (i32, Option<NaiveDate>, Option<NaiveDateTime>, Option<NaiveDateTime>);

/// The days on which some rows of `periods` were closed, as [`PeriodTitles::closed_on`] has them.
///
/// [`PeriodTitles::closed_on`]: domain::ratings::PeriodTitles::closed_on
pub(super) fn days_of(db: &mut Db, some: &BTreeSet<i32>) -> Stored<HashMap<i32, NaiveDate>> {
    let some: Vec<i32> = some.iter().copied().collect();
    let mut days = HashMap::with_capacity(some.len());
    let held = tournaments::id.nullable().eq(periods::tournament_id);
    let moments = (tournaments::closed_at.nullable(), tournaments::started_at.nullable());
    for some in some.chunks(IDS_AT_ONCE) {
        let rows = periods::table
            .left_join(tournaments::table.on(held))
            .filter(periods::id.eq_any(some))
            .select((periods::id, periods::closed_on, moments.0, moments.1))
            .load::<Dated>(db)?;
        let day = |(id, day, closed, started): Dated| {
            Some((id, day.or(closed.or(started).map(|at| at.date()))?))
        };
        days.extend(rows.into_iter().filter_map(day));
    }
    Ok(days)
}

/// The ids of the rows of some periods; a tournament that was never rated has none.
pub fn ids_of(db: &mut Db, asked: impl IntoIterator<Item = PeriodKey>) -> Stored<Vec<i32>> {
    let (mut ids, mut asked_for) = (Vec::new(), Vec::new());
    for period in asked {
        match period {
            PeriodKey::Stretch(id) => ids.push(id.0),
            PeriodKey::Tournament(id) => asked_for.push(id.0),
        }
    }
    for some in asked_for.chunks(IDS_AT_ONCE) {
        let of_tournaments = periods::table.filter(periods::tournament_id.eq_any(some));
        ids.extend(of_tournaments.select(periods::id).load::<i32>(db)?);
    }
    Ok(ids)
}

/// The stretches of the histories of a family that are complete.
pub fn stretches(db: &mut Db, family: &str) -> Stored<Vec<Stretch>> {
    let rows = periods::table
        .inner_join(histories::table.on(periods::history_id.eq(histories::id.nullable())))
        .filter(histories::family.eq(family))
        .filter(histories::completed_at.is_not_null())
        .filter(periods::closed_on.is_not_null())
        .select((periods::id, periods::name, periods::closed_on.assume_not_null()))
        .load(db)?;
    let stretch = |(id, name, closed_on)| Stretch { id: PeriodId(id), name, closed_on };
    Ok(rows.into_iter().map(stretch).collect())
}

/// The stretches of complete histories that were not closed on the day of their last game: the
/// day as it is stored, and that of the game, if there is one.
pub fn misdated(db: &mut Db) -> Stored<Vec<(PeriodId, NaiveDate, Option<NaiveDate>)>> {
    let days = history_games::table
        .group_by(history_games::period_id)
        .select((history_games::period_id, max(history_games::played_on)))
        .load::<(i32, Option<NaiveDate>)>(db)?;
    let days: HashMap<i32, Option<NaiveDate>> = days.into_iter().collect();
    let stored = periods::table
        .inner_join(histories::table.on(periods::history_id.eq(histories::id.nullable())))
        .filter(histories::completed_at.is_not_null())
        .filter(periods::closed_on.is_not_null())
        .order(periods::id)
        .select((periods::id, periods::closed_on.assume_not_null()))
        .load::<(i32, NaiveDate)>(db)?;
    let last = |id: i32| days.get(&id).copied().flatten();
    let with_last = stored.into_iter().map(|(id, day)| (PeriodId(id), day, last(id)));
    Ok(with_last.filter(|(_, day, last)| *last != Some(*day)).collect())
}

/// Closes the stretches of complete histories on the day of their last game.
pub fn date_anew(db: &mut Db) -> Stored<()> {
    for (id, _, last) in misdated(db)? {
        let period = periods::table.find(id.0);
        if let Some(last) = last {
            diesel::update(period).set(periods::closed_on.eq(last)).execute(db)?;
        }
    }
    Ok(())
}

/// What the stretches of complete histories are called.
macro_rules! titled {
    () => {
        periods::table
            .inner_join(histories::table.on(periods::history_id.eq(histories::id.nullable())))
            .filter(histories::completed_at.is_not_null())
            .filter(periods::closed_on.is_not_null())
            .select((
                periods::id,
                periods::name,
                periods::closed_on.assume_not_null(),
                histories::source,
                histories::file_name,
                histories::sha256,
            ))
    };
}

type Titled = (i32, Option<String>, NaiveDate, Option<String>, String, String);

/// What all of them are called.
pub fn stretch_titles(db: &mut Db) -> Stored<HashMap<PeriodId, StretchTitle>> {
    Ok(named(titled!().load::<Titled>(db)?))
}

/// What some of them are called.
pub fn titles_of(
    db: &mut Db,
    some: impl IntoIterator<Item = PeriodId>,
) -> Stored<HashMap<PeriodId, StretchTitle>> {
    let ids: BTreeSet<i32> = some.into_iter().map(|id| id.0).collect();
    let ids: Vec<i32> = ids.into_iter().collect();
    let mut titles = HashMap::with_capacity(ids.len());
    for some in ids.chunks(IDS_AT_ONCE) {
        titles.extend(named(titled!().filter(periods::id.eq_any(some)).load::<Titled>(db)?));
    }
    Ok(titles)
}

fn named(rows: Vec<Titled>) -> HashMap<PeriodId, StretchTitle> {
    let title = |(id, name, closed_on, source, file_name, sha256): Titled| {
        let history = HistoryName::of(&sha256, source, file_name);
        (PeriodId(id), StretchTitle { history, name, closed_on })
    };
    rows.into_iter().map(title).collect()
}

/// The periods of all tournaments that were ever rated, and of the histories of a family.
pub fn known_for(db: &mut Db, family: &str) -> Stored<PeriodIds> {
    let of_family = histories::table.filter(histories::family.eq(family)).select(histories::id);
    let rows = periods::table
        .filter(periods::history_id.is_null().or(periods::history_id.eq_any(of_family.nullable())))
        .select((periods::id, periods::tournament_id))
        .load::<(i32, Option<i32>)>(db)?;
    Ok(PeriodIds(rows.into_iter().map(|row| (key(row), row.0)).collect()))
}

/// The same; tournaments that are rated for the first time get theirs.
pub fn made_for(db: &mut Db, family: &str, places: &[Place]) -> Stored<PeriodIds> {
    let PeriodIds(mut known) = known_for(db, family)?;
    for place in places {
        if let (period @ PeriodKey::Tournament(id), false) =
            (place.period(), known.contains_key(&place.period()))
        {
            let made = diesel::insert_into(periods::table)
                .values(periods::tournament_id.eq(id.0))
                .returning(periods::id)
                .get_result(db)?;
            known.insert(period, made);
        }
    }
    Ok(PeriodIds(known))
}
