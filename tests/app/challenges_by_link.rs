//! Challenges over HTTP: made, taken, withdrawn, expired.

use chrono::TimeDelta;
use diesel::{RunQueryDsl, sql_query};
use domain::ChallengeId;
use domain::by_link::{NewChallenge, SeatName};
use store::by_link::challenges;
use store::{Db, Stored};
use system::clock;

use super::by_link::{challenge, comes_with, link_in};
use super::support::Site;

both!(a_challenge_is_taken_once_by_somebody_else_with_a_name, |site| {
    let administrator = site.administrator();
    let link = link_in(&administrator.post("/by-link", &challenge(&[("begins", "choice")])));
    let visitor = comes_with(site, &link);
    let page = visitor.page("/by-link");
    assert!(page.contains("Josef Knecht") && page.contains("/by-link/challenges/1"), "{page}");
    for (form, words) in [
        (vec![("name", ""), ("side", "first")], "Please fill this in."),
        (vec![("name", "Plinio"), ("side", "")], "Choose a side."),
        (vec![("name", "josef KNECHT"), ("side", "first")], "something that tells you apart"),
    ] {
        let refused = visitor.post(&link, &form);
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(refused.body.contains(words), "{words}: {}", refused.body);
    }
    let own = administrator.post(&link, &[("name", "Josef"), ("side", "first")]);
    assert!(own.status == 422 && own.body.contains("your own challenge"), "{}", own.body);
    let form = [("name", "Plinio"), ("side", "first"), ("form_key", "take")];
    assert_eq!(site.visitor().post(&link, &form).status, 422, "without cookies");
    let taken = visitor.submit("/by-link/challenges/1", &form);
    // Whose answer was lost sends the same again; somebody else's form is another one.
    assert_eq!(visitor.submit("/by-link/challenges/1", &form), taken);
    assert!(visitor.page(&taken).contains("name=\"wish\""), "the seat is theirs");
    let late = comes_with(site, &link).post("/by-link/challenges/1", &form);
    assert!(
        late.status == 422 && late.body.contains("This challenge has been accepted."),
        "{}",
        late.body
    );
    assert!(!visitor.page("/by-link").contains("/by-link/challenges/1"));
});

both!(a_challenge_is_withdrawn_by_whoever_made_it, |site| {
    let administrator = site.administrator();
    let link = link_in(&administrator.post("/by-link", &challenge(&[("listed", "")])));
    assert!(!site.visitor().page("/by-link").contains("/by-link/challenges/1"), "only by its link");
    assert_eq!(site.visitor().get("/by-link/challenges/1").status, 404);
    let taken = site.visitor().post("/by-link/challenges/1", &[("name", "Plinio")]);
    assert_eq!(taken.status, 404);
    for path in ["/by-link/challenges/1", &link] {
        let own = administrator.page(path);
        assert!(own.contains("Your challenge") && own.contains("challenges/1/withdraw"), "{own}");
        assert!(!own.contains("Accept challenge"), "{own}");
    }
    administrator.submit("/by-link/challenges/1/withdraw", &[]);
    let late = comes_with(site, &link).post(&link, &[("name", "Plinio")]);
    assert!(late.status == 422 && late.body.contains("was withdrawn"), "{}", late.body);
});

both!(what_is_wrong_with_a_challenge_is_told_at_once_and_what_was_typed_is_kept, |site| {
    let administrator = site.administrator();
    let form = challenge(&[("time", "10+5"), ("holidays", "7"), ("name", "")]);
    let refused = administrator.post("/by-link", &form);
    assert_eq!(refused.status, 422);
    for words in ["for a live game, 0", "value=\"10+5\" selected", "value=\"7\""] {
        assert!(refused.body.contains(words), "{words}: {}", refused.body);
    }
    for nr in 0..20 {
        let key = format!("key-{nr}");
        let form = [challenge(&[]), vec![("form_key", &*key)]].concat();
        assert_eq!(administrator.post("/by-link", &form).status, 200);
    }
    let refused = administrator.post("/by-link", &challenge(&[("form_key", "one-more")]));
    assert!(
        refused.status == 422 && refused.body.contains("20 open challenges"),
        "{}",
        refused.body
    );
});

/// As if a challenge had been made so many days ago.
fn made_days_ago(site: &Site, days: i64) {
    let at = (clock::now() - TimeDelta::days(days)).format("%Y-%m-%d %H:%M:%S");
    let statement = format!("UPDATE challenges SET made_at = '{at}'");
    let done = |db: &mut Db| -> Stored<usize> { Ok(sql_query(statement).execute(db)?) };
    assert_eq!(site.store.write(done).unwrap(), 1);
}

both!(a_challenge_that_nobody_takes_expires_after_thirty_days, |site| {
    let administrator = site.administrator();
    let link = link_in(&administrator.post("/by-link", &challenge(&[("begins", "challenger")])));
    let visitor = comes_with(site, &link);
    made_days_ago(site, 29);
    assert!(administrator.page("/by-link").contains("/by-link/challenges/1"));
    assert!(visitor.page(&link).contains("open until"));
    made_days_ago(site, 30);
    assert!(!administrator.page("/by-link").contains("/by-link/challenges/1"));
    for path in ["/by-link/challenges/1", &link] {
        let page = visitor.page(path);
        assert!(
            page.contains("nobody accepted it within 30 days") && !page.contains("open until"),
            "{page}"
        );
        let late = visitor.post(path, &[("name", "Plinio"), ("form_key", path)]);
        assert!(late.status == 422 && late.body.contains("has expired"), "{}", late.body);
    }
});

both!(sixty_challenges_are_on_a_page_and_older_ones_on_the_next, |site| {
    let administrator = site.administrator();
    administrator.post("/by-link", &challenge(&[]));
    let made = |db: &mut Db| -> Stored<()> {
        let first = challenges::find(db, ChallengeId(1))?.unwrap();
        let new = NewChallenge {
            game: first.game,
            control: first.control,
            begins: first.begins,
            name: SeatName::parse("Tito").unwrap(),
            is_listed: true,
            rated: first.rated,
            delay: first.delay,
        };
        for nr in 0..64 {
            let hash = format!("{nr:064}");
            challenges::insert(db, &new, (first.made_by, &hash), first.made_at)?;
        }
        Ok(())
    };
    site.store.write(made).unwrap();
    let visitor = site.visitor();
    let listed = |path: &str| visitor.page(path).matches("href=\"/by-link/challenges/").count();
    assert_eq!(listed("/by-link"), 60);
    assert!(visitor.page("/by-link").contains("href=\"/by-link?below=6\""));
    let older = visitor.page("/by-link?below=6");
    assert_eq!(listed("/by-link?below=6"), 5);
    assert!(older.contains("Newest challenges") && !older.contains("Older challenges"), "{older}");
    assert_eq!(listed("/by-link?below=nothing"), 60);
});
