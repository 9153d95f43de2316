//! Players who are to play in two tournaments of an event at the same time.

use chrono::{DateTime, TimeDelta, Utc};

use super::byes::RequestedBye;
use super::checkins::coming_round;
use super::entries::Entry;
use super::pairings::{NewPairing, Pairing};
use super::schedule::Schedule;
use super::standings::WallChart;
use super::swiss::Draft;
use super::tournaments::Stage;
use super::{EntryId, PlayerId, TournamentId};

/// A tournament, as far as it decides who has to be where.
#[derive(Debug, Clone)]
pub struct Occupation {
    pub tournament: TournamentId,
    pub name: String,
    /// The rounds to come, and those that are played.
    pub duties: Vec<Duty>,
}

/// A player is to play in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Duty {
    pub player: PlayerId,
    pub entry: EntryId,
    pub round: u16,
    /// The board, once it is paired.
    pub board: Option<u16>,
    /// When it begins, and when it is over at the latest.
    pub time: Option<Span>,
    pub state: State,
}

/// How near a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// It waits for its result.
    Playing,
    /// It is in the round that comes next.
    Next,
    Later,
}

/// From when to when a round is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub begins: DateTime<Utc>,
    pub ends: DateTime<Utc>,
}

/// Somebody who is needed at two places at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlap {
    /// Here.
    pub here: Duty,
    /// The name here.
    pub player: String,
    /// There.
    pub there: Duty,
    /// The tournament there.
    pub tournament: (TournamentId, String),
}

impl Span {
    /// Whether there is a moment in both; what begins at the same time is.
    pub fn meets(self, other: Self) -> bool {
        self.begins == other.begins || (self.begins < other.ends && other.begins < self.ends)
    }
}

impl Duty {
    /// Whether nobody can do both. Where a time is missing, a game that waits for its result stands against
    /// another one, and against the round that comes next.
    fn collides(&self, other: &Self) -> bool {
        match (self.time, other.time) {
            (Some(here), Some(there)) => here.meets(there),
            _ => matches!(
                (self.state, other.state),
                (State::Playing, State::Playing | State::Next) | (State::Next, State::Playing)
            ),
        }
    }
}

/// Those of a round of the first tournament who are to play in one of the others at the same time, in the order
/// of that round; each with the first such round of the other.
pub fn overlaps(
    here: &Occupation,
    round: u16,
    others: &[Occupation],
    name_of: impl Fn(EntryId) -> String,
) -> Vec<Overlap> {
    let mut found = Vec::new();
    for duty in here.duties.iter().filter(|duty| duty.round == round) {
        for other in others.iter().filter(|other| other.tournament != here.tournament) {
            let is_against = |there: &&Duty| there.player == duty.player && duty.collides(there);
            let first = other.duties.iter().filter(is_against).min_by_key(|there| there.round);
            found.extend(first.map(|there| Overlap {
                here: *duty,
                player: name_of(duty.entry),
                there: *there,
                tournament: (other.tournament, other.name.clone()),
            }));
        }
    }
    found
}

/// Those who have a game in a draft, each with its board there.
pub fn at_boards(overlaps: &[Overlap], draft: &Draft) -> Vec<Overlap> {
    let seated = |one: &Overlap| {
        let sits = |new: &NewPairing| [Some(new.first), new.second].contains(&Some(one.here.entry));
        let board = draft.pairings.iter().find(|new| new.second.is_some() && sits(new))?.board;
        Some(Overlap { here: Duty { board: Some(board), ..one.here }, ..one.clone() })
    };
    overlaps.iter().filter_map(seated).collect()
}

impl Occupation {
    /// Who has to be where in a tournament, by all that is paired, scheduled and asked for.
    pub fn of(chart: &WallChart, byes: &[RequestedBye]) -> Self {
        let coming = coming_round(chart);
        let mut duties = Vec::new();
        if !chart.tournament.stage.is_over() {
            duties.extend(paired(chart, coming));
            duties.extend(unpaired(chart, byes, coming));
        }
        let (tournament, name) = (chart.tournament.id, chart.tournament.details.name.to_string());
        Self { tournament, name, duties }
    }
}

/// The games that wait for a result. Where all rounds are paired at the start, only those of the round
/// that is played now are being played.
fn paired(chart: &WallChart, coming: Option<u16>) -> Vec<Duty> {
    let is_by_round = chart.tournament.details.format.pairs_round_by_round();
    let is_now = |round: u16| is_by_round || coming.is_none_or(|coming| round == coming);
    let both = |game: &Pairing| [Some(game.first), game.second].into_iter().flatten();
    let open = chart.open_games().into_iter().filter(|game| !chart.is_adjourned(game.id));
    let duties = |game: &Pairing| {
        let state = if is_now(game.round) { State::Playing } else { State::Later };
        let time = span(&chart.schedule, game.round);
        let (round, board) = (game.round, Some(game.board));
        let duty = |id| {
            let player = chart.entry_of(id)?.player;
            Some(Duty { player, entry: id, round, board, time, state })
        };
        both(game).filter_map(duty).collect::<Vec<_>>()
    };
    open.flat_map(duties).collect()
}

/// The rounds that are still to be paired, without those who have a bye or are gone.
fn unpaired(chart: &WallChart, byes: &[RequestedBye], coming: Option<u16>) -> Vec<Duty> {
    let is_by_round = chart.tournament.details.format.pairs_round_by_round();
    let is_running = chart.tournament.stage == Stage::Running;
    let Some(first) = coming.filter(|_| is_by_round || !is_running) else {
        return Vec::new();
    };
    let duty = |entry: &Entry, round: u16| {
        let has_bye = byes.iter().any(|bye| (bye.entry, bye.round) == (entry.id, round));
        let is_away = entry.is_gone(round) || has_bye;
        let state = if is_running && round == first { State::Next } else { State::Later };
        let time = span(&chart.schedule, round);
        let (player, entry) = (entry.player, entry.id);
        (!is_away).then_some(Duty { player, entry, round, board: None, time, state })
    };
    let last = chart.schedule.begins().keys().next_back().copied().unwrap_or(first).max(first);
    let rounds = first..=last;
    rounds
        .flat_map(|round| chart.entries.iter().filter_map(move |entry| duty(entry, round)))
        .collect()
}

/// When a round is played. It takes no longer than the shortest time from one round to the next; of a single round
/// only the beginning is known.
fn span(schedule: &Schedule, round: u16) -> Option<Span> {
    let begins = schedule.moment(round)?;
    let mut all: Vec<DateTime<Utc>> = schedule.moments().map(|(_, at)| at).collect();
    all.sort_unstable();
    let gaps = all.windows(2).map(|pair| pair[1] - pair[0]).filter(|gap| !gap.is_zero());
    let shortest = gaps.min().unwrap_or(TimeDelta::zero());
    Some(Span { begins, ends: begins + shortest })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minutes)
    }

    fn time(begins: i64, ends: i64) -> Span {
        Span { begins: at(begins), ends: at(ends) }
    }

    fn duty(player: i32, round: u16, time: Option<Span>, state: State) -> Duty {
        let board = (state == State::Playing).then_some(1);
        Duty { player: PlayerId(player), entry: EntryId(player), round, board, time, state }
    }

    fn occupation(id: i32, duties: &[Duty]) -> Occupation {
        Occupation {
            tournament: TournamentId(id),
            name: format!("Tournament {id}"),
            duties: duties.to_vec(),
        }
    }

    /// Who of round 1 of the first is needed elsewhere.
    fn check(here: &[Duty], there: &[Duty], expected: &[i32]) {
        let (here, there) = (occupation(1, here), occupation(2, there));
        let all = [here.clone(), there.clone()];
        let found = overlaps(&here, 1, &all, |entry| format!("Player {entry}"));
        let players: Vec<i32> = found.iter().map(|one| one.here.player.0).collect();
        assert_eq!(players, expected);
        for one in found {
            assert_eq!(one.player, format!("Player {}", one.here.entry));
            assert_eq!(one.tournament, (TournamentId(2), "Tournament 2".to_owned()));
            assert_eq!(one.there.player, one.here.player);
        }
    }

    #[test]
    fn two_games_that_wait_for_a_result_are_one_too_many() {
        let playing = |player| duty(player, 1, None, State::Playing);
        check(&[playing(1), playing(2)], &[playing(2), playing(3)], &[2]);
        check(&[playing(1)], &[], &[]);
    }

    #[test]
    fn the_round_that_comes_next_stands_against_a_game_that_is_played() {
        let next = duty(1, 1, None, State::Next);
        check(&[next], &[duty(1, 4, None, State::Playing)], &[1]);
        check(&[next], &[duty(1, 4, None, State::Next)], &[]);
        check(&[next], &[duty(1, 4, None, State::Later)], &[]);
    }

    #[test]
    fn times_decide_where_both_are_known() {
        let here = duty(1, 1, Some(time(600, 660)), State::Playing);
        check(&[here], &[duty(1, 2, Some(time(600, 600)), State::Later)], &[1]);
        check(&[here], &[duty(1, 2, Some(time(630, 700)), State::Later)], &[1]);
        check(&[here], &[duty(1, 2, Some(time(570, 601)), State::Later)], &[1]);
        check(&[here], &[duty(1, 2, Some(time(660, 720)), State::Playing)], &[]);
        check(&[here], &[duty(1, 2, Some(time(540, 600)), State::Playing)], &[]);
    }

    #[test]
    fn of_several_rounds_of_another_tournament_the_first_is_told() {
        let (here, there) =
            (duty(1, 1, Some(time(0, 180)), State::Next), [(3, 120), (2, 60), (1, 0)]);
        let there = there.map(|(round, at)| duty(1, round, Some(time(at, at + 60)), State::Later));
        let all = [occupation(2, &there)];
        let found = overlaps(&occupation(1, &[here]), 1, &all, |_| String::new());
        assert_eq!(found.iter().map(|one| one.there.round).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn only_the_round_that_is_asked_for_is_looked_at() {
        check(&[duty(1, 2, None, State::Playing)], &[duty(1, 1, None, State::Playing)], &[]);
    }

    #[test]
    fn a_round_takes_as_long_as_the_shortest_time_to_the_next() {
        let zone = super::super::zone::Zone::default();
        let begins = [(1, at(0)), (2, at(90)), (3, at(150)), (4, at(1500))];
        let begins = begins.into_iter().map(|(round, at)| (round, zone.local(at))).collect();
        let schedule = Schedule::new(zone, begins);
        assert_eq!(span(&schedule, 1), Some(time(0, 60)));
        assert_eq!(span(&schedule, 4), Some(time(1500, 1560)));
        assert_eq!(span(&schedule, 5), None);
        let single = [(1, zone.local(at(0)))].into_iter().collect();
        assert_eq!(span(&Schedule::new(zone, single), 1), Some(time(0, 0)));
    }

    #[test]
    fn two_spans_meet_whichever_is_asked() {
        let spans = [time(0, 0), time(0, 60), time(30, 90), time(60, 60), time(60, 120)];
        for one in spans {
            for other in spans {
                assert_eq!(one.meets(other), other.meets(one), "{one:?} {other:?}");
            }
            assert!(one.meets(one));
        }
    }
}
