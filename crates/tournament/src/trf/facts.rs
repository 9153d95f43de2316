//! What had happened before a round.

use crate::entry::Entry;
use crate::history;
use crate::result::{Bye, GameResult};
use crate::table::{Edition, Facts, MAX_ROUNDS, System};

use super::header::is_date;
use super::rounds::Round;
use super::{Player, Report};

impl Report {
    /// The system: a round robin if the file names one, and all byes in it are free rounds.
    #[must_use]
    pub fn system(&self) -> System {
        let mut byes = self.rounds.iter().flat_map(|round| &round.byes);
        if self.header.names_round_robin() && byes.all(|(_, bye)| *bye == Bye::ZeroPoint) {
            return System::RoundRobin;
        }
        System::Swiss
    }

    /// The tie-break rules in force on the first day; the latest if the file does not say when that
    /// was, as `YYYY/MM/DD`.
    #[must_use]
    pub fn edition(&self) -> Edition {
        let first_day = self.header.starts_on.as_deref().filter(|day| is_date(day));
        let mut parts = first_day.into_iter().flat_map(|day| day.split('/'));
        let year = parts.next().and_then(|year| year.parse().ok());
        let month = parts.next().and_then(|month| month.parse().ok());
        year.zip(month)
            .map_or_else(Edition::default, |(year, month)| Edition::in_force(year, month))
    }

    /// What had happened before a round, from 1: the facts of the rounds before it.
    ///
    /// Numbers that nobody has are players who were never there. Points that no
    /// [`PointSystem`](crate::points::PointSystem) says are among the adjustments.
    #[must_use]
    pub fn facts(&self, round: u16) -> Facts {
        let n_before = usize::from(round.saturating_sub(1).min(MAX_ROUNDS));
        let system = self.system();
        let played = |round: &Round| history::Round {
            pairings: round.pairings.clone(),
            byes: match system {
                System::Swiss => round.byes.clone(),
                // A free round is what nothing is said of.
                System::RoundRobin => Vec::new(),
            },
        };
        let mut rounds: Vec<history::Round> =
            self.rounds.iter().take(n_before).map(played).collect();
        rounds.resize_with(n_before, history::Round::default);
        Facts {
            system,
            edition: self.edition(),
            points: self.points,
            players: self.entries(),
            rounds,
            withdrawals: Vec::new(),
            adjustments: self.adjustments(n_before),
            adjournments: self.adjournments(n_before),
            game_points: Vec::new(),
        }
    }

    /// What was known when a round, from 1, was paired: a game that was adjourned then has no result, so
    /// that the two have met, whatever it ended by (`docs/spec/swiss.md` C.04.2).
    #[must_use]
    pub fn facts_when_paired(&self, round: u16) -> Facts {
        let mut facts = self.facts(round);
        for one in &facts.adjournments {
            let is_adjourned = (one.from_round..=one.to_round).contains(&round);
            let games = facts.rounds.get_mut(usize::from(one.round) - 1).filter(|_| is_adjourned);
            for game in games.into_iter().flat_map(|played| &mut played.pairings) {
                if game.white == one.white {
                    game.result = GameResult::Pending;
                }
            }
        }
        facts
    }

    /// The entries up to the highest number. Whom nobody is, and who only stands for the bye, is no
    /// entrant without a rating (`docs/spec/standings.md` §7.1), so they have one of 0.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let n = self.players.last().map_or(0, |player| player.number.0);
        let mut entries = vec![Entry { rating: Some(0) }; usize::from(n)];
        let is_entrant = |player: &&Player| !self.stand_ins.contains(&player.number);
        for player in self.players.iter().filter(is_entrant) {
            entries[player.number.idx()].rating = player.person.rating;
        }
        entries
    }
}
