//! A restore that is killed: the database is the one of before, and nothing lies beside it after the next start.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::yield_now;

use magister::cli::demo;
use magister::config::Settings;
use system::clock;

use super::extent::few_or_many;
use super::open;
use super::temporary::folder;

/// The program at work on the database of a folder.
fn magister(folder: &Path, arguments: &[&str]) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_magister"));
    program.args(arguments).current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    program.env("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite").spawn().unwrap()
}

fn succeeds(folder: &Path, arguments: &[&str]) {
    assert!(magister(folder, arguments).wait().unwrap().success(), "{arguments:?}");
}

/// The files that are neither the database nor an old one that was kept.
fn beside(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    let names = entries.map(|entry| entry.file_name().into_string().unwrap());
    let known = ["hall.sqlite", "hall.sqlite-wal", "hall.sqlite-shm", "open.magister", "backups"];
    names.filter(|name| !known.contains(&&**name) && !name.contains(".replaced-")).collect()
}

#[test]
fn a_killed_restore_leaves_the_database_as_it_was_and_nothing_beside_it_once_it_is_opened() {
    let folder = folder("restoring");
    let store = open(&format!("sqlite:{}", folder.join("hall.sqlite").display()));
    store.migrate().unwrap();
    let settings = Settings::load(None).unwrap();
    demo::fill(&store, &settings, (demo::Size::Small, clock::now())).unwrap();
    drop(store);
    succeeds(&folder, &["backup", "open.magister"]);
    let new = folder.join("hall.sqlite.restoring");
    for kill in 0..few_or_many(3, 20) {
        let mut restore = magister(&folder, &["restore", "open.magister", "--replace"]);
        // Each time later in its work.
        let is_there = |least| std::fs::metadata(&new).is_ok_and(|found| found.len() >= least);
        while !is_there(kill * 32 * 1024) && restore.try_wait().unwrap().is_none() {
            yield_now();
        }
        restore.kill().unwrap();
        restore.wait().unwrap();
        assert!(folder.join("hall.sqlite").exists(), "there is a database at each moment");
        succeeds(&folder, &["audit", "verify"]);
        assert_eq!(beside(&folder), [""; 0], "after kill {kill}");
    }
    succeeds(&folder, &["restore", "open.magister", "--replace"]);
    assert_eq!(beside(&folder), [""; 0]);
    std::fs::remove_dir_all(folder).unwrap();
}
