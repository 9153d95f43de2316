//! Games by link over HTTP: the board, what is sent twice or too late, and the end.

use std::thread::scope;

use chrono::{DateTime, TimeDelta, Utc};
use desk::Who;
use domain::LinkGameId;
use domain::audit::Act;
use domain::by_link::{Deed, NotTaken};
use domain::privacy::Eyes;
use rules::{AnyPosition, Seat};
use store::by_link::{self, Waking};
use store::locks::Reach;
use system::clock;

use super::played::count_acts;
use super::support::{Answer, Browser, Site, hidden};
use crate::database::unique;

const CHALLENGE: [(&str, &str); 6] = [
    ("game", "bohnenspiel"),
    ("time", "3d"),
    ("holidays", "0"),
    ("begins", "challenger"),
    ("name", "Josef Knecht"),
    ("listed", "yes"),
];

/// The form of a challenge in which some fields are others.
pub(crate) fn challenge<'a>(other: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut form: Vec<(&str, &str)> = CHALLENGE.to_vec();
    form.retain(|(name, _)| other.iter().all(|(changed, _)| changed != name));
    form.extend(other);
    form
}

/// The path of the link that a page shows.
pub(crate) fn link_in(answer: &Answer) -> String {
    assert_eq!((answer.status, answer.header("cache-control")), (200, "private, no-store"));
    let (_, rest) = answer.body.split_once("/g/").expect("a link");
    format!("/g/{}", rest.split('<').next().unwrap())
}

/// A game that has begun: who challenged, who took it, and its path.
pub(crate) struct Table {
    pub(crate) challenger: Browser,
    pub(crate) opponent: Browser,
    pub(crate) path: String,
}

/// A visitor who has opened a link: from then on the browser is known.
pub(crate) fn comes_with(site: &Site, link: &str) -> Browser {
    let visitor = site.visitor();
    let cookie = visitor.get(link).cookie;
    visitor.with_cookie(cookie)
}

impl Table {
    pub(crate) fn of(site: &Site, other: &[(&str, &str)]) -> Self {
        let challenger = site.administrator();
        let link = link_in(&challenger.post("/by-link", &challenge(other)));
        Self::taken(site, challenger, (&link, "Plinio Designori"))
    }

    pub(crate) fn taken(site: &Site, challenger: Browser, (link, name): (&str, &str)) -> Self {
        let opponent = comes_with(site, link);
        let path = opponent.submit(link, &[("name", name), ("side", "second")]);
        Self { challenger, opponent, path }
    }

    pub(crate) fn id(&self) -> LinkGameId {
        LinkGameId(self.path.rsplit('/').next().unwrap().parse().unwrap())
    }

    pub(crate) fn started(&self, site: &Site) -> DateTime<Utc> {
        let found = site.store.read(|db| by_link::find(db, self.id())).unwrap();
        found.unwrap().setup.started_at
    }

    /// Sends something about the board as a page shows it.
    fn send(&self, by: &Browser, page: &str, wish: &str, text: &str) -> Answer {
        let (plies, seen, key) = (hidden(page, "plies"), hidden(page, "seen"), unique("key"));
        by.post(
            &self.path,
            &[
                ("form_key", &key),
                ("wish", wish),
                ("text", text),
                ("plies", &plies),
                ("seen", &seen),
            ],
        )
    }

    /// The same about the board as it is.
    pub(crate) fn wish(&self, by: &Browser, wish: &str, text: &str) -> Answer {
        self.send(by, &by.page(&self.path), wish, text)
    }

    pub(crate) fn plays(&self, by: &Browser, text: &str) {
        let answer = self.wish(by, "move", text);
        assert_eq!(answer.status, 303, "{text}: {}", answer.body);
    }
}

both!(a_game_is_offered_taken_played_to_its_end_and_published, |site| {
    let table = Table::of(site, &[]);
    let mut position = AnyPosition::start("bohnenspiel".parse().unwrap());
    let watcher = site.visitor();
    let mut n_plies = 0;
    while position.ending().is_none() {
        let text = position.continuations("").next[0].begun.clone();
        let mover = if n_plies % 2 == 0 { &table.challenger } else { &table.opponent };
        table.plays(mover, &text);
        position = position.play(&text).unwrap().0;
        n_plies += 1;
    }
    let page = watcher.page(&table.path);
    assert!(page.contains("Shown by the moves: played to the end."), "{page}");
    let (_, rest) = page.split_once("href=\"/games/").expect("the record");
    let game = watcher.page(&format!("/games/{}", rest.split('"').next().unwrap()));
    for words in ["verified", "Josef Knecht", "Plinio Designori"] {
        assert!(game.contains(words), "{words}: {game}");
    }
    let log = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(log.faults, Vec::new());
    assert_eq!(count_acts!(site, ChallengeMade), 1);
    assert_eq!(count_acts!(site, LinkGameBegun), 1);
    assert_eq!(count_acts!(site, LinkGameEnded), 1);
    assert_eq!(table.wish_at_the_end(), 422);
});

impl Table {
    /// What a resignation is answered once the game is over.
    fn wish_at_the_end(&self) -> u16 {
        let form = [("form_key", "late"), ("wish", "resign"), ("plies", "0"), ("seen", "")];
        self.opponent.post(&self.path, &form).status
    }
}

both!(whoever_watches_sees_the_board_and_can_send_nothing, |site| {
    let table = Table::of(site, &[]);
    let watcher = site.visitor();
    let page = watcher.page(&table.path);
    assert!(page.contains("Josef Knecht") && !page.contains("name=\"wish\""), "{page}");
    let theirs = table.challenger.page(&table.path);
    assert!(theirs.contains("?begun=A#board"), "{theirs}");
    assert!(!table.opponent.page(&table.path).contains("?begun="), "it is not their turn");
    assert_eq!(table.send(&watcher, &theirs, "move", "A").status, 403);
    assert_eq!(table.send(&table.opponent, &theirs, "move", "A").status, 422);
    let missing = watcher.get("/by-link/999");
    assert_eq!(missing.status, 404);
});

both!(a_move_is_chosen_and_confirmed_without_script, |site| {
    let table = Table::of(site, &[("game", "gbg"), ("gbg-size", "5")]);
    let page = table.challenger.page(&format!("{}?begun=C", table.path));
    assert!(page.contains("?begun=C30#board") && !page.contains("value=\"move\""), "{page}");
    let page = table.challenger.page(&format!("{}?begun=C30", table.path));
    assert!(page.contains("value=\"move\"") && page.contains("value=\"C30\""), "{page}");
    assert_eq!(table.send(&table.challenger, &page, "move", &hidden(&page, "text")).status, 303);
    for nonsense in ["%00", "C30+c30", "zzz", "%5BGame%5D"] {
        let answer = table.opponent.get(&format!("{}?begun={nonsense}", table.path));
        assert!(answer.status < 500 && !answer.body.contains("value=\"move\""), "{nonsense}");
    }
    let refused = table.wish(&table.opponent, "move", "c99");
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Pit c holds"), "{}", refused.body);
});

both!(a_move_for_another_board_is_answered_with_the_board_as_it_is, |site| {
    let table = Table::of(site, &[]);
    let first = table.challenger.page(&table.path);
    assert_eq!(table.send(&table.challenger, &first, "move", "A").status, 303);
    // The answer was lost: the same again is done already, another one comes too late.
    assert_eq!(table.send(&table.challenger, &first, "move", "A").status, 303);
    let stale = table.send(&table.challenger, &first, "move", "B");
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("The board has changed"), "{}", stale.body);
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    assert_eq!(facts.len(), 1);
});

both!(of_two_moves_at_once_one_is_made, |site| {
    let table = Table::of(site, &[]);
    let page = table.challenger.page(&table.path);
    let statuses = scope(|scope| {
        let both = ["A", "B"].map(|text| {
            let (table, page) = (&table, &page);
            scope.spawn(move || table.send(&table.challenger, page, "move", text).status)
        });
        both.map(|one| one.join().unwrap())
    });
    let mut statuses = statuses.to_vec();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    assert_eq!(facts.len(), 1);
});

both!(the_link_of_a_seat_lets_in_on_another_device_until_there_is_a_new_one, |site| {
    let table = Table::of(site, &[("begins", "opponent")]);
    let lone = "Your seat is saved only in this browser.";
    assert!(table.opponent.page(&table.path).contains(lone));
    let own = link_in(&table.opponent.post(&format!("{}/link", table.path), &[]));
    assert!(!table.opponent.page(&table.path).contains(lone));
    let tablet = comes_with(site, &own);
    assert!(tablet.page(&own).contains("Plinio Designori"));
    assert_eq!(tablet.submit(&own, &[]), table.path);
    table.plays(&tablet, "A");
    let form = [("form_key", &*unique("key"))];
    let new = link_in(&table.opponent.post(&format!("{}/link", table.path), &form));
    assert_ne!(new, own);
    assert_eq!(count_acts!(site, LinkGameRelinked), 2);
    assert_eq!(table.send(&tablet, &table.opponent.page(&table.path), "resign", "").status, 403);
    assert_eq!(site.visitor().get(&own).status, 403);
    assert_eq!(site.visitor().post(&format!("{}/link", table.path), &[]).status, 403);
    let wrong = site.visitor().get("/g/0123456789abcdefghijkl");
    assert_eq!(wrong.status, 403);
});

both!(a_draw_a_take_back_and_a_resignation_are_acts_of_the_players, |site| {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    assert_eq!(table.wish(&table.challenger, "ask-take-back", "").status, 303);
    let page = table.opponent.page(&table.path);
    assert!(page.contains("asks to take back the last move. To decline, just move."), "{page}");
    assert!(table.challenger.page(&table.path).contains("You have asked to take back your move."));
    assert_eq!(table.wish(&table.opponent, "allow-take-back", "").status, 303);
    table.plays(&table.challenger, "B");
    assert_eq!(table.wish(&table.opponent, "offer-draw", "").status, 303);
    let page = table.challenger.page(&table.path);
    assert!(page.contains("Plinio Designori offers a draw."), "{page}");
    assert!(!page.contains("value=\"offer-draw\""), "it is accepted where it is shown");
    assert!(table.opponent.page(&table.path).contains("You have offered a draw."));
    table.plays(&table.opponent, "a");
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    let page = site.visitor().page(&table.path);
    assert!(page.contains("Ended by the player: Plinio Designori resigned."), "{page}");
    for (who, is_listed) in
        [(&table.challenger, true), (&table.opponent, true), (&site.visitor(), false)]
    {
        let list = who.page("/by-link");
        assert_eq!(
            list.contains("Your games that ended in the last seven days"),
            is_listed,
            "{list}"
        );
    }
});

both!(a_time_that_is_over_is_written_down_by_the_server, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    table.plays(&table.challenger, "A");
    let later = table.started(site) + TimeDelta::hours(25);
    let due = site.store.read(|db| by_link::due(db, later, 10)).unwrap();
    assert_eq!(due, [table.id()]);
    site.store
        .write_within(Reach::LinkGame(table.id()), |db| desk::by_link::tick(db, table.id(), later))
        .unwrap();
    let page = site.visitor().page(&table.path);
    assert!(
        page.contains("By the server’s clock: Plinio Designori made no move in time."),
        "{page}"
    );
    assert_eq!(site.store.read(|db| by_link::due(db, later, 10)).unwrap(), []);
});

both!(a_server_that_was_down_gives_that_time_back, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    let stopped = table.started(site);
    let again = stopped + TimeDelta::hours(40);
    let n_games = site.store.write(|db| {
        by_link::set_alive(db, stopped, stopped + TimeDelta::minutes(1))?;
        // Another server, while the first one still keeps what it has promised.
        let early = (stopped + TimeDelta::seconds(50), again);
        let early = desk::by_link::wake(db, Waking::Running(stopped), early)?;
        assert_eq!(early.n_games, 0);
        by_link::set_alive(db, stopped, stopped + TimeDelta::minutes(1))?;
        desk::by_link::wake(db, Waking::Running(stopped), (again, again + TimeDelta::seconds(3)))
    });
    assert_eq!(n_games.unwrap().n_games, 1);
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    assert!(matches!(facts[0].deed, Deed::Down(_)), "{facts:?}");
    assert_eq!(site.store.read(|db| by_link::due(db, again, 10)).unwrap(), []);
    // What was promised is no such time, but for who starts alone on a file.
    let wakes = |waking, secs| {
        let (at, next) = (again + TimeDelta::seconds(secs), again + TimeDelta::minutes(1));
        let woken = site.store.write(|db| desk::by_link::wake(db, waking, (at, next)));
        woken.unwrap().n_games
    };
    assert_eq!(wakes(Waking::Running(again), 1), 0);
    let is_file = site.database_url.starts_with("sqlite:");
    assert_eq!(wakes(Waking::Start, 2), usize::from(is_file));
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    let last = facts.last().unwrap();
    if is_file {
        assert_eq!(last.deed, Deed::Down(again + TimeDelta::seconds(1)));
    }
});

both!(an_arbiter_cannot_draw_a_game_that_knows_no_draws, |site| {
    let table = Table::of(site, &[("game", "gbc"), ("gbc-size", "5")]);
    let page = table.challenger.page(&table.path);
    assert!(page.contains("name=\"ruling\"") && !page.contains("value=\"draw\""), "{page}");
    let form = [("ruling", "adjudicate"), ("outcome", "draw"), ("reason", "Fair")];
    assert_eq!(table.challenger.post(&format!("{}/rule", table.path), &form).status, 422);
    let open = [("ruling", "adjudicate"), ("outcome", "open"), ("reason", "Misuse")];
    assert_eq!(table.challenger.post(&format!("{}/rule", table.path), &open).status, 303);
    assert!(site.visitor().page(&table.path).contains("No result."));
});

both!(the_longest_names_end_a_game_and_one_without_a_move_leaves_no_record, |site| {
    let (long, longer) = ("J".repeat(60), "P".repeat(60));
    let challenger = site.administrator();
    for n_moves in [0, 1] {
        let key = unique("key");
        let form = [challenge(&[("name", &long)]), vec![("form_key", &*key)]].concat();
        let link = link_in(&challenger.post("/by-link", &form));
        let table = Table::taken(site, challenger.clone(), (&link, &longer));
        if n_moves == 1 {
            table.plays(&table.challenger, "A");
        }
        assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
        let page = site.visitor().page(&table.path);
        assert_eq!(page.contains("Replay game"), n_moves == 1, "{page}");
    }
});

both!(a_rematch_begins_once_both_ask_for_it_with_the_seats_turned, |site| {
    let table = Table::of(site, &[]);
    let (knecht, plinio) = (&table.challenger, &table.opponent);
    let asks = |by: &Browser| {
        let key = unique("key");
        by.post(&format!("{}/rematch", table.path), &[("form_key", &*key)])
    };
    assert_eq!(asks(knecht).status, 404, "the game goes on");
    table.plays(knecht, "A");
    assert_eq!(table.wish(plinio, "resign", "").status, 303);
    assert!(!site.visitor().page(&table.path).contains("Rematch"));
    assert_eq!(asks(knecht).status, 303);
    assert_eq!(asks(knecht).status, 303, "once more is the same");
    assert!(knecht.page(&table.path).contains("Plinio Designori hasn’t answered yet."));
    for path in [&*table.path, "/by-link"] {
        let told = |by: &Browser| by.page(path).contains("Josef Knecht wants a rematch.");
        assert!(told(plinio) && !told(knecht), "{path}");
    }
    let withdraws = [("form_key", "no-more"), ("wish", "withdraw")];
    assert_eq!(knecht.post(&format!("{}/rematch", table.path), &withdraws).status, 303);
    assert!(!plinio.page("/by-link").contains("wants a rematch."));
    assert_eq!(asks(knecht).status, 303);
    assert_eq!(asks(plinio).status, 303);
    let page = site.visitor().page(&table.path);
    assert!(page.contains("href=\"/by-link/2\""), "{page}");
    assert_eq!(asks(plinio).status, 303, "there is one already");
    let rematch = plinio.page("/by-link/2");
    assert!(rematch.contains("<bdi>Plinio Designori</bdi> – <bdi>Josef Knecht</bdi>"), "{rematch}");
    assert!(rematch.contains("?begun="), "whoever moved second moves first");
    assert_eq!(count_acts!(site, LinkGameBegun), 2);
});

both!(a_rematch_is_asked_for_within_a_week, |site| {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    let at = |days| Who::Program(clock::now() + TimeDelta::days(days));
    let asks = |days| {
        site.store.write(|db| {
            let game = desk::by_link::find(db, table.id(), Eyes::Staff)?.unwrap();
            desk::by_link::rematch(db, at(days), &game, Seat::First)
        })
    };
    assert_eq!(asks(8).unwrap(), Err(NotTaken::TooLate));
    assert_eq!(asks(6).unwrap(), Ok(table.id()));
});

both!(games_in_which_it_is_ones_turn_are_first_on_the_list, |site| {
    let older = Table::of(site, &[]);
    let key = unique("key");
    let form = challenge(&[("name", "Josef Knecht"), ("form_key", &key)]);
    let link = link_in(&older.challenger.post("/by-link", &form));
    let newer = Table::taken(site, older.challenger.clone(), (&link, "Fritz Tegularius"));
    newer.plays(&newer.challenger, "A");
    let list = older.challenger.page("/by-link");
    let places = [&older, &newer].map(|one| list.find(&format!("href=\"{}\"", one.path)).unwrap());
    assert!(places[0] < places[1], "{list}");
});
