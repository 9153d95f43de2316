//! What was changed between two texts of a game, however that came about.

use super::{Change, Slip};
use crate::{
    Record,
    game::Position,
    games::Visitor,
    walk::{Runs, Walk},
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
        let shared = shared(&before, &after);
        let ends = [(before.len(), after.len())];
        let mut changes = Vec::new();
        let (mut from, mut to) = (0, 0);
        for (next_from, next_to) in shared.into_iter().chain(ends) {
            if next_from > from || next_to > to {
                let text = |words: &[&str]| (!words.is_empty()).then(|| words.join(" "));
                let (old, new) = (text(&before[from..next_from]), text(&after[to..next_to]));
                let slip = match (&old, &new) {
                    (None, _) => Slip::Missing,
                    (_, None) => Slip::Superfluous,
                    _ => Slip::Move,
                };
                let ply = plies.get(to).or(plies.last()).copied().unwrap_or(1);
                changes.push(Change { ply, slip, from: old, to: new });
            }
            (from, to) = (next_from + 1, next_to + 1);
        }
        changes
    }
}

/// For each word that plays, the number of its move; then the number of the first that does not.
struct Numbering<'r>(&'r Record);

impl Visitor for Numbering<'_> {
    type Output = Vec<u32>;

    fn visit<P: Position>(self, rules: P::Rules) -> Vec<u32> {
        let mut walk = Walk::<P>::new(self.0, rules);
        let mut plies = Vec::new();
        while let Ok(Some(played)) = walk.advance() {
            plies.resize(played.words.end, walk.plies);
        }
        plies.push(walk.plies + 1);
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
