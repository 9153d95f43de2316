//! `magister record`.

use crate::program::Folder;

const AS_PRINTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-as-printed.record");
const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");
const LOOSE: &[u8] = b"\xef\xbb\xbf[Game \"gbg:5\"][Result \"*\"]\r\n(1)C30 !{a\r\nb} c30\r\n";
const TIDY: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30! {a\nb} c30 *\n";

#[test]
fn a_record_is_written_in_its_canonical_form() {
    let output = Folder::new().run_with(&["record", "--canonical", "-"], LOOSE, &[]);
    assert_eq!((output.code, output.out.as_str(), output.complaints.as_str()), (0, TIDY, ""));
}

#[test]
fn what_is_in_canonical_form_stays_as_it_is() {
    let folder = Folder::new();
    folder.file("game", CORRECTED.as_bytes());
    let once = folder.run(&["record", "--canonical", "game"]);
    assert!(once.out.contains("30. E2 e000301300000xD3,55 31. C00"), "{}", once.out);
    folder.file("once", once.out.as_bytes());
    let twice = folder.run(&["record", "--canonical", "once"]);
    assert_eq!((once.code, twice.code), (0, 0));
    assert_eq!(once.out, twice.out);
    let verdict = |file| {
        let answer = folder.run(&["verify", file]).out;
        answer.split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(verdict("game"), verdict("once"));
}

#[test]
fn records_with_a_fault_are_told_and_the_others_written() {
    let folder = Folder::new();
    folder.file("games", format!("{TIDY}\n{AS_PRINTED}\n{TIDY}").as_bytes());
    folder.file("loose", LOOSE);
    folder.file("words", b"just words\n");
    let output = folder.run(&["record", "--canonical", "games", "words", "loose"]);
    assert_eq!(output.code, 1);
    assert_eq!(output.out, [TIDY, TIDY, TIDY].join("\n"));
    assert_eq!(
        output.complaints,
        "magister: games, record 2 (Freeling – van Zon): line 17, column 46, ply 30: \
         pit d holds 10, expected each of these beads once, in any order\n\
         magister: words: no tag Game, expected [Game \"...\"]\n"
    );
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let folder = Folder::new();
    folder.file("loose", LOOSE);
    let output = folder.run(&["record", "--canonical", "none", "loose"]);
    assert_eq!((output.code, output.out.as_str()), (3, TIDY));
    assert!(output.complaints.contains("none"), "{}", output.complaints);
}

#[test]
fn a_record_that_would_become_too_long_to_be_read_is_not_written() {
    let folder = Folder::new();
    let tags = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n";
    let comment = "x".repeat(65_536 - tags.len() - "C30{}".len());
    folder.file("long", format!("{tags}C30{{{comment}}}").as_bytes());
    assert_eq!(folder.run(&["verify", "long"]).code, 0);
    let output = folder.run(&["record", "--canonical", "long"]);
    assert_eq!((output.code, output.out.as_str()), (1, ""));
    assert!(output.complaints.contains("65543 bytes in canonical form"), "{}", output.complaints);
}
