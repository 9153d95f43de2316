//! The audit log cannot be changed unseen, and forgets people without losing what happened.

mod cells;
mod everything;
mod order;
mod rows;
mod upgrades;

use chrono::TimeDelta;
use desk::audit::Fault;
use diesel::prelude::*;
use domain::audit::{Act, Anchor, Chain, Private, RecordedAct, Via};
use domain::bin::{Kind, expired_before};
use domain::{EventId, GameId, TournamentId};
use store::audit::head_of;
use store::transaction;
use store::{Db, Stored, attempted, audit, bin, tried};
use system::clock;

use super::played::{Plan, Played, acts};
use super::support::{Browser, Site, lacks};

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
    let done = |db: &mut Db| -> Stored<usize> { Ok(diesel::sql_query(statement).execute(db)?) };
    assert!(site.store.write(done).unwrap() > 0, "{statement}");
}

/// Whoever takes acts out may know that the log has the rows that they wrote.
fn free_rows(site: &Site) {
    let free = "UPDATE audit_rows SET audit_id = NULL WHERE audit_id NOT IN (SELECT id FROM audit)";
    site.store.write(|db| Ok(diesel::sql_query(free).execute(db)?)).unwrap();
}

fn anchor(site: &Site, event: EventId) -> Anchor {
    let head = site.store.read(|db| head_of(db, event)).unwrap().unwrap();
    head.hash.short().parse().unwrap()
}

/// Writes acts into the log in one transaction.
fn write_down(site: &Site, acts: impl IntoIterator<Item = RecordedAct>) {
    let all = |_: &mut Db| {
        acts.into_iter().for_each(transaction::record);
        Ok(())
    };
    site.store.write(all).unwrap();
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
    assert!(matches!(faults(site, None)[..], [_, _, Fault::RowsOfNoAct(_)]));
    free_rows(site);
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
    free_rows(site);
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
    free_rows(site);
    recorded.retain(|one| !matches!(one.act, Act::TournamentAdded { .. }));
    write_down(site, recorded);
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
    site.store.write(|db| bin::empty(db, expired_before(now), now)).unwrap();
    assert!(!in_log(site), "{:?}", acts(site));
    let kept = acts(site).into_iter().any(|act| match act {
        Act::PlayersEntered { entered, .. } => entered.iter().any(|one| one.name == Private(None)),
        _ => false,
    });
    assert!(kept, "that somebody was entered is still told");
    assert_eq!(faults(site, Some(&anchor)), []);
});

fn take_heads(site: &Site) -> usize {
    let taken = site.store.write(|db| desk::audit::take_heads(db, Via::Program, clock::now()));
    taken.unwrap().len()
}

both!(the_chain_of_the_site_finds_a_tail_that_was_cut, |site| {
    let (event, ..) = hall(&site.administrator());
    assert_eq!((take_heads(site), take_heads(site)), (1, 0), "only what moved is taken in");
    assert_eq!(faults(site, None), []);
    by_hand(site, "DELETE FROM audit_private");
    by_hand(site, "DELETE FROM audit WHERE position = 6");
    free_rows(site);
    by_hand(
        site,
        "UPDATE audit_chains SET length = 5, head = (SELECT hash FROM audit WHERE position = 5) \
         WHERE kind = 'event'",
    );
    let cut = Fault::NotAsTaken { chain: Chain::Event(event), position: 6 };
    assert_eq!(faults(site, None), [cut]);
});

both!(the_chain_of_the_site_finds_a_chain_that_was_written_anew, |site| {
    let (event, ..) = hall(&site.administrator());
    take_heads(site);
    let mut recorded = site.store.read(audit::list).unwrap();
    recorded.retain(|one| one.event.is_some());
    for statement in [
        "DELETE FROM audit_private",
        "DELETE FROM audit WHERE event_id IS NOT NULL",
        "DELETE FROM audit_chains WHERE kind = 'event'",
    ] {
        by_hand(site, statement);
    }
    let one = recorded.iter_mut().find(|one| matches!(one.act, Act::TournamentAdded { .. }));
    one.unwrap().account = None;
    write_down(site, recorded);
    let anew = Fault::NotAsTaken { chain: Chain::Event(event), position: 6 };
    assert!(faults(site, None).contains(&anew), "{:?}", faults(site, None));
});

both!(what_is_refused_halfway_or_only_tried_is_not_in_the_log, |site| {
    let act = |number: i32| RecordedAct {
        account: None,
        access: None,
        via: Via::Shell,
        event: None,
        act: Act::Archived { kind: Kind::Event, id: number },
        at: clock::now(),
    };
    let work = |db: &mut Db| {
        transaction::record(act(1));
        let refused = attempted(db, |_| {
            transaction::record(act(2));
            Ok(Err::<(), _>("refused"))
        })?;
        assert_eq!(refused, Err("refused"));
        tried(db, |_| {
            transaction::record(act(3));
            Ok(())
        })?;
        let done = attempted(db, |_| {
            transaction::record(act(4));
            Ok(Ok::<_, ()>(()))
        })?;
        assert_eq!(done, Ok(()));
        Ok(())
    };
    site.store.write(work).unwrap();
    let told = site.store.read(audit::list).unwrap();
    let told: Vec<_> = told.into_iter().map(|one| one.act).collect();
    assert_eq!(told, [act(1).act, act(4).act]);
});

both!(an_arbiter_reads_what_happened_at_the_event, |site| {
    let administrator = site.administrator();
    let (event, _, tournament) = hall(&administrator);
    let path = format!("/events/{event}");
    let arbiter = site.with_role(&administrator, &path, "arbiter");
    let page = arbiter.page(&format!("{path}/audit"));
    let tournament_link = format!("<a href=\"{tournament}\"><bdi>Glass Bead Game 2×6</bdi></a>");
    for words in [
        &format!("Tournament {tournament_link} was created."),
        "<bdi>Anna Becker</bdi></a> was added to",
        "The event was published.",
        "Event <a href=",
        "The role of <bdi>",
        ", administrator",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let newest = page.find("was set to arbiter").unwrap();
    assert!(newest < page.find("was published").unwrap(), "newest first");
    assert!(arbiter.page(&path).contains(&format!("href=\"{path}/audit\"")));
    let of_tournament = arbiter.page(&tournament);
    assert!(of_tournament.contains(&format!("{path}/audit?tournament=")), "{of_tournament}");
    for (browser, status) in [
        (site.with_role(&administrator, &path, "scorekeeper"), 403),
        (site.with_role(&administrator, &path, ""), 403),
        (site.visitor(), 303),
    ] {
        assert_eq!(browser.get(&format!("{path}/audit")).status, status);
        lacks(&browser.page(&path), "Audit log");
    }
});

both!(the_log_is_narrowed_down, |site| {
    let administrator = site.administrator();
    let (event, tournament, _) = hall(&administrator);
    let path = format!("/events/{event}");
    site.with_role(&administrator, &path, "arbiter");
    let page = |query: &str| administrator.page(&format!("{path}/audit?{query}"));
    let (added, published, role) = ("was added to", "was published.", "was set to arbiter");
    let of_tournament = page(&format!("tournament={tournament}"));
    assert!(of_tournament.contains(added) && of_tournament.contains("was created."));
    lacks(&of_tournament, published);
    let of_entries = page("area=entries&tournament=&by=");
    assert!(of_entries.contains(added), "{of_entries}");
    lacks(&of_entries, published);
    let of_roles = page("area=accounts");
    assert!(of_roles.contains(role), "{of_roles}");
    lacks(&of_roles, added);
    assert!(page("by=1").contains(added), "the administrator did it all");
    assert!(page("by=shell").contains("No acts to show."));
    assert!(page("by=x&area=x&before=x").contains(added), "what means nothing asks for nothing");
});

both!(a_long_log_has_pages, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    administrator.tournament(&event);
    let titles: Vec<String> = (1..=117).map(|number| format!("Game {number:03}")).collect();
    let id = Some(EventId(event.rsplit('/').next().unwrap().parse().unwrap()));
    let added = |title: &String| RecordedAct {
        account: None,
        access: None,
        via: Via::Shell,
        event: id,
        act: Act::GameAdded { game: GameId(1), title: title.clone() },
        at: clock::now(),
    };
    write_down(site, titles.iter().map(added));
    let mut path = format!("{event}/audit");
    let mut seen = Vec::new();
    for expected in [50, 50, 20] {
        let page = administrator.page(&path);
        assert_eq!(page.matches("<time datetime").count(), expected, "{path}");
        seen.extend(
            titles.iter().filter(|title| page.contains(&format!(">{title}</bdi>"))).cloned(),
        );
        let Some((_, next)) = page.split_once("rel=\"next\" href=\"") else { break };
        path = next.split('"').next().unwrap().replace("&#38;", "&");
    }
    seen.sort();
    assert_eq!(seen, titles, "each act is on one page");
    assert_eq!(
        path,
        format!("{event}/audit?before=21"),
        "a page begins at a position of the chain"
    );
    assert!(administrator.page(&path).contains(&format!("href=\"{event}/audit?\"")), "the newest");
});

both!(a_board_has_a_log_of_its_own, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Anna"]);
    played.record(&["x 1 1", "0 x 1", "0 0 x"]);
    let administrator = site.administrator();
    let board = played.path("rounds/1/boards/1");
    let log = format!("{board}/audit");
    assert!(administrator.page(&board).contains(&format!("href=\"{log}\"")));
    let page = administrator.page(&log);
    assert!(page.contains("board 1 of round 1"), "{page}");
    assert_eq!(page.matches("The result of").count(), 1, "{page}");
    assert!(page.contains("was started with 3 players"), "the round robin is paired by its start");
    assert_eq!(administrator.get(&played.path("rounds/9/boards/9/audit")).status, 404);
    let event = format!("/events/{}", played.event);
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    assert_eq!(scorekeeper.get(&log).status, 403);
    lacks(&scorekeeper.page(&board), "Audit log");
});

both!(a_player_has_a_log_over_all_events_with_merged_ones, |site| {
    let administrator = site.administrator();
    let (event, ..) = hall(&administrator);
    let elsewhere = Played::start(site, &Plan::RATED, &["J. Knecht", "Carlo Ferromonte"]);
    let other = elsewhere.players[0];
    let lacking = administrator.page("/players/1/audit");
    assert!(!lacking.contains("J. Knecht"), "{lacking}");
    let merge = format!("/players/1/merge/{other}");
    let form = [("reason", "He said so himself."), ("form_key", "once")];
    assert!(administrator.post(&merge, &form).status < 400);
    let page = administrator.page("/players/1/audit");
    assert!(page.contains(">J. Knecht</bdi></a> was merged into"), "{page}");
    assert!(page.contains("2 players were added to") && page.contains("was started with"));
    assert_eq!(page.matches("was added to").count(), 1, "{page}");
    assert!(!page.contains("Anna Becker"), "{page}");
    assert!(administrator.page("/players/1").contains("href=\"/players/1/audit\""));
    assert_eq!(administrator.get("/players/99/audit").status, 404);
    let organiser = site.with_role(&administrator, &format!("/events/{event}"), "organiser");
    assert_eq!(organiser.get("/players/1/audit").status, 403);
    lacks(&organiser.page("/players/1"), "Audit log");
});

both!(the_site_and_rating_lists_have_logs_for_administrators, |site| {
    let administrator = site.administrator();
    let (event, ..) = hall(&administrator);
    take_heads(site);
    let page = administrator.page("/audit");
    assert!(page.contains("was created, rank administrator."), "{page}");
    assert!(page.contains("The heads of one other log were taken in."), "{page}");
    assert!(page.contains("· server") && page.contains("Waldzell Open"), "{page}");
    lacks(&page, "was added to");
    assert!(administrator.page("/accounts").contains("href=\"/audit\""));
    let organiser = site.with_role(&administrator, &format!("/events/{event}"), "organiser");
    for path in ["/audit", "/ratings/1/audit"] {
        assert_eq!(organiser.get(path).status, 403, "{path}");
    }
    assert_eq!(administrator.get("/ratings/99/audit").status, 404);
});

both!(who_is_erased_is_a_deleted_player, |site| {
    let administrator = site.administrator();
    let (event, ..) = hall(&administrator);
    by_hand(site, "UPDATE entries SET deleted_at = '2026-01-01 00:00:00' WHERE player_id = 3");
    by_hand(site, "UPDATE players SET deleted_at = '2026-01-01 00:00:00' WHERE id = 3");
    let log = format!("/events/{event}/audit");
    let page = administrator.page(&log);
    assert!(
        page.contains("<bdi>Anna Becker</bdi> was added to"),
        "in the bin she has no page: {page}"
    );
    site.store.write(|db| bin::empty(db, clock::now(), clock::now())).unwrap();
    let page = administrator.page(&log);
    assert!(page.contains("a deleted player was added to"), "{page}");
    assert!(!page.contains("Anna Becker"), "{page}");
    assert_eq!(faults(site, None), []);
});

both!(sheets_and_report_files_carry_the_head_of_the_event, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]);
    let head = site.store.read(|db| head_of(db, played.event)).unwrap().unwrap().hash;
    let visitor = site.visitor();
    let digits = head.short().to_uppercase();
    for sheet in ["print/standings", "print/crosstable"] {
        let page = visitor.page(&played.path(sheet));
        assert!(page.contains(&format!("Audit log: {} ", &digits[..4])), "{sheet}: {page}");
    }
    let report = visitor.page(&played.path("report.trf"));
    let comment = format!("### magister audit {}", head.as_str());
    assert!(report.lines().any(|line| line.trim_end() == comment), "{report}");
    assert_eq!(faults(site, Some(&head.as_str().parse().unwrap())), []);
});

both!(acts_of_before_are_told_apart_when_the_database_is_brought_up_to_date, |site| {
    let administrator = site.administrator();
    let (event, tournament, _) = hall(&administrator);
    let path = format!("/events/{event}/audit?area=entries&tournament={tournament}");
    let page = administrator.page(&path);
    by_hand(site, "DELETE FROM audit_subjects");
    by_hand(site, "UPDATE audit SET area = NULL");
    assert!(administrator.page(&path).contains("No acts to show."));
    site.store.migrate().unwrap();
    let acts = |page: &str| page.split("<ol class=\"history").nth(1).map(str::to_owned);
    assert_eq!(acts(&administrator.page(&path)), acts(&page));
    assert!(page.contains("was added to"), "{page}");
});

both!(no_name_of_a_player_is_in_the_chain, |site| {
    let (_, _, tournament) = hall(&site.administrator());
    assert!(site.visitor().page(&format!("{tournament}/entries")).contains("Anna Becker"));
    let named = "UPDATE audit SET act = act WHERE detail LIKE '%Becker%'";
    let found = |db: &mut Db| -> Stored<usize> { Ok(diesel::sql_query(named).execute(db)?) };
    assert_eq!(site.store.write(found).unwrap(), 0);
    by_hand(site, "UPDATE audit_private SET value = value WHERE value LIKE '%Becker%'");
});
