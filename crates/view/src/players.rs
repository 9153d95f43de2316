//! Players: the list, one player, and the form that changes one.

mod against;
mod games;
mod history;
mod profile;

use std::collections::HashMap;

use askama::Template;
use domain::pages::Counted;
use domain::players::{self, BirthYear, Personal, Player};
use domain::privacy::Choosing;
use domain::ratings::{KnownRating, RatingPool};
use domain::{PlayerId, PoolId};
use form::players::{PlayerComplaint, PlayerForm};
use words::Text;
use words::complaints::{self, Complaints};

use super::privacy::PublicSection;
use super::ratings::{Figure, pool_name};
use super::{Frame, filters};

pub use against::{AgainstPage, Rivals};
pub use games::{GameCells, GameSource, Pages};
pub(super) use history::{Drawn, history};
pub use history::{PeriodChange, PoolHistory};
pub use profile::{PlayerPage, Profile};

/// The list of players.
#[derive(Template)]
#[template(path = "players/list.html")]
pub struct PlayersPage {
    pub frame: Frame,
    pub looked_for: String,
    /// How many were found, in words.
    pub found: Text,
    /// A column for each pool.
    pub pools: Vec<Text>,
    /// Those on this page, by name.
    pub players: Vec<PlayerLine>,
    /// Which page it is; none if there is only one.
    pub page: Option<Text>,
    /// The page before.
    pub previous: Option<usize>,
    /// The page after.
    pub next: Option<usize>,
}

/// A player in the list.
#[derive(Debug, Clone)]
pub struct PlayerLine {
    pub id: PlayerId,
    pub name: String,
    pub club: Option<String>,
    /// Their rating in each pool.
    pub ratings: Vec<Option<Figure>>,
}

/// The form that changes a player.
#[derive(Template)]
#[template(path = "players/edit.html")]
pub struct PlayerFormPage {
    pub frame: Frame,
    /// Whom it changes.
    pub id: PlayerId,
    /// What it changes, in words.
    pub lead: Text,
    /// What was typed.
    pub form: PlayerForm,
    pub complaints: Complaints,
    /// Somebody changed the player meanwhile: their name, club and year of birth now.
    pub changed_meanwhile: Option<(String, Option<String>, Option<u16>)>,
    /// What everybody sees of the player; not of a former name.
    pub public: Option<PublicSection>,
}

pages! { PlayersPage PlayerFormPage }

impl PlayersPage {
    /// A page of the list, with what is known of those on it now.
    pub fn new(
        frame: Frame,
        looked_for: String,
        found: players::PlayersPage,
        pools: &[RatingPool],
        known: &HashMap<(PoolId, PlayerId), KnownRating>,
    ) -> Self {
        let line = |player: Player| PlayerLine {
            ratings: pools
                .iter()
                .map(|pool| known.get(&(pool.id, player.id)).map(Figure::known))
                .collect(),
            id: player.id,
            name: player.name,
            club: player.club,
        };
        let players::PlayersPage { page, n_pages, .. } = found;
        Self {
            frame,
            looked_for,
            found: match found.found {
                Counted::Exactly(n_found) => Text::new("players-found").with("count", n_found),
                Counted::MoreThan(most) => Text::new("players-found-more").with("count", most),
            },
            pools: pools.iter().map(pool_name).collect(),
            players: found.players.into_iter().map(line).collect(),
            page: (n_pages > 1).then(|| match found.found {
                Counted::Exactly(_) => {
                    Text::new("players-page").with("page", page).with("all", n_pages)
                }
                Counted::MoreThan(_) => Text::new("players-page-of-many").with("page", page),
            }),
            previous: (page > 1).then(|| page - 1),
            next: (page < n_pages).then_some(page + 1),
        }
    }
}

impl PlayerFormPage {
    /// The form as typed so far.
    pub fn new(frame: Frame, id: PlayerId, form: PlayerForm) -> Self {
        let is_former = form.is_of_former_name();
        let lead = Text::new(if is_former { "player-former-lead" } else { "player-edit-lead" });
        let complaints = Complaints::default();
        Self { frame, id, lead, form, complaints, changed_meanwhile: None, public: None }
    }

    /// The form beside what everybody sees of the player.
    #[must_use]
    pub fn public(self, choosing: &Choosing) -> Self {
        Self { public: Some(PublicSection::of_player(choosing)), ..self }
    }

    /// The form again with what is wrong with it.
    #[must_use]
    pub fn refused(mut self, found: &[PlayerComplaint]) -> Self {
        self.complaints =
            Complaints::new(found, PlayerComplaint::field, |complaint| match complaint {
                PlayerComplaint::Name(error) | PlayerComplaint::Club(error) => {
                    complaints::line(*error)
                }
                PlayerComplaint::BirthYear(error) => Text::new("player-no-birth-year")
                    .with("first", error.first.to_string())
                    .with("last", error.last.to_string()),
            });
        self
    }

    /// The form, made from the player as they are now, beside what somebody else made of them
    /// meanwhile; sent once more, it goes over that.
    #[must_use]
    pub fn changed_meanwhile(mut self, now: &Personal) -> Self {
        let Personal { player, birth_year, .. } = now;
        let year = birth_year.map(BirthYear::get);
        self.changed_meanwhile = Some((player.name.clone(), player.club.clone(), year));
        self
    }
}
