//! What an upgrade takes into the log, and that nothing is taken in by an upgrade that was none.

use domain::players::PlayerName;
use store::players;

use super::rows::{change, changed, played};
use super::*;

fn upgrade(site: &Site) {
    site.store.migrate().unwrap();
    site.store.write(|db| desk::audit::log_upgrade(db, clock::now())).unwrap();
}

/// How many rows went on differing, by each act that tells of an upgrade.
fn altered(site: &Site) -> Vec<usize> {
    let altered = |act| match act {
        Act::RowsTakenIn { altered, .. } => Some(altered),
        _ => None,
    };
    acts(site).into_iter().filter_map(altered).collect()
}

fn n_row_faults(site: &Site) -> usize {
    faults(site, None).iter().filter(|fault| matches!(fault, Fault::Row(_))).count()
}

fn n_forgotten(site: &Site) -> usize {
    faults(site, None).iter().filter(|fault| matches!(fault, Fault::UpgradeForgotten(_))).count()
}

fn is_sqlite(site: &Site) -> bool {
    site.database_url.starts_with("sqlite:")
}

both!(what_was_there_before_rows_were_logged_is_taken_in_once, |site| {
    played(site);
    // As a database was before it had a log of rows: nothing is in it, and no act tells of any.
    for table in ["audit_rows", "audit_salts", "audit_upgrades"] {
        change(site, &format!("DELETE FROM {table}"));
    }
    change(site, "UPDATE audit SET rows_digest = NULL");
    assert!(n_row_faults(site) > 10, "{}", n_row_faults(site));
    upgrade(site);
    assert_eq!((n_row_faults(site), altered(site)), (0, vec![0]));
    // It is done once: what is changed from now on is found.
    change(site, "UPDATE events SET place = 'Mariafels'");
    upgrade(site);
    assert_eq!((n_row_faults(site), altered(site)), (1, vec![0]));
});

/// Makes the last step pending again.
fn take_step_back(site: &Site) {
    if !is_sqlite(site) {
        change(site, "ALTER TABLE published_lists DROP COLUMN rules_version");
    }
    change(site, "DELETE FROM __diesel_schema_migrations WHERE version = '00000000000073'");
    change(site, "UPDATE audit_upgrades SET step = '00000000000072'");
}

both!(an_upgrade_that_ends_halfway_takes_nothing_in_of_what_was_altered, |site| {
    played(site);
    change(site, "UPDATE events SET place = 'Mariafels'");
    take_step_back(site);
    // The steps are taken before somebody stumbles over this act.
    change(
        site,
        "INSERT INTO audit (recorded_at, act, detail) VALUES ('2026-11-20 10:00:00', 'x', '{')",
    );
    assert!(site.store.migrate().is_err());
    assert!(!site.store.is_up_to_date().unwrap());
    let name = PlayerName::parse("Petrus").unwrap();
    site.store.write(|db| players::insert(db, &name, None, clock::now())).unwrap();
    assert_eq!(changed(site, "events").0, ["place"], "rows are noted as before");
    change(site, "DELETE FROM audit WHERE act = 'x'");
    upgrade(site);
    assert!(site.store.is_up_to_date().unwrap());
    assert_eq!(changed(site, "events").0, ["place"]);
    assert_eq!(altered(site), [1]);
});

both!(an_upgrade_that_was_forgotten_takes_nothing_in, |site| {
    played(site);
    change(site, "UPDATE events SET place = 'Mariafels'");
    change(site, "DELETE FROM audit_upgrades");
    assert_eq!(n_forgotten(site), 1);
    assert!(!site.store.is_up_to_date().unwrap());
    assert!(site.store.can_be_checked().unwrap(), "nothing is mended before it is checked");
    upgrade(site);
    assert!(site.store.is_up_to_date().unwrap());
    assert_eq!((n_forgotten(site), altered(site)), (0, vec![1]));
    assert_eq!(changed(site, "events").0, ["place"]);
    // Nor does it help to take away what was logged of it.
    change(site, "DELETE FROM audit_rows WHERE table_name = 'events'");
    change(site, "DELETE FROM audit_upgrades");
    upgrade(site);
    assert!(n_row_faults(site) > 0);
    assert!(faults(site, None).iter().any(|fault| matches!(fault, Fault::RowsAltered { .. })));
});

both!(an_act_of_an_upgrade_whose_row_is_gone_is_found, |site| {
    played(site);
    change(site, "UPDATE events SET place = 'Mariafels'");
    // Its act tells of a step before the last one.
    change(site, "UPDATE audit_upgrades SET step = '00000000000072'");
    take_in_as(site, "00000000000072");
    upgrade(site);
    assert_eq!(n_forgotten(site), 0);
    change(site, "DELETE FROM audit_upgrades WHERE step = '00000000000072'");
    assert_eq!(n_forgotten(site), 1);
});

/// Writes the act of an upgrade down.
fn take_in_as(site: &Site, step: &str) {
    let act = Act::RowsTakenIn { step: step.to_owned(), rows: 0, altered: 0 };
    let (account, access, via, event) = (None, None, Via::Program, None);
    let at = clock::now();
    write_down(site, [RecordedAct { account, access, via, event, act, at }]);
}

both!(a_table_that_an_older_program_did_not_log_is_taken_in, |site| {
    played(site);
    change(site, "UPDATE events SET place = 'Mariafels'");
    change(
        site,
        "INSERT INTO notices (event_id, text, posted_at)
        VALUES (1, 'Lunch is at noon.', '2026-11-20 10:00:00')",
    );
    assert_eq!(n_row_faults(site), 2);
    let older = if is_sqlite(site) {
        "json_remove(logged_columns, '$.notices')"
    } else {
        "(logged_columns::jsonb - 'notices')::text"
    };
    change(site, &format!("UPDATE audit_upgrades SET logged_columns = {older}"));
    assert!(!site.store.is_up_to_date().unwrap());
    assert!(!site.store.can_be_checked().unwrap(), "an honest upgrade raises no alarm");
    upgrade(site);
    assert!(site.store.is_up_to_date().unwrap());
    assert_eq!(changed(site, "events").0, ["place"]);
    assert_eq!(altered(site), [1]);
});
