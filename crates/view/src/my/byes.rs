//! Rounds that a player misses: what each bye is worth, before it is taken.

use askama::Template;
use domain::EventId;
use domain::allowances::{Allowances, ByeRefusal};
use domain::byes::{RequestedBye, word};
use domain::events::Event;
use domain::my::MyTournament;
use form::byes::{ByesComplaint, ByesForm};
use tournament::result::Bye;
use words::Text;
use words::complaints::Complaints;

use crate::byes::{bye_words, byes_complaints};
use crate::{Frame, filters};

/// The rounds to come, and the form that takes a bye.
#[derive(Template)]
#[template(path = "my/byes.html")]
pub struct MyByesPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub tournament: String,
    pub path: String,
    /// Byes that were asked for.
    pub taken: Vec<TakenBye>,
    /// The rounds that can be missed, each chosen or not.
    pub rounds: Vec<(u16, bool)>,
    /// What can be chosen, with what it is worth.
    pub byes: Vec<(&'static str, Text, bool)>,
    /// How many half-point byes are left.
    pub left: Option<Text>,
    pub complaints: Complaints,
    pub refusal: Option<Text>,
    /// Where an arbiter is called, if only they can give byes.
    pub call: Option<String>,
    pub back: String,
}

pages! { MyByesPage }

/// A bye of a round that isn't paired yet.
#[derive(Debug, Clone)]
pub struct TakenBye {
    pub round: u16,
    pub title: Text,
    pub bye: Text,
    /// What the button says to those who only hear the page.
    pub label: Text,
    /// An arbiter's full-point bye is not the player's to give back.
    pub is_own: bool,
}

impl MyByesPage {
    pub fn new(frame: Frame, event: &Event, mine: &MyTournament, form: &ByesForm) -> Self {
        let tournament = &mine.chart.tournament;
        let path = format!("/tournaments/{}/my", tournament.id);
        let (allowances, taken) = (mine.allowances, mine.byes());
        let may_ask = mine.may_change_byes();
        let is_free = |round: &u16| may_ask && !taken.iter().any(|bye| bye.round == *round);
        let is_typed = |round: u16| form.round.contains(&round.to_string());
        let points = &tournament.details.points;
        let choice = |bye: Bye| {
            let is_chosen = form.bye == word(bye) || (form.bye.is_empty() && bye == Bye::ZeroPoint);
            (word(bye), bye_words(bye, points), is_chosen)
        };
        let left = allowances.half_point_byes_left(&mine.asked, mine.entry.id);
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            tournament: tournament.details.name.to_string(),
            taken: taken.iter().map(|bye| taken_bye(*bye, bye_words(bye.bye, points))).collect(),
            rounds: mine
                .open_rounds()
                .into_iter()
                .filter(is_free)
                .map(|one| (one, is_typed(one)))
                .collect(),
            byes: offered(allowances, left).into_iter().map(choice).collect(),
            left: (allowances.half_point_byes > 0)
                .then(|| Text::new("my-byes-left").with("left", left)),
            complaints: Complaints::default(),
            refusal: (!may_ask).then(|| closed(mine)),
            call: (!may_ask).then(|| format!("{path}/call")),
            path: format!("{path}/byes"),
            back: format!("/events/{}/my", event.id),
        }
    }

    #[must_use]
    pub fn with_complaints(self, found: &[ByesComplaint]) -> Self {
        Self { complaints: byes_complaints(found), ..self }
    }

    /// The page with why the byes are not taken.
    #[must_use]
    pub fn refused(self, refusal: ByeRefusal) -> Self {
        let words = match refusal {
            ByeRefusal::AskArbiter => Text::new("my-ask-arbiter"),
            ByeRefusal::TooMany { allowed } => {
                Text::new("my-byes-too-many").with("allowed", allowed)
            }
            ByeRefusal::LastRound => Text::new("my-byes-last-round"),
            ByeRefusal::Given { round } => Text::new("my-byes-given").with("round", round),
        };
        Self { refusal: Some(words), ..self }
    }

    /// The page after one of the rounds was paired.
    #[must_use]
    pub fn overtaken(self) -> Self {
        Self { refusal: Some(Text::new("byes-paired-meanwhile")), ..self }
    }
}

fn offered(allowances: Allowances, left: usize) -> Vec<Bye> {
    let zero_point = allowances.missing.then_some(Bye::ZeroPoint);
    let half_point = (left > 0).then_some(Bye::HalfPoint);
    half_point.into_iter().chain(zero_point).collect()
}

fn closed(mine: &MyTournament) -> Text {
    Text::new(if mine.open_rounds().is_empty() { "byes-all-paired" } else { "my-ask-arbiter" })
}

fn taken_bye(bye: RequestedBye, words: Text) -> TakenBye {
    let of_round = |id| Text::new(id).with("round", bye.round);
    TakenBye {
        round: bye.round,
        title: of_round("byes-round"),
        bye: words,
        label: of_round("my-byes-play-round"),
        is_own: bye.bye != Bye::FullPoint,
    }
}
