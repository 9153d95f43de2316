//! Accounts of players: made behind a personal link, confirmed at the desk, and then as good as the link.

use domain::audit::Act;
use domain::privacy::Eyes;
use domain::{LinkGameId, TournamentId};
use store::by_link::terms;
use system::clock;

use super::by_link_rounds::{AT_ONCE, begin_one};
use super::links::{Hall, link_in};
use super::live::{Stream, stamps};
use super::played::count_acts;
use super::support::{Answer, Browser, PASSWORD};
use crate::database::unique;

/// Makes an account for whoever came in.
pub(crate) fn opens(phone: &Browser, event: &str, name: &str) -> Answer {
    let form = [("name", name), ("password", PASSWORD), ("password_again", PASSWORD)];
    phone.post(&format!("{event}/my/account"), &form)
}

/// The number of an account that waits at the desk.
fn waiting(arbiter: &Browser, event: &str) -> Option<String> {
    let page = arbiter.page(&format!("{event}/queue"));
    let (_, rest) = page.split_once("/queue/accounts/")?;
    Some(rest.split('/').next().unwrap().to_owned())
}

pub(crate) fn decides(arbiter: &Browser, event: &str, verdict: &str) {
    let account = waiting(arbiter, event).expect("an account that waits");
    let path = format!("{event}/queue/accounts/{account}/{verdict}");
    assert_eq!(arbiter.submit(&path, &[]), format!("{event}/queue"));
}

fn account_path(administrator: &Browser, name: &str) -> String {
    let accounts = administrator.page("/accounts");
    let (before, _) = accounts.split_once(name).expect("the account");
    let (_, id) = before.rsplit_once("/accounts/").unwrap();
    format!("/accounts/{}", id.split('"').next().unwrap())
}

both!(a_player_makes_an_account_and_needs_no_link_once_it_is_confirmed, |site| {
    let hall = Hall::new(site);
    let (phone, event, name) = (hall.player(0), hall.event.clone(), unique("knecht"));
    assert!(phone.page(&hall.my()).contains("You have no account yet."));
    let wrong = [("name", &*name), ("password", "seven beads on green"), ("password_again", "x")];
    let refused = phone.post(&format!("{event}/my/account"), &wrong);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains(&name), "what was typed is kept: {}", refused.body);
    let opened = opens(&phone, &event, &name);
    assert_eq!(opened.status, 303, "{}", opened.body);
    let own = site.visitor().with_cookie(opened.cookie);
    assert!(own.page("/account").contains(&name), "signed in at once");
    // Nobody has said yet that it is them.
    assert_eq!(own.get(&hall.my()).status, 403);
    assert!(phone.page(&hall.my()).contains(&format!("The account {name} waits")));
    assert_eq!(opens(&phone, &event, &unique("another")).status, 409);
    // Whoever came in as the player can take it back, and ask again.
    let page = format!("{event}/my/account");
    assert_eq!(phone.submit(&format!("{page}/cancel"), &[]), page);
    assert_eq!(waiting(&hall.arbiter, &event), None);
    assert_eq!(own.with_link(&phone).submit(&format!("{page}/own"), &[]), page);

    let queue = hall.arbiter.page(&format!("{event}/queue"));
    assert!(queue.contains(&format!("Account {name} for Josef Knecht")), "{queue}");
    decides(&hall.arbiter, &event, "confirm");
    assert!(own.page(&hall.my()).contains(&format!("Your account is {name}.")));
    let elsewhere = site.visitor().signed_in(&name);
    let my = elsewhere.page(&hall.my());
    assert!(my.contains("Josef Knecht") && !my.contains("/my/leave"), "{my}");
    assert!(elsewhere.page("/account").contains("Player: Josef Knecht"));
    assert_eq!(opens(&hall.player(0), &event, &unique("late")).status, 409);
    assert_eq!(count_acts!(site, PlayerAccountChanged), 4);

    let administrator = site.administrator();
    let account = account_path(&administrator, &name);
    assert!(administrator.page(&account).contains("Player: Josef Knecht"));
    assert_eq!(administrator.submit(&format!("{account}/player/end"), &[]), account);
    assert_eq!(elsewhere.get(&hall.my()).status, 403);
    let again = [("form_key", &*unique("key"))];
    assert_eq!(administrator.post(&format!("{account}/player/end"), &again).status, 404);
});

both!(an_account_that_is_refused_waits_no_more_and_one_of_another_player_is_not_taken, |site| {
    let hall = Hall::new(site);
    let (event, phone, name) = (hall.event.clone(), hall.player(0), unique("knecht"));
    let opened = opens(&phone, &event, &name);
    decides(&hall.arbiter, &event, "refuse");
    assert_eq!(waiting(&hall.arbiter, &event), None);
    assert!(phone.page(&hall.my()).contains("You have no account yet."));
    let account = site.visitor().with_cookie(opened.cookie);
    let (knecht, plinio) = (account.with_link(&phone), account.with_link(&hall.player(1)));
    // Nobody but whoever is signed in says whose an account is.
    assert_eq!(phone.post(&format!("{event}/my/account/own"), &[]).status, 401);
    let page = format!("{event}/my/account");
    assert!(knecht.page(&page).contains("This is me"));
    assert_eq!(knecht.submit(&format!("{page}/own"), &[]), page);
    decides(&hall.arbiter, &event, "confirm");
    let asks = [("form_key", &*unique("key"))];
    assert_eq!(plinio.post(&format!("{page}/own"), &asks).status, 409);
    assert!(plinio.page(&page).contains("the account of another player"));
    assert!(!plinio.page(&page).contains("This is me"));
    let gone = hall.arbiter.post(&format!("{event}/queue/accounts/999/confirm"), &[]);
    assert_eq!(gone.status, 409);
    assert!(gone.body.contains("This account doesn’t wait any more."), "{}", gone.body);
});

both!(an_account_has_the_seats_of_its_player_in_tournaments_by_link, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = begin_one(site, &event);
    let seat = || {
        let found = |db: &mut _| desk::by_link::find(db, LinkGameId(1), Eyes::Staff);
        site.store.read(found).unwrap().unwrap().seats.first
    };
    let (player, name) = (seat().player.unwrap(), unique("player"));
    let path = format!("/tournaments/{tournament}/links/players/{player}");
    let link = link_in(&administrator.post(&path, &[]));
    let visitor = site.visitor();
    let phone = visitor.clone().with_cookie(visitor.post(&link, &[]).cookie);
    let own = visitor.with_cookie(opens(&phone, &event, &name).cookie);
    let may_resign = |browser: &Browser| browser.page("/by-link/1").contains("value=\"resign\"");
    assert!(may_resign(&phone) && !may_resign(&own));
    decides(&administrator, &event, "confirm");
    assert!(seat().account.is_some());
    assert!(may_resign(&own));
    assert!(own.page("/by-link").contains("own-turn"), "the list has it first");
    // The own page follows for whoever is in by the account alone.
    let mut stream = Stream::open(&own, site, &stamps(&own.page(&format!("{event}/my"))));
    let key = unique("key");
    let resign = [("form_key", &*key), ("wish", "resign"), ("plies", "0"), ("seen", "")];
    assert_eq!(phone.post("/by-link/1", &resign).status, 303);
    let told = stream.next();
    assert!(told.iter().any(|line| line.contains("person.")), "{told:?}");
});

both!(an_arbiter_confirms_neither_the_own_account_nor_a_player_of_another_event, |site| {
    let hall = Hall::new(site);
    let (event, phone) = (hall.event.clone(), hall.player(0));
    let own = hall.arbiter.with_link(&phone);
    own.submit(&format!("{event}/my/account/own"), &[]);
    let confirm = |by: &Browser, event: &str| {
        let account = waiting(by, event).expect("an account that waits");
        let key = unique("key");
        let path = format!("{event}/queue/accounts/{account}/confirm");
        by.post(&path, &[("form_key", &*key)])
    };
    let refused = confirm(&hall.arbiter, &event);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("Another arbiter confirms"), "{}", refused.body);
    phone.submit(&format!("{event}/my/account/cancel"), &[]);
    let administrator = site.administrator();
    let elsewhere = administrator.published_event();
    let tournament = administrator.tournament(&elsewhere);
    administrator.enter_list(&tournament, "Josef Knecht\nPlinio Designori");
    let name = unique("knecht");
    let account = site.visitor().with_cookie(opens(&phone, &event, &name).cookie);
    let refused = confirm(&hall.arbiter, &event);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("An administrator confirms"), "{}", refused.body);
    assert_eq!(confirm(&administrator, &event).status, 303);
    // The link of one event hides nothing at another one.
    let both = account.with_link(&phone);
    assert!(both.page(&format!("{elsewhere}/my")).contains("Josef Knecht"));
    assert!(both.page(&hall.my()).contains("Josef Knecht"));
});

both!(an_account_that_is_deleted_is_nobodys_and_makes_room_for_another_one, |site| {
    let hall = Hall::new(site);
    let (event, name) = (hall.event.clone(), unique("knecht"));
    let phone = hall.player(0);
    opens(&phone, &event, &name);
    decides(&hall.arbiter, &event, "confirm");
    let administrator = site.administrator();
    let path = account_path(&administrator, &name);
    administrator.submit(&format!("{path}/delete"), &[]);
    let second = site.visitor().with_cookie(opens(&phone, &event, &unique("knecht")).cookie);
    decides(&hall.arbiter, &event, "confirm");
    assert!(second.page(&hall.my()).contains("Josef Knecht"));
});

both!(a_form_that_made_an_account_signs_in_again_by_its_password_alone, |site| {
    let hall = Hall::new(site);
    let (event, name, key) = (hall.event.clone(), unique("knecht"), unique("key"));
    let phone = hall.player(0);
    let form = [
        ("form_key", &*key),
        ("name", &*name),
        ("password", PASSWORD),
        ("password_again", PASSWORD),
    ];
    let send = || phone.post(&format!("{event}/my/account"), &form);
    send();
    let again = send();
    assert_eq!(again.status, 303);
    let own = site.visitor().with_cookie(again.cookie);
    let other = "eight beads on waldzell green";
    let change = [("present_password", PASSWORD), ("password", other), ("password_again", other)];
    own.submit("/account", &change);
    let late = send();
    assert_eq!((late.status, late.cookie.as_str()), (303, ""));
});

both!(two_who_are_merged_have_one_account_and_its_seats, |site| {
    let administrator = site.administrator();
    let hall = Hall::new(site);
    let (event, name) = (hall.event.clone(), unique("knecht"));
    let own = site.visitor().with_cookie(opens(&hall.player(0), &event, &name).cookie);
    decides(&hall.arbiter, &event, "confirm");
    let knecht = administrator.page(&account_path(&administrator, &name));
    let (_, rest) = knecht.split_once("/players/").unwrap();
    let knecht = rest.split('"').next().unwrap().to_owned();
    // Somebody plays by link under another name, who turns out to be the same person.
    let elsewhere = administrator.published_event();
    let tournament = administrator.tournament(&elsewhere);
    administrator.submit(&format!("{tournament}/by-link"), &AT_ONCE);
    administrator.enter_list(&tournament, "Joseph Knecht von Waldzell\nTito Designori");
    administrator.start(&tournament);
    let id = TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap());
    let of_tournament = |db: &mut _| desk::by_link::follow(db, id, clock::now());
    site.store.write(of_tournament).unwrap();
    let game = site.store.read(|db| terms::games(db, id)).unwrap()[0].id;
    let seats = || {
        let found = |db: &mut _| desk::by_link::find(db, game, Eyes::Staff);
        let seats = site.store.read(found).unwrap().unwrap().seats;
        [seats.first, seats.second]
    };
    let joseph = seats().into_iter().find(|one| one.name.starts_with("Joseph")).unwrap();
    let joseph = joseph.player.unwrap();
    let merge = [("reason", "He said so himself.")];
    let merged = administrator.post(&format!("/players/{knecht}/merge/{joseph}"), &merge);
    assert!(merged.status < 400, "{}", merged.body);
    assert_eq!(seats().iter().filter(|one| one.account.is_some()).count(), 1);
    assert!(own.page("/by-link").contains("Tito Designori"));
    let undo = administrator.post("/merges/1/undo", &[("reason", "He was another one.")]);
    assert!(undo.status < 400, "{}", undo.body);
    assert_eq!(seats().iter().filter(|one| one.account.is_some()).count(), 0);
});
