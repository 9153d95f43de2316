//! Checking the audit log.

use crate::domain::audit::{Anchor, Chain};
use crate::store::audit::{Chained, Head, Rehashed, rehashed};
use crate::store::{Db, Stored};

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
    #[error("act number {0} is in no chain")]
    Loose(i32),
    /// The tail was cut, or a chain was made anew.
    #[error("no chain holds the anchor: acts were cut off, or a chain was written anew")]
    NoAnchor,
}

/// Hashes every act once more, and looks for what was written down elsewhere.
pub fn check(db: &mut Db, anchor: Option<&Anchor>) -> Stored<Checked> {
    let Rehashed { chains: all, loose } = rehashed(db)?;
    let mut faults: Vec<Fault> =
        all.iter().flat_map(|(head, acts)| faults_of(head, acts)).collect();
    faults.extend(loose.into_iter().map(Fault::Loose));
    if let Some(anchor) = anchor {
        let mut hashes = all.iter().flat_map(|(_, acts)| acts.iter().map(|act| &act.hash));
        if !hashes.any(|hash| anchor.is_of(hash)) {
            faults.push(Fault::NoAnchor);
        }
    }
    Ok(Checked { heads: all.into_iter().map(|(head, _)| head).collect(), faults })
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
