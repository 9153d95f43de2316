//! A simulated Swiss as a file.

use crate::table::{MAX_ROUNDS, Table, TableError};
use crate::trf::{Dialect, Fault, Header, Person, Report, Sheet};

use super::Simulated;

/// Why a simulated Swiss makes no file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum ReportError {
    #[error("the rounds make no table: {complaints:?}")]
    Table { complaints: Vec<TableError> },
    #[error("the file cannot be read again: {faults:?}")]
    Faults { faults: Vec<Fault> },
}

impl Simulated {
    /// The report of the tournament. If it ended since no legal pairing exists, the byes of the
    /// round that was to be paired stand in it.
    ///
    /// ```
    /// use tournament::check::{Answer, check};
    /// use tournament::pairing::dutch;
    /// use tournament::simulate::{Options, simulate};
    /// use tournament::trf::Dialect;
    ///
    /// let options = Options { n_players: 20, ..Options::default() };
    /// let simulated = simulate(&options, dutch::pair).map_err(|error| error.to_string())?;
    /// let report = simulated.report("Open", Dialect::Trf26).map_err(|error| error.to_string())?;
    /// let rounds = check(&report).map_err(|complaints| format!("{complaints:?}"))?;
    /// assert!(rounds.iter().all(|round| round.answer == Answer::Agrees));
    /// # Ok::<(), String>(())
    /// ```
    pub fn report(&self, name: &str, dialect: Dialect) -> Result<Report, ReportError> {
        let table = Table::new(self.facts.clone())
            .map_err(|complaints| ReportError::Table { complaints })?;
        let person = |n: usize| Person { name: format!("Player {n}"), ..Person::default() };
        let mut plan = self.refusal.as_ref().map_or(&self.plan, |(plan, _)| plan).clone();
        for forbidden in &mut plan.forbidden {
            // TRF16 knows no rounds: what is forbidden now is forbidden always.
            forbidden.to_round = MAX_ROUNDS;
        }
        let sheet = Sheet {
            header: Header { name: Some(name.to_owned()), ..Header::default() },
            people: (1..=self.facts.players.len()).map(person).collect(),
            ranks: Vec::new(),
            table: &table,
            plan: &plan,
            byes: Vec::new(),
        };
        Report::of(&sheet, dialect).map_err(|faults| ReportError::Faults { faults })
    }
}
