//! The arbiter: pairing, results, standings and crosstables.
//!
//! The crate knows players only by their number. An event hands in what happened (who met whom,
//! with which result, who had a bye, who withdrew) as [`table::Facts`]; [`table::Table::new`]
//! checks them, and everything else is a pure function of the checked [`table::Table`].
//!
//! ```
//! use tournament::pairing::round_robin::{Cycles, schedule};
//! use tournament::result::GameResult;
//! use tournament::standings::{TieBreak, standings};
//! use tournament::table::{Facts, Table};
//!
//! let mut rounds = schedule(4, Cycles::Single)?;
//! rounds[0].pairings[0].result = "1-0".parse::<GameResult>()?;
//!
//! let table = Table::new(Facts { rounds, ..Facts::round_robin(4) })
//!     .map_err(|complaints| format!("{complaints:?}"))?;
//! let standings = standings(&table, &TieBreak::parse_list("PTS,DE,SB,WIN")?);
//! assert_eq!(standings.rows[0].number.to_string(), "1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is wrong with the facts is told all at once:
//!
//! ```
//! use tournament::entry::Number;
//! use tournament::history::{Pairing, Round};
//! use tournament::table::{Facts, Table, TableError};
//!
//! let round = Round { pairings: vec![Pairing::new(Number(2), Number(2))], byes: vec![] };
//! let complaints = Table::new(Facts { rounds: vec![round], ..Facts::swiss(3) }).unwrap_err();
//! assert_eq!(complaints, [TableError::AgainstSelf { round: 1, number: Number(2) }]);
//! ```

#![warn(missing_docs)]

pub mod check;
pub mod colour;
pub mod crosstable;
pub mod entry;
pub mod history;
pub mod pairing;
pub mod points;
pub mod result;
pub mod score;
pub mod simulate;
pub mod standings;
pub mod table;
pub mod trf;
pub mod withdrawal;
