//! `magister demo`: some years of conventions, made up from seeds and stored as if they were real.
//!
//! What is stored goes the way of everything else: the draw, the rules and the ledger decide.

mod cast;
mod convention;
mod crowd;
mod large;
mod organiser;
mod past;
mod programme;
pub mod selfplay;

use chrono::{DateTime, Utc};
use desk::results::NotEntered;
use desk::rounds::NotPublished;
use domain::LineError;
use domain::accounts::{AccountName, Password, PasswordError, Rank};
use store::{Store, StoreError, accounts};
use system::secrets::{self, SecretError};

use crate::config::Settings;

/// The name of the one account.
pub const ADMINISTRATOR: &str = "magister";

/// Why there is nothing to look at.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no random bytes for a password.
    #[error("{0}")]
    Secret(String),
    #[error("the generated password is refused: {0}")]
    Password(#[from] PasswordError),
    #[error("a name of the demonstration is refused: {0}")]
    Name(#[from] LineError),
    /// A game of the demonstration is none.
    #[error(transparent)]
    Spec(#[from] rules::SpecError),
    #[error("a round of the demonstration cannot be paired: {0}")]
    Round(#[from] NotPublished),
    #[error("a result of the demonstration is refused: {0}")]
    Result(#[from] NotEntered),
    #[error("{0} of the demonstration is refused")]
    Refused(&'static str),
    #[error("{0} of the demonstration is not there")]
    Missing(&'static str),
}

impl From<SecretError> for DemoError {
    fn from(error: SecretError) -> Self {
        Self::Secret(error.to_string())
    }
}

/// How much there is to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Size {
    /// Some years of a small circle, with all that an arbiter meets.
    #[default]
    Small,
    /// Fifteen years of a federation: 5,000 players, 400 tournaments; takes minutes.
    Large,
}

/// Fills an empty database; answers the password of [`ADMINISTRATOR`].
pub fn fill(
    store: &Store,
    settings: &Settings,
    (size, now): (Size, DateTime<Utc>),
) -> Result<String, DemoError> {
    let name = AccountName::parse(ADMINISTRATOR)?;
    let password = secrets::new_password()?;
    let checked = Password::parse(&password, &name, settings.accounts.password_min_chars)?;
    let hash = secrets::hash_password(&checked)?;
    let account = store.write(|db| accounts::insert(db, &name, &hash, Rank::Administrator, now))?;
    let by = account.ok_or(DemoError::Missing("the administrator"))?;
    match size {
        Size::Small => store.write(|db| Ok(programme::play(db, by, now)))??,
        Size::Large => large::play_all(store, by, (large::FEDERATION, now))?,
    }
    Ok(password)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use desk::ratings;
    use domain::audit::{Act, RecordedAct, Via};
    use domain::privacy::Eyes;
    use domain::results::Proof;
    use domain::tournaments::Stage;
    use store::{audit, events, results, rounds, standings, tournaments};
    use system::clock;

    use super::*;

    /// A filled database; its folder goes with the test.
    struct Filled(Store, std::path::PathBuf);

    impl Filled {
        fn new(test: &str) -> Self {
            let settings = Settings::load(None).unwrap();
            Self::by(test, |store| fill(store, &settings, (Size::Small, clock::now())).map(drop))
        }

        fn by(test: &str, fill: impl FnOnce(&Store) -> Result<(), DemoError>) -> Self {
            let name = format!("magister-demo-{test}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            std::fs::create_dir_all(&folder).unwrap();
            let url = format!("sqlite:{}/demo.sqlite", folder.display());
            let store = Store::open(&url.parse().unwrap(), 1).unwrap();
            store.migrate().unwrap();
            fill(&store).unwrap();
            Self(store, folder)
        }
    }

    impl Drop for Filled {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.1);
        }
    }

    #[test]
    fn the_demonstration_has_something_of_everything() {
        let filled = Filled::new("everything");
        let found = filled.0.read(|db| {
            let mut stages = BTreeMap::new();
            let mut proofs = BTreeMap::new();
            let mut corrected = 0;
            for event in events::list(db)? {
                for tournament in tournaments::list_by_event(db, event.id)? {
                    *stages.entry(tournament.stage.as_str()).or_insert(0) += 1;
                    for result in results::current(db, tournament.id)?.values() {
                        *proofs.entry(result.proof.as_str()).or_insert(0) += 1;
                        corrected += u32::from(result.replaces.is_some());
                    }
                    // Every chart can be drawn.
                    standings::load(db, tournament, Eyes::Staff)?;
                }
            }
            Ok((stages, proofs, corrected, ratings::verify(db)?, audit::list(db)?))
        });
        let (stages, proofs, corrected, differences, acts) = found.unwrap();
        // Players hand in by their links, without an account.
        let is_known = |one: &RecordedAct| one.account.is_some() || one.via == Via::Link;
        assert!(acts.iter().all(is_known));
        let closed = acts.iter().filter(|one| matches!(one.act, Act::TournamentClosed(_)));
        assert_eq!(closed.count(), 12);
        assert_eq!(stages[Stage::Closed.as_str()], 12);
        assert_eq!(stages[Stage::Running.as_str()], 2);
        assert_eq!(stages[Stage::Entry.as_str()], 2);
        assert_eq!(proofs[Proof::Unproven.as_str()], 1);
        assert!(proofs[Proof::Proven.as_str()] > 40, "{proofs:?}");
        assert!(proofs[Proof::NoRecord.as_str()] > 10, "{proofs:?}");
        assert_eq!(corrected, 1);
        assert_eq!(differences, []);
    }

    #[test]
    fn a_federation_plays_all_its_games_but_those_of_today() {
        let extent = large::Extent { n_events: 2, n_largest: 30 };
        let filled = Filled::by("federation", |store| {
            let name = AccountName::parse(ADMINISTRATOR)?;
            let by = store.write(|db| {
                accounts::insert(db, &name, "no password", Rank::Administrator, clock::now())
            });
            large::play_all(store, by?.unwrap(), (extent, clock::now()))
        });
        let found = filled.0.read(|db| {
            let mut found = Vec::new();
            for event in events::list(db)? {
                for tournament in tournaments::list_by_event(db, event.id)? {
                    let chart = standings::load(db, tournament, Eyes::Staff)?;
                    let (n_players, n_open) = (chart.entries.len(), chart.open_games().len());
                    let n_proven = chart.results.values().filter(|one| one.proof == Proof::Proven);
                    assert!(n_proven.count() >= 3, "{}", chart.tournament.details.name);
                    found.push((n_players, chart.pairings.len(), n_open, chart.tournament.stage));
                }
            }
            Ok((found, ratings::verify(db)?))
        });
        let (mut found, differences) = found.unwrap();
        found.sort_unstable_by_key(|one| one.0);
        let (closed, running) = (Stage::Closed, Stage::Running);
        let expected = [
            (12, 66, 0, closed),
            (30, 135, 0, closed),
            (120, 420, 0, closed),
            (200, 600, 0, running),
        ];
        assert_eq!(found, expected);
        assert_eq!(differences, []);
    }

    #[test]
    fn a_round_of_the_demonstration_is_paired_after_the_results_it_is_paired_by() {
        let filled = Filled::new("order");
        let rounds = filled.0.read(|db| {
            let mut n_rounds = 0;
            for event in events::list(db)? {
                for tournament in tournaments::list_by_event(db, event.id)? {
                    let chart = standings::load(db, tournament, Eyes::Staff)?;
                    for pairing in chart.pairings.iter() {
                        let next = pairing.round + 1;
                        let Some(at) = rounds::published_at(db, chart.tournament.id, next)? else {
                            continue;
                        };
                        let result = chart.results.get(&pairing.id);
                        assert_eq!(chart.result_at(pairing, at), result, "{pairing:?}");
                        n_rounds += 1;
                    }
                }
            }
            Ok(n_rounds)
        });
        assert!(rounds.unwrap() >= 16);
    }
}
