//! The first administrator, signing in, passwords, roles.

use domain::accounts::{AccountName, Rank, SetupLink};
use store::accounts;
use system::clock;

use super::support::PASSWORD;

both!(opening_the_setup_link_does_not_spend_it_but_the_form_does, |site| {
    let hash = "8c1be2e0d5b3cf5ee0f5b1d7b5a5c9e1"; // of no token at all
    site.store.write(|db| accounts::set_setup_link(db, hash, clock::now())).unwrap();
    assert_eq!(site.visitor().get("/setup/wrong").status, 404);
    let administrator = site.administrator();
    assert_eq!(administrator.get("/accounts").status, 200);
    let link = site.store.read(|db| accounts::setup_link(db, hash, clock::now())).unwrap();
    assert_eq!(link, SetupLink::Unknown);
});

/// The form that makes the first administrator.
const FIRST: [(&str, &str); 3] =
    [("name", "Knecht"), ("password", PASSWORD), ("password_again", PASSWORD)];

both!(the_setup_link_is_spent_as_soon_as_there_is_an_administrator, |site| {
    let name = AccountName::parse("Designori").unwrap();
    let before = site.setup_link();
    let add = |db: &mut _| accounts::insert(db, &name, "", Rank::Member, clock::now());
    let account = site.store.write(add).unwrap().unwrap();
    assert_eq!(site.visitor().get(&before).status, 200, "a member cannot make accounts");
    site.store.write(|db| accounts::set_rank(db, account, Rank::Administrator)).unwrap();
    // The one from before, and one that was left over by some other way.
    for link in [before, site.setup_link()] {
        assert_eq!(site.visitor().get(&link).status, 404);
        assert_eq!(site.visitor().post(&link, &FIRST).status, 404);
    }
    assert_eq!(site.store.read(accounts::list).unwrap().len(), 1);
});

both!(whoever_guesses_a_setup_link_is_not_shown_its_form, |site| {
    assert_eq!(site.visitor().post("/setup/nonsense", &[]).status, 404);
    assert_eq!(site.visitor().post("/setup/nonsense", &FIRST).status, 404);
    assert_eq!(site.visitor().post(&site.setup_link(), &[]).status, 422);
});

both!(signing_out_ends_the_session_on_the_server, |site| {
    let browser = site.administrator();
    assert_eq!(browser.get("/account").status, 200);
    assert_eq!(browser.post("/sign-out", &[]).status, 303);
    assert_eq!(browser.get("/account").status, 303);
});

both!(forms_of_other_sites_are_refused, |site| {
    let browser = site.administrator();
    let form = "application/x-www-form-urlencoded";
    let answer = browser.post_from("/events", form, b"name=a", "http://evil.example");
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("another site"));
});

both!(a_changed_password_ends_every_other_session, |site| {
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    let other = "another phrase of beads";
    let form = [("present_password", PASSWORD), ("password", other), ("password_again", other)];
    assert_eq!(member.get("/account").status, 200);
    let answer = member.post("/account", &form);
    assert_eq!((answer.status, answer.location.as_str()), (303, "/account?changed=password"));
    assert_eq!(member.get("/account").status, 303, "the old cookie is worth nothing");
    let member = member.with_cookie(answer.cookie);
    assert!(member.page(&answer.location).contains("Password changed"));
});

both!(a_password_is_changed_once_by_two_clicks, |site| {
    let member = site.with_role(&site.administrator(), "", "");
    let other = "another phrase of beads";
    let form = [
        ("form_key", "k"),
        ("present_password", PASSWORD),
        ("password", other),
        ("password_again", other),
    ];
    let first = member.post("/account", &form);
    assert_eq!(first.status, 303, "{}", first.body);
    let second = member.with_cookie(first.cookie).post("/account", &form);
    assert_eq!((second.status, second.location), (303, first.location), "{}", second.body);
    assert!(second.cookie.starts_with("magister-"), "a browser keeps the second answer only");
});

both!(a_role_is_given_once_by_two_clicks, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    site.with_role(&administrator, &event, "scorekeeper");
    let name = site.store.read(accounts::list).unwrap().remove(1).name;
    let roles = format!("{event}/roles");
    let give = [("form_key", "1"), ("name", name.as_str()), ("role", "arbiter")];
    let location = administrator.submit(&roles, &give);
    administrator.submit(&roles, &[("form_key", "2"), ("name", &name), ("role", "")]);
    assert_eq!(administrator.submit(&roles, &give), location);
    assert!(administrator.page(&roles).contains("Nobody has a role"), "it is not given again");
});

both!(a_password_replaced_meanwhile_signs_nobody_in, |site| {
    let name = AccountName::parse("Knecht").unwrap();
    assert_eq!(site.visitor().post(&site.setup_link(), &FIRST).status, 303);
    let account = site.store.read(|db| accounts::find_by_name(db, &name)).unwrap().unwrap();
    let late = std::thread::scope(|scope| {
        let replace = |db: &mut _| {
            accounts::set_password_hash(db, account.id, "another")?;
            // The old hash is read and found right, and the session has to wait for us.
            let form = [("name", "Knecht"), ("password", PASSWORD)];
            let late = scope.spawn(move || site.visitor().post("/sign-in", &form));
            std::thread::sleep(std::time::Duration::from_millis(1500));
            Ok(late)
        };
        site.store.write(replace).unwrap().join().unwrap()
    });
    assert_eq!(late.status, 422, "{}", late.body);
    assert!(late.body.contains("Wrong name or password"), "{}", late.body);
});

both!(a_password_replaced_meanwhile_is_not_changed, |site| {
    let first = site.visitor().post(&site.setup_link(), &FIRST);
    let browser = site.visitor().with_cookie(first.cookie);
    let account = site.store.read(accounts::list).unwrap().remove(0).id;
    let other = "another phrase of beads";
    let form = [("present_password", PASSWORD), ("password", other), ("password_again", other)];
    let late = std::thread::scope(|scope| {
        let replace = |db: &mut _| {
            accounts::set_password_hash(db, account, "another")?;
            let late = scope.spawn(|| browser.post("/account", &form));
            std::thread::sleep(std::time::Duration::from_millis(1500));
            Ok(late)
        };
        site.store.write(replace).unwrap().join().unwrap()
    });
    assert_eq!(late.status, 422, "{}", late.body);
    let stored = site.store.read(|db| accounts::password_hash(db, account)).unwrap();
    assert_eq!(stored.as_deref(), Some("another"));
});

both!(a_name_that_nobody_can_have_is_wrong_and_no_fault, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    for name in ["Kne\0cht", "", " ", &"a".repeat(10_000)] {
        let form = [("name", name), ("password", PASSWORD)];
        let answer = site.visitor().post("/sign-in", &form);
        assert_eq!(answer.status, 422, "{name:.20?}");
        assert!(answer.body.contains("Wrong name or password"));
        let form = [("name", name), ("role", "arbiter")];
        assert_eq!(administrator.post(&format!("{event}/roles"), &form).status, 422);
    }
});

both!(weak_passwords_are_refused_with_reasons, |site| {
    let administrator = site.administrator();
    for (password, reason) in [
        ("password1234", "one of the most common passwords"),
        ("correcthorse", "one of the most common passwords"),
        ("summerflower", "Too easy to guess"),
    ] {
        let form = [("name", "x"), ("password", password), ("password_again", "other")];
        let answer = administrator.post("/accounts", &form);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(reason), "{password}: {}", answer.body);
        assert!(answer.body.contains("passwords don’t match"));
    }
});
