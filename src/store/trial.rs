//! Work that is tried out: what it would do is seen, and nothing of it stays.

use diesel::connection::SimpleConnection;

use super::{Db, Stored};

/// Does `work` inside the transaction that is open and takes all of it back.
pub fn tried<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
    db.batch_execute("SAVEPOINT trial")?;
    let done = work(db);
    db.batch_execute("ROLLBACK TO SAVEPOINT trial")?;
    db.batch_execute("RELEASE SAVEPOINT trial")?;
    done
}
