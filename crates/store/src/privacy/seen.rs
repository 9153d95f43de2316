//! Rows as somebody sees them.

use domain::privacy::{Eyes, NameForm, Shown};
use domain::{NameKey, PlayerId};

use super::super::{StoreError, Stored};

/// What a row tells of a person.
pub(crate) struct Seen {
    pub(crate) name: String,
    pub(crate) key: NameKey,
    pub(crate) club: Option<String>,
}

impl Seen {
    /// What somebody sees of it, by the public name, if there is one, and whether the club is shown.
    pub(crate) fn by(
        self,
        eyes: Eyes,
        person: PlayerId,
        (public_name, shows_club): (Option<String>, bool),
    ) -> Self {
        if eyes.see_all_of(person) {
            return self;
        }
        let club = self.club.filter(|_| shows_club);
        match public_name {
            Some(name) => Self { key: NameKey::of(&name), name, club },
            None => Self { club, ..self },
        }
    }
}

pub(crate) type Columns<T, F> = (T, F, F, F);

pub(crate) fn shown((name, club, curve, moves): Columns<String, bool>) -> Stored<Shown> {
    let name = NameForm::parse(&name).ok_or_else(|| StoreError::corrupt("shows_name", &name))?;
    Ok(Shown { name, club, curve, moves })
}
