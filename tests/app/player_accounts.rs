//! Accounts of players: made behind a personal link, confirmed at the desk, and then as good as the link.

use magister::desk;
use magister::domain::LinkGameId;
use magister::domain::audit::Act;
use magister::domain::privacy::Eyes;

use super::by_link_rounds::begin_one;
use super::links::{Hall, link_in};
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

    let queue = hall.arbiter.page(&format!("{event}/queue"));
    assert!(queue.contains(&format!("{name} says this is Josef Knecht.")), "{queue}");
    decides(&hall.arbiter, &event, "confirm");
    assert!(own.page(&hall.my()).contains(&format!("Your account is {name}.")));
    let elsewhere = site.visitor().signed_in(&name);
    assert!(elsewhere.page(&hall.my()).contains("Josef Knecht"));
    assert!(elsewhere.page("/account").contains("Player: Josef Knecht"));
    assert_eq!(opens(&hall.player(0), &event, &unique("late")).status, 409);
    assert_eq!(count_acts!(site, PlayerAccountChanged), 2);

    let administrator = site.administrator();
    let accounts = administrator.page("/accounts");
    let (before, _) = accounts.split_once(&*name).unwrap();
    let (_, id) = before.rsplit_once("/accounts/").unwrap();
    let account = format!("/accounts/{}", id.split('"').next().unwrap());
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
    let account = opened.cookie;
    let both = |phone: &Browser| {
        let cookies = format!("{}; {account}", phone.cookie().unwrap());
        site.visitor().with_cookie(cookies)
    };
    let (knecht, plinio) = (both(&phone), both(&hall.player(1)));
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
    assert_eq!(gone.status, 303, "the queue shows what waits still");
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
});
