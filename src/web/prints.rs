//! Printed sheets: what everybody sees of a tournament, and what staff give out.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::rounds::At;
use domain::TournamentId;
use domain::accounts::Access;
use domain::prints::address::PrintAddress;
use domain::prints::{Printable, Reach};
use domain::privacy::Eyes;
use form::prints::{MenuQuery, PaperForm, PlacesQuery};
use form::standings::StandingsQuery;
use store::Db;
use system::platform;
use view::prints::links::menu_path;
use view::prints::{
    BadgesSheet, BoardsSheet, CardsSheet, CertificatesSheet, CrosstableSheet, MenuPage, NamesSheet,
    RefusedPage, SlipsSheet, StandingsSheet,
};
use view::{Frame, Page, Section};
use words::Text;

use super::answer::{page, read, refused, see_other, write};
use super::costly::Costly;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// What can be printed now.
pub(super) async fn menu(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<MenuQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let found = load(&state, *tournament).await?;
    let (frame, reach) = (frame(&visit, &found), reach(&state, &visit));
    let menu = MenuPage::new(frame, &found, (&reach, &visit.viewer), query.round());
    page(&menu.ok_or(PageError::NotFound)?)
}

/// Chooses the paper.
pub(super) async fn choose(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<PaperForm>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let Ok(location) = submit(&state, &visit, posted, move |db, actor, form| {
        desk::prints::choose_paper(db, actor, id, form.paper())?;
        Ok(Ok::<_, Infallible>(menu_path(id)))
    })
    .await?;
    Ok(see_other(location))
}

/// The pairings of a round, by board.
pub(super) async fn boards(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let back = back(&visit, id, Some(round), "");
    drawn(&state, visit, id, move |frame, found, visit| {
        BoardsSheet::new(frame, found, round, (&back, visit.now))
    })
    .await
}

/// The pairings of a round, by name.
pub(super) async fn names(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let back = back(&visit, id, Some(round), "");
    drawn(&state, visit, id, move |frame, found, visit| {
        NamesSheet::new(frame, found, round, (&back, visit.now))
    })
    .await
}

/// The slips of a round. The address on them is kept: staff hear of it when it leads elsewhere.
pub(super) async fn slips(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let found = load(&state, id).await?;
    let reach = reach(&state, &visit);
    let frame = frame(&visit, &found);
    let Some(address) = reach.printed(&found.event.details) else {
        return refused(&RefusedPage::no_address(frame, &found, &reach, &visit.viewer));
    };
    let back = back(&visit, id, Some(round), "");
    let sheet = SlipsSheet::new(frame, &found, (round, address), (&back, visit.now));
    let sheet = sheet.ok_or(PageError::NotFound)?;
    if found.printing.on_slips.as_ref() != Some(address) {
        note((&state, &visit), id, address.clone()).await?;
    }
    page(&sheet)
}

async fn note(
    (state, visit): (&State, &Visit),
    id: TournamentId,
    address: PrintAddress,
) -> Result<(), PageError> {
    write(&state.store, visit.reach, move |db| desk::prints::note_slips(db, id, &address)).await
}

/// Everybody's badge.
pub(super) async fn badges(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (back, reach) = (menu_path(*tournament), reach(&state, &visit));
    drawn(&state, visit, *tournament, move |frame, found, visit| {
        let address = reach.printed(&found.event.details);
        Some(BadgesSheet::new(frame, found, address, (&back, visit.now)))
    })
    .await
}

/// Everybody's score card.
pub(super) async fn cards(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let back = menu_path(*tournament);
    drawn(&state, visit, *tournament, move |frame, found, visit| {
        Some(CardsSheet::new(frame, found, (&back, visit.now)))
    })
    .await
}

/// The standings with every round, now or after an earlier one.
pub(super) async fn standings(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<StandingsQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, after) = (*tournament, query.asked().map_err(|_| PageError::NotFound)?.after);
    let (back, eyes) = (back(&visit, id, None, "/standings"), visit.viewer.eyes());
    let load = move |db: &mut Db| match after {
        Some(round) => desk::prints::find_after(db, id, round, eyes),
        None => desk::prints::find(db, id, eyes),
    };
    let costly = Costly::new(&state, &visit);
    let build = move |found| {
        let asked = (back.as_str(), visit.now);
        Ok(StandingsSheet::new(frame(&visit, &found), &found, after, asked))
    };
    costly.page(load, build).await
}

/// The crosstable.
pub(super) async fn crosstable(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let back = back(&visit, *tournament, None, "/crosstable");
    drawn(&state, visit, *tournament, move |frame, found, visit| {
        Some(CrosstableSheet::new(frame, found, (&back, visit.now)))
    })
    .await
}

/// The certificates of some places, once the standings are final.
pub(super) async fn certificates(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<PlacesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let found = load(&state, *tournament).await?;
    let frame = frame(&visit, &found);
    if !found.is_decided() {
        return refused(&RefusedPage::not_decided(frame, &found));
    }
    let Ok(places) = query.places() else {
        return refused(&RefusedPage::no_places(frame, &found));
    };
    let back = menu_path(*tournament);
    let sheet = CertificatesSheet::new(frame, &found, places, (&back, visit.now));
    page(&sheet)
}

/// A sheet, loaded and drawn when its turn comes.
async fn drawn<P: Page>(
    state: &State,
    visit: Visit,
    id: TournamentId,
    build: impl FnOnce(Frame, &Printable, &Visit) -> Option<P> + Send + 'static,
) -> Result<HttpResponse, PageError> {
    let eyes = visit.viewer.eyes();
    let load = move |db: &mut Db| desk::prints::find(db, id, eyes);
    Costly::new(state, &visit)
        .page(load, move |found| {
            build(frame(&visit, &found), &found, &visit).ok_or(PageError::NotFound)
        })
        .await
}

/// Staff go back to the menu, everybody else to the page that shows the same.
fn back(visit: &Visit, id: TournamentId, round: Option<u16>, page: &str) -> String {
    let is_staff = visit.viewer.is_at_least(Access::Scorekeeper);
    match round {
        Some(round) if is_staff => format!("{}?round={round}", menu_path(id)),
        Some(round) => format!("/tournaments/{id}/rounds/{round}"),
        None if is_staff => menu_path(id),
        None => format!("/tournaments/{id}{page}"),
    }
}

/// By which addresses this server is reached now.
pub(super) fn reach(state: &State, visit: &Visit) -> Reach {
    let scheme = if state.is_https() { "https" } else { "http" };
    let at = |place: &str| PrintAddress::parse(&format!("{scheme}://{place}")).ok();
    let server = &state.settings.server;
    let public = server.public_url.origin().map(PrintAddress::parse);
    let network = platform::reachable(server.listen);
    Reach {
        public: public.and_then(Result::ok),
        asked: visit.host.as_deref().and_then(at),
        network: network.iter().filter_map(|address| at(&address.to_string())).collect(),
    }
}

/// The same for those who work at the event; nobody else is told.
pub(super) fn reach_of_staff(state: &State, visit: &Visit) -> Option<Reach> {
    visit.viewer.is_at_least(Access::Scorekeeper).then(|| reach(state, visit))
}

pub(super) fn frame(visit: &Visit, found: &Printable) -> Frame {
    let name = found.chart.tournament.details.name.as_str();
    let title = Text::new("title-within").with("part", Text::new("prints-title"));
    visit.frame(title.with("name", name), Section::Events)
}

pub(super) async fn load(state: &State, id: TournamentId) -> Result<Printable, PageError> {
    let found = read(&state.store, move |db| desk::prints::find(db, id, Eyes::Staff));
    found.await?.ok_or(PageError::NotFound)
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;
    use store::Store;

    use super::*;
    use crate::config::Settings;

    /// What a server that listens there is reached by, for a browser that came to `host`.
    fn reached(listen: &str, host: &str) -> Vec<String> {
        let file = std::env::temp_dir().join(format!("magister-reach-{}", std::process::id()));
        let url = format!("sqlite:{}", file.display());
        let mut settings = Settings::load(None).unwrap();
        settings.server.listen = listen.parse().unwrap();
        let state = State::new(settings, Store::open(&url.parse().unwrap(), 1).unwrap());
        let request = TestRequest::get().insert_header(("host", host)).to_http_request();
        let reach = reach(&state, &Visit::of(&request));
        std::fs::remove_file(file).unwrap();
        reach.all().iter().map(|address| address.as_str().to_owned()).collect()
    }

    #[test]
    fn what_staff_come_by_can_be_printed_unless_it_is_this_computer_alone() {
        let both = ["http://hall.example:8470", "http://192.0.2.9:8470"];
        assert_eq!(reached("192.0.2.9:8470", "hall.example:8470"), both);
        assert_eq!(reached("127.0.0.1:8470", "localhost:8470"), Vec::<String>::new());
        let all = reached("0.0.0.0:8470", "127.0.0.1:8470");
        assert!(all.iter().all(|one| !one.contains("127.0.0.1") && !one.contains("0.0.0.0")));
    }
}
