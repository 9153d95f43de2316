//! Screens in the hall: the desk chooses what each shows, and it shows that in turn.

pub mod wall;

use super::events::{Event, Visibility};
use super::tournaments::{Stage, Tournament};
use super::words::words;
use super::{Line, TournamentId};

/// What the desk tells everybody in the hall.
pub type Notice = Line<160>;

/// Something that a screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scene {
    /// Who has not checked in yet, while players can.
    Missing,
    /// The boards of a round, with their results.
    Boards,
    /// Who sits where, by name.
    Names,
    Standings,
    /// The newest games, replayed.
    Games,
    Clock,
}

words! { Scene {
    Missing = "missing", Boards = "boards", Names = "names", Standings = "standings", Games = "games",
    Clock = "clock",
} }

/// A screen of an event, from 1 to [`ScreenNumber::MOST`].
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct ScreenNumber(u8);

impl ScreenNumber {
    pub const FIRST: Self = Self(1);
    pub const MOST: u8 = 8;

    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }

    pub fn get(self) -> u8 {
        self.0
    }

    /// The screen after this one.
    pub fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }
}

impl std::fmt::Display for ScreenNumber {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(out)
    }
}

/// What a screen shows in turn: at least one scene, each once, in the order of [`Scene::ALL`].
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Programme {
    scenes: Vec<Scene>,
    /// Of this tournament alone.
    pub tournament: Option<TournamentId>,
}

impl Default for Programme {
    /// All that there is.
    fn default() -> Self {
        Self { scenes: Scene::ALL.to_vec(), tournament: None }
    }
}

impl Programme {
    /// `None` if it would show nothing.
    pub fn new(mut scenes: Vec<Scene>, tournament: Option<TournamentId>) -> Option<Self> {
        scenes.sort_unstable();
        scenes.dedup();
        (!scenes.is_empty()).then_some(Self { scenes, tournament })
    }

    pub fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    pub fn has(&self, scene: Scene) -> bool {
        self.scenes.contains(&scene)
    }

    /// Whether it shows something of a tournament: never what visitors do not see.
    pub fn is_about(&self, tournament: &Tournament) -> bool {
        self.tournament.is_none_or(|only| only == tournament.id)
            && tournament.visibility == Visibility::Published
            && tournament.stage != Stage::Cancelled
    }
}

/// Why nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ScreenRefusal {
    /// Somebody else has chosen something else since the form was made.
    #[error("the screen shows something else by now")]
    ChosenMeanwhile(Programme),
    #[error("the notice is another one by now")]
    NoticedMeanwhile(Option<Notice>),
    #[error("the event has no such tournament")]
    NoTournament,
    #[error("an event has at most {} screens", ScreenNumber::MOST)]
    TooMany,
}

/// The screens of an event, as the desk looks after them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screens {
    pub event: Event,
    /// From the first on, without a gap.
    pub programmes: Vec<(ScreenNumber, Programme)>,
    pub notice: Option<Notice>,
    /// What can be chosen.
    pub tournaments: Vec<Tournament>,
}

impl Screens {
    /// The programmes that were chosen, with those of the screens between them.
    pub fn without_gaps(chosen: &[(ScreenNumber, Programme)]) -> Vec<(ScreenNumber, Programme)> {
        let last = chosen.iter().map(|one| one.0).max().unwrap_or(ScreenNumber::FIRST);
        let numbers = std::iter::successors(Some(ScreenNumber::FIRST), |one| one.next());
        let of = |number| chosen.iter().find(|one| one.0 == number).map(|one| one.1.clone());
        numbers
            .take_while(|number| *number <= last)
            .map(|number| (number, of(number).unwrap_or_default()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_programme_has_each_scene_once_in_their_order_and_never_none() {
        let scenes = vec![Scene::Clock, Scene::Boards, Scene::Clock];
        let programme = Programme::new(scenes, None).unwrap();
        assert_eq!(programme.scenes(), [Scene::Boards, Scene::Clock]);
        assert_eq!(Programme::new(Vec::new(), None), None);
        assert_eq!(Programme::default().scenes(), Scene::ALL);
    }

    #[test]
    fn there_are_as_many_screens_as_the_last_that_was_chosen() {
        let number = |number| ScreenNumber::new(number).unwrap();
        assert_eq!(Screens::without_gaps(&[]), [(number(1), Programme::default())]);
        let clock = Programme::new(vec![Scene::Clock], None).unwrap();
        let screens = Screens::without_gaps(&[(number(3), clock.clone())]);
        let usual = Programme::default();
        assert_eq!(screens, [(number(1), usual.clone()), (number(2), usual), (number(3), clock)]);
        assert_eq!(number(8).next(), None);
        assert_eq!((ScreenNumber::new(0), ScreenNumber::new(9)), (None, None));
    }
}
