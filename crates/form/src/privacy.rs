//! What of a player everybody sees, as chosen. What is not said is shown.

use serde::Deserialize;

use domain::privacy::{NameForm, Shown};

/// What everybody sees, as chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ShownForm {
    /// "full", "initial" or "number".
    pub shows_name: String,
    /// "yes" if it is kept private, as the two after it.
    pub hides_club: String,
    pub hides_curve: String,
    pub hides_moves: String,
    /// "yes" to forget the own choice.
    pub forget: String,
}

impl From<Shown> for ShownForm {
    fn from(shown: Shown) -> Self {
        let hides = |is_shown: bool| if is_shown { "" } else { "yes" }.to_owned();
        Self {
            shows_name: shown.name.as_str().to_owned(),
            hides_club: hides(shown.club),
            hides_curve: hides(shown.curve),
            hides_moves: hides(shown.moves),
            forget: String::new(),
        }
    }
}

impl ShownForm {
    /// What is shown.
    pub fn shown(&self) -> Shown {
        Shown {
            name: NameForm::parse(&self.shows_name).unwrap_or_default(),
            club: self.hides_club.is_empty(),
            curve: self.hides_curve.is_empty(),
            moves: self.hides_moves.is_empty(),
        }
    }

    /// The choice; none to forget it.
    pub fn choice(&self) -> Option<Shown> {
        self.forget.is_empty().then(|| self.shown())
    }
}
