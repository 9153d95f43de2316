//! `magister import` and `magister export`.

use chrono::NaiveDate;
use domain::bin::Kind;
use domain::events::{Days, EventDetails, Title};
use domain::privacy::Eyes;
use domain::zone::Zone;
use store::{DatabaseUrl, Store, accounts, bin, events, players, tournaments};
use system::clock;

use crate::program::{Folder, Output};

const IS_NEW: &str = "is new";

pub(super) const SWISS: &[u8] = include_bytes!("../data/reports/swiss.trf");
const ROUND_ROBIN: &[u8] = include_bytes!("../data/reports/round-robin.trf");

/// A folder whose database has an event and an administrator.
pub(super) struct Hall(pub(super) Folder);

impl Hall {
    pub(super) fn new() -> Self {
        let hall = Self(Folder::new());
        let password = b"seven beads on waldzell green\n";
        let added = hall.0.run_with(
            &["user", "add", "Knecht", "--role", "administrator"],
            password,
            &[("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite")],
        );
        assert_eq!(added.code, 0, "{added:?}");
        hall.event("U-Con 2026");
        hall
    }

    fn store(&self) -> Store {
        let url = format!("sqlite:{}", self.0.0.join("hall.sqlite").display());
        let url: DatabaseUrl = url.parse().unwrap();
        Store::open(&url, 1).unwrap()
    }

    fn event(&self, name: &str) {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let details = EventDetails {
            name: Title::parse(name).unwrap(),
            place: None,
            days: Days::single(day),
            zone: Zone::UTC,
            address: None,
            shown: domain::privacy::Shown::default(),
        };
        self.store().write(|db| events::insert(db, &details)).unwrap();
    }

    pub(super) fn run(&self, arguments: &[&str]) -> Output {
        let database = [("MAGISTER_DATABASE__URL", "sqlite:hall.sqlite")];
        self.0.run_with(arguments, b"", &database)
    }

    pub(super) fn import(&self, file: &[u8], options: &[&str]) -> Output {
        let name = self.0.file("open.trf", file);
        self.run(&[&["import", &name, "--event", "u-con 2026"], options].concat())
    }

    /// How many players and tournaments there are.
    pub(super) fn stored(&self) -> (usize, usize) {
        let count = |db: &mut store::Db| {
            Ok((players::list(db, Eyes::Staff)?.len(), tournaments::list(db)?.len()))
        };
        self.store().read(count).unwrap()
    }
}

fn export(hall: &Hall, id: &str, format: &str) -> String {
    let output = hall.run(&["export", id, "--format", format]);
    assert_eq!(output.code, 0, "{output:?}");
    output.out
}

/// The lines of the players, which say everything that happened.
fn players_of(report: &str) -> Vec<String> {
    let lines = report.lines().filter(|line| line.starts_with("001"));
    // Ranks are by tie-breaks.
    lines.map(|line| format!("{}{}", &line[..85], line.get(89..).unwrap_or(""))).collect()
}

/// A report without the head of the audit log, which each event has of its own.
fn without_head(report: &str) -> String {
    let is_head = |line: &&str| line.starts_with("### magister audit ");
    assert_eq!(report.lines().filter(is_head).count(), 1, "{report}");
    report.lines().filter(|line| !is_head(line)).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check_there_and_back(file: &[u8]) {
    let hall = Hall::new();
    let imported = hall.import(file, &[]);
    assert_eq!(imported.code, 0, "{imported:?}");
    let report = without_head(&export(&hall, "1", "trf26"));
    let written = String::from_utf8(file.to_vec()).unwrap();
    assert_eq!(players_of(&report), players_of(&written));
    let is_said = |line: &&str| {
        ["142", "152", "162", "192", "240", "250", "260", "299", "###"].contains(&&line[..3])
    };
    let said = |text: &str| {
        let mut lines: Vec<String> = text.lines().filter(is_said).map(str::to_owned).collect();
        lines.sort();
        lines
    };
    for line in said(&written) {
        assert!(said(&report).contains(&line), "{line}\n{report}");
    }
    for format in ["trf26", "trf16"] {
        let again = hall.import(export(&hall, "1", format).as_bytes(), &["--again"]);
        assert_eq!(again.code, 0, "{again:?}");
        assert!(!again.out.contains(IS_NEW), "{}", again.out);
    }
    assert_eq!(without_head(&export(&hall, "2", "trf26")), report);
    assert_eq!(players_of(&export(&hall, "3", "trf26")), players_of(&report));
}

#[test]
fn a_swiss_that_was_imported_is_exported_as_it_was() {
    check_there_and_back(SWISS);
}

#[test]
fn a_round_robin_with_somebody_who_left_is_exported_as_it_was() {
    check_there_and_back(ROUND_ROBIN);
}

#[test]
fn what_was_imported_is_told() {
    let hall = Hall::new();
    let output = hall.import(SWISS, &["--name", "Other Open", "--game", "result-only:Hive"]);
    let lines: Vec<&str> = output.out.lines().collect();
    let expected = "tournament 1, \"Other Open\", at \"U-Con 2026\": 7 players, 0 of them known; \
                    2 rounds, 6 results";
    assert_eq!(lines[..2], [expected, "1 Josef Knecht is new"], "{output:?}");
    assert_eq!((lines.len(), output.complaints.as_str()), (8, ""), "{output:?}");
    assert!(export(&hall, "1", "trf26").contains("### magister game result-only:Hive\r\n"));
}

#[test]
fn players_are_known_by_name_and_nobody_is_taken_for_somebody_else() {
    let hall = Hall::new();
    assert_eq!(hall.import(ROUND_ROBIN, &[]).code, 0);
    let file = String::from_utf8(SWISS.to_vec()).unwrap();
    let file = file.replace("Josef Knecht    ", "KNECHT, Josef   ").into_bytes();
    let doubtful = hall.import(&file, &[]);
    assert_eq!((doubtful.code, doubtful.out.as_str()), (1, ""), "{doubtful:?}");
    let doubt = "1 \"KNECHT, Josef\" could be player 1 \"Josef Knecht\", or somebody new\n";
    assert!(doubtful.complaints.contains(doubt), "{doubtful:?}");
    assert_eq!(hall.stored(), (4, 1), "nothing was stored");

    let tito = "5 \"Tito Designori\" could be";
    assert!(doubtful.complaints.contains(tito), "{doubtful:?}");
    let options = ["--match", "KNECHT, Josef=1", "--new", "5"];
    let told = hall.import(&file, &options);
    assert_eq!(told.code, 0, "{told:?}");
    assert!(told.out.contains("1 KNECHT, Josef is player 1 \"Josef Knecht\"\n"), "{told:?}");
    assert!(told.out.contains("2 Plinio Designori is player 2"), "{told:?}");
    assert!(told.out.contains(&format!("5 Tito Designori {IS_NEW}")), "{told:?}");
    assert_eq!(hall.stored(), (7, 2));
}

#[track_caller]
pub(super) fn refused(output: &Output, code: i32, words: &[&str]) {
    assert_eq!((output.code, output.out.as_str()), (code, ""), "{output:?}");
    for words in words {
        assert!(output.complaints.contains(words), "{words}: {output:?}");
    }
}

#[test]
fn what_cannot_be_stored_is_told_all_at_once() {
    let hall = Hall::new();
    let file = String::from_utf8(SWISS.to_vec()).unwrap();
    let unfit = file
        .replace("### magister game gbg:6\n", "")
        .replace("D 1.0", "D 1.0    A 0.5    L 0.5")
        .replace("250       1.5", "250       1.0")
        .replace("withdrawn 6", "withdrawn 9")
        .replace("001    2      Plinio Designori", "001    2                      ");
    let output = hall.import(unfit.as_bytes(), &[]);
    let words = [
        "which game is played",
        "an absence ½",
        "the acceleration is not Baku",
        "player 9 left",
        "the name of player 2: empty",
    ];
    refused(&output, 1, &words);
    let gap = file.lines().filter(|line| !line.starts_with("001    7")).collect::<Vec<_>>();
    let gap = gap.join("\n").replace("     7 w =", "  0000 - H").replace("001    6", "001    8");
    let gap = gap.replace("     6 b +", "     8 b +").replace("withdrawn 6", "withdrawn 5");
    refused(
        &hall.import(gap.as_bytes(), &[]),
        1,
        &["there is no player 6", "there is no player 7"],
    );
    assert_eq!(hall.stored(), (0, 0));
}

#[test]
fn a_file_that_is_no_report_is_unreadable() {
    let hall = Hall::new();
    refused(
        &hall.import(b"a letter", &[]),
        3,
        &["not a valid report", "line 1, column 1: the file has no players"],
    );
    let missing = hall.run(&["import", "missing.trf", "--event", "1"]);
    refused(&missing, 3, &["missing.trf"]);
    let report = hall.0.file("open.trf", SWISS);
    refused(&hall.run(&["import", &report]), 2, &["--event"]);
    refused(&hall.import(SWISS, &["--match", "Knecht"]), 2, &["WHO=PLAYER"]);
    refused(&hall.import(SWISS, &["--game", "gbg:99"]), 2, &["gbg:99"]);
}

#[test]
fn event_account_and_tournament_have_to_be_there() {
    let hall = Hall::new();
    let file = hall.0.file("open.trf", SWISS);
    refused(&hall.run(&["import", &file, "--event", "9"]), 1, &["no event \"9\""]);
    refused(&hall.import(SWISS, &["--by", "nobody"]), 1, &["no account named \"nobody\""]);
    refused(&hall.run(&["export", "7"]), 1, &["there is no tournament 7"]);
    hall.event("U-Con 2026");
    refused(&hall.import(SWISS, &[]), 1, &["several events", "1"]);
    assert_eq!(hall.run(&["import", &file, "--event", "2"]).code, 0);
}

#[test]
fn what_was_guessed_is_told_beside() {
    let hall = Hall::new();
    let file = String::from_utf8(SWISS.to_vec()).unwrap().replace("152 B\n", "");
    let output = hall.import(file.as_bytes(), &[]);
    assert_eq!(output.code, 0, "{output:?}");
    assert!(output.complaints.starts_with("open.trf: line 22, column 1: "), "{output:?}");
    assert!(
        output.complaints.contains("the initial colour is not said; from round one it is b"),
        "{output:?}"
    );
}

#[test]
fn a_game_that_two_comments_adjourn_is_stored_once() {
    const GAMES: [&str; 4] = [
        "001    1      Josef Knecht                                                       1.0    1     2 w ?     3 b 1\n",
        "001    2      Plinio Designori                                                   0.0    3     1 b ?     4 w 0\n",
        "001    3      Fritz Tegularius                                                   0.0    4     4 w 0     1 w 0\n",
        "001    4      Carlo Ferromonte                                                   2.0    2     3 b 1     2 b 1\n",
    ];
    let begin = "012 Open\n142 5\n152 W\n### magister game gbg:6\n";
    let comment = "### Adjournment @ Round 1: 1-2 ?";
    let hall = Hall::new();
    for comments in [
        format!("{comment}\n{comment}\n"),
        format!("{comment}\n{comment} (rounds 2-2)\n"),
        format!("{comment} (rounds 2-2)\n### Adjournment @ Round 1: 2-1 ? (rounds 1-1)\n"),
    ] {
        let file = format!("{begin}{comments}{}", GAMES.concat());
        let imported = hall.import(file.as_bytes(), &["--again"]);
        assert_eq!(imported.code, 0, "{comments}{imported:?}");
    }
    for id in ["1", "2", "3"] {
        let report = export(&hall, id, "trf16");
        assert_eq!(report.matches(comment).count(), 1, "{report}");
    }
}

#[test]
fn a_file_without_a_name_is_told_to_be_named_by_an_option() {
    let hall = Hall::new();
    let file = String::from_utf8(SWISS.to_vec()).unwrap();
    for unnamed in [file.replace("012 Castalia Open\n", ""), file.replace("Castalia Open", "")] {
        let words = ["the file does not name the tournament; name it with --name"];
        refused(&hall.import(unnamed.as_bytes(), &[]), 1, &words);
        assert_eq!(
            hall.import(unnamed.as_bytes(), &["--name", "Castalia Open", "--again"]).code,
            0
        );
    }
}

#[test]
fn a_report_names_event_and_tournament() {
    let hall = Hall::new();
    assert_eq!(hall.import(SWISS, &[]).code, 0);
    assert!(export(&hall, "1", "trf26").starts_with("012 U-Con 2026: Castalia Open\r\n"));
    assert_eq!(hall.import(export(&hall, "1", "trf16").as_bytes(), &["--again"]).code, 0);
    let again = export(&hall, "2", "trf26");
    assert!(again.starts_with("012 U-Con 2026: Castalia Open\r\n"), "{again}");
    // The name of the event is not said twice.
    assert_eq!(hall.import(SWISS, &["--name", "U-Con 2026 Open", "--again"]).code, 0);
    assert!(export(&hall, "3", "trf26").starts_with("012 U-Con 2026 Open\r\n"));
}

/// Names with the words in another order and capitals, and the lines of the players upside down.
fn otherwise_written(file: &[u8]) -> String {
    let text = String::from_utf8(file.to_vec()).unwrap();
    let respelled = |line: &str| {
        let name = line[14..47].trim_end();
        let Some((first, last)) = name.split_once(' ') else { return line.to_owned() };
        format!("{}{:<33}{}", &line[..14], format!("{}, {first}", last.to_uppercase()), &line[47..])
    };
    let (players, others): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("001"));
    let players = players.into_iter().rev().map(respelled);
    let others = others.into_iter().map(str::to_owned);
    players.chain(others).map(|line| line + "\r\n").collect()
}

#[test]
fn the_same_file_imported_twice_is_noticed_before_anything_is_stored() {
    let hall = Hall::new();
    assert_eq!(hall.import(SWISS, &[]).code, 0);
    let before = hall.stored();
    let where_it_is = "tournament 1, \"Castalia Open\" at \"U-Con 2026\", 2026-11-20, ";
    let said = |why: &str| format!("{where_it_is}{why}");
    refused(&hall.import(SWISS, &[]), 1, &[&said("was read from this file"), "--again"]);
    let other = otherwise_written(SWISS);
    let same = said("has the same players, rounds and results\n");
    refused(&hall.import(other.as_bytes(), &[]), 1, &[&same]);
    for format in ["trf16", "trf26"] {
        refused(&hall.import(export(&hall, "1", format).as_bytes(), &[]), 1, &[&same]);
    }
    assert_eq!(hall.stored(), before);
    let again = hall.import(SWISS, &["--again"]);
    assert_eq!((again.code, hall.stored()), (0, (before.0, 2)), "{again:?}");
    // A result that is another makes another tournament.
    let text = String::from_utf8(SWISS.to_vec()).unwrap();
    let changed = text.replace("     4 b 1", "     4 b 0").replace("     1 w 0", "     1 w 1");
    assert_ne!(changed, text);
    let changed = hall.import(changed.as_bytes(), &[]);
    assert_eq!(changed.code, 0, "{changed:?}");
}

#[test]
fn a_file_that_goes_on_or_ends_earlier_than_what_is_stored_is_told_apart() {
    let first = String::from_utf8(SWISS.to_vec()).unwrap();
    let first: String = first
        .lines()
        .map(|line| if line.starts_with("001") { line[..101].trim_end() } else { line })
        .flat_map(|line| [line, "\n"])
        .collect();
    let hall = Hall::new();
    let stored = hall.import(first.as_bytes(), &[]);
    assert_eq!(stored.code, 0, "{stored:?}");
    refused(&hall.import(SWISS, &[]), 1, &["tournament 1, ", " has round 1 of it\n"]);
    let hall = Hall::new();
    assert_eq!(hall.import(SWISS, &[]).code, 0);
    let words = " has all of it, round 1, and goes on to round 2\n";
    refused(&hall.import(first.as_bytes(), &[]), 1, &["tournament 1, ", words]);
    assert_eq!(hall.stored().1, 1);
}

#[test]
fn a_file_whose_tournament_is_in_the_bin_is_refused_and_says_so() {
    let hall = Hall::new();
    assert_eq!(hall.import(SWISS, &[]).code, 0);
    let delete = |db: &mut store::Db| {
        let by = accounts::list(db)?[0].id;
        bin::put(db, (Kind::Tournament, 1), by, clock::now())
    };
    hall.store().write(delete).unwrap();
    let said = "tournament 1, \"Castalia Open\" at \"U-Con 2026\", 2026-11-20, was read from this file \
        and is in the bin\n";
    refused(&hall.import(SWISS, &[]), 1, &[said, "--again"]);
    assert_eq!(hall.import(SWISS, &["--again"]).code, 0);
}
