//! The words from which a move is read.

/// The words from which one move is read: up to the next move number or result.
#[derive(Debug)]
pub struct Words<'w> {
    words: &'w [&'w str],
    taken: usize,
}

impl<'w> Words<'w> {
    /// Words in order, none of them empty, without marks and comments.
    #[must_use]
    pub fn new(words: &'w [&'w str]) -> Self {
        Self { words, taken: 0 }
    }

    /// How many words have been taken.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The words taken, and the next, which was looked at.
    pub(crate) fn seen(&self) -> &'w [&'w str] {
        &self.words[..self.words.len().min(self.taken + 1)]
    }

    /// Takes the next word, if it is wanted.
    pub fn next_if(&mut self, is_wanted: impl FnOnce(&str) -> bool) -> Option<&'w str> {
        let word = *self.words.get(self.taken)?;
        if !is_wanted(word) {
            return None;
        }
        self.taken += 1;
        Some(word)
    }
}

impl<'w> Iterator for Words<'w> {
    type Item = &'w str;

    fn next(&mut self) -> Option<&'w str> {
        self.next_if(|_| true)
    }
}
