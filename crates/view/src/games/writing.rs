//! A record while somebody writes it, for the script that shows a board beside the text.
//!
//! `docs/scripts.md` describes the answer.

use std::ops::Range;

use domain::results::{self, RecordProblem};
use rules::{Continuation, Fault, Game, Outcome, Seat, Spec, Touched, Writing};
use serde::Serialize;
use words::{Language, Text};

use super::game_view::{board_of, piece, piece_words, side_words, trace_words};
use super::step::state;
use super::{claim_words, fault_words, unread_words};
use crate::{RenderError, render};

/// Where a record stands, and how it can go on. Places count UTF-16 units, as scripts do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WritingAnswer {
    game: Option<String>,
    plies: u32,
    turn: Option<&'static str>,
    score: Option<[String; 2]>,
    last: Option<String>,
    begun: String,
    fault: Option<FaultAnswer>,
    over: Option<OverAnswer>,
    state: String,
    prompt: String,
    done: String,
    board: Option<String>,
    choices: Vec<ChoiceAnswer>,
    next: Option<NextAnswer>,
    undo: Option<[usize; 2]>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct FaultAnswer {
    words: String,
    ply: Option<u32>,
    line: Option<u32>,
    column: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct OverAnswer {
    outcome: &'static str,
    words: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct ChoiceAnswer {
    /// Tells the choices of one moment apart.
    touched: String,
    kind: &'static str,
    /// The pit or square of the board that it is about.
    field: Option<String>,
    label: String,
    /// The key that makes this choice.
    key: Option<char>,
    drawing: Option<String>,
    begun: String,
    is_whole: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
struct NextAnswer {
    from: usize,
    to: usize,
    lead: String,
    trail: &'static str,
}

impl WritingAnswer {
    /// What to answer about a text, given how far it could be read.
    pub fn new(
        text: &str,
        written: Result<Writing, Box<RecordProblem>>,
        spec: Option<&Spec>,
        language: Language,
    ) -> Result<Self, RenderError> {
        match written {
            Ok(writing) => Self::of(text, &writing, language),
            Err(problem) => Ok(Self::unread(&problem, spec, language)),
        }
    }

    fn of(text: &str, writing: &Writing, language: Language) -> Result<Self, RenderError> {
        let game = writing.position.game();
        let spec = Spec::from(game);
        let words = |text: Text| text.in_language(language);
        let is_between_moves = writing.begun.is_empty();
        let last = writing.last.as_ref();
        let trace = last.map(|last| &last.trace).filter(|_| is_between_moves);
        let score = writing.position.score();
        let choices = writing.continuations.next.iter();
        let at = |range: &Range<usize>| [units(text, range.start), units(text, range.end)];
        let [from, to] = at(&writing.next_at);
        Ok(Self {
            game: Some(spec.to_string()),
            plies: writing.plies,
            turn: Some(seat_word(writing.position.turn())),
            score: Some(Seat::ALL.map(|seat| score[seat].to_string())),
            last: last.map(|last| last.canonical.clone()),
            begun: writing.begun.clone(),
            fault: writing.fault.as_ref().map(|fault| FaultAnswer {
                words: words(fault_words(fault, Some(&spec))),
                ..FaultAnswer::at(fault)
            }),
            over: over(writing, &spec, language),
            state: join(&state(&writing.position), " · ", language),
            prompt: prompt(writing, &spec).map(words).unwrap_or_default(),
            done: join(&trace.map(trace_words).unwrap_or_default(), " ", language),
            board: Some(render(
                &board_of(&writing.continuations.board, trace, Seat::First),
                language,
            )?),
            choices: choices
                .map(|choice| ChoiceAnswer::new(game, choice, language))
                .collect::<Result<_, _>>()?,
            next: Some(NextAnswer { from, to, lead: writing.lead.clone(), trail: writing.trail }),
            undo: writing.last_at.as_ref().map(at),
        })
    }

    /// Nothing is known but what is wrong.
    fn unread(problem: &RecordProblem, spec: Option<&Spec>, language: Language) -> Self {
        let words = unread_words(problem, spec).in_language(language);
        let fault = match problem {
            RecordProblem::Fault(fault) => FaultAnswer { words, ..FaultAnswer::at(fault) },
            RecordProblem::Control { line, column } => {
                FaultAnswer { words, ply: None, line: Some(*line), column: Some(*column) }
            }
            _ => FaultAnswer { words, ply: None, line: None, column: None },
        };
        Self {
            game: spec.map(Spec::to_string),
            plies: 0,
            turn: None,
            score: None,
            last: None,
            begun: String::new(),
            fault: Some(fault),
            over: None,
            state: String::new(),
            prompt: String::new(),
            done: String::new(),
            board: None,
            choices: Vec::new(),
            next: None,
            undo: None,
        }
    }
}

impl FaultAnswer {
    fn at(fault: &Fault) -> Self {
        let words = String::new();
        Self { words, ply: fault.ply, line: fault.line, column: fault.column }
    }
}

impl ChoiceAnswer {
    fn new(game: Game, choice: &Continuation, language: Language) -> Result<Self, RenderError> {
        let (kind, field) = match &choice.touched {
            Touched::Field(name) => ("field", Some(name.clone())),
            Touched::InHand { into, .. } => ("bead", Some(into.clone())),
            Touched::Captured { from, .. } => ("gem", from.clone()),
        };
        let drawing = piece(game, &choice.touched).map(|piece| render(&piece, language));
        Ok(Self {
            touched: choice.touched.to_string(),
            kind,
            field,
            label: touched_words(game, &choice.touched).in_language(language),
            key: key(&choice.touched),
            drawing: drawing.transpose()?,
            begun: choice.begun.clone(),
            is_whole: choice.is_whole,
        })
    }
}

/// A pit's letter, a bead's worth; a square's name is too long for a key.
fn key(touched: &Touched) -> Option<char> {
    let name = match touched {
        Touched::Field(name) => name.to_lowercase(),
        Touched::InHand { piece, .. } | Touched::Captured { piece, .. } => return Some(*piece),
    };
    let mut letters = name.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// What is touched, in words.
pub(crate) fn touched_words(game: Game, touched: &Touched) -> Text {
    let field = || Text::new("writing-field").with("field", touched.to_string());
    piece_words(game, touched).unwrap_or_else(field)
}

/// What is to be done next; nothing behind a fault and at the end.
pub(crate) fn prompt(writing: &Writing, spec: &Spec) -> Option<Text> {
    let text = match &writing.continuations.next.first()?.touched {
        Touched::Field(_) => Text::new("writing-choose-field"),
        Touched::InHand { into, .. } => Text::new("writing-choose-bead").with("pit", into.as_str()),
        Touched::Captured { .. } => Text::new("writing-choose-gem"),
    };
    Some(text.with("side", side_words(spec, writing.position.turn())))
}

fn over(writing: &Writing, spec: &Spec, language: Language) -> Option<OverAnswer> {
    let outcome = match outcome(writing)? {
        Outcome::Win(Seat::First) => results::RecordedOutcome::First,
        Outcome::Win(Seat::Second) => results::RecordedOutcome::Second,
        Outcome::Draw => results::RecordedOutcome::Draw,
    };
    let words = over_words(writing, spec)?.in_language(language);
    Some(OverAnswer { outcome: outcome.as_str(), words })
}

/// How the game has ended, if its rules have ended it.
pub(crate) fn over_words(writing: &Writing, spec: &Spec) -> Option<Text> {
    let score = writing.position.score();
    let words = Text::new("writing-over")
        .with("result", claim_words(outcome(writing)?.into(), spec))
        .with("first", score.first)
        .with("second", score.second);
    Some(words)
}

fn outcome(writing: &Writing) -> Option<Outcome> {
    let ending = writing.position.ending().filter(|_| writing.fault.is_none())?;
    Some(ending.outcome)
}

fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}

fn join(texts: &[Text], between: &str, language: Language) -> String {
    let texts: Vec<String> = texts.iter().map(|text| text.in_language(language)).collect();
    texts.join(between)
}

/// The place of a byte of the record as a script counts it, a byte order mark included.
fn units(text: &str, at: usize) -> usize {
    let mark = text.strip_prefix('\u{feff}').map_or(0, |rest| text.len() - rest.len());
    text.get(..mark + at).unwrap_or(text).encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_scripts_do() {
        assert_eq!(units("{é🎲} C30", 9), 6);
        assert_eq!(units("\u{feff}C30", 0), 1);
        assert_eq!(units("C30", 99), 3);
    }

    #[test]
    fn a_key_is_a_letter_or_a_digit() {
        assert_eq!(key(&Touched::Field("C".into())), Some('c'));
        assert_eq!(key(&Touched::Field("e5".into())), None);
        assert_eq!(key(&Touched::Captured { piece: '4', from: None }), Some('4'));
    }
}
