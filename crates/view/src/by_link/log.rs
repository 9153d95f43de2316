//! What has happened in a game by link, and how its time was counted.

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use domain::LinkGameId;
use domain::by_link::{Deed, End, Fact, LinkGame, Playing, SeatHolder};
use domain::zone::Zone;
use rules::{BySeat, Seat};
use words::Text;
use words::format::moment_exact;

use super::messages::{left_words, outcome_words};
use super::shown::GameShown;
use crate::link_terms::{control_words, exact_span_words};
use crate::{Frame, filters};

/// All that has happened in a game, in order.
#[derive(Template)]
#[template(path = "by_link/log.html")]
pub struct LinkLogPage {
    pub frame: Frame,
    pub id: LinkGameId,
    pub names: [String; 2],
    pub time: Text,
    /// When the clock of the first player began to run, unless it waited for both.
    pub began: Text,
    pub lines: Vec<LogLine>,
    /// What the record of the moves is known by.
    pub hash: String,
}

pages! { LinkLogPage }

/// Something that happened.
#[derive(Debug, Clone)]
pub struct LogLine {
    pub number: u32,
    pub at: Text,
    pub what: Text,
    /// What each player then had left.
    pub left: [(String, Text); 2],
}

impl LinkLogPage {
    pub fn new(frame: Frame, (game, facts): (&LinkGame, &[Fact]), zone: Zone) -> Self {
        let setup = *game.playing.setup();
        let mut playing = Playing::begin(setup);
        let line = |fact: &Fact| {
            let turn = playing.turn();
            // The game was read from these very facts.
            playing.take(fact).ok()?;
            Some(LogLine {
                number: fact.number,
                at: moment_exact(fact.at, zone),
                what: deed_words(fact, (&game.seats, turn), zone),
                left: Seat::ALL.map(|seat| {
                    let left = left_words(playing.time(seat, fact.at));
                    (game.seats[seat].name.clone(), left)
                }),
            })
        };
        Self {
            frame,
            id: setup.id,
            names: Seat::ALL.map(|seat| game.seats[seat].name.clone()),
            time: control_words(setup.control),
            began: moment_exact(setup.started_at, zone),
            lines: facts.iter().filter_map(line).collect(),
            hash: game.playing.hash().as_str().to_owned(),
        }
    }
}

/// What happened; whoever was to move moves.
fn deed_words(
    Fact { at, deed, .. }: &Fact,
    (seats, turn): (&BySeat<SeatHolder>, Option<Seat>),
    zone: Zone,
) -> Text {
    let of = |id: &'static str, seat: Seat| Text::new(id).with("name", seats[seat].name.as_str());
    match deed {
        Deed::Move(text) => {
            of("link-log-move", turn.unwrap_or(Seat::First)).with("move", text.as_str())
        }
        Deed::OfferDraw(seat) => of("link-log-offer-draw", *seat),
        Deed::AcceptDraw(seat) => of("link-log-accept-draw", *seat),
        Deed::Resign(seat) => of("link-log-resign", *seat),
        Deed::AskTakeBack(seat) => of("link-log-ask-take-back", *seat),
        Deed::AllowTakeBack(seat) => of("link-log-allow-take-back", *seat),
        Deed::TimeOut => of("link-log-time-out", turn.unwrap_or(Seat::First)),
        Deed::Extend(seat, by) => of("link-log-extend", *seat).with("span", exact_span_words(*by)),
        Deed::Wait => Text::new("link-log-wait"),
        Deed::Withdraw => Text::new("link-log-withdraw"),
        Deed::Stop => Text::new("link-log-stop"),
        Deed::Hold => Text::new("link-log-hold"),
        Deed::GoOn => Text::new("link-log-go-on"),
        Deed::Adjudicate(outcome) => {
            Text::new("link-log-adjudicate").with("outcome", outcome_words(*outcome, seats))
        }
        Deed::Settle(outcome) => {
            Text::new("link-log-settle").with("outcome", outcome_words(*outcome, seats))
        }
        Deed::Down(since) => Text::new("link-log-down")
            .with("since", moment_exact(*since, zone))
            .with("span", exact_span_words(*at - *since)),
    }
}

/// What a board says of how its game went.
#[derive(Debug, Clone)]
pub struct Known {
    /// How it follows that a time was over: each part with what it is.
    pub time_sum: Option<Vec<(Text, Text)>>,
    /// That no server ran for a while in this turn.
    pub down: Option<Text>,
    /// Where all that has happened is, for those who may read it.
    pub log: Option<String>,
}

impl Known {
    pub(super) fn of(shown: GameShown<'_>) -> Self {
        let (game, is_late) = (shown.game, shown.late.is_some());
        let is_hidden = game.hides_moves(shown.seat.as_slice()).is_some();
        let path = format!("/by-link/{}/log", game.playing.setup().id);
        Self {
            time_sum: time_sum(&game.playing, shown.zone),
            down: down_words(&game.playing).filter(|_| !is_late),
            log: (!is_late && !is_hidden).then_some(path),
        }
    }
}

/// None of a game that ended otherwise.
fn time_sum(playing: &Playing, zone: Zone) -> Option<Vec<(Text, Text)>> {
    let (Some(End::TimeOut { .. }), turn) = (playing.end(), playing.turn_time()) else {
        return None;
    };
    let began = Some((Text::new("link-sum-began"), moment_exact(turn.since, zone)));
    let spans = [
        ("link-sum-had", turn.had.left),
        ("link-sum-holidays", turn.had.holidays),
        ("link-sum-given", turn.given),
        ("link-sum-down", turn.down),
        ("link-sum-halted", turn.halted),
    ];
    let is_there = |(_, span): &(&str, TimeDelta)| !span.is_zero();
    let span = |(id, span): (&'static str, TimeDelta)| (Text::new(id), exact_span_words(span));
    let end = |id: &'static str, at: Option<DateTime<Utc>>| {
        Some((Text::new(id), moment_exact(at?, zone)))
    };
    let ends = [end("link-sum-over", turn.over_at()), end("link-sum-written", playing.ended_at())];
    let spans = spans.into_iter().filter(is_there).map(span);
    Some(began.into_iter().chain(spans).chain(ends.into_iter().flatten()).collect())
}

fn down_words(playing: &Playing) -> Option<Text> {
    let down = playing.turn_time().down;
    let is_told = playing.end().is_none() && down >= TimeDelta::minutes(1);
    is_told.then(|| Text::new("link-down").with("span", exact_span_words(down)))
}
