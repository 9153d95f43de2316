//! Looking for players, and changing one.

use serde::Deserialize;

use super::keep;
use crate::domain::LineError;
use crate::domain::players::{Club, Player, PlayerName};

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
    #[must_use]
    pub fn page(&self) -> usize {
        self.page.parse().unwrap_or(1)
    }
}

/// A player, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PlayerForm {
    /// The name.
    pub name: String,
    /// The club; empty for none.
    pub club: String,
    /// The name that the form was made from.
    pub was_name: String,
    /// The club that the form was made from.
    pub was_club: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlayerComplaint {
    /// The name is no line of text.
    #[error("name: {0}")]
    Name(LineError),
    /// The club is no line of text.
    #[error("club: {0}")]
    Club(LineError),
}

impl PlayerComplaint {
    /// The field it stands beside.
    #[must_use]
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::Club(_) => "club",
        }
    }
}

impl From<&Player> for PlayerForm {
    fn from(player: &Player) -> Self {
        let club = player.club.clone().unwrap_or_default();
        Self {
            name: player.name.clone(),
            club: club.clone(),
            was_name: player.name.clone(),
            was_club: club,
        }
    }
}

impl PlayerForm {
    /// Checks everything.
    pub fn parse(&self) -> Result<(PlayerName, Option<Club>), Vec<PlayerComplaint>> {
        let mut complaints = Vec::new();
        let name = PlayerName::parse(&self.name);
        let name = keep(name, &mut complaints, PlayerComplaint::Name);
        let club = Club::parse_optional(&self.club);
        let club = keep(club, &mut complaints, PlayerComplaint::Club);
        match (name, club) {
            (Some(name), Some(club)) => Ok((name, club)),
            _ => Err(complaints),
        }
    }

    /// Whether the form was made from the player as they are.
    #[must_use]
    pub fn is_of(&self, player: &Player) -> bool {
        self.was_name == player.name && self.was_club == player.club.as_deref().unwrap_or("")
    }

    /// The same form, made from the player as they are now.
    #[must_use]
    pub fn renewed(mut self, player: &Player) -> Self {
        self.was_name.clone_from(&player.name);
        self.was_club = player.club.clone().unwrap_or_default();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_complaints_come_at_once() {
        let form = PlayerForm { name: " ".into(), club: "a".repeat(61), ..PlayerForm::default() };
        let fields: Vec<_> = form.parse().unwrap_err().iter().map(PlayerComplaint::field).collect();
        assert_eq!(fields, ["name", "club"]);
    }
}
