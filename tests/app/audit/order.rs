//! No older value comes back by another number of the row of the log that has it.

use super::super::by_link::Table;
use super::rows::{change, played};
use super::*;

/// Gives all events a place, as an act does: one of the site's chain if it is of no event.
fn set_place(site: &Site, place: &str, event: Option<EventId>) {
    let act = Act::Archived { kind: Kind::Event, id: 1 };
    let (account, access, via, at) = (None, None, Via::Shell, clock::now());
    let work = |db: &mut Db| {
        diesel::sql_query(format!("UPDATE events SET place = '{place}'")).execute(db)?;
        transaction::record(RecordedAct { account, access, via, event, act, at });
        Ok(())
    };
    site.store.write(work).unwrap();
}

const LAST_BUT_ONE: &str = "SELECT max(id) FROM audit_rows WHERE table_name = 'events'
    AND id < (SELECT max(id) FROM audit_rows WHERE table_name = 'events')";

/// Puts back what events were before the last change, and makes that the last one.
fn bring_back(site: &Site, place: &str) {
    change(site, &format!("UPDATE events SET place = '{place}'"));
    let renumber = if site.database_url.starts_with("sqlite:") {
        format!("UPDATE audit_rows SET id = 1000000 WHERE id = ({LAST_BUT_ONE})")
    } else {
        format!(
            "WITH moved AS (
                DELETE FROM audit_rows WHERE id = ({LAST_BUT_ONE})
                RETURNING audit_id, table_name, written
            )
            INSERT INTO audit_rows (id, audit_id, table_name, written) OVERRIDING SYSTEM VALUE
            SELECT 1000000, audit_id, table_name, written FROM moved"
        )
    };
    change(site, &renumber);
}

/// One act is told: what it wrote is not in its place, and no row differs.
fn is_found(site: &Site, chain: Chain) {
    let found = faults(site, None);
    let is_told = matches!(&found[..], [Fault::RowsMisplaced { chain: of, .. }] if *of == chain);
    assert!(is_told, "{found:?}");
}

both!(an_older_value_that_is_numbered_as_the_last_one_is_found, |site| {
    let event = played(site).event;
    set_place(site, "Mariafels", Some(event));
    set_place(site, "Monteport", Some(event));
    assert_eq!(faults(site, None), []);
    bring_back(site, "Mariafels");
    is_found(site, Chain::Event(event));
});

both!(an_older_value_of_another_chain_is_found_once_heads_were_taken, |site| {
    let event = played(site).event;
    set_place(site, "Mariafels", Some(event));
    take_heads(site);
    set_place(site, "Monteport", None);
    assert_eq!(faults(site, None), []);
    bring_back(site, "Mariafels");
    is_found(site, Chain::Event(event));
});

both!(what_waited_for_an_act_raises_no_alarm_by_its_number, |site| {
    site.administrator().published_event();
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    // An act that came before the one that takes the move in.
    set_place(site, "Mariafels", None);
    take_heads(site);
    table.plays(&table.opponent, "a");
    take_heads(site);
    set_place(site, "Monteport", None);
    assert_eq!(faults(site, None), []);
});
