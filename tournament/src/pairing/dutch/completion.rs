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
    /// More are left over.
    LeavesMore,
}

impl Matching {
    pub(super) fn empty(n: usize) -> Self {
        Self { mates: vec![NOBODY; n] }
    }

    /// Pairs as many as possible of a set, beginning with what is paired already.
    pub(super) fn enlarge(&mut self, graph: &Graph, among: &Set) -> Largest {
        self.pair_greedily(graph, among);
        let exposed: Vec<usize> =
            among.iter().filter(|vertex| self.mates[*vertex] == NOBODY).collect();
        for root in &exposed {
            if self.mates[*root] == NOBODY {
                // Whoever finds no partner now finds none later either.
                let _ = Search::new(graph, among, self).from(*root);
            }
        }
        match exposed.iter().filter(|vertex| self.mates[**vertex] == NOBODY).count() {
            0 => Largest::Perfect,
            1 => Largest::LeavesOne(self.may_be_left_over(graph, among)),
            _ => Largest::LeavesMore,
        }
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
    among: &'a Set,
    matching: &'a mut Matching,
    /// Reached by an even path; blossoms make all of their vertices such.
    outer: Set,
    /// From where an inner vertex was reached.
    from: Vec<usize>,
    /// The base of the blossom that a vertex is in.
    base: Vec<usize>,
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, among: &'a Set, matching: &'a mut Matching) -> Self {
        let n = graph.len();
        Self {
            graph,
            among,
            matching,
            outer: Set::empty(n),
            from: vec![NOBODY; n],
            base: (0..n).collect(),
            queue: Vec::new(),
        }
    }

    /// Enlarges the matching, or tells which vertices could be left over instead of the root.
    fn from(mut self, root: usize) -> Result<(), Set> {
        self.reach(root);
        let mut next = 0;
        while next < self.queue.len() {
            let one = self.queue[next];
            next += 1;
            for other in self.graph.neighbours(one, self.among) {
                if self.base[one] == self.base[other] || self.matching.mates[one] == other {
                    continue;
                }
                if self.outer.has(other) {
                    self.contract(one, other);
                } else if self.from[other] == NOBODY {
                    self.from[other] = one;
                    let mate = self.matching.mates[other];
                    if mate == NOBODY {
                        self.augment(other);
                        return Ok(());
                    }
                    self.reach(mate);
                }
            }
        }
        Err(self.outer)
    }

    fn reach(&mut self, vertex: usize) {
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
        let mut inside = Set::empty(self.base.len());
        self.mark(one, base, other, &mut inside);
        self.mark(other, base, one, &mut inside);
        for vertex in self.among.iter() {
            if inside.has(self.base[vertex]) {
                self.base[vertex] = base;
                if !self.outer.has(vertex) {
                    self.reach(vertex);
                }
            }
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

    /// Marks the blossoms on the way down to the base, and lays the way back around.
    fn mark(&mut self, start: usize, base: usize, across: usize, inside: &mut Set) {
        let (mut vertex, mut came_from) = (start, across);
        while self.base[vertex] != base {
            let mate = self.matching.mates[vertex];
            inside.insert(self.base[vertex]);
            inside.insert(self.base[mate]);
            self.from[vertex] = came_from;
            came_from = mate;
            vertex = self.from[mate];
        }
    }
}
