//! What one key of a keypad says of a board.

use rules::Spec;
use tournament::colour::Colour;
use tournament::result::GameResult;

use super::way::only_ending;
use super::{Ending, RecordedOutcome};
use crate::words::words;

/// Who won a game that was played, or who did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shorthand {
    First,
    Second,
    Draw,
    FirstAbsent,
    SecondAbsent,
    BothAbsent,
}

words! { Shorthand {
    First = "first", Second = "second", Draw = "draw",
    FirstAbsent = "first-absent", SecondAbsent = "second-absent", BothAbsent = "both-absent",
} }

impl Shorthand {
    /// The result in full: a game is played to its end, or forfeited.
    pub fn decision(self) -> (RecordedOutcome, Ending) {
        match self {
            Self::First => (RecordedOutcome::First, Ending::Played),
            Self::Second => (RecordedOutcome::Second, Ending::Played),
            Self::Draw => (RecordedOutcome::Draw, Ending::Played),
            Self::FirstAbsent => (RecordedOutcome::Second, Ending::Forfeit),
            Self::SecondAbsent => (RecordedOutcome::First, Ending::Forfeit),
            Self::BothAbsent => (RecordedOutcome::Neither, Ending::Forfeit),
        }
    }

    /// Whether somebody, or both, did not come.
    pub fn is_forfeit(self) -> bool {
        self.decision().1 == Ending::Forfeit
    }

    /// Whether a game can end so: a draw that players can only agree on is no draw by the rules.
    pub fn is_possible(self, spec: &Spec) -> bool {
        self != Self::Draw || only_ending(spec, RecordedOutcome::Draw).is_none()
    }

    /// The key that says the same as a result that counts; `None` for an open game, and for a loss
    /// of both by decision, which no key says.
    pub fn of(result: GameResult) -> Option<Self> {
        let by = |colour, white, black| if colour == Colour::White { white } else { black };
        match result {
            GameResult::Win { won_by } | GameResult::UnratedWin { won_by } => {
                Some(by(won_by, Self::First, Self::Second))
            }
            GameResult::Forfeit { won_by } => {
                Some(by(won_by, Self::SecondAbsent, Self::FirstAbsent))
            }
            GameResult::Draw | GameResult::UnratedDraw => Some(Self::Draw),
            GameResult::DoubleForfeit => Some(Self::BothAbsent),
            GameResult::BothLose | GameResult::Pending => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::Decision;

    #[test]
    fn what_a_key_says_is_said_by_the_result_it_makes() {
        for shorthand in Shorthand::ALL {
            let (outcome, ending) = shorthand.decision();
            let decision = Decision { outcome, ending, points: None };
            assert_eq!(Shorthand::of(decision.game_result()), Some(*shorthand));
        }
    }

    #[test]
    fn how_a_game_was_won_makes_no_difference() {
        let decision = Decision {
            outcome: RecordedOutcome::Second,
            ending: Ending::Resignation,
            points: None,
        };
        assert_eq!(Shorthand::of(decision.game_result()), Some(Shorthand::Second));
    }

    #[test]
    fn no_key_says_that_an_arbiter_lets_both_lose() {
        assert_eq!(Shorthand::of(GameResult::BothLose), None);
        assert_eq!(Shorthand::of(GameResult::Pending), None);
    }

    #[test]
    fn a_draw_has_a_key_where_the_rules_know_draws() {
        let is_possible = |spec: &str| Shorthand::Draw.is_possible(&spec.parse().unwrap());
        assert!(!is_possible("gbg:6"));
        assert!(is_possible("result-only:Hive"));
        assert!(Shorthand::BothAbsent.is_possible(&"gbg:6".parse().unwrap()));
    }
}
