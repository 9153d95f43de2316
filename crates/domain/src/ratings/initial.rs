//! Ratings brought along from elsewhere: facts with a source.
//!
//! Source: `docs/spec/ratings.md` §6.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use rating::ledger::{Day, Facts};
use rating::{Pool, State};

use crate::merges::Merges;
use crate::players::Player;
use crate::{InitialRatingId, Line, NameKey, PlayerId, PoolId};

/// Where a rating is from, as it is printed.
pub type RatingSource = Line<120>;

/// What is brought along: what was known about somebody, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// What was known.
    pub state: State,
    /// On how many games it rests.
    pub games: u32,
    /// When it was known; idle time counts from here.
    pub known_on: NaiveDate,
}

/// A rating brought along into a pool, as it counts now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InitialRating {
    pub id: InitialRatingId,
    /// Into which pool.
    pub pool: PoolId,
    pub player: PlayerId,
    /// What; nothing if it was taken back.
    pub brought: Option<Brought>,
    /// Where it is from, or why it was taken back.
    pub source: RatingSource,
    pub recorded_at: DateTime<Utc>,
    /// Who recorded it.
    pub by: Option<String>,
}

/// A rating to be brought along, or to be taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewInitial {
    pub player: PlayerId,
    /// The one that it corrects.
    pub replaces: Option<InitialRatingId>,
    /// What; nothing to take it back.
    pub brought: Option<Brought>,
    pub source: RatingSource,
}

/// A line that says what somebody brings along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InitialLine {
    /// Its number, from 1.
    pub number: usize,
    /// The name, or `#` and the number of a player.
    pub who: String,
    /// What is brought along.
    pub brought: Brought,
}

/// Why a line cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InitialProblem {
    #[error("line {number}: nobody is named \"{who}\"")]
    Nobody {
        /// The line.
        number: usize,
        /// Who was looked for.
        who: String,
    },
    #[error("line {number}: several players are named \"{who}\"")]
    Several {
        /// The line.
        number: usize,
        /// Who was looked for.
        who: String,
        ids: Vec<PlayerId>,
    },
    #[error("line {number}: \"{who}\" is named twice")]
    Twice {
        /// The line.
        number: usize,
        who: String,
    },
    #[error("line {number}: \"{who}\" has an initial rating")]
    Known {
        /// The line.
        number: usize,
        who: String,
    },
}

/// Whom each line is about, with the fact that was taken back before, if there is one; and all
/// that is in the way.
pub fn resolved<'l>(
    lines: &'l [InitialLine],
    players: &[Player],
    current: &[InitialRating],
) -> Result<Vec<Resolved<'l>>, Vec<InitialProblem>> {
    let mut by_key: HashMap<&NameKey, Vec<PlayerId>> = HashMap::new();
    for player in players {
        by_key.entry(&player.key).or_default().push(player.id);
    }
    let known: HashMap<PlayerId, &InitialRating> =
        current.iter().map(|initial| (initial.player, initial)).collect();
    let (mut found, mut problems, mut named) = (Vec::new(), Vec::new(), HashSet::new());
    for line in lines {
        let (number, who) = (line.number, line.who.clone());
        let ids = match who.strip_prefix('#').and_then(|id| id.parse::<i32>().ok()) {
            Some(id) => players.iter().map(|one| one.id).filter(|one| one.0 == id).collect(),
            None => by_key.get(&NameKey::of(&who)).cloned().unwrap_or_default(),
        };
        match (ids.as_slice(), ids.first().and_then(|player| known.get(player))) {
            ([], _) => problems.push(InitialProblem::Nobody { number, who }),
            ([player], _) if !named.insert(*player) => {
                problems.push(InitialProblem::Twice { number, who });
            }
            ([_], Some(InitialRating { brought: Some(_), .. })) => {
                problems.push(InitialProblem::Known { number, who });
            }
            ([player], before) => found.push((line, *player, before.map(|before| before.id))),
            _ => problems.push(InitialProblem::Several { number, who, ids }),
        }
    }
    if problems.is_empty() { Ok(found) } else { Err(problems) }
}

/// A line, whom it is about, and what it replaces.
pub type Resolved<'l> = (&'l InitialLine, PlayerId, Option<InitialRatingId>);

/// Whether a pool can take a state: its system has such ones, within its limits.
///
/// ```
/// use domain::ratings::takes;
/// use rating::fide::Fide;
/// use rating::{Pool, Rating, State};
///
/// assert!(takes(&Pool::elo(), State::Elo(Rating::whole(1720))));
/// assert!(takes(&Pool::fide(), State::EloFide(Fide::rated(1720, 40))));
/// assert!(!takes(&Pool::fide(), State::EloFide(Fide::rated(1399, 40))));
/// assert!(!takes(&Pool::fide(), State::Elo(Rating::whole(1720))));
/// ```
pub fn takes(pool: &Pool, state: State) -> bool {
    let known_on = Day(0);
    let player = rating::ledger::PlayerId(0);
    let initial = [rating::ledger::InitialRating { player, state, games: 0, known_on }];
    let facts = Facts { initial: &initial, ..Facts::default() };
    rating::ledger::compute(pool, &facts).is_ok()
}

/// The ratings as the ledger takes them. Of several that one player has brought under different
/// names his own counts, else the one that was known last (`docs/spec/ratings.md` §6.9).
pub fn in_ledger(initial: &[InitialRating], merges: &Merges) -> Vec<rating::ledger::InitialRating> {
    let mut of_player: BTreeMap<PlayerId, (&InitialRating, Brought)> = BTreeMap::new();
    for one in initial {
        let Some(brought) = one.brought else { continue };
        let rank = |(one, brought): (&InitialRating, Brought)| {
            (!merges.is_merged(one.player), brought.known_on, one.id)
        };
        let counts = of_player.entry(merges.stands_for(one.player)).or_insert((one, brought));
        if rank((one, brought)) > rank(*counts) {
            *counts = (one, brought);
        }
    }
    let fact = |(player, (_, brought)): (PlayerId, (&InitialRating, Brought))| {
        let Brought { state, games, known_on } = brought;
        let player = rating::ledger::PlayerId(player.0);
        let known_on = Day(known_on.num_days_from_ce());
        rating::ledger::InitialRating { player, state, games, known_on }
    };
    of_player.into_iter().map(fact).collect()
}

#[cfg(test)]
mod tests {
    use rating::Rating;

    use super::*;

    fn player(id: i32, name: &str) -> Player {
        Player {
            id: PlayerId(id),
            name: name.into(),
            key: NameKey::of(name),
            club: None,
            also: Vec::new(),
        }
    }

    fn line(number: usize, who: &str) -> InitialLine {
        let known_on = NaiveDate::from_ymd_opt(2026, 1, 1).unwrap();
        let brought = Brought { state: State::Elo(Rating::whole(1720)), games: 3, known_on };
        InitialLine { number, who: who.into(), brought }
    }

    fn initial(id: i32, player: i32, points: i32, day: u32) -> InitialRating {
        let known_on = NaiveDate::from_ymd_opt(2026, 1, day).unwrap();
        let state = State::Elo(Rating::whole(points));
        InitialRating {
            id: InitialRatingId(id),
            pool: PoolId(1),
            player: PlayerId(player),
            brought: Some(Brought { state, games: 3, known_on }),
            source: RatingSource::parse("a list").unwrap(),
            recorded_at: DateTime::UNIX_EPOCH,
            by: None,
        }
    }

    #[test]
    fn of_what_a_merged_player_brings_along_his_own_counts_else_the_latest() {
        let merges = Merges::new([(PlayerId(2), PlayerId(1)), (PlayerId(3), PlayerId(1))]).unwrap();
        let points = |initial: &[InitialRating]| {
            let facts = in_ledger(initial, &merges);
            facts.iter().map(|one| (one.player.0, one.state.rating().0 / 100)).collect::<Vec<_>>()
        };
        let of_merged = [initial(2, 3, 1700, 9), initial(3, 2, 1800, 5)];
        assert_eq!(points(&of_merged), [(1, 1700)]);
        let with_own = [&of_merged[..], &[initial(4, 1, 1500, 1)]].concat();
        assert_eq!(points(&with_own), [(1, 1500)]);
    }

    #[test]
    fn lines_are_of_known_players_and_of_each_once() {
        let players = [player(1, "Josef Knecht"), player(2, "Anton"), player(3, "anton")];
        let lines = [line(1, "josef knecht"), line(2, "#3")];
        let found = resolved(&lines, &players, &[]).unwrap();
        let ids: Vec<i32> = found.iter().map(|(_, player, _)| player.0).collect();
        assert_eq!(ids, [1, 3]);
        let lines = [line(1, "Plinio"), line(2, "Anton"), line(3, "#1"), line(4, "Josef Knecht")];
        let problems = resolved(&lines, &players, &[]).unwrap_err();
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "line 1: nobody is named \"Plinio\"",
                "line 2: several players are named \"Anton\"",
                "line 4: \"Josef Knecht\" is named twice",
            ]
        );
    }
}
