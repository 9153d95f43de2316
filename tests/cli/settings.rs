//! Settings and the database, as far as the command line says what is wrong with them.

use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use crate::program::Folder;
use crate::steps::all_steps;

/// What is told where every step is taken.
fn taken() -> String {
    let steps = all_steps();
    format!("{}\nthe database is up to date ({} steps run)\n", steps.join("\n"), steps.len())
}

#[test]
fn a_database_is_brought_up_to_date_once() {
    let folder = Folder::new();
    let first = folder.run(&["migrate", "--database", "sqlite:a.sqlite"]);
    assert_eq!(first.code, 0, "{first:?}");
    assert_eq!(first.out, taken());
    let second = folder.run(&["migrate", "--database", "sqlite:a.sqlite"]);
    assert_eq!(second.out, "the database is up to date (0 steps run)\n");
}

#[test]
fn where_a_database_is_kept_as_it_was_is_told_on_the_command_line() {
    let folder = Folder::new();
    let file = folder.0.join("early.sqlite");
    let mut early = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    early.batch_execute(include_str!("../data/before/sqlite.sql")).unwrap();
    drop(early);
    let told = format!(
        "the old database is kept in {}.before-00000000000022\n",
        file.canonicalize().unwrap().display()
    );
    let first = folder.run(&["migrate", "--database", "sqlite:early.sqlite"]);
    assert_eq!(first.complaints, told);
    assert_eq!(first.out, taken());
    let second = folder.run(&["migrate", "--database", "sqlite:early.sqlite"]);
    assert_eq!((second.complaints.as_str(), second.code), ("", 0));
}

#[test]
fn an_unknown_key_is_named() {
    let folder = Folder::new();
    let by_environment = folder.run_with(&["migrate"], b"", &[("MAGISTER_SERVER__PROT", "1")]);
    assert_eq!(by_environment.code, 2);
    assert!(by_environment.complaints.contains("prot"), "{by_environment:?}");
    let file = folder.file("a.toml", b"[sever]\nlisten = \"127.0.0.1:1\"\n");
    let by_file = folder.run(&["migrate", "--config", &file]);
    assert_eq!(by_file.code, 2);
    assert!(by_file.complaints.contains("sever"), "{by_file:?}");
}

#[test]
fn a_database_that_is_none_is_named() {
    let folder = Folder::new();
    let output = folder.run(&["migrate", "--database", "mysql://u:secret@h/n"]);
    assert_eq!(output.code, 2);
    assert!(output.complaints.contains("it begins with \"mysql:\""), "{output:?}");
    assert!(!output.complaints.contains("secret"), "{output:?}");
    let output = folder.run(&["migrate", "--database", "sqlite:nowhere/at/all.sqlite"]);
    assert_eq!(output.code, 1);
    assert!(output.complaints.contains("cannot open the database"), "{output:?}");
}

#[test]
fn what_needs_no_database_needs_no_settings() {
    let folder = Folder::new();
    let output = folder.run_with(&["perft", "gbg:5", "1"], b"", &[("MAGISTER_SERVER__PROT", "1")]);
    assert_eq!((output.code, output.out.as_str()), (0, "10\n"));
}
