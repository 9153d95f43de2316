//! The audit log cannot be changed unseen, and forgets people without losing what happened.

use chrono::TimeDelta;
use diesel::prelude::*;
use magister::clock;
use magister::desk;
use magister::desk::audit::Fault;
use magister::domain::audit::{Act, Anchor, Chain, Private};
use magister::domain::bin::expired_before;
use magister::domain::{EventId, TournamentId};
use magister::store::audit::{head_of, insert};
use magister::store::{Stored, audit, bin};

use super::played::acts;
use super::support::{Browser, Site};

/// An event with a tournament of three; answers both.
fn hall(administrator: &Browser) -> (EventId, TournamentId, String) {
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Anna Becker"]);
    let id = |path: &str| path.rsplit('/').next().unwrap().parse().unwrap();
    (EventId(id(&event)), TournamentId(id(&tournament)), tournament)
}

fn faults(site: &Site, anchor: Option<&Anchor>) -> Vec<Fault> {
    site.store.read(|db| desk::audit::check(db, anchor)).unwrap().faults
}

/// Something done with the database behind the program's back.
fn by_hand(site: &Site, statement: &str) {
    let done = |db: &mut magister::store::Db| -> Stored<usize> {
        Ok(diesel::sql_query(statement).execute(db)?)
    };
    assert!(site.store.write(done).unwrap() > 0, "{statement}");
}

fn anchor(site: &Site, event: EventId) -> Anchor {
    let head = site.store.read(|db| head_of(db, event)).unwrap().unwrap();
    head.hash.short().parse().unwrap()
}

both!(each_event_has_a_chain_and_the_rest_another, |site| {
    let administrator = site.administrator();
    let (event, ..) = hall(&administrator);
    let checked = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(checked.faults, []);
    let lengths: Vec<(Chain, i32)> =
        checked.heads.iter().map(|head| (head.chain, head.length)).collect();
    // The first administrator; the event, which is published, its tournament, three players.
    assert_eq!(lengths, [(Chain::Site, 1), (Chain::Event(event), 6)]);
    assert_eq!(faults(site, Some(&anchor(site, event))), []);
});

both!(a_row_that_is_changed_by_hand_is_found, |site| {
    let (event, ..) = hall(&site.administrator());
    let chain = Chain::Event(event);
    by_hand(site, "UPDATE audit SET account_id = NULL WHERE act = 'tournament-added'");
    let altered = Fault::Altered { chain, position: 3 };
    assert_eq!(faults(site, None), std::slice::from_ref(&altered));
    by_hand(site, "UPDATE audit SET via = 'x', detail = 'x' WHERE act = 'tournament-added'");
    assert_eq!(faults(site, None), [altered], "what cannot be read was changed as well");
    let named = "UPDATE audit_private SET value = '\"Anna Bauer\"' WHERE value LIKE '%Becker%'";
    by_hand(site, named);
    let named = Fault::PrivateAltered { chain, position: 6 };
    assert!(faults(site, None).contains(&named));
});

both!(a_row_that_is_taken_out_or_put_in_is_found, |site| {
    let (event, ..) = hall(&site.administrator());
    let chain = Chain::Event(event);
    by_hand(site, "DELETE FROM audit WHERE act = 'tournament-added'");
    assert_eq!(
        faults(site, None),
        [Fault::Missing { chain, position: 3 }, Fault::Altered { chain, position: 4 }]
    );
    by_hand(
        site,
        "INSERT INTO audit (recorded_at, act, detail) VALUES ('2026-11-20 10:00:00', 'x', '{}')",
    );
    assert!(matches!(faults(site, None)[..], [_, _, Fault::Loose(_)]));
});

both!(a_tail_that_is_cut_is_found_by_an_anchor, |site| {
    let (event, ..) = hall(&site.administrator());
    let anchor = anchor(site, event);
    by_hand(site, "DELETE FROM audit_private");
    by_hand(site, "DELETE FROM audit WHERE position = 6");
    let cut = Fault::Cut { chain: Chain::Event(event), found: 5, expected: 6 };
    assert_eq!(faults(site, None), [cut]);
    // Whoever cuts it may know about the head as well.
    by_hand(
        site,
        "UPDATE audit_chains SET length = 5, head = (SELECT hash FROM audit WHERE position = 5) \
         WHERE kind = 'event'",
    );
    assert_eq!(faults(site, None), []);
    assert_eq!(faults(site, Some(&anchor)), [Fault::NoAnchor]);
});

both!(a_chain_that_is_written_anew_is_found_by_an_anchor, |site| {
    let (event, ..) = hall(&site.administrator());
    let anchor = anchor(site, event);
    let mut recorded = site.store.read(audit::list).unwrap();
    for statement in ["DELETE FROM audit_private", "DELETE FROM audit", "DELETE FROM audit_chains"]
    {
        by_hand(site, statement);
    }
    recorded.retain(|one| !matches!(one.act, Act::TournamentAdded { .. }));
    site.store.write(|db| recorded.iter().try_for_each(|one| insert(db, one))).unwrap();
    assert_eq!(faults(site, None), []);
    assert_eq!(faults(site, Some(&anchor)), [Fault::NoAnchor]);
});

both!(who_is_erased_is_nowhere_in_the_log_and_the_chain_holds, |site| {
    let administrator = site.administrator();
    let (event, _, tournament) = hall(&administrator);
    let entries = administrator.page(&format!("{tournament}/entries"));
    let (before, _) = entries.split_once("Anna Becker").unwrap();
    let player = before.rsplit("/players/").next().unwrap().split('"').next().unwrap().to_owned();
    let entry = entries
        .split("<tr")
        .find(|row| row.contains("Anna Becker"))
        .and_then(|row| row.split(&format!("{tournament}/entries/")).nth(1))
        .and_then(|rest| rest.split('/').next())
        .unwrap()
        .to_owned();
    administrator.submit(&format!("{tournament}/entries/{entry}/remove"), &[]);
    let in_log = |site: &Site| format!("{:?}", acts(site)).contains("Anna Becker");
    assert!(in_log(site), "as long as she is in the bin");
    let anchor = anchor(site, event);
    let now = clock::now() + TimeDelta::days(31);
    let deleted = administrator.post(&format!("/players/{player}/delete"), &[]);
    assert!([303, 404].contains(&deleted.status), "{}", deleted.body);
    site.store.write(|db| bin::empty(db, expired_before(now))).unwrap();
    assert!(!in_log(site), "{:?}", acts(site));
    let kept = acts(site).into_iter().any(|act| match act {
        Act::PlayersEntered { entered, .. } => entered.iter().any(|one| one.name == Private(None)),
        _ => false,
    });
    assert!(kept, "that somebody was entered is still told");
    assert_eq!(faults(site, Some(&anchor)), []);
});
