//! Matchings of greatest weight that can be asked again after a change.
//!
//! A primal-dual search with blossoms (J. Edmonds, "Maximum matching and a polyhedron with
//! 0,1-vertices", 1965), one tree at a time. Dual variables and blossoms outlive a search, so
//! that after a change of one vertex's weights only that vertex is matched again. Dual variables
//! are kept so that a pair is tight if those of its two vertices and of the blossoms around both
//! add up to twice its weight; all numbers stay whole.

mod search;

use super::completion::NOBODY;
use super::weight::Weight;

/// The vertices `0..n`, what each pair is worth, and a matching.
pub(super) struct Matcher<W> {
    n: usize,
    /// Twice the weight of each pair; [`Weight::NONE`] for pairs that must not be.
    twice: Vec<W>,
    duals: Vec<W>,
    presence: Vec<Presence>,
    mates: Vec<usize>,
    /// The outermost node that a vertex is in: itself or a blossom.
    top: Vec<usize>,
    /// Blossoms have the numbers from `n`.
    blossoms: Vec<Blossom<W>>,
    unused: Vec<usize>,
}

/// Must a vertex be matched?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    /// Yes: a matching without it is none.
    Required,
    /// It may be left over; its dual variable is never negative, and then nought.
    Optional,
    /// It has its partner for good and is not looked at any more.
    Settled,
}

/// An odd circle of nodes, each of which is matched with the next but for the first.
#[derive(Debug, Clone)]
struct Blossom<W> {
    children: Vec<usize>,
    /// `links[i]` joins a vertex of `children[i]` with one of the next child.
    links: Vec<(usize, usize)>,
    vertices: Vec<usize>,
    base: usize,
    dual: W,
}

/// Some required vertex cannot be matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unmatchable;

impl<W: Weight> Matcher<W> {
    /// A matcher without a matching. `weight` is asked once for each pair, the smaller vertex
    /// first; `None` forbids it. Weights are not negative.
    pub(super) fn new(presence: Vec<Presence>, weight: impl Fn(usize, usize) -> Option<W>) -> Self {
        let n = presence.len();
        let mut twice = vec![W::NONE; n * n];
        let mut duals = vec![W::ZERO; n];
        for one in 0..n {
            for other in one + 1..n {
                if let Some(weight) = weight(one, other) {
                    twice[one * n + other] = weight + weight;
                    twice[other * n + one] = weight + weight;
                    duals[one] = duals[one].max(weight);
                    duals[other] = duals[other].max(weight);
                }
            }
        }
        let mates = vec![NOBODY; n];
        let mut matcher = Self {
            n,
            twice,
            duals,
            presence,
            mates,
            top: (0..n).collect(),
            blossoms: Vec::new(),
            unused: Vec::new(),
        };
        matcher.lower_duals();
        matcher
    }

    /// The partner of a vertex.
    pub(super) fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mates[vertex]).filter(|mate| *mate != NOBODY)
    }

    /// May this pair be in some matching of greatest weight? If not, then surely not.
    pub(super) fn is_tight(&self, one: usize, other: usize) -> bool {
        self.twice[one * self.n + other] != W::NONE && self.slack(one, other) <= W::ZERO
    }

    /// Makes the matching one of greatest weight.
    pub(super) fn solve(&mut self) -> Result<(), Unmatchable> {
        self.match_tight_pairs();
        for root in 0..self.n {
            if self.is_missing(root) {
                self.search(root)?;
            }
        }
        Ok(())
    }

    /// Gives the pairs of one vertex new weights; [`Self::solve`] follows.
    pub(super) fn reweigh(&mut self, vertex: usize, weight: impl Fn(usize) -> Option<W>) {
        for other in (0..self.n).filter(|other| *other != vertex) {
            let twice = weight(other).map_or(W::NONE, |weight| weight + weight);
            self.twice[vertex * self.n + other] = twice;
            self.twice[other * self.n + vertex] = twice;
        }
        self.free(vertex);
        self.lower_dual(vertex);
    }

    /// Gives all pairs new weights; [`Self::solve`] follows.
    pub(super) fn reweigh_all(&mut self, weight: impl Fn(usize, usize) -> Option<W>) {
        for vertex in 0..self.n {
            if self.presence[vertex] != Presence::Settled {
                self.free(vertex);
            }
        }
        let n = self.n;
        for one in 0..n {
            for other in one + 1..n {
                let twice = weight(one, other).map_or(W::NONE, |weight| weight + weight);
                self.twice[one * n + other] = twice;
                self.twice[other * n + one] = twice;
            }
        }
        for one in 0..n {
            let row = self.twice[one * n..][..n].iter().filter(|twice| **twice != W::NONE);
            self.duals[one] = row.max().map_or(W::ZERO, |twice| twice.half());
        }
        self.lower_duals();
    }

    /// Forbids pairs; [`Self::solve`] follows.
    pub(super) fn keep(&mut self, is_kept: impl Fn(usize, usize) -> bool) {
        for vertex in 0..self.n {
            while self.top[vertex] != vertex {
                self.dissolve(self.top[vertex]);
            }
        }
        for one in 0..self.n {
            for other in one + 1..self.n {
                if self.presence[one] == Presence::Settled || is_kept(one, other) {
                    continue;
                }
                self.twice[one * self.n + other] = W::NONE;
                self.twice[other * self.n + one] = W::NONE;
                if self.mates[one] == other && self.presence[other] != Presence::Settled {
                    self.mates[one] = NOBODY;
                    self.mates[other] = NOBODY;
                }
            }
        }
    }

    /// From now on the vertex must be matched; [`Self::solve`] follows.
    pub(super) fn require(&mut self, vertex: usize) {
        self.presence[vertex] = Presence::Required;
    }

    /// Makes a pair for good: the two are taken out. [`Self::solve`] follows, which changes
    /// nothing if the pair was in the matching.
    pub(super) fn settle(&mut self, one: usize, other: usize) {
        for vertex in [one, other] {
            self.free(vertex);
        }
        for vertex in [one, other] {
            self.presence[vertex] = Presence::Settled;
        }
        self.mates[one] = other;
        self.mates[other] = one;
    }

    fn slack(&self, one: usize, other: usize) -> W {
        self.duals[one] + self.duals[other] - self.twice[one * self.n + other]
    }

    /// Is a vertex without a partner that has to have one?
    fn is_missing(&self, vertex: usize) -> bool {
        self.mates[vertex] == NOBODY
            && match self.presence[vertex] {
                Presence::Required => true,
                Presence::Optional => self.duals[vertex] > W::ZERO,
                Presence::Settled => false,
            }
    }

    fn match_tight_pairs(&mut self) {
        for one in 0..self.n {
            if !self.is_missing(one) || self.top[one] != one {
                continue;
            }
            let partner = (one + 1..self.n).find(|other| {
                self.mates[*other] == NOBODY
                    && self.presence[*other] != Presence::Settled
                    && self.top[*other] == *other
                    && self.is_tight(one, *other)
            });
            if let Some(other) = partner {
                self.mates[one] = other;
                self.mates[other] = one;
            }
        }
    }

    /// Takes a vertex out of all blossoms and from its partner.
    fn free(&mut self, vertex: usize) {
        while self.top[vertex] != vertex {
            self.dissolve(self.top[vertex]);
        }
        let mate = self.mates[vertex];
        if mate != NOBODY {
            self.mates[vertex] = NOBODY;
            self.mates[mate] = NOBODY;
        }
    }

    fn lower_duals(&mut self) {
        for vertex in 0..self.n {
            if self.presence[vertex] != Presence::Settled {
                self.lower_dual(vertex);
            }
        }
    }

    /// The least dual variable that no pair of the vertex forbids. The vertex is in no blossom.
    fn lower_dual(&mut self, vertex: usize) {
        let floor = match self.presence[vertex] {
            Presence::Optional => Some(W::ZERO),
            Presence::Required | Presence::Settled => None,
        };
        let others = (0..self.n).filter(|other| self.presence[*other] != Presence::Settled);
        let bounds = others.filter_map(|other| {
            let twice = self.twice[vertex * self.n + other];
            (twice != W::NONE).then(|| twice - self.duals[other])
        });
        if let Some(least) = bounds.chain(floor).max() {
            self.duals[vertex] = least;
        }
    }

    /// Opens a blossom that is in no other. Its dual variable goes to its vertices, so that what
    /// was tight inside stays so; the pair that leaves it is tight no more, and is parted.
    fn dissolve(&mut self, node: usize) {
        let blossom = self.take(node);
        let share = blossom.dual.half();
        for vertex in &blossom.vertices {
            self.duals[*vertex] = self.duals[*vertex] + share;
        }
        let mate = self.mates[blossom.base];
        if share > W::ZERO && mate != NOBODY {
            self.mates[blossom.base] = NOBODY;
            self.mates[mate] = NOBODY;
        }
    }

    /// Removes a blossom; its children are outermost from now on.
    fn take(&mut self, node: usize) -> Blossom<W> {
        let empty = Blossom {
            children: Vec::new(),
            links: Vec::new(),
            vertices: Vec::new(),
            base: NOBODY,
            dual: W::ZERO,
        };
        let blossom = std::mem::replace(&mut self.blossoms[node - self.n], empty);
        for child in &blossom.children {
            self.crown(*child);
        }
        self.unused.push(node);
        blossom
    }

    /// Makes a node the outermost one of its vertices.
    fn crown(&mut self, node: usize) {
        if node < self.n {
            self.top[node] = node;
            return;
        }
        for vertex in &self.blossoms[node - self.n].vertices {
            self.top[*vertex] = node;
        }
    }

    fn insert(&mut self, blossom: Blossom<W>) -> usize {
        let node = self.unused.pop().unwrap_or(self.n + self.blossoms.len());
        match self.blossoms.get_mut(node - self.n) {
            Some(place) => *place = blossom,
            None => self.blossoms.push(blossom),
        }
        self.crown(node);
        node
    }

    fn base(&self, node: usize) -> usize {
        if node < self.n { node } else { self.blossoms[node - self.n].base }
    }

    fn vertices(&self, node: usize) -> Vec<usize> {
        if node < self.n { vec![node] } else { self.blossoms[node - self.n].vertices.clone() }
    }

    /// Makes a vertex the one of its node whose partner is outside.
    fn rebase(&mut self, node: usize, vertex: usize) {
        if node < self.n || self.base(node) == vertex {
            return;
        }
        let blossom = &self.blossoms[node - self.n];
        let holds = |child: &usize| self.is_inside(*child, vertex);
        let first = blossom.children.iter().position(holds).unwrap_or(0);
        let blossom = &mut self.blossoms[node - self.n];
        blossom.children.rotate_left(first);
        blossom.links.rotate_left(first);
        blossom.base = vertex;
        let (children, links) = (blossom.children.clone(), blossom.links.clone());
        self.rebase(children[0], vertex);
        for idx in (1..children.len()).step_by(2) {
            let (one, other) = links[idx];
            self.rebase(children[idx], one);
            self.rebase(children[idx + 1], other);
            self.mates[one] = other;
            self.mates[other] = one;
        }
    }

    fn is_inside(&self, node: usize, vertex: usize) -> bool {
        if node < self.n {
            node == vertex
        } else {
            self.blossoms[node - self.n].vertices.contains(&vertex)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Weights = Vec<Vec<Option<i128>>>;

    /// The greatest weight of a matching that leaves over only whom it may, by trying all.
    fn brute(weights: &Weights, presence: &[Presence], taken: u32) -> Option<i128> {
        let n = presence.len();
        let Some(first) = (0..n).find(|vertex| taken >> vertex & 1 == 0) else { return Some(0) };
        let left = (presence[first] == Presence::Optional)
            .then(|| brute(weights, presence, taken | 1 << first))
            .flatten();
        let paired = (first + 1..n).filter(|other| taken >> other & 1 == 0).filter_map(|other| {
            let rest = brute(weights, presence, taken | 1 << first | 1 << other)?;
            Some(rest + weights[first][other]?)
        });
        paired.chain(left).max()
    }

    fn total(matcher: &Matcher<i128>, weights: &Weights) -> Option<i128> {
        let pairs = (0..weights.len())
            .filter_map(|one| Some((one, matcher.mate(one)?)))
            .filter(|(one, other)| one < other);
        pairs.map(|(one, other)| weights[one][other]).sum()
    }

    #[track_caller]
    fn check(matcher: &mut Matcher<i128>, weights: &Weights, presence: &[Presence]) -> bool {
        let best = brute(weights, presence, 0);
        let solved = matcher.solve();
        assert_eq!(solved.is_ok(), best.is_some());
        if let Some(best) = best {
            assert_eq!(total(matcher, weights), Some(best), "{weights:?} {presence:?}");
            for (one, mate) in matcher.mates.iter().enumerate() {
                assert!(*mate == NOBODY || matcher.mates[*mate] == one);
                assert!(*mate != NOBODY || presence[one] == Presence::Optional);
            }
        }
        best.is_some()
    }

    fn weights(n: usize, greatest: i128) -> impl Strategy<Value = Weights> {
        let cell = prop_oneof![1 => Just(None), 6 => (0..=greatest).prop_map(Some)];
        prop::collection::vec(cell, n * n).prop_map(move |cells| {
            let cell = |one: usize, other: usize| cells[one.min(other) * n + one.max(other)];
            (0..n).map(|one| (0..n).map(|other| cell(one, other)).collect()).collect()
        })
    }

    fn graphs() -> impl Strategy<Value = (Weights, Vec<Presence>)> {
        (2_usize..=10, 1_i128..40).prop_flat_map(|(n, greatest)| {
            let presence = prop_oneof![Just(Presence::Optional), Just(Presence::Required)];
            (weights(n, greatest), prop::collection::vec(presence, n))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

        #[test]
        fn no_matching_weighs_more(
            (weights, presence) in graphs(),
            changes in prop::collection::vec(
                (0_usize..10, prop::collection::vec(prop_oneof![1 => Just(None), 6 => (0_i128..40).prop_map(Some)], 10)),
                0..8,
            ),
        ) {
            let mut weights = weights;
            let mut matcher = Matcher::new(presence.clone(), |one, other| weights[one][other]);
            let mut is_possible = check(&mut matcher, &weights, &presence);
            for (vertex, row) in changes {
                if !is_possible || vertex >= presence.len() {
                    break;
                }
                for other in (0..presence.len()).filter(|other| *other != vertex) {
                    weights[vertex][other] = row[other];
                    weights[other][vertex] = row[other];
                }
                matcher.reweigh(vertex, |other| row[other]);
                is_possible = check(&mut matcher, &weights, &presence);
            }
        }

        #[test]
        fn a_settled_pair_is_out_of_the_way((weights, presence) in graphs()) {
            let mut matcher = Matcher::new(presence.clone(), |one, other| weights[one][other]);
            if matcher.solve().is_err() {
                return Ok(());
            }
            let before = total(&matcher, &weights);
            for one in 0..presence.len() {
                if let Some(other) = matcher.mate(one).filter(|other| *other > one) {
                    matcher.settle(one, other);
                    prop_assert_eq!(matcher.solve(), Ok(()));
                    prop_assert_eq!(total(&matcher, &weights), before);
                }
            }
        }
    }
}
