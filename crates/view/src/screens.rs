//! The screens of the hall: what hangs on the wall, and the page of the desk where that is chosen.

mod slides;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::prints::address::PrintAddress;
use domain::screens::wall::Wall;
use domain::screens::{Programme, Scene, ScreenNumber, ScreenRefusal, Screens};
use domain::tournaments::Tournament;
use domain::{EventId, LineError, TournamentId};
use form::screens::{NoticeForm, ProgrammeForm, mark};
use words::Text;
use words::complaints::{Complaints, line};

use super::accounts::Choice;
use super::clocks::ClockFace;
use super::prints::Code;
use super::{Frame, filters};

pub use slides::{Slide, SlideContent};
use slides::{clocks, slides};

/// What a screen shows: a page without the site around it.
#[derive(Template)]
#[template(path = "screens/wall.html")]
pub struct WallPage {
    pub frame: Frame,
    pub event: String,
    /// The clocks that somebody has set.
    pub clocks: Vec<WallClock>,
    pub notice: Option<String>,
    /// What it shows in turn; never nothing.
    pub slides: Vec<Slide>,
    /// Where phones follow the event.
    pub follow: Option<Follow>,
}

/// The clock of a round.
#[derive(Debug, Clone)]
pub struct WallClock {
    pub tournament: String,
    pub round: Text,
    pub face: ClockFace,
}

/// An address with its code.
#[derive(Debug, Clone)]
pub struct Follow {
    pub code: Option<Code>,
    /// Without its scheme, as people type it.
    pub address: String,
}

/// The screens at the desk.
#[derive(Template)]
#[template(path = "screens/show.html")]
pub struct ScreensPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub notice: NoticeForm,
    pub screens: Vec<ScreenCard>,
    /// The last screen, if there can be another one.
    pub last: Option<ScreenNumber>,
    pub refusal: Option<Text>,
    pub complaints: Complaints,
}

pages! { WallPage ScreensPage }

/// A screen at the desk.
#[derive(Debug, Clone)]
pub struct ScreenCard {
    pub number: ScreenNumber,
    /// The page to be opened on it.
    pub href: String,
    /// The whole of its address.
    pub address: String,
    pub scenes: Vec<SceneChoice>,
    /// What it shows of; nothing to choose where there is one tournament.
    pub tournaments: Vec<Choice>,
    pub seen: String,
    /// Whether nothing was chosen.
    pub is_empty: bool,
}

/// Something that a screen can show.
#[derive(Debug, Clone)]
pub struct SceneChoice {
    pub word: &'static str,
    pub label: Text,
    pub hint: Text,
    pub is_chosen: bool,
}

/// What a scene is called.
pub fn scene_words(scene: Scene) -> Text {
    Text::new(match scene {
        Scene::Missing => "scene-missing",
        Scene::Boards => "scene-boards",
        Scene::Names => "scene-names",
        Scene::Standings => "scene-standings",
        Scene::Games => "scene-games",
        Scene::Clock => "scene-clock",
    })
}

fn scene_hint(scene: Scene) -> Text {
    Text::new(match scene {
        Scene::Missing => "scene-missing-hint",
        Scene::Boards => "scene-boards-hint",
        Scene::Names => "scene-names-hint",
        Scene::Standings => "scene-standings-hint",
        Scene::Games => "scene-games-hint",
        Scene::Clock => "scene-clock-hint",
    })
}

impl WallPage {
    /// What a screen shows now, with the address that phones follow the event by.
    pub fn new(
        frame: Frame,
        wall: &Wall,
        address: Option<&PrintAddress>,
        now: DateTime<Utc>,
    ) -> Self {
        let path = format!("/events/{}", wall.event.id);
        Self {
            frame,
            event: wall.event.details.name.to_string(),
            clocks: clocks(wall, now),
            notice: wall.notice.as_ref().map(ToString::to_string),
            slides: slides(wall),
            follow: address.map(|address| Follow {
                code: Code::new(&address.to(&path), Text::new("screen-follow")),
                address: short(address.as_str()).to_owned(),
            }),
        }
    }
}

/// An address as people type it.
fn short(address: &str) -> &str {
    address.strip_prefix("http://").unwrap_or(address)
}

impl ScreensPage {
    pub fn new(frame: Frame, screens: &Screens, address: Option<&PrintAddress>) -> Self {
        let card = |(number, programme): &(ScreenNumber, Programme)| {
            card(screens, (*number, programme), address)
        };
        let notice = screens.notice.as_ref().map(ToString::to_string).unwrap_or_default();
        Self {
            frame,
            event: (screens.event.id, screens.event.details.name.to_string()),
            notice: NoticeForm { text: notice.clone(), seen: notice, act: String::new() },
            screens: screens.programmes.iter().map(card).collect(),
            last: screens.programmes.last().map(|one| one.0).filter(|one| one.next().is_some()),
            refusal: None,
            complaints: Complaints::default(),
        }
    }

    /// The page with why nothing was changed.
    #[must_use]
    pub fn refused(self, refusal: &ScreenRefusal) -> Self {
        let words = match refusal {
            ScreenRefusal::ChosenMeanwhile(now) => {
                let scenes = Text::list(now.scenes().iter().copied().map(scene_words));
                Text::new("screens-chosen-meanwhile").with("scenes", scenes)
            }
            ScreenRefusal::NoticedMeanwhile(Some(now)) => {
                Text::new("screens-noticed-meanwhile").with("notice", now.as_str())
            }
            ScreenRefusal::NoticedMeanwhile(None) => Text::new("screens-notice-ended-meanwhile"),
            ScreenRefusal::NoTournament => Text::new("screens-no-tournament"),
            ScreenRefusal::TooMany => {
                Text::new("screens-too-many").with("most", ScreenNumber::MOST)
            }
        };
        Self { refusal: Some(words), ..self }
    }

    /// The page with a notice as it was typed.
    #[must_use]
    pub fn with_notice(self, typed: NoticeForm, error: Option<LineError>) -> Self {
        let notice = NoticeForm { text: typed.text, ..self.notice };
        let found: Vec<LineError> = error.into_iter().collect();
        let complaints = Complaints::new(
            &found,
            |_| "text",
            |error| match error {
                LineError::Empty => Text::new("notice-empty"),
                other => line(*other),
            },
        );
        Self { notice, complaints, ..self }
    }

    /// The page with the scenes of a screen as they were chosen.
    #[must_use]
    pub fn with_programme(mut self, number: ScreenNumber, typed: &ProgrammeForm) -> Self {
        for card in self.screens.iter_mut().filter(|card| card.number == number) {
            for scene in &mut card.scenes {
                scene.is_chosen = typed.scene.iter().any(|word| word == scene.word);
            }
            let chosen = typed.tournament.map(|id| id.to_string()).unwrap_or_default();
            for choice in &mut card.tournaments {
                choice.is_chosen = choice.value == chosen;
            }
            card.is_empty = typed.scene.is_empty();
        }
        self
    }
}

fn card(
    screens: &Screens,
    (number, programme): (ScreenNumber, &Programme),
    address: Option<&PrintAddress>,
) -> ScreenCard {
    let href = format!("/events/{}/screens/{number}", screens.event.id);
    let scene = |scene: &Scene| SceneChoice {
        word: scene.as_str(),
        label: scene_words(*scene),
        hint: scene_hint(*scene),
        is_chosen: programme.has(*scene),
    };
    ScreenCard {
        number,
        address: address.map(|address| short(&address.to(&href)).to_owned()).unwrap_or_default(),
        href,
        scenes: Scene::ALL.iter().map(scene).collect(),
        tournaments: choices(screens, programme.tournament),
        seen: mark(programme),
        is_empty: false,
    }
}

fn choices(screens: &Screens, chosen: Option<TournamentId>) -> Vec<Choice> {
    if screens.tournaments.len() < 2 && chosen.is_none() {
        return Vec::new();
    }
    let all = Choice {
        value: String::new(),
        label: Text::new("screens-all-tournaments"),
        is_chosen: chosen.is_none(),
    };
    let one = |tournament: &Tournament| Choice {
        value: tournament.id.to_string(),
        label: Text::new("title-plain").with("name", tournament.details.name.as_str()),
        is_chosen: chosen == Some(tournament.id),
    };
    std::iter::once(all).chain(screens.tournaments.iter().map(one)).collect()
}
