### When rounds begin.

schedule-title = Schedule
schedule-edit = Edit schedule
schedule-round = Round { $round }
schedule-round-at = Round { $round } · { $when }
schedule-date-label = Round { $round }: date
schedule-time-label = Round { $round }: time
schedule-past = { $count ->
    [one] 1 round played
   *[other] { $count } rounds played
}
schedule-played = played
schedule-playing = playing now
schedule-next = next
schedule-calendar = Add to calendar
schedule-zone = Times in { $zone }. Event days: { $days }.
schedule-closed = The tournament is closed. Reopen it to change the schedule.
schedule-fill = Fill in
schedule-fill-title = Fill in rounds
schedule-from = From
schedule-rounds = Number of rounds
schedule-first-date = Day
schedule-first-time = First round at
schedule-minutes = Minutes between rounds
schedule-per-day = Rounds a day (optional)
schedule-save = Save schedule
schedule-none = Enter the number of rounds above and fill them in.
schedule-hint = Leave a round empty if its time is not known yet.
schedule-outside = Not on a day of the event
schedule-no-time = Enter a time, such as 14:20.
schedule-disorder = Choose a time after round { $before }.
schedule-no-minutes = Enter minutes from 1 to { $most }.
schedule-no-rounds = Enter a number from 1 to { $most }.
schedule-changed-meanwhile = Somebody else changed the schedule. Check the rounds below, then save again.
schedule-theirs = Saved now: { $when }
schedule-theirs-open = Saved now: no time

time-of-day = { $hour-of-12 }:{ $minute } { $half }
day-time = { $day } { $month }, { $time }
weekday-date = { $weekday } { $day } { $month }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
