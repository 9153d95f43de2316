//! Games: lists, replay, records, publishing.

use std::convert::Infallible;

use actix_web::http::{StatusCode, header};
use actix_web::web::{Bytes, Data, Path};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use domain::accounts::Viewer;
use domain::events::Title;
use domain::games::{
    FoundGames, GameLine, GameRecord, Occasion, Records, Sought, canonical, collection,
};
use domain::tournaments::Tournament;
use domain::{GameId, TournamentId, results};
use form::games::{GameComplaint, GameForm, SoughtForm, WritingForm};
use futures_util::{StreamExt, stream};
use rules::Seat;
use serde::Deserialize;
use store::games::TooManyNamed;
use store::{Db, Stored, events, games, tournaments};
use view::Section;
use view::games::{
    EmbedPage, GamesPage, NewGamePage, ReplayPage, TournamentGamesPage, WritingAnswer,
    abstract_play, game_complaints,
};
use words::Text;

use super::answer::{bare_in_background, page, page_in_background, read, refused, see_other};
use super::blocking::block;
use super::costly::Costly;
use super::error::PageError;
use super::origin;
use super::posted::{Posted, Upload, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// Games on one page of the list: full rows of two, three or four.
const PAGE: u16 = 24;

/// Games that are read at once for a file.
const PORTION: usize = 50;

/// Which page of a tournament's games is asked for, from 1.
#[derive(Debug, Deserialize)]
pub(super) struct PageQuery {
    page: Option<u32>,
}

/// The newest games that everybody may see, or those that are looked for.
pub(super) async fn list(
    visit: Visit,
    query: Query<SoughtForm>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let form = query.into_inner();
    let frame = visit.frame(Text::new("games-title"), Section::Games);
    let frame = frame.about(|head| head.of_search(Text::new("head-games"), &form.query()));
    let page = GamesPage::new(frame, form, &visit.viewer);
    let sought = match page.form.parse() {
        Ok(sought) => sought,
        Err(complaints) => return refused(&page.refused(&complaints)),
    };
    let (below, viewer) = (page.form.below(), visit.viewer.clone());
    let load = move |db: &mut Db| search(db, &viewer, &sought, below).map(Some);
    Costly::new(&state, &visit)
        .html(load, move |found| match found {
            Ok(found) => Ok((StatusCode::OK, page.found(found))),
            Err(TooManyNamed { n_players }) => {
                Ok((StatusCode::UNPROCESSABLE_ENTITY, page.too_many(n_players)))
            }
        })
        .await
}

fn search(
    db: &mut Db,
    viewer: &Viewer,
    sought: &Sought,
    below: Option<GameId>,
) -> Stored<Result<(FoundGames, Records), TooManyNamed>> {
    let found = match games::search(db, viewer, sought, (below, PAGE))? {
        Ok(found) => found,
        Err(too_many) => return Ok(Err(too_many)),
    };
    let records = games::records_of(db, &found.lines)?;
    Ok(Ok((found, records)))
}

fn with_records(db: &mut Db, lines: Vec<GameLine>) -> Stored<(Vec<GameLine>, Records)> {
    let records = games::records_of(db, &lines)?;
    Ok((lines, records))
}

/// The games of a tournament.
pub(super) async fn of_tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<PageQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, number, eyes) = (*tournament, query.page.unwrap_or(1).max(1), visit.viewer.eyes());
    let skipped = (number - 1).saturating_mul(PAGE.into());
    let work = move |db: &mut Db| {
        let Some(tournament) = tournaments::find(db, id)? else {
            return Ok(None);
        };
        let event = events::find(db, tournament.event)?;
        let lines = games::list_by_tournament(db, id, (skipped, PAGE + 1), eyes)?;
        Ok(event.zip(Some((tournament, with_records(db, lines)?))))
    };
    let found = read(&state.store, work).await?;
    let (event, (tournament, shown)) = found.ok_or(PageError::NotFound)?;
    let frame = visit.frame(title_of(&tournament), Section::Games);
    let frame = frame.about(|head| head.of_tournament(&event, &tournament));
    page_in_background(move || {
        Some(TournamentGamesPage::new(frame, (&event, &tournament), shown, PAGE, number))
    })
    .await
}

fn title_of(tournament: &Tournament) -> Text {
    Text::new("title-within")
        .with("part", Text::new("games-title"))
        .with("name", tournament.details.name.as_str())
}

/// From which side of the board a game is looked at.
#[derive(Debug, Default, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    #[default]
    First,
    Second,
}

/// How a game is looked at.
#[derive(Debug, Deserialize)]
pub(super) struct Look {
    #[serde(default)]
    from: Side,
}

impl Look {
    fn seat(&self) -> Seat {
        match self.from {
            Side::First => Seat::First,
            Side::Second => Seat::Second,
        }
    }
}

/// A game before its first move.
pub(super) async fn show(
    visit: Visit,
    game: Path<GameId>,
    look: Query<Look>,
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    replay(&visit, &state, &request, (*game, look.seat(), None)).await
}

/// A game at one of its plies.
pub(super) async fn show_ply(
    visit: Visit,
    path: Path<(GameId, u32)>,
    look: Query<Look>,
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (game, ply) = *path;
    replay(&visit, &state, &request, (game, look.seat(), Some(ply))).await
}

async fn replay(
    visit: &Visit,
    state: &State,
    request: &HttpRequest,
    (game, from, ply): (GameId, Seat, Option<u32>),
) -> Result<HttpResponse, PageError> {
    let (game, occasion) = load(state, visit, game).await?;
    let frame = visit.frame(title(&game, occasion.as_ref()), Section::Games);
    let frame = frame.about(|head| head.of_replay(game.id, occasion.as_ref(), ply));
    let origin = origin::own(request, state);
    page_in_background(move || {
        ReplayPage::new(frame, (&game, occasion.as_ref()), (from, ply), &origin)
    })
    .await
}

/// A game before its first move, for a frame in a page of another site.
pub(super) async fn embed(
    visit: Visit,
    game: Path<GameId>,
    look: Query<Look>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    embedded(&visit, &state, (*game, look.seat(), None)).await
}

/// A game at one of its plies, likewise.
pub(super) async fn embed_ply(
    visit: Visit,
    path: Path<(GameId, u32)>,
    look: Query<Look>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (game, ply) = *path;
    embedded(&visit, &state, (game, look.seat(), Some(ply))).await
}

async fn embedded(
    visit: &Visit,
    state: &State,
    (game, from, ply): (GameId, Seat, Option<u32>),
) -> Result<HttpResponse, PageError> {
    let (game, occasion) = load(state, visit, game).await?;
    let head = (visit.language, title(&game, occasion.as_ref()));
    bare_in_background(visit.language, move || {
        EmbedPage::new(head, (&game, occasion.as_ref()), (from, ply))
    })
    .await
}

fn title(game: &GameRecord, occasion: Option<&Occasion>) -> Text {
    match (&game.title, occasion) {
        (Some(title), _) => Text::new("title-plain").with("name", title.as_str()),
        (None, Some(occasion)) => Text::new("game-window-title")
            .with("first", occasion.players.first.as_str())
            .with("second", occasion.players.second.as_str()),
        (None, None) => Text::new("games-title"),
    }
}

/// The record, to the letter.
pub(super) async fn record(
    visit: Visit,
    game: Path<GameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (game, _) = load(&state, &visit, *game).await?;
    let record = game.record.ok_or(PageError::NotFound)?;
    Ok(text_file(&format!("game-{}", game.id)).body(record))
}

/// The record in canonical form.
pub(super) async fn record_canonical(
    visit: Visit,
    game: Path<GameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (game, _) = load(&state, &visit, *game).await?;
    let record = game.record.ok_or(PageError::NotFound)?;
    let text = block(move || canonical(&record)).await?.ok_or(PageError::NotFound)?;
    Ok(text_file(&format!("game-{}-canonical", game.id)).body(text))
}

/// The game as a record of Abstract Play.
pub(super) async fn abstract_play_record(
    visit: Visit,
    game: Path<GameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*game, visit.viewer.eyes());
    let load = move |db: &mut Db| {
        let Some((game, occasion)) = games::with_occasion(db, id, eyes)? else {
            return Ok(None);
        };
        let event = occasion.as_ref().map(|occasion| events::find(db, occasion.event));
        Ok(Some((game, occasion, event.transpose()?.flatten())))
    };
    Costly::new(&state, &visit)
        .json(load, move |(game, occasion, event)| {
            let place = event.as_ref().and_then(|event| event.details.place.as_ref());
            let place = place.map(Title::as_str);
            abstract_play(&game, (occasion.as_ref(), place)).ok_or(PageError::NotFound)
        })
        .await
}

/// All games of a tournament that can be played, as one file. It is written as it is sent, since
/// it may be large; which games belong to it is decided at the beginning.
pub(super) async fn records_of_tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*tournament, visit.viewer.eyes());
    let games = read(&state.store, move |db| games::ids_by_tournament(db, id)).await?;
    let portions: Vec<_> = games.chunks(PORTION).map(<[GameId]>::to_vec).collect();
    let texts = stream::iter(portions).then(move |games| {
        let state = state.clone();
        async move {
            let records = read(&state.store, move |db| games::records(db, &games, eyes)).await?;
            Ok::<_, PageError>(Bytes::from(block(move || collection(&records)).await?))
        }
    });
    Ok(text_file(&format!("tournament-{id}-games")).streaming(texts))
}

fn text_file(name: &str) -> HttpResponseBuilder {
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.txt\""),
        ))
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    answer
}

async fn load(
    state: &State,
    visit: &Visit,
    id: GameId,
) -> Result<(GameRecord, Option<Occasion>), PageError> {
    let eyes = visit.viewer.eyes();
    let found = read(&state.store, move |db| games::with_occasion(db, id, eyes)).await?;
    found.ok_or(PageError::NotFound)
}

/// The form that publishes a game.
pub(super) async fn new_form(visit: Visit) -> Result<HttpResponse, PageError> {
    page(&form_page(&visit, GameForm::default(), &[]))
}

/// How a record that somebody is writing goes on. Nothing is stored.
pub(super) async fn writing(
    visit: Visit,
    posted: Posted<WritingForm>,
) -> Result<HttpResponse, PageError> {
    let form = posted.form;
    let spec = form.game().map_err(|error| PageError::BadForm(error.to_string()))?;
    let work = move || {
        let written = results::writing(&form.record, spec.as_ref());
        WritingAnswer::new(&form.record, written, spec.as_ref(), visit.language)
    };
    let answer = block(work).await??;
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(answer))
}

/// Publishes a game, whatever the rules say of it.
pub(super) async fn create(
    visit: Visit,
    state: Data<State>,
    upload: Upload<GameForm>,
) -> Result<HttpResponse, PageError> {
    let file = upload.file.clone();
    let Posted { form, digest } = upload.into();
    let form = form.with_file(file.as_deref());
    let game = match form.parse() {
        Ok(game) => game,
        Err(found) => return refused(&form_page(&visit, form, &found)),
    };
    let posted = Posted { form, digest };
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, _| {
        let id = desk::games::publish(db, actor, &game.title, &game.record)?;
        Ok(Ok::<_, Infallible>(format!("/games/{id}")))
    })
    .await?;
    Ok(see_other(location))
}

fn form_page(visit: &Visit, form: GameForm, found: &[GameComplaint]) -> NewGamePage {
    NewGamePage {
        frame: visit.frame(Text::new("game-new-title"), Section::Games),
        form,
        complaints: game_complaints(found),
    }
}
