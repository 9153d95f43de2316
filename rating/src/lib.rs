//! Ratings: pools, systems and the ledger.
