//! A game, ply by ply.

use askama::Template;
use rules::{Claim, EndReason, Record, Replay, Seat, Spec, Status, Verdict};

use super::Excerpt;
use super::changes::change_words;
use super::faults::{claim_words, fault_words, mover, termination_words};
use super::game_view::{board_of, side_words, spec_words, trace_words};
use super::list::status_badge;
use crate::domain::GameId;
use crate::domain::games::{GameRecord, Occasion, Replaced, backing_alone, canonical};
use crate::domain::results::{Backing, RecordedOutcome, changes};
use crate::view::board::Board;
use crate::view::format::date;
use crate::view::results::Badge;
use crate::view::{Frame, Text, filters};

/// A game at one of its plies.
#[derive(Template)]
#[template(path = "games/show.html")]
pub struct ReplayPage {
    pub frame: Frame,
    pub id: GameId,
    /// What it is called, if it was published for itself.
    pub title: Option<String>,
    /// Where it was played, if in a tournament.
    pub occasion: Option<OccasionLine>,
    /// The players, as the record or the tournament names them.
    pub players: Vec<(Text, String)>,
    /// Game, result and ending in a line.
    pub about: Vec<Text>,
    /// What became of the result that the game came with, if it does not count any more.
    pub replaced: Option<Text>,
    /// What the verifier says.
    pub status: Badge,
    /// That a position occurred for the third time, in games that tell it.
    pub repetition: Option<Text>,
    /// The first fault, in words.
    pub fault: Option<Text>,
    /// Where it stands in the record.
    pub excerpt: Option<Excerpt>,
    /// The board at this ply; none where nothing can be read.
    pub step: Option<BoardAtPly>,
    /// The record, to the letter.
    pub record: String,
    /// The record in canonical form, if that is another text.
    pub canonical: Option<String>,
    /// The record as it was handed in, if a reading of it was accepted.
    pub submitted: Option<Submitted>,
}

pages! { ReplayPage }

/// A record of which a reading was accepted.
#[derive(Debug, Clone)]
pub struct Submitted {
    /// The record as it was handed in.
    pub text: String,
    /// What the reading changed.
    pub changes: Vec<Text>,
}

/// Where a game was played.
#[derive(Debug, Clone)]
pub struct OccasionLine {
    /// The event's path and name.
    pub event: (String, String),
    /// The tournament's.
    pub tournament: (String, String),
    /// The board's.
    pub board: (String, Text),
}

/// The board at a ply, and the way to all others.
#[derive(Debug, Clone)]
pub struct BoardAtPly {
    pub board: Board,
    /// Which ply, in words.
    pub heading: Text,
    /// The move as it is written.
    pub written: Option<String>,
    /// What the move did.
    pub done: Vec<Text>,
    /// Comments of the record, after this move.
    pub comments: Vec<String>,
    /// Points and whose move it is.
    pub state: Vec<Text>,
    /// What is said of it, the position in a slot.
    pub position_words: Text,
    /// The position as text.
    pub position: String,
    /// First, previous, next, last.
    pub steps: Vec<PlyLink>,
    /// All moves, two a line.
    pub moves: Vec<MoveLine>,
    /// The move that is not legal, behind the last legal one.
    pub refused: Option<String>,
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
}

/// A move of both sides.
#[derive(Debug, Clone, Default)]
pub struct MoveLine {
    /// Its number, from 1.
    pub number: usize,
    /// Path, text with its marks, and whether it is the one shown.
    pub plies: Vec<(String, String, bool)>,
}

impl ReplayPage {
    /// The game at a ply, 0 being the start; without one, at its end. `None` if it has no such
    /// ply.
    pub fn new(
        frame: Frame,
        game: &GameRecord,
        occasion: Option<&Occasion>,
        ply: Option<u32>,
    ) -> Option<Self> {
        let record = Record::parse(game.record.as_bytes());
        let verdict = rules::verify(game.record.as_bytes());
        let replaced = occasion.and_then(|occasion| occasion.replaced);
        let step = match (&record, ply) {
            (Ok(record), ply) => Some(BoardAtPly::new(game.id, &record.replay(), ply)?),
            (Err(_), None) => None,
            (Err(_), Some(_)) => return None,
        };
        let backing = occasion.map_or_else(|| backing_alone(&game.record), |it| it.backing);
        let spec = verdict.game.map(Spec::from);
        Some(Self {
            frame,
            id: game.id,
            title: game.title.clone(),
            occasion: occasion.map(occasion_line),
            players: players(record.as_ref().ok(), occasion),
            about: about(record.as_ref().ok(), &verdict),
            replaced: replaced.map(replaced_words),
            status: status(verdict.status, backing, replaced),
            repetition: verdict
                .repetition
                .map(|ply| Text::new("replay-repetition").with("ply", ply)),
            fault: verdict.fault.as_ref().map(|fault| fault_words(fault, spec.as_ref())),
            excerpt: verdict.fault.as_ref().and_then(|fault| Excerpt::of(&game.record, fault)),
            step,
            record: game.record.clone(),
            canonical: canonical(&game.record).filter(|text| !is_same(text, &game.record)),
            submitted: submitted(game),
        })
    }
}

fn submitted(game: &GameRecord) -> Option<Submitted> {
    let (text, spec) = (game.submitted.clone()?, game.summary.spec.as_ref()?);
    let changes = changes(&game.record, &text);
    let changes = changes.iter().map(|change| change_words(change, spec)).collect();
    Some(Submitted { text, changes })
}

/// Whether two texts differ in nothing that people see: browsers send lines that end in CRLF.
fn is_same(text: &str, other: &str) -> bool {
    text.trim_end().lines().eq(other.trim_start_matches('\u{feff}').trim_end().lines())
}

impl BoardAtPly {
    fn new(game: GameId, replay: &Replay, ply: Option<u32>) -> Option<Self> {
        let last = replay.plies.len();
        let ply = match ply {
            Some(ply) => usize::try_from(ply).ok().filter(|ply| *ply <= last)?,
            None => last,
        };
        let played = ply.checked_sub(1).map(|idx| &replay.plies[idx]);
        let position = played.map_or(&replay.start, |step| &step.position);
        let comments = played.map_or(&replay.comments, |step| &step.comments);
        Some(Self {
            board: board_of(position, played.map(|step| &step.trace)),
            heading: heading(ply, last, &position.game().into()),
            written: played.map(|step| written(&step.text, &step.canonical, &step.marks)),
            done: played.map(|step| trace_words(&step.trace)).unwrap_or_default(),
            comments: comments.clone(),
            state: state(position),
            position_words: Text::new("replay-position").with_slot("position", ""),
            position: position.to_string(),
            steps: links(game, ply, last),
            moves: moves(game, replay, ply),
            refused: replay
                .fault
                .as_ref()
                .filter(|fault| fault.ply.is_some())
                .and_then(|fault| fault.token.clone()),
        })
    }
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

pub(in crate::view) fn state(position: &rules::AnyPosition) -> Vec<Text> {
    let (spec, score) = (Spec::from(position.game()), position.score());
    let points = |seat: Seat| {
        Text::new("replay-points").with("side", side_words(&spec, seat)).with("points", score[seat])
    };
    let next = match position.ending() {
        Some(_) => Text::new("replay-over"),
        None => Text::new("replay-turn").with("side", side_words(&spec, position.turn())),
    };
    vec![points(Seat::First), points(Seat::Second), next]
}

fn links(game: GameId, ply: usize, last: usize) -> Vec<PlyLink> {
    let link = |rel, key, label, to: Option<usize>| PlyLink {
        href: to.filter(|to| *to != ply && *to <= last).map(|to| format!("/games/{game}/{to}")),
        rel,
        key,
        label: Text::new(label),
    };
    vec![
        link("first", "Home", "replay-first", Some(0)),
        link("prev", "ArrowLeft", "replay-previous", ply.checked_sub(1)),
        link("next", "ArrowRight", "replay-next", Some(ply + 1)),
        link("last", "End", "replay-last", Some(last)),
    ]
}

fn moves(game: GameId, replay: &Replay, current: usize) -> Vec<MoveLine> {
    let plies: Vec<(String, String, bool)> = replay
        .plies
        .iter()
        .zip(1..)
        .map(|(step, ply)| {
            let text = format!("{}{}", step.canonical, step.marks);
            (format!("/games/{game}/{ply}"), text, ply == current)
        })
        .collect();
    let lines = plies.chunks(2).zip(1..);
    lines.map(|(plies, number)| MoveLine { number, plies: plies.to_vec() }).collect()
}

fn players(record: Option<&Record>, occasion: Option<&Occasion>) -> Vec<(Text, String)> {
    let Some(record) = record else {
        return Vec::new();
    };
    let named = |seat| {
        let name = match occasion {
            Some(occasion) => Some(occasion.players[seat].clone()),
            None => record.player(seat).map(str::to_owned),
        };
        let name = name?;
        let side = Text::new("labelled").with("label", side_words(&record.game().into(), seat));
        Some((side.with_slot("what", name.as_str()), name))
    };
    Seat::ALL.into_iter().filter_map(named).collect()
}

fn about(record: Option<&Record>, verdict: &Verdict) -> Vec<Text> {
    let Some(record) = record else {
        return Vec::new();
    };
    let spec = &record.game().into();
    let claim = Text::new("replay-claim").with("claim", claim_words(record.claim(), spec));
    let ended = match verdict.reason {
        Some(reason) => Some(end_words(reason)),
        None if record.claim() == Claim::Open => None,
        None => Some(termination_words(record.termination())),
    };
    let plies = verdict.plies.map(|plies| Text::new("game-plies").with("plies", plies));
    let said = [spec_words(spec), claim].into_iter();
    said.chain(ended).chain(plies).collect()
}

fn end_words(reason: EndReason) -> Text {
    Text::new(match reason {
        EndReason::NoBeads => "end-no-beads",
        EndReason::CannotFeed => "end-cannot-feed",
        EndReason::AllOwned => "end-all-owned",
        EndReason::NothingToSow => "end-nothing-to-sow",
        EndReason::Majority => "end-majority",
        EndReason::NoMove => "end-no-move",
        EndReason::Resignation => "ending-resignation",
        EndReason::TimeForfeit => "ending-time",
        EndReason::Adjudication => "ending-adjudication",
        EndReason::Agreement => "ending-agreement",
    })
}

/// What the verifier says. Beside a result that does not count any more, it speaks of the moves
/// alone.
fn status(status: Status, backing: Backing, replaced: Option<Replaced>) -> Badge {
    if status == Status::Verified && replaced.is_some() {
        let moves = Badge::of(Backing::MovesChecked);
        return Badge { long: Text::new("status-moves-long"), ..moves };
    }
    status_badge(status, backing)
}

fn replaced_words(replaced: Replaced) -> Text {
    let id = match replaced.by {
        RecordedOutcome::Open => "game-taken-back",
        RecordedOutcome::First
        | RecordedOutcome::Second
        | RecordedOutcome::Draw
        | RecordedOutcome::Neither => "game-corrected",
    };
    Text::new(id).with("date", date(replaced.at.date_naive()))
}

fn occasion_line(occasion: &Occasion) -> OccasionLine {
    let tournament = format!("/tournaments/{}", occasion.tournament);
    let board = format!("{tournament}/rounds/{}/boards/{}", occasion.round, occasion.board);
    let words =
        Text::new("game-round-board").with("round", occasion.round).with("board", occasion.board);
    OccasionLine {
        event: (format!("/events/{}", occasion.event), occasion.event_name.clone()),
        tournament: (tournament, occasion.tournament_name.clone()),
        board: (board, words),
    }
}
