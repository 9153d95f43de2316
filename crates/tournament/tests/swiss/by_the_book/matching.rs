//! Can everybody be paired? Edmonds' algorithm of blossoms, unweighted.

use std::collections::VecDeque;

struct Search {
    n: usize,
    neighbours: Vec<Vec<usize>>,
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    base: Vec<usize>,
    is_outer: Vec<bool>,
}

/// Does the graph of `n` vertices have a perfect matching?
pub(crate) fn is_perfect(n: usize, is_edge: impl Fn(usize, usize) -> bool) -> bool {
    let neighbours_of =
        |one: usize| (0..n).filter(|other| *other != one && is_edge(one, *other)).collect();
    let neighbours: Vec<Vec<usize>> = (0..n).map(neighbours_of).collect();
    if n % 2 == 1 || neighbours.iter().any(Vec::is_empty) {
        return false;
    }
    let mut search = Search {
        n,
        neighbours,
        mate: vec![None; n],
        parent: Vec::new(),
        base: Vec::new(),
        is_outer: Vec::new(),
    };
    search.greedy();
    // Whoever cannot be reached by an augmenting path stays without a mate in every maximum.
    (0..n).all(|root| search.mate[root].is_some() || search.augment(root))
}

impl Search {
    fn greedy(&mut self) {
        for one in 0..self.n {
            if self.mate[one].is_some() {
                continue;
            }
            let free = self.neighbours[one].iter().find(|other| self.mate[**other].is_none());
            if let Some(other) = free.copied() {
                self.mate[one] = Some(other);
                self.mate[other] = Some(one);
            }
        }
    }

    fn augment(&mut self, root: usize) -> bool {
        self.parent = vec![None; self.n];
        self.base = (0..self.n).collect();
        self.is_outer = vec![false; self.n];
        self.is_outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(vertex) = queue.pop_front() {
            for to in self.neighbours[vertex].clone() {
                if self.base[vertex] == self.base[to] || self.mate[vertex] == Some(to) {
                    continue;
                }
                let is_outer =
                    to == root || self.mate[to].is_some_and(|mate| self.parent[mate].is_some());
                if is_outer {
                    self.contract(vertex, to, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(vertex);
                    match self.mate[to] {
                        None => return self.flip(to),
                        Some(mate) => {
                            self.is_outer[mate] = true;
                            queue.push_back(mate);
                        }
                    }
                }
            }
        }
        false
    }

    /// Swaps the edges along the path that ends here.
    fn flip(&mut self, end: usize) -> bool {
        let mut at = Some(end);
        while let Some(vertex) = at {
            let before = self.parent[vertex].expect("a path");
            at = self.mate[before];
            self.mate[vertex] = Some(before);
            self.mate[before] = Some(vertex);
        }
        true
    }

    /// Makes one vertex of an odd cycle.
    fn contract(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let common = self.common_base(one, other);
        let mut in_blossom = vec![false; self.n];
        self.mark(one, common, other, &mut in_blossom);
        self.mark(other, common, one, &mut in_blossom);
        for vertex in 0..self.n {
            if in_blossom[self.base[vertex]] {
                self.base[vertex] = common;
                if !self.is_outer[vertex] {
                    self.is_outer[vertex] = true;
                    queue.push_back(vertex);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.n];
        let mut at = self.base[one];
        loop {
            seen[at] = true;
            let Some(mate) = self.mate[at] else { break };
            at = self.base[self.parent[mate].expect("a tree")];
        }
        let mut at = self.base[other];
        while !seen[at] {
            at = self.base[self.parent[self.mate[at].expect("a tree")].expect("a tree")];
        }
        at
    }

    fn mark(&mut self, from: usize, common: usize, child: usize, in_blossom: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != common {
            let mate = self.mate[at].expect("a tree");
            in_blossom[self.base[at]] = true;
            in_blossom[self.base[mate]] = true;
            self.parent[at] = Some(child);
            child = mate;
            at = self.parent[mate].expect("a tree");
        }
    }
}

mod tests {
    use proptest::prelude::*;

    use super::is_perfect;

    fn exhaustive(left: &[usize], is_edge: &impl Fn(usize, usize) -> bool) -> bool {
        let Some((first, others)) = left.split_first() else { return true };
        others.iter().any(|other| {
            let rest: Vec<usize> = others.iter().copied().filter(|one| one != other).collect();
            is_edge(*first, *other) && exhaustive(&rest, is_edge)
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn everybody_is_paired_if_exhaustive_search_says_so(
            half in 0..6usize,
            bits in prop::collection::vec(0..10u8, 144),
            density in 1..10u8,
        ) {
            let is_edge = |one: usize, other: usize| {
                bits[one.min(other) * 12 + one.max(other)] < density
            };
            let n = 2 * half;
            let all: Vec<usize> = (0..n).collect();
            prop_assert_eq!(is_perfect(n, is_edge), exhaustive(&all, &is_edge));
        }
    }
}
