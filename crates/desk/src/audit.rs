//! Checking the audit log, and having the chain of the site vouch for the others.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use domain::LinkGameId;
use domain::audit::{Act, Anchor, Chain, LinkGameEnd, RecordedAct, TakenHead, Via};
use domain::by_link::Playing;
use store::audit::{Chained, Head, Rehashed, all_heads, heads_taken, link_game_ends, rehashed};
use store::facts::{
    self, LogFaults, RowFault, Upgrade, forgotten_upgrades, log_faults, row_faults,
    unlogged_upgrade,
};
use store::{Db, Stored, by_link, transaction};

/// What a check of the log found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    pub heads: Vec<Head>,
    /// Nothing, if every chain is whole.
    pub faults: Vec<Fault>,
}

/// What is wrong with the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("{chain}, act {position}: it was changed, or put in afterwards")]
    Altered { chain: Chain, position: i32 },
    #[error("{chain}, act {position}: a name, club or year of birth was changed")]
    PrivateAltered { chain: Chain, position: i32 },
    #[error("{chain}, act {position}: it is missing")]
    Missing { chain: Chain, position: i32 },
    #[error("{chain}: it ends after {found} acts, and should have {expected}")]
    Cut { chain: Chain, found: i32, expected: i32 },
    #[error("{chain}: its last act is not the one that it ends with")]
    OtherHead { chain: Chain },
    /// The tail was cut, or the chain was made anew.
    #[error("{chain}, act {position}: it is not the one that the site's chain has taken in")]
    NotAsTaken { chain: Chain, position: i32 },
    /// The moves of a game, its start or its times were changed in the database.
    #[error("game by link {0}: its moves are not those that were made")]
    OtherGame(LinkGameId),
    #[error("game by link {game}, {}: not what follows from what happened in it", columns.join(", "))]
    OtherTurn { game: LinkGameId, columns: Vec<&'static str> },
    #[error("{chain}, act {position}: the rows that it wrote are not those that the log has of it")]
    RowsAltered { chain: Chain, position: i32 },
    /// Somebody renumbered the rows of the log, so that an older value counts as the last one.
    #[error("{chain}, act {position}: the rows that it wrote are not in their place among others")]
    RowsMisplaced { chain: Chain, position: i32 },
    /// It was added, or its act deleted.
    #[error("rows that were written, number {0}, belong to no act")]
    RowsOfNoAct(i32),
    /// A row is not what was written.
    #[error("{0}")]
    Row(RowFault),
    #[error("the log does not remember the upgrade to step {0}")]
    UpgradeForgotten(String),
    #[error("act number {0} is in no chain")]
    Loose(i32),
    /// The tail was cut, or a chain was made anew.
    #[error("no chain holds the anchor: acts were cut off, or a chain was written anew")]
    NoAnchor,
}

/// Takes the heads of the other chains into the chain of the site: those that moved since the last time.
/// Answers which they are. Nobody else writes meanwhile.
pub fn take_heads(db: &mut Db, via: Via, now: DateTime<Utc>) -> Stored<Vec<TakenHead>> {
    let known: BTreeMap<Chain, i32> =
        heads_taken(db)?.into_iter().map(|taken| (taken.chain(), taken.length)).collect();
    let mut heads: Vec<TakenHead> = all_heads(db)?.into_iter().map(taken).collect();
    heads.retain(|head| {
        let chain = head.chain();
        chain != Chain::Site && known.get(&chain) != Some(&head.length)
    });
    if !heads.is_empty() || facts::is_waiting(db)? {
        record(Act::HeadsTaken { heads: heads.clone() }, via, now);
    }
    Ok(heads)
}

/// Writes down what an upgrade has taken into the log as it was found, once.
pub fn log_upgrade(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    if let Some(Upgrade { step, n_rows: rows, n_altered: altered }) = unlogged_upgrade(db)? {
        record(Act::RowsTakenIn { step, rows, altered }, Via::Program, now);
    }
    Ok(())
}

/// Writes down an act of nobody, which takes in the rows that wait for one.
fn record(act: Act, via: Via, at: DateTime<Utc>) {
    let (account, access, event) = (None, None, None);
    transaction::record(RecordedAct { account, access, via, event, act, at });
    transaction::take_in_rows();
}

fn taken(Head { chain, length, hash: head }: Head) -> TakenHead {
    let (kind, subject) = chain.parts();
    TakenHead { kind, subject, length, head }
}

/// Hashes every act once more, compares the rows with the log, and looks for what was written down elsewhere: in the
/// chain of the site, on paper, and in the facts of games by link.
pub fn check(db: &mut Db, anchor: Option<&Anchor>) -> Stored<Checked> {
    let Rehashed { chains: all, loose } = rehashed(db)?;
    let mut faults: Vec<Fault> =
        all.iter().flat_map(|(head, acts)| faults_of(head, acts)).collect();
    faults.extend(not_as_taken(&all, &heads_taken(db)?));
    faults.extend(loose.into_iter().map(Fault::Loose));
    let LogFaults { altered, misplaced, of_no_act } = log_faults(db)?;
    let altered = altered.into_iter().map(|act| (act.chain, act.position));
    faults.extend(altered.map(|(chain, position)| Fault::RowsAltered { chain, position }));
    let misplaced = misplaced.into_iter().map(|act| (act.chain, act.position));
    faults.extend(misplaced.map(|(chain, position)| Fault::RowsMisplaced { chain, position }));
    faults.extend(of_no_act.into_iter().map(Fault::RowsOfNoAct));
    faults.extend(forgotten_upgrades(db)?.into_iter().map(Fault::UpgradeForgotten));
    faults.extend(row_faults(db)?.into_iter().map(Fault::Row));
    faults.extend(other_games(db)?);
    if let Some(anchor) = anchor {
        let mut hashes = all.iter().flat_map(|(_, acts)| acts.iter().map(|act| &act.hash));
        if !hashes.any(|hash| anchor.is_of(hash)) {
            faults.push(Fault::NoAnchor);
        }
    }
    Ok(Checked { heads: all.into_iter().map(|(head, _)| head).collect(), faults })
}

/// The games by link whose moves are not those that were made: by the hashes beside their moves, and of those that are
/// over by the hashes in the log. Of those that are not, what is stored of their turn has to follow from the moves.
fn other_games(db: &mut Db) -> Stored<Vec<Fault>> {
    let mut faults = Vec::new();
    for LinkGameEnd { link_game: game, record, .. } in link_game_ends(db)? {
        let compare = |_: &mut Db, playing: &Playing| {
            Ok((*playing.hash() != record).then_some(Fault::OtherGame(game)))
        };
        faults.extend(replayed(db, game, compare)?);
    }
    for game in by_link::unended(db)? {
        let compare = |db: &mut Db, playing: &Playing| {
            let columns = by_link::other_columns(db, playing)?;
            Ok((!columns.is_empty()).then_some(Fault::OtherTurn { game, columns }))
        };
        faults.extend(replayed(db, game, compare)?);
    }
    Ok(faults)
}

/// Replays a game from its facts, and returns how the stored one differs. A tournament that is deleted for good takes its games along.
fn replayed(
    db: &mut Db,
    id: LinkGameId,
    compare: impl FnOnce(&mut Db, &Playing) -> Stored<Option<Fault>>,
) -> Stored<Option<Fault>> {
    let playing = match by_link::find(db, id) {
        Ok(None) => return Ok(None),
        Ok(Some(row)) => by_link::playing(db, row.setup),
        Err(error) => Err(error),
    };
    match playing.and_then(|playing| compare(db, &playing)) {
        Err(error) if error.is_unreadable() => Ok(Some(Fault::OtherGame(id))),
        compared => compared,
    }
}

/// Each chain that had another head once, by the first such head.
fn not_as_taken(all: &[(Head, Vec<Chained>)], taken: &[TakenHead]) -> Vec<Fault> {
    let acts: BTreeMap<Chain, &[Chained]> =
        all.iter().map(|(head, acts)| (head.chain, &acts[..])).collect();
    let is_there = |one: &TakenHead| {
        let mut acts = acts.get(&one.chain()).into_iter().copied().flatten();
        acts.any(|act| act.position == one.length && act.hash == one.head)
    };
    let mut told = BTreeSet::new();
    let other = taken.iter().filter(|one| !is_there(one)).filter(|one| told.insert(one.chain()));
    other.map(|one| Fault::NotAsTaken { chain: one.chain(), position: one.length }).collect()
}

fn faults_of(head: &Head, acts: &[Chained]) -> Vec<Fault> {
    let (chain, mut faults) = (head.chain, Vec::new());
    let mut expected = 1;
    for act in acts {
        let position = act.position;
        faults.extend((expected..position).map(|position| Fault::Missing { chain, position }));
        expected = position + 1;
        if act.hash != act.expected {
            faults.push(Fault::Altered { chain, position });
        }
        if !act.is_as_sealed {
            faults.push(Fault::PrivateAltered { chain, position });
        }
    }
    let found = expected - 1;
    if found != head.length {
        faults.push(Fault::Cut { chain, found, expected: head.length });
    } else if acts.last().is_some_and(|last| last.hash != head.hash) {
        faults.push(Fault::OtherHead { chain });
    }
    faults
}
