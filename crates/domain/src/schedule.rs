//! When the rounds of a tournament begin.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::events::Days;
use super::tournaments::{Stage, Tournament};
use super::zone::Zone;

/// When each round begins, as clocks at the event show it.
pub type Begins = BTreeMap<u16, NaiveDateTime>;

/// The most rounds that can be planned before their number is known.
pub const MAX_PLANNED: u16 = 99;

/// When rounds begin, and by which clocks. Rounds may be left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Schedule {
    zone: Zone,
    begins: Begins,
}

/// A round of the schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    pub round: u16,
    pub begins: DateTime<Utc>,
    pub state: State,
    /// Whether its pairings are published.
    pub is_published: bool,
}

/// A tournament with its rounds that have a time.
pub type Timed = (Tournament, Vec<Slot>);

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Every result is in.
    Played,
    /// It is published and has begun, and results are missing.
    Playing,
    /// The first round that has not begun.
    Next,
    /// One after it.
    Later,
}

/// Results that are in and all games of a published round.
pub type Progress = (usize, usize);

/// A round that does not begin after one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disorder {
    pub round: u16,
    /// The earlier round.
    pub before: u16,
}

/// Rounds at equal distances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// The first of these rounds, and the last.
    pub rounds: (u16, u16),
    /// When the first one begins.
    pub first: NaiveDateTime,
    /// From one beginning to the next.
    pub minutes: u16,
    /// After so many rounds the next day begins, at the time of the first; no end if it is `None`.
    pub per_day: Option<u16>,
}

impl Schedule {
    pub fn new(zone: Zone, begins: Begins) -> Self {
        Self { zone, begins }
    }

    pub fn zone(&self) -> Zone {
        self.zone
    }

    pub fn is_empty(&self) -> bool {
        self.begins.is_empty()
    }

    /// When each round begins, by the clocks of the event.
    pub fn begins(&self) -> &Begins {
        &self.begins
    }

    /// When a round begins.
    pub fn moment(&self, round: u16) -> Option<DateTime<Utc>> {
        self.begins.get(&round).map(|local| self.zone.moment(*local))
    }

    /// The rounds with their times, in order.
    pub fn moments(&self) -> impl Iterator<Item = (u16, DateTime<Utc>)> {
        self.begins.iter().map(|(round, local)| (*round, self.zone.moment(*local)))
    }

    /// Without rounds that the tournament does not have. How many a round robin has is not known
    /// before it starts.
    #[must_use]
    pub fn within(mut self, tournament: &Tournament, n_players: usize) -> Self {
        let format = tournament.details.format;
        if tournament.stage != Stage::Entry || format.planned_rounds().is_some() {
            let n_rounds = format.n_rounds(n_players);
            self.begins.retain(|round, _| usize::from(*round) <= n_rounds);
        }
        self
    }

    /// How far each round is. Of a tournament that is over only the rounds that were played are left.
    ///
    /// A round has begun ahead of its time once a result is in, unless an earlier one is open: of a
    /// round robin some games are played ahead, and some are forfeited.
    pub fn slots(&self, stage: Stage, progress: &[Progress], now: DateTime<Utc>) -> Vec<Slot> {
        let progress = |round: u16| progress.get(usize::from(round.saturating_sub(1))).copied();
        let is_complete = |round: u16| progress(round).is_some_and(|(done, all)| done == all);
        let current = (1..=u16::MAX).find(|round| !is_complete(*round));
        let is_playing = |round: u16| {
            let is_due = self.moment(round).is_none_or(|begins| begins <= now);
            let is_early = |done: usize| current == Some(round) && done > 0;
            progress(round).is_some_and(|(done, all)| done < all && (is_due || is_early(done)))
        };
        let next = (1..=u16::MAX).find(|round| !is_complete(*round) && !is_playing(*round));
        let slot = |(round, begins)| {
            let so_far = match round {
                round if is_complete(round) => State::Played,
                round if is_playing(round) => State::Playing,
                round if next == Some(round) => State::Next,
                _ => State::Later,
            };
            Slot { round, begins, state: so_far, is_published: progress(round).is_some() }
        };
        let slots = self.moments().map(slot);
        slots.filter(|slot| !stage.is_over() || slot.state == State::Played).collect()
    }

    /// Rounds that do not begin after one before them.
    pub fn disorder(&self) -> Vec<Disorder> {
        let mut latest: Option<(u16, DateTime<Utc>)> = None;
        let mut found = Vec::new();
        for (round, begins) in self.moments() {
            match latest {
                Some((before, at)) if begins <= at => found.push(Disorder { round, before }),
                _ => latest = Some((round, begins)),
            }
        }
        found
    }

    /// Rounds that begin on none of these days.
    pub fn outside(&self, days: Days) -> Vec<u16> {
        let is_outside =
            |begins: &NaiveDateTime| !(days.first()..=days.last()).contains(&begins.date());
        let outside = self.begins.iter().filter(|(_, begins)| is_outside(begins));
        outside.map(|(round, _)| *round).collect()
    }

    /// The same times some days later, or earlier.
    #[must_use]
    pub fn moved(mut self, by: TimeDelta) -> Self {
        for begins in self.begins.values_mut() {
            *begins = begins.checked_add_signed(by).unwrap_or(*begins);
        }
        self
    }

    /// The same mark again means that nobody has changed the schedule.
    pub fn mark(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.begins.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}

/// The round that begins next.
pub fn next_slot(slots: &[Slot]) -> Option<&Slot> {
    slots.iter().find(|slot| slot.state == State::Next)
}

impl Pace {
    /// When each round begins.
    pub fn begins(self) -> Begins {
        let (first, last) = self.rounds;
        let per_day = self.per_day.filter(|rounds| *rounds > 0).unwrap_or(u16::MAX);
        let begin = |round: u16| {
            let idx = round - first;
            let (days, on_day) = (i64::from(idx / per_day), i64::from(idx % per_day));
            let later =
                TimeDelta::days(days) + TimeDelta::minutes(i64::from(self.minutes) * on_day);
            Some((round, self.first.checked_add_signed(later)?))
        };
        (first..=last).filter_map(begin).collect()
    }
}

/// By how much an event is put off or brought forward as a whole; nothing if it only gets longer or
/// shorter.
pub fn shift(before: Days, after: Days) -> Option<TimeDelta> {
    let by = after.first() - before.first();
    (by == after.last() - before.last() && !by.is_zero()).then_some(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(zone: &str, times: &[(u16, &str)]) -> Schedule {
        let begins = times.iter().map(|(round, at)| (*round, at.parse().unwrap()));
        Schedule::new(Zone::parse(zone).unwrap(), begins.collect())
    }

    fn days(first: &str, last: &str) -> Days {
        Days::new(first.parse().unwrap(), last.parse().unwrap()).unwrap()
    }

    #[test]
    fn a_round_does_not_begin_before_an_earlier_one_nor_with_it() {
        let found = schedule(
            "UTC",
            &[
                (1, "2026-11-20T10:00:00"),
                (2, "2026-11-20T09:00:00"),
                (3, "2026-11-20T10:00:00"),
                (5, "2026-11-20T11:00:00"),
            ],
        );
        let pair = |disorder: Disorder| (disorder.round, disorder.before);
        let found: Vec<_> = found.disorder().into_iter().map(pair).collect();
        assert_eq!(found, [(2, 1), (3, 1)]);
    }

    /// Half past two comes before ten past three, but not on the day when there is no half past two.
    #[test]
    fn the_order_is_that_of_moments() {
        let night = |day: &str| [(1, format!("{day}T02:30:00")), (2, format!("{day}T03:10:00"))];
        let disorder = |day: &str| {
            let night = night(day);
            let times: Vec<_> = night.iter().map(|(round, at)| (*round, at.as_str())).collect();
            schedule("Europe/Berlin", &times).disorder().len()
        };
        assert_eq!(disorder("2026-03-28"), 0);
        assert_eq!(disorder("2026-03-29"), 1);
    }

    #[test]
    fn days_outside_of_the_event_are_found() {
        let schedule = schedule("UTC", &[(1, "2026-11-19T23:59:00"), (2, "2026-11-22T23:59:00")]);
        assert_eq!(schedule.outside(days("2026-11-20", "2026-11-22")), [1]);
    }

    #[test]
    fn rounds_follow_at_equal_distances_and_go_on_the_next_day() {
        let first = "2026-11-20T10:00:00".parse().unwrap();
        let pace = Pace { rounds: (2, 5), first, minutes: 90, per_day: Some(3) };
        let begins = schedule(
            "UTC",
            &[
                (2, "2026-11-20T10:00:00"),
                (3, "2026-11-20T11:30:00"),
                (4, "2026-11-20T13:00:00"),
                (5, "2026-11-21T10:00:00"),
            ],
        );
        assert_eq!(pace.begins(), *begins.begins());
        let late = Pace { rounds: (1, 2), first: "2026-11-20T23:30:00".parse().unwrap(), ..pace };
        assert_eq!(late.begins()[&2].to_string(), "2026-11-21 01:00:00");
    }

    fn states(stage: Stage, progress: &[Progress], now: &str) -> Vec<State> {
        let times = ["10:00", "11:00", "12:00", "13:00"].map(|at| format!("2026-11-20T{at}:00"));
        let times: Vec<_> = (1..).zip(times.iter().map(String::as_str)).collect();
        let now = format!("2026-11-20T{now}:00Z").parse().unwrap();
        let slots = schedule("UTC", &times).slots(stage, progress, now);
        slots.into_iter().map(|slot| slot.state).collect()
    }

    #[test]
    fn a_round_is_played_or_being_played_or_next_or_later() {
        use State::{Later, Next, Played, Playing};
        let running = |progress: &[Progress], now| states(Stage::Running, progress, now);
        assert_eq!(states(Stage::Entry, &[], "09:00"), [Next, Later, Later, Later]);
        assert_eq!(running(&[(0, 4)], "09:59"), [Next, Later, Later, Later]);
        assert_eq!(running(&[(0, 4)], "10:00"), [Playing, Next, Later, Later]);
        assert_eq!(running(&[(1, 4)], "09:00"), [Playing, Next, Later, Later]);
        assert_eq!(running(&[(4, 4)], "10:30"), [Played, Next, Later, Later]);
        // All rounds of a round robin are published at once.
        let all = [(2, 2), (1, 2), (0, 2), (0, 2)];
        assert_eq!(running(&all, "11:20"), [Played, Playing, Next, Later]);
        let ahead = [(2, 2), (1, 2), (1, 2), (1, 2)];
        assert_eq!(running(&ahead, "10:20"), [Played, Playing, Next, Later]);
        assert_eq!(running(&ahead, "12:20"), [Played, Playing, Playing, Next]);
        assert_eq!(states(Stage::Closed, &[(2, 2), (2, 2)], "12:00"), [Played, Played]);
        assert_eq!(states(Stage::Cancelled, &[(2, 2), (0, 2)], "12:00"), [Played]);
    }

    #[test]
    fn an_event_moves_as_a_whole_or_not_at_all() {
        let before = days("2026-11-20", "2026-11-22");
        let by = |first, last| shift(before, days(first, last)).map(|by| by.num_days());
        assert_eq!(by("2027-11-19", "2027-11-21"), Some(364));
        assert_eq!(by("2026-11-19", "2026-11-21"), Some(-1));
        assert_eq!(by("2026-11-20", "2026-11-22"), None);
        assert_eq!(by("2026-11-20", "2026-11-23"), None);
    }
}
