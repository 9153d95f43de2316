//! Players who turned out to be one person: who stands for whom.
//!
//! Nothing that was recorded is rewritten. Entries keep the player they were made with, and whoever
//! asks for a player is told who stands for them now.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};

use super::likeness::Likenesses;
use super::players::Player;
use super::ratings::HistoryName;
use super::{MergeId, NameKey, PlayerId, TournamentId};

/// So many players with a similar name are proposed.
const MAX_PROPOSED: usize = 8;

/// Who stands for whom now: the merges that have not been taken back.
///
/// ```
/// use domain::PlayerId;
/// use domain::merges::{MergeError, Merges};
///
/// let [jk, josef, knecht] = [1, 2, 3].map(PlayerId);
/// let merges = Merges::new([(jk, josef), (josef, knecht)]).unwrap();
/// assert_eq!(merges.stands_for(jk), knecht);
/// let again = merges.with(jk, knecht);
/// assert_eq!(again, Err(MergeError::Merged { player: jk, into: knecht }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Merges {
    /// Never a circle: only who stands for himself is merged, and only into such a one.
    into: BTreeMap<PlayerId, PlayerId>,
}

/// Why two players cannot be merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    #[error("player {player} cannot be merged with himself")]
    Itself { player: PlayerId },
    #[error("player {player} has been merged into player {into}")]
    Merged {
        player: PlayerId,
        /// Who stands for them.
        into: PlayerId,
    },
}

impl Merges {
    /// Merges, each with the one who was merged and the one who was kept, in the order in which
    /// they were made.
    pub fn new(made: impl IntoIterator<Item = (PlayerId, PlayerId)>) -> Result<Self, MergeError> {
        made.into_iter()
            .try_fold(Self::default(), |merges, (merged, kept)| merges.with(merged, kept))
    }

    /// Who stands for a player now: the player himself, unless he was merged.
    pub fn stands_for(&self, player: PlayerId) -> PlayerId {
        let mut now = player;
        while let Some(kept) = self.into.get(&now) {
            now = *kept;
        }
        now
    }

    /// Whether somebody else stands for a player.
    pub fn is_merged(&self, player: PlayerId) -> bool {
        self.into.contains_key(&player)
    }

    /// Everybody for whom somebody else stands.
    pub fn merged(&self) -> impl Iterator<Item = PlayerId> {
        self.into.keys().copied()
    }

    /// Everybody for whom a player stands, the player himself first.
    pub fn all_of(&self, kept: PlayerId) -> Vec<PlayerId> {
        let is_other = |player: &PlayerId| *player != kept && self.stands_for(*player) == kept;
        let others = self.merged().filter(is_other);
        std::iter::once(kept).chain(others).collect()
    }

    /// The same of some players, none of whom is merged.
    pub fn all_of_some(&self, kept: &[PlayerId]) -> Vec<PlayerId> {
        let known: HashSet<PlayerId> = kept.iter().copied().collect();
        let others = self.merged().filter(|player| known.contains(&self.stands_for(*player)));
        kept.iter().copied().chain(others).collect()
    }

    /// These, and one more.
    pub fn with(&self, merged: PlayerId, kept: PlayerId) -> Result<Self, MergeError> {
        if merged == kept {
            return Err(MergeError::Itself { player: kept });
        }
        if let Some(player) = [merged, kept].into_iter().find(|player| self.is_merged(*player)) {
            return Err(MergeError::Merged { player, into: self.stands_for(player) });
        }
        let mut more = self.clone();
        more.into.insert(merged, kept);
        Ok(more)
    }

    #[must_use]
    pub fn without(&self, merged: PlayerId) -> Self {
        let mut fewer = self.clone();
        fewer.into.remove(&merged);
        fewer
    }
}

/// A merge that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merge {
    pub id: MergeId,
    /// Who is not listed any more.
    pub merged: PlayerId,
    /// The name of this one, under which old standings have him.
    pub name: String,
    /// Who was kept; somebody else may stand for this one now.
    pub kept: PlayerId,
    pub kept_name: String,
    /// Why.
    pub reason: String,
    /// When it was done.
    pub at: DateTime<Utc>,
}

/// Why two players are two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clash {
    /// Both were in a tournament.
    Entered {
        tournament: TournamentId,
        /// The rounds, from 1, in which they met.
        rounds: Vec<u16>,
    },
    /// They met in a history of games.
    Met {
        /// Where the games are from.
        history: HistoryName,
        /// How often.
        games: u32,
    },
}

/// Players whose names are like a player's, the likest first.
pub fn alike<'p>(player: &Player, all: &'p [Player]) -> Vec<&'p Player> {
    let own: Vec<NameKey> = player.keys().collect();
    let others = all.iter().filter(|other| other.id != player.id);
    let keys: Vec<(NameKey, &Player)> =
        others.flat_map(|other| other.keys().map(move |key| (key, other))).collect();
    let index = Likenesses::new(keys.iter().map(|(key, other)| (key, *other)));
    let mut alike: Vec<&Player> = Vec::new();
    for found in own.iter().flat_map(|key| index.of(key, 2 * MAX_PROPOSED)) {
        if alike.iter().all(|known| known.id != found.id) {
            alike.push(found);
        }
    }
    alike.truncate(MAX_PROPOSED);
    alike
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PLAYERS: i32 = 12;

    /// Merges that are possible, of those that are tried one after the other.
    fn some_merges() -> impl Strategy<Value = Merges> {
        let tried = prop::collection::vec((0..PLAYERS, 0..PLAYERS), 0..20);
        tried.prop_map(|tried| {
            let merge = |merges: Merges, (merged, kept): (i32, i32)| {
                merges.with(PlayerId(merged), PlayerId(kept)).unwrap_or(merges)
            };
            tried.into_iter().fold(Merges::default(), merge)
        })
    }

    fn everybody() -> impl Iterator<Item = PlayerId> {
        (0..PLAYERS).map(PlayerId)
    }

    proptest! {
        #[test]
        fn who_stands_for_somebody_stands_for_himself(merges in some_merges()) {
            for player in everybody() {
                let now = merges.stands_for(player);
                prop_assert_eq!(merges.stands_for(now), now);
                prop_assert!(!merges.is_merged(now));
            }
        }

        #[test]
        fn a_merge_taken_back_leaves_everything_as_it_was(
            merges in some_merges(), merged in 0..PLAYERS, kept in 0..PLAYERS,
        ) {
            let (merged, kept) = (PlayerId(merged), PlayerId(kept));
            if let Ok(more) = merges.with(merged, kept) {
                prop_assert_eq!(more.stands_for(merged), kept);
                prop_assert_eq!(more.without(merged), merges);
            }
        }

        #[test]
        fn merges_of_different_people_may_come_in_any_order(
            merges in some_merges(), players in Just((0..PLAYERS).collect::<Vec<_>>()).prop_shuffle(),
        ) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|idx: usize| PlayerId(players[idx]));
            let one_way = merges.with(a, b).and_then(|merges| merges.with(c, d));
            let other_way = merges.with(c, d).and_then(|merges| merges.with(a, b));
            prop_assert_eq!(one_way.is_ok(), other_way.is_ok());
            if let (Ok(one_way), Ok(other_way)) = (one_way, other_way) {
                prop_assert_eq!(one_way, other_way);
            }
        }

        #[test]
        fn everybody_belongs_to_exactly_one_who_stands(merges in some_merges()) {
            let standing = everybody().filter(|player| !merges.is_merged(*player));
            let mut all: Vec<PlayerId> =
                standing.flat_map(|player| merges.all_of(player)).collect();
            all.sort_unstable();
            prop_assert_eq!(all, everybody().collect::<Vec<_>>());
        }

        #[test]
        fn whatever_is_taken_back_first_the_others_still_hold(
            merges in some_merges(), back in prop::collection::vec(0..PLAYERS, 0..6),
        ) {
            let fewer = back.iter().fold(merges, |merges, player| merges.without(PlayerId(*player)));
            for player in everybody() {
                prop_assert!(!fewer.is_merged(fewer.stands_for(player)));
            }
        }
    }

    #[test]
    fn nobody_is_merged_in_a_circle_or_twice() {
        let [a, b, c] = [1, 2, 3].map(PlayerId);
        let merges = Merges::new([(a, b)]).unwrap();
        assert_eq!(merges.with(b, a), Err(MergeError::Merged { player: a, into: b }));
        assert_eq!(merges.with(a, c), Err(MergeError::Merged { player: a, into: b }));
        assert_eq!(merges.with(c, c), Err(MergeError::Itself { player: c }));
        assert_eq!(merges.with(b, c).unwrap().all_of(c), [c, a, b]);
    }

    fn player(id: i32, name: &str, also: &[&str]) -> Player {
        let also = also.iter().map(|name| (*name).to_owned()).collect();
        Player { id: PlayerId(id), name: name.into(), key: NameKey::of(name), club: None, also }
    }

    #[test]
    fn names_alike_are_proposed_former_names_too_and_nobody_twice() {
        let all = [
            player(1, "Josef Knecht", &[]),
            player(2, "Plinio Designori", &["Joseph Knecht", "Josef Knechd"]),
            player(3, "Knecht, Jozef", &[]),
            player(4, "Fritz Tegularius", &[]),
        ];
        let ids: Vec<i32> = alike(&all[0], &all).iter().map(|player| player.id.0).collect();
        assert_eq!(ids.len(), 2);
        assert!(ids.contains(&2) && ids.contains(&3), "{ids:?}");
    }
}
