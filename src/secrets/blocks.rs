//! The memory that a password is hashed in: 19 MB, kept and used again.
//!
//! Freed, such memory stays in the arena of the thread that asked for it, and each of many threads
//! gathers its own. Kept here, there is as much as is hashed at once, and no more.

use std::sync::{Mutex, PoisonError};

use argon2::Block;

/// Sets that nobody hashes in.
static FREE: Mutex<Vec<Vec<Block>>> = Mutex::new(Vec::new());

/// Hashes in blocks that were used before, if some are free; they are kept for the next one.
pub(super) fn with_blocks<T>(n_blocks: usize, hash: impl FnOnce(&mut [Block]) -> T) -> T {
    let mut blocks = free(Vec::pop).unwrap_or_default();
    if blocks.len() < n_blocks {
        blocks.resize_with(n_blocks, Block::new);
    }
    let answer = hash(&mut blocks[..n_blocks]);
    free(|sets| sets.push(blocks));
    answer
}

fn free<T>(work: impl FnOnce(&mut Vec<Vec<Block>>) -> T) -> T {
    work(&mut FREE.lock().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_used_again() {
        let address = || with_blocks(4000, |blocks| blocks.as_ptr().addr());
        let sets: Vec<usize> = (0..20).map(|_| address()).collect();
        let n_free = free(|sets| sets.len());
        assert!(sets.iter().all(|set| *set == sets[0]) || n_free > 1, "{sets:?}");
        let two_at_once = with_blocks(8, |one| {
            let one = one.as_ptr().addr();
            with_blocks(8, |other| one != other.as_ptr().addr())
        });
        assert!(two_at_once, "one set each");
    }
}
