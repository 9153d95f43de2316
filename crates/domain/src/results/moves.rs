//! The moves of a game, to tell it from others.

use rules::{Claim, Record, Spec, Termination, VerifiedGame};

use super::text::is_tagged;

/// The moves of a record, however they were written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves(Vec<String>);

/// A board of the same tournament, where the same moves prove a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Twin {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
}

impl Moves {
    /// From so many on, no two games have the same moves by chance.
    const TELLING: usize = 10;

    /// The moves of a record of this family of games, or bare ones, as far as they are legal;
    /// `None` if there are too few of them to tell two games apart. Another handicap makes no other
    /// moves.
    pub fn telling(text: &str, spec: &Spec) -> Option<Self> {
        let record = if is_tagged(text) {
            Record::parse(text.as_bytes())
        } else {
            Record::from_movetext(spec.game()?, Claim::Open, Termination::Normal, text)
        };
        Self::of(&VerifiedGame::of(record.ok()?), spec)
    }

    /// The moves of a game of this family, likewise.
    pub(super) fn of(game: &VerifiedGame, spec: &Spec) -> Option<Self> {
        let is_family = game.record().game().rated_as() == spec.rated_as();
        let moves = game.moves();
        (is_family && moves.len() >= Self::TELLING).then(|| Self(moves.to_vec()))
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_the_same_however_they_were_written() {
        let spec: Spec = "gbg:5".parse().unwrap();
        let ten = "1. C30 c30 {so} 2. D032 b240! 3. B40 d4320 4. D0 a350 5. B2 b3";
        let told = Moves::telling(ten, &spec);
        let count = told.as_ref().map(Moves::count);
        assert_eq!(count, Some(10));
        let tagged = format!("[Game \"gbg:5\"]\n[Result \"1-0\"]\n\n{}", ten.replace("{so} ", ""));
        assert_eq!(Moves::telling(&tagged, &spec), told);
        assert_eq!(Moves::telling("1. C30 c30", &spec), None, "nothing is told by two moves");
        let beads = "b2 b5 b8 e2 e5 e8 h2 h5 h8 k2 k5";
        let told = |spec: &str| Moves::telling(beads, &spec.parse().unwrap());
        assert_eq!(told("gbc:11,stakes=k11"), told("gbc:11,komi=3.5"), "a handicap is no move");
        assert_eq!(Moves::telling("no moves", &spec), None);
    }
}
