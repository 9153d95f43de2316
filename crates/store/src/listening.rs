//! Hearing at once what other servers on the same PostgreSQL database change. The stamps stay the truth: what is heard
//! only says that it is time to look.

use diesel::sql_types::Text;
use diesel::{RunQueryDsl, sql_query};

use super::{Address, Db, Stored};

/// Says to all who listen that something has changed, once this transaction is committed.
pub(super) fn say(db: &mut Db) -> Stored<()> {
    if let Db::Postgres(postgres) = db {
        sql_query("NOTIFY magister_changes").execute(postgres)?;
    }
    Ok(())
}

impl Db {
    /// Tells all servers of wrong tries, in a text of theirs.
    pub fn tell_tries(&mut self, text: &str) -> Stored<()> {
        if let Self::Postgres(postgres) = self {
            sql_query("SELECT pg_notify('magister_tries', $1)")
                .bind::<Text, _>(text)
                .execute(postgres)?;
        }
        Ok(())
    }
}

/// A connection that hears what is said.
pub struct Listener(Db);

/// What was said.
#[derive(Debug, Default)]
pub struct Heard {
    /// Whether something has changed.
    pub has_changed: bool,
    /// Texts about wrong tries.
    pub tries: Vec<String>,
}

impl Listener {
    /// Past the pooler: what is said reaches a session, and no transaction.
    pub(super) fn open(address: &Address) -> Stored<Self> {
        let mut db = Db::open_postgres(&address.direct())?;
        sql_query("LISTEN magister_changes").execute(&mut db)?;
        sql_query("LISTEN magister_tries").execute(&mut db)?;
        Ok(Self(db))
    }

    /// What was said since it was asked last. Asks nobody, and does not wait.
    pub fn heard(&mut self) -> Stored<Heard> {
        let mut heard = Heard::default();
        let Db::Postgres(postgres) = &mut self.0 else { return Ok(heard) };
        for said in postgres.notifications_iter() {
            let said = said?;
            match said.channel.as_str() {
                "magister_tries" => heard.tries.push(said.payload),
                _ => heard.has_changed = true,
            }
        }
        Ok(heard)
    }
}
