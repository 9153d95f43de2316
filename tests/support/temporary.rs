//! Names and files of a test's own, and the end of those that earlier runs have left.

use std::path::{Path, PathBuf};
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

static COUNTER: AtomicU32 = AtomicU32::new(0);
static SWEEP: Once = Once::new();

/// A name that no other test uses.
pub(crate) fn unique(prefix: &str) -> String {
    let count = COUNTER.fetch_add(1, Ordering::Relaxed);
    format!("{prefix}_{}_{count}", std::process::id())
}

/// A path for a file or folder of that name, where nothing is.
pub(crate) fn temporary(prefix: &str) -> PathBuf {
    let all = Path::new(env!("CARGO_TARGET_TMPDIR"));
    SWEEP.call_once(|| sweep(all));
    let path = all.join(unique(prefix));
    // An earlier process of the same number would have left it.
    remove(&path);
    path
}

/// An empty folder.
pub(crate) fn folder(prefix: &str) -> PathBuf {
    let folder = temporary(prefix);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Takes away what was made by processes that have ended, where the system tells which have.
fn sweep(all: &Path) {
    if !Path::new("/proc/self").exists() {
        return;
    }
    for entry in std::fs::read_dir(all).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let maker = name.to_str().and_then(|name| name.rsplit('_').nth(1)?.parse::<u32>().ok());
        let has_ended = |id: u32| !Path::new("/proc").join(id.to_string()).exists();
        if maker.is_some_and(has_ended) {
            remove(&entry.path());
        }
    }
}

/// Another process may be sweeping the same.
fn remove(path: &Path) {
    let _ = std::fs::remove_dir_all(path).or_else(|_| std::fs::remove_file(path));
}
