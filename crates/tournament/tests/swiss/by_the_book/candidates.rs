//! Art. 3.2 to 3.7 and art. 4: the candidates of a bracket, in the order of their generation.

use super::field::{Field, Idx};

/// A way to pair a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) pairs: Vec<(Idx, Idx)>,
    pub(crate) downfloaters: Vec<Idx>,
}

/// Who is to be paired in a bracket, in the order of art. 1.2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Members {
    pub(crate) moved_down: Vec<Idx>,
    pub(crate) residents: Vec<Idx>,
}

impl Members {
    pub(crate) fn len(&self) -> usize {
        self.moved_down.len() + self.residents.len()
    }
}

/// All candidates with so many pairs, of which so many are of moved-down players, that comply
/// with C1 and C3. What the rules generate besides is skipped, the order is theirs.
pub(crate) fn generate(
    field: &Field,
    members: &Members,
    (n_pairs, n_moved_down): (usize, usize),
    seen: &mut impl FnMut(Candidate),
) {
    // Art. 4.4: sets of MDPs by their smallest differing number.
    for first in subsets(&members.moved_down, n_moved_down) {
        let limbo: Vec<Idx> = without(&members.moved_down, &first);
        // Art. 3.7.2: a transposition of S2 is a new MDP-pairing, and a new remainder.
        transpose(
            field,
            &first,
            &members.residents,
            &mut Vec::new(),
            &mut |moved_down, remainder| {
                homogeneous(field, remainder, n_pairs - n_moved_down, &mut |pairs, left| {
                    let pairs = moved_down.iter().chain(pairs).copied().collect();
                    let downfloaters = limbo.iter().chain(left).copied().collect();
                    seen(Candidate { pairs, downfloaters });
                });
            },
        );
    }
}

type Paired<'a> = dyn FnMut(&[(Idx, Idx)], &[Idx]) + 'a;

/// Art. 3.6: transpositions of S2, then the next exchange and its transpositions.
fn homogeneous(field: &Field, players: &[Idx], n_pairs: usize, paired: &mut Paired) {
    if players.len() < 2 * n_pairs {
        return;
    }
    for (s1, s2) in exchanges(players.len(), n_pairs) {
        let players_of = |bsns: &[usize]| bsns.iter().map(|bsn| players[*bsn]).collect::<Vec<_>>();
        transpose(field, &players_of(&s1), &players_of(&s2), &mut Vec::new(), paired);
    }
}

/// Art. 4.2: the first of S1 meets the first of S2 and so on, S2 in every order, by the smallest
/// first difference; those of S2 who are left over come last, in their order.
fn transpose(
    field: &Field,
    s1: &[Idx],
    s2: &[Idx],
    pairs: &mut Vec<(Idx, Idx)>,
    paired: &mut Paired,
) {
    let Some((one, s1)) = s1.split_first() else {
        paired(pairs, s2);
        return;
    };
    for other in s2.iter().filter(|other| field.may_meet(*one, **other)) {
        pairs.push((*one, *other));
        transpose(field, s1, &without(s2, &[*other]), pairs, paired);
        pairs.pop();
    }
}

/// Art. 4.3: S1 and S2 as they are, then after each exchange, from the least to the greatest.
/// Places instead of numbers: all that counts is their order and their differences.
fn exchanges(n: usize, n_first: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let all: Vec<usize> = (0..n).collect();
    let (first, second) = all.split_at(n_first);
    let mut found = Vec::new();
    for size in 0..=n_first.min(n - n_first) {
        for out in subsets(first, size) {
            for moved_in in subsets(second, size) {
                // Never negative, as all of S2 are behind all of S1.
                let difference = moved_in.iter().sum::<usize>() - out.iter().sum::<usize>();
                // The largest first, the larger the better.
                let from_first: Vec<_> =
                    out.iter().rev().map(|bsn| std::cmp::Reverse(*bsn)).collect();
                let mut s1 = without(first, &out);
                s1.extend(&moved_in);
                s1.sort_unstable();
                found.push((size, difference, from_first, moved_in, s1));
            }
        }
    }
    found.sort();
    found.into_iter().map(|(.., s1)| (s1.clone(), without(&all, &s1))).collect()
}

/// All subsets of one size in lexicographic order.
pub(crate) fn subsets<T: Copy>(of: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((first, others)) = of.split_first() else { return Vec::new() };
    let with = subsets(others, size - 1).into_iter().map(|mut subset| {
        subset.insert(0, *first);
        subset
    });
    with.chain(subsets(others, size)).collect()
}

pub(crate) fn without<T: Copy + PartialEq>(of: &[T], taken: &[T]) -> Vec<T> {
    of.iter().copied().filter(|one| !taken.contains(one)).collect()
}

mod tests {
    use super::exchanges;

    fn sets(n: usize, n_first: usize) -> Vec<Vec<usize>> {
        let numbered = |set: Vec<usize>| set.iter().map(|place| place + 1).collect();
        exchanges(n, n_first).into_iter().map(|(s1, _)| numbered(s1)).collect()
    }

    #[track_caller]
    fn earlier(one: &[usize], other: &[usize]) {
        let sets = sets(11, 5);
        let place = |set: &[usize]| sets.iter().position(|known| known == set).expect("a set");
        assert!(place(one) < place(other), "{one:?} before {other:?}");
    }

    #[test]
    fn exchanges_come_in_the_order_of_the_rules() {
        assert_eq!(sets(4, 2), [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]);
        // 6 for 4 is better than 8 for 5; 8 and 6 for 4 and 3 than 9 and 8 for 5 and 4.
        earlier(&[1, 2, 3, 5, 6], &[1, 2, 3, 4, 8]);
        earlier(&[1, 2, 5, 6, 8], &[1, 2, 3, 8, 9]);
        // One is better than two.
        earlier(&[2, 3, 4, 5, 11], &[1, 2, 3, 6, 7]);
        // Moving 5 is better than moving 4, moving 5 and 2 than 4 and 3.
        earlier(&[1, 2, 3, 4, 7], &[1, 2, 3, 5, 6]);
        earlier(&[1, 3, 4, 6, 8], &[1, 2, 5, 6, 8]);
        // Moving 6 and 9 is better than moving 7 and 8.
        earlier(&[1, 2, 5, 6, 9], &[1, 2, 5, 7, 8]);
    }
}
