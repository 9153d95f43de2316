//! Whose request a transaction is for: so that PostgreSQL can say so, in `pg_stat_activity` and in its own log of slow
//! statements if `log_line_prefix` has `%a`; and so that visitors' pages are read from the standby.
//!
//! It is found by the thread that the transaction runs on, as what it has done is.

use std::borrow::Cow;
use std::cell::RefCell;

use domain::request_ids::RequestId;

use super::Db;

/// Whose work something is.
#[derive(Debug, Clone, Default)]
pub struct Caller {
    /// The request that it is done for, if it is done for one.
    pub id: Option<RequestId>,
    pub source: Source,
}

/// Where something is read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Source {
    #[default]
    Primary,
    /// If there is one, and it answers.
    Standby,
}

thread_local! {
    static CALLER: RefCell<Caller> = const { RefCell::new(Caller { id: None, source: Source::Primary }) };
}

/// The name of the program, and how many characters PostgreSQL keeps of a name.
const PROGRAM: &str = "magister";
const MOST_CHARS: usize = 63;

/// Does some work for somebody.
pub fn on_behalf_of<T>(caller: Caller, work: impl FnOnce() -> T) -> T {
    struct Before(Caller);
    impl Drop for Before {
        fn drop(&mut self) {
            CALLER.set(std::mem::take(&mut self.0));
        }
    }
    let _before = Before(CALLER.replace(caller));
    work()
}

/// Where the work that is being done reads.
pub(super) fn source() -> Source {
    CALLER.with_borrow(|caller| caller.source)
}

/// How a transaction begins: on PostgreSQL with the name of the request, in the same round trip. It holds for this
/// transaction alone, so that a pooler in front may give the connection to others after it.
pub(super) fn signed<'b>(db: &Db, begin: &'b str) -> Cow<'b, str> {
    match db {
        Db::Postgres(_) => {
            CALLER.with_borrow(|caller| caller.id.as_ref().map(|id| with(begin, id)))
        }
        Db::Sqlite(_) => None,
    }
    .unwrap_or(begin.into())
}

/// An id has no character that could end the text.
fn with<'b>(begin: &str, id: &RequestId) -> Cow<'b, str> {
    let mut name = format!("{PROGRAM} {id}");
    name.truncate(MOST_CHARS);
    format!("{begin}; SET LOCAL application_name = '{name}'").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn postgres_is_told_no_more_than_it_keeps() {
        let id = RequestId::parse(&"a".repeat(RequestId::MOST_CHARS)).unwrap();
        let begin = with("BEGIN", &id);
        let (_, name) = begin.split_once(" = ").unwrap();
        assert_eq!(name.trim_matches('\'').len(), MOST_CHARS, "{begin}");
        assert_eq!(
            with("BEGIN", &RequestId::new(10)),
            "BEGIN; SET LOCAL application_name = 'magister 0000000000000000000000000000000a'"
        );
    }

    #[test]
    fn who_has_called_is_forgotten_after_the_work() {
        let id = || CALLER.with_borrow(|caller| caller.id.clone());
        let of = |number| Caller { id: Some(RequestId::new(number)), source: Source::Standby };
        on_behalf_of(of(1), || {
            on_behalf_of(of(2), || assert_eq!(id(), Some(RequestId::new(2))));
            assert_eq!((id(), source()), (Some(RequestId::new(1)), Source::Standby));
            on_behalf_of(Caller::default(), || {
                assert_eq!((id(), source()), (None, Source::Primary));
            });
        });
        assert_eq!((id(), source()), (None, Source::Primary));
    }
}
