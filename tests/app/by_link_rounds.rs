//! Tournaments by link: rounds begin by themselves, results count as games end, and arbiters decide.

use std::thread::sleep;
use std::time::Duration;

use chrono::TimeDelta;
use domain::audit::Act;
use domain::by_link::{Halt, LinkGame};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::{PlayerId, TournamentId};
use rules::Seat;
use store::by_link::terms;
use store::locks::Reach;
use store::standings;
use system::clock;

use super::links::link_in;
use super::played::count_acts;
use super::support::{Answer, Browser, Site, hidden};
use super::swiss::{Swiss, form};
use crate::database::unique;

/// A Swiss of eight by link, with the phones of its players.
struct Games<'a> {
    site: &'a Site,
    swiss: Swiss<'a>,
    phones: Vec<(PlayerId, Browser)>,
}

const TERMS: [(&str, &str); 3] = [("time", "1d"), ("holidays", "0"), ("next", "by-itself")];

impl<'a> Games<'a> {
    fn start(site: &'a Site) -> Self {
        Self::of(site, 8)
    }

    fn of(site: &'a Site, n_players: usize) -> Self {
        let mut form = form("3", &[]);
        form.retain(|(name, _)| *name != "spec");
        form.push(("spec", "bohnenspiel"));
        let swiss = Swiss::announce(site, n_players, &form);
        assert_eq!(swiss.arbiter.submit(&swiss.at("by-link"), &TERMS), swiss.at("by-link"));
        let seen = swiss.arbiter.seen(swiss.at("").trim_end_matches('/'));
        let form = [("numbering", "rating"), ("seen", &*seen)];
        swiss.arbiter.submit(&swiss.at("start"), &form);
        let chart = chart(site, &swiss);
        let phone = |player: PlayerId| {
            let path = swiss.at(&format!("links/players/{player}"));
            let form = [("form_key", &*unique("key"))];
            let link = link_in(&swiss.arbiter.post(&path, &form));
            let visitor = site.visitor();
            let cookie = visitor.post(&link, &[]).cookie;
            (player, visitor.with_cookie(cookie))
        };
        let phones = chart.entries.iter().map(|entry| phone(entry.player)).collect();
        Self { site, swiss, phones }
    }

    /// The games of a round, once they have begun.
    fn of_round(&self, round: u16) -> Vec<LinkGame> {
        let games = || {
            let all = self.site.store.read(|db| {
                let all = terms::games(db, self.swiss.id())?.into_iter();
                all.map(|game| desk::by_link::find(db, game.id, Eyes::Staff))
                    .collect::<Result<Vec<_>, _>>()
            });
            let all = all.unwrap().into_iter().flatten();
            all.filter(|game| game.at.is_some_and(|at| at.round == round)).collect::<Vec<_>>()
        };
        wait_for(&format!("the games of round {round}"), || {
            let found = games();
            (found.len() == self.phones.len() / 2).then_some(found)
        })
    }

    fn phone(&self, game: &LinkGame, seat: Seat) -> &Browser {
        let player = game.seats[seat].player.unwrap();
        &self.phones.iter().find(|(id, _)| *id == player).unwrap().1
    }

    fn sends(&self, (game, seat): (&LinkGame, Seat), wish: &str, text: &str) -> Answer {
        let (phone, path) = (self.phone(game, seat), path(game));
        let page = phone.page(&path);
        let (plies, seen, key) = (hidden(&page, "plies"), hidden(&page, "seen"), unique("key"));
        let about = [("form_key", &*key), ("plies", &*plies), ("seen", &*seen)];
        phone.post(&path, &[&about[..], &[("wish", wish), ("text", text)]].concat())
    }

    fn plays(&self, game: &LinkGame, moves: &str) {
        for (idx, text) in moves.split(' ').enumerate() {
            let seat = Seat::ALL[idx % 2];
            let answer = self.sends((game, seat), "move", text);
            assert_eq!(answer.status, 303, "{text}: {}", answer.body);
        }
    }

    fn resigns(&self, game: &LinkGame, seat: Seat) {
        assert_eq!(self.sends((game, seat), "resign", "").status, 303);
    }

    /// Lets a day and an hour pass in a game.
    fn lets_time_pass(&self, game: &LinkGame) {
        let (id, later) = (game.playing.setup().id, clock::now() + TimeDelta::hours(25));
        let done = self
            .site
            .store
            .write_within(Reach::LinkGame(id), |db| desk::by_link::tick(db, id, later));
        done.unwrap();
    }

    fn board(&self, game: &LinkGame) -> String {
        let at = game.at.unwrap();
        self.swiss.at(&format!("rounds/{}/boards/{}", at.round, at.board))
    }
}

/// Begins the first game by link of a site, of a tournament of two at an event; answers the tournament.
pub(crate) fn begin_one(site: &Site, event: &str) -> TournamentId {
    let administrator = site.administrator();
    let tournament = administrator.tournament(event);
    administrator.submit(&format!("{tournament}/by-link"), &AT_ONCE);
    administrator.enter_list(&tournament, "Josef Knecht\nPlinio Designori");
    administrator.start(&tournament);
    let id = TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap());
    // Whoever comes first begins it, this test or its server.
    let of_tournament = |db: &mut _| desk::by_link::follow(db, id, clock::now());
    site.store.write(of_tournament).unwrap();
    assert_eq!(site.store.read(|db| terms::games(db, id)).unwrap()[0].id.0, 1);
    id
}

pub(crate) const AT_ONCE: [(&str, &str); 3] =
    [("time", "1d"), ("holidays", "0"), ("next", "at-once")];

fn path(game: &LinkGame) -> String {
    format!("/by-link/{}", game.playing.setup().id)
}

fn chart(site: &Site, swiss: &Swiss<'_>) -> WallChart {
    site.store.read(|db| standings::find(db, swiss.id(), Eyes::Staff)).unwrap().unwrap()
}

/// What happens by itself, within some seconds.
pub(crate) fn wait_for<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    for _ in 0..150 {
        if let Some(found) = found() {
            return found;
        }
        sleep(Duration::from_millis(200));
    }
    panic!("waited in vain for {what}");
}

/// A whole game, of the records in `crates/rules/tests/data/`: s101-0165; the first player wins.
const MOVES: &str = "E e B b B c A b D e C c F e E f F a C f E b";

both!(a_swiss_of_eight_by_link_goes_on_by_itself_to_its_end, |site| {
    let games = Games::start(site);
    let first = games.of_round(1);
    games.plays(&first[0], MOVES);
    games.plays(&first[1], "A a");
    games.resigns(&first[1], Seat::First);
    games.plays(&first[2], "A a");
    games.lets_time_pass(&first[2]);
    games.plays(&first[3], "A");
    games.lets_time_pass(&first[3]);
    games.of_round(2);
    let words = [
        "Played by link: the moves show it.",
        "Played by link: resignation or agreed draw.",
        "Played by link: by the server’s clock.",
        "Played by link: by the server’s clock.",
    ];
    let visitor = site.visitor();
    for (game, words) in first.iter().zip(words) {
        let page = visitor.page(&games.board(game));
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(visitor.page(&games.board(&first[3])).contains("+/–"), "a forfeit");
    for round in [2, 3] {
        for game in &games.of_round(round) {
            games.plays(game, "A");
            games.resigns(game, Seat::Second);
        }
    }
    wait_for("the last results", || {
        chart(site, &games.swiss).open_games().is_empty().then_some(())
    });
    let page = visitor.page(&games.swiss.at("standings"));
    assert!(page.contains("Josef Knecht"), "{page}");
    assert_eq!(chart(site, &games.swiss).results.len(), 12);
    assert_eq!(count_acts!(site, RoundPublished), 3);
    assert_eq!(count_acts!(site, LinkGameBegun), 12);
    let log = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(log.faults, Vec::new());
});

both!(an_arbiter_stops_gives_time_and_decides_with_a_reason, |site| {
    let games = Games::start(site);
    let game = &games.of_round(1)[0];
    let (arbiter, path) = (&games.swiss.arbiter, path(game));
    let rule = |form: &[(&str, &str)]| {
        let key = unique("key");
        arbiter.post(&format!("{path}/rule"), &[&[("form_key", &*key)], form].concat())
    };
    let page = arbiter.page(&path);
    assert_eq!(page.matches(&format!("action=\"{path}/rule\"")).count(), 1, "one form");
    let silent = rule(&[("ruling", "stop"), ("reason", "")]);
    assert!(
        silent.status == 422 && silent.body.contains("Please fill this in."),
        "{}",
        silent.body
    );
    let stands = || arbiter.page(&games.swiss.queue()).contains("game by link, clocks stopped");
    assert!(!stands());
    assert_eq!(rule(&[("ruling", "stop"), ("reason", "A quarrel")]).status, 303);
    assert!(stands());
    let refused = games.sends((game, Seat::First), "move", "A");
    assert!(refused.status == 422 && refused.body.contains("An arbiter has stopped the game"));
    assert_eq!(rule(&[("ruling", "stop"), ("reason", "Again")]).status, 422);
    assert_eq!(rule(&[("ruling", "go-on"), ("reason", "Settled")]).status, 303);
    assert!(!stands());
    let more = [("ruling", "extend"), ("seat", "first"), ("minutes", "2880"), ("reason", "Ill")];
    assert_eq!(rule(&more).status, 303);
    let page = site.visitor().page(&path);
    assert!(page.contains("2 d 23 h") || page.contains("3 d 0 h"), "{page}");
    assert!(!page.contains("name=\"ruling\""), "that is for arbiters");
    let stranger = games.phone(game, Seat::First);
    assert_eq!(stranger.post(&format!("{path}/rule"), &more).status, 401);
    let end = [("ruling", "adjudicate"), ("outcome", "second"), ("reason", "Seen together")];
    assert_eq!(rule(&end).status, 303);
    let board = wait_for("the result", || {
        let page = site.visitor().page(&games.board(game));
        page.contains("Played by link: decided by an arbiter.").then_some(page)
    });
    assert!(board.contains("0–1"), "{board}");
    assert_eq!(count_acts!(site, LinkGameRuled), 4);
});

both!(an_arbiter_is_told_that_no_next_round_can_be_paired, |site| {
    let games = Games::of(site, 4);
    let first = games.of_round(1);
    // Of those who stay both have met.
    for seat in Seat::ALL {
        let entry = games.swiss.entry(&first[1].seats[seat].name);
        let leave = [("from_round", "2"), ("verdict", "not-paired")];
        games.swiss.arbiter.submit(&games.swiss.at(&format!("entries/{entry}/withdraw")), &leave);
    }
    for game in &first {
        games.plays(game, "A");
        games.resigns(game, Seat::Second);
    }
    let told = wait_for("the queue", || {
        let page = games.swiss.arbiter.page(&games.swiss.queue());
        page.contains("the next round by link isn’t paired").then_some(page)
    });
    assert!(told.contains(&games.swiss.at("rounds/2/draft")), "{told}");
});

both!(an_arbiter_is_told_when_all_games_of_a_round_are_over, |site| {
    let games = Games::of(site, 4);
    let first = games.of_round(1);
    let by_hand = [("time", "1d"), ("holidays", "0"), ("next", "by-hand"), ("form_key", "by-hand")];
    games.swiss.arbiter.submit(&games.swiss.at("by-link"), &by_hand);
    let ready = "all games by link are over: publish the next round";
    for game in &first {
        assert!(!games.swiss.arbiter.page(&games.swiss.queue()).contains(ready));
        games.plays(game, "A");
        games.resigns(game, Seat::Second);
    }
    let told = wait_for("the queue", || {
        let page = games.swiss.arbiter.page(&games.swiss.queue());
        page.contains(ready).then_some(page)
    });
    assert!(told.contains(&games.swiss.at("rounds/2/draft")), "{told}");
});

both!(a_game_stops_when_its_board_is_decided_otherwise, |site| {
    let games = Games::start(site);
    let of_round = games.of_round(1);
    let (game, other) = (&of_round[0], &of_round[1]);
    let form = [("outcome", "first"), ("ending", "resignation")];
    let event = format!("/events/{}", game.at.unwrap().event);
    let scorekeeper = site.with_role(&site.administrator(), &event, "scorekeeper");
    let refused = |by: &Browser, why: &str| {
        let answer = by.post(&games.board(game), &form);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(why), "{}", answer.body);
    };
    assert!(!scorekeeper.page(&games.board(game)).contains("name=\"outcome\""));
    refused(&scorekeeper, "Only an arbiter can decide it, on the page of its board.");
    refused(&games.swiss.arbiter, "Enter a reason.");
    let said = [&form[..], &[("reason", "Ill")]].concat();
    games.swiss.arbiter.submit(&games.board(game), &said);
    let seen = wait_for("the end of the game", || {
        let page = site.visitor().page(&path(game));
        page.contains("Decided in the tournament").then_some(page)
    });
    assert!(seen.contains("won."), "{seen}");
    let handed_in = games.phone(other, Seat::First);
    let path = format!("{}/hand-in", games.board(other));
    let answer = handed_in.post(&path, &[("outcome", "first"), ("ending", "resignation")]);
    assert_eq!((answer.status, answer.location), (303, games.board(other)));
    assert_eq!(games.site.visitor().page(&games.board(other)).matches("No result").count(), 1);
});

both!(a_player_is_led_from_the_own_page_to_the_board, |site| {
    let games = Games::start(site);
    let game = &games.of_round(1)[0];
    let tournament = games.swiss.id();
    let found = site.store.read(|db| store::tournaments::find(db, tournament)).unwrap();
    let event = found.unwrap().event;
    let my = format!("/events/{event}/my");
    let (first, second) = (games.phone(game, Seat::First), games.phone(game, Seat::Second));
    assert!(first.page(&my).contains("Play: your turn"), "{}", first.page(&my));
    assert!(second.page(&my).contains("Open game"));
    assert!(!first.page(&my).contains("name=\"outcome\""), "nothing is handed in");
    let all = site.visitor().page(&games.swiss.at("by-link"));
    assert_eq!(all.matches("href=\"/by-link/").count(), 4, "{all}");
    let overview = games.swiss.at("");
    let overview = overview.trim_end_matches('/');
    assert!(site.visitor().page(overview).contains("Watch games"));
    let arbiter = site.administrator();
    let (overview, round) = (arbiter.page(overview), arbiter.page(&games.swiss.at("rounds/1")));
    assert!(overview.contains("Round 1 is played by link."), "{overview}");
    let clock = arbiter.post(&games.swiss.at("rounds/1/clock/start"), &[("form_key", "clock")]);
    assert!(clock.status == 409 && clock.body.contains("each game has its own clock"));
    for page in [overview, round, arbiter.page(&format!("/events/{event}/queue"))] {
        assert!(!page.contains("/clock/start") && !page.contains("rounds/1/enter\""), "{page}");
    }
});

both!(a_round_that_is_made_a_draft_again_waits_for_an_arbiter, |site| {
    let games = Games::start(site);
    let first = games.of_round(1);
    games.swiss.arbiter.submit(&games.swiss.at("rounds/1/unpublish"), &[]);
    for game in &first {
        wait_for("the end of the game", || {
            let page = site.visitor().page(&path(game));
            page.contains("No result.").then_some(())
        });
    }
    let page = games.swiss.arbiter.page(&games.swiss.at("by-link"));
    assert!(page.contains("value=\"by-hand\" selected"), "{page}");
    assert_eq!(count_acts!(site, RoundPublished), 1);
    games.swiss.publish(1);
    wait_for("new games", || {
        let found = site.store.read(|db| terms::games(db, games.swiss.id())).unwrap();
        (found.len() == 8).then_some(())
    });
});

both!(a_ruling_that_no_result_can_follow_is_refused_and_both_can_lose, |site| {
    let games = Games::start(site);
    let game = &games.of_round(1)[0];
    games.plays(game, "A a");
    let rule = |outcome| {
        let key = unique("key");
        let form = [
            ("form_key", &*key),
            ("ruling", "adjudicate"),
            ("outcome", outcome),
            ("reason", "Fair"),
        ];
        games.swiss.arbiter.post(&format!("{}/rule", path(game)), &form)
    };
    let refused = rule("open");
    assert!(
        refused.status == 422 && refused.body.contains("can’t end that way"),
        "{}",
        refused.body
    );
    assert_eq!(rule("neither").status, 303);
    wait_for("the result", || {
        let page = site.visitor().page(&games.board(game));
        page.contains("Played by link: decided by an arbiter.").then_some(())
    });
});

both!(games_stand_while_nobody_can_reach_their_tournament, |site| {
    let games = Games::start(site);
    let game = &games.of_round(1)[0];
    let administrator = site.administrator();
    let event = format!("/events/{}", game.at.unwrap().event);
    let halt = || {
        let found = |db: &mut _| desk::by_link::find(db, game.playing.setup().id, Eyes::Staff);
        site.store.read(found).unwrap().unwrap().playing.halt()
    };
    administrator.submit(&format!("{event}/archive"), &[]);
    assert_eq!(wait_for("the stop", halt), Halt::Held);
    games.lets_time_pass(game);
    assert!(halt().is_some(), "no clock runs");
    administrator.submit(&format!("{event}/unarchive"), &[]);
    wait_for("that it goes on", || halt().is_none().then_some(()));
    games.plays(game, "A");
    let tournament = games.swiss.at("");
    administrator.submit(&format!("{tournament}delete"), &[]);
    wait_for("the stop", halt);
});

both!(watchers_do_not_see_moves_that_a_player_keeps_private, |site| {
    let games = Games::start(site);
    let game = &games.of_round(1)[0];
    games.plays(game, "A");
    let event = format!("/events/{}", game.at.unwrap().event);
    let (phone, other) = (games.phone(game, Seat::First), games.phone(game, Seat::Second));
    let seen = |by: &Browser| by.page(&path(game)).contains("<code>A</code>");
    let watcher = site.visitor();
    assert!(seen(&watcher));
    let form = [("shows_name", "full"), ("hides_moves", "yes")];
    phone.submit(&format!("{event}/my/public"), &form);
    // The page is kept for a second.
    let is_private = || watcher.page(&path(game)).contains("keeps the moves private");
    wait_for("the choice", || is_private().then_some(()));
    assert!(!seen(&watcher));
    let earlier =
        |by: &Browser| by.page(&format!("{}?ply=0", path(game))).contains("before the first move");
    assert!(earlier(phone) && !earlier(&watcher), "nor how many there are");
    assert!(seen(phone) && seen(other) && seen(&games.swiss.arbiter));
});
