//! Looking for players, events, tournaments and games by their names.

use std::cmp::Reverse;

use actix_web::HttpResponse;
use actix_web::web::Data;
use domain::accounts::Viewer;
use domain::games::{FoundGames, Records, Sought};
use domain::search::Words;
use form::search::SearchQuery;
use store::{Db, Stored, events, games, players, tournaments};
use view::Section;
use view::head::Head;
use view::search::{Found, SearchPage, Suggestions};
use words::Text;

use super::costly::Costly;
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// Games that are shown: one row.
const GAMES: u16 = 4;

/// What is called so.
pub(super) async fn show(
    visit: Visit,
    query: Query<SearchQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (words, viewer) = (Words::of(&query.q), visit.viewer.clone());
    let load = move |db: &mut Db| {
        let Some(words) = words else { return Ok(Some(None)) };
        let mut found = found(db, &viewer, words)?;
        let sought = Sought { name: found.words.typed.clone(), ..Sought::default() };
        let of_players = (&sought, Some(found.players.as_slice()));
        let games = games::search_of(db, viewer.eyes(), of_players, (None, GAMES))?;
        found.games = games.unwrap_or_default();
        found.records = games::records_of(db, &found.games.lines)?;
        Ok(Some(Some(found)))
    };
    Costly::new(&state, &visit)
        .page(load, move |found| {
            let frame = visit.frame(Text::new("search-title"), Section::Elsewhere);
            let frame = frame.about(Head::unlisted);
            Ok(SearchPage::new(frame, found))
        })
        .await
}

/// What somebody may mean who is still typing.
pub(super) async fn suggestions(
    visit: Visit,
    query: Query<SearchQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (words, viewer) = (Words::of(&query.q), visit.viewer.clone());
    let load = move |db: &mut Db| match words {
        Some(words) => found(db, &viewer, words).map(|found| Some(Some(found))),
        None => Ok(Some(None)),
    };
    let language = visit.language;
    let made = Costly::new(&state, &visit)
        .done(load, move |found| Ok(found.map(|found| Suggestions::new(&found, language))));
    Ok(HttpResponse::Ok().json(made.await?.unwrap_or_default()))
}

fn found(db: &mut Db, viewer: &Viewer, words: Words) -> Stored<Found> {
    let called = players::called(db, viewer, viewer.eyes(), &words.typed)?;
    let mut titles: Vec<_> =
        tournaments::titles_called(db, viewer, &words.typed)?.into_values().collect();
    titles.sort_by_key(|title| Reverse((title.at, title.id)));
    let events = words.find(events::list_open_to(db, viewer)?, |event| {
        let place = event.details.place.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("{} {place}", event.details.name)
    });
    Ok(Found {
        players: words.find(called, |player| player.names().collect::<Vec<_>>().join(" ")),
        events,
        tournaments: words.find(titles, |title| format!("{} {}", title.name, title.event)),
        games: FoundGames::default(),
        records: Records::new(),
        words,
    })
}
