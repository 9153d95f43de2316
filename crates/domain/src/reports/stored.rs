//! Whether the tournament of a file is stored already, whatever the file's order and spelling.

use std::collections::HashMap;
use std::fmt;

use rules::Spec;
use tournament::entry::Number;
use tournament::result::GameResult;

use super::identity::Told;
use super::incoming::Incoming;
use crate::entries::{Entry, NewEntry};
use crate::events::Days;
use crate::results::Decision;
use crate::standings::WallChart;
use crate::{EntryId, NameKey, PlayerId};

/// How far a stored tournament is that of a file: in the rounds that both have, the same players meet
/// with the same results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Likeness {
    /// How many rounds the file has.
    pub in_file: Extent,
    /// How many are stored.
    pub stored: Extent,
}

/// How much has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    pub rounds: usize,
    pub results: usize,
}

/// Two players and their result, the first one first.
type Met = (EntryId, EntryId, GameResult);

/// A file as it is compared with what is stored: its names are taken apart once.
#[derive(Debug)]
pub struct Sought<'a> {
    incoming: &'a Incoming,
    who: Vec<(Number, Who)>,
}

/// Who a player of a file is.
#[derive(Debug)]
enum Who {
    /// Whom somebody has told; nobody who is new.
    Told(Option<PlayerId>),
    /// The words of the name.
    Named(Vec<String>),
}

impl<'a> Sought<'a> {
    pub fn new(incoming: &'a Incoming, told: &[Told]) -> Self {
        let who = |(number, new): &(Number, NewEntry)| {
            let key = NameKey::of(new.name.as_str());
            let is_told =
                |told: &&Told| told.who == number.to_string() || NameKey::of(&told.who) == key;
            let told = told.iter().find(is_told);
            (*number, told.map_or_else(|| Who::Named(words(&key)), |told| Who::Told(told.is)))
        };
        Self { incoming, who: incoming.players.iter().map(who).collect() }
    }

    /// Whether the same game was played on the same days, as far as the file says when.
    pub fn is_at(&self, spec: &Spec, days: Days) -> bool {
        let meets = |own: Days| own.first() <= days.last() && days.first() <= own.last();
        self.incoming.details.spec == *spec && self.incoming.days.is_none_or(meets)
    }

    /// Whether everybody who plays in the first round of the file is among these entries, as is so in
    /// the same tournament.
    pub fn has_players(&self, entries: &[Entry]) -> bool {
        let who = self.identities(entries);
        !self.incoming.rounds.is_empty() && file_round(self.incoming, 0, &who).is_some()
    }

    /// What a stored tournament shares with the file; nothing if it is another one. A game that has no
    /// result in one of them may have any in the other.
    pub fn likeness(&self, chart: &WallChart) -> Option<Likeness> {
        let incoming = self.incoming;
        let who = self.identities(&chart.entries);
        let stored = stored_rounds(chart);
        let n_common = incoming.rounds.len().min(stored.len());
        let file: Vec<Vec<Met>> =
            (0..n_common).map(|idx| file_round(incoming, idx, &who)).collect::<Option<_>>()?;
        let mut n_agreeing = 0;
        for (in_file, stored) in file.iter().zip(&stored) {
            n_agreeing += agreeing(in_file, stored)?;
        }
        let boards = incoming.rounds.iter().flatten();
        let in_file = Extent {
            rounds: incoming.rounds.len(),
            results: boards.filter(|board| board.decision.is_some()).count(),
        };
        let decided = stored.iter().flatten().filter(|met| met.2 != GameResult::Pending);
        let stored = Extent { rounds: stored.len(), results: decided.count() };
        is_enough(n_agreeing, in_file, stored).then_some(Likeness { in_file, stored })
    }

    /// The entries that the players of the file are: by what is said of them, else by the words of their
    /// names.
    fn identities(&self, entries: &[Entry]) -> HashMap<Number, EntryId> {
        let mut by_name: HashMap<Vec<String>, Vec<&Entry>> = HashMap::new();
        for entry in entries {
            by_name.entry(words(&entry.key)).or_default().push(entry);
        }
        let by_player: HashMap<PlayerId, EntryId> =
            entries.iter().map(|entry| (entry.player, entry.id)).collect();
        let entry = |number: Number, who: &Who| match who {
            Who::Told(player) => by_player.get(&(*player)?).copied(),
            Who::Named(words) => {
                let named = by_name.get(words)?;
                // Of several people of one name the one with the same number.
                let same = named.iter().find(|entry| entry.number == Some(number));
                Some(same.or(named.first())?.id)
            }
        };
        let known = self.who.iter();
        known.filter_map(|(number, who)| Some((*number, entry(*number, who)?))).collect()
    }
}

/// How many games of a round have the same result in both; nothing if the rounds are not the same.
fn agreeing(in_file: &[Met], stored: &[Met]) -> Option<usize> {
    let both_have_results = |(one, other): &(&Met, &Met)| {
        one.2 != GameResult::Pending && other.2 != GameResult::Pending
    };
    let agrees = |both: (&Met, &Met)| {
        let (one, other) = both;
        (one.0, one.1) == (other.0, other.1) && (!both_have_results(&both) || one.2 == other.2)
    };
    let is_same = in_file.len() == stored.len() && in_file.iter().zip(stored).all(agrees);
    is_same.then(|| in_file.iter().zip(stored).filter(both_have_results).count())
}

/// Whether so many results that agree make it the same tournament: most of the file, or all of a stored
/// beginning of it, but not one alone of more.
fn is_enough(n_agreeing: usize, in_file: Extent, stored: Extent) -> bool {
    let is_most = 2 * n_agreeing > in_file.results;
    let is_beginning = stored.rounds <= in_file.rounds && n_agreeing == stored.results;
    (is_most || is_beginning) && n_agreeing >= in_file.results.clamp(1, 2)
}

/// In any order, so that "Knecht, Josef" is "Josef Knecht".
fn words(key: &NameKey) -> Vec<String> {
    let mut words: Vec<String> = key.as_str().split(' ').map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// The games of a round; nothing if somebody in it is not known.
fn file_round(incoming: &Incoming, idx: usize, who: &HashMap<Number, EntryId>) -> Option<Vec<Met>> {
    let games = incoming.rounds.get(idx)?.iter().filter_map(|board| Some((board, board.second?)));
    let met = games.map(|(board, second)| {
        let result = board.decision.as_ref().map_or(GameResult::Pending, Decision::game_result);
        Some((*who.get(&board.first)?, *who.get(&second)?, result))
    });
    let mut met: Vec<Met> = met.collect::<Option<_>>()?;
    met.sort_unstable_by_key(|(first, second, _)| (*first, *second));
    Some(met)
}

fn stored_rounds(chart: &WallChart) -> Vec<Vec<Met>> {
    let mut rounds: Vec<Vec<Met>> = vec![Vec::new(); chart.table.rounds().len()];
    for pairing in chart.pairings.iter() {
        let idx = usize::from(pairing.round).wrapping_sub(1);
        if let (Some(round), Some(second)) = (rounds.get_mut(idx), pairing.second) {
            let recorded = chart.results.get(&pairing.id);
            let result =
                recorded.map_or(GameResult::Pending, |recorded| recorded.decision.game_result());
            round.push((pairing.first, second, result));
        }
    }
    for round in &mut rounds {
        round.sort_unstable_by_key(|(first, second, _)| (*first, *second));
    }
    rounds
}

impl fmt::Display for Likeness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { in_file, stored } = self;
        let rounds = |n: usize| {
            if n == 1 { "round 1".to_owned() } else { format!("rounds 1 to {n}") }
        };
        if stored.rounds < in_file.rounds {
            return write!(f, "has {} of it", rounds(stored.rounds));
        }
        if stored.rounds > in_file.rounds {
            let (all, last) = (rounds(in_file.rounds), stored.rounds);
            return write!(f, "has all of it, {all}, and goes on to round {last}");
        }
        f.write_str("has the same players, rounds and results")?;
        if stored.results == in_file.results {
            return Ok(());
        }
        write!(f, ", {} of them where the file has {}", stored.results, in_file.results)
    }
}
