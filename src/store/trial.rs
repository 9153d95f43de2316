//! Work of which nothing stays: because it was only tried out, or because it was refused halfway.

use diesel::connection::SimpleConnection;

use super::{Db, Stored};

/// Does `work` inside the transaction that is open. Of what is refused nothing stays.
pub fn attempted<T, R>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Stored<Result<T, R>>,
) -> Stored<Result<T, R>> {
    db.batch_execute("SAVEPOINT attempt")?;
    let done = work(db)?;
    if done.is_err() {
        db.batch_execute("ROLLBACK TO SAVEPOINT attempt")?;
    }
    db.batch_execute("RELEASE SAVEPOINT attempt")?;
    Ok(done)
}

/// Does `work` inside the transaction that is open and takes all of it back.
pub fn tried<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
    db.batch_execute("SAVEPOINT trial")?;
    let done = work(db);
    db.batch_execute("ROLLBACK TO SAVEPOINT trial")?;
    db.batch_execute("RELEASE SAVEPOINT trial")?;
    done
}
