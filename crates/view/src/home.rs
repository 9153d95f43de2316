//! The start page: what is played, what was played last, who leads, what comes next.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::by_link::LinkGame;
use domain::events::{Event, Season};
use domain::games::GameRecord;
use domain::home::Held;
use domain::ratings::ListedPool;
use domain::schedule::next_slot;
use domain::standings::WallChart;
use domain::tournaments::Stage;
use words::Text;

use super::by_link::GameLine;
use super::events::{EventLine, TournamentLine};
use super::glance::{Glance, Watched};
use super::ratings::{Family, leading_family};
use super::schedule::{next_words, time_words};
use super::{Frame, filters};

/// How many events to come, or past ones, are listed.
const EVENTS: usize = 4;

/// How many tournaments beside the one it leads with.
const TOURNAMENTS: usize = 6;

/// What the start page is made from.
pub struct Shown {
    /// Those that the viewer may see, the latest first.
    pub events: Vec<Event>,
    /// The tournament it leads with.
    pub chart: Option<(Event, WallChart)>,
    /// The others, of the same event and of others that run.
    pub held: Vec<Held>,
    /// The game of that tournament to look at.
    pub game: Option<GameRecord>,
    /// The rounds that begin next at events to come: number, and when.
    pub next: HashMap<EventId, (u16, DateTime<Utc>)>,
    /// The largest rating list.
    pub leaders: Option<ListedPool>,
    /// The games by link that go on, as everybody sees them.
    pub by_link: Vec<LinkGame>,
}

#[derive(Template)]
#[template(path = "home/show.html")]
pub struct HomePage {
    pub frame: Frame,
    pub lead: Option<Lead>,
    /// What else is played at the same event, what is under way first.
    pub beside: Vec<TournamentLine>,
    /// Events to come, the next first; past ones where there are none.
    pub coming: Vec<EventLine>,
    pub are_past: bool,
    pub family: Option<Family>,
    pub by_link: Vec<GameLine>,
    pub may_create: bool,
}

pages! { HomePage }

/// The tournament that the page leads with.
pub struct Lead {
    pub event: EventLine,
    /// "Playing now · round 4 of 5".
    pub state: Text,
    pub is_live: bool,
    /// The round that begins next, and when.
    pub next: Option<(Text, Text)>,
    pub glance: Glance,
    pub watched: Option<Watched>,
}

impl HomePage {
    /// The page as `viewer` may see it now.
    pub fn new(frame: Frame, shown: &Shown, viewer: &Viewer, now: DateTime<Utc>) -> Self {
        let events = shown.events.iter().filter(|event| event.archived_at.is_none());
        let of = |season| events.clone().filter(move |event| event.details.season(now) == season);
        // The latest come first.
        let upcoming: Vec<&Event> = of(Season::Upcoming).collect();
        let past: Vec<&Event> = of(Season::Past).collect();
        let are_past = upcoming.is_empty();
        let listed: Vec<&Event> =
            if are_past { past } else { upcoming.into_iter().rev().collect() };
        let line = |event: &Event| {
            let next = shown
                .next
                .get(&event.id)
                .map(|(round, begins)| next_words(*round, *begins, event.details.zone, now));
            EventLine::new(event).with_next(next)
        };
        let lead = shown.chart.as_ref();
        Self {
            frame,
            lead: lead.map(|(event, chart)| Lead::new(event, chart, shown, now)),
            beside: lead.map(|(event, _)| beside(event, &shown.held)).unwrap_or_default(),
            coming: listed.into_iter().take(EVENTS).map(line).collect(),
            are_past,
            family: shown.leaders.as_ref().and_then(leading_family),
            by_link: shown.by_link.iter().map(|game| GameLine::new(game, &[])).collect(),
            may_create: viewer.is_at_least(Access::Administrator),
        }
    }
}

fn beside(event: &Event, held: &[Held]) -> Vec<TournamentLine> {
    let here = held.iter().filter(|held| held.event.id == event.id);
    let line = |held: &Held| TournamentLine::new(&held.tournament, held.n_players);
    let mut lines: Vec<TournamentLine> = here.map(line).collect();
    lines.sort_by_key(|line| line.order);
    lines.truncate(TOURNAMENTS);
    lines
}

impl Lead {
    fn new(event: &Event, chart: &WallChart, shown: &Shown, now: DateTime<Utc>) -> Self {
        let glance = Glance::new(chart);
        let is_live = chart.tournament.stage == Stage::Running;
        let state = match glance.round.as_ref().filter(|_| is_live) {
            Some(round) if round.done < round.all => {
                Text::new("home-playing").with("round", round.heading.clone())
            }
            Some(round) => Text::new("home-round-done").with("round", round.heading.clone()),
            None => Text::new("home-played"),
        };
        let is_live = glance.round.as_ref().is_some_and(|round| is_live && round.done < round.all);
        Self {
            event: EventLine::new(event),
            state,
            is_live,
            next: next_slot(&chart.slots(now)).map(|slot| {
                let round = Text::new("schedule-round").with("round", slot.round);
                (round, time_words(slot.begins, event.details.zone, now))
            }),
            glance,
            watched: shown.game.as_ref().and_then(|game| Watched::new(chart, game)),
        }
    }
}
