//! Games that were adjourned, as comments tell them: `### Adjournment @ Round 1: 1-5 1-0`.
//!
//! Source: docs/spec/trf.md §2.10.

use crate::entry::Number;
use crate::history::{Adjournment, Pairing};
use crate::result::GameResult;
use crate::score::Score;
use crate::table::{MAX_PLAYERS, MAX_ROUNDS, System};
use crate::withdrawal::Settled;

use super::Report;
use super::fault::{Guess, Notes, Place};
use super::text::Row;
use super::write::{Dialect, Sheet};

/// What such comments begin with.
const BEGINNING: &str = "Adjournment @ Round ";

/// Instead of a result that is not there yet.
const OPEN: &str = "?";

/// A comment that tells of an adjourned game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Noted {
    place: Place,
    /// The round of the game.
    round: u16,
    /// Who plays it, in any order.
    players: [Number; 2],
    /// Whether the comment says that there is no result yet.
    is_open: bool,
    /// The rounds that were paired without the result, if the comment says which.
    rounds: Option<(u16, u16)>,
}

impl Noted {
    /// Reads a comment; nothing if it is another one.
    pub(super) fn read(row: &Row) -> Option<Self> {
        let rest = row.rest(4).text.strip_prefix(BEGINNING)?;
        let (round, rest) = rest.split_once(':')?;
        let mut words = rest.split_whitespace();
        let (one, other) = words.next()?.split_once('-')?;
        let is_open = words.next() == Some(OPEN);
        let rounds = words.next().filter(|word| *word == "(rounds");
        let rounds = rounds.and_then(|_| words.next()?.strip_suffix(')')?.split_once('-'));
        let rounds = rounds.and_then(|(from, to)| Some((number(from)?, number(to)?)));
        Some(Self {
            place: row.place(1),
            round: number(round)?,
            players: [player(one)?, player(other)?],
            is_open,
            rounds,
        })
    }

    fn is_of(&self, round: u16, game: Pairing) -> bool {
        let both = [game.white, game.black];
        self.round == round && self.players.iter().all(|player| both.contains(player))
    }

    /// The rounds that were paired without the result. If the comment does not say which, the next
    /// one was; all that are paired, if the result is not there yet.
    fn rounds(&self, result: GameResult, last_paired: u16) -> (u16, u16) {
        let next = self.round + 1;
        let last = last_paired.max(next);
        match (self.rounds, self.is_open) {
            (Some((from, to)), _) => (from, to.min(last)),
            (None, true) if result == GameResult::Pending => (next, MAX_ROUNDS),
            (None, true) => (next, last),
            (None, false) => (next, next),
        }
    }

    /// The rounds that it tells of if no round after the game can have been paired in them.
    fn impossible(&self, last_paired: u16) -> Option<(u16, u16)> {
        let last = last_paired.max(self.round + 1);
        self.rounds.filter(|(from, to)| *from <= self.round || to < from || *from > last)
    }
}

fn number(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|round| (1..=MAX_ROUNDS).contains(round))
}

fn player(text: &str) -> Option<Number> {
    text.parse().ok().filter(|number| (1..=MAX_PLAYERS).contains(number)).map(Number)
}

impl Report {
    /// docs/spec/trf.md §2.9 and §2.10: games that comments tell of; and games without a result that
    /// was said to be unknown, or in rounds after which others were paired.
    pub(super) fn adjournments(&self, n_before: usize) -> Vec<Adjournment> {
        let last_paired = self.last_paired();
        // All rounds of a round robin are paired before the first is played.
        let is_swiss = self.system() == System::Swiss;
        let mut adjournments = Vec::new();
        for (round, played) in (1..).zip(self.rounds.iter().take(n_before)) {
            for &game in &played.pairings {
                let was_paired_on = is_swiss && last_paired > round;
                let is_open = game.result == GameResult::Pending
                    && (was_paired_on || played.unknown.contains(&game.white));
                adjournments.extend(self.adjournments_of(round, game, is_open, last_paired));
            }
        }
        adjournments
    }

    /// The last round with a game.
    fn last_paired(&self) -> u16 {
        let last = self.rounds.iter().rposition(|round| !round.pairings.is_empty());
        last.and_then(|idx| u16::try_from(idx + 1).ok()).unwrap_or(0)
    }

    fn adjournments_of(
        &self,
        round: u16,
        game: Pairing,
        is_open: bool,
        last_paired: u16,
    ) -> Vec<Adjournment> {
        // What is worth nothing is a game that was not played yet.
        let is_worth = self.records.values.unknown() != Score::ZERO;
        let noted = self.records.adjourned.iter().filter(|noted| noted.is_of(round, game));
        let noted = noted.filter(|noted| is_worth || !noted.is_open);
        let noted = noted.filter(|noted| noted.impossible(last_paired).is_none());
        let mut rounds: Vec<(u16, u16)> =
            noted.map(|noted| noted.rounds(game.result, last_paired)).collect();
        if is_open && is_worth && rounds.iter().all(|(_, to)| *to < MAX_ROUNDS) {
            rounds.push((round + 1, MAX_ROUNDS));
        }
        let white = game.white;
        let adjournment =
            |(from_round, to_round)| Adjournment { round, white, from_round, to_round };
        apart(rounds).into_iter().map(adjournment).collect()
    }

    /// Warns of comments about games that were never paired, or about rounds that cannot be.
    pub(super) fn warn_of_adjournments(&self, notes: &mut Notes) {
        let last_paired = self.last_paired();
        for noted in &self.records.adjourned {
            let idx = usize::from(noted.round) - 1;
            let mut games = self.rounds.get(idx).into_iter().flat_map(|round| &round.pairings);
            let (round, [one, other]) = (noted.round, noted.players);
            if !games.any(|game| noted.is_of(round, *game)) {
                notes.warn(noted.place, Guess::NoAdjournedGame { round, one, other });
            } else if let Some((from, to)) = noted.impossible(last_paired) {
                notes.warn(noted.place, Guess::NoAdjournedRounds { round, one, other, from, to });
            }
        }
    }
}

/// In order, those that meet as one: so no more than one is open, and it is the last.
fn apart(mut rounds: Vec<(u16, u16)>) -> Vec<(u16, u16)> {
    rounds.sort_unstable();
    let mut apart: Vec<(u16, u16)> = Vec::new();
    for (from, to) in rounds {
        match apart.last_mut() {
            Some((_, last)) if from <= *last => *last = to.max(*last),
            _ => apart.push((from, to)),
        }
    }
    apart
}

impl Sheet<'_> {
    /// The comments on games that were adjourned: those that are decided now, and in the older edition,
    /// which has no sign for it, those that are not.
    pub(super) fn adjournments(&self, dialect: Dialect) -> Vec<String> {
        let mut all = self.table.adjournments().to_vec();
        all.sort_unstable_by_key(|one| (one.round, one.white, one.from_round));
        let game = |one: &Adjournment| -> Option<&Settled> {
            let round = self.table.rounds().get(usize::from(one.round).checked_sub(1)?)?;
            round.iter().find(|game| game.pairing.white == one.white)
        };
        let line = |one: &Adjournment| self.adjournment(*one, game(one)?.pairing, dialect);
        all.iter().filter_map(line).collect()
    }

    fn adjournment(&self, one: Adjournment, game: Pairing, dialect: Dialect) -> Option<String> {
        let Adjournment { round, from_round, to_round, .. } = one;
        let Pairing { white, black, result } = game;
        let beginning = format!("### {BEGINNING}{round}: {white}-{black}");
        if result == GameResult::Pending {
            let is_said = dialect == Dialect::Trf26 || to_round < self.next_round();
            return (!is_said).then(|| format!("{beginning} {OPEN}"));
        }
        let to_round = to_round.min(self.next_round() - 1);
        let is_next = (from_round, to_round) == (round + 1, round + 1);
        let rounds =
            if is_next { String::new() } else { format!(" (rounds {from_round}-{to_round})") };
        let result = if result == GameResult::Draw { "1/2-1/2" } else { &result.to_string() };
        (from_round <= to_round).then(|| format!("{beginning} {result}{rounds}"))
    }
}
