//! An event as rows of its own numbering, out of a database and into one (`docs/spec/event-file.md`).

mod extensions;
mod reading;
mod staging;
mod tables;
mod writing;

pub use extensions::{extensions, keep_extensions, remove_extension};
pub use reading::read;
pub use staging::{Staged, each_claim, stage};
pub use writing::{account_named, find_account, insert, insert_players};

use super::migrations::last_taken;
use super::{Db, Stored};

/// The last step of the migrations, which a file names.
pub fn step(db: &mut Db) -> Stored<String> {
    last_taken(db)
}
