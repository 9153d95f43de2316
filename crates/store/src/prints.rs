//! What is kept of what events print.

use diesel::prelude::*;
use domain::EventId;
use domain::prints::address::PrintAddress;
use domain::prints::{Paper, Printing};

use super::schema::event_prints;
use super::{Db, StoreError, Stored};

/// What is kept of an event; the usual where nobody has chosen or printed anything.
pub fn find(db: &mut Db, event: EventId) -> Stored<Printing> {
    let row = event_prints::table
        .find(event.0)
        .select((event_prints::paper, event_prints::on_slips))
        .first::<(String, Option<String>)>(db)
        .optional()?;
    let Some((paper, on_slips)) = row else {
        return Ok(Printing::default());
    };
    let paper =
        Paper::parse(&paper).ok_or_else(|| StoreError::corrupt("event_prints.paper", &paper))?;
    Ok(Printing { paper, on_slips: on_slips.map(PrintAddress::stored) })
}

pub fn save(db: &mut Db, event: EventId, printing: &Printing) -> Stored<()> {
    let values = (
        event_prints::paper.eq(printing.paper.as_str()),
        event_prints::on_slips.eq(printing.on_slips.as_ref().map(PrintAddress::as_str)),
    );
    let there = diesel::update(event_prints::table.find(event.0)).set(values).execute(db)?;
    if there == 0 {
        diesel::insert_into(event_prints::table)
            .values((event_prints::event_id.eq(event.0), values))
            .execute(db)?;
    }
    Ok(())
}
