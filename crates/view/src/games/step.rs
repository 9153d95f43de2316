//! A game at one of its plies: the board, the players, and the way to all other plies.

use domain::GameId;
use domain::games::OPENING_PLIES;
use form::games::SoughtForm;
use rules::{BySeat, Claim, Game, Ply, Record, Replay, Seat, Spec};
use words::Text;
use words::format::Numeral;

use super::faults::mover;
use super::game_view::{board_of, side_words, trace_words};
use super::points::PointsChart;
use crate::board::Board;

/// Where a game is looked at, and who sits below the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sight {
    pub game: GameId,
    pub place: Place,
    pub from: Seat,
}

/// The page that a replay is part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The page of the game.
    Site,
    /// A frame in a page of another site.
    Frame,
}

/// The board at a ply, and the way to all others.
#[derive(Debug, Clone)]
pub struct BoardAtPly {
    pub board: Board,
    /// Above the board, below it.
    pub seats: [SeatLine; 2],
    /// Which ply, in words.
    pub heading: Text,
    /// The move as it is written.
    pub written: Option<String>,
    /// What the move did, and what comes next.
    pub done: Vec<Text>,
    /// Comments of the record, after this move.
    pub comments: Vec<String>,
    /// The position as text.
    pub position: String,
    /// The path of this ply on the site.
    pub path: String,
    /// First, previous.
    pub back: [PlyLink; 2],
    /// Next, last.
    pub on: [PlyLink; 2],
    /// The same ply, seen from the other side.
    pub flip: String,
    /// The move that gave one side its lead for good.
    pub lead: Option<LeadLink>,
    /// The last ply that can be shown.
    pub last: String,
    /// All moves, two a line.
    pub moves: Vec<MoveLine>,
    /// The move that is not legal, behind the last legal one.
    pub refused: Option<String>,
    /// Other games that begin with the same moves, as far as games are found by them.
    pub alike: Option<String>,
    pub points: PointsChart,
}

/// A player beside the board.
#[derive(Debug, Clone)]
pub struct SeatLine {
    pub side: Text,
    pub name: Option<String>,
    pub points: Numeral,
    pub points_words: Text,
    pub is_to_move: bool,
}

/// A way to another ply.
#[derive(Debug, Clone)]
pub struct PlyLink {
    /// Where it leads; nowhere at either end.
    pub href: Option<String>,
    /// `first`, `prev`, `next`, `last`.
    pub rel: &'static str,
    /// The key that follows it.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// Its sign, as a path.
    pub sign: &'static str,
}

/// The way to the move that gave one side its lead for good.
#[derive(Debug, Clone)]
pub struct LeadLink {
    /// Where it leads; nowhere from that move itself.
    pub href: Option<String>,
    pub label: Text,
    /// Who leads, and from where.
    pub told: Text,
}

/// A move of both sides.
#[derive(Debug, Clone, Default)]
pub struct MoveLine {
    /// Its number, from 1.
    pub number: usize,
    /// Path, text with its marks, and whether it is the one shown.
    pub plies: Vec<(String, String, bool)>,
}

impl Sight {
    /// The path of a ply, seen as this one is.
    fn href(self, ply: usize) -> String {
        let Self { game, place, from } = self;
        let path = match place {
            Place::Site => format!("/games/{game}/{ply}"),
            Place::Frame => format!("/games/{game}/embed/{ply}"),
        };
        match from {
            Seat::First => path,
            Seat::Second => path + "?from=second",
        }
    }
}

impl BoardAtPly {
    /// A ply of a game, 0 being the start; without one, the start. `None` if it has no such ply.
    pub(super) fn new(
        sight: Sight,
        (record, names): (&Record, &BySeat<Option<String>>),
        ply: Option<u32>,
    ) -> Option<Self> {
        let replay = &record.replay();
        let last = replay.plies.len();
        let ply = usize::try_from(ply.unwrap_or(0)).ok().filter(|ply| *ply <= last)?;
        let played = ply.checked_sub(1).map(|idx| &replay.plies[idx]);
        let position = played.map_or(&replay.start, |step| &step.position);
        let comments = played.map_or(&replay.comments, |step| &step.comments);
        let seats = [sight.from.other(), sight.from];
        let mut done = played.map(|step| trace_words(&step.trace)).unwrap_or_default();
        done.push(next_words(position, ["replay-done-turn", "replay-done-over"]));
        Some(Self {
            board: board_of(position, played.map(|step| &step.trace), sight.from),
            seats: seats.map(|seat| seat_line(position, seat, names[seat].clone())),
            heading: heading(ply, last, &position.game().into()),
            written: played.map(|step| written(&step.text, &step.canonical, &step.marks)),
            done,
            comments: comments.clone(),
            position: position.to_string(),
            path: Sight { place: Place::Site, ..sight }.href(ply),
            back: [FIRST, PREVIOUS].map(|step| step.link(sight, ply, last)),
            on: [NEXT, LAST].map(|step| step.link(sight, ply, last)),
            flip: Sight { from: sight.from.other(), ..sight }.href(ply),
            lead: lead(sight, (record.claim(), replay), names, ply),
            last: sight.href(last),
            moves: moves(sight, replay, ply),
            refused: replay
                .fault
                .as_ref()
                .filter(|fault| fault.ply.is_some())
                .and_then(|fault| fault.token.clone()),
            alike: alike(record.game(), &replay.plies[..ply]),
            points: PointsChart::new(replay, ply),
        })
    }
}

/// The way to the games that begin with some moves; nowhere where the moves are none, or more than games are found by.
fn alike(game: Game, plies: &[Ply]) -> Option<String> {
    let moves: Vec<&str> = plies.iter().map(|ply| ply.canonical.as_str()).collect();
    let form = SoughtForm {
        game: Spec::from(game).to_string(),
        opening: moves.join(" "),
        ..SoughtForm::default()
    };
    (1..=OPENING_PLIES).contains(&moves.len()).then(|| format!("/games?{}", form.query()))
}

fn seat_line(position: &rules::AnyPosition, seat: Seat, name: Option<String>) -> SeatLine {
    let (spec, points) = (Spec::from(position.game()), position.score()[seat]);
    let is_to_move = position.ending().is_none() && position.turn() == seat;
    SeatLine {
        side: side_words(&spec, seat),
        name,
        points: points.into(),
        points_words: points_words(position, seat),
        is_to_move,
    }
}

/// A lead that the result does not bear out decided nothing.
fn lead(
    sight: Sight,
    (claim, replay): (Claim, &Replay),
    names: &BySeat<Option<String>>,
    shown: usize,
) -> Option<LeadLink> {
    let (ply, seat) = replay.lead_for_good()?;
    let is_decisive = matches!(
        (claim, seat),
        (Claim::FirstWins, Seat::First) | (Claim::SecondWins, Seat::Second)
    );
    let to = usize::try_from(ply).ok()?;
    let side = side_words(&replay.start.game().into(), seat);
    let told = Text::new(if shown == to { "replay-lead-here" } else { "replay-lead" });
    let told = match &names[seat] {
        Some(name) => told.with("who", name.as_str()),
        None => told.with("who", side),
    };
    Some(LeadLink {
        href: (shown != to).then(|| sight.href(to)),
        label: Text::new(if is_decisive { "replay-decisive" } else { "replay-last-lead" }),
        told: told.with("ply", ply),
    })
}

fn heading(ply: usize, last: usize, spec: &Spec) -> Text {
    let Some(number) = u32::try_from(ply).ok().filter(|ply| *ply > 0) else {
        return Text::new("replay-start").with("last", last);
    };
    Text::new("replay-ply")
        .with("move", number.div_ceil(2))
        .with("side", side_words(spec, mover(number)))
        .with("ply", ply)
        .with("last", last)
}

fn written(text: &str, canonical: &str, marks: &str) -> String {
    if text == canonical {
        return format!("{canonical}{marks}");
    }
    format!("{canonical}{marks} ← {text}")
}

/// The points of both sides, and who moves.
pub(crate) fn state(position: &rules::AnyPosition) -> Vec<Text> {
    let points = Seat::ALL.map(|seat| points_words(position, seat));
    points.into_iter().chain([next_words(position, ["replay-turn", "replay-over"])]).collect()
}

fn points_words(position: &rules::AnyPosition, seat: Seat) -> Text {
    let (spec, score) = (Spec::from(position.game()), position.score());
    Text::new("replay-points").with("side", side_words(&spec, seat)).with("points", score[seat])
}

/// Whose move it is, or that it is nobody's.
fn next_words(position: &rules::AnyPosition, [turn, over]: [&'static str; 2]) -> Text {
    if position.ending().is_some() {
        return Text::new(over);
    }
    Text::new(turn).with("side", side_words(&position.game().into(), position.turn()))
}

/// A way from any ply to another one.
struct Step {
    rel: &'static str,
    key: &'static str,
    label: &'static str,
    sign: &'static str,
    /// Where it leads from a ply of so many.
    to: fn(usize, usize) -> Option<usize>,
}

const FIRST: Step = Step {
    rel: "first",
    key: "Home",
    label: "replay-first",
    sign: "M6 5h2.4v14H6zM19 5v14l-9.5-7z",
    to: |_, _| Some(0),
};
const PREVIOUS: Step = Step {
    rel: "prev",
    key: "ArrowLeft",
    label: "replay-previous",
    sign: "M17 5v14L7 12z",
    to: |ply, _| ply.checked_sub(1),
};
const NEXT: Step = Step {
    rel: "next",
    key: "ArrowRight",
    label: "replay-next",
    sign: "M7 5v14l10-7z",
    to: |ply, _| Some(ply + 1),
};
const LAST: Step = Step {
    rel: "last",
    key: "End",
    label: "replay-last",
    sign: "M15.6 5H18v14h-2.4zM5 5v14l9.5-7z",
    to: |_, last| Some(last),
};

impl Step {
    fn link(self, sight: Sight, ply: usize, last: usize) -> PlyLink {
        let to = (self.to)(ply, last).filter(|to| *to != ply && *to <= last);
        PlyLink {
            href: to.map(|to| sight.href(to)),
            rel: self.rel,
            key: self.key,
            label: Text::new(self.label),
            sign: self.sign,
        }
    }
}

fn moves(sight: Sight, replay: &Replay, current: usize) -> Vec<MoveLine> {
    let plies: Vec<(String, String, bool)> = replay
        .plies
        .iter()
        .zip(1..)
        .map(|(step, ply)| {
            let text = format!("{}{}", step.canonical, step.marks);
            (sight.href(ply), text, ply == current)
        })
        .collect();
    let lines = plies.chunks(2).zip(1..);
    lines.map(|(plies, number)| MoveLine { number, plies: plies.to_vec() }).collect()
}
