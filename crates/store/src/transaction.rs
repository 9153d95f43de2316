//! A change in one transaction. What it has done is kept until its end and stored then: acts in the log, and the
//! versions of what they move. So nobody waits for the chain of an event or for the stamps while somebody is still at
//! work, and they are taken in one order.
//!
//! Diesel's connections have no room for anything beside: a transaction is found by the thread that it runs on.

use std::cell::RefCell;
use std::collections::BTreeSet;

use diesel::connection::SimpleConnection;
use domain::audit::{Chain, RecordedAct};
use domain::stamps::{Moved, moved};

use super::facts::{self, Taking};
use super::locks::{self, Reach};
use super::{Db, Stored, audit, listening, stamps};

#[derive(Default)]
struct Done {
    acts: Vec<RecordedAct>,
    moved: Vec<Moved>,
    waiting: Waiting,
}

/// What becomes of rows that were written without an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Waiting {
    #[default]
    Stay,
    TakenIn,
}

thread_local! {
    static DONE: RefCell<Done> = RefCell::default();
}

/// Writes an act into the log, with the transaction that it is done in.
pub fn record(act: RecordedAct) {
    DONE.with_borrow_mut(|done| {
        done.moved.push(moved(&act.act, act.event));
        done.acts.push(act);
    });
}

/// Gives something that no act tells of its next version, likewise.
pub fn move_on(moved: Moved) {
    DONE.with_borrow_mut(|done| done.moved.push(moved));
}

/// Has the first act of the transaction take in the rows that were written without one, here and before.
pub fn take_in_rows() {
    DONE.with_borrow_mut(|done| done.waiting = Waiting::TakenIn);
}

/// One change: nobody else changes what it may, between its reading and its writing.
pub(super) fn write<T>(
    db: &mut Db,
    reach: Reach,
    work: impl FnOnce(&mut Db) -> Stored<T>,
) -> Stored<T> {
    db.write(|db| inside(db, reach, work))
}

/// The same inside the transaction that is open.
pub(super) fn inside<T>(
    db: &mut Db,
    reach: Reach,
    work: impl FnOnce(&mut Db) -> Stored<T>,
) -> Stored<T> {
    locks::reach(db, reach)?;
    if matches!(db, Db::Sqlite(_)) {
        facts::watch(db)?;
    }
    within(|| {
        let done = work(db)?;
        settle(db)?;
        Ok(done)
    })
}

/// Does `work` inside the transaction that is open and takes all of it back. A lock that it takes is given back too.
pub fn tried<T>(db: &mut Db, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
    db.batch_execute("SAVEPOINT trial")?;
    let done = within(|| work(db));
    db.batch_execute("ROLLBACK TO SAVEPOINT trial; RELEASE SAVEPOINT trial")?;
    done
}

/// Does `work` inside the transaction that is open. Of what is refused nothing stays.
pub fn attempted<T, R>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Stored<Result<T, R>>,
) -> Stored<Result<T, R>> {
    let before = DONE.with_borrow(|done| (done.acts.len(), done.moved.len()));
    db.batch_execute("SAVEPOINT attempt")?;
    let done = work(db)?;
    if done.is_err() {
        db.batch_execute("ROLLBACK TO SAVEPOINT attempt")?;
        DONE.with_borrow_mut(|done| {
            done.acts.truncate(before.0);
            done.moved.truncate(before.1);
        });
    }
    db.batch_execute("RELEASE SAVEPOINT attempt")?;
    Ok(done)
}

/// Does some work of a transaction. What it did and did not [`settle`] is forgotten.
fn within<T>(work: impl FnOnce() -> T) -> T {
    struct Before(Done);
    impl Drop for Before {
        fn drop(&mut self) {
            DONE.set(std::mem::take(&mut self.0));
        }
    }
    let _before = Before(DONE.take());
    work()
}

/// Stores what was done.
fn settle(db: &mut Db) -> Stored<()> {
    let Done { acts, moved, waiting } = DONE.take();
    let written = facts::written(db)?;
    let chains: BTreeSet<Chain> = acts.iter().map(Chain::of).collect();
    for chain in chains {
        locks::waited(audit::hold(db, chain))?;
    }
    let mut taking = Taking::default();
    if waiting == Waiting::TakenIn && !acts.is_empty() {
        taking.add_waiting(db)?;
    }
    taking.add(written);
    let (mut digest, mut first) = (taking.digest(), None);
    for act in &acts {
        let id = audit::insert(db, act, digest.take().as_deref())?;
        first.get_or_insert(id);
    }
    taking.store(db, first)?;
    if moved.is_empty() {
        return Ok(());
    }
    stamps::move_on(db, moved)?;
    listening::say(db)
}
