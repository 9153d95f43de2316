//! Files between their preview and their import.

use std::io::{Read, Write};

use chrono::{DateTime, TimeDelta, Utc};
use data_encoding::BASE64;
use diesel::prelude::*;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::schema::uploads;
use super::{Db, StoreError, Stored};
use crate::domain::AccountId;

/// How long one waits.
const HOURS: i64 = 12;

/// A file as it came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Uploaded {
    pub file_name: String,
    pub bytes: Vec<u8>,
}

/// Forgets files that nobody came back to.
pub fn forget_old(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let old = (now - TimeDelta::hours(HOURS)).naive_utc();
    diesel::delete(uploads::table.filter(uploads::received_at.lt(old))).execute(db)?;
    Ok(())
}

/// Keeps the last file of an account, instead of the one before.
pub fn keep(db: &mut Db, whose: AccountId, file: &Uploaded, now: DateTime<Utc>) -> Stored<()> {
    discard(db, whose)?;
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let packed = packed.write_all(&file.bytes).and_then(|()| packed.finish());
    let packed = packed.map_err(|error| StoreError::corrupt("uploads.content", &error))?;
    diesel::insert_into(uploads::table)
        .values((
            uploads::account_id.eq(whose.0),
            uploads::file_name.eq(&file.file_name),
            uploads::content.eq(BASE64.encode(&packed)),
            uploads::received_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// The file that an account has looked at last.
pub fn uploaded(db: &mut Db, whose: AccountId) -> Stored<Option<Uploaded>> {
    let row = uploads::table.find(whose.0).select((uploads::file_name, uploads::content));
    let Some((file_name, content)) = row.first::<(String, String)>(db).optional()? else {
        return Ok(None);
    };
    let corrupt = || StoreError::corrupt("uploads.content", &file_name);
    let packed = BASE64.decode(content.as_bytes()).map_err(|_| corrupt())?;
    let mut bytes = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut bytes).map_err(|_| corrupt())?;
    Ok(Some(Uploaded { file_name, bytes }))
}

pub fn discard(db: &mut Db, whose: AccountId) -> Stored<()> {
    diesel::delete(uploads::table.find(whose.0)).execute(db)?;
    Ok(())
}
