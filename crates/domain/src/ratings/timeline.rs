//! What is rated at once, and in which order.
//!
//! Source: `docs/spec/ratings.md` §6.1.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, Utc};
use rating::ledger::Day;
use rules::Spec;

use crate::events::Visibility;
use crate::history::NO_FILE;
use crate::tournaments::{Rated, Stage, Tournament, TournamentTitle};
use crate::{PeriodId, TournamentId};

/// What is rated at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PeriodKey {
    Tournament(TournamentId),
    /// A stretch of a history of games.
    Stretch(PeriodId),
}

/// A stretch of a history: the games of a month, or of a tournament elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stretch {
    pub id: PeriodId,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The day of its last game.
    pub closed_on: NaiveDate,
}

/// A stretch of a history as pages name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StretchTitle {
    pub history: HistoryName,
    /// What the stretch is called, if it has a name.
    pub name: Option<String>,
    /// The day of its last game.
    pub closed_on: NaiveDate,
}

/// Where the games of a history are from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum HistoryName {
    /// A file: its source, else its name.
    File(String),
    /// Games by link that were played here.
    ByLink,
}

impl HistoryName {
    /// The name of a history by what is stored of it: the hash, the source, and the name of its file.
    pub fn of(sha256: &str, source: Option<String>, file_name: String) -> Self {
        match sha256 {
            NO_FILE => Self::ByLink,
            _ => Self::File(source.unwrap_or(file_name)),
        }
    }
}

/// What periods are called, as far as somebody may know.
#[derive(Debug, Clone, Default)]
pub struct PeriodTitles {
    /// The tournaments that may be seen.
    pub tournaments: HashMap<TournamentId, TournamentTitle>,
    /// The stretches of histories, which everybody may see.
    pub stretches: HashMap<PeriodId, StretchTitle>,
}

/// The place of a period in the ratings: by the time it was first closed, then tournaments come
/// after each other by id, and stretches of a history after them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    closed_at: DateTime<Utc>,
    period: PeriodKey,
}

impl Place {
    /// The place of a tournament that was closed, even if it is open again.
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let period = PeriodKey::Tournament(tournament.id);
        Some(Self { closed_at: tournament.closed_at?, period })
    }

    /// The place of a stretch: its history knows days only, so it counts as closed when its last
    /// day began, and tournaments of that day come after it.
    pub fn of_stretch(stretch: &Stretch) -> Self {
        let closed_at = stretch.closed_on.and_time(NaiveTime::MIN).and_utc();
        Self { closed_at, period: PeriodKey::Stretch(stretch.id) }
    }

    /// A place as it was stored.
    pub fn new(closed_at: DateTime<Utc>, period: PeriodKey) -> Self {
        Self { closed_at, period }
    }

    pub fn closed_at(self) -> DateTime<Utc> {
        self.closed_at
    }

    pub fn period(self) -> PeriodKey {
        self.period
    }

    /// The tournament, if it is the place of one.
    pub fn tournament(self) -> Option<TournamentId> {
        match self.period {
            PeriodKey::Tournament(id) => Some(id),
            PeriodKey::Stretch(_) => None,
        }
    }

    fn day(self) -> Day {
        Day(self.closed_at.date_naive().num_days_from_ce())
    }
}

/// The rated periods of a family in the order in which they are rated.
#[derive(Debug, Clone, Default)]
pub struct Timeline {
    places: Vec<Place>,
    idx: HashMap<PeriodKey, usize>,
}

impl Timeline {
    /// Those of the tournaments that move ratings which are of the family, and the stretches of the family's histories.
    pub fn new(family: &str, rated: &[(Spec, Place)], stretches: &[Stretch]) -> Self {
        let own = rated.iter().filter(|(spec, _)| spec.rated_as() == family);
        let mut places: Vec<Place> = own.map(|(_, place)| *place).collect();
        places.extend(stretches.iter().map(Place::of_stretch));
        places.sort_unstable();
        let idx = places.iter().enumerate().map(|(idx, place)| (place.period, idx)).collect();
        Self { places, idx }
    }

    /// The places from one on, and it; all if none is given.
    pub fn from(&self, first: Option<Place>) -> &[Place] {
        let idx = first.map_or(0, |first| self.places.partition_point(|place| *place < first));
        &self.places[idx..]
    }

    /// The periods before a place; none if none is given.
    pub fn before(&self, first: Option<Place>) -> HashSet<PeriodKey> {
        let n_before = self.places.len() - self.from(first).len();
        self.places[..n_before].iter().map(|place| place.period).collect()
    }

    /// The first place of some periods.
    pub fn first_of(&self, periods: impl Iterator<Item = PeriodKey>) -> Option<Place> {
        let idx = periods.filter_map(|period| self.idx.get(&period)).min()?;
        Some(self.places[*idx])
    }

    /// The day on which a period was closed; none of one that is not rated.
    pub fn closed_on(&self, period: PeriodKey) -> Option<Day> {
        self.number(period).map(|(_, day)| day)
    }

    /// Periods are numbered by place: those closed on one day keep the order of the hour.
    pub(super) fn number(&self, period: PeriodKey) -> Option<(rating::ledger::PeriodId, Day)> {
        let idx = *self.idx.get(&period)?;
        let number = i32::try_from(idx).ok()?;
        Some((rating::ledger::PeriodId(number), self.places[idx].day()))
    }

    pub(super) fn period(&self, number: rating::ledger::PeriodId) -> Option<PeriodKey> {
        let place = self.places.get(usize::try_from(number.0).ok()?)?;
        Some(place.period)
    }
}

/// Whether the games of a tournament move ratings now. Ratings are for everybody, so what only
/// an event's own people see moves none: `docs/spec/ratings.md` §6.8.
pub fn moves_ratings(tournament: &Tournament, visibility: Visibility) -> bool {
    let is_public =
        [visibility, tournament.visibility].iter().all(|one| *one == Visibility::Published);
    tournament.stage == Stage::Closed && tournament.details.rated == Rated::Rated && is_public
}

/// The earliest place of each family among closed rated tournaments: from there on ratings move
/// when their event is published, or is a draft again.
pub fn earliest(tournaments: Vec<Tournament>) -> Vec<Tournament> {
    let mut rated = tournaments;
    rated.retain(|one| moves_ratings(one, Visibility::Published));
    rated.sort_by_key(Place::of);
    let mut families = HashSet::new();
    rated.retain(|one| families.insert(one.details.spec.rated_as()));
    rated
}
