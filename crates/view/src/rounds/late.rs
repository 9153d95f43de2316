//! Who has no game in a published round, to be paired by hand.

use askama::Template;
use domain::EntryId;
use domain::standings::WallChart;
use domain::swiss::{Idle, LateRefusal, idle, may_pair_late};
use form::rounds::LateForm;
use words::Text;

use super::round_href;
use crate::byes::bye_words;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

#[derive(Template)]
#[template(path = "rounds/late.html")]
pub struct LatePage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub path: String,
    pub players: Vec<IdlePlayer>,
    pub refusal: Option<Text>,
}

pages! { LatePage }

/// A player without a game.
#[derive(Debug, Clone)]
pub struct IdlePlayer {
    pub id: EntryId,
    pub name: String,
    /// What they have in its place.
    pub bye: Option<Text>,
    pub is_chosen: bool,
}

impl LatePage {
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        round: u16,
        form: &LateForm,
    ) -> Self {
        let is_open = may_pair_late(chart, round);
        let points = &chart.tournament.details.points;
        let player = |one: Idle| IdlePlayer {
            id: one.entry.id,
            is_chosen: form.player.contains(&one.entry.id.to_string()),
            name: one.entry.name,
            bye: one.bye.map(|(_, bye)| bye_words(bye, points)),
        };
        Self {
            frame,
            head,
            path: round_href(chart, round),
            players: idle(chart, round).into_iter().filter(|_| is_open).map(player).collect(),
            refusal: (!is_open).then(|| Text::new("late-not-now")),
        }
    }

    /// The page with why the two are not paired.
    #[must_use]
    pub fn refused(self, refusal: LateRefusal) -> Self {
        let words = match refusal {
            LateRefusal::NotNow => Text::new("late-not-now"),
            LateRefusal::SamePlayer => Text::new("late-two"),
            LateRefusal::NotIdle => Text::new("late-not-idle"),
            LateRefusal::Met { round } => Text::new("late-met").with("round", round),
            LateRefusal::Forbidden => Text::new("late-forbidden"),
        };
        Self { refusal: Some(words), ..self }
    }
}
