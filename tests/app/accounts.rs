//! The first administrator, signing in, passwords, roles.

use magister::clock;
use magister::domain::accounts::{AccountName, Rank};
use magister::store::accounts;

use super::support::PASSWORD;

both!(opening_the_setup_link_does_not_spend_it_but_the_form_does, |site| {
    let hash = "8c1be2e0d5b3cf5ee0f5b1d7b5a5c9e1"; // of no token at all
    site.store.write(|db| accounts::set_setup_link(db, hash, clock::now())).unwrap();
    assert_eq!(site.visitor().get("/setup/wrong").status, 404);
    let administrator = site.administrator();
    assert_eq!(administrator.get("/accounts").status, 200);
    assert!(!site.store.read(|db| accounts::is_setup_link(db, hash)).unwrap());
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
    assert_eq!(site.store.read(|db| accounts::list(db)).unwrap().len(), 1);
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
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(member.get("/account").status, 303, "the old cookie is worth nothing");
});

both!(weak_passwords_are_refused_with_reasons, |site| {
    let administrator = site.administrator();
    let form = [("name", "x"), ("password", "password1234"), ("password_again", "other")];
    let answer = administrator.post("/accounts", &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("too easily guessed"), "{}", answer.body);
    assert!(answer.body.contains("two passwords differ"));
});
