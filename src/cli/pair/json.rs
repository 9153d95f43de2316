//! `magister pair --json`; `docs/commands.md` describes it.

use std::io;

use serde::Serialize;
use serde_json::{Value, json};
use tournament::check::Board;
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::check_list::{Float, Line, Strength};
use tournament::pairing::dutch::check_list;
use tournament::pairing::explanation::{Bracket, Failure, NoLegalPairing, PairedRound, Reason};

use tournament::score::Score;

use super::words::{article, name};
use super::{Answer, Answered, Swiss};

/// The answer as programs read it; the names of its fields stay the same.
#[derive(Serialize)]
struct JsonRound {
    file: String,
    round: u16,
    rounds: u16,
    system: &'static str,
    pairs: Vec<JsonPair>,
    bye: Option<u16>,
    refusal: Option<JsonRefusal>,
    players: Vec<JsonPlayer>,
    brackets: Vec<JsonBracket>,
}

#[derive(Serialize)]
struct JsonPair {
    white: u16,
    black: u16,
    article: Option<&'static str>,
}

#[derive(Serialize)]
struct JsonRefusal {
    groups: Vec<Vec<u16>>,
    partners: Vec<u16>,
    bye_shared: bool,
    bye_refused: bool,
    message: String,
}

#[derive(Serialize)]
struct JsonPlayer {
    number: u16,
    score: Value,
    colours: String,
    preference: Option<&'static str>,
    strength: Option<&'static str>,
    floats: [Option<&'static str>; 2],
    topscorer: bool,
    bye_allowed: bool,
    unplayed: u16,
    barred: Vec<u16>,
}

#[derive(Serialize)]
struct JsonBracket {
    score: Value,
    moved_down: Vec<u16>,
    residents: Vec<u16>,
    pairs: Vec<[u16; 2]>,
    downfloaters: Vec<u16>,
    failures: Vec<JsonFailure>,
}

#[derive(Serialize)]
struct JsonFailure {
    criterion: String,
    players: Vec<u16>,
    reason: &'static str,
    wanting: Option<u16>,
    pairs: Option<u16>,
}

pub(super) fn line(answered: &Answered) -> io::Result<String> {
    let mut round = JsonRound {
        file: answered.file.display().to_string(),
        round: answered.round,
        rounds: answered.n_rounds,
        system: "round-robin",
        pairs: Vec::new(),
        bye: None,
        refusal: None,
        players: Vec::new(),
        brackets: Vec::new(),
    };
    match &answered.answer {
        Answer::RoundRobin { boards, .. } => round.add_boards(boards),
        Answer::Dutch(swiss) => {
            let Swiss { table, plan, paired } = &**swiss;
            round.system = "dutch";
            round.players = check_list(table, plan).iter().map(JsonPlayer::from).collect();
            match paired {
                Ok(paired) => round.add_paired(paired),
                Err(refusal) => round.refusal = Some(JsonRefusal::from(refusal)),
            }
        }
    }
    Ok(serde_json::to_string(&round)?)
}

impl JsonRound {
    fn add_boards(&mut self, boards: &[Board]) {
        for board in boards {
            match *board {
                Board::Bye(number) => self.bye = Some(number.0),
                Board::Game { white, black } => {
                    let pair = JsonPair { white: white.0, black: black.0, article: None };
                    self.pairs.push(pair);
                }
            }
        }
    }

    fn add_paired(&mut self, paired: &PairedRound) {
        let pairs = paired.pairs.iter().map(|pair| JsonPair {
            white: pair.white.0,
            black: pair.black.0,
            article: Some(article(pair.colours)),
        });
        self.pairs = pairs.collect();
        self.bye = paired.bye.map(|number| number.0);
        self.brackets = paired.brackets.iter().map(JsonBracket::from).collect();
    }
}

/// Whole points without a fraction, `4.5` with one.
fn points(score: Score) -> Value {
    let tenths = score.tenths();
    if tenths.is_multiple_of(10) { json!(tenths / 10) } else { json!(f64::from(tenths) / 10.0) }
}

fn numbers(numbers: &[Number]) -> Vec<u16> {
    numbers.iter().map(|number| number.0).collect()
}

impl From<&NoLegalPairing> for JsonRefusal {
    fn from(refusal: &NoLegalPairing) -> Self {
        Self {
            groups: refusal.groups.iter().map(|group| numbers(group)).collect(),
            partners: numbers(&refusal.partners),
            bye_shared: refusal.is_bye_shared,
            bye_refused: refusal.is_bye_refused,
            message: refusal.to_string(),
        }
    }
}

impl From<&Line> for JsonPlayer {
    fn from(line: &Line) -> Self {
        let colour = |colour: Colour| match colour {
            Colour::White => "white",
            Colour::Black => "black",
        };
        let strength = |strength: Strength| match strength {
            Strength::Mild => "mild",
            Strength::Strong => "strong",
            Strength::Absolute => "absolute",
        };
        let float = |float: Float| match float {
            Float::Down => "down",
            Float::Up => "up",
        };
        Self {
            number: line.number.0,
            score: points(line.score),
            colours: line.colours.iter().map(Colour::to_string).collect(),
            preference: line.preference.map(|preference| colour(preference.colour)),
            strength: line.preference.map(|preference| strength(preference.strength)),
            floats: line.floats.map(|had| had.map(float)),
            topscorer: line.is_topscorer,
            bye_allowed: line.may_have_bye,
            unplayed: line.n_unplayed,
            barred: numbers(&line.barred),
        }
    }
}

impl From<&Bracket> for JsonBracket {
    fn from(bracket: &Bracket) -> Self {
        Self {
            score: points(bracket.score),
            moved_down: numbers(&bracket.moved_down),
            residents: numbers(&bracket.residents),
            pairs: bracket.pairs.iter().map(|(one, other)| [one.0, other.0]).collect(),
            downfloaters: numbers(&bracket.downfloaters),
            failures: bracket.failures.iter().map(JsonFailure::from).collect(),
        }
    }
}

impl From<&Failure> for JsonFailure {
    fn from(failure: &Failure) -> Self {
        let (reason, count) = match failure.reason {
            Reason::OddNumber => ("odd-number", None),
            Reason::ColourCount { wanting, pairs } => ("colour-count", Some((wanting, pairs))),
            Reason::NoneBetter => ("none-better", None),
        };
        Self {
            criterion: name(failure.criterion),
            players: numbers(&failure.numbers),
            reason,
            wanting: count.map(|(wanting, _)| wanting),
            pairs: count.map(|(_, pairs)| pairs),
        }
    }
}
