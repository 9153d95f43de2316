//! One tree of alternating paths, grown until its root has a partner.

use super::super::completion::NOBODY;
use super::super::weight::Weight;
use super::{Blossom, Matcher, Presence, Unmatchable};

/// What a search knows of an outermost node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Free,
    /// Reached by an even path; the inner node it is matched with, none for the root.
    Outer(Option<usize>),
    /// Reached by an odd path, over the pair of an outer vertex and one of its own.
    Inner(usize, usize),
}

struct Tree {
    /// By node.
    labels: Vec<Label>,
    /// For each vertex the outer vertex, in another node, whose pair with it has the least slack.
    nearest: Vec<usize>,
    /// Outer vertices whose pairs are still to be looked at.
    fresh: Vec<usize>,
    /// Outer vertices.
    outer: Vec<usize>,
}

/// What happens next, when all dual variables of the tree have moved by a step.
#[derive(Debug, Clone, Copy)]
enum Event {
    /// An outer vertex may be left over in the root's place.
    Leave(usize),
    /// A pair of an outer and a free vertex has become tight.
    Reach(usize, usize),
    /// A pair of two outer vertices has.
    Close(usize, usize),
    /// An inner blossom has used up its dual variable.
    Open(usize),
}

impl<W: Weight> Matcher<W> {
    /// Finds the vertex, which has none, a partner, or a better one to be left over.
    pub(super) fn search(&mut self, root: usize) -> Result<(), Unmatchable> {
        let mut tree = Tree {
            labels: vec![Label::Free; self.n + self.blossoms.len() + 1],
            nearest: vec![NOBODY; self.n],
            fresh: Vec::new(),
            outer: Vec::new(),
        };
        self.make_outer(&mut tree, self.top[root], None);
        loop {
            self.look_around(&mut tree);
            let (step, event) = self.next_event(&mut tree).ok_or(Unmatchable)?;
            if step > W::ZERO {
                self.move_duals(&tree, step);
            }
            match event {
                Event::Leave(vertex) => {
                    self.augment(&tree, vertex, NOBODY);
                    return Ok(());
                }
                Event::Reach(outer, free) => {
                    let node = self.top[free];
                    let base = self.base(node);
                    if self.mates[base] == NOBODY {
                        self.augment(&tree, outer, free);
                        return Ok(());
                    }
                    tree.labels[node] = Label::Inner(outer, free);
                    self.make_outer(&mut tree, self.top[self.mates[base]], Some(node));
                }
                Event::Close(one, other) => self.contract(&mut tree, one, other),
                Event::Open(node) => self.expand(&mut tree, node),
            }
        }
    }

    fn make_outer(&self, tree: &mut Tree, node: usize, partner: Option<usize>) {
        tree.labels[node] = Label::Outer(partner);
        if node < self.n {
            tree.fresh.push(node);
            tree.outer.push(node);
        } else {
            tree.fresh.extend(&self.blossoms[node - self.n].vertices);
            tree.outer.extend(&self.blossoms[node - self.n].vertices);
        }
    }

    fn label(&self, tree: &Tree, vertex: usize) -> Label {
        tree.labels[self.top[vertex]]
    }

    /// Looks at all pairs of outer vertices that have not been looked at.
    fn look_around(&self, tree: &mut Tree) {
        while let Some(one) = tree.fresh.pop() {
            let row = &self.twice[one * self.n..][..self.n];
            for (other, twice) in row.iter().enumerate() {
                if *twice == W::NONE
                    || self.top[one] == self.top[other]
                    || self.presence[other] == Presence::Settled
                {
                    continue;
                }
                self.come_near(tree, one, other);
                if matches!(self.label(tree, other), Label::Outer(_)) {
                    self.come_near(tree, other, one);
                }
            }
        }
    }

    fn come_near(&self, tree: &mut Tree, outer: usize, other: usize) {
        let nearest = tree.nearest[other];
        let is_nearer = nearest == NOBODY
            || self.top[nearest] == self.top[other]
            || self.slack(outer, other) < self.slack(nearest, other);
        if is_nearer {
            tree.nearest[other] = outer;
        }
    }

    fn next_event(&self, tree: &mut Tree) -> Option<(W, Event)> {
        let mut best: Option<(W, Event)> = None;
        let mut consider = |step: W, event: Event| {
            if best.is_none_or(|(least, _)| step < least) {
                best = Some((step, event));
            }
        };
        for vertex in 0..self.n {
            match self.label(tree, vertex) {
                Label::Free => {
                    let nearest = tree.nearest[vertex];
                    if nearest != NOBODY {
                        consider(self.slack(nearest, vertex), Event::Reach(nearest, vertex));
                    }
                }
                Label::Outer(_) => {
                    if self.presence[vertex] == Presence::Optional {
                        consider(self.duals[vertex], Event::Leave(vertex));
                    }
                    if let Some(nearest) = self.nearest_outside(tree, vertex) {
                        let step = self.slack(nearest, vertex).half();
                        consider(step, Event::Close(nearest, vertex));
                    }
                }
                Label::Inner(..) => {
                    let node = self.top[vertex];
                    if node >= self.n && self.base(node) == vertex {
                        let step = self.blossoms[node - self.n].dual.half();
                        consider(step, Event::Open(node));
                    }
                }
            }
        }
        best
    }

    /// The nearest outer vertex of another node; the one that was known may have joined this one.
    fn nearest_outside(&self, tree: &mut Tree, vertex: usize) -> Option<usize> {
        let known = tree.nearest[vertex];
        if known != NOBODY && self.top[known] != self.top[vertex] {
            return Some(known);
        }
        if known == NOBODY {
            return None;
        }
        let others = tree.outer.iter().copied().filter(|other| {
            self.top[*other] != self.top[vertex] && self.twice[vertex * self.n + other] != W::NONE
        });
        let nearest = others.min_by_key(|other| self.slack(*other, vertex));
        tree.nearest[vertex] = nearest.unwrap_or(NOBODY);
        nearest
    }

    fn move_duals(&mut self, tree: &Tree, step: W) {
        for vertex in 0..self.n {
            match tree.labels[self.top[vertex]] {
                Label::Free => {}
                Label::Outer(_) => self.duals[vertex] = self.duals[vertex] - step,
                Label::Inner(..) => self.duals[vertex] = self.duals[vertex] + step,
            }
        }
        for (idx, blossom) in self.blossoms.iter_mut().enumerate() {
            let is_outermost = blossom.base != NOBODY && self.top[blossom.base] == self.n + idx;
            if !is_outermost {
                continue;
            }
            match tree.labels[self.n + idx] {
                Label::Free => {}
                Label::Outer(_) => blossom.dual = blossom.dual + step + step,
                Label::Inner(..) => blossom.dual = blossom.dual - step - step,
            }
        }
    }

    /// Gives an outer vertex a partner (or leaves it over) and turns the path to the root round.
    fn augment(&mut self, tree: &Tree, outer: usize, end: usize) {
        if end != NOBODY {
            self.rebase(self.top[end], end);
            self.mates[end] = outer;
        }
        let (mut vertex, mut partner) = (outer, end);
        loop {
            let node = self.top[vertex];
            self.rebase(node, vertex);
            self.mates[vertex] = partner;
            let Label::Outer(Some(inner)) = tree.labels[node] else { return };
            let Label::Inner(above, below) = tree.labels[inner] else { return };
            self.rebase(inner, below);
            self.mates[below] = above;
            (vertex, partner) = (above, below);
        }
    }

    /// The outer nodes from a node to the root.
    fn outer_path(&self, tree: &Tree, start: usize) -> Vec<usize> {
        let mut path = vec![start];
        let mut node = start;
        while let Label::Outer(Some(inner)) = tree.labels[node] {
            let Label::Inner(above, _) = tree.labels[inner] else { break };
            node = self.top[above];
            path.push(node);
        }
        path
    }

    /// Makes a blossom of the circle that a tight pair of two outer vertices closes.
    fn contract(&mut self, tree: &mut Tree, one: usize, other: usize) {
        let one_path = self.outer_path(tree, self.top[one]);
        let other_path = self.outer_path(tree, self.top[other]);
        let n_shared =
            one_path.iter().rev().zip(other_path.iter().rev()).take_while(|(a, b)| a == b).count();
        let root = one_path[one_path.len() - n_shared];

        let (mut children, mut links) = (vec![root], Vec::new());
        for node in one_path[..one_path.len() - n_shared].iter().rev() {
            let way = self.way_down(tree, *node);
            children.extend([way.inner, *node]);
            links.extend([way.above, way.below]);
        }
        links.push((one, other));
        for node in &other_path[..other_path.len() - n_shared] {
            let way = self.way_down(tree, *node);
            children.extend([*node, way.inner]);
            links.extend([turned(way.below), turned(way.above)]);
        }
        let partner = match tree.labels[root] {
            Label::Outer(partner) => partner,
            Label::Free | Label::Inner(..) => None,
        };
        let vertices: Vec<usize> =
            children.iter().flat_map(|child| self.vertices(*child)).collect();
        let inner =
            children.iter().filter(|child| matches!(tree.labels[**child], Label::Inner(..)));
        let inner: Vec<usize> = inner.flat_map(|child| self.vertices(*child)).collect();
        tree.fresh.extend(&inner);
        tree.outer.extend(&inner);
        for vertex in inner {
            // What was nearest to it from inside the circle is no pair of two nodes any more.
            tree.nearest[vertex] = NOBODY;
        }
        let base = self.base(root);
        let node = self.insert(Blossom { children, links, vertices, base, dual: W::ZERO });
        if tree.labels.len() <= node {
            tree.labels.resize(node + 1, Label::Free);
        }
        tree.labels[node] = Label::Outer(partner);
    }

    /// How the tree comes down to an outer node that is not its root.
    fn way_down(&self, tree: &Tree, node: usize) -> Way {
        let base = self.base(node);
        let mate = self.mates[base];
        let inner = self.top[mate];
        let above = match tree.labels[inner] {
            Label::Inner(above, below) => (above, below),
            Label::Free | Label::Outer(_) => (mate, mate),
        };
        Way { inner, above, below: (mate, base) }
    }

    /// Opens an inner blossom without a dual variable: the even way round through it stays in the
    /// tree, its other children leave it.
    fn expand(&mut self, tree: &mut Tree, node: usize) {
        let Label::Inner(above, below) = tree.labels[node] else { return };
        let Blossom { children, links, base, .. } = self.take(node);
        for child in &children {
            tree.labels[*child] = Label::Free;
        }
        tree.labels[self.top[self.mates[base]]] = Label::Outer(Some(children[0]));
        let entry = children.iter().position(|child| *child == self.top[below]).unwrap_or(0);
        let (mut here, mut link) = (entry, (above, below));
        loop {
            tree.labels[children[here]] = Label::Inner(link.0, link.1);
            if here == 0 {
                return;
            }
            // The partner of a child at an odd place comes after it, at an even one before it.
            if here % 2 == 1 {
                self.make_outer(tree, children[here + 1], Some(children[here]));
                link = links[here + 1];
                here = (here + 2) % children.len();
            } else {
                self.make_outer(tree, children[here - 1], Some(children[here]));
                link = turned(links[here - 2]);
                here -= 2;
            }
        }
    }
}

/// From an outer node over an inner one to the next outer one.
struct Way {
    inner: usize,
    /// The pair that reaches the inner node.
    above: (usize, usize),
    /// The pair that leaves it, which is matched.
    below: (usize, usize),
}

const fn turned(pair: (usize, usize)) -> (usize, usize) {
    (pair.1, pair.0)
}
