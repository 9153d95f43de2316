//! Who may meet whom, a bit a pair.

/// A graph on the vertices `0..n`, without loops.
#[derive(Debug, Clone)]
pub(super) struct Graph {
    n: usize,
    n_words: usize,
    words: Vec<u64>,
}

impl Graph {
    /// The graph in which everybody may meet everybody.
    pub(super) fn complete(n: usize) -> Self {
        let mut graph = Self::empty(n);
        for one in 0..n {
            let row = &mut graph.words[one * graph.n_words..][..graph.n_words];
            row.fill(u64::MAX);
            if let (Some(last), 1..) = (row.last_mut(), n % 64) {
                *last = (1 << (n % 64)) - 1;
            }
            row[one / 64] &= !(1 << (one % 64));
        }
        graph
    }

    /// The graph without any edge.
    pub(super) fn empty(n: usize) -> Self {
        let n_words = n.div_ceil(64);
        Self { n, n_words, words: vec![0; n * n_words] }
    }

    /// The same graph with one more vertex, the last, and its neighbours.
    pub(super) fn with_vertex(&self, neighbours: impl Iterator<Item = usize>) -> Self {
        let mut graph = Self::empty(self.n + 1);
        for one in 0..self.n {
            let from = one * graph.n_words;
            graph.words[from..from + self.n_words].copy_from_slice(self.row(one));
        }
        for neighbour in neighbours {
            graph.insert(self.n, neighbour);
        }
        graph
    }

    /// The graph of some vertices among themselves, renumbered in their order, with room for more
    /// up to `n`.
    pub(super) fn induced(&self, vertices: &[usize], n: usize) -> Self {
        let mut graph = Self::empty(n);
        let runs: Vec<&[usize]> = vertices.chunk_by(|one, next| one + 1 == *next).collect();
        for (row, vertex) in graph.words.chunks_mut(graph.n_words.max(1)).zip(vertices) {
            let mut to = 0;
            for run in &runs {
                copy_bits(self.row(*vertex), run[0], row, to, run.len());
                to += run.len();
            }
        }
        graph
    }

    pub(super) fn len(&self) -> usize {
        self.n
    }

    pub(super) fn has(&self, one: usize, other: usize) -> bool {
        self.row(one)[other / 64] >> (other % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, one: usize, other: usize) {
        self.words[one * self.n_words + other / 64] |= 1 << (other % 64);
        self.words[other * self.n_words + one / 64] |= 1 << (one % 64);
    }

    pub(super) fn remove(&mut self, one: usize, other: usize) {
        self.words[one * self.n_words + other / 64] &= !(1 << (other % 64));
        self.words[other * self.n_words + one / 64] &= !(1 << (one % 64));
    }

    /// Removes the edges of a vertex but those to a set. Those of the set's other vertices to it
    /// are to be removed as well.
    pub(super) fn keep(&mut self, one: usize, set: &Set) {
        let row = &mut self.words[one * self.n_words..][..self.n_words];
        for (row, set) in row.iter_mut().zip(&set.words) {
            *row &= set;
        }
    }

    /// Removes the edges between a set and those of `among` that are not in another one.
    pub(super) fn part(&mut self, set: &Set, kept: &Set, among: &Set) {
        for one in set.iter() {
            self.keep(one, kept);
        }
        for other in among.iter().filter(|other| !kept.has(*other)) {
            let row = &mut self.words[other * self.n_words..][..self.n_words];
            for (row, set) in row.iter_mut().zip(&set.words) {
                *row &= !set;
            }
        }
    }

    /// The neighbours of a vertex, 64 a word.
    pub(super) fn row(&self, one: usize) -> &[u64] {
        &self.words[one * self.n_words..][..self.n_words]
    }

    /// The neighbours of a vertex among a set.
    pub(super) fn neighbours<'a>(
        &'a self,
        one: usize,
        set: &'a Set,
    ) -> impl Iterator<Item = usize> + 'a {
        let words = self.row(one).iter().zip(&set.words).map(|(row, set)| row & set);
        bits(words)
    }

    /// The neighbours of a vertex among a set, without those of another one and itself.
    pub(super) fn neighbours_without<'a>(
        &'a self,
        one: usize,
        set: &'a Set,
        barred: Option<&'a Set>,
    ) -> impl Iterator<Item = usize> + 'a {
        let words = self.row(one).iter().zip(&set.words).enumerate();
        bits(words.map(move |(idx, (row, set))| {
            row & set & !barred.map_or(0, |barred| barred.words[idx])
        }))
    }

    /// How many neighbours a vertex has in a set.
    pub(super) fn n_neighbours(&self, one: usize, set: &Set) -> usize {
        let words = self.row(one).iter().zip(&set.words);
        words.map(|(row, set)| (row & set).count_ones() as usize).sum()
    }

    /// Has a vertex a neighbour in a set?
    pub(super) fn touches(&self, one: usize, set: &Set) -> bool {
        self.row(one).iter().zip(&set.words).any(|(row, set)| row & set != 0)
    }
}

/// A set of vertices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Set {
    words: Vec<u64>,
}

impl Set {
    /// The empty subset of `0..n`.
    pub(super) fn empty(n: usize) -> Self {
        Self { words: vec![0; n.div_ceil(64)] }
    }

    /// A set of some vertices of `0..n`.
    pub(super) fn of(n: usize, vertices: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::empty(n);
        for vertex in vertices {
            set.insert(vertex);
        }
        set
    }

    pub(super) fn has(&self, vertex: usize) -> bool {
        self.words[vertex / 64] >> (vertex % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, vertex: usize) {
        self.words[vertex / 64] |= 1 << (vertex % 64);
    }

    pub(super) fn remove(&mut self, vertex: usize) {
        self.words[vertex / 64] &= !(1 << (vertex % 64));
    }

    pub(super) fn insert_all(&mut self, other: &Self) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).any(|(one, other)| one & other != 0)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        bits(self.words.iter().copied())
    }
}

/// Copies bits to where there are none yet.
fn copy_bits(source: &[u64], from: usize, target: &mut [u64], to: usize, n: usize) {
    for done in (0..n).step_by(64) {
        let word = match n - done {
            left @ 0..64 => word_at(source, from + done) & ((1 << left) - 1),
            64.. => word_at(source, from + done),
        };
        let (idx, shift) = ((to + done) / 64, (to + done) % 64);
        target[idx] |= word << shift;
        if shift > 0 && word >> (64 - shift) != 0 {
            target[idx + 1] |= word >> (64 - shift);
        }
    }
}

/// The 64 bits from one on; noughts after the end.
fn word_at(words: &[u64], bit: usize) -> u64 {
    let (idx, shift) = (bit / 64, bit % 64);
    let above = words.get(idx + 1).filter(|_| shift > 0).map_or(0, |word| word << (64 - shift));
    words[idx] >> shift | above
}

fn bits(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(idx, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(idx * 64 + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_induced_graph_has_the_edges_among_its_vertices(
            edges in prop::collection::vec((0_usize..300, 0_usize..300), 0..3000),
            kept in prop::collection::btree_set(0_usize..300, 0..300),
            long_run in 0_usize..200,
            more in 0_usize..3,
        ) {
            let mut graph = Graph::empty(300);
            for (one, other) in edges.into_iter().filter(|(one, other)| one != other) {
                graph.insert(one, other);
            }
            let kept: Vec<usize> =
                kept.into_iter().filter(|one| *one < 40).chain(50..50 + long_run).collect();
            let induced = graph.induced(&kept, kept.len() + more);
            for one in 0..induced.len() {
                let expected: Vec<usize> = (0..kept.len())
                    .filter(|other| one < kept.len() && graph.has(kept[one], kept[*other]))
                    .collect();
                let all = Set::of(induced.len(), 0..induced.len());
                prop_assert_eq!(induced.neighbours(one, &all).collect::<Vec<_>>(), expected);
            }
        }
    }
}
