//! Backups: from either database into either, row by row; damaged ones; who was erased stays erased.

mod dump;
mod erased;
mod folder;
mod forged;
mod older;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use desk::backups::{Maker, Restored, Restoring, bring_back, make};
use domain::backups::{Access, Manifest, Why};
use domain::players::PlayerName;
use flate2::read::GzDecoder;
use store::backups::{Making, Replacing, RestoreError, UnreadableError, manifest};
use store::{Store, players};
use system::clock;

use self::dump::{Dump, dump};
use super::links::Hall;
use super::played::{Plan, Played};
use super::support::Site;
use crate::database;
use crate::temporary::folder;

/// A backup in a folder of its own.
fn back_up(store: &Store, passphrase: Option<&str>) -> PathBuf {
    let path = folder("backup").join("site.magister");
    let making = Making { path: &path, why: Why::ByHand, passphrase, now: clock::now() };
    make(store, Maker::Shell, &making).unwrap();
    path
}

fn options<'r>(file: &'r Path, passphrase: Option<&'r str>) -> Restoring<'r> {
    let (replacing, access) = (Replacing::Nothing, Access::Stays);
    Restoring { file, passphrase, replacing, access, folder: None }
}

fn restore(url: &str, restoring: &Restoring<'_>) -> Result<Restored, RestoreError> {
    bring_back(&url.parse().unwrap(), restoring, clock::now())
}

fn open(url: &str) -> Store {
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    assert!(store.is_up_to_date().unwrap());
    store
}

/// What `ratings verify` and `audit verify` say.
fn is_sound(url: &str) {
    let store = open(url);
    assert_eq!(store.read(desk::ratings::verify).unwrap(), []);
    assert_eq!(store.read(|db| desk::audit::check(db, None)).unwrap().faults, []);
}

/// An empty database of the other kind than a URL names.
fn of_the_other_kind(url: &str) -> String {
    if url.starts_with("sqlite:") { database::on_postgres() } else { database::on_sqlite() }
}

/// An empty database of the same kind.
fn of_the_same_kind(url: &str) -> String {
    if url.starts_with("sqlite:") { database::on_sqlite() } else { database::on_postgres() }
}

/// People, games, ratings, links and an entry in the bin.
fn filled(site: &Site) {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Ada"]);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]).close_after(1);
    let hall = Hall::new(site);
    hall.link(0);
    hall.tablet_link();
    assert_eq!(site.visitor().get("/").status, 200);
}

/// Every act writes to these; a restore adds its own. A lock and a key are made where they are needed.
const LOG: [&str; 8] = [
    "audit",
    "audit_chains",
    "audit_rows",
    "audit_salts",
    "audit_upgrades",
    "code_key",
    "locks",
    "stamps",
];

fn is_the_same(found: &Dump, expected: &Dump) {
    let tables = |dump: &Dump| dump.keys().cloned().collect::<Vec<_>>();
    assert_eq!(tables(found), tables(expected));
    for (table, rows) in expected.iter().filter(|(table, _)| !LOG.contains(&table.as_str())) {
        assert_eq!(&found[table], rows, "{table}");
    }
    assert!(found["audit"].is_superset(&expected["audit"]));
}

both!(a_backup_restores_into_either_database_row_by_row, |site| {
    filled(site);
    let backup = back_up(&site.store, None);
    let before = dump(&site.database_url);
    assert!(before["players"].len() >= 5 && before["ledger"].len() >= 3);
    let same = of_the_same_kind(&site.database_url);
    restore(&same, &options(&backup, None)).unwrap();
    is_the_same(&dump(&same), &before);
    is_sound(&same);
    // There and back again.
    let other = of_the_other_kind(&site.database_url);
    restore(&other, &options(&backup, None)).unwrap();
    is_sound(&other);
    let back = back_up(&open(&other), Some("castalia"));
    let again = of_the_same_kind(&site.database_url);
    restore(&again, &options(&back, Some("castalia"))).unwrap();
    let there = dump(&again);
    for (table, rows) in before.iter().filter(|(table, _)| !LOG.contains(&table.as_str())) {
        assert!(there[table].is_superset(rows), "{table}");
    }
    is_sound(&again);
});

both!(ids_of_rows_that_are_gone_are_not_given_again, |site| {
    let name = |name: &str| PlayerName::parse(name).unwrap();
    let add = |store: &Store, person: &str| {
        store.write(|db| players::insert(db, &name(person), None, clock::now())).unwrap()
    };
    let id = add(&site.store, "Josef Knecht");
    site.store.write(|db| players::delete_unused(db, id)).unwrap();
    let backup = back_up(&site.store, None);
    for url in [of_the_same_kind(&site.database_url), of_the_other_kind(&site.database_url)] {
        restore(&url, &options(&backup, None)).unwrap();
        assert!(add(&open(&url), "Plinio Designori") > id, "{url}");
    }
});

/// The tables of the body of a backup that is not encrypted.
fn tables_of(backup: &Path) -> BTreeSet<String> {
    let mut file = BufReader::new(std::fs::File::open(backup).unwrap());
    let mut head = String::new();
    for _ in 0..3 {
        file.read_line(&mut head).unwrap();
    }
    let lines = BufReader::new(GzDecoder::new(file)).lines().map(Result::unwrap);
    let name = |line: String| {
        let part: serde_json::Value = serde_json::from_str(&line).unwrap();
        part["table"]["name"].as_str().map(str::to_owned)
    };
    lines.filter_map(name).collect()
}

both!(no_table_is_forgotten, |site| {
    let schema = ["crates/store/src/schema.rs", "crates/store/src/schema"].map(|path| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let files: Vec<PathBuf> = match std::fs::read_dir(&path) {
            Ok(files) => files.map(|file| file.unwrap().path()).collect(),
            Err(_) => vec![path],
        };
        files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect::<String>()
    });
    let schema = schema.concat();
    let tables = schema.split("table! {").skip(1);
    let mut tables: BTreeSet<String> =
        tables.map(|table| table.trim().split([' ', '(']).next().unwrap().to_owned()).collect();
    assert!(tables.len() > 50, "{tables:?}");
    assert!(tables.remove("code_key"), "what codes are hashed under stays with the servers");
    for words in ["name_words", "title_words"] {
        assert!(tables.remove(words), "they are computed from the names");
    }
    assert_eq!(tables_of(&back_up(&site.store, None)), tables);
});

/// Says so also when a test fails.
struct DoneAtTheEnd<'a>(&'a AtomicBool);

impl Drop for DoneAtTheEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

both!(a_backup_is_of_one_moment_while_others_write, |site| {
    let is_done = AtomicBool::new(false);
    let url = of_the_same_kind(&site.database_url);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0.. {
                let pair = ["North", "South"].map(|seat| format!("{seat} {number}"));
                let both = pair.map(|name| PlayerName::parse(&name).unwrap());
                let insert = |db: &mut _| {
                    both.iter().try_for_each(|name| {
                        players::insert(db, name, None, clock::now()).map(drop)
                    })
                };
                site.store.write(insert).unwrap();
                if is_done.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        let _done = DoneAtTheEnd(&is_done);
        let mut last = 0;
        while last < 40 {
            let backup = back_up(&site.store, None);
            let Manifest { contents, .. } = manifest(&backup).unwrap();
            assert_eq!(contents.players % 2, 0, "{contents}");
            last = contents.players;
            let restoring = Restoring { replacing: Replacing::Anything, ..options(&backup, None) };
            restore(&url, &restoring).unwrap();
            assert_eq!(dump(&url)["players"].len(), usize::try_from(last).unwrap());
        }
    });
    is_sound(&url);
});

both!(a_damaged_backup_changes_nothing, |site| {
    filled(site);
    let (backup, url) = (back_up(&site.store, None), of_the_same_kind(&site.database_url));
    restore(&url, &options(&backup, None)).unwrap();
    let (before, bytes) = (dump(&url), std::fs::read(&backup).unwrap());
    let damaged = backup.with_file_name("damaged.magister");
    let refuse = |bytes: &[u8], what: &str| {
        std::fs::write(&damaged, bytes).unwrap();
        let restoring = Restoring { replacing: Replacing::Anything, ..options(&damaged, None) };
        let refused = restore(&url, &restoring).unwrap_err();
        assert!(matches!(refused, RestoreError::Unreadable(_)), "{what}: {refused}");
    };
    for idx in (0..100).chain((100..bytes.len()).step_by(bytes.len() / 50)) {
        let mut bytes = bytes.clone();
        bytes[idx] ^= 1 << (idx % 7);
        refuse(&bytes, &format!("byte {idx} of {}", bytes.len()));
    }
    for length in [0, 1, 50, 100, 500, bytes.len() / 2, bytes.len() - 1] {
        refuse(&bytes[..length], &format!("{length} bytes"));
    }
    refuse(&[&bytes[..], b"\n"].concat(), "longer");
    assert_eq!(dump(&url), before);
});

both!(a_file_that_is_there_is_not_written_over, |site| {
    let path = folder("backup").join("site.magister");
    std::fs::write(&path, "notes").unwrap();
    let making = Making { path: &path, why: Why::ByHand, passphrase: None, now: clock::now() };
    let refused = make(&site.store, Maker::Shell, &making).unwrap_err().to_string();
    assert!(refused.ends_with("is there already: choose another name"), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), b"notes");
    assert_eq!(std::fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
});

both!(a_backup_opens_by_its_passphrase_alone, |site| {
    filled(site);
    let (backup, url) = (back_up(&site.store, Some("castalia")), database::on_sqlite());
    let sealed = std::fs::read(&backup).unwrap();
    assert!(!sealed.windows(6).any(|bytes| bytes == b"Knecht"));
    let refused = |passphrase| restore(&url, &options(&backup, passphrase)).unwrap_err();
    let wrong = refused(Some("monteport"));
    assert!(matches!(wrong, RestoreError::Unreadable(UnreadableError::WrongPassphrase)), "{wrong}");
    let none = refused(None);
    assert!(matches!(none, RestoreError::Unreadable(UnreadableError::Locked)), "{none}");
    assert!(!Path::new(url.trim_start_matches("sqlite:")).exists());
    restore(&url, &options(&backup, Some("castalia"))).unwrap();
    is_sound(&url);
});

/// What is there, but for the key of codes: a server makes it when it first needs one.
fn without_key(url: &str) -> Dump {
    let mut found = dump(url);
    found.remove("code_key");
    found
}

both!(a_database_that_is_in_use_or_not_empty_stays, |site| {
    filled(site);
    let (backup, url) = (back_up(&site.store, None), of_the_same_kind(&site.database_url));
    let replace = Restoring { replacing: Replacing::Anything, ..options(&backup, None) };
    let before = without_key(&site.database_url);
    let in_use = restore(&site.database_url, &replace).unwrap_err();
    assert!(matches!(in_use, RestoreError::InUse), "{in_use}");
    assert!(without_key(&site.database_url) == before, "nothing is changed");
    // One that has its tables and no rows is empty.
    drop(Store::open(&url.parse().unwrap(), 1).unwrap().migrate().unwrap());
    restore(&url, &options(&backup, None)).unwrap();
    let before = dump(&url);
    let holds = restore(&url, &options(&backup, None)).unwrap_err();
    assert!(matches!(holds, RestoreError::NotEmpty), "{holds}");
    assert_eq!(dump(&url), before);
    let restored = restore(&url, &replace).unwrap();
    assert_eq!(restored.old.is_some(), url.starts_with("sqlite:"));
    if let Some(old) = restored.old {
        is_the_same(&dump(&format!("sqlite:{}", old.display())), &before);
    }
    is_sound(&url);
});

/// Sessions, links and codes that let somebody in.
fn open_doors(dump: &Dump) -> usize {
    let tables = ["sessions", "link_sessions", "codes", "setup_links"];
    tables.iter().map(|table| dump[*table].len()).sum()
}

both!(nobody_is_signed_in_after_a_restore_unless_asked_for, |site| {
    filled(site);
    site.setup_link();
    let backup = back_up(&site.store, None);
    let before = dump(&site.database_url);
    assert!(open_doors(&before) >= 3, "{before:?}");
    let [ended, stays] = [Access::Ends, Access::Stays].map(|access| {
        let url = of_the_same_kind(&site.database_url);
        let restored = restore(&url, &Restoring { access, ..options(&backup, None) }).unwrap();
        (restored.access_ended, dump(&url))
    });
    assert_eq!(open_doors(&ended.1), 0);
    assert!(ended.0 >= 4, "two sessions and two links: {}", ended.0);
    assert!(ended.1["links"].is_disjoint(&before["links"]), "each link has ended");
    assert_eq!(ended.1["accounts"], before["accounts"], "passwords stay");
    assert_eq!((stays.0, open_doors(&stays.1)), (0, open_doors(&before)));
    assert_eq!(stays.1["links"], before["links"]);
});
