//! Avoided pairings.

use askama::Template;
use domain::entries::Entry;
use domain::forbidden::Forbidden;
use domain::standings::WallChart;
use domain::{EntryId, ForbiddenId};
use form::forbidden::{ForbiddenComplaint, ForbiddenForm};
use words::Text;
use words::complaints::Complaints;

use super::tournaments::TournamentHead;
use super::{Frame, filters};

/// The page of forbidden meetings.
#[derive(Template)]
#[template(path = "forbidden/show.html")]
pub struct ForbiddenPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// The groups: id, names, rounds.
    pub groups: Vec<ForbiddenLine>,
    /// Everybody, to choose from.
    pub players: Vec<(EntryId, String, bool)>,
    /// Whether two of a club are entered.
    pub has_clubs: bool,
    /// The form as it was filled in.
    pub form: ForbiddenForm,
    pub complaints: Complaints,
}

pages! { ForbiddenPage }

/// A group of whom no two meet.
#[derive(Debug, Clone)]
pub struct ForbiddenLine {
    pub id: ForbiddenId,
    pub names: Vec<String>,
    pub rounds: Text,
    /// What the button says aloud.
    pub allow: Text,
}

impl ForbiddenPage {
    /// All that is forbidden, with a form as it was filled in.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        chart: &WallChart,
        forbidden: &[Forbidden],
        form: ForbiddenForm,
    ) -> Self {
        let mut sorted: Vec<&Entry> = chart.entries.iter().collect();
        sorted.sort_by(|one, other| one.key.cmp(&other.key));
        let player = |entry: &&Entry| {
            (entry.id, entry.name.clone(), form.entry.contains(&entry.id.to_string()))
        };
        let clubs: Vec<&str> = sorted.iter().filter_map(|entry| entry.club.as_deref()).collect();
        let is_shared = |club: &&str| clubs.iter().filter(|other| *other == club).count() > 1;
        Self {
            frame,
            head,
            groups: forbidden.iter().map(|forbidden| line(&sorted, forbidden)).collect(),
            players: sorted.iter().map(player).collect(),
            has_clubs: clubs.iter().any(is_shared),
            form,
            complaints: Complaints::default(),
        }
    }

    /// The page with what is wrong with what was chosen.
    #[must_use]
    pub fn with_complaints(self, found: &[ForbiddenComplaint]) -> Self {
        let words = |complaint: &ForbiddenComplaint| match complaint {
            ForbiddenComplaint::TooFew => Text::new("forbidden-too-few"),
            ForbiddenComplaint::Rounds { first, last } => {
                Text::new("forbidden-rounds-wrong").with("first", *first).with("last", *last)
            }
        };
        Self { complaints: Complaints::new(found, ForbiddenComplaint::field, words), ..self }
    }
}

fn line(sorted: &[&Entry], forbidden: &Forbidden) -> ForbiddenLine {
    let group = &forbidden.group;
    let members = sorted.iter().filter(|entry| group.entries.contains(&entry.id));
    let names: Vec<String> = members.map(|entry| entry.name.clone()).collect();
    ForbiddenLine {
        id: forbidden.id,
        allow: Text::new("forbidden-allow-label")
            .with("names", Text::list(names.iter().map(String::as_str))),
        names,
        rounds: Text::new("forbidden-rounds")
            .with("from", group.from_round)
            .with("to", group.to_round),
    }
}
