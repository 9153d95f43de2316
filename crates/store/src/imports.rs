//! Files between their preview and their import.

use std::io::{Read, Write};

use chrono::{DateTime, TimeDelta, Utc};
use data_encoding::BASE64;
use diesel::prelude::*;
use domain::AccountId;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::schema::uploads;
use super::{Db, StoreError, Stored};

/// How long one waits.
const HOURS: i64 = 12;

/// A file, compressed: what is looked at may be large, and is read piece by piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Uploaded {
    pub file_name: String,
    packed: Vec<u8>,
}

impl Uploaded {
    pub fn new(file_name: String, bytes: &[u8]) -> Stored<Self> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        let packed = packed.write_all(bytes).and_then(|()| packed.finish());
        let packed = packed.map_err(|error| StoreError::corrupt("uploads.content", &error))?;
        Ok(Self { file_name, packed })
    }

    /// The file as it came.
    pub fn reader(&self) -> impl Read {
        GzDecoder::new(&self.packed[..])
    }
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
    diesel::insert_into(uploads::table)
        .values((
            uploads::account_id.eq(whose.0),
            uploads::file_name.eq(&file.file_name),
            uploads::content.eq(BASE64.encode(&file.packed)),
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
    let packed = BASE64.decode(content.as_bytes());
    let packed = packed.map_err(|_| StoreError::corrupt("uploads.content", &file_name))?;
    Ok(Some(Uploaded { file_name, packed }))
}

/// The name of that file.
pub fn name(db: &mut Db, whose: AccountId) -> Stored<Option<String>> {
    let row = uploads::table.find(whose.0).select(uploads::file_name);
    Ok(row.first(db).optional()?)
}

pub fn discard(db: &mut Db, whose: AccountId) -> Stored<()> {
    diesel::delete(uploads::table.find(whose.0)).execute(db)?;
    Ok(())
}
