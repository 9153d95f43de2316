//! What all requests share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use domain::codes::Code;
use domain::zone::Zone;
use domain::{AccountId, LinkGameId, PlayerId, TokenId};
use store::locks::Reach;
use store::{Db, Store, codes};
use system::platform;
use system::secrets::Token;
use tokio::sync::OnceCell;

use super::answer::write;
use super::attempts::{Attempts, Bound, Guesses};
use super::backups::copying::Backups;
use super::by_link::Looks;
use super::connections;
use super::error::PageError;
use super::fair_queue::FairQueue;
use super::hub::Hub;
use super::kept::Kept;
use super::limits::Limits;
use super::senders::Network;
use super::session::Unsaved;
use super::turns::Queues;
use crate::config::Settings;
use crate::mail::Post;

/// So many games by link the strangers of a network begin within an hour.
const MOST_BEGUN: u32 = 30;
/// So many challenges, games for others and new links for those an account makes in an hour.
const MOST_MADE: u32 = 100;

/// So much somebody sends to a game by link within a minute.
const MOST_SENT: u32 = 120;

/// So often within a day somebody tries to open an account for a player.
const MOST_OPENED: u32 = 10;

/// So often within a day an account, and an address, are asked to confirm one.
const MOST_ASKED: u32 = 3;

/// What all requests share.
pub struct State {
    /// The settings of this run.
    pub settings: Settings,
    /// The database.
    pub store: Store,
    /// Wrong passwords of late, and right ones.
    pub(super) attempts: Attempts,
    /// Wrong links of late.
    pub(super) guesses: Guesses,
    /// Sessions that began while the disk was full.
    pub(super) unsaved: Unsaved,
    /// What programs ask for.
    pub(super) programs: Bound<TokenId>,
    /// Games by link that strangers begin.
    pub(super) begun_by_link: Bound<Option<Network>>,
    /// What an account offers, and the links that it makes for others.
    pub(super) made_by_link: Bound<AccountId>,
    /// What somebody sends to a game by link.
    pub(super) sent_by_link: Bound<(LinkGameId, u64)>,
    /// Changes by everybody who is not staff.
    pub(super) limits: Limits,
    /// Accounts that players open.
    pub(super) opened: Bound<PlayerId>,
    /// Whether the clocks of games by link were looked at of late.
    pub(super) looks: Looks,
    /// Where mail is handed in, if anywhere.
    pub(super) mail: Option<Post>,
    /// Mail that asks for a confirmation, for an account and to an address.
    pub(super) asked_by_mail: Bound<String>,
    /// All other mail.
    pub(super) sent_by_mail: Bound<()>,
    /// Passwords of strangers wait here to be hashed.
    pub(super) hashing: FairQueue,
    /// The same for those who are signed in, or were in the same browser.
    pub(super) hashing_for_known: FairQueue,
    /// Records wait here until readings are looked for, and lists of names until they are compared.
    pub(super) reading: FairQueue,
    /// Pages wait here to be made.
    pub(super) queues: Queues,
    /// Who watches open pages.
    pub(super) hub: Arc<Hub>,
    /// The same for visitors: what they watch moves when it does on the standby, if there is one.
    pub(super) visitors_hub: Arc<Hub>,
    /// Pages of visitors.
    pub(super) kept: Kept,
    /// Copies of the database.
    pub(super) backups: Backups,
    /// What codes are hashed under, on all servers.
    code_key: OnceCell<Token>,
    /// Whether it was told to stop, and answers until others have noticed.
    is_leaving: AtomicBool,
    /// At how many rating lists it is.
    n_recomputing: AtomicUsize,
    /// Whether older rules may have given ratings: looking for them means looking at every row, where there are none.
    may_have_older_rules: AtomicBool,
}

impl State {
    /// What all requests share.
    pub fn new(settings: Settings, store: Store) -> Self {
        let (a_minute, per_hour) = (Duration::from_mins(1), settings.mail.per_hour);
        let backups = Backups::new(&settings);
        let queues = Queues::new(settings.database.connections);
        let n_streams = connections::most_streams(platform::most_open_files());
        let (hub, visitors_hub) = match store.standby() {
            Some(_) => (Hub::new(n_streams / 4), Hub::new(n_streams / 4 * 3)),
            None => Hub::of_all(n_streams),
        };
        Self {
            attempts: Attempts::new(&settings.accounts),
            guesses: Guesses::new(),
            unsaved: Unsaved::default(),
            programs: Bound::new(settings.accounts.token_requests_per_minute, a_minute),
            begun_by_link: Bound::new(MOST_BEGUN, Duration::from_hours(1)),
            made_by_link: Bound::new(MOST_MADE, Duration::from_hours(1)),
            sent_by_link: Bound::new(MOST_SENT, a_minute),
            limits: Limits::new(),
            opened: Bound::new(MOST_OPENED, Duration::from_hours(24)),
            looks: Looks::new(),
            mail: None,
            asked_by_mail: Bound::new(MOST_ASKED, Duration::from_hours(24)),
            sent_by_mail: Bound::new(per_hour, Duration::from_hours(1)),
            hashing: FairQueue::hashing(4),
            hashing_for_known: FairQueue::hashing(2),
            reading: FairQueue::reading(),
            queues,
            hub,
            visitors_hub,
            kept: Kept::new(),
            backups,
            code_key: OnceCell::new(),
            is_leaving: AtomicBool::new(false),
            n_recomputing: AtomicUsize::new(0),
            may_have_older_rules: AtomicBool::new(true),
            store,
            settings,
        }
    }

    /// The hash that is kept of a one-time code.
    pub(super) async fn code_hash(&self, code: &Code) -> Result<String, PageError> {
        Ok(self.shared_key().await?.hash_of(code))
    }

    /// The key that servers on this database share.
    pub(super) async fn shared_key(&self) -> Result<Token, PageError> {
        let key = self.code_key.get_or_try_init(async || {
            let new = Token::new()?;
            let key = move |db: &mut Db| codes::key(db, new.expose());
            Ok::<_, PageError>(Token::received(&write(&self.store, Reach::Nothing, key).await?))
        });
        key.await.cloned()
    }

    /// How many open pages are told what moves.
    pub(super) fn n_watchers(&self) -> usize {
        let visitors = (!Arc::ptr_eq(&self.hub, &self.visitors_hub)).then_some(&self.visitors_hub);
        self.hub.n_watchers() + visitors.map_or(0, |hub| hub.n_watchers())
    }

    /// From now on it is not ready for anybody who asks.
    pub(super) fn leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed)
    }

    pub(super) fn n_recomputing(&self) -> usize {
        self.n_recomputing.load(Ordering::Relaxed)
    }

    /// Notes at how many rating lists it is.
    pub(super) fn set_recomputing(&self, n_lists: usize) {
        self.n_recomputing.store(n_lists, Ordering::Relaxed);
    }

    pub(super) fn may_have_older_rules(&self) -> bool {
        self.may_have_older_rules.load(Ordering::Relaxed)
    }

    /// Notes that the rules of this program gave every rating. Ratings by older rules come from older programs only.
    pub(super) fn note_current_rules(&self) {
        self.may_have_older_rules.store(false, Ordering::Relaxed);
    }

    /// The port that tells this site from others on the same machine: browsers do not tell cookies apart by it. Several
    /// servers behind one address are one site.
    pub(super) fn port(&self) -> u16 {
        let server = &self.settings.server;
        server.public_url.port().unwrap_or(server.listen.port())
    }

    /// What time it is here, for what belongs to no event.
    pub(super) fn zone(&self) -> Zone {
        self.settings.server.time_zone
    }

    /// Whether browsers come by HTTPS: to this server itself, or to a proxy in front of it.
    pub(super) fn is_https(&self) -> bool {
        let server = &self.settings.server;
        !server.certificate.is_empty() || server.public_url.is_https()
    }
}
