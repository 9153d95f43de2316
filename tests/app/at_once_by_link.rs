//! Round robins by link, all of whose rounds begin at once: every game is on the own page, and those that were stopped
//! wait for an arbiter.

use domain::TournamentId;
use domain::privacy::Eyes;
use store::by_link::terms;
use store::{entries, tournaments};

use super::by_link_rounds::{AT_ONCE, wait_for};
use super::links::link_in;
use super::support::{Browser, Site, hidden};
use crate::database::unique;

/// A round robin all of whose games have begun.
struct AtOnce<'a> {
    site: &'a Site,
    arbiter: Browser,
    event: String,
    path: String,
    id: TournamentId,
}

impl<'a> AtOnce<'a> {
    fn of_four(site: &'a Site) -> Self {
        Self::begin(site, &["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Tito"])
    }

    fn begin(site: &'a Site, names: &[&str]) -> Self {
        let arbiter = site.administrator();
        let event = arbiter.published_event();
        let path = arbiter.tournament(&event);
        arbiter.submit(&format!("{path}/by-link"), &AT_ONCE);
        arbiter.enter_list(&path, &names.join("\n"));
        arbiter.start(&path);
        let id = TournamentId(path.rsplit('/').next().unwrap().parse().unwrap());
        let begun = Self { site, arbiter, event, path, id };
        let n_games = names.len() * (names.len() - 1) / 2;
        wait_for("all rounds", || (begun.n_games(false) == n_games).then_some(()));
        begun
    }

    /// How many games are settled, or not.
    fn n_games(&self, is_settled: bool) -> usize {
        let found = self.site.store.read(|db| terms::games(db, self.id)).unwrap();
        found.iter().filter(|game| game.is_settled == is_settled).count()
    }

    /// The phone of a player, who came in by the personal link.
    fn phone(&self, name: &str) -> Browser {
        let all = self.site.store.read(|db| entries::list(db, self.id, Eyes::Staff)).unwrap();
        let player = all.iter().find(|entry| entry.name == name).unwrap().player;
        let path = format!("{}/links/players/{player}", self.path);
        let link = link_in(&self.arbiter.post(&path, &[("form_key", &*unique("key"))]));
        let visitor = self.site.visitor();
        let cookie = visitor.post(&link, &[]).cookie;
        visitor.with_cookie(cookie)
    }

    fn version(&self) -> String {
        let found = self.site.store.read(|db| tournaments::find(db, self.id)).unwrap();
        found.unwrap().version.to_string()
    }
}

both!(all_own_games_are_on_the_own_page_that_with_the_own_turn_first, |site| {
    let four = AtOnce::of_four(site);
    for name in ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Tito"] {
        let page = four.phone(name).page(&format!("{}/my", four.event));
        assert_eq!(page.matches("href=\"/by-link/").count(), 3, "{page}");
        let turns = page.matches("Play: your turn").count();
        let (card, _) = page.split_once("/standings\"").unwrap();
        assert_eq!(card.contains("Play: your turn"), turns > 0, "{name}: {page}");
        assert_eq!(page.contains("<title>Your turn · My page"), turns > 0, "{name}: {page}");
        assert_eq!(card.matches("href=\"/by-link/").count(), 1);
        assert!(page.contains("/my/leave"), "the phone came in by a link");
        let signed_in = four.arbiter.with_link(&four.phone(name));
        assert!(signed_in.page(&format!("{}/my", four.event)).contains("/my/leave"), "so did this");
    }
});

both!(games_that_stopped_with_their_tournament_wait_for_an_arbiter_once_it_goes_on, |site| {
    let four = AtOnce::of_four(site);
    let queue = || four.arbiter.page(&format!("{}/queue", four.event));
    let reason = [("form_key", "cancel"), ("reason", "The server moved.")];
    four.arbiter.submit(&format!("{}/cancel", four.path), &reason);
    wait_for("the stop", || (four.n_games(true) == 6).then_some(()));
    assert!(!queue().contains("is over without a result: enter it"));
    four.arbiter.submit(&format!("{}/reopen", four.path), &[("version", &four.version())]);
    let told = queue();
    assert_eq!(
        told.matches("game by link is over without a result: enter it").count(),
        6,
        "{told}"
    );
    let result = [("outcome", "first"), ("ending", "resignation")];
    four.arbiter.submit(&format!("{}/rounds/1/boards/1", four.path), &result);
    assert_eq!(queue().matches("is over without a result: enter it").count(), 5);
    let board = format!("{}/rounds/1/boards/1", four.path);
    let replaces = hidden(&four.arbiter.page(&board), "replaces");
    let back = [("outcome", "open"), ("replaces", &*replaces), ("reason", "It was another board.")];
    four.arbiter.submit(&board, &back);
    assert_eq!(queue().matches("is over without a result: enter it").count(), 6);
});

both!(any_time_can_be_written_and_is_there_again, |site| {
    let arbiter = site.administrator();
    let path = format!("{}/by-link", arbiter.tournament(&arbiter.published_event()));
    let set = |time, holidays| {
        let key = unique("key");
        let time = [("form_key", &*key), ("own_time", time), ("holidays", holidays)];
        arbiter.post(&path, &[&time[..], &[("next", "at-once")]].concat())
    };
    let wrong = set("96+1/48h", "");
    assert!(wrong.status == 422 && wrong.body.contains("value=\"96+1/48h\""), "{}", wrong.body);
    assert!(wrong.body.contains("Enter 1 to 720 hours"), "{}", wrong.body);
    assert_eq!(set("48+12/96h", "5").status, 303);
    let page = arbiter.page(&path);
    assert!(page.contains("48 hours, 12 more with each move, at most 96"), "{page}");
    assert!(page.contains("value=\"48+12/96h\"") && page.contains("value=\"5\""), "{page}");
});

both!(of_many_games_the_own_ones_are_shown_and_those_with_the_latest_moves, |site| {
    let names: Vec<String> = ('A'..='L').map(|letter| format!("Player {letter}")).collect();
    let all = AtOnce::begin(site, &names.iter().map(String::as_str).collect::<Vec<_>>());
    for (name, letter) in names.iter().zip('A'..) {
        let page = all.phone(name).page(&format!("{}/by-link", all.path));
        assert_eq!(page.matches("href=\"/by-link/").count(), 60, "{page}");
        assert_eq!(page.matches(&format!("Player {letter}</bdi>")).count(), 11, "{page}");
        assert!(page.contains("60 of 66 games are shown"), "{page}");
    }
});
