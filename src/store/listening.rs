//! Hearing at once what other servers on the same PostgreSQL database change. The stamps stay the truth: what is heard
//! only says that it is time to look.

use diesel::{RunQueryDsl, sql_query};

use super::{Address, Db, Stored};

/// Says to all who listen that something has changed, once this transaction is committed.
pub(super) fn say(db: &mut Db) -> Stored<()> {
    if let Db::Postgres(postgres) = db {
        sql_query("NOTIFY magister_changes").execute(postgres)?;
    }
    Ok(())
}

/// A connection that hears what is said.
pub struct Listener(Db);

impl Listener {
    /// Past the pooler: what is said reaches a session, and no transaction.
    pub(super) fn open(address: &Address) -> Stored<Self> {
        let mut db = Db::open_postgres(&address.direct())?;
        sql_query("LISTEN magister_changes").execute(&mut db)?;
        Ok(Self(db))
    }

    /// Whether anything was said since it was asked last. Asks nobody, and does not wait.
    pub fn has_heard(&mut self) -> Stored<bool> {
        let Db::Postgres(postgres) = &mut self.0 else { return Ok(false) };
        let mut has_heard = false;
        for said in postgres.notifications_iter() {
            said?;
            has_heard = true;
        }
        Ok(has_heard)
    }
}
