//! Who is here for the round that comes.

mod close;
mod tablet;

use std::collections::HashMap;

use askama::Template;
use domain::accounts::{Access, Viewer};
use domain::audit::Via;
use domain::checkins::{CheckIn, CheckInList, Coming, Door, Expected, is_meant};
use domain::entries::Entry;
use domain::standings::WallChart;
use domain::zone::Zone;
use domain::{AccountId, EntryId, PlayerId};
use form::checkins::ListQuery;
use tournament::result::Bye;
use words::Text;
use words::format::{clock, day_time};

use super::byes::bye_words;
use super::overlaps::OverlapLines;
use super::tournaments::TournamentHead;
use super::{Frame, filters};

pub use close::ClosePage;
pub use tablet::{TabletCheckInPage, TabletConfirmPage};

/// The list.
#[derive(Template)]
#[template(path = "checkins/show.html")]
pub struct CheckInPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Why nothing was done.
    pub refusal: Option<Text>,
    /// Why nobody checks in; else the list.
    pub nothing: Option<Text>,
    pub list: Option<ListLines>,
}

pages! { CheckInPage }

/// Who is to play, with who is here.
#[derive(Debug, Clone)]
pub struct ListLines {
    pub path: String,
    pub round: u16,
    /// How many are here, of how many, and in words.
    pub here: (usize, usize, Text),
    /// When the round begins.
    pub begins: Option<Text>,
    pub door: DoorWords,
    pub q: String,
    /// Whether the next name is about to be typed.
    pub is_typing: bool,
    pub show: String,
    /// All, and those who have not come: where, what it is called, whether it is shown.
    pub filters: [(String, Text, bool); 2],
    pub lines: Vec<CheckInLine>,
    /// That nobody is left to be shown.
    pub empty: Option<Text>,
    /// How many do not play; who, and why.
    pub away: Option<(Text, Vec<(String, Text)>)>,
    /// Who is needed elsewhere at the same time.
    pub overlaps: Option<OverlapLines>,
}

/// Whether players check in by themselves, and what can be done about it.
#[derive(Debug, Clone)]
pub struct DoorWords {
    pub pill: Text,
    pub class: &'static str,
    pub told: Text,
    /// Whether it can be opened now.
    pub opens: bool,
    /// Where it is closed, by this viewer.
    pub close: Option<String>,
}

/// Somebody who is to play.
#[derive(Debug, Clone)]
pub struct CheckInLine {
    pub entry: EntryId,
    pub player: PlayerId,
    pub name: String,
    pub club: Option<String>,
    /// By what the script finds the line.
    pub sought: String,
    /// Whether others are looked for.
    pub is_hidden: bool,
    /// Whether only this one is looked for: its button is pressed next.
    pub is_only: bool,
    /// Since when, and who has said so.
    pub here: Option<Text>,
    /// What the button does, aloud.
    pub label: Text,
}

impl CheckInPage {
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        found: &CheckInList,
        query: &ListQuery,
        viewer: &Viewer,
    ) -> Self {
        let list = found.coming.as_ref().map(|coming| lines(found, coming, query, viewer));
        let nothing = list.is_none().then(|| nothing(&found.chart));
        Self { frame, head, refusal: None, nothing, list }
    }

    /// What the page is called.
    pub fn heading(found: &CheckInList) -> Text {
        match &found.coming {
            Some(coming) => Text::new("checkin-heading").with("round", coming.round),
            None => Text::new("checkin-title"),
        }
    }

    /// The page with why nothing was done.
    #[must_use]
    pub fn refused(self, refusal: Text) -> Self {
        Self { refusal: Some(refusal), ..self }
    }
}

/// Why nobody checks in.
pub(super) fn nothing(chart: &WallChart) -> Text {
    let is_over = chart.tournament.stage.is_over() || chart.n_rounds() == 0;
    Text::new(if is_over { "checkin-over" } else { "checkin-all-paired" })
}

fn lines(found: &CheckInList, coming: &Coming, query: &ListQuery, viewer: &Viewer) -> ListLines {
    let tournament = found.chart.tournament.id;
    let path = format!("/tournaments/{tournament}/checkin");
    let zone = found.event.details.zone;
    let is_missing_only = query.is_missing_only();
    let looked_for = query.looked_for();
    let is_listed = |one: &&Expected| !is_missing_only || one.here.is_none();
    let listed: Vec<&Expected> = coming.expected.iter().filter(is_listed).collect();
    let n_meant = listed.iter().filter(|one| is_meant(&one.entry, looked_for)).count();
    let is_only = !looked_for.is_empty() && n_meant == 1;
    let line = |one: &&Expected| line(one, (looked_for, is_only), (&found.scribes, zone));
    let (here, all) = (coming.n_here(), coming.expected.len());
    let words = Text::new("checkin-count").with("here", here).with("all", all);
    ListLines {
        round: coming.round,
        here: (here, all, words),
        begins: begins(&found.chart, coming.round),
        door: door_words(coming.door, &path, viewer),
        q: looked_for.to_owned(),
        is_typing: query.q.as_deref() == Some(""),
        show: query.show.clone(),
        filters: [
            (path.clone(), Text::new("checkin-show-all"), !is_missing_only),
            (format!("{path}?show=missing"), Text::new("checkin-show-missing"), is_missing_only),
        ],
        lines: listed.iter().map(line).collect(),
        empty: (n_meant == 0).then(|| empty(all, looked_for)),
        away: away(&found.chart, coming),
        overlaps: OverlapLines::new(&found.overlaps, zone),
        path,
    }
}

fn empty(all: usize, looked_for: &str) -> Text {
    match (all, looked_for) {
        (0, _) => Text::new("checkin-nobody"),
        (_, "") => Text::new("checkin-everybody"),
        (_, looked_for) => Text::new("checkin-not-found").with("q", looked_for),
    }
}

fn line(
    one: &Expected,
    (looked_for, is_only): (&str, bool),
    (scribes, zone): (&HashMap<AccountId, String>, Zone),
) -> CheckInLine {
    let Entry { id, player, name, key, club, .. } = &one.entry;
    let is_hidden = !is_meant(&one.entry, looked_for);
    let label = if one.here.is_some() { "checkin-undo-name" } else { "checkin-submit-name" };
    CheckInLine {
        entry: *id,
        player: *player,
        name: name.clone(),
        club: club.clone(),
        sought: format!("{} {name} {player}", key.as_str()),
        is_hidden,
        is_only: is_only && !is_hidden,
        here: one.here.map(|here| here_words(here, scribes, zone)),
        label: Text::new(label).with("name", name.as_str()),
    }
}

/// Since when somebody is here, and who has said so.
pub(super) fn here_words(here: CheckIn, scribes: &HashMap<AccountId, String>, zone: Zone) -> Text {
    let by = here.by.and_then(|id| scribes.get(&id));
    let words = match (here.via, by) {
        (Via::Link, _) => Text::new("checkin-by-player"),
        (Via::Tablet, _) => Text::new("checkin-by-tablet"),
        (_, Some(name)) => Text::new("checkin-by").with("name", name.as_str()),
        (_, None) => Text::new("checkin-by-staff"),
    };
    words.with("time", clock(zone.local(here.at)))
}

/// When a round begins, if that is said.
pub(super) fn begins(chart: &WallChart, round: u16) -> Option<Text> {
    let at = chart.schedule.moment(round)?;
    let time = day_time(chart.schedule.zone().local(at));
    Some(Text::new("checkin-begins").with("time", time))
}

fn door_words(door: Door, path: &str, viewer: &Viewer) -> DoorWords {
    let (pill, class, told) = match door {
        Door::NotOpened => ("checkin-not-opened", "pill", "checkin-not-opened-told"),
        Door::Open => ("checkin-open", "pill live", "checkin-open-told"),
        Door::Closed => ("checkin-closed", "pill", "checkin-closed-told"),
    };
    let may_close = viewer.is_at_least(Access::Arbiter) && door != Door::Closed;
    DoorWords {
        pill: Text::new(pill),
        class,
        told: Text::new(told),
        opens: door != Door::Open,
        close: may_close.then(|| format!("{path}/close")),
    }
}

fn away(chart: &WallChart, coming: &Coming) -> Option<(Text, Vec<(String, Text)>)> {
    let why = |bye: Option<Bye>| match bye {
        Some(bye) => bye_words(bye, &chart.tournament.details.points),
        None => Text::new("absence-gone"),
    };
    let line = |(entry, bye): &(Entry, Option<Bye>)| (entry.name.clone(), why(*bye));
    let title = Text::new("checkin-away").with("count", coming.away.len());
    let lines: Vec<_> = coming.away.iter().map(line).collect();
    (!lines.is_empty()).then_some((title, lines))
}
