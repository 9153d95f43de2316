//! Who is kept out and who is not; sessions, known browsers, given passwords, disabled accounts.

use chrono::TimeDelta;
use domain::AccountId;
use domain::accounts::{Access, AccountName, NotDisabled, Rank};
use domain::audit::Act;
use store::{accounts, audit, devices, sessions};
use system::clock;

use super::server::another;
use super::support::{Answer, Browser, PASSWORD, Site, lacks};

const OTHER: &str = "another phrase of beads";

/// The form that makes the first administrator.
const FIRST: [(&str, &str); 3] =
    [("name", "Knecht"), ("password", PASSWORD), ("password_again", PASSWORD)];
const RIGHT: [(&str, &str); 2] = [("name", "Knecht"), ("password", PASSWORD)];
const WRONG: [(&str, &str); 2] = [("name", "Knecht"), ("password", "wrong")];

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/// A server that lets a stranger be wrong three times, behind a proxy that is the test.
fn strict(site: &Site) -> Site {
    another(site, |settings| {
        settings.accounts.sign_in_burst = 3;
        settings.server.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
}

/// Somebody sends a form from an address.
fn from(site: &Site, address: &str, path: &str, form: &[(&str, &str)]) -> Answer {
    site.visitor().post_with(path, form, &[("X-Forwarded-For", address)])
}

/// Strangers try until they have to wait.
fn be_wrong(site: &Site, address: &str) {
    for _ in 0..3 {
        assert_eq!(from(site, address, "/sign-in", &WRONG).status, 422);
    }
    assert_eq!(from(site, address, "/sign-in", &RIGHT).status, 429);
}

fn id_of(site: &Site, name: &str) -> AccountId {
    let name = AccountName::parse(name).unwrap();
    site.store.read(|db| accounts::find_by_name(db, &name)).unwrap().unwrap().id
}

fn acts(site: &Site) -> Vec<Act> {
    site.store.read(audit::list).unwrap().into_iter().map(|recorded| recorded.act).collect()
}

/// A member, with a password that the administrator has set.
fn new_member(administrator: &Browser, name: &str) {
    let form =
        [("name", name), ("password", PASSWORD), ("password_again", PASSWORD), ("rank", "member")];
    assert_eq!(administrator.post("/accounts", &form).status, 303);
}

fn sign_in(site: &Site, name: &str, password: &str) -> Answer {
    site.visitor().post("/sign-in", &[("name", name), ("password", password)])
}

both!(strangers_keep_nobody_out_of_a_browser_that_signed_in_before, |site| {
    let site = &strict(site);
    let first = from(site, "192.0.2.1", &site.setup_link(), &FIRST);
    assert!(first.device.starts_with("magister-device-"), "{}", first.device);
    be_wrong(site, "203.0.113.1");
    let home = [("X-Forwarded-For", "203.0.113.1"), ("Cookie", first.device.as_str())];
    let back = site.visitor().post_with("/sign-in", &RIGHT, &home);
    assert_eq!(back.status, 303, "{}", back.body);
    assert_ne!(back.device, first.device, "each sign-in has a new one");
    let old = site.visitor().post_with("/sign-in", &WRONG, &home);
    assert_ne!(old.status, 303);
    be_wrong(site, "203.0.113.2");
    let forged = [("X-Forwarded-For", "203.0.113.3"), ("Cookie", "magister-device-1=AAAA")];
    assert_eq!(site.visitor().post_with("/sign-in", &RIGHT, &forged).status, 429);
});

both!(a_known_browser_has_tries_of_its_own_and_no_more, |site| {
    let site = &strict(site);
    let first = from(site, "192.0.2.1", &site.setup_link(), &FIRST);
    be_wrong(site, "203.0.113.1");
    let home = [("X-Forwarded-For", "192.0.2.1"), ("Cookie", first.device.as_str())];
    for _ in 0..3 {
        assert_eq!(site.visitor().post_with("/sign-in", &WRONG, &home).status, 422);
    }
    assert_eq!(site.visitor().post_with("/sign-in", &RIGHT, &home).status, 429);
});

both!(strangers_keep_nobody_out_who_signed_in_from_the_same_address_lately, |site| {
    let site = &strict(site);
    from(site, "2001:db8:0:1::1", &site.setup_link(), &FIRST);
    assert_eq!(from(site, "[2001:db8:0:1::2]:4711", "/sign-in", &RIGHT).status, 303);
    be_wrong(site, "203.0.113.1");
    assert_eq!(from(site, "2001:db8:0:1::3", "/sign-in", &RIGHT).status, 303, "the same network");
    be_wrong(site, "2001:db8:0:2::3");
});

both!(who_is_signed_in_is_not_slowed_by_others_at_the_same_address, |site| {
    let site = &strict(site);
    let administrator = site.administrator();
    let name = site.store.read(accounts::list).unwrap().remove(0).name;
    for number in 0..12 {
        let other = format!("stranger {number}");
        for name in [name.as_str(), &other] {
            sign_in(site, name, "wrong");
        }
    }
    assert_eq!(sign_in(site, "somebody new", "wrong").status, 429, "the address has to wait");
    let form = [("present_password", PASSWORD), ("password", OTHER), ("password_again", OTHER)];
    let answer = administrator.post("/account", &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let again = administrator
        .with_cookie(answer.cookie)
        .post("/sign-in", &[("name", &name), ("password", OTHER)]);
    assert_eq!(again.status, 303, "{}", again.body);
});

both!(signing_in_again_ends_the_old_session, |site| {
    let first = site.visitor().post(&site.setup_link(), &FIRST);
    let browser = site.visitor().with_cookie(first.cookie);
    let second = browser.post("/sign-in", &RIGHT);
    assert_eq!(second.status, 303);
    assert_eq!(browser.get("/account").status, 303, "the old cookie is worth nothing");
    assert_eq!(site.visitor().with_cookie(second.cookie).get("/account").status, 200);
});

both!(a_session_that_nobody_uses_for_three_days_ends, |site| {
    let administrator = site.administrator();
    let account = site.store.read(accounts::list).unwrap().remove(0).id;
    let now = clock::now();
    let session = || site.store.read(|db| sessions::list(db, account, now)).unwrap().remove(0);
    let seen = |at| {
        let id_hash = session().id_hash;
        site.store.write(|db| sessions::set_seen(db, &id_hash, at)).unwrap();
    };
    seen(now - TimeDelta::hours(71));
    assert_eq!(administrator.get("/account").status, 200);
    for _ in 0..500 {
        if session().seen_at >= now {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(session().seen_at >= now, "its use is noted");
    seen(now - TimeDelta::hours(73));
    assert_eq!(administrator.get("/account").status, 303);
});

both!(the_setup_link_expires_after_a_day, |site| {
    let link = site.setup_link();
    assert_eq!(site.visitor().get(&link).status, 200);
    let hash = {
        use sha2::Digest;
        let token = link.trim_start_matches("/setup/");
        data_encoding::HEXLOWER.encode(&sha2::Sha256::digest(token.as_bytes()))
    };
    let a_day_ago = clock::now() - TimeDelta::hours(24);
    site.store.write(|db| accounts::set_setup_link(db, &hash, a_day_ago)).unwrap();
    let answer = site.visitor().get(&link);
    assert_eq!(answer.status, 410);
    assert!(answer.body.contains("This link has expired"), "{}", answer.body);
    assert_eq!(site.visitor().post(&link, &FIRST).status, 410);
    assert!(site.store.read(accounts::list).unwrap().is_empty());
});

both!(a_password_that_somebody_else_set_is_changed_first, |site| {
    let administrator = site.administrator();
    new_member(&administrator, "Plinio");
    assert!(administrator.page("/accounts").contains("password not changed yet"));
    let plinio = site.visitor().with_cookie(sign_in(site, "Plinio", PASSWORD).cookie);
    let answer = plinio.get("/events");
    assert_eq!((answer.status, answer.location.as_str()), (303, "/account"));
    assert_eq!(plinio.post("/games/writing", &[]).status, 403);
    let page = plinio.page("/account");
    assert!(page.contains("Choose your own password"), "{page}");
    lacks(&page, "Sessions");
    let form = [("present_password", PASSWORD), ("password", OTHER), ("password_again", OTHER)];
    let changed = plinio.post("/account", &form);
    assert_eq!(changed.status, 303, "{}", changed.body);
    let plinio = plinio.with_cookie(changed.cookie);
    assert_eq!(plinio.get("/events").status, 200);
    assert!(plinio.page("/account").contains("Sessions"));
    lacks(&administrator.page("/accounts"), "password not changed yet");
});

both!(a_password_that_somebody_else_set_expires_and_is_set_again, |site| {
    let administrator = site.administrator();
    new_member(&administrator, "Plinio");
    let plinio = id_of(site, "Plinio");
    let until = clock::now() - TimeDelta::seconds(1);
    site.store.write(|db| accounts::set_password_given(db, plinio, until)).unwrap();
    let answer = sign_in(site, "Plinio", PASSWORD);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("This password has expired"), "{}", answer.body);
    lacks(&sign_in(site, "Plinio", "wrong").body, "This password has expired");
    let page = format!("/accounts/{plinio}");
    let short = [("password", "short"), ("password_again", "other")];
    let answer = administrator.post(&format!("{page}/password"), &short);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Use at least 10 characters"), "{}", answer.body);
    let form = [("password", OTHER), ("password_again", OTHER)];
    assert_eq!(administrator.submit(&format!("{page}/password"), &form), page);
    assert_eq!(sign_in(site, "Plinio", OTHER).status, 303);
    assert!(acts(site).contains(&Act::PasswordChanged { account: plinio }));
});

both!(a_disabled_account_signs_in_no_more_until_it_is_enabled, |site| {
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    let name = site.store.read(accounts::list).unwrap().pop().unwrap().name;
    let account = id_of(site, &name);
    let page = format!("/accounts/{account}");
    assert!(administrator.page(&format!("{page}/disable")).contains("Its sessions end now"));
    let answer = administrator.post(&format!("{page}/disable"), &[]);
    assert_eq!((answer.status, answer.location.as_str()), (303, page.as_str()));
    let shown = administrator.get_with(&page, &answer.done).body;
    assert!(shown.contains("Account disabled.") && shown.contains("Enable account"), "{shown}");
    assert_eq!(member.get("/account").status, 303, "its session has ended");
    let refused = sign_in(site, &name, PASSWORD);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("This account is disabled"), "{}", refused.body);
    lacks(&sign_in(site, &name, "wrong").body, "This account is disabled");
    assert_eq!(administrator.submit(&format!("{page}/enable"), &[]), page);
    assert_eq!(sign_in(site, &name, PASSWORD).status, 303);
    let acts = acts(site);
    assert!(acts.contains(&Act::AccountDisabled { account }), "{acts:?}");
    assert!(acts.contains(&Act::AccountEnabled { account }), "{acts:?}");
});

both!(the_last_administrator_and_the_own_account_stay_enabled, |site| {
    let administrator = site.administrator();
    let name = site.store.read(accounts::list).unwrap().remove(0).name;
    let own = id_of(site, &name);
    let answer = administrator.post(&format!("/accounts/{own}/disable"), &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("You can’t disable the account you are signed in with"));
    let now = clock::now();
    let plinio = AccountName::parse("Plinio").unwrap();
    let add = |db: &mut _| accounts::insert(db, &plinio, "", Rank::Administrator, now);
    let second = site.store.write(add).unwrap().unwrap();
    let actor = |account| desk::Actor {
        account,
        access: Access::Administrator,
        by_code: None,
        by_token: None,
        now,
    };
    let disable = |by, account| {
        site.store.write(|db| desk::accounts::disable(db, &actor(by), account)).unwrap()
    };
    assert_eq!(disable(own, second), Ok(()));
    // The disabled one does not count: the first one is the last now.
    assert_eq!(disable(second, own), Err(NotDisabled::LastAdministrator));
    let demoted = site.store.write(|db| {
        let name = AccountName::parse(&name).unwrap();
        desk::accounts::set_rank(db, (&name, Rank::Member), now)
    });
    assert!(demoted.unwrap().is_err());
});

both!(sessions_are_listed_with_their_browsers_and_ended, |site| {
    let first = site.visitor().post(&site.setup_link(), &FIRST);
    let second = site.visitor().post_with("/sign-in", &RIGHT, &[("User-Agent", FIREFOX)]);
    let third = sign_in(site, "Knecht", PASSWORD);
    let account = id_of(site, "Knecht");
    let here = site.visitor().with_cookie(first.cookie);
    let there = site.visitor().with_cookie(second.cookie);
    let elsewhere = site.visitor().with_cookie(third.cookie);
    let page = here.page("/account");
    assert!(page.contains("Firefox on Linux") && page.contains("Unknown browser"), "{page}");
    assert_eq!(page.matches("this session").count(), 1, "{page}");
    let listed = site.store.read(|db| sessions::list(db, account, clock::now())).unwrap();
    let firefox = listed.iter().find(|session| session.browser.is_some()).unwrap();
    let answer = here.post(&format!("/account/sessions/{}/end", firefox.mark()), &[]);
    assert_eq!((answer.status, answer.location.as_str()), (303, "/account"));
    assert_eq!(there.get("/account").status, 303);
    assert_eq!(elsewhere.get("/account").status, 200);
    assert_eq!(here.submit("/account/sessions/end", &[]), "/account");
    assert_eq!(elsewhere.get("/account").status, 303);
    assert_eq!(here.get("/account").status, 200);
    let ended = |sessions| Act::SessionsEnded { account, sessions };
    assert_eq!(acts(site).iter().filter(|act| **act == ended(1)).count(), 2);
});

both!(an_administrator_ends_the_sessions_of_an_account, |site| {
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    let name = site.store.read(accounts::list).unwrap().pop().unwrap().name;
    let again = site.visitor().signed_in(&name);
    let page = format!("/accounts/{}", id_of(site, &name));
    assert!(administrator.page(&page).contains("Unknown browser"));
    let listed = site.store.read(|db| sessions::list(db, id_of(site, &name), clock::now()));
    let newest = listed.unwrap().remove(0);
    assert_eq!(administrator.submit(&format!("{page}/sessions/{}/end", newest.mark()), &[]), page);
    assert_eq!(again.get("/account").status, 303);
    assert_eq!(member.get("/account").status, 200);
    assert_eq!(administrator.submit(&format!("{page}/sessions/end"), &[]), page);
    assert_eq!(member.get("/account").status, 303);
    assert_eq!(administrator.get("/account").status, 200);
    assert!(administrator.page(&page).contains("Not signed in anywhere"));
});

both!(a_browser_is_a_stranger_again_once_its_session_is_ended, |site| {
    let site = &strict(site);
    let lost = from(site, "192.0.2.1", &site.setup_link(), &FIRST);
    let here = from(site, "192.0.2.2", "/sign-in", &RIGHT);
    let browser = site.visitor().with_cookie(here.cookie);
    browser.submit("/account/sessions/end", &[]);
    be_wrong(site, "203.0.113.1");
    let with = |device: &str| {
        let headers = [("X-Forwarded-For", "203.0.113.2"), ("Cookie", device)];
        site.visitor().post_with("/sign-in", &RIGHT, &headers).status
    };
    assert_eq!(with(&lost.device), 429);
    assert_eq!(with(&here.device), 303, "the own one is still known");
});

both!(of_too_many_known_browsers_the_oldest_is_forgotten, |site| {
    site.administrator();
    let known = site.store.read(accounts::list).unwrap().remove(0);
    let (account, name) = (known.id, AccountName::parse(&known.name).unwrap());
    let now = clock::now();
    site.store
        .write(|db| {
            for secs in 0..11 {
                let hash = format!("hash {secs}");
                devices::insert(db, &hash, account, now + TimeDelta::seconds(secs + 1))?;
            }
            Ok(())
        })
        .unwrap();
    let is_known =
        |hash: &str, at| site.store.read(|db| devices::is_known(db, hash, &name, at)).unwrap();
    assert!(!is_known("hash 0", now) && is_known("hash 1", now) && is_known("hash 10", now));
    assert!(!is_known("hash 10", now + TimeDelta::days(91)), "it expires");
});
