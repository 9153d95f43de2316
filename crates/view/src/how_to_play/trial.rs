//! A game that somebody tries out: the board as it is, and every move that may come next.

use domain::how_to_play::{MOST_PLIES, NotTried};
use rules::{Game, Seat, Spec, Writing};
use words::{Language, Text};

use crate::RenderError;
use crate::board::tapped::{Choice, TappedBoard, Tapping};
use crate::games::{board_of, fault_words, over_words, prompt, state, trace_words};

/// A game that somebody tries out.
#[derive(Debug, Clone)]
pub struct Trial {
    /// Points and whose move it is.
    pub state: Vec<Text>,
    pub board: TappedBoard,
    /// What is to be done next, or how the game has ended.
    pub prompt: Option<Text>,
    /// Why it does not go on.
    pub problem: Option<Text>,
    /// Beads to choose from.
    pub hand: Vec<Choice>,
    /// What the last move did.
    pub done: Vec<Text>,
    /// The moves so far, as they are written.
    pub moves: String,
    /// The way to the move before; nothing at the start.
    pub back: Option<String>,
    /// The way to the start, from anywhere else.
    pub start: Option<String>,
}

impl Trial {
    /// The game after some moves; the start where they cannot be replayed.
    pub fn new(
        game: Game,
        moves: &str,
        tried: Result<&Writing, &NotTried>,
        language: Language,
    ) -> Result<Self, RenderError> {
        match tried {
            Ok(writing) => Self::of(game, moves, writing, language),
            Err(why) => Self::not_tried(game, why, language),
        }
    }

    fn of(
        game: Game,
        moves: &str,
        writing: &Writing,
        language: Language,
    ) -> Result<Self, RenderError> {
        let spec = Spec::from(game);
        let trace = writing.last.as_ref().map(|last| &last.trace);
        let trace = trace.filter(|_| writing.begun.is_empty());
        let kept = &moves[..writing.next_at.start.min(moves.len())];
        let way = |begun: &str| way(&format!("{} {begun}", kept.trim_end()));
        let Tapping { board, hand } = Tapping::new(writing, Seat::First, way, language)?;
        Ok(Self {
            state: state(&writing.position),
            board,
            prompt: over_words(writing, &spec).or_else(|| prompt(writing, &spec)),
            problem: writing.fault.as_ref().map(|fault| fault_words(fault, Some(&spec))),
            hand,
            done: trace.map(trace_words).unwrap_or_default(),
            moves: moves.trim().to_owned(),
            back: writing.last_at.as_ref().map(|last| way_back(&moves[..last.start])),
            start: (!moves.trim().is_empty()).then(|| way_back("")),
        })
    }

    fn not_tried(game: Game, why: &NotTried, language: Language) -> Result<Self, RenderError> {
        let start = rules::AnyPosition::start(game);
        Ok(Self {
            state: state(&start),
            board: TappedBoard::new(&board_of(&start, None, Seat::First), (&[], &[]), language)?,
            prompt: None,
            problem: Some(match why {
                NotTried::TooLong => Text::new("play-too-long").with("moves", MOST_PLIES),
                NotTried::Unread(_) => Text::new("play-unread"),
            }),
            hand: Vec::new(),
            done: Vec::new(),
            moves: String::new(),
            back: None,
            start: Some(way_back("")),
        })
    }
}

/// The address of the board after moves, from its own page.
fn way(moves: &str) -> String {
    let words: Vec<&str> = moves.split_whitespace().collect();
    let query = serde_html_form::to_string([("moves", words.join(" "))]).unwrap_or_default();
    format!("?{query}#try")
}

fn way_back(moves: &str) -> String {
    if moves.trim().is_empty() { "?#try".to_owned() } else { way(moves) }
}
