//! A game that somebody tries out: the board as it is, and every move that may come next.

use rules::{Continuation, Game, Seat, Spec, Touched, Writing};

use super::tapped::{Tap, TappedBoard};
use crate::domain::how_to_play::{MOST_PLIES, NotTried};
use crate::view::board::LoneBead;
use crate::view::games::{
    board_of, fault_words, over_words, piece, prompt, state, touched_words, trace_words,
};
use crate::view::{Language, RenderError, Text};

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

/// A bead that may be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    pub href: String,
    pub label: Text,
    pub bead: Option<LoneBead>,
    /// The pit that it is taken from.
    pub from: Option<String>,
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
        let is_between_moves = writing.begun.is_empty();
        let trace = writing.last.as_ref().map(|last| &last.trace).filter(|_| is_between_moves);
        let next = &writing.continuations.next;
        let kept = &moves[..writing.next_at.start.min(moves.len())];
        let way = |choice: &Continuation| way(&format!("{} {}", kept.trim_end(), choice.begun));
        let is_tapped = |choice: &&Continuation| matches!(choice.touched, Touched::Field(_));
        let tap = |choice: &Continuation| Tap {
            field: choice.touched.to_string(),
            href: way(choice),
            label: Text::new("play-tap").with("field", choice.touched.to_string()),
        };
        let taps: Vec<Tap> = next.iter().filter(is_tapped).map(tap).collect();
        let hand = next.iter().filter(|choice| !is_tapped(choice));
        let touched: Vec<&str> = next.iter().filter_map(|choice| field(&choice.touched)).collect();
        let board = board_of(&writing.continuations.board, trace, Seat::First);
        Ok(Self {
            state: state(&writing.position),
            board: TappedBoard::new(&board, (&taps, &touched), language)?,
            prompt: over_words(writing, &spec).or_else(|| prompt(writing, &spec)),
            problem: writing.fault.as_ref().map(|fault| fault_words(fault, Some(&spec))),
            hand: hand.map(|choice| choice_in_hand(game, choice, way(choice))).collect(),
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

fn choice_in_hand(game: Game, choice: &Continuation, href: String) -> Choice {
    let from = match &choice.touched {
        Touched::Captured { from, .. } => from.clone(),
        _ => None,
    };
    let (label, bead) = (touched_words(game, &choice.touched), piece(game, &choice.touched));
    Choice { href, label, bead, from }
}

/// Where a piece falls, or is taken from.
fn field(touched: &Touched) -> Option<&str> {
    match touched {
        Touched::Field(_) => None,
        Touched::InHand { into, .. } => Some(into),
        Touched::Captured { from, .. } => from.as_deref(),
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
