//! A game, ply by ply.

use askama::Template;
use domain::games::{GameRecord, Occasion, Replaced, Summary, backing_alone, canonical};
use domain::results::{Backing, EndKind, RecordedOutcome, changes};
use domain::{GameId, LinkGameId};
use rules::{BySeat, Claim, EndReason, Points, Record, Seat, Spec, Status, Termination, Verdict};
use words::Text;
use words::format::date;

use super::Excerpt;
use super::abstract_play::is_over;
use super::changes::change_words;
use super::faults::{claim_words, fault_words, termination_words};
use super::game_view::spec_words;
use super::list::status_badge;
use super::step::{BoardAtPly, Place, Sight};
use crate::results::Badge;
use crate::{Frame, filters};

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
    pub players: Vec<String>,
    /// The points of both sides at the end of what can be played.
    pub score: Option<Text>,
    /// The board that it was played at by link.
    pub by_link: Option<LinkGameId>,
    /// Game, result, ending and length in a line.
    pub about: Vec<Text>,
    /// What became of the result that the game came with, if it does not count any more.
    pub replaced: Option<Text>,
    /// What the verifier says.
    pub status: Badge,
    /// That a position occurred for the third time, in games that tell it.
    pub repetition: Option<Text>,
    /// The address of this ply.
    pub permalink: String,
    /// What shows the board in a page of another site.
    pub snippet: String,
    /// The first fault, in words.
    pub fault: Option<Text>,
    /// Where it stands in the record.
    pub excerpt: Option<Excerpt>,
    /// The board at this ply; none where nothing can be read.
    pub step: Option<BoardAtPly>,
    /// The record, to the letter; none if its moves are not shown.
    pub record: Option<String>,
    /// Whether the game is over, by the rules or by what the players did.
    pub is_over: bool,
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

impl ReplayPage {
    /// The game at a ply, 0 being the start; without one, at its start. `None` if it has no such
    /// ply. `origin` is where browsers find the site.
    pub fn new(
        frame: Frame,
        (game, occasion): (&GameRecord, Option<&Occasion>),
        (from, ply): (Seat, Option<u32>),
        origin: &str,
    ) -> Option<Self> {
        let text = game.record.as_deref().unwrap_or_default();
        let record = Record::parse(text.as_bytes());
        let verdict = verdict(game);
        let replaced = occasion.and_then(|occasion| occasion.replaced);
        let names = names(record.as_ref().ok(), occasion);
        let sight = Sight { game: game.id, place: Place::Site, from };
        let step = match (&record, ply) {
            (Ok(record), ply) => Some(BoardAtPly::new(sight, (record, &names), ply)?),
            (Err(_), None) => None,
            (Err(_), Some(_)) => return None,
        };
        let kind = game.by_link.map(|(_, kind)| kind);
        let backing = occasion.map_or_else(|| backing_alone(text, kind), |it| it.backing);
        let spec = verdict.game.map(Spec::from);
        Some(Self {
            frame,
            id: game.id,
            title: game.title.clone(),
            occasion: occasion.map(occasion_line),
            players: Seat::ALL.into_iter().filter_map(|seat| names[seat].clone()).collect(),
            score: score(&verdict, record.as_ref().ok(), kind),
            permalink: step
                .as_ref()
                .map(|step| format!("{origin}{}", step.path))
                .unwrap_or_default(),
            snippet: snippet(origin, game.id),
            about: about(record.as_ref().ok(), &verdict, kind),
            by_link: game.by_link.map(|(id, _)| id),
            replaced: replaced.map(replaced_words),
            status: status(verdict.status, backing, replaced),
            repetition: repetition(&verdict, kind),
            fault: verdict.fault.as_ref().map(|fault| fault_words(fault, spec.as_ref())),
            excerpt: verdict.fault.as_ref().and_then(|fault| Excerpt::of(text, fault)),
            step,
            record: game.record.clone(),
            is_over: is_over(text, &game.summary),
            canonical: canonical(text).filter(|canonical| !is_same(canonical, text)),
            submitted: submitted(game),
        })
    }
}

/// What the verifier says; of moves that are not shown what it said of them.
fn verdict(game: &GameRecord) -> Verdict {
    let Summary { status, ref spec, plies, score } = game.summary;
    match &game.record {
        Some(record) => rules::verify(record.as_bytes()),
        None => Verdict {
            status,
            game: spec.as_ref().and_then(Spec::game),
            plies,
            score,
            fault: None,
            ..rules::verify(b"")
        },
    }
}

fn submitted(game: &GameRecord) -> Option<Submitted> {
    let (text, spec) = (game.submitted.clone()?, game.summary.spec.as_ref()?);
    let changes = changes(game.record.as_deref()?, &text);
    let changes = changes.iter().map(|change| change_words(change, spec)).collect();
    Some(Submitted { text, changes })
}

/// Whether two texts differ in nothing that people see: browsers send lines that end in CRLF.
fn is_same(text: &str, other: &str) -> bool {
    text.trim_end().lines().eq(other.trim_start_matches('\u{feff}').trim_end().lines())
}

/// The players' names, as the tournament or the record has them.
pub(crate) fn names(
    record: Option<&Record>,
    occasion: Option<&Occasion>,
) -> BySeat<Option<String>> {
    let named = |seat| match occasion {
        Some(occasion) => Some(occasion.players[seat].clone()),
        None => record?.player(seat).map(str::to_owned),
    };
    BySeat { first: named(Seat::First), second: named(Seat::Second) }
}

/// The element that shows a game in a page of another site.
fn snippet(origin: &str, game: GameId) -> String {
    format!(
        "<iframe src=\"{origin}/games/{game}/embed\" width=\"640\" height=\"520\" \
         loading=\"lazy\"></iframe>"
    )
}

/// Whether the game ends there is open, unless the server has ended it.
fn repetition(verdict: &Verdict, by_link: Option<EndKind>) -> Option<Text> {
    let ply = verdict.repetition.filter(|_| by_link != Some(EndKind::Moves))?;
    Some(Text::new("replay-repetition").with("ply", ply))
}

/// Game, result, ending and length.
fn about(record: Option<&Record>, verdict: &Verdict, by_link: Option<EndKind>) -> Vec<Text> {
    let Some(record) = record else {
        return Vec::new();
    };
    let spec = &record.game().into();
    let claim = Text::new("replay-claim").with("claim", claim_words(record.claim(), spec));
    let ended = match verdict.reason {
        Some(_) if is_drawn_by_length(record, by_link) => {
            Some(Text::new(match verdict.repetition {
                Some(_) => "ending-repetition",
                None => "ending-too-long",
            }))
        }
        Some(reason) => Some(end_words(reason)),
        None if record.claim() == Claim::Open => None,
        None => Some(termination_words(record.termination())),
    };
    let plies = verdict.plies.map(|plies| Text::new("game-plies").with("plies", plies));
    let said = [spec_words(spec), claim].into_iter();
    said.chain(ended).chain(plies).collect()
}

/// Whether the server has drawn it as it went on for too long, or over again (games by link, §4): a record has no word for
/// that but an arbiter's.
fn is_drawn_by_length(record: &Record, by_link: Option<EndKind>) -> bool {
    by_link == Some(EndKind::Moves) && record.termination() == Termination::Adjudication
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

/// The points on the board, where the game ended by the moves: else they say nothing of who has won.
fn score(verdict: &Verdict, record: Option<&Record>, kind: Option<EndKind>) -> Option<Text> {
    let is_by_moves = match record {
        Some(record) => record.termination() == Termination::Normal,
        None => kind.is_none_or(|kind| kind == EndKind::Moves),
    };
    verdict.score.filter(|_| is_by_moves).map(score_words)
}

fn score_words(score: BySeat<Points>) -> Text {
    Text::new("game-score").with("first", score.first).with("second", score.second)
}
