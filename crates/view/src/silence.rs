//! Silent rounds: from which round on, and their announcement.

use askama::Template;
use domain::events::Event;
use domain::silence::{SilenceRefusal, first_rounds};
use domain::standings::WallChart;
use words::Text;

use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

#[derive(Template)]
#[template(path = "silence/show.html")]
pub struct SilencePage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub refusal: Option<Text>,
    /// How many results are in that only staff see, if rounds are silent.
    pub kept: Option<Text>,
    /// From which rounds on results can be kept.
    pub rounds: Vec<(u16, Text)>,
}

pages! { SilencePage }

impl SilencePage {
    pub fn new(frame: Frame, event: &Event, chart: &WallChart) -> Self {
        let tournament = &chart.tournament;
        let heading = Text::new("silent-title");
        let head = TournamentHead::new(event, tournament, heading, Tab::Overview);
        let rounds = first_rounds(chart).into_iter();
        Self {
            frame,
            head: head.named(tournament),
            refusal: None,
            kept: tournament.silent_from.map(|from| kept(chart, from)),
            rounds: rounds
                .map(|round| (round, Text::new("my-round").with("round", round)))
                .collect(),
        }
    }

    #[must_use]
    pub fn refused(self, refusal: SilenceRefusal) -> Self {
        let words = match refusal {
            SilenceRefusal::Over => Text::new("silent-over"),
            SilenceRefusal::Silent => Text::new("silent-already"),
            SilenceRefusal::NotSilent => Text::new("silent-none"),
            SilenceRefusal::NoSuchRound { first, last, .. } => {
                Text::new("silent-no-round").with("first", first).with("last", last)
            }
        };
        Self { refusal: Some(words), ..self }
    }
}

fn kept(chart: &WallChart, from: u16) -> Text {
    let is_kept = |round: u16| round >= from;
    let of_pairing = |id| chart.pairings.iter().find(|one| one.id == id);
    let rounds = chart.results.keys().filter_map(|id| Some(of_pairing(*id)?.round));
    Text::new("silent-kept")
        .with("round", from)
        .with("results", rounds.filter(|round| is_kept(*round)).count())
}
