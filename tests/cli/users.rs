//! `magister user`.

use crate::program::{Folder, Output};

const PASSWORD: &[u8] = b"seven beads on waldzell green\n";

fn user(folder: &Folder, arguments: &[&str], input: &[u8]) -> Output {
    let arguments = [&["user"], arguments].concat();
    let database = [("MAGISTER_DATABASE__URL", "sqlite:users.sqlite")];
    folder.run_with(&arguments, input, &database)
}

fn refused(output: &Output, words: &str) {
    assert_eq!((output.code, output.out.as_str()), (1, ""), "{output:?}");
    assert!(output.complaints.contains(words), "{output:?}");
}

#[test]
fn an_account_is_added_with_a_password_from_standard_input() {
    let folder = Folder::new();
    let added = user(&folder, &["add", "Knecht", "--role", "administrator"], PASSWORD);
    assert_eq!((added.code, added.out.as_str()), (0, "Knecht is an administrator\n"), "{added:?}");
    refused(&user(&folder, &["add", "knecht"], PASSWORD), "knecht");
    let member = user(&folder, &["add", "Plinio Designori"], b"no line end at all here");
    assert_eq!(member.out, "Plinio Designori is a member\n", "{member:?}");
}

#[test]
fn an_account_is_refused_with_a_reason() {
    let folder = Folder::new();
    refused(&user(&folder, &["add", "knecht"], b"short\n"), "10 characters");
    refused(&user(&folder, &["add", "knecht"], b"password123\n"), "most common passwords");
    refused(&user(&folder, &["add", "knecht"], b"summerflower\n"), "too easily guessed");
    refused(&user(&folder, &["add", "knecht"], b""), "no password on standard input");
    refused(&user(&folder, &["add", " "], PASSWORD), "empty");
    refused(&user(&folder, &["add", "knecht", "--role", "king"], PASSWORD), "king");
}

#[test]
fn a_password_is_changed_only_for_an_account_that_is_there() {
    let folder = Folder::new();
    refused(&user(&folder, &["password", "knecht"], PASSWORD), "knecht");
    user(&folder, &["add", "knecht"], PASSWORD);
    let changed = user(&folder, &["password", "Knecht"], b"eight beads on hirsland blue\n");
    assert_eq!(changed.code, 0, "{changed:?}");
    assert!(changed.out.contains("signed out everywhere"), "{changed:?}");
    refused(&user(&folder, &["password", "knecht"], b"short\n"), "10 characters");
}

#[test]
fn the_last_administrator_stays_one() {
    let folder = Folder::new();
    user(&folder, &["add", "knecht", "--role", "administrator"], PASSWORD);
    let last = user(&folder, &["role", "knecht", "member"], b"");
    refused(&last, "last administrator");
    user(&folder, &["add", "plinio"], PASSWORD);
    let raised = user(&folder, &["role", "plinio", "administrator"], b"");
    assert_eq!(raised.out, "plinio is an administrator\n", "{raised:?}");
    assert_eq!(user(&folder, &["role", "knecht", "member"], b"").code, 0);
    refused(&user(&folder, &["role", "nobody", "member"], b""), "nobody");
    refused(&user(&folder, &["role", "knecht", "king"], b""), "king");
}
