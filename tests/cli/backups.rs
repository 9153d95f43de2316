//! `magister backup` and `magister restore`: what they say, their exit codes, and what they leave as it was.

use std::fs::File;

use crate::program::{Folder, Output};

/// A laptop: a folder with a database, in which somebody can sign in.
struct Laptop(Folder);

const DATABASE: [(&str, &str); 1] = [("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite")];
const OTHER: [(&str, &str); 1] = [("MAGISTER_DATABASE__URL", "sqlite:second/hall.sqlite")];

impl Laptop {
    fn new() -> Self {
        let laptop = Self(Folder::new());
        std::fs::create_dir(laptop.0.0.join("second")).unwrap();
        let add = ["user", "add", "Knecht", "--role", "administrator"];
        let added = laptop.0.run_with(&add, b"seven beads on waldzell green\n", &DATABASE);
        assert_eq!(added.code, 0, "{}", added.complaints);
        laptop
    }

    fn runs(&self, arguments: &[&str]) -> Output {
        self.0.run_with(arguments, b"", &DATABASE)
    }

    /// The same on the second laptop.
    fn second(&self, arguments: &[&str], input: &[u8]) -> Output {
        self.0.run_with(arguments, input, &OTHER)
    }
}

#[test]
fn a_second_laptop_takes_over_from_the_file_and_checks_it() {
    let laptop = Laptop::new();
    let made = laptop.runs(&["backup", "open.magister"]);
    assert_eq!(made.code, 0, "{}", made.complaints);
    assert!(made.out.contains("events: 0, players: 0, results: 0"), "{}", made.out);
    let again = laptop.runs(&["backup", "open.magister"]);
    assert_eq!(again.code, 1);
    assert!(again.complaints.contains("open.magister is there already"), "{}", again.complaints);
    let restored = laptop.second(&["restore", "open.magister"], b"");
    assert_eq!(restored.code, 0, "{}", restored.complaints);
    for told in ["restored the backup of", "players erased again: 0", "audit log is whole"] {
        assert!(restored.out.contains(told), "{told}: {}", restored.out);
    }
    assert_eq!(laptop.second(&["audit", "verify"], b"").code, 0);
    let second = laptop.second(&["restore", "open.magister"], b"");
    assert_eq!(second.code, 1);
    assert!(second.complaints.contains("say --replace"), "{}", second.complaints);
    let replaced = laptop.second(&["restore", "open.magister", "--replace"], b"");
    assert_eq!(replaced.code, 0, "{}", replaced.complaints);
    assert!(replaced.out.contains("hall.sqlite.replaced-"), "{}", replaced.out);
}

#[test]
fn only_the_passphrase_opens_an_encrypted_file() {
    let laptop = Laptop::new();
    laptop.0.file("secret.txt", b"a bead for each of seven\n");
    let made = laptop.runs(&["backup", "shut.magister", "--passphrase-file", "secret.txt"]);
    assert_eq!(made.code, 0, "{}", made.complaints);
    assert_eq!(laptop.second(&["restore", "shut.magister"], b"").code, 2);
    let wrong = laptop.second(&["restore", "shut.magister", "--passphrase"], b"six beads\n");
    assert_eq!(wrong.code, 3, "{}", wrong.complaints);
    let right = b"a bead for each of seven\n";
    let opened = laptop.second(&["restore", "shut.magister", "--passphrase"], right);
    assert_eq!(opened.code, 0, "{}", opened.complaints);
}

#[test]
fn what_is_no_backup_or_is_damaged_changes_nothing() {
    let laptop = Laptop::new();
    assert_eq!(laptop.runs(&["backup", "open.magister"]).code, 0);
    let mut bytes = std::fs::read(laptop.0.0.join("open.magister")).unwrap();
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    laptop.0.file("damaged.magister", &bytes);
    laptop.0.file("cut.magister", &bytes[..last]);
    laptop.0.file("other.magister", b"seven beads\n");
    for file in ["damaged.magister", "cut.magister", "other.magister", "nowhere.magister"] {
        let refused = laptop.second(&["restore", file], b"");
        assert_eq!(refused.code, 3, "{file}: {}", refused.complaints);
        assert!(refused.complaints.contains(file), "{}", refused.complaints);
        assert!(!laptop.0.0.join("second/hall.sqlite").exists(), "{file}");
    }
}

impl Laptop {
    /// Makes files in the second folder, as programs that were killed leave them.
    fn leave(&self, names: &[&str]) {
        for name in names {
            std::fs::write(self.0.0.join("second").join(name), "left").unwrap();
        }
    }

    /// The names in the second folder, but for the logs of a database.
    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.0.join("second")).unwrap().map(Result::unwrap);
        let names = entries.map(|entry| entry.file_name().into_string().unwrap());
        let is_log = |name: &String| name.ends_with("-wal") || name.ends_with("-shm");
        let mut names: Vec<_> = names.filter(|name| !is_log(name)).collect();
        names.sort();
        names
    }
}

const UNFINISHED: [&str; 3] =
    ["hall.sqlite.restoring", "hall.sqlite.restoring-4711", "hall.sqlite.restoring-lock"];

#[test]
fn what_a_killed_restore_has_left_goes_with_the_next_restore_or_start() {
    let laptop = Laptop::new();
    assert_eq!(laptop.runs(&["backup", "open.magister"]).code, 0);
    laptop.leave(&UNFINISHED);
    laptop.leave(&["hall.sqlite.restoring-mine", "other.sqlite.restoring"]);
    let restored = laptop.second(&["restore", "open.magister"], b"");
    assert_eq!(restored.code, 0, "{}", restored.complaints);
    let rest = ["hall.sqlite", "hall.sqlite.restoring-mine", "other.sqlite.restoring"];
    assert_eq!(laptop.names(), rest);
    laptop.leave(&UNFINISHED);
    assert_eq!(laptop.second(&["audit", "verify"], b"").code, 0);
    assert_eq!(laptop.names(), rest);
}

#[test]
fn a_restore_that_goes_on_is_left_alone() {
    let laptop = Laptop::new();
    assert_eq!(laptop.runs(&["backup", "open.magister"]).code, 0);
    assert_eq!(laptop.second(&["restore", "open.magister"], b"").code, 0);
    laptop.leave(&UNFINISHED);
    let other = File::open(laptop.0.0.join("second/hall.sqlite.restoring-lock")).unwrap();
    other.lock().unwrap();
    assert_eq!(laptop.second(&["audit", "verify"], b"").code, 0);
    let restored = laptop.second(&["restore", "open.magister", "--replace"], b"");
    assert_eq!(restored.code, 1);
    assert!(restored.complaints.contains("another program is writing"), "{}", restored.complaints);
    let there = UNFINISHED.map(ToOwned::to_owned);
    assert_eq!(laptop.names(), [&["hall.sqlite".to_owned()][..], &there].concat());
    other.unlock().unwrap();
    let restored = laptop.second(&["restore", "open.magister", "--replace"], b"");
    assert_eq!(restored.code, 0, "{}", restored.complaints);
    let names = laptop.names();
    assert!(names.iter().all(|name| !name.contains("restoring")), "{names:?}");
}

#[test]
fn what_a_killed_backup_has_left_goes_with_the_next_one_unless_it_is_being_written() {
    let laptop = Laptop::new();
    let unfinished = ["a.magister.part", "b.magister.part-4711", "c.magister.part"];
    laptop.leave(&unfinished);
    let other = File::open(laptop.0.0.join("second/c.magister.part")).unwrap();
    other.lock().unwrap();
    let refused = laptop.runs(&["backup", "second/c.magister"]);
    assert_eq!(refused.code, 1);
    assert!(refused.complaints.contains("another program is writing"), "{}", refused.complaints);
    let made = laptop.runs(&["backup", "second/a.magister"]);
    assert_eq!(made.code, 0, "{}", made.complaints);
    assert_eq!(laptop.names(), ["a.magister", "c.magister.part"]);
}
