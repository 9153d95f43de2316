//! The start page.

use std::collections::HashMap;

use actix_web::HttpResponse;
use actix_web::web::Data;
use chrono::{DateTime, NaiveDate, Utc};
use domain::EventId;
use domain::accounts::Viewer;
use domain::events::{Event, Season};
use domain::games::GameRecord;
use domain::home::{Held, lead, leading};
use domain::privacy::Eyes;
use domain::ratings::ListedPool;
use domain::standings::WallChart;
use domain::tournaments::Stage;
use store::{
    Db, Stored, entries, events, games, ratings, results, schedule, standings, tournaments,
};
use view::Section;
use view::glance::watched;
use view::home::{HomePage, Shown};
use words::Text;

use super::costly::Costly;
use super::error::PageError;
use super::state::State;
use super::visit::Visit;

/// Events to come, and past ones: more than are shown.
const EVENTS: i64 = 20;

/// Games by link that go on.
const BY_LINK: usize = 3;

/// What is played now, what was played last, what comes next.
pub(super) async fn show(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let (viewer, now) = (visit.viewer.clone(), visit.now);
    let today = state.zone().day(now);
    let load = move |db: &mut Db| load(db, &viewer, (now, today)).map(Some);
    Costly::new(&state, &visit)
        .page(load, move |shown| {
            let frame = visit.frame(Text::new("home-title"), Section::Elsewhere);
            Ok(HomePage::new(frame, &shown, &visit.viewer, visit.now))
        })
        .await
}

fn load(db: &mut Db, viewer: &Viewer, (now, today): (DateTime<Utc>, NaiveDate)) -> Stored<Shown> {
    let events = events::around(db, viewer, today, EVENTS)?;
    let mut held = held(db, &events, now)?;
    let chart = match lead(&mut held) {
        Some(Held { event, tournament, .. }) => {
            Some((event, standings::load(db, tournament, viewer.eyes())?))
        }
        None => None,
    };
    let game = game(db, chart.as_ref().map(|(_, chart)| chart), viewer.eyes())?;
    let (leaders, next) = (leaders(db, viewer, today)?, next(db, &events, now)?);
    let by_link = desk::by_link::watched(db, None, BY_LINK)?;
    Ok(Shown { events, chart, held, game, next, leaders, by_link })
}

/// The rounds with which events to come begin, as far as everybody may see them.
fn next(
    db: &mut Db,
    events: &[Event],
    now: DateTime<Utc>,
) -> Stored<HashMap<EventId, (u16, DateTime<Utc>)>> {
    let mut next = HashMap::new();
    let is_to_come = |event: &&Event| {
        event.archived_at.is_none() && event.details.season(now) == Season::Upcoming
    };
    for event in events.iter().filter(is_to_come) {
        let schedules = schedule::list_by_event(db, event.id)?;
        if schedules.is_empty() {
            continue;
        }
        let held = tournaments::list_by_event(db, event.id)?.into_iter();
        let open = held.filter(|held| held.visibility.is_open_to(&Viewer::VISITOR));
        let open = open.filter(|held| held.stage == Stage::Entry);
        let moments = open.filter_map(|held| schedules.get(&held.id)?.moments().next());
        if let Some(first) = moments.min_by_key(|(_, begins)| *begins) {
            next.insert(event.id, first);
        }
    }
    Ok(next)
}

/// The published tournaments of the events that may lead.
fn held(db: &mut Db, events: &[Event], now: DateTime<Utc>) -> Stored<Vec<Held>> {
    let mut held = Vec::new();
    let visitor = Viewer::VISITOR;
    for id in leading(events, now) {
        let Some(event) = events.iter().find(|event| event.id == id) else { continue };
        let counts = entries::count_by_event(db, id)?;
        for tournament in tournaments::list_by_event(db, id)? {
            let is_open =
                event.visibility.is_open_to(&visitor) && tournament.visibility.is_open_to(&visitor);
            if is_open && tournament.archived_at.is_none() {
                let n_players = counts.get(&tournament.id).copied().unwrap_or(0);
                let is_played = tournament.stage == Stage::Running
                    && results::is_any_awaited(db, tournament.id)?;
                held.push(Held { event: event.clone(), tournament, n_players, is_played });
            }
        }
    }
    Ok(held)
}

fn game(db: &mut Db, chart: Option<&WallChart>, eyes: Eyes) -> Stored<Option<GameRecord>> {
    match chart.and_then(watched) {
        Some((_, id)) => games::find(db, id, eyes),
        None => Ok(None),
    }
}

/// The list in which most players have a rating; of those with more than are counted, the first.
fn leaders(db: &mut Db, viewer: &Viewer, today: NaiveDate) -> Stored<Option<ListedPool>> {
    let mut lists = ratings::pools_open_to(db, viewer)?;
    lists.retain(|pool| pool.archived_at.is_none());
    let sized = lists.into_iter().rev();
    let sized = sized.map(|pool| Ok((ratings::n_rated(db, pool.id)?, pool)));
    let sized = sized.collect::<Stored<Vec<_>>>()?.into_iter();
    let largest = sized.max_by_key(|(n_players, _)| *n_players);
    let Some((n_players, pool)) = largest.filter(|(n_players, _)| n_players.at_least() > 0) else {
        return Ok(None);
    };
    let standings = super::ratings::leaders(db, &pool, (today, viewer))?;
    Ok(Some(ListedPool { pool, n_players, standings }))
}
