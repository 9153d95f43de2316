//! Returns free memory to the system, on Linux with the GNU C library.
//!
//! By default this library keeps up to eight heaps for each core and returns only what is free at the end of a heap, so most
//! of the memory stays with the process after a burst of requests. With other libraries these functions do nothing.
//!
//! ```
//! heap::limit(2);
//! heap::give_back();
//! ```

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod gnu {
    use libc::{M_ARENA_MAX, M_MMAP_THRESHOLD, c_int, malloc_trim, mallopt};

    /// Blocks of this size or more, in bytes, are mapped on their own and returned when they are freed. Unless it is set,
    /// the library raises the size, up to 32 MB, when a larger block is freed.
    const LARGE: c_int = 256 * 1024;

    pub(super) fn limit(n_heaps: usize) {
        let n_heaps = c_int::try_from(n_heaps).unwrap_or(c_int::MAX);
        for (parameter, value) in [(M_ARENA_MAX, n_heaps), (M_MMAP_THRESHOLD, LARGE)] {
            // SAFETY: `mallopt` takes two numbers and is thread-safe; it ignores parameters that it does not know.
            unsafe { mallopt(parameter, value) };
        }
    }

    pub(super) fn give_back() {
        // SAFETY: `malloc_trim` takes a number and is thread-safe: it locks each heap in turn.
        unsafe { malloc_trim(0) };
    }
}

/// Limits the number of heaps (0 counts as 1), and has blocks of 256 KB or more returned when they are freed.
///
/// Call it before threads start: it does not remove heaps.
pub fn limit(n_heaps: usize) {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    gnu::limit(n_heaps.max(1));
    #[cfg(not(all(target_os = "linux", target_env = "gnu")))]
    let _ = n_heaps;
}

/// Returns all free pages to the system. Threads that allocate meanwhile wait for their heap.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    gnu::give_back();
}
