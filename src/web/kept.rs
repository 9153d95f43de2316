//! What visitors are answered, kept as it is sent: who asks next costs a look at a number.
//!
//! An answer is kept with the stamps of what it shows, read before. It is true for as long as those are the newest,
//! which is asked of the database only after something has changed.

use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::http::header::{self, ETag, EntityTag, HeaderMap, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use domain::stamps::{Stamp, Thing};
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, Weighter};
use store::{Store, stamps};
use system::clock;
use words::Language;

use super::blocking::{block, for_visitors};
use super::metrics::Recorded;
use super::packed::{Encoding, Packed};
use super::standby::AsOf;

/// So many bytes are kept in all, and so many of one answer.
const MOST_BYTES: u64 = 64 * 1024 * 1024;
pub(super) const MOST_OF_ONE: usize = 2 * 1024 * 1024;
/// What an entry takes beside its body.
const BESIDE: u64 = 1024;
/// Caches between here and browsers ask again after a second, browsers each time.
const SHARED: HeaderValue =
    HeaderValue::from_static("public, max-age=0, s-maxage=1, must-revalidate");
/// Who is known by a cookie or a token is shown something else at the same address.
const VARIES: HeaderValue = HeaderValue::from_static("cookie, authorization, accept-encoding");
/// What somebody is shown by the language that their browser asks for.
const OWN: HeaderValue = HeaderValue::from_static("private, no-store");

/// For how long the answer of a route is kept, if nothing changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeps {
    Nothing,
    /// It tells which day it is, at most.
    AMinute,
    /// It tells what time it is.
    ASecond,
}

impl Keeps {
    pub(super) fn duration(self) -> Duration {
        match self {
            Self::Nothing => Duration::ZERO,
            Self::AMinute => Duration::from_mins(1),
            Self::ASecond => Duration::from_secs(1),
        }
    }
}

/// Whether a cache in front may answer others with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    Shared,
    /// It is in the language that a browser asked for.
    Own,
}

/// All answers that are kept.
pub(super) struct Kept(Cache<String, Arc<Answer>, ByBytes>);

#[derive(Clone)]
pub(super) struct ByBytes;

impl Weighter<String, Arc<Answer>> for ByBytes {
    fn weight(&self, target: &String, answer: &Arc<Answer>) -> u64 {
        (target.len() + answer.body.n_bytes()) as u64 + BESIDE
    }
}

/// Where an answer is to be kept that somebody draws.
pub(super) type Place<'a> = PlaceholderGuard<
    'a,
    String,
    Arc<Answer>,
    ByBytes,
    DefaultHashBuilder,
    DefaultLifecycle<String, Arc<Answer>>,
>;

impl Kept {
    pub(super) fn new() -> Self {
        // The cache splits itself into shards of at least 32 entries, and keeps nothing larger than a shard. With 256 it
        // has eight at most.
        Self(Cache::with_weighter(256, MOST_BYTES, ByBytes))
    }

    /// What is kept and true.
    pub(super) async fn get(&self, target: &str, store: &Store) -> Option<Arc<Answer>> {
        let kept = self.0.get(target)?;
        kept.is_true(store).await.then_some(kept)
    }

    /// What is kept and true, or the place for it, which nobody else has.
    pub(super) async fn find(&self, target: &str, store: &Store) -> Result<Arc<Answer>, Place<'_>> {
        let mut old = self.0.get(target);
        loop {
            if let Some(kept) = &old
                && kept.is_true(store).await
            {
                return Ok(Arc::clone(kept));
            }
            let is_old =
                |kept: &Arc<Answer>| old.as_ref().is_some_and(|old| Arc::ptr_eq(old, kept));
            let entry = self.0.entry_async(target, |_, kept| {
                if is_old(kept) {
                    EntryAction::ReplaceWithGuard
                } else {
                    EntryAction::Retain(Arc::clone(kept))
                }
            });
            match entry.await {
                EntryResult::Retained(newer) => old = Some(newer),
                EntryResult::Vacant(place) | EntryResult::Replaced(place, _) => return Err(place),
                // Nothing is removed, and nobody is waited for in vain.
                EntryResult::Removed(..) | EntryResult::Timeout => old = None,
            }
        }
    }

    /// The memory that they take, at most.
    pub(super) fn n_bytes(&self) -> u64 {
        self.0.weight()
    }

    /// What was asked for more than once since it was made, and is not true any more since something has moved:
    /// the language, host and address of each, the most asked for first.
    pub(super) fn wanted(&self, moved: &[Stamp]) -> Vec<(Language, String, String)> {
        let has_moved = |kept: &Answer| {
            let newer = |one: &Stamp| moved.iter().any(|new| new.thing == one.thing && new != one);
            kept.stamps.iter().any(newer)
        };
        let mut wanted: Vec<(u32, String)> = self
            .0
            .iter()
            .map(|(target, kept)| (kept.n_asked.load(Ordering::Relaxed), target, kept))
            .filter(|(n_asked, _, kept)| *n_asked > 1 && has_moved(kept))
            .map(|(n_asked, target, _)| (n_asked, target))
            .collect();
        wanted.sort_unstable_by_key(|(n_asked, _)| Reverse(*n_asked));
        let parts = |(_, target): (u32, String)| {
            let (tag, rest) = target.split_once(' ')?;
            let (host, path) = rest.split_once(' ')?;
            Some((Language::best([tag]), host.to_owned(), path.to_owned()))
        };
        wanted.into_iter().filter_map(parts).collect()
    }
}

/// From what an answer was drawn, when so much had changed.
pub(super) struct Drawn {
    pub(super) stamps: Vec<Stamp>,
    pub(super) as_of: Option<AsOf>,
    pub(super) n_changes: u64,
}

/// What a visitor is answered.
pub(super) struct Answer {
    head: HeaderMap,
    tag: EntityTag,
    body: Packed,
    /// The route that has made it.
    route: Option<Recorded>,
    stamps: Vec<Stamp>,
    /// What it says of the standby: as of when it is.
    as_of: Option<AsOf>,
    until: Instant,
    /// How often something had changed when the stamps were the newest.
    true_at: AtomicU64,
    n_asked: AtomicU32,
}

impl Answer {
    /// What a page is answered with.
    pub(super) fn new(
        (mut head, body): (HeaderMap, Packed),
        sharing: Sharing,
        keeps: Keeps,
        Drawn { stamps, as_of, n_changes }: Drawn,
        route: Option<Recorded>,
    ) -> Self {
        for name in [header::CONTENT_ENCODING, header::ETAG] {
            head.remove(name);
        }
        let cached = match sharing {
            Sharing::Shared => SHARED,
            Sharing::Own => OWN,
        };
        head.insert(header::CACHE_CONTROL, cached);
        head.insert(header::VARY, VARIES);
        Self {
            head,
            tag: body.tag(),
            body,
            route,
            stamps,
            as_of,
            until: clock::instant() + keeps.duration(),
            true_at: AtomicU64::new(n_changes),
            n_asked: AtomicU32::new(0),
        }
    }

    /// Whether nothing that it shows has changed.
    async fn is_true(&self, store: &Store) -> bool {
        if clock::instant() >= self.until || self.as_of != AsOf::of(store) {
            return false;
        }
        let n_changes = store.n_changes();
        if self.true_at.load(Ordering::SeqCst) == n_changes {
            return true;
        }
        let things: Vec<Thing> = self.stamps.iter().map(|one| one.thing).collect();
        let store = store.clone();
        let newest = for_visitors(block(move || store.read(|db| stamps::of(db, &things)))).await;
        let is_true = newest.is_ok_and(|newest| newest.is_ok_and(|newest| newest == self.stamps));
        if is_true {
            self.true_at.store(n_changes, Ordering::SeqCst);
        }
        is_true
    }

    /// The route that it is an answer of.
    pub(super) fn route(&self) -> Option<Recorded> {
        self.route
    }

    /// For somebody who may have it already.
    pub(super) fn to(&self, request: &HttpRequest) -> HttpResponse {
        self.n_asked.fetch_add(1, Ordering::Relaxed);
        let is_there = has(request.headers(), &self.tag);
        let mut response = if is_there { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        for (name, value) in &self.head {
            response.append_header((name, value));
        }
        response.insert_header(ETag(self.tag.clone()));
        if is_there {
            return response.finish();
        }
        self.body.clone().answer(Encoding::of(request.headers()), response)
    }
}

/// Whether a browser says that it has what a tag is of.
fn has(headers: &HeaderMap, tag: &EntityTag) -> bool {
    let said = headers.get_all(header::IF_NONE_MATCH).filter_map(|value| value.to_str().ok());
    let mut tags = said.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|one| one == "*" || one.parse().is_ok_and(|one| tag.weak_eq(&one)))
}

#[cfg(test)]
mod tests {
    use domain::TournamentId;

    use super::*;

    #[test]
    fn there_is_room_for_long_answers_beside_others() {
        assert!(Kept::new().0.shard_capacity() >= 4 * MOST_OF_ONE as u64);
    }

    fn kept(n_asked: u32, thing: Thing) -> Arc<Answer> {
        Arc::new(Answer {
            head: HeaderMap::new(),
            tag: EntityTag::new_weak(String::new()),
            body: Packed::new(Vec::new()),
            route: None,
            stamps: vec![Stamp { thing, version: 3 }],
            as_of: None,
            until: clock::instant(),
            true_at: AtomicU64::default(),
            n_asked: AtomicU32::new(n_asked),
        })
    }

    #[test]
    fn what_many_look_at_is_drawn_when_it_has_moved_the_most_asked_for_first() {
        let all = Kept::new();
        let (one, other) = (Thing::Tournament(TournamentId(1)), Thing::Tournament(TournamentId(2)));
        let pages =
            [("en h /a", 2, one), ("en h /b", 9, one), ("en h /c", 1, one), ("en h /d", 7, other)];
        for (target, n_asked, thing) in pages {
            all.0.insert(target.to_owned(), kept(n_asked, thing));
        }
        let wanted = |thing, version| {
            let wanted = all.wanted(&[Stamp { thing, version }]).into_iter();
            wanted.map(|(_, _, path)| path).collect::<Vec<_>>()
        };
        assert_eq!(wanted(one, 4), ["/b", "/a"]);
        assert_eq!(wanted(one, 3), [""; 0], "it is what is kept");
        assert_eq!(wanted(other, 4), ["/d"]);
        assert_eq!(wanted(Thing::Site, 4), [""; 0]);
    }

    #[test]
    fn all_that_is_kept_has_a_bound() {
        let all = Kept::new();
        let png =
            HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))]);
        for number in 0..200 {
            let body = Packed::kept(vec![0; MOST_OF_ONE].into(), &png);
            let answer = Arc::into_inner(kept(1, Thing::Site)).unwrap();
            all.0.insert(format!("en /{number}"), Arc::new(Answer { body, ..answer }));
            assert!(all.0.weight() <= MOST_BYTES, "{}", all.0.weight());
        }
        assert!(all.0.weight() > MOST_BYTES / 2, "{}", all.0.weight());
    }
}
