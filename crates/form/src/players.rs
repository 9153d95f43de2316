//! Looking for players, and changing one.

use domain::players::{BirthYear, BirthYearError, Club, Personal, PlayerDetails, PlayerName};
use domain::{LineError, PoolId};
use serde::Deserialize;

use super::keep;

/// Who is looked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PlayersQuery {
    /// Part of a name.
    pub q: String,
    /// The page, from 1.
    pub page: String,
}

impl PlayersQuery {
    /// The page; the first if none is asked for.
    pub fn page(&self) -> usize {
        number(&self.page)
    }
}

/// Which pages of the lists of a player are asked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ProfileQuery {
    /// The pool whose periods are asked for.
    pub pool: String,
    /// The page of its periods, from 1.
    pub page: String,
    /// The page of the opponents, from 1.
    pub opponents: String,
    /// The page of the games, from 1.
    pub games: String,
}

impl ProfileQuery {
    /// The pool, if it is a number.
    pub fn pool(&self) -> Option<PoolId> {
        self.pool.parse().ok().map(PoolId)
    }

    /// The page of the periods; the first if none is asked for.
    pub fn page(&self) -> usize {
        number(&self.page)
    }

    /// The page of the opponents; the first if none is asked for.
    pub fn opponents(&self) -> usize {
        number(&self.opponents)
    }

    /// The page of the games; the first if none is asked for.
    pub fn games(&self) -> usize {
        number(&self.games)
    }
}

/// Which page of the games of two players is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct GamesQuery {
    /// The page, from 1.
    pub page: String,
}

impl GamesQuery {
    /// The page; the first if none is asked for.
    pub fn page(&self) -> usize {
        number(&self.page)
    }
}

/// What nobody can have meant is the first page.
fn number(page: &str) -> usize {
    page.parse().unwrap_or(1)
}

/// A player, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PlayerForm {
    pub name: String,
    /// The club; empty for none.
    pub club: String,
    /// The year of birth; empty if it is not known.
    pub birth_year: String,
    /// The name that the form was made from.
    pub was_name: String,
    /// The club that the form was made from.
    pub was_club: String,
    /// The year of birth that the form was made from.
    pub was_birth_year: String,
    /// Who stood for the player then, by id; empty if nobody else did.
    pub was_merged_into: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayerComplaint {
    #[error("name: {0}")]
    Name(LineError),
    #[error("club: {0}")]
    Club(LineError),
    #[error("birth year: {0}")]
    BirthYear(BirthYearError),
}

impl PlayerComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::Club(_) => "club",
            Self::BirthYear(_) => "birth_year",
        }
    }
}

impl From<&Personal> for PlayerForm {
    fn from(Personal { player, birth_year, merged_into }: &Personal) -> Self {
        let club = player.club.clone().unwrap_or_default();
        let birth_year = birth_year.map(|year| year.get().to_string()).unwrap_or_default();
        Self {
            name: player.name.clone(),
            club: club.clone(),
            birth_year: birth_year.clone(),
            was_name: player.name.clone(),
            was_club: club,
            was_birth_year: birth_year,
            was_merged_into: merged_into.map(|id| id.to_string()).unwrap_or_default(),
        }
    }
}

impl PlayerForm {
    /// Checks everything.
    pub fn parse(&self, this_year: u16) -> Result<PlayerDetails, Vec<PlayerComplaint>> {
        let mut complaints = Vec::new();
        let name = PlayerName::parse(&self.name);
        let name = keep(name, &mut complaints, PlayerComplaint::Name);
        let club = Club::parse_optional(&self.club);
        let club = keep(club, &mut complaints, PlayerComplaint::Club);
        let year = BirthYear::parse_optional(&self.birth_year, this_year);
        let year = keep(year, &mut complaints, PlayerComplaint::BirthYear);
        match (name, club, year) {
            (Some(name), Some(club), Some(birth_year)) => {
                Ok(PlayerDetails { name, club, birth_year })
            }
            _ => Err(complaints),
        }
    }

    /// Whether the form was made from the player as they are.
    pub fn is_of(&self, now: &Personal) -> bool {
        let of_now = Self::from(now);
        self.made_from() == of_now.made_from()
    }

    fn made_from(&self) -> [&str; 4] {
        [&self.was_name, &self.was_club, &self.was_birth_year, &self.was_merged_into]
    }

    /// The same form, made from the player as they are now.
    #[must_use]
    pub fn renewed(self, now: &Personal) -> Self {
        let Self { name, club, birth_year, .. } = self;
        Self { name, club, birth_year, ..Self::from(now) }
    }

    /// Whether it is about the name of somebody who was merged: then there is no year of birth.
    pub fn is_of_former_name(&self) -> bool {
        !self.was_merged_into.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_complaints_come_at_once() {
        let (name, club, birth_year) = (" ".into(), "a".repeat(61), "1899".into());
        let form = PlayerForm { name, club, birth_year, ..PlayerForm::default() };
        let complaints = form.parse(2026).unwrap_err();
        let fields: Vec<_> = complaints.iter().map(PlayerComplaint::field).collect();
        assert_eq!(fields, ["name", "club", "birth_year"]);
    }
}
