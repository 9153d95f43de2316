//! Check-in at a tablet: the names, and the question whether it is the right one.

use askama::Template;
use domain::EventId;
use domain::checkins::{CheckInList, Door, Expected, is_meant};
use form::checkins::ListQuery;
use words::Text;

use super::nothing;
use crate::{Frame, filters};

/// The names to choose from.
#[derive(Template)]
#[template(path = "checkins/tablet.html")]
pub struct TabletCheckInPage {
    pub frame: Frame,
    pub event: (EventId, String),
    pub tournament: String,
    pub heading: Text,
    /// Why nothing was done.
    pub refusal: Option<Text>,
    /// Why nobody checks in now.
    pub nothing: Option<Text>,
    pub path: String,
    pub q: String,
    pub names: Vec<NameLine>,
    /// That the name is not there.
    pub empty: Option<Text>,
    pub back: String,
}

/// Somebody who is to play.
#[derive(Debug, Clone)]
pub struct NameLine {
    pub name: String,
    /// By what the script finds the line.
    pub sought: String,
    pub is_hidden: bool,
    /// Where it is asked whether it is the right one; nowhere once they are here.
    pub href: Option<String>,
}

/// Asks whether it is the right one.
#[derive(Template)]
#[template(path = "checkins/confirm.html")]
pub struct TabletConfirmPage {
    pub frame: Frame,
    pub tournament: String,
    /// The question, the name in a slot.
    pub question: Text,
    pub name: String,
    pub club: Option<String>,
    /// Whether they are here already.
    pub is_here: bool,
    pub action: String,
    pub round: u16,
    pub back: String,
}

pages! { TabletCheckInPage TabletConfirmPage }

/// The path of the names.
fn path(found: &CheckInList) -> String {
    format!("/tournaments/{}/tablet/checkin", found.chart.tournament.id)
}

impl TabletCheckInPage {
    pub fn new(frame: Frame, found: &CheckInList, query: &ListQuery) -> Self {
        let (path, q) = (path(found), query.looked_for());
        let open = found.coming.as_ref().filter(|coming| coming.door == Door::Open);
        let round = open.map(|coming| Text::new("checkin-heading").with("round", coming.round));
        let names = open.into_iter().flat_map(|coming| &coming.expected);
        let names: Vec<NameLine> = names.map(|one| name_line(one, q, &path)).collect();
        let is_empty = names.iter().all(|one| one.is_hidden);
        let shut = match &found.coming {
            Some(_) => Text::new("checkin-shut"),
            None => nothing(&found.chart),
        };
        Self {
            frame,
            event: (found.event.id, found.event.details.name.to_string()),
            tournament: found.chart.tournament.details.name.to_string(),
            heading: round.unwrap_or_else(|| Text::new("checkin-title")),
            refusal: None,
            nothing: open.is_none().then_some(shut),
            q: q.to_owned(),
            names,
            empty: (open.is_some() && is_empty)
                .then(|| Text::new("checkin-not-found").with("q", q)),
            back: format!("/tournaments/{}/tablet", found.chart.tournament.id),
            path,
        }
    }

    /// The names after something has changed meanwhile.
    #[must_use]
    pub fn overtaken(self) -> Self {
        Self { refusal: Some(Text::new("checkin-not-possible")), ..self }
    }
}

fn name_line(one: &Expected, q: &str, path: &str) -> NameLine {
    let (entry, is_here) = (&one.entry, one.here.is_some());
    NameLine {
        name: entry.name.clone(),
        sought: format!("{} {} {}", entry.key.as_str(), entry.name, entry.player),
        is_hidden: !is_meant(entry, q),
        href: (!is_here).then(|| format!("{path}/{}", entry.id)),
    }
}

impl TabletConfirmPage {
    /// Asks of somebody who is to play.
    pub fn new(frame: Frame, found: &CheckInList, (round, one): (u16, &Expected)) -> Self {
        let (path, entry) = (path(found), &one.entry);
        Self {
            frame,
            tournament: found.chart.tournament.details.name.to_string(),
            question: Text::new("checkin-are-you").with_slot("name", entry.name.as_str()),
            name: entry.name.clone(),
            club: entry.club.clone(),
            is_here: one.here.is_some(),
            action: format!("{path}/{}", entry.id),
            round,
            back: path,
        }
    }

    pub fn title() -> Text {
        Text::new("checkin-title")
    }
}
