//! `magister audit verify`: the log is whole, or what is wrong with it. `magister audit heads`: what is taken in.

use diesel::connection::SimpleConnection;
use store::{Db, Store};

use crate::program::Folder;

const DATABASE: [(&str, &str); 1] = [("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite")];

#[test]
fn a_log_that_was_changed_is_found() {
    let folder = Folder::new();
    let password = b"seven beads on waldzell green\n";
    for name in ["Knecht", "Designori"] {
        let add = ["user", "add", name, "--role", "administrator"];
        assert_eq!(folder.run_with(&add, password, &DATABASE).code, 0);
    }
    let verify = |more: &[&str]| {
        let all = [&["audit", "verify"], more].concat();
        folder.run_with(&all, b"", &DATABASE)
    };
    let whole = verify(&[]);
    assert_eq!((whole.code, whole.complaints.as_str()), (0, ""));
    let head = whole.out.strip_prefix("site: 2 acts, ").unwrap().trim().to_owned();
    assert_eq!(verify(&["--anchor", &head]).code, 0);
    assert_eq!(verify(&["--anchor", &head[..20].to_uppercase()]).code, 0);

    let other = verify(&["--anchor", &"0".repeat(20)]);
    assert_eq!(other.code, 1);
    assert!(other.complaints.contains("no chain holds the anchor"), "{}", other.complaints);
    assert!(verify(&["--anchor", "4f2a"]).complaints.contains("20 to 64 hexadecimal digits"));

    let url = format!("sqlite:{}", folder.0.join("hall.sqlite").display());
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    let by_hand = |db: &mut Db| match db {
        Db::Sqlite(sqlite) => Ok(sqlite.batch_execute("UPDATE audit SET account_id = 1")?),
        Db::Postgres(_) => unreachable!("it is a file"),
    };
    store.write(by_hand).unwrap();
    let changed = verify(&[]);
    assert_eq!(changed.code, 1);
    assert!(changed.complaints.contains("site, act 1: it was changed"), "{}", changed.complaints);
}

#[test]
fn heads_are_taken_in_once() {
    let folder = Folder::new();
    let password = b"seven beads on waldzell green\n";
    let add = ["user", "add", "Knecht", "--role", "administrator"];
    assert_eq!(folder.run_with(&add, password, &DATABASE).code, 0);
    let heads = || folder.run_with(&["audit", "heads"], b"", &DATABASE);
    let none = heads();
    assert_eq!((none.code, none.out.as_str()), (0, ""), "there is no chain but that of the site");
}
