//! `magister ratings import`, `ratings verify` and `ratings recompute`.

use diesel::RunQueryDsl;
use store::{Db, Store};

use crate::program::{Folder, Output};

const GAMES: &[u8] = b"date,first,second,result\n\
    2001-03-01,Josef Knecht,Plinio Designori,1-0\n\
    2001-04-11,Fritz Tegularius,Josef Knecht,0-1\n";

const DATABASE: [(&str, &str); 1] = [("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite")];

fn ratings(folder: &Folder, arguments: &[&str]) -> Output {
    folder.run_with(&[&["ratings"], arguments].concat(), b"", &DATABASE)
}

#[test]
fn a_history_is_imported_and_found_again() {
    let folder = Folder::new();
    let file = folder.file("games.csv", GAMES);
    let import = ["import", &file, "--family", "result-only:Chess", "--source", "Waldzell"];
    let done = ratings(&folder, &import);
    assert_eq!(done.code, 0, "{done:?}");
    assert_eq!(done.out, "history 1: 2 games in 2 periods; 6 ratings changed\n");
    assert_eq!(done.complaints, "", "no bar where no terminal is");
    let again = ratings(&folder, &import);
    assert_eq!(
        (again.code, again.out.as_str()),
        (0, "every game is stored already, as history 1\n")
    );
    let verified = ratings(&folder, &["verify"]);
    assert_eq!((verified.code, verified.out.as_str()), (0, "every rating agrees with the games\n"));
    let recomputed = ratings(&folder, &["recompute"]);
    assert_eq!((recomputed.code, recomputed.out.as_str()), (0, "0 ratings changed\n"));
}

#[test]
fn what_cannot_be_imported_is_told_by_the_exit_code() {
    let folder = Folder::new();
    let import = |file: &str, family: &str| ratings(&folder, &["import", file, "--family", family]);
    let missing = import("nowhere.csv", "gbg");
    assert_eq!(missing.code, 3, "{missing:?}");
    assert!(missing.complaints.contains("nowhere.csv"), "{missing:?}");
    let file = folder.file("games.csv", b"date,first,second,result\nyesterday,A,,won\n");
    let faulty = import(&file, "gbg");
    assert_eq!(faulty.code, 3, "{faulty:?}");
    let told: Vec<&str> = faulty.complaints.lines().collect();
    assert_eq!(told.len(), 3, "{faulty:?}");
    assert!(told[2].starts_with("line 2: "), "{faulty:?}");
    assert_eq!(import(&file, "magic").code, 2);
    let periods = ["import", &file, "--family", "gbg", "--periods", "0"];
    assert_eq!(ratings(&folder, &periods).code, 2);
    assert_eq!(ratings(&folder, &["verify"]).code, 0, "nothing is stored");
}

#[test]
fn what_was_broken_off_is_forgotten_and_nothing_else() {
    let folder = Folder::new();
    let file = folder.file("games.csv", GAMES);
    let import = ["import", &file, "--family", "result-only:Chess"];
    assert_eq!(ratings(&folder, &import).code, 0);
    let complete = ratings(&folder, &["forget", "1"]);
    assert_eq!(complete.code, 1, "{complete:?}");
    assert!(complete.complaints.contains("history 1 (games.csv) is complete"), "{complete:?}");
    break_off(&folder);
    let verified = ratings(&folder, &["verify"]);
    assert_eq!(verified.code, 1, "{verified:?}");
    assert!(verified.out.contains("1 of 2 games; import it again"), "{verified:?}");
    assert!(verified.out.contains("`magister ratings forget 1`"), "{verified:?}");
    let forgotten = ratings(&folder, &["forget", "1"]);
    assert_eq!(
        (forgotten.code, forgotten.out.as_str()),
        (0, "history 1 (games.csv) is removed (games: 1, players: 3)\n")
    );
    assert_eq!(ratings(&folder, &["verify"]).code, 0);
    assert_eq!(ratings(&folder, &["forget", "1"]).code, 1);
    assert_eq!(ratings(&folder, &["forget", "games.csv"]).code, 2);
    let again = ratings(&folder, &import);
    assert_eq!(again.out, "history 2: 2 games in 2 periods; 6 ratings changed\n");
}

#[test]
fn the_program_says_that_ratings_by_older_rules_are_to_be_recomputed_and_shows_what_changes() {
    let folder = Folder::new();
    let file = folder.file("games.csv", GAMES);
    assert_eq!(ratings(&folder, &["import", &file, "--family", "result-only:Chess"]).code, 0);
    let migrated = || folder.run_with(&["migrate"], b"", &DATABASE).complaints;
    assert_eq!(migrated(), "");
    run(
        &folder,
        &[
            "UPDATE ledger SET rules_version = 3, rating = rating + 100",
            "UPDATE newest_ratings SET rating = rating + 100",
        ],
    );
    assert!(migrated().contains("`magister ratings recompute --dry-run`"), "{}", migrated());
    let verified = ratings(&folder, &["verify"]);
    assert_eq!(verified.code, 0, "{verified:?}");
    assert!(verified.out.contains("rows are by version 3 of the rules"), "{verified:?}");

    let tried = ratings(&folder, &["recompute", "--dry-run"]);
    assert!(tried.out.ends_with("6 ratings would change\n"), "{tried:?}");
    let told = ratings(&folder, &["recompute", "--dry-run", "--json"]);
    let told: serde_json::Value = serde_json::from_str(&told.out).unwrap();
    let change = &told["lists"][0]["ratings"][0];
    let gained = |key: &str| change[key]["rating"].as_f64().unwrap();
    assert!((gained("before") - gained("after") - 1.0).abs() < 1e-9, "{told}");
    assert_eq!((&told["dry_run"], &told["rules_version"]), (&true.into(), &4.into()));

    let done = ratings(&folder, &["recompute"]);
    assert!(done.out.contains("pool 1: published list 1 keeps the old ratings"), "{done:?}");
    assert!(done.out.ends_with("6 ratings changed\n"), "{done:?}");
    assert!(done.out.contains(" (Josef Knecht): "), "{done:?}");
    let verified = ratings(&folder, &["verify"]);
    assert_eq!(verified.out, "every rating agrees with the games\n");
    assert_eq!(migrated(), "");
}

/// What is left of an import that was killed after its first game.
fn break_off(folder: &Folder) {
    run(
        folder,
        &[
            "DELETE FROM ledger",
            "DELETE FROM history_games WHERE line > 2",
            "UPDATE histories SET completed_at = NULL",
        ],
    );
}

fn run(folder: &Folder, statements: &[&'static str]) {
    let url = format!("sqlite:{}/hall.sqlite", folder.0.display());
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    let work = |db: &mut Db| {
        for statement in statements {
            diesel::sql_query(*statement).execute(db)?;
        }
        Ok(())
    };
    store.write(work).unwrap();
}
