//! A long list is computed anew after the act that moves it, step by step, so that others act in between.
//!
//! Up to the next place of its [`Recomputation`] the ledger is what the games give, from there on what it was before. A step
//! reads the games of some periods and computes them while nobody waits for it; only writing the rows is a change, and
//! a short one. What changes games of the list meanwhile gives the recomputation another version, and everything is read
//! again. A program that is killed leaves the list to the next one.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::mem;

use chrono::{DateTime, TimeDelta, Utc};
use domain::audit::Act;
use domain::merges::Merges;
use domain::ratings::{
    self, PeriodGames, Place, PoolFacts, RatingPool, RatingRow, Recomputation, Timeline, latest,
};
use domain::stamps::{Moved, Thing};
use domain::{PlayerId, PoolId};
use rating::ledger::InitialRating;
use store::locks::Reach;
use store::ratings::periods::{self, PeriodIds};
use store::ratings::recomputations::{self, TAKEN_AT_MOST, Taken};
use store::ratings::{find_pool, games, initial_ratings, newest_of, rows};
use store::transaction::move_on;
use store::{Db, Store, StoreError, Stored, merges};

use super::anew::{juniors_of, timeline};
use crate::Who;

/// So long a list is left to whoever has taken it. He takes it again with each change; after a kill somebody else does.
const TAKEN_FOR: TimeDelta = TimeDelta::seconds(10);
/// A step computes about so many games, of so many periods at most.
const GAMES_AT_ONCE: usize = 5_000;
const PERIODS_AT_ONCE: usize = 50;
/// A change writes about so many rows.
const ROWS_AT_ONCE: usize = 2_000;
/// Open pages are told how far it is no more often: nearly all of them show ratings, and fetch themselves anew.
const TOLD_EVERY: TimeDelta = TimeDelta::seconds(10);

/// A list on its way, and what is known of it from step to step.
struct Following {
    taken: Taken,
    pool: RatingPool,
    timeline: Timeline,
    ids: PeriodIds,
    merges: Merges,
    initial: Vec<InitialRating>,
    /// The newest row, up to here, of everybody who was met; none for who has none.
    newest: HashMap<PlayerId, Option<RatingRow>>,
    /// Periods that are not rated any more, until the first step has taken their rows out.
    unrated: Vec<i32>,
    /// What is computed and not yet written.
    parts: VecDeque<Part>,
    /// The periods after those.
    later: BTreeSet<i32>,
    /// How far it is when they are written.
    reached: Recomputation,
    told_at: DateTime<Utc>,
}

/// Rows of some players in some periods, as they are stored and as the games give them, and the newest before.
#[derive(Default)]
struct Part {
    earlier: Vec<RatingRow>,
    stored: Vec<RatingRow>,
    computed: Vec<RatingRow>,
}

/// How a step went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// There is more to do.
    Taken,
    /// A list is what its games give; so many ratings have moved.
    Done { pool: PoolId, moved: u32 },
    /// There is nothing to do, or somebody else is at it.
    Idle,
}

/// One who follows: at one list at a time, for as long as he leads on.
pub struct Follower {
    current: Option<Following>,
    /// For how long he takes a list: twice as long after a step that took longer.
    taken_for: TimeDelta,
}

impl Default for Follower {
    fn default() -> Self {
        Self { current: None, taken_for: TAKEN_FOR }
    }
}

impl Follower {
    /// Whether he is at a list.
    pub fn is_at_one(&self) -> bool {
        self.current.is_some()
    }

    /// Takes the next step of his list, or of one that nobody is at.
    pub fn step(&mut self, store: &Store, now: DateTime<Utc>) -> Stored<Step> {
        let Some(mut current) = self.current.take() else {
            self.current = self.begin(store, now)?;
            return Ok(if self.is_at_one() { Step::Taken } else { Step::Idle });
        };
        let step = match current.parts.pop_front() {
            None => store.read(|db| current.compute(db))?.then_some(Step::Taken),
            Some(part) => store.write_within(Reach::Nothing, |db| current.write(db, &part, now))?,
        };
        if step.is_none() && current.taken.is_over(now) {
            self.taken_for = (self.taken_for * 2).min(TAKEN_AT_MOST);
        }
        self.current = (step == Some(Step::Taken)).then_some(current);
        Ok(step.unwrap_or(Step::Taken))
    }

    fn begin(&self, store: &Store, now: DateTime<Utc>) -> Stored<Option<Following>> {
        if store.read(recomputations::list)?.is_empty() {
            return Ok(None);
        }
        let take = |db: &mut Db| recomputations::take(db, now, self.taken_for);
        let Some(taken) = store.write_within(Reach::Nothing, take)? else { return Ok(None) };
        let following = store.read(|db| Following::new(db, taken, now))?;
        if following.is_none() {
            // A list in the bin is computed when it is taken out, unless that was just now.
            store.write_within(Reach::Nothing, |db| {
                match recomputations::take_again(db, &taken, now)? {
                    Some(_) => recomputations::delete(db, taken.known.pool),
                    None => Ok(()),
                }
            })?;
        }
        Ok(following)
    }
}

impl Following {
    fn new(db: &mut Db, taken: Taken, now: DateTime<Utc>) -> Stored<Option<Self>> {
        let Some(pool) = find_pool(db, taken.known.pool)? else { return Ok(None) };
        let timeline = timeline(db, pool.family())?;
        let ids = periods::known_for(db, pool.family())?;
        let merges = merges::current(db)?;
        let rated = timeline.from(None).iter().map(|place| place.period()).collect();
        Ok(Some(Self {
            initial: ratings::in_ledger(&initial_ratings(db, pool.id)?, &merges),
            newest: HashMap::new(),
            unrated: ids.without(&rated),
            parts: VecDeque::new(),
            later: BTreeSet::new(),
            reached: taken.known,
            told_at: now,
            taken,
            pool,
            timeline,
            ids,
            merges,
        }))
    }

    /// Computes the next periods; answers false if the list is another one by now.
    fn compute(&mut self, db: &mut Db) -> Stored<bool> {
        let known = self.taken.known;
        if recomputations::find(db, known.pool)? != Some(known) {
            return Ok(false);
        }
        let played = self.next_games(db)?;
        let (these, later) = self.split(played.len());
        let mut touched = mem::take(&mut self.unrated);
        touched.extend(these);
        let stored = rows::of_periods(db, known.pool, &touched)?;
        let players = ratings::players_of(&stored, &played);
        let earlier = self.earlier(db, &players)?;
        let (initial, juniors) = (&self.initial, juniors_of(db, &self.merges, &players)?);
        let facts =
            PoolFacts { timeline: &self.timeline, played: &played, initial, juniors: &juniors };
        let computed = ratings::rows_after(&self.pool, facts, &earlier)
            .map_err(|fault| StoreError::corrupt("ledger", &fault))?;
        self.newest.extend(latest(&computed).into_iter().map(|(player, row)| (player, Some(row))));
        self.parts = parts(&earlier, &stored, &computed);
        self.later = later;
        Ok(true)
    }

    /// The next so many periods, and those after them; keeps how far it is then.
    fn split(&mut self, n_periods: usize) -> (BTreeSet<i32>, BTreeSet<i32>) {
        let known = self.taken.known;
        let (these, later) = self.timeline.from(known.next).split_at(n_periods);
        self.reached = Recomputation {
            next: later.first().copied(),
            periods_done: known.periods_done.saturating_add(small(these.len())),
            periods_left: small(later.len()),
            ..known
        };
        let ids = |places: &[Place]| self.ids.known(places.iter().map(|place| place.period()));
        (ids(these), ids(later))
    }

    /// The games of the next periods.
    fn next_games(&self, db: &mut Db) -> Stored<Vec<PeriodGames>> {
        let (mut played, mut n_games) = (Vec::new(), 0);
        for place in self.timeline.from(self.taken.known.next).iter().take(PERIODS_AT_ONCE) {
            let more = games::of_periods(db, &[*place], &self.merges)?;
            n_games += more.iter().map(|period| period.games.len()).sum::<usize>();
            played.extend(more);
            if n_games >= GAMES_AT_ONCE {
                break;
            }
        }
        Ok(played)
    }

    /// The newest rows of some players before the next periods.
    fn earlier(&mut self, db: &mut Db, players: &[PlayerId]) -> Stored<Vec<RatingRow>> {
        let known = self.taken.known;
        let is_new = |player: &&PlayerId| !self.newest.contains_key(player);
        let new: Vec<PlayerId> = players.iter().filter(is_new).copied().collect();
        let before = self.ids.known(self.timeline.before(known.next));
        let rows = newest_of(db, known.pool, &new, &before)?;
        self.newest.extend(new.into_iter().map(|player| (player, None)));
        self.newest.extend(rows.into_iter().map(|row| (row.player, Some(row))));
        Ok(players.iter().filter_map(|player| *self.newest.get(player)?).collect())
    }

    /// Writes a part; after the last of some periods it goes on behind them. Answers nothing if the list is another one
    /// by now.
    fn write(&mut self, db: &mut Db, part: &Part, now: DateTime<Utc>) -> Stored<Option<Step>> {
        let Some(taken) = recomputations::take_again(db, &self.taken, now)? else {
            return Ok(None);
        };
        let settled = rows::replace(db, &self.ids, (&part.stored, &part.computed), &self.later)?;
        let moved = taken.known.moved.saturating_add(part.n_moved(&settled));
        let is_last = self.parts.is_empty();
        let known = if is_last { self.reached } else { taken.known };
        let known = Recomputation { moved, ..known };
        self.taken = taken.at(known);
        if is_last && known.next.is_none() {
            return self.end(db, now).map(Some);
        }
        recomputations::go_on(db, &self.taken)?;
        if now - self.told_at >= TOLD_EVERY {
            self.told_at = now;
            move_on(Moved::of([Thing::Ratings, Thing::RatingList(known.pool)]));
        }
        Ok(Some(Step::Taken))
    }

    fn end(&self, db: &mut Db, now: DateTime<Utc>) -> Stored<Step> {
        let Recomputation { pool, moved, .. } = self.taken.known;
        recomputations::delete(db, pool)?;
        let family = self.pool.family().to_owned();
        Who::Program(now).record(None, Act::RatingsRecomputed { pool, family, moved });
        Ok(Step::Done { pool, moved })
    }
}

impl Part {
    /// Whose rating is another one, among those whose newest row is in it.
    fn n_moved(&self, settled: &HashSet<PlayerId>) -> u32 {
        let Self { earlier, stored, computed } = self;
        let (before, after) = ([earlier.as_slice(), stored], [earlier.as_slice(), computed]);
        let moved = ratings::moved(&before.concat(), &after.concat());
        small(moved.iter().filter(|(player, ..)| settled.contains(player)).count())
    }
}

/// The rows of some periods, those of a player together; one part at the least, to go on after it.
fn parts(earlier: &[RatingRow], stored: &[RatingRow], computed: &[RatingRow]) -> VecDeque<Part> {
    let mut of_players: HashMap<PlayerId, Part> = HashMap::new();
    for row in stored {
        of_players.entry(row.player).or_default().stored.push(*row);
    }
    for row in computed {
        of_players.entry(row.player).or_default().computed.push(*row);
    }
    for row in earlier {
        of_players.entry(row.player).or_default().earlier.push(*row);
    }
    let mut parts = VecDeque::from([Part::default()]);
    for (_, mut one) in of_players {
        if parts[0].stored.len() + parts[0].computed.len() >= 2 * ROWS_AT_ONCE {
            parts.push_front(Part::default());
        }
        parts[0].earlier.append(&mut one.earlier);
        parts[0].stored.append(&mut one.stored);
        parts[0].computed.append(&mut one.computed);
    }
    parts
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
