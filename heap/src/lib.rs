//! How much memory the GNU C library keeps for a process.
//!
//! By default the library has eight heaps for each core, and gives back to the system only what is free at the end of a heap:
//! after a rush, most of the memory stays with the process. Other libraries are left as they are.
//!
//! ```
//! heap::limit(2);
//! heap::give_back();
//! ```

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod gnu {
    use libc::{M_ARENA_MAX, M_MMAP_THRESHOLD, c_int, malloc_trim, mallopt};

    /// Blocks of so many bytes are no part of a heap. Unless it is set, the library raises it up to 32 MB whenever a
    /// large block is freed.
    const LARGE: c_int = 256 * 1024;

    pub(super) fn limit(n_heaps: usize) {
        let n_heaps = c_int::try_from(n_heaps).unwrap_or(c_int::MAX);
        for (parameter, value) in [(M_ARENA_MAX, n_heaps), (M_MMAP_THRESHOLD, LARGE)] {
            // SAFETY: `mallopt` takes two numbers, and locks the heaps; it refuses what it does not know.
            unsafe { mallopt(parameter, value) };
        }
    }

    pub(super) fn give_back() {
        // SAFETY: `malloc_trim` takes a number, and locks each heap while it is at it.
        unsafe { malloc_trim(0) };
    }
}

/// Limits the number of heaps, at least 1, and gives large blocks back when they are freed. Heaps that are there already
/// stay: call it before there are threads.
pub fn limit(n_heaps: usize) {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    gnu::limit(n_heaps.max(1));
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    let _ = n_heaps;
}

/// Gives the system all whole pages that are free. It takes milliseconds for a hundred megabytes, in which threads that
/// allocate wait.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    gnu::give_back();
}
