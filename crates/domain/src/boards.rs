//! At which board of the hall each game of a tournament is played.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};
use tournament::result::Bye;

use super::EntryId;
use super::pairings::NewPairing;

/// The highest number that a board can be given.
pub const MAX_BOARD: u16 = 9999;

/// Most players who can be given a fixed board.
pub const MAX_FIXED: usize = 100;

/// The boards of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Boards {
    /// The number of its first board.
    pub first: u16,
    /// Who always plays at the same board.
    pub fixed: BTreeMap<EntryId, u16>,
}

impl Default for Boards {
    fn default() -> Self {
        Self { first: 1, fixed: BTreeMap::new() }
    }
}

impl Boards {
    /// The board of each game of a round, in the order of the games. A game of a player with a fixed
    /// board is played there, of two such players at the lower one; all other games take the boards
    /// from the first on that are free.
    ///
    /// ```
    /// use domain::EntryId;
    /// use domain::boards::Boards;
    ///
    /// let boards = Boards { first: 41, fixed: [(EntryId(6), 42)].into() };
    /// let games = [(1, 2), (3, 4), (5, 6)].map(|(one, other)| (EntryId(one), EntryId(other)));
    /// assert_eq!(boards.of_games(&games), [41, 43, 42]);
    /// ```
    pub fn of_games(&self, games: &[(EntryId, EntryId)]) -> Vec<u16> {
        let mut taken = BTreeSet::new();
        let mut fixed =
            |game: &(EntryId, EntryId)| self.fixed_of(*game).filter(|board| taken.insert(*board));
        let fixed: Vec<Option<u16>> = games.iter().map(&mut fixed).collect();
        let mut free = (self.first..).filter(|board| !taken.contains(board));
        fixed.into_iter().filter_map(|board| board.or_else(|| free.next())).collect()
    }

    /// Where two players meet of whom one has a fixed board, or both.
    pub fn fixed_of(&self, (one, other): (EntryId, EntryId)) -> Option<u16> {
        [one, other].into_iter().filter_map(|id| self.fixed.get(&id).copied()).min()
    }

    /// A round as it is stored: the games by board, then the byes.
    pub fn pairings(
        &self,
        round: u16,
        games: &[(EntryId, EntryId)],
        byes: impl IntoIterator<Item = (EntryId, Bye)>,
    ) -> Vec<NewPairing> {
        let game = |(board, (first, second)): (u16, &(EntryId, EntryId))| NewPairing {
            round,
            board,
            first: *first,
            second: Some(*second),
            bye: None,
        };
        let mut all: Vec<NewPairing> =
            self.of_games(games).into_iter().zip(games).map(game).collect();
        all.sort_by_key(|new| new.board);
        let next = all.last().map_or(self.first, |last| last.board + 1);
        let byes = (next..).zip(byes).map(|(board, (first, bye))| NewPairing {
            round,
            board,
            first,
            second: None,
            bye: Some(bye),
        });
        all.extend(byes);
        all
    }

    /// What two changes at once are told apart by.
    pub fn mark(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn games(n_games: u16) -> Vec<(EntryId, EntryId)> {
        (0..i32::from(n_games)).map(|idx| (EntryId(2 * idx + 1), EntryId(2 * idx + 2))).collect()
    }

    fn check(first: u16, fixed: &[(i32, u16)], expected: &[u16]) {
        let fixed = fixed.iter().map(|(entry, board)| (EntryId(*entry), *board)).collect();
        let boards = Boards { first, fixed };
        let games = games(u16::try_from(expected.len()).unwrap());
        assert_eq!(boards.of_games(&games), expected, "{boards:?}");
    }

    #[test]
    fn a_fixed_board_is_kept_and_the_others_close_up() {
        check(1, &[], &[1, 2, 3]);
        check(41, &[], &[41, 42, 43]);
        check(1, &[(5, 1)], &[2, 3, 1]);
        check(1, &[(1, 90)], &[90, 1, 2]);
        check(10, &[(3, 1)], &[10, 1, 11]);
        // Two with fixed boards meet: the other one's is free.
        check(1, &[(5, 1), (6, 2)], &[2, 3, 1]);
        check(1, &[(1, 2), (3, 1), (5, 7)], &[2, 1, 7]);
    }

    #[test]
    fn byes_come_after_the_last_board() {
        let boards = Boards { first: 41, fixed: [(EntryId(1), 60)].into() };
        let byes = [(EntryId(9), Bye::PairingAllocated), (EntryId(10), Bye::HalfPoint)];
        let stored = boards.pairings(3, &games(2), byes);
        let places: Vec<(u16, i32)> = stored.iter().map(|new| (new.board, new.first.0)).collect();
        assert_eq!(places, [(41, 3), (60, 1), (61, 9), (62, 10)]);
        assert!(stored.iter().all(|new| new.round == 3));
    }

    proptest! {
        #[test]
        fn every_game_has_a_board_of_its_own(
            first in 1..=MAX_BOARD,
            n_games in 0_u16..40,
            fixed in prop::collection::btree_map(1..=80_i32, 1..=MAX_BOARD, 0..20),
        ) {
            let fixed: BTreeMap<EntryId, u16> =
                fixed.into_iter().map(|(entry, board)| (EntryId(entry), board)).collect();
            let boards = Boards { first, fixed: fixed.clone() };
            let games = games(n_games);
            let found = boards.of_games(&games);
            prop_assert_eq!(found.len(), games.len());
            let distinct: BTreeSet<u16> = found.iter().copied().collect();
            prop_assert_eq!(distinct.len(), found.len());
            let n_fixed = fixed.len();
            for (game, board) in games.iter().zip(&found) {
                let own = [fixed.get(&game.0), fixed.get(&game.1)].into_iter().flatten().min();
                match own {
                    Some(own) if own == board => {}
                    // Unfixed, or another game has the same fixed board: near the others.
                    _ => {
                        prop_assert!(*board >= first);
                        prop_assert!(usize::from(*board - first) < games.len() + n_fixed);
                    }
                }
            }
        }
    }
}
