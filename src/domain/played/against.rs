//! All games between two players, and what they add up to.

use rating::State;
use rules::BySeat;
use tournament::result::Outcome;

use super::{PlayedGame, Tally, by_seat};
use crate::domain::tournaments::Rated;

/// A game between two players, as the first of them sees it.
#[derive(Debug, Clone)]
pub struct Meeting {
    /// The game.
    pub game: PlayedGame,
    /// The family of games, as [`rules::Spec::family`] has it.
    pub family: String,
    /// Whether it moves ratings.
    pub weight: Weight,
    /// The first player's rating before the tournament, if the ledger has it.
    pub own: Option<State>,
    /// The other one's.
    pub other: Option<State>,
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
    #[must_use]
    pub fn of(outcome: Outcome, rated: Rated, ledgered: Ledgered) -> Self {
        match (outcome, rated, ledgered) {
            (Outcome::ForfeitWin | Outcome::ForfeitLoss, ..) => Self::Forfeit,
            (Outcome::UnratedWin | Outcome::UnratedDraw | Outcome::UnratedLoss, ..)
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
    #[must_use]
    pub fn of(meetings: &[Meeting]) -> Self {
        let mut by_family: Vec<(String, Tally)> = Vec::new();
        let mut all = Tally::default();
        for Meeting { game, family, .. } in played(meetings) {
            all.add(game.outcome);
            match by_family.iter_mut().find(|(known, _)| known == family) {
                Some((_, tally)) => tally.add(game.outcome),
                None => by_family.push((family.clone(), Tally::default().with(game.outcome))),
            }
        }
        by_family.sort_by(|(one, games), (other, others)| {
            (others.games(), one).cmp(&(games.games(), other))
        });
        let ended = |outcome| meetings.iter().filter(|one| one.game.outcome == outcome).count();
        let count = |outcome| u32::try_from(ended(outcome)).unwrap_or(u32::MAX);
        let games: Vec<PlayedGame> = meetings.iter().map(|one| one.game.clone()).collect();
        Self {
            by_seat: by_seat(&games),
            by_family,
            all,
            forfeits_won: count(Outcome::ForfeitWin),
            forfeits_lost: count(Outcome::ForfeitLoss),
        }
    }
}

fn played(meetings: &[Meeting]) -> impl Iterator<Item = &Meeting> {
    meetings.iter().filter(|meeting| meeting.game.outcome.is_played())
}

#[cfg(test)]
mod tests {
    use rules::Seat;
    use tournament::withdrawal::Counting;

    use super::*;
    use crate::domain::pairings::{Pairing, Seating};
    use crate::domain::{EntryId, PairingId, PlayerId, TournamentId};

    fn meeting(family: &str, seat: Seat, outcome: Outcome) -> Meeting {
        let pairing = Pairing {
            id: PairingId(1),
            tournament: TournamentId(1),
            round: 1,
            board: 1,
            first: EntryId(1),
            second: Some(EntryId(2)),
            bye: None,
            paired_first: EntryId(1),
            spec: "gbg:6".parse().unwrap(),
            seating: Seating::AsPaired,
        };
        let game = PlayedGame {
            tournament: TournamentId(1),
            pairing,
            recorded: None,
            seat,
            rating: None,
            opponent: PlayerId(2),
            opponent_name: "Plinio Designori".into(),
            opponent_rating: None,
            outcome,
            counting: Counting::Counts,
        };
        let weight = Weight::of(outcome, Rated::Rated, Ledgered::In);
        Meeting { game, family: family.into(), weight, own: None, other: None }
    }

    #[test]
    fn games_add_up_by_seat_and_family_and_forfeits_apart() {
        use Outcome::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedWin, Win};
        let balance = Balance::of(&[
            meeting("oware", Seat::First, Win),
            meeting("gbg", Seat::First, Draw),
            meeting("gbg", Seat::Second, UnratedWin),
            meeting("gbg", Seat::Second, Loss),
            meeting("gbg", Seat::Second, ForfeitWin),
            meeting("oware", Seat::First, ForfeitLoss),
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
        check(Outcome::Win, Rated::Rated, Ledgered::In, Weight::Rated);
        check(Outcome::Win, Rated::Rated, Ledgered::Out, Weight::NotYet);
        check(Outcome::Draw, Rated::Unrated, Ledgered::Out, Weight::Unrated);
        check(Outcome::UnratedLoss, Rated::Rated, Ledgered::In, Weight::Unrated);
        check(Outcome::ForfeitLoss, Rated::Unrated, Ledgered::In, Weight::Forfeit);
    }
}
