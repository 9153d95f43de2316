//! Closing a tournament, and opening it again.

use askama::Template;
use domain::EntryId;
use domain::closing::{ClosingError, may_close};
use domain::events::{Event, Visibility};
use domain::pairings::Pairing;
use domain::ratings::moves_ratings;
use domain::standings::{Progress, WallChart};
use domain::tournaments::{Rated, Stage};
use words::Text;

use crate::tournaments::{Tab, TournamentHead};
use crate::{Frame, filters};

/// The page before a tournament is closed, or opened again.
#[derive(Template)]
#[template(path = "standings/close.html")]
pub struct ClosePage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Why what was asked for was not done.
    pub refusal: Option<Text>,
    /// The games that still need a result.
    pub open: Vec<OpenGame>,
    /// How many there are.
    pub progress: Text,
    /// How many rounds of a Swiss are still to be paired.
    pub to_come: Option<Text>,
    /// Whether it can be closed now.
    pub may_close: bool,
    /// Whether it is closed, and can be opened again.
    pub is_closed: bool,
    /// What closing it does.
    pub effect: Text,
    /// Whether opening it again takes its games out of the ratings.
    pub is_rated: bool,
    /// The version that the form is made from.
    pub version: i32,
}

pages! { ClosePage }

/// A game that still needs a result.
#[derive(Debug, Clone)]
pub struct OpenGame {
    /// Its board page.
    pub href: String,
    /// Round and board, in words.
    pub place: Text,
    /// What stands around the place, which is in a slot, before the players.
    pub told: Text,
    /// Who moves first.
    pub first: String,
    /// Who moves second.
    pub second: String,
}

impl ClosePage {
    /// The page of a chart as it stands.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart) -> Self {
        let tournament = &chart.tournament;
        let is_closed = tournament.stage == Stage::Closed;
        let heading = Text::new(if is_closed { "reopen-title" } else { "close-title" });
        let Progress { open, all } = Progress::of(&chart.table);
        Self {
            frame,
            head: TournamentHead::new(event, tournament, heading, Tab::Standings),
            refusal: None,
            open: chart.open_games().into_iter().map(|pairing| open_game(chart, pairing)).collect(),
            progress: Text::new("close-progress").with("open", open).with("all", all),
            to_come: (chart.n_unpaired() > 0)
                .then(|| Text::new("close-rounds-to-come").with("rounds", chart.n_unpaired())),
            may_close: may_close(chart).is_ok(),
            is_closed,
            effect: effect(tournament.details.rated, event.visibility),
            is_rated: moves_ratings(tournament, event.visibility),
            version: tournament.version,
        }
    }

    /// The same page, saying why it was not done.
    #[must_use]
    pub fn refused(mut self, error: ClosingError) -> Self {
        self.refusal = Some(match error {
            ClosingError::NotStarted => Text::new("close-not-started"),
            ClosingError::Closed => Text::new("close-already"),
            ClosingError::Cancelled => Text::new("close-cancelled"),
            ClosingError::Open => Text::new("reopen-already"),
            ClosingError::RoundsToCome { rounds } => {
                Text::new("close-rounds-to-come").with("rounds", rounds)
            }
            ClosingError::GamesOpen { progress } => {
                Text::new("close-games-open").with("open", progress.open).with("all", progress.all)
            }
        });
        self
    }

    /// The same page, saying that somebody changed the tournament meanwhile.
    #[must_use]
    pub fn changed_meanwhile(mut self) -> Self {
        self.refusal = Some(Text::new("close-changed-meanwhile"));
        self
    }
}

fn effect(rated: Rated, visibility: Visibility) -> Text {
    Text::new(match (rated, visibility) {
        (Rated::Rated, Visibility::Published) => "close-rated",
        (Rated::Rated, Visibility::Draft) => "close-rated-draft",
        (Rated::Unrated, _) => "close-unrated",
    })
}

fn open_game(chart: &WallChart, pairing: &Pairing) -> OpenGame {
    let name = |id: EntryId| {
        let entry = chart.entry_of(id);
        entry.map_or_else(String::new, |entry| entry.name.clone())
    };
    OpenGame {
        href: crate::crosstable::href(pairing, None),
        told: Text::new("labelled").with_slot("label", "").with("what", ""),
        place: Text::new("close-open-game")
            .with("round", pairing.round)
            .with("board", pairing.board),
        first: name(pairing.first),
        second: pairing.second.map_or_else(String::new, name),
    }
}
