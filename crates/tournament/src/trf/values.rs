//! What results are worth, in all the detail that files may have.

use crate::colour::Colour;
use crate::points::{PointSystem, PointsError};
use crate::result::{Bye, PlayerResult};
use crate::score::Score;

use super::fault::{Guess, Notes, Problem};
use super::number::points;
use super::player::Mark;
use super::text::{Field, Row};

/// What each result is worth: docs/spec/trf.md §6.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Values {
    white: ByResult,
    black: ByResult,
    forfeit_win: Score,
    forfeit_loss: Score,
    full_point_bye: Score,
    half_point_bye: Score,
    zero_point_bye: Score,
    pairing_allocated_bye: Option<Score>,
    /// A draw, if nothing is said.
    unknown: Option<Score>,
    /// Whether it is the older records that say it: in them a bye is worth 1 if nothing is said.
    is_extension: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ByResult {
    win: Score,
    draw: Score,
    loss: Score,
}

impl Default for Values {
    fn default() -> Self {
        let of_game = ByResult { win: Score::WIN, draw: Score::DRAW, loss: Score::ZERO };
        Self {
            white: of_game,
            black: of_game,
            forfeit_win: Score::WIN,
            forfeit_loss: Score::ZERO,
            full_point_bye: Score::WIN,
            half_point_bye: Score::DRAW,
            zero_point_bye: Score::ZERO,
            pairing_allocated_bye: None,
            unknown: None,
            is_extension: false,
        }
    }
}

impl Values {
    /// Reads 162, `XXS` or one of `BB…`.
    pub(super) fn read(&mut self, row: &Row, notes: &mut Notes) {
        match row.tag() {
            "162" => self.read_system(row, notes),
            "XXS" => self.read_codes(row, notes),
            tag => {
                self.is_extension = true;
                if let Some(value) = points(row.rest(4), notes) {
                    self.set_single(tag, value);
                }
            }
        }
    }

    /// `162  W 1.0    D 0.5`: letter and points, which touch from ten points on.
    fn read_system(&mut self, row: &Row, notes: &mut Notes) {
        let mut words = row.words(4).into_iter();
        while let Some(word) = words.next() {
            let code = word.text.chars().next().unwrap_or(' ').to_ascii_uppercase();
            let after = word.text.get(1..).unwrap_or("");
            let value = match after {
                "" => words.next(),
                text => Some(Field { text, ..word }),
            };
            let Some(value) = value else {
                return notes.fault(word.place, Problem::Incomplete);
            };
            let Some(value) = points(value, notes) else {
                continue;
            };
            if code == 'Z' {
                notes.warn(word.place, Guess::AbsenceByZ);
            }
            if !self.set_letter(code, value) {
                let possible = "W, D, L, A, P and X";
                let text = code.to_string();
                notes.fault(word.place, Problem::Unknown { text, possible });
            }
        }
    }

    fn set_letter(&mut self, code: char, value: Score) -> bool {
        match code {
            'W' => self.set_win(value),
            'D' => self.set_draw(value),
            'L' => self.set_loss(value),
            // Public programs write Z where the format has A.
            'A' | 'Z' => (self.zero_point_bye, self.forfeit_loss) = (value, value),
            'P' => self.pairing_allocated_bye = Some(value),
            'X' => self.unknown = Some(value),
            _ => return false,
        }
        true
    }

    /// `XXS W=3 D=1`, in this order.
    fn read_codes(&mut self, row: &Row, notes: &mut Notes) {
        self.is_extension = true;
        for word in row.words(4) {
            let Some((code, value)) = word.text.split_once('=') else {
                notes.fault(word.place, Problem::Incomplete);
                continue;
            };
            let Some(value) = points(Field { text: value, ..word }, notes) else {
                continue;
            };
            if !self.set_code(&code.to_ascii_uppercase(), value) {
                let possible = "W, D, L, WW, BW, WD, BD, WL, BL, ZPB, HPB, FPB, PAB, FW and FL";
                notes.fault(word.place, Problem::Unknown { text: code.to_owned(), possible });
            }
        }
    }

    fn set_code(&mut self, code: &str, value: Score) -> bool {
        match code {
            "W" => self.set_win(value),
            "D" => self.set_draw(value),
            "L" => self.set_loss(value),
            "WW" => self.white.win = value,
            "BW" => self.black.win = value,
            "WD" => self.white.draw = value,
            "BD" => self.black.draw = value,
            "WL" => self.white.loss = value,
            "BL" => self.black.loss = value,
            "ZPB" => self.zero_point_bye = value,
            "HPB" => self.half_point_bye = value,
            "FPB" => self.full_point_bye = value,
            "PAB" => self.pairing_allocated_bye = Some(value),
            "FW" => self.forfeit_win = value,
            "FL" => self.forfeit_loss = value,
            _ => return false,
        }
        true
    }

    fn set_single(&mut self, tag: &str, value: Score) {
        match tag {
            "BBW" => self.set_win(value),
            "BBD" => self.set_draw(value),
            "BBL" => self.set_loss(value),
            "BBZ" => self.zero_point_bye = value,
            "BBF" => self.forfeit_loss = value,
            _ => self.pairing_allocated_bye = Some(value),
        }
    }

    fn set_win(&mut self, value: Score) {
        (self.white.win, self.black.win) = (value, value);
        (self.forfeit_win, self.full_point_bye) = (value, value);
    }

    fn set_draw(&mut self, value: Score) {
        (self.white.draw, self.black.draw) = (value, value);
        self.half_point_bye = value;
    }

    fn set_loss(&mut self, value: Score) {
        (self.white.loss, self.black.loss) = (value, value);
    }

    /// What a game is worth whose result is unknown.
    pub(super) fn unknown(&self) -> Score {
        self.unknown.unwrap_or(self.white.draw)
    }

    fn bye(&self) -> Score {
        let usual = if self.is_extension { Score::WIN } else { self.white.win };
        self.pairing_allocated_bye.unwrap_or(usual)
    }

    /// What a mark is worth with this colour.
    pub(super) fn of(&self, mark: Mark, colour: Colour) -> Score {
        let of_game = match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        };
        match mark {
            Mark::Result(PlayerResult::Pending) | Mark::Bye(Bye::Free) => Score::ZERO,
            Mark::Result(PlayerResult::Win | PlayerResult::UnratedWin) => of_game.win,
            Mark::Result(PlayerResult::Draw | PlayerResult::UnratedDraw) => of_game.draw,
            Mark::Result(PlayerResult::Loss | PlayerResult::UnratedLoss) => of_game.loss,
            Mark::Result(PlayerResult::ForfeitWin) => self.forfeit_win,
            Mark::Result(PlayerResult::ForfeitLoss) => self.forfeit_loss,
            Mark::Bye(Bye::PairingAllocated) => self.bye(),
            Mark::Bye(Bye::FullPoint) => self.full_point_bye,
            Mark::Bye(Bye::HalfPoint) => self.half_point_bye,
            Mark::Bye(Bye::ZeroPoint) => self.zero_point_bye,
        }
    }

    /// The nearest system: what it does not say is points given or taken.
    pub(super) fn point_system(&self) -> Result<PointSystem, PointsError> {
        let ByResult { win, draw, loss } = self.white;
        PointSystem::new(win, draw, loss)?
            .with_pairing_allocated_bye(self.bye().min(win))?
            .with_absence(self.zero_point_bye.min(loss))
    }

    /// Says what was guessed about the points.
    pub(super) fn warnings(&self, points: &PointSystem) -> Vec<Guess> {
        let worth = |mark: Mark| match mark {
            Mark::Result(outcome) => outcome.points(points),
            Mark::Bye(bye) => bye.points(points),
        };
        let is_even = |mark: &Mark| {
            [Colour::White, Colour::Black].iter().all(|c| self.of(*mark, *c) == worth(*mark))
        };
        let mut warnings = Vec::new();
        if !MARKS.iter().all(is_even) {
            warnings.push(Guess::UnevenPoints);
        }
        if self.is_extension && self.pairing_allocated_bye.is_none() && points.win() != Score::WIN {
            warnings.push(Guess::ByeOfOnePoint);
        }
        warnings
    }
}

/// One of each that may have a value of its own.
const MARKS: [Mark; 9] = [
    Mark::Result(PlayerResult::Win),
    Mark::Result(PlayerResult::Draw),
    Mark::Result(PlayerResult::Loss),
    Mark::Result(PlayerResult::ForfeitWin),
    Mark::Result(PlayerResult::ForfeitLoss),
    Mark::Bye(Bye::PairingAllocated),
    Mark::Bye(Bye::FullPoint),
    Mark::Bye(Bye::HalfPoint),
    Mark::Bye(Bye::ZeroPoint),
];
