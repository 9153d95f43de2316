//! What was changed between two texts of a game, however that came about.

use std::ops::Range;

use super::{Change, Readings, Slip};
use crate::{
    Record,
    games::{Listed, Visitor},
    walk::{Runs, Walk},
    words::Words,
};

/// Beyond so many pairs of words, what differs is shown as one change.
const MOST_PAIRS: usize = 250_000;

impl Record {
    /// The changes that make this record's moves of another one's, as far as words tell: moves
    /// that were changed next to each other are one change.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let game = "gbg:5".parse().expect("a game");
    /// let read = |moves| Record::from_movetext(game, Claim::Open, Termination::Normal, moves);
    /// let changes = read("C30 c30 D032")?.changes_since(&read("1. C3O c30 2. D032")?);
    /// assert_eq!(changes.len(), 1);
    /// assert_eq!((changes[0].ply, changes[0].from.as_deref()), (1, Some("C3O")));
    /// assert!(read("C30 c30")?.changes_since(&read("1. C30 {fine} c30!")?).is_empty());
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn changes_since(&self, submitted: &Self) -> Vec<Change> {
        let (before, after) = (Runs::of(submitted).words, Runs::of(self).words);
        let plies = self.game().visit(Numbering(self));
        let change = |Gap { from, to }: Gap| {
            let ply = plies.get(to.start).or(plies.last()).copied().unwrap_or(1);
            let text = |words: &[&str]| (!words.is_empty()).then(|| words.join(" "));
            let (from, to) = (text(&before[from]), text(&after[to]));
            let slip = match (&from, &to) {
                (None, _) => Slip::Missing,
                (_, None) => Slip::Superfluous,
                _ => Slip::Move,
            };
            Change { ply, slip, from, to }
        };
        gaps(&before, &after).into_iter().map(change).collect()
    }

    /// Whether this record may be a reading of another one: one of the same game that does not
    /// play, and of whose moves no more are changed than a reading changes.
    ///
    /// ```
    /// use rules::{Claim, Record, Termination};
    ///
    /// let game = "gbg:5".parse().expect("a game");
    /// let read = |moves| Record::from_movetext(game, Claim::Open, Termination::Normal, moves);
    /// assert!(read("C30 c30 D032")?.is_reading_of(&read("1. C3O c30 2. D032")?));
    /// assert!(!read("C30 c30")?.is_reading_of(&read("D20 c30")?), "that plays too");
    /// # Ok::<(), rules::Fault>(())
    /// ```
    #[must_use]
    pub fn is_reading_of(&self, submitted: &Self) -> bool {
        if self.game() != submitted.game() || submitted.verify().plies.is_some() {
            return false;
        }
        let gaps = gaps(&Runs::of(submitted).words, &Runs::of(self).words);
        let plies = self.game().visit(Numbering(self));
        let nearly = submitted.game().visit(NearlyNumbering(submitted));
        let from = n_moves(&nearly, gaps.iter().flat_map(|gap| gap.from.clone()));
        let to = n_moves(&plies, gaps.iter().flat_map(|gap| gap.to.clone()));
        (1..=Readings::MOST_COST as usize).contains(&from.max(to))
    }
}

/// How many moves some words are of, which come in order.
fn n_moves(plies: &[u32], word_idxs: impl Iterator<Item = usize>) -> usize {
    let mut plies: Vec<_> = word_idxs.map(|word_idx| plies.get(word_idx)).collect();
    plies.dedup();
    plies.len()
}

/// Words of two texts between those that both have.
struct Gap {
    from: Range<usize>,
    to: Range<usize>,
}

fn gaps(before: &[&str], after: &[&str]) -> Vec<Gap> {
    let ends = [(before.len(), after.len())];
    let mut gaps = Vec::new();
    let (mut from, mut to) = (0, 0);
    for (next_from, next_to) in shared(before, after).into_iter().chain(ends) {
        if next_from > from || next_to > to {
            gaps.push(Gap { from: from..next_from, to: to..next_to });
        }
        (from, to) = (next_from + 1, next_to + 1);
    }
    gaps
}

/// For each word that plays, the number of its move; then the number of the first that does not.
struct Numbering<'r>(&'r Record);

impl Visitor for Numbering<'_> {
    type Output = Vec<u32>;

    fn visit<P: Listed>(self, rules: P::Rules) -> Vec<u32> {
        let mut walk = Walk::<P>::new(self.0, rules);
        let mut plies = Vec::new();
        while let Ok(Some(played)) = walk.advance() {
            plies.resize(played.words.end, walk.plies);
        }
        plies.push(walk.plies + 1);
        plies
    }
}

/// For each word the number of its move, as it looks before any is played.
struct NearlyNumbering<'r>(&'r Record);

impl Visitor for NearlyNumbering<'_> {
    type Output = Vec<u32>;

    fn visit<P: Listed>(self, rules: P::Rules) -> Vec<u32> {
        let (runs, start) = (Runs::of(self.0), P::start(rules));
        let mut plies = Vec::new();
        for ply in 1.. {
            let Some(&end) = runs.ends.get(plies.len()) else { break };
            let mut words = Words::new(&runs.words[plies.len()..end]);
            start.take_nearly(&mut words);
            plies.resize(plies.len() + words.taken().max(1), ply);
        }
        plies
    }
}

/// The places of the words that two texts have in common, as many as can be in one order.
fn shared(before: &[&str], after: &[&str]) -> Vec<(usize, usize)> {
    let same = |(a, b): (&&str, &&str)| a == b;
    let head = before.iter().zip(after).take_while(|&pair| same(pair)).count();
    let (rest_before, rest_after) = (&before[head..], &after[head..]);
    let tail = rest_before
        .iter()
        .rev()
        .zip(rest_after.iter().rev())
        .take_while(|&pair| same(pair))
        .count();
    let (n_before, n_after) = (rest_before.len() - tail, rest_after.len() - tail);
    let between = in_order(&rest_before[..n_before], &rest_after[..n_after]);
    let heads = (0..head).map(|idx| (idx, idx));
    let between = between.into_iter().map(|(a, b)| (head + a, head + b));
    let tails = (0..tail).map(|idx| (head + n_before + idx, head + n_after + idx));
    heads.chain(between).chain(tails).collect()
}

/// The longest common subsequence.
fn in_order(before: &[&str], after: &[&str]) -> Vec<(usize, usize)> {
    let width = after.len() + 1;
    if (before.len() + 1) * width > MOST_PAIRS {
        return Vec::new();
    }
    // How many are shared from each pair of places on.
    let mut lengths = vec![0_u32; (before.len() + 1) * width];
    for a in (0..before.len()).rev() {
        for b in (0..after.len()).rev() {
            lengths[a * width + b] = if before[a] == after[b] {
                lengths[(a + 1) * width + b + 1] + 1
            } else {
                lengths[(a + 1) * width + b].max(lengths[a * width + b + 1])
            };
        }
    }
    let (mut a, mut b) = (0, 0);
    let mut shared = Vec::new();
    while a < before.len() && b < after.len() {
        if before[a] == after[b] {
            shared.push((a, b));
            (a, b) = (a + 1, b + 1);
        } else if lengths[(a + 1) * width + b] >= lengths[a * width + b + 1] {
            a += 1;
        } else {
            b += 1;
        }
    }
    shared
}
