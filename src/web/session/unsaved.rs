//! Sessions that began while the disk of the database was full: signing in is how somebody sees to that. They are kept in
//! memory until they can be stored, and end with the process if they never can.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use domain::AccountId;
use domain::accounts::{Browser, MOST_SESSIONS, System};
use store::sessions::{self, Held};
use store::{Db, Stored, accounts};

use super::{Arrival, Begun};

/// A session that is not stored.
#[derive(Debug, Clone)]
struct Session {
    account: AccountId,
    /// By which it began: it ends with another password.
    password_hash: String,
    browser: (Option<Browser>, Option<System>),
    began_at: DateTime<Utc>,
    until: DateTime<Utc>,
}

/// How long after one try to store them the next one comes.
const PAUSE: Duration = Duration::from_secs(2);

/// The sessions that are not stored, by the hashes of their ids.
#[derive(Default)]
pub(in crate::web) struct Unsaved {
    sessions: Mutex<HashMap<String, Session>>,
    tried_at: Mutex<Option<Instant>>,
}

impl Unsaved {
    /// Begins a session, if there is room for one more; the account and its password have been checked.
    pub(in crate::web) fn begin(
        &self,
        begun: &Begun,
        (account, password_hash): (AccountId, &str),
        arrival: &Arrival,
    ) -> bool {
        let mut sessions = self.lock();
        if sessions.len() >= MOST_SESSIONS {
            return false;
        }
        let Arrival { browser, now, until, .. } = *arrival;
        let password_hash = password_hash.to_owned();
        let session = Session { account, password_hash, browser, began_at: now, until };
        sessions.insert(begun.id.hash(), session);
        true
    }

    /// Returns the session of this id, whether it is stored or one of these.
    pub(in crate::web) fn or_stored(
        &self,
        db: &mut Db,
        id_hash: &str,
        now: DateTime<Utc>,
    ) -> Stored<Option<Held>> {
        match sessions::find(db, id_hash, now)? {
            None => self.find(db, id_hash, now),
            stored => Ok(stored),
        }
    }

    /// Returns the session of this id, if it is one of these and still good.
    fn find(&self, db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<Option<Held>> {
        let Some(session) = self.lock().get(id_hash).cloned() else { return Ok(None) };
        held(db, &session, now)
    }

    /// Ends a session; answers whether it was one of these.
    pub(in crate::web) fn end(&self, id_hash: &str) -> bool {
        self.lock().remove(id_hash).is_some()
    }

    /// Ends those of an account but one, since its other sessions are ended.
    pub(in crate::web) fn end_of(&self, account: AccountId, but: &str) {
        self.lock().retain(|id_hash, session| session.account != account || id_hash == but);
    }

    pub(super) fn is_to_be_tried(&self, now: Instant) -> bool {
        if self.lock().is_empty() {
            return false;
        }
        let mut tried_at = self.tried_at.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = tried_at.is_none_or(|at| now.saturating_duration_since(at) >= PAUSE);
        if is_due {
            *tried_at = Some(now);
        }
        is_due
    }

    /// Stores those that are still good; what was ended meanwhile is not stored.
    pub(super) fn store(&self, db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<String>> {
        let all = self.lock().clone();
        for (id_hash, session) in &all {
            if held(db, session, now)?.is_some() {
                let Session { account, browser, began_at, until, .. } = *session;
                sessions::insert(db, id_hash, account, began_at, until)?;
                sessions::set_browser(db, id_hash, browser, None)?;
            }
        }
        Ok(all.into_keys().collect())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Session>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the session of an account that may still sign in by the same password is good for.
fn held(db: &mut Db, session: &Session, now: DateTime<Utc>) -> Stored<Option<Held>> {
    let Session { account, ref password_hash, until, .. } = *session;
    let standing = accounts::standing(db, account)?.filter(|one| one.disabled_at.is_none());
    let is_same = accounts::password_hash(db, account)?.as_ref() == Some(password_hash);
    let Some(standing) = standing.filter(|_| is_same && until > now) else { return Ok(None) };
    // That it was used is not written down.
    Ok(Some(Held { account, seen_at: now, password: standing.password, by_code: None }))
}
