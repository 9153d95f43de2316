//! The arbiter: pairing, results, standings and crosstables.
