//! The ledger of a pool as the facts give it, beside the one that is stored.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use domain::PlayerId;
use domain::merges::Merges;
use domain::privacy::Eyes;
use domain::ratings::{
    self, ListFacts, PeriodGames, PeriodKey, Place, PoolFacts, Published, RatingChange, RatingPool,
    RatingRow, RecomputedList, Timeline, latest,
};
use rating::RatingSystem;
use rating::ledger::Junior;
use store::ratings::{games, initial_ratings, newest_of, periods, rows};
use store::{Db, StoreError, Stored, merges, players, tournaments};

use super::lists;

/// What the ledgers of a family are computed from, from a place on; all of them if there is none.
pub(super) struct FamilyFacts {
    timeline: Timeline,
    first: Option<Place>,
    played: Vec<PeriodGames>,
    /// Of those who play.
    juniors: Vec<Junior>,
    merges: Merges,
}

/// The ledger of a pool from a place on: as it is stored, and as the facts give it.
pub(super) struct Anew {
    /// The newest rows before the place of everybody who is in the others.
    earlier: Vec<RatingRow>,
    stored: Vec<RatingRow>,
    computed: Vec<RatingRow>,
}

/// The periods of a family in order.
pub(super) fn timeline(db: &mut Db, family: &str) -> Stored<Timeline> {
    let rated = tournaments::list_rated(db)?;
    Ok(Timeline::new(family, &rated, &periods::stretches(db, family)?))
}

/// Those of some players who are juniors, with until when.
pub(super) fn juniors_of(
    db: &mut Db,
    merges: &Merges,
    players: &[PlayerId],
) -> Stored<Vec<Junior>> {
    let years = players::birth_years(db, merges, &merges.all_of_some(players))?;
    Ok(ratings::juniors(&years))
}

impl FamilyFacts {
    /// The facts as they are.
    pub(super) fn new(db: &mut Db, timeline: Timeline, first: Option<Place>) -> Stored<Self> {
        let merges = merges::current(db)?;
        Self::with_merges(db, timeline, first, merges)
    }

    /// The facts as they would be with other merges.
    pub(super) fn with_merges(
        db: &mut Db,
        timeline: Timeline,
        first: Option<Place>,
        merges: Merges,
    ) -> Stored<Self> {
        let played = games::of_periods(db, timeline.from(first), &merges)?;
        let juniors = juniors_of(db, &merges, &ratings::players_of(&[], &played))?;
        Ok(Self { timeline, first, played, juniors, merges })
    }

    /// Stores the ledger of a pool of the family as these facts give it; answers whose rating
    /// moved.
    pub(super) fn keep(&self, db: &mut Db, pool: &RatingPool) -> Stored<Vec<RatingChange>> {
        let anew = self.anew(db, pool)?;
        self.replace(db, pool, &anew)?;
        anew.changes(db, pool)
    }

    /// The same for the whole ledger; the list as it is stored is kept as a published one if it changes.
    pub(super) fn keep_both(
        &self,
        db: &mut Db,
        pool: &RatingPool,
        now: DateTime<Utc>,
    ) -> Stored<RecomputedList> {
        let anew = self.anew(db, pool)?;
        let changes = anew.changes(db, pool)?;
        let kept = match changes.as_slice() {
            [] => None,
            _ => lists::keep(db, (self, pool), &latest(&anew.stored), now)?,
        };
        self.replace(db, pool, &anew)?;
        Ok(RecomputedList { pool: pool.clone(), changes, kept })
    }

    fn replace(&self, db: &mut Db, pool: &RatingPool, anew: &Anew) -> Stored<()> {
        let ids = periods::made_for(db, pool.family(), self.timeline.from(self.first))?;
        rows::replace(db, &ids, (&anew.stored, &anew.computed), &BTreeSet::new())?;
        Ok(())
    }

    /// What a list says of players, by number: each as the row tells, on a day.
    pub(super) fn published(
        &self,
        pool: &RatingPool,
        rows: &HashMap<PlayerId, RatingRow>,
        as_of: NaiveDate,
    ) -> Vec<Published> {
        let one = |row: &RatingRow| {
            let known = (row.after, row.games_so_far, self.timeline.closed_on(row.period)?);
            Some(Published::of(&pool.details.rating, row.player.0, known, ratings::day(as_of)))
        };
        let mut published: Vec<Published> = rows.values().filter_map(one).collect();
        published.sort_unstable_by_key(|one| one.0);
        published
    }

    /// What these facts make of the ledger of a pool of the family; nothing is stored.
    pub(super) fn anew(&self, db: &mut Db, pool: &RatingPool) -> Stored<Anew> {
        let untouched = self.timeline.before(self.first);
        let ids = periods::known_for(db, pool.family())?;
        let touched = ids.without(&untouched);
        let stored = rows::of_periods(db, pool.id, &touched)?;
        let players = ratings::players_of(&stored, &self.played);
        let earlier = newest_of(db, pool.id, &players, &ids.known(untouched))?;
        let computed = self.rows_after(db, pool, &earlier)?;
        Ok(Anew { earlier, stored, computed })
    }

    /// The periods before a place.
    pub(super) fn before(&self, place: Option<Place>) -> HashSet<PeriodKey> {
        self.timeline.before(place)
    }

    /// Every period.
    pub(super) fn periods(&self) -> HashSet<PeriodKey> {
        self.timeline.from(None).iter().map(|place| place.period()).collect()
    }

    /// The first place of some periods.
    pub(super) fn first_of(&self, periods: impl Iterator<Item = PeriodKey>) -> Option<Place> {
        self.timeline.first_of(periods)
    }

    pub(super) fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// What a list of a pool of the family is computed from, as of a day.
    pub(super) fn of_list(
        &self,
        db: &mut Db,
        pool: &RatingPool,
        as_of: NaiveDate,
    ) -> Stored<ListFacts> {
        let initial = ratings::in_ledger(&initial_ratings(db, pool.id)?, &self.merges);
        let Self { timeline, played, juniors, .. } = self;
        let is_by_age = pool.system() == RatingSystem::EloFide;
        let juniors = if is_by_age { juniors.as_slice() } else { &[] };
        Ok(ListFacts::new(PoolFacts { timeline, played, initial: &initial, juniors }, as_of))
    }

    /// The rows of the ledger of a pool of the family that these facts give after some others.
    pub(super) fn rows_after(
        &self,
        db: &mut Db,
        pool: &RatingPool,
        earlier: &[RatingRow],
    ) -> Stored<Vec<RatingRow>> {
        let initial = ratings::in_ledger(&initial_ratings(db, pool.id)?, &self.merges);
        let Self { timeline, played, juniors, .. } = self;
        let facts = PoolFacts { timeline, played, initial: &initial, juniors };
        ratings::rows_after(pool, facts, earlier)
            .map_err(|fault| StoreError::corrupt("ledger", &fault))
    }
}

impl Anew {
    /// Whose rating is another one.
    pub(super) fn changes(&self, db: &mut Db, pool: &RatingPool) -> Stored<Vec<RatingChange>> {
        let Self { earlier, stored, computed } = self;
        let (before, after) = ([&earlier[..], stored].concat(), [&earlier[..], computed].concat());
        let moved = ratings::moved(&before, &after);
        let names = players::names(db, Eyes::Staff, moved.iter().map(|(player, ..)| *player))?;
        let change = |(player, before, after)| {
            let name = names.get(&player).cloned().unwrap_or_default();
            RatingChange { player, name, pool: pool.clone(), before, after }
        };
        Ok(moved.into_iter().map(change).collect())
    }
}
