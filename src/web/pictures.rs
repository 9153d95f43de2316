//! The pictures that other sites show beside links to games, tournaments, events and players.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::privacy::Eyes;
use domain::{EventId, GameId, PlayerId, TournamentId};
use store::{Db, Stored, events, games, players, privacy, ratings};
use view::pictures::{self, Drawing, Picture, PlayerRatings};

use super::answer::found_at;
use super::costly::Costly;
use super::error::PageError;
use super::events::tournaments_of;
use super::state::State;
use super::visit::Visit;

/// A game at its end.
pub(super) async fn of_game(
    visit: Visit,
    game: Path<GameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    game_at(&visit, &state, (*game, None)).await
}

/// A game at one of its plies.
pub(super) async fn of_ply(
    visit: Visit,
    path: Path<(GameId, u32)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (game, ply) = *path;
    game_at(&visit, &state, (game, Some(ply))).await
}

async fn game_at(
    visit: &Visit,
    state: &State,
    (id, ply): (GameId, Option<u32>),
) -> Result<HttpResponse, PageError> {
    let language = visit.language;
    let load = move |db: &mut Db| games::with_occasion(db, id, Eyes::Public);
    let draw = move |(game, occasion)| {
        let game = &game;
        let drawing = pictures::of_game(game, Option::as_ref(&occasion), ply, language)?;
        match ply {
            Some(_) if drawing.is_none() => Err(PageError::NotFound),
            _ => Ok((drawing, Picture::Mark)),
        }
    };
    answer((visit, state), load, draw).await
}

pub(super) async fn of_tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, language) = (*tournament, visit.language);
    let load = move |db: &mut Db| desk::tournaments::find(db, id, Eyes::Public);
    answer((&visit, &state), load, move |(event, chart)| {
        let still = Picture::of_spec(&chart.tournament.details.spec);
        Ok((pictures::of_tournament(&event, &chart, language)?, still))
    })
    .await
}

pub(super) async fn of_event(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, language) = (*event, visit.language);
    let (viewer, now) = (visit.viewer.clone(), visit.now);
    let load = move |db: &mut Db| {
        let Some(event) = events::find(db, id)? else { return Ok(None) };
        let held = tournaments_of(db, &event, (&viewer, now))?;
        Ok(Some((event, held)))
    };
    answer((&visit, &state), load, move |(event, (lines, timed))| {
        let specs: Vec<_> = timed.into_iter().map(|(held, _)| held.details.spec).collect();
        Ok((pictures::of_event(&event, (&lines, &specs), language)?, Picture::Mark))
    })
    .await
}

pub(super) async fn of_player(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, language, viewer) = (*player, visit.language, visit.viewer.clone());
    let today = state.zone().day(visit.now);
    let load = move |db: &mut Db| {
        // A picture is sent on: it shows what everybody sees.
        let found = players::find_open_to(db, id, &viewer, Eyes::Public)?;
        let Some(player) = found else { return Ok(None) };
        let rows = ratings::of_player(db, player.id)?;
        Ok(Some(PlayerRatings {
            today,
            shows_curve: privacy::shows_curve(db, player.id)?,
            pools: ratings::pools(db)?,
            titles: ratings::titles_of(db, &viewer, rows.iter().map(|row| row.period))?,
            rows,
            player,
        }))
    };
    answer((&visit, &state), load, move |ratings| {
        Ok((pictures::of_player(&ratings, language)?, Picture::Mark))
    })
    .await
}

/// The picture, or the way to a still one where nothing is drawn.
async fn answer<L>(
    (visit, state): (&Visit, &State),
    load: impl FnOnce(&mut Db) -> Stored<Option<L>> + Send + 'static,
    draw: impl FnOnce(L) -> Result<(Option<Drawing>, Picture), PageError> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    let work = move |loaded| {
        let (drawing, still) = draw(loaded)?;
        let png = drawing.map(|drawing| drawing.png()).transpose()?;
        Ok(png.ok_or_else(|| still.href()))
    };
    match Costly::new(state, visit).done(load, work).await? {
        Ok(png) => Ok(HttpResponse::Ok().content_type("image/png").body(png)),
        Err(still) => Ok(found_at(still)),
    }
}
