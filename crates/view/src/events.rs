//! Events: the start page, the list, one event, and its form.

use std::collections::BTreeSet;

use askama::Template;
use chrono::{DateTime, Datelike, Utc};
use domain::accounts::{Access, Viewer};
use domain::entries::Entry;
use domain::events::{Event, Season, Visibility};
use domain::prints::address::PrintAddressError;
use domain::ratings::RatingsMoved;
use domain::standings::{WallChart, winners};
use domain::tournaments::{Stage, Tournament};
use domain::{EventId, TournamentId};
use form::events::{EventComplaint, EventForm};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::{days, month_short};

use super::by_link::GameLine;
use super::games::spec_words;
use super::glance::Glance;
use super::privacy::ShownFields;
use super::ratings::Unrates;
use super::schedule::ScheduleCard;
use super::tournaments::{format_words, stage_pill, stage_words, winner_words};
use super::{Frame, filters};

/// So many past events stand on one page.
const MOST_PAST: usize = 50;

/// How many of those who have entered a card shows.
const FACES: usize = 10;

/// The start page and the list of events.
#[derive(Template)]
#[template(path = "events/list.html")]
pub struct EventsPage {
    pub frame: Frame,
    /// Running, upcoming and past ones; empty groups are left out.
    pub seasons: Vec<SeasonCard>,
    /// Those that are off the lists.
    pub archived: Vec<EventLine>,
    /// Whether a new one may be made.
    pub may_create: bool,
}

/// Events that are running, upcoming or past.
#[derive(Debug)]
pub struct SeasonCard {
    pub heading: Text,
    pub events: Vec<EventLine>,
    /// The years of past ones, if there are more than one page bears, and whether these are those of the year.
    pub years: Vec<(i32, bool)>,
}

/// An event in a list.
#[derive(Debug, Clone)]
pub struct EventLine {
    pub id: EventId,
    pub name: String,
    /// Where, if it is said.
    pub place: Option<String>,
    /// When, in words.
    pub days: Text,
    /// The first day, as a leaf of a calendar has it.
    pub day: u32,
    pub month: Text,
    /// Whether visitors do not see it yet.
    pub is_draft: bool,
    pub is_archived: bool,
    /// The round that begins next, and when.
    pub next: Option<Text>,
}

/// One event and its tournaments.
#[derive(Template)]
#[template(path = "events/show.html")]
pub struct EventPage {
    pub frame: Frame,
    pub event: EventLine,
    /// What everybody in the hall is told.
    pub announced: Option<String>,
    pub tournaments: Vec<TournamentLine>,
    /// When rounds begin, if that is said.
    pub schedule: Option<ScheduleCard>,
    /// Games by link that go on.
    pub by_link: Vec<GameLine>,
    /// Whether the organiser's actions are offered.
    pub may_organise: bool,
    /// Whether the log is open to the viewer.
    pub may_arbitrate: bool,
    /// Whether the viewer can sign in other devices.
    pub may_give_codes: bool,
}

/// A tournament in a list.
#[derive(Debug, Clone)]
pub struct TournamentLine {
    pub id: TournamentId,
    pub name: String,
    /// Format and game.
    pub about: Vec<Text>,
    /// How many players.
    pub players: Text,
    /// Its place among others: what is played first, what is over last.
    pub order: u8,
    pub is_running: bool,
    /// How far it is.
    pub stage: Text,
    /// The colour of that word.
    pub pill: &'static str,
    /// Who has won it.
    pub winner: Option<Text>,
    /// How it stands, once it is started.
    pub glance: Option<Glance>,
    /// When it begins, as long as it is not.
    pub begins: Option<Text>,
    /// Who has entered, as far as a card has room.
    pub entered: Vec<String>,
    /// Whether only staff sees it.
    pub is_draft: bool,
    pub is_archived: bool,
}

/// The form of a new or changed event.
#[derive(Template)]
#[template(path = "events/edit.html")]
pub struct EventFormPage {
    pub frame: Frame,
    /// The event, if it is there already.
    pub id: Option<EventId>,
    /// What was typed.
    pub form: EventForm,
    /// What everybody sees of its players.
    pub shown: ShownFields,
    /// Whether "published" is chosen.
    pub is_published: bool,
    pub complaints: Complaints,
    /// Somebody changed the event meanwhile: its name and days now.
    pub changed_meanwhile: Option<EventLine>,
    /// Whether it can be deleted and duplicated, by this viewer.
    pub may_administer: bool,
    /// Whose ratings go if it is unpublished, for whoever is asked.
    pub unrates: Option<Unrates>,
}

pages! { EventsPage EventPage EventFormPage }

impl EventsPage {
    /// Events as `viewer` may see them now; of many past ones those of a year, if none is given of the latest.
    pub fn new(
        frame: Frame,
        events: &[Event],
        viewer: &Viewer,
        (now, year): (DateTime<Utc>, Option<i32>),
    ) -> Self {
        let (archived, listed): (Vec<&Event>, Vec<&Event>) =
            events.iter().partition(|event| event.archived_at.is_some());
        let of = |season| {
            let is_of = |event: &&Event| event.details.season(now) == season;
            listed.iter().copied().filter(is_of).collect::<Vec<_>>()
        };
        let seasons = [
            SeasonCard::of("events-running", &of(Season::Running)),
            SeasonCard::of("events-upcoming", &of(Season::Upcoming)),
            SeasonCard::by_year("events-past", of(Season::Past), year),
        ];
        Self {
            frame,
            archived: archived.into_iter().map(EventLine::new).collect(),
            seasons: seasons.into_iter().filter(|season| !season.events.is_empty()).collect(),
            may_create: viewer.is_at_least(Access::Administrator),
        }
    }
}

impl SeasonCard {
    fn of(heading: &'static str, events: &[&Event]) -> Self {
        let events = events.iter().copied().map(EventLine::new).collect();
        Self { heading: Text::new(heading), events, years: Vec::new() }
    }

    fn by_year(heading: &'static str, mut events: Vec<&Event>, year: Option<i32>) -> Self {
        if events.len() <= MOST_PAST {
            return Self::of(heading, &events);
        }
        let begun = |event: &Event| event.details.days.first().year();
        let years: BTreeSet<i32> = events.iter().copied().map(begun).collect();
        let shown = year.filter(|year| years.contains(year)).or(years.last().copied());
        events.retain(|event| Some(begun(event)) == shown);
        let years = years.into_iter().rev().map(|year| (year, Some(year) == shown)).collect();
        Self { years, ..Self::of(heading, &events) }
    }
}

impl EventPage {
    /// Whether a tournament is running, so that there are boards.
    pub fn is_played(&self) -> bool {
        self.tournaments.iter().any(|tournament| tournament.is_running)
    }
}

impl EventLine {
    /// One line of an event.
    pub fn new(event: &Event) -> Self {
        Self {
            id: event.id,
            name: event.details.name.to_string(),
            place: event.details.place.as_ref().map(ToString::to_string),
            days: days(event.details.days),
            day: event.details.days.first().day(),
            month: month_short(event.details.days.first()),
            is_draft: event.visibility == Visibility::Draft,
            is_archived: event.archived_at.is_some(),
            next: None,
        }
    }

    /// The line with the round that begins next.
    #[must_use]
    pub fn with_next(self, next: Option<Text>) -> Self {
        Self { next, ..self }
    }
}

impl TournamentLine {
    /// One line of a tournament.
    pub fn new(tournament: &Tournament, n_players: usize) -> Self {
        let details = &tournament.details;
        Self {
            id: tournament.id,
            name: details.name.to_string(),
            about: vec![format_words(details.format), spec_words(&details.spec)],
            players: Text::new("players-count").with("count", n_players),
            order: match tournament.stage {
                Stage::Running => 0,
                Stage::Entry => 1,
                Stage::Closed => 2,
                Stage::Cancelled => 3,
            },
            is_running: tournament.stage == Stage::Running,
            stage: stage_words(tournament.stage),
            pill: stage_pill(tournament.stage),
            winner: None,
            glance: None,
            begins: None,
            entered: Vec::new(),
            is_draft: tournament.visibility == Visibility::Draft,
            is_archived: tournament.archived_at.is_some(),
        }
    }

    /// The line of a tournament that is started.
    #[must_use]
    pub fn with_glance(self, chart: &WallChart) -> Self {
        let winner = winner_words(&winners(chart));
        Self { winner, glance: Some(Glance::new(chart)), ..self }
    }

    /// The line of a tournament that is to come: when, and who.
    #[must_use]
    pub fn with_entries(self, entries: &[Entry], begins: Option<Text>) -> Self {
        let entered = entries.iter().take(FACES).map(|entry| entry.name.clone()).collect();
        Self { begins, entered, ..self }
    }
}

impl EventFormPage {
    /// The form as typed so far.
    pub fn new(frame: Frame, id: Option<EventId>, form: EventForm) -> Self {
        Self {
            frame,
            id,
            is_published: form.visibility() == Visibility::Published,
            shown: ShownFields::of_event(form.shown.shown()),
            form,
            complaints: Complaints::default(),
            changed_meanwhile: None,
            may_administer: false,
            unrates: None,
        }
    }

    /// The form again, asking whether these ratings may go.
    #[must_use]
    pub fn unrating(self, moved: &RatingsMoved) -> Self {
        Self { unrates: Some(Unrates::new(moved)), ..self }
    }

    /// The form again, with what is wrong with it.
    #[must_use]
    pub fn refused(mut self, found: &[EventComplaint]) -> Self {
        self.complaints = event_complaints(found);
        self
    }

    /// The form again, beside what somebody else made of the event meanwhile; sent once more,
    /// it goes over that.
    #[must_use]
    pub fn changed_meanwhile(mut self, now: &Event) -> Self {
        self.form.version = now.version.to_string();
        self.changed_meanwhile = Some(EventLine::new(now));
        self
    }
}

/// Complaints about an event, in words.
fn event_complaints(found: &[EventComplaint]) -> Complaints {
    Complaints::new(found, EventComplaint::field, |complaint| match complaint {
        EventComplaint::Name(error) | EventComplaint::Place(error) => complaints::line(*error),
        EventComplaint::StartsOn(_) | EventComplaint::EndsOn(_) => Text::new("error-no-date"),
        EventComplaint::Zone(_) => Text::new("event-no-zone"),
        EventComplaint::Address(PrintAddressError::NoAddress) => Text::new("event-no-address"),
        EventComplaint::Address(PrintAddressError::OnlyHere) => {
            Text::new("event-address-only-here")
        }
        EventComplaint::EndsBeforeStart => Text::new("event-ends-before-start"),
    })
}
