//! What the screens of the hall show, as it is chosen at the desk.

use domain::screens::{Notice, Programme, Scene, ScreenNumber};
use domain::{LineError, TournamentId};
use serde::Deserialize;

use super::id_or_nothing;

/// What a screen is to show.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ProgrammeForm {
    /// The words of the scenes.
    pub scene: Vec<String>,
    /// None for all of the event.
    #[serde(deserialize_with = "id_or_nothing")]
    pub tournament: Option<TournamentId>,
    /// What the form was made from, as [`mark`] writes it.
    pub seen: String,
}

/// A screen would show nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no scene is chosen")]
pub struct NoScene;

/// What is told everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct NoticeForm {
    pub text: String,
    /// What the form was made from.
    pub seen: String,
    /// "end" where the notice is to go.
    pub act: String,
}

/// Which screens there are, as the button to add one knows it.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct AddForm {
    pub last: u8,
}

impl ProgrammeForm {
    pub fn parse(&self) -> Result<Programme, NoScene> {
        let scenes = self.scene.iter().filter_map(|word| Scene::parse(word)).collect();
        Programme::new(scenes, self.tournament).ok_or(NoScene)
    }

    /// What the screen showed when the form was made.
    pub fn seen(&self) -> Programme {
        let (words, tournament) = self.seen.split_once('/').unwrap_or((&self.seen, ""));
        let scenes = words.split(' ').filter_map(Scene::parse).collect();
        let tournament = tournament.parse().ok().map(TournamentId);
        Programme::new(scenes, tournament).unwrap_or_default()
    }
}

/// A programme in one hidden field: `boards names/14`.
pub fn mark(programme: &Programme) -> String {
    let words: Vec<&str> = programme.scenes().iter().map(|scene| scene.as_str()).collect();
    let tournament = programme.tournament.map(|id| id.to_string()).unwrap_or_default();
    format!("{}/{tournament}", words.join(" "))
}

impl NoticeForm {
    /// What is told from now on; nothing if the notice is to go.
    pub fn parse(&self) -> Result<Option<Notice>, LineError> {
        if self.act == "end" {
            return Ok(None);
        }
        Notice::parse(&self.text).map(Some)
    }

    pub fn seen(&self) -> Option<Notice> {
        Notice::parse_optional(&self.seen).ok().flatten()
    }
}

impl AddForm {
    pub fn last(&self) -> ScreenNumber {
        ScreenNumber::new(self.last).unwrap_or(ScreenNumber::FIRST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_programme_comes_back_from_its_hidden_field_as_it_was() {
        for (scenes, tournament) in [
            (vec![Scene::Clock], Some(TournamentId(14))),
            (vec![Scene::Missing, Scene::Names, Scene::Games], None),
        ] {
            let programme = Programme::new(scenes, tournament).unwrap();
            let form = ProgrammeForm { seen: mark(&programme), ..ProgrammeForm::default() };
            assert_eq!(form.seen(), programme);
        }
    }

    #[test]
    fn a_screen_shows_something_and_a_notice_says_something() {
        assert_eq!(ProgrammeForm::default().parse(), Err(NoScene));
        let odd = ProgrammeForm { scene: vec!["sunset".to_owned()], ..ProgrammeForm::default() };
        assert_eq!(odd.parse(), Err(NoScene));
        assert_eq!(NoticeForm::default().parse(), Err(LineError::Empty));
        let end = NoticeForm { act: "end".to_owned(), ..NoticeForm::default() };
        assert_eq!(end.parse(), Ok(None));
    }
}
