//! What other programs keep with an event.

use diesel::prelude::*;
use domain::EventId;
use domain::event_files::Extension;
use serde_json::value::RawValue;

use crate::schema::extensions;
use crate::{Db, StoreError, Stored};

/// All of an event, in their order.
pub fn extensions(db: &mut Db, event: EventId) -> Stored<Vec<Extension>> {
    let rows = extensions::table
        .filter(extensions::event_id.eq(event.0))
        .order(extensions::place)
        .select((extensions::name, extensions::spec_url, extensions::data))
        .load::<(String, String, String)>(db)?;
    let extension = |(id, spec_url, data): (String, String, String)| {
        let corrupt = |_| StoreError::corrupt("extensions.data", &id);
        let data = RawValue::from_string(data).map_err(corrupt)?;
        Ok(Extension { id, spec_url, data })
    };
    rows.into_iter().map(extension).collect()
}

pub fn keep_extensions(db: &mut Db, event: EventId, all: &[Extension]) -> Stored<()> {
    for (place, Extension { id, spec_url, data }) in (1..).zip(all) {
        diesel::insert_into(extensions::table)
            .values((
                extensions::event_id.eq(event.0),
                extensions::place.eq(place),
                extensions::name.eq(id),
                extensions::spec_url.eq(spec_url),
                extensions::data.eq(data.get()),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Answers whether it was there.
pub fn remove_extension(db: &mut Db, event: EventId, id: &str) -> Stored<bool> {
    let gone =
        extensions::table.filter(extensions::event_id.eq(event.0)).filter(extensions::name.eq(id));
    Ok(diesel::delete(gone).execute(db)? > 0)
}
