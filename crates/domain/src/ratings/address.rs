//! How addresses and pages name a period.

use chrono::NaiveDate;

use super::{PeriodKey, PeriodTitles};
use crate::{PeriodId, TournamentId};

const TOURNAMENT: &str = "tournament";
const STRETCH: &str = "stretch";

impl PeriodKey {
    /// The word for it in an address: `tournament-7`, `stretch-12`.
    ///
    /// ```
    /// use domain::TournamentId;
    /// use domain::ratings::PeriodKey;
    ///
    /// let period = PeriodKey::Tournament(TournamentId(7));
    /// assert_eq!(PeriodKey::parse(&period.address()), Some(period));
    /// assert_eq!(PeriodKey::parse("tournament-"), None);
    /// ```
    pub fn address(self) -> String {
        match self {
            Self::Tournament(id) => format!("{TOURNAMENT}-{id}"),
            Self::Stretch(id) => format!("{STRETCH}-{id}"),
        }
    }

    /// The period of a word.
    pub fn parse(word: &str) -> Option<Self> {
        let id = |kind| word.strip_prefix(kind)?.strip_prefix('-')?.parse().ok();
        let tournament = id(TOURNAMENT).map(|id| Self::Tournament(TournamentId(id)));
        tournament.or_else(|| id(STRETCH).map(|id| Self::Stretch(PeriodId(id))))
    }
}

impl PeriodTitles {
    /// When a period was closed, if it may be seen.
    pub fn closed_on(&self, period: PeriodKey) -> Option<NaiveDate> {
        match period {
            PeriodKey::Tournament(id) => Some(self.tournaments.get(&id)?.at?.date_naive()),
            PeriodKey::Stretch(id) => Some(self.stretches.get(&id)?.closed_on),
        }
    }

    /// Those that were closed by the end of a day.
    pub fn closed_by(&self, day: NaiveDate) -> Vec<PeriodKey> {
        let tournaments = self.tournaments.keys().map(|id| PeriodKey::Tournament(*id));
        let stretches = self.stretches.keys().map(|id| PeriodKey::Stretch(*id));
        let all = tournaments.chain(stretches);
        all.filter(|period| self.closed_on(*period).is_some_and(|closed| closed <= day)).collect()
    }
}
