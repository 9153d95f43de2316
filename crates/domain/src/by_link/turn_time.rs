//! How the time of a turn is counted.

use chrono::{DateTime, TimeDelta, Utc};

use super::Time;

/// What a player had as a turn began, and what has come to it since: all that the end of the time follows from (§3).
///
/// ```
/// use chrono::{DateTime, TimeDelta, Utc};
/// use domain::by_link::{Time, TurnTime};
///
/// let noon: DateTime<Utc> = "2026-11-27T12:00:00Z".parse().unwrap();
/// let mut turn = TurnTime::begin(noon, Time::at_start("1d".parse().unwrap()));
/// turn.down += TimeDelta::hours(2);
/// assert_eq!(turn.over_at().unwrap().to_rfc3339(), "2026-11-28T14:00:00+00:00");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnTime {
    pub since: DateTime<Utc>,
    /// What the player had then.
    pub had: Time,
    /// What an arbiter has given since.
    pub given: TimeDelta,
    /// So long no server ran, and the clock stood.
    pub down: TimeDelta,
    /// So long the game was halted.
    pub halted: TimeDelta,
}

impl TurnTime {
    pub fn begin(since: DateTime<Utc>, had: Time) -> Self {
        let nothing = TimeDelta::zero();
        Self { since, had, given: nothing, down: nothing, halted: nothing }
    }

    /// When the time is over; none beyond the end of the calendar.
    pub fn over_at(&self) -> Option<DateTime<Utc>> {
        let parts = [self.had.in_all(), self.given, self.down, self.halted];
        parts.into_iter().try_fold(self.since, DateTime::checked_add_signed)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rules::{BySeat, Seat};

    use super::*;
    use crate::LinkGameId;
    use crate::by_link::{Deed, End, Halt, Playing, Setup};

    fn noon() -> DateTime<Utc> {
        "2026-11-27T12:00:00Z".parse().unwrap()
    }

    /// A casual game that begins at noon.
    fn begun(control: &str) -> Playing {
        Playing::begin(Setup {
            id: LinkGameId(7),
            game: "bohnenspiel".parse().unwrap(),
            control: control.parse().unwrap(),
            started_at: noon(),
            is_casual: true,
        })
    }

    /// What may happen next, as far as it does.
    #[derive(Debug, Clone)]
    enum Event {
        Move,
        Give(bool, i64),
        TakeBack,
        Halt(bool),
        GoOn,
        Down(i64),
    }

    fn deed(playing: &Playing, event: &Event, now: DateTime<Utc>) -> Option<Deed> {
        let turn = playing.turn()?;
        let is_on = playing.halt().is_none();
        let has_moved = |seat| playing.moves().iter().any(|made| made.mover == seat);
        match event {
            Event::Move if is_on => {
                Some(Deed::Move(playing.position().continuations("").next.first()?.begun.clone()))
            }
            Event::Give(true, minutes) => Some(Deed::Extend(turn, TimeDelta::minutes(*minutes))),
            Event::Give(false, minutes) => {
                Some(Deed::Extend(turn.other(), TimeDelta::minutes(*minutes)))
            }
            Event::TakeBack if is_on && has_moved(turn) => Some(Deed::AllowTakeBack(turn.other())),
            Event::Halt(true) if is_on => Some(Deed::Stop),
            Event::Halt(false) if is_on => Some(Deed::Hold),
            Event::GoOn if playing.halt().is_some() => Some(Deed::GoOn),
            Event::Down(minutes) => Some(Deed::Down(now - TimeDelta::minutes(*minutes))),
            _ => None,
        }
    }

    fn events() -> impl Strategy<Value = Vec<(i64, Event)>> {
        let event = prop_oneof![
            6 => Just(Event::Move),
            1 => (any::<bool>(), 1_i64..600).prop_map(|(own, minutes)| Event::Give(own, minutes)),
            1 => Just(Event::TakeBack),
            1 => any::<bool>().prop_map(Event::Halt),
            2 => Just(Event::GoOn),
            1 => (0_i64..600).prop_map(Event::Down),
        ];
        proptest::collection::vec((0_i64..300, event), 0..80)
    }

    proptest! {
        /// The arithmetic that is shown is that of the clock.
        #[test]
        fn a_time_is_over_when_its_parts_say_so(
            control in prop::sample::select(vec!["1d", "2d,holidays=7", "24+1/48h", "90+30"]),
            waits in any::<bool>(),
            events in events(),
        ) {
            let (mut playing, mut now) = (begun(control), noon());
            if waits {
                playing.take(&playing.next(Deed::Wait, now)).unwrap();
            }
            for (minutes, event) in events {
                now += TimeDelta::minutes(minutes);
                if let Some(Deed::TimeOut) = playing.by_itself(BySeat::default(), now) {
                    playing.take(&playing.next(Deed::TimeOut, now)).unwrap();
                    prop_assert!(playing.turn_time().over_at().unwrap() <= now);
                    prop_assert_eq!(playing.ended_at(), Some(now));
                    break;
                }
                let Some(deed) = deed(&playing, &event, now) else { continue };
                playing.take(&playing.next(deed, now)).unwrap();
                if let Some(due) = playing.due_at() {
                    prop_assert_eq!(playing.turn_time().over_at(), Some(due), "{:?}", event);
                }
            }
        }
    }

    #[test]
    fn nothing_is_from_before_what_was_last() {
        let mut playing = begun("1d");
        let later = noon() + TimeDelta::hours(1);
        playing.take(&playing.next(Deed::Move("A".to_owned()), later)).unwrap();
        let late = playing.next(Deed::Move("a".to_owned()), noon());
        assert_eq!(late.at, later);
        playing.take(&late).unwrap();
        assert_eq!(playing.turn_time().over_at(), playing.due_at());
    }

    #[test]
    fn what_a_player_waits_for_both_is_no_part_of_a_turn() {
        let (mut playing, begins) = (begun("1d"), noon() + TimeDelta::days(9));
        playing.take(&playing.next(Deed::Wait, noon())).unwrap();
        assert_eq!(playing.halt(), Some(Halt::Waiting));
        playing.take(&playing.next(Deed::GoOn, begins)).unwrap();
        assert_eq!(playing.turn_time().since, begins);
        playing.take(&playing.next(Deed::Hold, begins + TimeDelta::hours(1))).unwrap();
        playing.take(&playing.next(Deed::GoOn, begins + TimeDelta::hours(4))).unwrap();
        assert_eq!(playing.turn_time().halted, TimeDelta::hours(3));
        playing.take(&playing.next(Deed::TimeOut, begins + TimeDelta::hours(27))).unwrap();
        let end = End::TimeOut { seat: Seat::First, has_moved: false };
        assert_eq!(playing.end(), Some(end));
        assert_eq!(playing.turn_time().over_at(), playing.ended_at());
    }
}
