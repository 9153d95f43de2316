//! Byes that are asked for, of all rounds that are still to be paired.

mod messages;

use askama::Template;
use domain::EntryId;
use domain::byes::{REQUESTED, RequestedBye, word};
use domain::entries::Entry;
use domain::standings::WallChart;
use domain::withdrawals::open_rounds;
use form::byes::{ByesComplaint, ByesForm, NO_BYE};
use tournament::result::Bye;
use words::Text;
use words::complaints::Complaints;

use super::accounts::Choice;
use super::tournaments::TournamentHead;
use super::{Frame, filters};

pub use messages::bye_words;

#[derive(Template)]
#[template(path = "byes/show.html")]
pub struct ByesPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The rounds that are still to be paired, each chosen or not, and in words.
    pub rounds: Vec<(u16, bool, Text)>,
    pub lines: Vec<ByesLine>,
    /// Everybody, to choose from.
    pub players: Vec<(EntryId, String, bool)>,
    /// The byes, to choose from.
    pub byes: Vec<Choice>,
    /// What is wrong with what was chosen.
    pub complaints: Complaints,
    /// Why nothing was changed.
    pub refusal: Option<Text>,
}

pages! { ByesPage }

/// One player's byes.
#[derive(Debug, Clone)]
pub struct ByesLine {
    pub id: EntryId,
    pub name: String,
    /// Round by round: the letter that report files have, and in words.
    pub cells: Vec<Option<(char, Text)>>,
}

impl ByesPage {
    /// The byes of a chart, with a form as it was filled in.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        requested: &[RequestedBye],
        form: &ByesForm,
    ) -> Self {
        let (first, last) = open_rounds(chart);
        let is_typed = |round: u16| form.round.contains(&round.to_string());
        let points = &chart.tournament.details.points;
        let line = |entry: &Entry| {
            let cell = |round: u16| {
                let is_this = |bye: &&RequestedBye| (bye.entry, bye.round) == (entry.id, round);
                let bye = requested.iter().find(is_this)?.bye;
                Some((bye.code(), bye_words(bye, points)))
            };
            let cells: Vec<_> = (first..=last).map(cell).collect();
            let has_any = cells.iter().any(Option::is_some);
            has_any.then(|| ByesLine { id: entry.id, name: entry.name.clone(), cells })
        };
        let mut sorted: Vec<&Entry> = chart.entries.iter().collect();
        sorted.sort_by(|one, other| one.key.cmp(&other.key));
        let player =
            |entry: &&Entry| (entry.id, entry.name.clone(), entry.id.to_string() == form.entry);
        Self {
            frame,
            head,
            rounds: (first..=last)
                .map(|round| (round, is_typed(round), round_words(round)))
                .collect(),
            lines: sorted.iter().filter_map(|entry| line(entry)).collect(),
            players: sorted.iter().map(player).collect(),
            byes: byes(form),
            complaints: Complaints::default(),
            refusal: None,
        }
    }

    /// The page with what is wrong with what was chosen.
    #[must_use]
    pub fn with_complaints(self, found: &[ByesComplaint]) -> Self {
        Self { complaints: byes_complaints(found), ..self }
    }

    /// The page with rounds that are paired meanwhile, or are none.
    #[must_use]
    pub fn refused(self, refusal: Text) -> Self {
        Self { refusal: Some(refusal), ..self }
    }
}

pub fn byes_complaints(found: &[ByesComplaint]) -> Complaints {
    let words = |complaint: &ByesComplaint| {
        Text::new(match complaint {
            ByesComplaint::NoPlayer => "byes-no-player",
            ByesComplaint::NoBye => "byes-no-bye",
            ByesComplaint::NoRound => "byes-no-round",
        })
    };
    Complaints::new(found, ByesComplaint::field, words)
}

fn round_words(round: u16) -> Text {
    Text::new("byes-round").with("round", round)
}

fn byes(form: &ByesForm) -> Vec<Choice> {
    let choice = |value: &str, label| Choice {
        value: value.to_owned(),
        label: Text::new(label),
        is_chosen: form.bye == value || (form.bye.is_empty() && value == word(Bye::HalfPoint)),
    };
    let label = |bye: Bye| match bye {
        Bye::HalfPoint => "byes-half-point",
        Bye::FullPoint => "byes-full-point",
        _ => "byes-zero-point",
    };
    let requested = REQUESTED.iter().map(|bye| choice(word(*bye), label(*bye)));
    requested.chain([choice(NO_BYE, "byes-none")]).collect()
}
