//! Ratings that players bring along into a pool.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use desk::{self, Actor};
use domain::players::Player;
use domain::privacy::Eyes;
use domain::ratings::{
    InitialProblem, InitialRating, NewInitial, RatingPool, RatingsMoved, Resolved, resolved,
};
use domain::{PlayerId, PoolId, zone};
use form::ratings::{InitialComplaint, InitialForm, InitialListForm, InitialQuery, ReadInitial};
use store::{Db, Stored, players, ratings};
use view::Section;
use view::ratings::InitialPage;
use words::Text;

use crate::web::answer::{conflict, page, read, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{FormDigest, Posted, submit_telling};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// What is brought along, with the forms that add to it.
pub(in crate::web) async fn show(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<InitialQuery>,
    state: Data<State>,
) -> Shown {
    let found = load(&state, *pool).await?;
    let mut current = found.initial.iter();
    let initial = query.player().and_then(|id| current.find(|one| one.player == id));
    let form = initial.map(|one| InitialForm::correcting(one, found.name(one.player)));
    page(&found.page(&visit).with_form(form.unwrap_or_default()))
}

/// Records what one player brings along, or corrects it.
pub(in crate::web) async fn record(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<InitialForm>,
) -> Shown {
    let Posted { form, digest } = posted;
    enter(&state, visit, *pool, (InitialInput::One(form), digest)).await
}

/// Records what many bring along.
pub(in crate::web) async fn record_list(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
    posted: Posted<InitialListForm>,
) -> Shown {
    let Posted { form, digest } = posted;
    enter(&state, visit, *pool, (InitialInput::List(form), digest)).await
}

/// What was sent.
#[derive(Debug, Clone)]
enum InitialInput {
    One(InitialForm),
    List(InitialListForm),
}

/// Why nothing was recorded.
enum Refusal {
    For(Vec<InitialComplaint>, Vec<InitialProblem>),
    /// These ratings would move, and nobody has seen that.
    Moves(RatingsMoved),
    /// Somebody else has recorded another one meanwhile.
    Overtaken,
    Gone,
}

async fn enter(
    state: &State,
    visit: Visit,
    pool: PoolId,
    (entry, digest): (InitialInput, FormDigest),
) -> Shown {
    let posted = Posted { form: entry.clone(), digest };
    let done = submit_telling(state, &visit, posted, move |db, actor, entry| {
        Ok(bring(db, actor, pool, entry)?.map(|moved| (format!("/ratings/{pool}/initial"), moved)))
    });
    let (done, found) = (done.await?, load(state, pool).await?);
    let shown = || entry.show(found.page(&visit));
    match done {
        Ok((location, moved)) => match moved.filter(|moved| !moved.is_empty()) {
            Some(moved) => page(&found.page(&visit).moved(&moved)),
            None => Ok(see_other(location)),
        },
        Err((_, Refusal::For(complaints, problems))) => {
            refused(&shown().refused(&complaints, &problems))
        }
        Err((_, Refusal::Moves(moved))) => refused(&shown().asking(&moved)),
        Err((_, Refusal::Overtaken)) => conflict(&shown().overtaken()),
        Err((_, Refusal::Gone)) => Err(PageError::NotFound),
    }
}

fn bring(
    db: &mut Db,
    actor: &Actor,
    pool: PoolId,
    entry: &InitialInput,
) -> Stored<Result<RatingsMoved, Refusal>> {
    let Some(found) = Found::load(db, pool)? else {
        return Ok(Err(Refusal::Gone));
    };
    let facts = match entry.facts(&found, zone::latest_day(actor.now)) {
        Ok(facts) => facts,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let done = desk::ratings::bring(db, actor, &found.pool, &facts, entry.seen())?;
    Ok(done.map_err(Refusal::Moves))
}

impl InitialInput {
    fn show(&self, page: InitialPage) -> InitialPage {
        match self {
            Self::One(form) => page.with_form(form.clone()),
            Self::List(list) => page.with_list(list.clone()),
        }
    }

    fn seen(&self) -> &str {
        match self {
            Self::One(form) => &form.seen,
            Self::List(list) => &list.seen,
        }
    }

    /// The facts that it makes.
    fn facts(&self, found: &Found, today: NaiveDate) -> Result<Vec<NewInitial>, Refusal> {
        let pool = &found.pool.details.rating;
        let ReadInitial { lines, source, complaints } = match self {
            Self::One(form) if form.replaces.is_some() => {
                return found.correction(form, today).map(|fact| vec![fact]);
            }
            Self::One(form) => form.read(pool, today),
            Self::List(form) => form.read(pool, today),
        };
        match (resolved(&lines, &found.players, &found.initial), source) {
            (Ok(resolved), Some(source)) if complaints.is_empty() => {
                let fact = |(line, player, replaces): Resolved<'_>| NewInitial {
                    player,
                    replaces,
                    brought: Some(line.brought),
                    source: source.clone(),
                };
                Ok(resolved.into_iter().map(fact).collect())
            }
            (resolved, _) => Err(Refusal::For(complaints, resolved.err().unwrap_or_default())),
        }
    }
}

/// All that the page is drawn from.
struct Found {
    pool: RatingPool,
    initial: Vec<InitialRating>,
    players: Vec<Player>,
}

impl Found {
    fn load(db: &mut Db, id: PoolId) -> Stored<Option<Self>> {
        let Some(pool) = ratings::find_pool(db, id)? else {
            return Ok(None);
        };
        let (initial, players) =
            (ratings::initial_ratings(db, id)?, players::list(db, Eyes::Staff)?);
        Ok(Some(Self { pool, initial, players }))
    }

    fn name(&self, id: PlayerId) -> &str {
        let found = self.players.iter().find(|player| player.id == id);
        found.map_or("", |player| player.name.as_str())
    }

    fn page(&self, visit: &Visit) -> InitialPage {
        let frame = visit.frame(Text::new("initial-title"), Section::Ratings);
        InitialPage::new(frame, &self.pool, &self.initial, &self.players)
    }

    /// What replaces a fact, if it is still the one that counts.
    fn correction(&self, form: &InitialForm, today: NaiveDate) -> Result<NewInitial, Refusal> {
        let mut current = self.initial.iter();
        let replaced = current.find(|one| Some(one.id) == form.replaces);
        let InitialRating { id, player, .. } = replaced.ok_or(Refusal::Overtaken)?;
        let (brought, source) = if form.takes_back() {
            let source = form.source();
            (None, source.map_err(|complaint| Refusal::For(vec![complaint], Vec::new()))?)
        } else {
            let ReadInitial { lines, source, complaints } =
                form.read(&self.pool.details.rating, today);
            let brought = lines.first().map(|line| line.brought);
            let source = source.filter(|_| brought.is_some());
            (brought, source.ok_or(Refusal::For(complaints, Vec::new()))?)
        };
        Ok(NewInitial { player: *player, replaces: Some(*id), brought, source })
    }
}

async fn load(state: &State, id: PoolId) -> Result<Found, PageError> {
    read(&state.store, move |db| Found::load(db, id)).await?.ok_or(PageError::NotFound)
}
