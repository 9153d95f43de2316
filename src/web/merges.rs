//! Two players who are one person: looked at, merged, and taken apart again.

pub(super) mod undo;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::merges::{Merged, NotMerged};
use domain::PlayerId;
use domain::accounts::Viewer;
use domain::merges::alike;
use domain::players::{Player, search};
use domain::privacy::Eyes;
use domain::ratings::RatingsMoved;
use domain::tournaments::TournamentTitles;
use form::merges::{MergeComplaint, MergeForm, MergeQuery};
use store::{Db, Stored, history, merges, players, ratings, results, tournaments};
use view::Section;
use view::merges::{MergePage, MergedPage, Person, Proposal, ProposePage};
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit_telling};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// With whom a player could be merged: names alike, and those who are looked for.
pub(super) async fn propose(
    visit: Visit,
    player: Path<PlayerId>,
    query: Query<MergeQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, MergeQuery { q }) = (*player, query.into_inner());
    let found = read(&state.store, move |db| {
        Ok((players::find(db, id, Eyes::Staff)?, players::list(db, Eyes::Staff)?))
    });
    let (player, all) = found.await?;
    let player = player.ok_or(PageError::NotFound)?;
    if player.id != id {
        return Ok(see_other(format!("/players/{}/merge", player.id)));
    }
    let title = Text::new("merge-title").with("name", player.name.as_str());
    let frame = visit.frame(title, Section::Players);
    let found = if q.trim().is_empty() { Vec::new() } else { search(all.clone(), &q, 1).players };
    page(&ProposePage::new(frame, &player, q, &found, &alike(&player, &all)))
}

/// What it means to merge the second player of the path into the first.
pub(super) async fn show(
    visit: Visit,
    path: Path<(PlayerId, PlayerId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let proposal = proposal(&state, &visit, *path).await?;
    let (kept, merged) = (proposal.kept.player.id, proposal.merged.player.id);
    if kept == merged {
        return Ok(see_other(format!("/players/{kept}")));
    }
    if (kept, merged) != *path {
        // One of them was merged already: it is about those who stand for them.
        return Ok(see_other(format!("/players/{kept}/merge/{merged}")));
    }
    page(&merge_page(&visit, &proposal))
}

/// Merges the second player of the path into the first.
pub(super) async fn merge(
    visit: Visit,
    path: Path<(PlayerId, PlayerId)>,
    state: Data<State>,
    posted: Posted<MergeForm>,
) -> Result<HttpResponse, PageError> {
    let pair = *path;
    let reason = match posted.form.parse() {
        Ok(reason) => reason,
        Err(found) => return mistyped(&state, &visit, pair, posted.form, found).await,
    };
    let done = submit_telling(&state, &visit, posted, move |db, actor, _| {
        let done = desk::merges::merge(db, actor, pair, &reason)?;
        Ok(done.map(|done| (format!("/players/{}", done.kept.id), done)))
    });
    match done.await? {
        Ok((location, done)) => tell(&visit, location, done.map(Done::from), "merged-title"),
        Err((form, why)) => {
            again(&state, &visit, pair, |page| not_merged(why, &page.with_form(form))).await
        }
    }
}

async fn mistyped(
    state: &State,
    visit: &Visit,
    pair: (PlayerId, PlayerId),
    form: MergeForm,
    found: MergeComplaint,
) -> Result<HttpResponse, PageError> {
    again(state, visit, pair, |page| refused(&page.with_complaint(form, found))).await
}

fn not_merged(refusal: NotMerged, page: &MergePage) -> Result<HttpResponse, PageError> {
    match refusal {
        NotMerged::Gone => Err(PageError::NotFound),
        NotMerged::Merged => conflict(page),
        NotMerged::Clash => refused(page),
    }
}

/// The preview once more, for those who stand for the two of the path by now.
async fn again(
    state: &State,
    visit: &Visit,
    pair: (PlayerId, PlayerId),
    answer: impl FnOnce(MergePage) -> Result<HttpResponse, PageError>,
) -> Result<HttpResponse, PageError> {
    let proposal = proposal(state, visit, pair).await?;
    let kept = proposal.kept.player.id;
    if kept == proposal.merged.player.id {
        // Somebody was faster, and it is as it should be.
        return Ok(see_other(format!("/players/{kept}")));
    }
    answer(merge_page(visit, &proposal))
}

fn merge_page(visit: &Visit, proposal: &Proposal) -> MergePage {
    let title = Text::new("merge-heading")
        .with("merged", proposal.merged.player.name.as_str())
        .with("kept", proposal.kept.player.name.as_str());
    MergePage::new(visit.frame(title, Section::Players), proposal)
}

/// All that is known of both, and what a merge would do.
async fn proposal(
    state: &State,
    visit: &Visit,
    pair: (PlayerId, PlayerId),
) -> Result<Proposal, PageError> {
    let viewer = visit.viewer.clone();
    let found = read(&state.store, move |db| propose_for(db, &viewer, pair));
    found.await?.ok_or(PageError::NotFound)
}

fn propose_for(
    db: &mut Db,
    viewer: &Viewer,
    asked: (PlayerId, PlayerId),
) -> Stored<Option<Proposal>> {
    let Some(pair) =
        players::find(db, asked.0, Eyes::Staff)?.zip(players::find(db, asked.1, Eyes::Staff)?)
    else {
        return Ok(None);
    };
    let (kept, merged) = (pair.0.id, pair.1.id);
    let entered = [kept, merged].map(|one| tournaments::list_by_player(db, one));
    let mut ids = Vec::new();
    for entered in entered {
        ids.extend(entered?.iter().map(|one| one.id));
    }
    let titles = tournaments::titles_of(db, viewer, ids)?;
    let clashes = merges::clashes(db, kept, merged)?;
    let changes = match merges::current(db)?.with(merged, kept) {
        Ok(then) if clashes.is_empty() => desk::ratings::if_merged(db, &then, &[kept, merged])?,
        // Nobody has games against himself.
        Ok(_) | Err(_) => RatingsMoved::default(),
    };
    Ok(Some(Proposal {
        meanwhile: merged_meanwhile(db, [(asked.0, &pair.0), (asked.1, &pair.1)])?,
        is_kept_disclosed: !is_public(db, kept)? && is_public(db, merged)?,
        clashes,
        changes,
        pools: ratings::pools(db)?,
        kept: person(db, pair.0, &titles)?,
        merged: person(db, pair.1, &titles)?,
        titles,
    }))
}

/// Who of those that were asked for is somebody else by now: the names of both.
fn merged_meanwhile(db: &mut Db, asked: [(PlayerId, &Player); 2]) -> Stored<Vec<(String, String)>> {
    let mut merged = Vec::new();
    for (id, now) in asked.into_iter().filter(|(id, now)| *id != now.id) {
        merged.extend(players::find_own(db, id)?.map(|own| (own.name, now.name.clone())));
    }
    Ok(merged)
}

fn is_public(db: &mut Db, player: PlayerId) -> Stored<bool> {
    Ok(players::find_open_to(db, player, &Viewer::VISITOR, Eyes::Public)?.is_some())
}

fn person(db: &mut Db, player: Player, titles: &TournamentTitles) -> Stored<Person> {
    let id = player.id;
    let entered = tournaments::list_by_player(db, id)?.into_iter().rev();
    let tournaments = entered.filter_map(|one| titles.get(&one.id).cloned()).collect();
    let n_games = results::count_of(db, id)? + history::count_games_of(db, id)?;
    let (rows, birth_year) = (ratings::of_player(db, id)?, players::birth_year(db, id)?);
    let mut brought = Vec::new();
    for player in merges::current(db)?.all_of(id) {
        let initial = ratings::initial_ratings_of(db, player)?;
        brought.extend(initial.iter().filter(|one| one.brought.is_some()).map(|one| one.pool));
    }
    Ok(Person { player, tournaments, n_games, rows, birth_year, brought })
}

/// What was done, to be told to whoever did it.
struct Done {
    kept: PlayerId,
    said: Text,
    moved: RatingsMoved,
}

impl From<Merged> for Done {
    fn from(Merged { kept, merged, moved }: Merged) -> Self {
        let said = Text::new("merged-done").with("merged", merged.name);
        Self { kept: kept.id, said: said.with("kept", kept.name), moved }
    }
}

/// Says whose ratings moved, if any did.
fn tell(
    visit: &Visit,
    location: String,
    done: Option<Done>,
    title: &'static str,
) -> Result<HttpResponse, PageError> {
    let Some(done) = done.filter(|done| !done.moved.is_empty()) else {
        return Ok(see_other(location));
    };
    let frame = visit.frame(Text::new(title), Section::Players);
    page(&MergedPage::new(frame, done.said, done.kept, &done.moved))
}
