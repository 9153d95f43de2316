//! Can everybody be paired at all? Matchings without weights, by alternating paths and blossoms
//! (J. Edmonds, "Paths, trees, and flowers", 1965).

use super::graph::{Graph, Set};

/// Nobody.
pub(super) const NOBODY: usize = usize::MAX;

/// A matching of some vertices of a graph.
#[derive(Debug, Clone)]
pub(super) struct Matching {
    /// Each vertex's partner, or [`NOBODY`].
    pub(super) mates: Vec<usize>,
}

/// The largest matchings of a set of vertices.
#[derive(Debug, Clone)]
pub(super) enum Largest {
    /// All are matched.
    Perfect,
    /// One is left over: any of these may be it.
    LeavesOne(Set),
    /// This many are left over, more than one.
    LeavesMore(usize),
}

impl Matching {
    pub(super) fn empty(n: usize) -> Self {
        Self { mates: vec![NOBODY; n] }
    }

    /// Pairs as many as possible of a set, beginning with what is paired already.
    pub(super) fn enlarge(&mut self, graph: &Graph, among: &Set) -> Largest {
        self.pair_greedily(graph, among);
        let exposed = self.exposed(among);
        for root in &exposed {
            if self.mates[*root] == NOBODY {
                // A player who finds no partner now finds none later either.
                let _ = Search::new(graph, among, self).from(*root);
            }
        }
        match exposed.iter().filter(|vertex| self.mates[**vertex] == NOBODY).count() {
            0 => Largest::Perfect,
            1 => Largest::LeavesOne(self.may_be_left_over(graph, among)),
            more => Largest::LeavesMore(more),
        }
    }

    /// Pairs a whole set, beginning with what is paired already, unless that is impossible.
    pub(super) fn complete(&mut self, graph: &Graph, among: &Set) -> bool {
        self.pair_greedily(graph, among);
        self.cover(graph, among, among)
    }

    /// Pairs every vertex of a set with vertices of `among`, unless that is impossible. A set
    /// that is smaller than `among` has to be paired within itself as far as possible before.
    pub(super) fn cover(&mut self, graph: &Graph, among: &Set, set: &Set) -> bool {
        let exposed = self.exposed(set);
        exposed.into_iter().all(|root| {
            self.mates[root] != NOBODY || Search::new(graph, among, self).from(root).is_ok()
        })
    }

    /// Makes the first pair for one vertex with which a set can still be paired as a whole, as it
    /// is now, and takes the two out of the set. Edges that turn out to be in no such matching go.
    pub(super) fn choose(&mut self, graph: &mut Graph, among: &mut Set, one: usize) -> usize {
        among.remove(one);
        let first = graph.neighbours(one, among).next();
        let is_first = first.is_none_or(|first| self.exchange(graph, among, one, first));
        if !is_first {
            let possible = self.partners(graph, among, one);
            let first = graph.neighbours(one, &possible).next();
            first.map(|first| self.exchange(graph, among, one, first));
        }
        among.remove(self.mates[one]);
        self.mates[one]
    }

    /// Gives one vertex, which is not among the set, another partner, and pairs the rest.
    fn exchange(&mut self, graph: &Graph, among: &mut Set, one: usize, other: usize) -> bool {
        let (now, left) = (self.mates[one], self.mates[other]);
        if other == now {
            return true;
        }
        self.pair(one, other);
        if graph.has(now, left) {
            self.pair(now, left);
            return true;
        }
        self.mates[now] = NOBODY;
        self.mates[left] = NOBODY;
        among.remove(other);
        let is_paired = Search::new(graph, among, self).from(now).is_ok();
        among.insert(other);
        if !is_paired {
            self.pair(one, now);
            self.pair(other, left);
        }
        is_paired
    }

    /// All partners for one vertex with which the set, in which it is not, can be paired. What its
    /// partner's search reaches is a barrier (Gallai and Edmonds): the one vertex and the inner
    /// ones have no partners in any perfect matching but the outer ones.
    fn partners(&mut self, graph: &mut Graph, among: &Set, one: usize) -> Set {
        let now = self.mates[one];
        self.mates[now] = NOBODY;
        let outer = Search::new(graph, among, self).from(now);
        self.mates[now] = one;
        let Err(outer) = outer else { return among.clone() };
        let mates = outer.iter().map(|vertex| self.mates[vertex]);
        let barrier = Set::of(graph.len(), mates.filter(|mate| !outer.has(*mate)));
        graph.part(&barrier, &outer, among);
        outer
    }

    fn exposed(&self, among: &Set) -> Vec<usize> {
        among.iter().filter(|vertex| self.mates[*vertex] == NOBODY).collect()
    }

    /// Whom a matching of one more vertex would leave over instead of that vertex; `None` if it
    /// leaves nobody over. The matching stays as it is.
    pub(super) fn left_over_with(&self, graph: &Graph, among: &Set, more: usize) -> Option<Set> {
        let mut with = among.clone();
        with.insert(more);
        let mut tried = self.clone();
        Search::new(graph, &with, &mut tried).from(more).err()
    }

    /// Everybody whom some matching of this size leaves over. The matching is a largest one.
    pub(super) fn may_be_left_over(&self, graph: &Graph, among: &Set) -> Set {
        let mut left_over = Set::empty(graph.len());
        for root in among.iter().filter(|vertex| self.mates[*vertex] == NOBODY) {
            if let Err(outer) = Search::new(graph, among, &mut self.clone()).from(root) {
                for vertex in outer.iter() {
                    left_over.insert(vertex);
                }
            }
        }
        left_over
    }

    fn pair_greedily(&mut self, graph: &Graph, among: &Set) {
        let mut free =
            Set::of(self.mates.len(), among.iter().filter(|vertex| self.mates[*vertex] == NOBODY));
        for one in among.iter() {
            if !free.has(one) {
                continue;
            }
            let partner = graph.neighbours(one, &free).next();
            if let Some(other) = partner {
                self.pair(one, other);
                free.remove(one);
                free.remove(other);
            }
        }
    }

    fn pair(&mut self, one: usize, other: usize) {
        self.mates[one] = other;
        self.mates[other] = one;
    }
}

/// A tree of alternating paths from one vertex without a partner.
struct Search<'a> {
    graph: &'a Graph,
    matching: &'a mut Matching,
    /// Not reached yet.
    open: Set,
    /// Reached by an even path; blossoms make all of their vertices such.
    outer: Set,
    /// From where an inner vertex was reached.
    from: Vec<usize>,
    /// The base of the blossom that a vertex is in.
    base: Vec<usize>,
    /// The vertices of the blossoms of more than one vertex, by base.
    blossoms: Vec<Option<Set>>,
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, among: &Set, matching: &'a mut Matching) -> Self {
        let n = graph.len();
        Self {
            graph,
            matching,
            open: among.clone(),
            outer: Set::empty(n),
            from: vec![NOBODY; n],
            base: (0..n).collect(),
            blossoms: vec![None; n],
            queue: Vec::new(),
        }
    }

    /// Enlarges the matching, or tells which vertices could be left over instead of the root.
    fn from(mut self, root: usize) -> Result<(), Set> {
        self.reach(root);
        let mut next = 0;
        while let Some(one) = self.queue.get(next).copied() {
            next += 1;
            while let Some(other) = self.outer_neighbour(one) {
                self.contract(one, other);
            }
            while let Some(other) = self.open_neighbour(one) {
                self.open.remove(other);
                self.from[other] = one;
                let mate = self.matching.mates[other];
                if mate == NOBODY {
                    self.augment(other);
                    return Ok(());
                }
                self.reach(mate);
            }
        }
        Err(self.outer)
    }

    fn open_neighbour(&self, one: usize) -> Option<usize> {
        self.graph.neighbours(one, &self.open).next()
    }

    /// An outer neighbour in another blossom.
    fn outer_neighbour(&self, one: usize) -> Option<usize> {
        let own = self.blossoms[self.base[one]].as_ref();
        self.graph.neighbours_without(one, &self.outer, own).next()
    }

    fn reach(&mut self, vertex: usize) {
        self.open.remove(vertex);
        self.outer.insert(vertex);
        self.queue.push(vertex);
    }

    fn augment(&mut self, end: usize) {
        let mut inner = end;
        while inner != NOBODY {
            let outer = self.from[inner];
            let next = self.matching.mates[outer];
            self.matching.pair(inner, outer);
            inner = next;
        }
    }

    fn contract(&mut self, one: usize, other: usize) {
        let base = self.common_base(one, other);
        let mut inside = vec![base];
        self.walk_down(one, base, other, &mut inside);
        self.walk_down(other, base, one, &mut inside);
        let mut blossom = Set::empty(self.base.len());
        for old in inside {
            let Some(vertices) = self.blossoms[old].take() else {
                self.join(old, base);
                blossom.insert(old);
                continue;
            };
            if old != base {
                vertices.iter().for_each(|vertex| self.join(vertex, base));
            }
            blossom.insert_all(&vertices);
        }
        self.blossoms[base] = Some(blossom);
    }

    /// A vertex belongs to the blossom of a base from now on; all of them are outer.
    fn join(&mut self, vertex: usize, base: usize) {
        self.base[vertex] = base;
        if !self.outer.has(vertex) {
            self.reach(vertex);
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut passed = Set::empty(self.base.len());
        let mut vertex = self.base[one];
        loop {
            passed.insert(vertex);
            if self.matching.mates[vertex] == NOBODY {
                break;
            }
            vertex = self.base[self.from[self.matching.mates[vertex]]];
        }
        vertex = self.base[other];
        while !passed.has(vertex) {
            vertex = self.base[self.from[self.matching.mates[vertex]]];
        }
        vertex
    }

    /// Collects the bases of the blossoms on the way down to the common one, and lays the way
    /// back around.
    fn walk_down(&mut self, start: usize, base: usize, across: usize, inside: &mut Vec<usize>) {
        let (mut vertex, mut came_from) = (start, across);
        while self.base[vertex] != base {
            let mate = self.matching.mates[vertex];
            for passed in [self.base[vertex], self.base[mate]] {
                if !inside.contains(&passed) {
                    inside.push(passed);
                }
            }
            self.from[vertex] = came_from;
            came_from = mate;
            vertex = self.from[mate];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// How many vertices a largest matching leaves over, by trying all.
    fn brute(graph: &Graph, taken: u32) -> u32 {
        let Some(first) = (0..graph.len()).find(|vertex| taken >> vertex & 1 == 0) else {
            return 0;
        };
        let left = 1 + brute(graph, taken | 1 << first);
        let others = (first + 1..graph.len())
            .filter(|other| taken >> other & 1 == 0 && graph.has(first, *other));
        others.map(|other| brute(graph, taken | 1 << first | 1 << other)).fold(left, u32::min)
    }

    /// The first partner for each vertex, in their order, with whom all can be paired, by trying
    /// all.
    fn first_partners(graph: &Graph, taken: u32) -> Option<Vec<(usize, usize)>> {
        let Some(first) = (0..graph.len()).find(|vertex| taken >> vertex & 1 == 0) else {
            return Some(Vec::new());
        };
        let others = (first + 1..graph.len())
            .filter(|other| taken >> other & 1 == 0 && graph.has(first, *other));
        others.into_iter().find_map(|other| {
            let mut pairs = first_partners(graph, taken | 1 << first | 1 << other)?;
            pairs.insert(0, (first, other));
            Some(pairs)
        })
    }

    #[track_caller]
    fn check_choices(mut graph: Graph) {
        let n = graph.len();
        let expected = first_partners(&graph, 0);
        let (mut matching, mut left) = (Matching::empty(n), Set::of(n, 0..n));
        assert_eq!(matching.complete(&graph, &left), expected.is_some());
        for (one, other) in expected.into_iter().flatten() {
            assert_eq!(matching.choose(&mut graph, &mut left, one), other, "{one} of {graph:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

        #[test]
        fn everybody_is_given_the_first_partner_that_leaves_the_others_one(
            half in 1_usize..=6,
            edges in prop::collection::vec((0_usize..12, 0_usize..12), 4..40),
            is_parted in any::<bool>(),
        ) {
            let mut graph = Graph::empty(2 * half);
            for (one, other) in edges {
                let is_kept = !is_parted || (one < half) != (other < half);
                if one != other && one.max(other) < 2 * half && is_kept {
                    graph.insert(one, other);
                }
            }
            check_choices(graph);
        }

        #[test]
        fn no_matching_is_larger(
            n in 1_usize..=11,
            edges in prop::collection::vec((0_usize..11, 0_usize..11), 0..24),
        ) {
            let mut graph = Graph::empty(n);
            for (one, other) in edges {
                if one != other && one < n && other < n {
                    graph.insert(one, other);
                }
            }
            let everybody = Set::of(n, 0..n);
            let mut matching = Matching::empty(n);
            let largest = matching.enlarge(&graph, &everybody);
            let n_left_over = brute(&graph, 0);
            match largest {
                Largest::Perfect => prop_assert_eq!(n_left_over, 0),
                Largest::LeavesOne(left) => {
                    prop_assert_eq!(n_left_over, 1);
                    for one in 0..n {
                        // Without them there is nobody else to leave over.
                        let is_left = brute(&graph, 1 << one) == 0;
                        prop_assert_eq!(left.has(one), is_left, "{}", one);
                    }
                }
                Largest::LeavesMore(more) => {
                    prop_assert!(more > 1);
                    prop_assert_eq!(u32::try_from(more), Ok(n_left_over));
                }
            }
            for one in 0..n {
                let mate = matching.mates[one];
                prop_assert!(mate == NOBODY || (graph.has(one, mate) && matching.mates[mate] == one));
            }
        }
    }
}
