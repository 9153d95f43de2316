//! The clock of a round: its face, and the page where it is set.

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use domain::AddedTimeId;
use domain::accounts::{Access, Viewer};
use domain::clocks::{AddedTime, ClockRefusal, ClockState, MOST_MINUTES, RoundClock};
use domain::events::Event;
use domain::pairings::Pairing;
use domain::standings::WallChart;
use domain::zone::Zone;
use form::clocks::{AddedForm, ClockComplaint, LengthForm};
use words::Text;
use words::complaints::{Complaints, line};
use words::format::clock;

use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

/// What a clock shows. Where a script runs it counts down from the time of the server.
#[derive(Debug, Clone)]
pub struct ClockFace {
    /// "ready", "running", "paused" or "over".
    pub state: &'static str,
    /// When the page was drawn, in milliseconds since 1970.
    pub now: i64,
    /// When it is over, likewise; none while it stands.
    pub ends: Option<i64>,
    /// What is left where it stands: "38:12".
    pub figures: String,
    /// "ends at 2:20 pm".
    pub told: Text,
    /// What was added for the board, if it is the clock of one.
    pub added: Option<Text>,
}

/// A clock with its buttons.
#[derive(Debug, Clone)]
pub struct ClockStrip {
    pub face: ClockFace,
    /// The tournament and the round, where the page has several clocks.
    pub name: Option<(String, Text)>,
    /// What an arbiter can do now.
    pub controls: Option<ClockControls>,
}

/// The button that is pressed next, and the way to the others.
#[derive(Debug, Clone)]
pub struct ClockControls {
    /// The page of the clock.
    pub href: String,
    /// Where the button leads, what it says, and whether it is the main one.
    pub button: Option<(String, Text, bool)>,
    /// The page that the button is on.
    pub from: &'static str,
}

#[derive(Template)]
#[template(path = "clocks/show.html")]
pub struct ClockPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub round: u16,
    pub strip: ClockStrip,
    /// Whether anything can be changed.
    pub is_fixed: bool,
    pub may_reset: bool,
    pub length: LengthForm,
    pub adding: AddedForm,
    /// The boards, with the players.
    pub boards: Vec<(u16, Text, bool)>,
    pub added: Vec<AddedLine>,
    pub refusal: Option<Text>,
    pub complaints: Complaints,
}

pages! { ClockPage }

/// Time that was added for a board.
#[derive(Debug, Clone)]
pub struct AddedLine {
    pub id: AddedTimeId,
    pub told: Text,
    pub reason: Option<String>,
}

impl ClockFace {
    /// The clock of a round.
    pub fn of_round(clock: &RoundClock, zone: Zone, now: DateTime<Utc>) -> Self {
        Self::new(clock.state(now), zone, now)
    }

    /// The clock at one board.
    pub fn of_board(clock: &RoundClock, board: &Pairing, zone: Zone, now: DateTime<Utc>) -> Self {
        let added = clock.added_to(board.id).num_minutes();
        let told = (added > 0).then(|| Text::new("clock-added").with("minutes", added));
        Self { added: told, ..Self::new(clock.state_at(board, now), zone, now) }
    }

    fn new(state: ClockState, zone: Zone, now: DateTime<Utc>) -> Self {
        let time = |at: DateTime<Utc>| clock(zone.local(at));
        let (word, left, ends, told) = match state {
            ClockState::Ready(left) => ("ready", left, None, Text::new("clock-ready")),
            ClockState::Paused(left) => ("paused", left, None, Text::new("clock-paused")),
            ClockState::Running(ends) => (
                "running",
                ends - now,
                Some(ends),
                Text::new("clock-ends").with("time", time(ends)),
            ),
            ClockState::Over(None) => ("over", TimeDelta::zero(), None, Text::new("clock-over")),
            ClockState::Over(Some(since)) => {
                let told = Text::new("clock-ended").with("time", time(since));
                ("over", TimeDelta::zero(), None, told)
            }
        };
        Self {
            state: word,
            now: now.timestamp_millis(),
            ends: ends.map(|ends| ends.timestamp_millis()),
            // A second that has begun is shown until it is over, as by the script.
            figures: figures(whole_secs(left)),
            told,
            added: None,
        }
    }
}

impl ClockStrip {
    /// The clock as `viewer` sees it: one that nobody has started is there for arbiters alone.
    pub fn new(
        chart: &WallChart,
        clock: &RoundClock,
        (viewer, now): (&Viewer, DateTime<Utc>),
        from: &'static str,
    ) -> Option<Self> {
        let is_over = chart.tournament.stage.is_over();
        let is_arbiter = viewer.is_at_least(Access::Arbiter) && !is_over;
        let is_shown = is_arbiter || (!clock.clock.is_untouched() && !is_over);
        is_shown.then(|| Self {
            face: ClockFace::of_round(clock, chart.schedule.zone(), now),
            name: None,
            controls: is_arbiter.then(|| controls(chart, clock, now, from)),
        })
    }

    /// The same where the page has several.
    #[must_use]
    pub fn named(self, chart: &WallChart, round: u16) -> Self {
        let name = chart.tournament.details.name.to_string();
        Self { name: Some((name, Text::new("my-round").with("round", round))), ..self }
    }
}

fn controls(
    chart: &WallChart,
    clock: &RoundClock,
    now: DateTime<Utc>,
    from: &'static str,
) -> ClockControls {
    let href = format!("/tournaments/{}/rounds/{}/clock", chart.tournament.id, clock.round);
    let (start, pause) = (format!("{href}/start"), format!("{href}/pause"));
    let button = match clock.state(now) {
        ClockState::Ready(_) => Some((start, Text::new("clock-start"), true)),
        ClockState::Paused(_) => Some((start, Text::new("clock-continue"), true)),
        ClockState::Running(_) => Some((pause, Text::new("clock-pause"), false)),
        ClockState::Over(_) => None,
    };
    ClockControls { href, button, from }
}

impl ClockPage {
    pub fn new(
        frame: Frame,
        (event, chart, clock): (&Event, &WallChart, &RoundClock),
        (viewer, now): (&Viewer, DateTime<Utc>),
    ) -> Self {
        let tournament = &chart.tournament;
        let heading = Text::new("clock-title").with("round", clock.round);
        let strip = ClockStrip {
            face: ClockFace::of_round(clock, chart.schedule.zone(), now),
            name: None,
            controls: ClockStrip::new(chart, clock, (viewer, now), "clock")
                .and_then(|strip| strip.controls),
        };
        let length = clock.clock.length().to_string();
        let here = chart.pairings.iter().filter(|one| one.round == clock.round);
        let name = |one: &Pairing| board_name(chart, one);
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, Tab::Rounds).named(tournament),
            round: clock.round,
            strip,
            is_fixed: tournament.stage.is_over(),
            may_reset: !clock.clock.is_untouched() && clock.reset(now).is_ok(),
            length: LengthForm { length: length.clone(), seen: length },
            adding: AddedForm { minutes: "5".to_owned(), ..AddedForm::default() },
            boards: here.filter_map(|one| Some((one.board, name(one)?, false))).collect(),
            added: clock.added.iter().filter_map(|one| added_line(chart, one)).collect(),
            refusal: None,
            complaints: Complaints::default(),
        }
    }

    /// The page with why nothing was done.
    #[must_use]
    pub fn refused(self, refusal: ClockRefusal) -> Self {
        let words = match refusal {
            ClockRefusal::NoRound => Text::new("clock-no-round"),
            ClockRefusal::Closed => Text::new("clock-closed"),
            ClockRefusal::ByLink => Text::new("clock-by-link"),
            ClockRefusal::RunsAlready => Text::new("clock-runs-already"),
            ClockRefusal::StandsAlready => Text::new("clock-stands-already"),
            ClockRefusal::Over => Text::new("clock-is-over"),
            ClockRefusal::Running => Text::new("clock-is-running"),
            ClockRefusal::SetMeanwhile(length) => {
                Text::new("clock-set-meanwhile").with("minutes", length.get())
            }
            ClockRefusal::TooLong => Text::new("clock-too-long"),
        };
        Self { refusal: Some(words), ..self }
    }

    /// The page with a length as it was typed.
    #[must_use]
    pub fn with_length(self, typed: LengthForm, found: &[ClockComplaint]) -> Self {
        let length = LengthForm { length: typed.length, ..self.length };
        Self { length, complaints: complaints(found), ..self }
    }

    /// The page with added time as it was typed.
    #[must_use]
    pub fn with_adding(mut self, typed: AddedForm, found: &[ClockComplaint]) -> Self {
        for board in &mut self.boards {
            board.2 = board.0.to_string() == typed.board;
        }
        Self { adding: typed, complaints: complaints(found), ..self }
    }
}

fn complaints(found: &[ClockComplaint]) -> Complaints {
    Complaints::new(found, ClockComplaint::field, |complaint| match complaint {
        ClockComplaint::Length | ClockComplaint::Minutes => {
            Text::new("clock-no-minutes").with("most", MOST_MINUTES)
        }
        ClockComplaint::Board => Text::new("clock-no-board"),
        ClockComplaint::Reason(error) => line(*error),
    })
}

fn board_name(chart: &WallChart, pairing: &Pairing) -> Option<Text> {
    let name = |id| chart.entry_of(id);
    let (first, second) = (name(pairing.first)?, name(pairing.second?)?);
    let text = Text::new("clock-board").with("board", pairing.board);
    Some(text.with("first", first.name.as_str()).with("second", second.name.as_str()))
}

fn added_line(chart: &WallChart, added: &AddedTime) -> Option<AddedLine> {
    let pairing = chart.pairings.iter().find(|one| one.id == added.pairing)?;
    let told = Text::new("clock-added-line").with("board", pairing.board);
    Some(AddedLine {
        id: added.id,
        told: told.with("minutes", added.minutes.get()),
        reason: added.reason.as_ref().map(ToString::to_string),
    })
}

/// What was added for a board, as the list of boards notes it.
pub(super) fn added_note(clock: &RoundClock, pairing: &Pairing) -> Option<Text> {
    let added = clock.added_to(pairing.id).num_minutes();
    (added > 0).then(|| Text::new("clock-added").with("minutes", added))
}

fn whole_secs(left: TimeDelta) -> i64 {
    left.num_milliseconds().div_euclid(1000) + i64::from(left.num_milliseconds() % 1000 > 0)
}

/// "38:12", or "1:05:00".
pub(super) fn figures(secs: i64) -> String {
    let secs = secs.max(0);
    let (hours, minutes, rest) = (secs / 3600, secs / 60 % 60, secs % 60);
    if hours > 0 {
        return format!("{hours}:{minutes:02}:{rest:02}");
    }
    format!("{minutes}:{rest:02}")
}
