//! What results are worth.

use std::fmt;
use std::str::FromStr;

use crate::score::{Score, ScoreError};

/// What a result is worth in one tournament.
///
/// A forfeit win and a full-point bye are worth a win, a half-point bye a draw. The other byes
/// and a forfeit loss have values of their own. Source: `docs/spec/standings.md` §1.2.
///
/// ```
/// use tournament::points::{PointSystem, PointsError};
///
/// let football: PointSystem = "3-1-0".parse()?;
/// assert_eq!(football.win().to_string(), "3");
/// assert!(matches!("1-1-0".parse::<PointSystem>(), Err(PointsError::DrawNotBelowWin { .. })));
/// # Ok::<(), PointsError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSystem {
    win: Score,
    draw: Score,
    loss: Score,
    pairing_allocated_bye: Score,
    absence: Score,
}

/// Why three numbers are no point system.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum PointsError {
    #[error("\"{text}\" is not of the form win-draw-loss, such as 1-½-0")]
    NotThreeScores { text: String },
    #[error(transparent)]
    Score(#[from] ScoreError),
    #[error("a draw ({draw}) must be worth less than a win ({win})")]
    DrawNotBelowWin { win: Score, draw: Score },
    #[error("a loss ({loss}) must not be worth more than a draw ({draw})")]
    LossAboveDraw { draw: Score, loss: Score },
    #[error("a pairing-allocated bye ({bye}) must not be worth more than a win ({win})")]
    ByeAboveWin { win: Score, bye: Score },
    #[error("staying away ({absence}) must not be worth more than a loss ({loss})")]
    AbsenceAboveLoss { loss: Score, absence: Score },
}

impl PointSystem {
    /// 1-½-0, the usual one.
    pub const STANDARD: Self = Self {
        win: Score::WIN,
        draw: Score::DRAW,
        loss: Score::ZERO,
        pairing_allocated_bye: Score::WIN,
        absence: Score::ZERO,
    };

    /// A system in which a pairing-allocated bye is worth a win, and staying away nothing.
    pub fn new(win: Score, draw: Score, loss: Score) -> Result<Self, PointsError> {
        if draw >= win {
            return Err(PointsError::DrawNotBelowWin { win, draw });
        }
        if loss > draw {
            return Err(PointsError::LossAboveDraw { draw, loss });
        }
        Ok(Self { win, draw, loss, pairing_allocated_bye: win, absence: Score::ZERO })
    }

    /// The same system with another value for the pairing-allocated bye, at most a win.
    pub fn with_pairing_allocated_bye(self, bye: Score) -> Result<Self, PointsError> {
        if bye > self.win {
            return Err(PointsError::ByeAboveWin { win: self.win, bye });
        }
        Ok(Self { pairing_allocated_bye: bye, ..self })
    }

    /// The same system with another value for a forfeit loss and a zero-point bye, at most a loss.
    pub fn with_absence(self, absence: Score) -> Result<Self, PointsError> {
        if absence > self.loss {
            return Err(PointsError::AbsenceAboveLoss { loss: self.loss, absence });
        }
        Ok(Self { absence, ..self })
    }

    /// A win, a forfeit win, a full-point bye.
    #[must_use]
    pub const fn win(&self) -> Score {
        self.win
    }

    /// Whether two draws bring more than a win and a loss, so that it pays to agree on results.
    ///
    /// ```
    /// use tournament::points::PointSystem;
    ///
    /// let prefers = |text: &str| text.parse::<PointSystem>().map(|points| points.prefers_draws());
    /// assert_eq!((prefers("3-2-1"), prefers("3-2-0")), (Ok(false), Ok(true)));
    /// ```
    #[must_use]
    pub fn prefers_draws(&self) -> bool {
        self.draw.times(2) > self.win + self.loss
    }

    /// Whether Baku acceleration gives such points: a win is two draws, and a loss nothing
    /// (C.04.7, `docs/spec/swiss.md`).
    ///
    /// ```
    /// use tournament::points::PointSystem;
    ///
    /// let takes = |text: &str| text.parse::<PointSystem>().map(|points| points.takes_baku());
    /// assert_eq!([takes("2-1-0"), takes("3-1-0"), takes("3-2-1")], [Ok(true), Ok(false), Ok(false)]);
    /// ```
    #[must_use]
    pub fn takes_baku(&self) -> bool {
        self.win == self.draw.times(2) && self.loss == Score::ZERO
    }

    /// A draw, a half-point bye.
    #[must_use]
    pub const fn draw(&self) -> Score {
        self.draw
    }

    /// A game lost over the board.
    #[must_use]
    pub const fn loss(&self) -> Score {
        self.loss
    }

    /// A bye because the number of players was odd.
    #[must_use]
    pub const fn pairing_allocated_bye(&self) -> Score {
        self.pairing_allocated_bye
    }

    /// A forfeit loss, a zero-point bye.
    #[must_use]
    pub const fn absence(&self) -> Score {
        self.absence
    }
}

impl Default for PointSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl fmt::Display for PointSystem {
    /// Win, draw and loss; the two further values are not part of the short form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.win, self.draw, self.loss)
    }
}

impl FromStr for PointSystem {
    type Err = PointsError;

    fn from_str(text: &str) -> Result<Self, PointsError> {
        let parts: Vec<&str> = text.split('-').collect();
        let [win, draw, loss] = parts[..] else {
            return Err(PointsError::NotThreeScores { text: text.to_owned() });
        };
        Self::new(win.trim().parse()?, draw.trim().parse()?, loss.trim().parse()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn point_systems_are_read_and_printed() {
        for text in ["1-½-0", "3-1-0", "3-2-1", "2-1-0", "1-0-0", "1-0.3-0"] {
            let points: PointSystem = text.parse().expect(text);
            assert_eq!(points.to_string(), text);
        }
        assert_eq!("1-0.5-0".parse(), Ok(PointSystem::STANDARD));
        assert_eq!(PointSystem::default(), PointSystem::STANDARD);
    }

    #[test]
    fn a_win_is_worth_more_than_a_draw_and_a_draw_no_less_than_a_loss() {
        let score = Score::from_tenths;
        let refused = |text: &str| text.parse::<PointSystem>().expect_err(text);
        let draw = PointsError::DrawNotBelowWin { win: score(10), draw: score(10) };
        assert_eq!(refused("1-1-0"), draw);
        let loss = PointsError::LossAboveDraw { draw: score(0), loss: score(5) };
        assert_eq!(refused("1-0-½"), loss);
        assert_eq!(refused("1-0"), PointsError::NotThreeScores { text: "1-0".to_owned() });
        assert!(matches!(refused("1-x-0"), PointsError::Score(_)));
    }

    #[test]
    fn byes_and_absence_stay_in_proportion() {
        let points: PointSystem = "3-2-1".parse().expect("3-2-1");
        let score = Score::from_tenths;
        assert_eq!(points.pairing_allocated_bye(), score(30));
        let half = points.with_pairing_allocated_bye(score(20)).expect("worth a draw");
        assert_eq!(half.pairing_allocated_bye(), score(20));
        let bye = PointsError::ByeAboveWin { win: score(30), bye: score(31) };
        assert_eq!(points.with_pairing_allocated_bye(score(31)), Err(bye));
        assert_eq!(points.with_absence(score(10)).map(|p| p.absence()), Ok(score(10)));
        let absence = PointsError::AbsenceAboveLoss { loss: score(10), absence: score(11) };
        assert_eq!(points.with_absence(score(11)), Err(absence));
    }
}
