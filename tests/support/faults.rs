//! What goes wrong on a machine, for programs that tests start: a full disk, a clock that is off.

use std::path::PathBuf;
use std::process::Command;

use crate::temporary::unique;

/// Switches of the faults, for programs that were started in its environment.
pub(crate) struct Faults {
    folder: PathBuf,
}

impl Faults {
    /// Nothing is wrong yet.
    pub(crate) fn new() -> Self {
        // Where servers of tests may read, whoever they run as.
        let all = std::env::var("TEST_POSTGRES_FOLDER").expect("run the tests by `tests/run`");
        let folder = PathBuf::from(all).join(unique("faults"));
        std::fs::create_dir(&folder).unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/faults.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-Wall", "-o"]).arg(folder.join("faults.so"));
        assert!(compiler.args([source, "-ldl"]).status().unwrap().success());
        Self { folder }
    }

    /// What a program has to be started with.
    pub(crate) fn environment(&self) -> [(String, String); 2] {
        let (folder, program) = (self.folder.display(), self.folder.join("faults.so"));
        let variable = |name: &str, value: String| (name.to_owned(), value);
        [
            variable("FAULTS", folder.to_string()),
            variable("LD_PRELOAD", program.display().to_string()),
        ]
    }

    pub(crate) fn fill_disk(&self) {
        std::fs::write(self.folder.join("full"), "").unwrap();
    }

    pub(crate) fn make_room(&self) {
        std::fs::remove_file(self.folder.join("full")).unwrap();
    }

    pub(crate) fn put_clock_forward(&self, seconds: i64) {
        // A clock that is being written down is never seen half written.
        let new = self.folder.join("new");
        std::fs::write(&new, seconds.to_string()).unwrap();
        std::fs::rename(new, self.folder.join("clock")).unwrap();
    }
}

impl Drop for Faults {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
