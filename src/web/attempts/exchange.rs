//! What servers on one PostgreSQL database tell each other of wrong passwords: once a second, all in one batch.
//!
//! Nobody is named: what a try is counted for goes by a hash under a key that the servers share. A try never waits for
//! this; whoever spreads tries over several servers gains those of a second.

use std::fmt::Write;
use std::pin::pin;
use std::time::{Duration, Instant};

use actix_web::rt::time::timeout;
use actix_web::web::Data;
use store::Db;
use store::locks::Reach;
use system::secrets::Token;

use super::{Attempts, Failures, Key, Seen, make_room};
use crate::web::answer::write;
use crate::web::state::State;

const EVERY: Duration = Duration::from_secs(1);
/// So many are told at once: a message of PostgreSQL holds 8,000 bytes.
const OF_A_MESSAGE: usize = 100;
/// More are not told within a second.
const MOST: usize = 1_000;

/// What has become of the wrong ones in a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Change {
    /// Whether those before were forgotten.
    is_forgotten: bool,
    more: i32,
}

impl Change {
    pub(super) const FORGOTTEN: Self = Self { is_forgotten: true, more: 0 };

    pub(super) fn more(more: i32) -> Self {
        Self { is_forgotten: false, more }
    }

    fn and(self, after: Self) -> Self {
        if after.is_forgotten {
            return after;
        }
        Self { more: self.more.saturating_add(after.more), ..self }
    }

    fn of(self, in_a_row: u32) -> u32 {
        let before = if self.is_forgotten { 0 } else { in_a_row };
        before.saturating_add_signed(self.more)
    }
}

/// Who tells, and by what it names what is counted.
pub(super) struct Own {
    name: String,
    key: Token,
}

impl Own {
    fn hash(&self, key: &Key) -> String {
        self.key.hash_of_text(&key.text())
    }

    fn message(&self, some: &[(Key, Change)]) -> String {
        let mut text = self.name.clone();
        for (key, change) in some {
            let sign = if change.is_forgotten { "!" } else { "" };
            // Writing to a string cannot fail.
            let _ = write!(text, " {}:{sign}{}", self.hash(key), change.more);
        }
        text
    }
}

/// What was said by another server.
fn read<'t>(own: &Own, text: &'t str) -> Vec<(&'t str, Change)> {
    let mut words = text.split(' ');
    if words.next() == Some(own.name.as_str()) {
        return Vec::new();
    }
    let change = |word: &'t str| {
        let (hash, said) = word.split_once(':')?;
        let more = said.trim_start_matches('!').parse().ok()?;
        Some((hash, Change { is_forgotten: said.starts_with('!'), more }))
    };
    words.filter_map(change).take(OF_A_MESSAGE).collect()
}

impl Attempts {
    /// From now on others are told, in this name.
    fn share(&self, name: &Token, key: Token) {
        let name = name.hash();
        // Once is enough.
        let _ = self.own.set(Own { name, key });
    }

    /// Takes in what another server has said.
    pub(in crate::web) fn hear(&self, text: &str, now: Instant) {
        let mut seen = self.seen();
        seen.is_spoken_to = true;
        let Some(own) = self.own.get() else { return };
        for (hash, change) in read(own, text) {
            make_room(&mut seen.told, &hash.to_owned(), |(_, at)| *at);
            let (known, at) = seen.told.entry(hash.to_owned()).or_insert((Change::default(), now));
            (*known, *at) = (known.and(change), now);
        }
    }

    /// Whether there is anybody to talk to, or something to say: before that no key is needed.
    fn is_to_talk(&self) -> bool {
        let seen = self.seen();
        seen.is_spoken_to || !seen.unsent.is_empty()
    }

    /// What others are to be told, as messages.
    fn messages(&self) -> Vec<String> {
        let Some(own) = self.own.get() else { return Vec::new() };
        let unsent: Vec<(Key, Change)> = self.seen().unsent.drain().take(MOST).collect();
        unsent.chunks(OF_A_MESSAGE).map(|some| own.message(some)).collect()
    }

    /// Counts what others have said of these.
    pub(super) fn take_in(&self, seen: &mut Seen, keys: &[Key]) {
        let Some(own) = self.own.get() else { return };
        for key in keys {
            let Some((change, at)) = seen.told.remove(&own.hash(key)) else { continue };
            make_room(&mut seen.failures, key, |found| found.last_at);
            let found = seen.failures.entry(key.clone());
            let found = found.or_insert(Failures { in_a_row: 0, last_at: at });
            found.in_a_row = change.of(found.in_a_row);
            found.last_at = found.last_at.max(at);
        }
    }
}

impl Seen {
    /// Others are to be told.
    pub(super) fn note(&mut self, key: &Key, change: Change) {
        if self.unsent.len() < MOST || self.unsent.contains_key(key) {
            let known = self.unsent.entry(key.clone()).or_default();
            *known = known.and(change);
            if *known == Change::default() {
                self.unsent.remove(key);
            }
        }
    }

    /// So many wrong ones in a row are forgotten. Others are told unless they have heard of none of them: of a right
    /// password nobody hears.
    pub(super) fn note_forgotten(&mut self, key: &Key, n: u32) {
        let unheard = self.unsent.get(key).copied().unwrap_or_default();
        if unheard == Change::more(i32::try_from(n).unwrap_or(i32::MAX)) {
            self.unsent.remove(key);
        } else {
            self.note(key, Change::FORGOTTEN);
        }
    }
}

/// Tells the others, until the server is told to stop. On SQLite there are none.
pub(in crate::web) async fn tell(state: Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    while state.store.has_others() && timeout(EVERY, stop.as_mut()).await.is_err() {
        if state.attempts.own.get().is_none() {
            if !state.attempts.is_to_talk() {
                continue;
            }
            let (Ok(name), Ok(key)) = (Token::new(), state.shared_key().await) else { continue };
            state.attempts.share(&name, key);
        }
        for text in state.attempts.messages() {
            let said = write(&state.store, Reach::Nothing, move |db: &mut Db| db.tell_tries(&text));
            if let Err(error) = said.await {
                tracing::warn!(%error, "other servers were not told of wrong passwords");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Try;
    use super::super::tests::{HALL, HOME, at, attempts, may, of, signs_in};
    use super::*;

    fn pair() -> [Attempts; 2] {
        let pair = [attempts(), attempts()];
        for one in &pair {
            one.share(&Token::new().unwrap(), Token::received("the same"));
        }
        pair
    }

    fn exchange(from: &Attempts, to: &Attempts, secs: u64) {
        for text in from.messages() {
            assert!(text.len() < 8_000, "{}", text.len());
            assert!(!text.to_lowercase().contains("knecht"), "nobody is named");
            to.hear(&text, at(secs));
            from.hear(&text, at(secs));
        }
    }

    #[test]
    fn wrong_ones_at_one_server_count_at_the_other() {
        let [one, other] = pair();
        for try_at in 0..3 {
            assert!(may(&one, "Knecht", HALL, try_at));
        }
        exchange(&one, &other, 3);
        assert!(!may(&other, "Knecht", HOME, 4));
        assert!(may(&other, "Designori", HOME, 4));
        assert!(!may(&one, "Knecht", HALL, 4), "the own ones are not counted twice, nor forgotten");
    }

    #[test]
    fn the_right_password_at_one_server_forgets_the_wrong_ones_at_the_other() {
        let [one, other] = pair();
        for try_at in 0..2 {
            assert!(may(&one, "Knecht", HALL, try_at));
        }
        exchange(&one, &other, 2);
        signs_in(&other, "Knecht", HOME, 3);
        exchange(&other, &one, 4);
        for try_at in 5..8 {
            assert!(may(&one, "Knecht", None, try_at), "{try_at}");
        }
    }

    #[test]
    fn the_right_password_in_a_browser_that_is_known_forgets_what_others_have_told() {
        let [one, other] = pair();
        for try_at in 0..3 {
            assert!(may(&one, "Knecht", HALL, try_at));
        }
        exchange(&one, &other, 3);
        let known_by = Some("the owner's".to_owned());
        let taken = other.take(Try { known_by, ..of("Knecht", HOME) }, at(4)).unwrap();
        other.succeeded(taken, at(4));
        exchange(&other, &one, 5);
        for server in [&one, &other] {
            assert!(may(server, "Knecht", HOME, 6), "a new phone of the owner");
        }
    }

    #[test]
    fn of_a_right_password_nobody_hears() {
        let [one, _] = pair();
        signs_in(&one, "Knecht", HALL, 0);
        assert_eq!(one.messages(), Vec::<String>::new());
        assert!(!one.is_to_talk());
    }

    #[test]
    fn messages_are_bounded_and_nonsense_is_nothing() {
        let [one, other] = pair();
        for number in 0..3 * MOST {
            let _ = may(&one, &format!("Knecht {number}"), None, 0);
        }
        assert_eq!(one.messages().len(), MOST / OF_A_MESSAGE);
        for text in ["", "somebody", "somebody x:y z: :3 a:!"] {
            other.hear(text, at(1));
        }
        assert!(may(&other, "Knecht", HALL, 1));
    }
}
