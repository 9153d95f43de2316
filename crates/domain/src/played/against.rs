//! All games between two players, and what they add up to.

use rules::BySeat;
use tournament::result::PlayerResult;

use super::{PlayedGame, Tally, by_seat};
use crate::tournaments::Rated;

/// A game between two players, as the first of them sees it.
#[derive(Debug, Clone)]
pub struct Meeting {
    pub game: PlayedGame,
    /// Whether it moves ratings.
    pub weight: Weight,
}

/// Whether a game moves ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// It does.
    Rated,
    /// It will, once its tournament is closed and its event published.
    NotYet,
    /// It never does: its tournament is not rated, or the game itself is not.
    Unrated,
    /// Nobody played it.
    Forfeit,
}

/// Whether the tournament of a game moves ratings now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ledgered {
    /// It is in the ledger.
    In,
    /// Not now.
    Out,
}

impl Weight {
    /// Whether a game with this end moves ratings. Source: `docs/spec/ratings.md` §4.7.
    pub fn of(outcome: PlayerResult, rated: Rated, ledgered: Ledgered) -> Self {
        match (outcome, rated, ledgered) {
            (PlayerResult::ForfeitWin | PlayerResult::ForfeitLoss, ..) => Self::Forfeit,
            (
                PlayerResult::UnratedWin | PlayerResult::UnratedDraw | PlayerResult::UnratedLoss,
                ..,
            )
            | (_, Rated::Unrated, _) => Self::Unrated,
            (_, Rated::Rated, Ledgered::In) => Self::Rated,
            (_, Rated::Rated, Ledgered::Out) => Self::NotYet,
        }
    }
}

/// What the games between two players add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// By the first player's seat.
    pub by_seat: BySeat<Tally>,
    /// By family of games, the one that was played most first.
    pub by_family: Vec<(String, Tally)>,
    /// All together.
    pub all: Tally,
    /// Forfeits that the first player won, which are in none of the others.
    pub forfeits_won: u32,
    /// Forfeits that the first player lost.
    pub forfeits_lost: u32,
}

impl Balance {
    /// Adds up games; forfeits are counted apart.
    pub fn of(games: &[PlayedGame]) -> Self {
        let mut by_family: Vec<(String, Tally)> = Vec::new();
        let mut all = Tally::default();
        for PlayedGame { family, outcome, .. } in games.iter().filter(|one| one.outcome.is_played())
        {
            all.add(*outcome);
            match by_family.iter_mut().find(|(known, _)| known == family) {
                Some((_, tally)) => tally.add(*outcome),
                None => by_family.push((family.clone(), Tally::default().with(*outcome))),
            }
        }
        by_family.sort_by(|(one, games), (other, others)| {
            (others.games(), one).cmp(&(games.games(), other))
        });
        let ended = |outcome| games.iter().filter(|one| one.outcome == outcome).count();
        let count = |outcome| u32::try_from(ended(outcome)).unwrap_or(u32::MAX);
        Self {
            by_seat: by_seat(games),
            by_family,
            all,
            forfeits_won: count(PlayerResult::ForfeitWin),
            forfeits_lost: count(PlayerResult::ForfeitLoss),
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use rules::Seat;

    use super::*;
    use crate::played::GamePlace;
    use crate::{PeriodId, PlayerId};

    fn game(family: &str, seat: Seat, outcome: PlayerResult) -> PlayedGame {
        let played_on = NaiveDate::from_ymd_opt(2001, 3, 1).unwrap();
        PlayedGame {
            place: GamePlace::History { period: PeriodId(1), line: 2, played_on, link: None },
            family: family.into(),
            seat,
            opponent: PlayerId(2),
            opponent_name: "Plinio Designori".into(),
            outcome,
        }
    }

    #[test]
    fn games_add_up_by_seat_and_family_and_forfeits_apart() {
        use PlayerResult::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedWin, Win};
        let balance = Balance::of(&[
            game("oware", Seat::First, Win),
            game("gbg", Seat::First, Draw),
            game("gbg", Seat::Second, UnratedWin),
            game("gbg", Seat::Second, Loss),
            game("gbg", Seat::Second, ForfeitWin),
            game("oware", Seat::First, ForfeitLoss),
        ]);
        let tally = |won, drawn, lost| Tally { won, drawn, lost };
        assert_eq!(balance.by_seat, BySeat { first: tally(1, 1, 0), second: tally(1, 0, 1) });
        let families = [("gbg".to_owned(), tally(1, 1, 1)), ("oware".to_owned(), tally(1, 0, 0))];
        assert_eq!(balance.by_family, families);
        assert_eq!(balance.all, tally(2, 1, 1));
        assert_eq!((balance.forfeits_won, balance.forfeits_lost), (1, 1));
    }

    #[test]
    fn a_game_weighs_what_its_end_and_its_tournament_say() {
        let check = |outcome, rated, ledgered, expected| {
            assert_eq!(Weight::of(outcome, rated, ledgered), expected, "{outcome:?}");
        };
        check(PlayerResult::Win, Rated::Rated, Ledgered::In, Weight::Rated);
        check(PlayerResult::Win, Rated::Rated, Ledgered::Out, Weight::NotYet);
        check(PlayerResult::Draw, Rated::Unrated, Ledgered::Out, Weight::Unrated);
        check(PlayerResult::UnratedLoss, Rated::Rated, Ledgered::In, Weight::Unrated);
        check(PlayerResult::ForfeitLoss, Rated::Unrated, Ledgered::In, Weight::Forfeit);
    }
}
