//! Who is let in to seats of games by link, for how long, and whose names are read there.

use chrono::TimeDelta;
use data_encoding::HEXLOWER;
use domain::audit::Act;
use domain::privacy::Eyes;
use domain::{LinkGameId, TournamentId};
use sha2::{Digest, Sha256};
use store::by_link::terms;
use store::entries;
use system::clock;

use super::by_link::Table;
use super::by_link_rounds::{begin_one, wait_for};
use super::links::link_in;
use super::live::{Stream, stamps};
use super::played::count_acts;
use super::support::{Browser, Site};
use crate::database::unique;

/// The first game by link of a site, of a tournament of two, and the one who moves first.
struct Two {
    administrator: Browser,
    tournament: String,
    /// The path of the personal link of a player, below that of the tournament.
    of_player: String,
    /// That link.
    link: String,
    phone: Browser,
}

impl Two {
    fn begin(site: &Site) -> Self {
        let administrator = site.administrator();
        let id = begin_one(site, &administrator.published_event());
        let all = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
        let player = all.iter().find(|entry| entry.name == "Josef Knecht").unwrap().player;
        let tournament = format!("/tournaments/{id}");
        let of_player = format!("links/players/{player}");
        let form = [("form_key", &*unique("key"))];
        let link = link_in(&administrator.post(&format!("{tournament}/{of_player}"), &form));
        let visitor = site.visitor();
        let cookie = visitor.post(&link, &[]).cookie;
        let phone = visitor.with_cookie(cookie);
        Self { administrator, tournament, of_player, link, phone }
    }
}

both!(a_personal_link_is_good_for_as_long_as_a_game_goes_on, |site| {
    let two = Two::begin(site);
    let hash = HEXLOWER.encode(&Sha256::digest(two.link.trim_start_matches("/p/")));
    let long_after = clock::now() + TimeDelta::days(400);
    let opens = || site.store.read(|db| desk::links::open(db, &hash, long_after)).unwrap();
    assert!(opens().is_some(), "the clock of the game runs");
    let game = LinkGameId(1);
    let days = clock::now() + TimeDelta::days(2);
    site.store.write(|db| desk::by_link::tick(db, game, days)).unwrap();
    let id = TournamentId(two.tournament.rsplit('/').next().unwrap().parse().unwrap());
    wait_for("the result", || {
        let all = site.store.read(|db| terms::games(db, id)).unwrap();
        all.iter().all(|game| game.is_settled).then_some(())
    });
    assert!(opens().is_none());
});

both!(a_link_that_is_revoked_takes_the_links_of_its_seats_along, |site| {
    let two = Two::begin(site);
    let made = two.phone.post("/by-link/1/link", &[("form_key", "seat")]);
    let seat = crate::by_link::link_in(&made);
    let tablet = site.visitor();
    let tablet = tablet.clone().with_cookie(tablet.get(&seat).cookie);
    assert_eq!(tablet.submit(&seat, &[]), "/by-link/1");
    let plays = |by: &Browser| by.page("/by-link/1").contains("?begun=");
    assert!(plays(&tablet) && plays(&two.phone));
    let end = format!("{}/{}/end", two.tournament, two.of_player);
    assert_eq!(two.administrator.post(&end, &[("form_key", "end")]).status, 303);
    assert!(!plays(&tablet) && !plays(&two.phone));
    assert_eq!(site.visitor().get(&seat).status, 403);
});

both!(administrators_take_names_out_of_a_game_and_say_why, |site| {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    let take = format!("{}/take-names", table.path);
    assert!(table.challenger.page(&table.path).contains(&take));
    assert!(!table.opponent.page(&table.path).contains(&take));
    let reason = |reason| [("form_key", "take"), ("reason", reason)];
    assert_eq!(table.opponent.post(&take, &reason("Rude")).status, 401);
    let refused = table.challenger.post(&take, &reason(""));
    assert!(refused.status == 422 && refused.body.contains("Please fill this in."));
    assert_eq!(table.challenger.post(&take, &reason("Rude")).status, 303);
    assert_eq!(table.challenger.post(&take, &[("form_key", "2"), ("reason", "Rude")]).status, 404);
    for path in [&*table.path, "/by-link", "/games", "/games/1", "/by-link/challenges/1"] {
        let page = site.visitor().page(&format!("{path}?n={}", unique("n")));
        let is_named = ["Plinio Designori", "Josef Knecht"].iter().any(|name| page.contains(name));
        assert!(!is_named, "{path}: {page}");
    }
    assert_eq!(count_acts!(site, LinkGameRuled), 1);
});

both!(strangers_are_not_told_that_a_game_of_a_silent_round_goes_on, |site| {
    let two = Two::begin(site);
    let all = stamps(&two.phone.page("/by-link/1"));
    let game = all.split(',').find(|stamp| stamp.starts_with("link-game.")).expect("a stamp");
    let more_time = [("ruling", "extend"), ("seat", "first"), ("minutes", "60"), ("reason", "Ill")];
    let is_told = |by: &Browser| {
        let mut stream = Stream::open(by, site, game);
        let key = unique("key");
        let ruling = [&[("form_key", &*key)][..], &more_time].concat();
        assert_eq!(two.administrator.post("/by-link/1/rule", &ruling).status, 303);
        !stream.next().is_empty()
    };
    assert!(is_told(&site.visitor()));
    let seat = crate::by_link::link_in(&two.phone.post("/by-link/1/link", &[("form_key", "s")]));
    let tablet = site.visitor();
    let tablet = tablet.clone().with_cookie(tablet.post(&seat, &[]).cookie);
    let silent = [("from_round", "1"), ("form_key", "silent")];
    two.administrator.submit(&format!("{}/silent", two.tournament), &silent);
    assert_eq!(site.visitor().get(&format!("/live?on={game}")).status, 204);
    assert!(is_told(&two.phone) && is_told(&tablet) && is_told(&two.administrator));
});

both!(the_own_page_tells_of_casual_games_in_which_a_move_is_waited_for, |site| {
    let two = Two::begin(site);
    let event = two.administrator.page(&two.tournament);
    let (_, rest) = event.split_once("href=\"/events/").unwrap();
    let my = format!("/events/{}/my", rest.split(['"', '/']).next().unwrap());
    let own = two.administrator.with_link(&two.phone);
    let told = "Your turn in a game by link";
    assert!(!own.page(&my).contains(told));
    let table = Table::of(site, &[]);
    assert!(own.page(&my).contains(told));
    table.plays(&table.challenger, "A");
    assert!(!own.page(&my).contains(told));
});

both!(whoever_signs_out_leaves_the_own_seats_and_no_others, |site| {
    let table = Table::of(site, &[]);
    let key = [("form_key", "seat")];
    let link =
        crate::by_link::link_in(&table.challenger.post(&format!("{}/link", table.path), &key));
    let shared = site.administrator();
    let come = shared.post(&link, &key);
    assert_eq!(come.status, 303, "{}", come.body);
    let seats = site.visitor().with_cookie(come.cookie);
    let both = shared.with_link(&seats);
    let plays = |by: &Browser| by.page(&table.path).contains("value=\"resign\"");
    assert!(plays(&seats) && plays(&both));
    assert_eq!(both.post("/sign-out", &[("form_key", "out")]).status, 303);
    assert!(!plays(&seats), "the next one at this computer plays nobody's game");
    assert_eq!(table.opponent.post("/sign-out", &key).status, 303);
    assert!(plays(&table.opponent), "who has no account has only this browser");
});
