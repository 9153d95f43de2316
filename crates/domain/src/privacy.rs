//! What of a player everybody sees.

mod names;

use serde::{Deserialize, Serialize};

use super::PlayerId;
use super::words::words;

pub use names::{Person, public_name, public_names, told_apart};

/// For whom something is read: what they see of the people in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    /// Anybody: what each player shows.
    Public,
    /// A player: oneself in full, the others as anybody.
    Own(PlayerId),
    /// Staff, and the program where it decides: everybody in full.
    Staff,
}

impl Eyes {
    /// Whether a player is seen in full.
    pub fn see_all_of(self, player: PlayerId) -> bool {
        match self {
            Self::Public => false,
            Self::Own(own) => own == player,
            Self::Staff => true,
        }
    }
}

/// How a name is shown; each shows less than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum NameForm {
    #[default]
    Full,
    /// "Anna B."
    Initial,
    /// "Player 12"
    Number,
}

words! { NameForm { Full = "full", Initial = "initial", Number = "number", } }

/// What of a player everybody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shown {
    pub name: NameForm,
    pub club: bool,
    /// How a rating came about.
    pub curve: bool,
    /// The moves of the player's games.
    pub moves: bool,
}

impl Default for Shown {
    /// Everything.
    fn default() -> Self {
        Self { name: NameForm::Full, club: true, curve: true, moves: true }
    }
}

impl Shown {
    /// Whether nothing is kept private.
    pub fn is_all(&self) -> bool {
        *self == Self::default()
    }

    /// What both show.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            name: self.name.max(other.name),
            club: self.club && other.club,
            curve: self.curve && other.curve,
            moves: self.moves && other.moves,
        }
    }
}

/// What a person chose to show, and what is shown without a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Publicity {
    pub own: Option<Shown>,
    pub of_events: Option<Shown>,
}

impl Publicity {
    /// One more choice, as after a merge: what both show.
    pub fn choose(&mut self, shown: Shown) {
        self.own = Some(self.own.map_or(shown, |own| own.and(shown)));
    }

    /// One more event in which the person is entered: what both show.
    pub fn enter(&mut self, shown: Shown) {
        self.of_events = Some(self.of_events.map_or(shown, |all| all.and(shown)));
    }

    /// What everybody sees: the own choice, else what all events show.
    pub fn shown(self) -> Shown {
        self.own.or(self.of_events).unwrap_or_default()
    }
}

/// What a player can choose.
#[derive(Debug, Clone)]
pub struct Choosing {
    pub player: PlayerId,
    /// The name that everybody would see, by each choice.
    pub names: Vec<(NameForm, String)>,
    pub publicity: Publicity,
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBER: Shown = Shown { name: NameForm::Number, club: true, curve: false, moves: true };
    const INITIAL: Shown = Shown { name: NameForm::Initial, club: false, curve: true, moves: true };

    #[test]
    fn the_own_choice_wins_and_else_the_most_private_of_all_events() {
        let both = Shown { name: NameForm::Number, club: false, curve: false, moves: true };
        let shown = |choices: &[Shown], events: &[Shown]| {
            let mut publicity = Publicity::default();
            for choice in choices {
                publicity.choose(*choice);
            }
            for event in events {
                publicity.enter(*event);
            }
            publicity.shown()
        };
        assert_eq!(shown(&[], &[]), Shown::default());
        assert_eq!(shown(&[], &[INITIAL, NUMBER]), both);
        assert_eq!(shown(&[], &[NUMBER, INITIAL]), both);
        assert_eq!(shown(&[Shown::default()], &[NUMBER]), Shown::default());
        assert_eq!(shown(&[INITIAL], &[NUMBER]), INITIAL);
    }

    #[test]
    fn players_see_themselves_and_staff_see_everybody() {
        let (own, other) = (PlayerId(1), PlayerId(2));
        assert!(Eyes::Own(own).see_all_of(own) && !Eyes::Own(own).see_all_of(other));
        assert!(Eyes::Staff.see_all_of(other) && !Eyes::Public.see_all_of(other));
    }
}
