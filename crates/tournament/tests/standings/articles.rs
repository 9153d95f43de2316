//! Cases by hand for tie-breaks that look at several players, checked by arithmetic.

use tournament::entry::Number;
use tournament::history::GamePoints;
use tournament::score::Score;
use tournament::standings::{Row, TieBreak, standings};
use tournament::table::{Edition, Facts, Table, TableError};

use crate::written::Written;

fn facts(system: &str, crosstable: &str) -> Facts {
    Written::of_crosstable(system, crosstable).facts(Edition::March2026)
}

/// The values of the players by number, in machines' notation.
#[track_caller]
fn check(facts: Facts, list: &str, expected: &[&str]) {
    let table = Table::new(facts).expect("a table without complaints");
    let mut rows = standings(&table, &TieBreak::parse_list(list).expect(list)).rows;
    rows.sort_by_key(|row| row.number);
    let print = |row: &Row| {
        let values = row.values.iter();
        let values = values.map(|value| value.decimal().unwrap_or_else(|| "–".to_owned()));
        values.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(rows.iter().map(print).collect::<Vec<_>>(), expected, "{list}");
}

const RATED: &str = "
    1 2000 | 2w1 3b1 4w= 5b0
    2 1800 | 1b0 Z   Z   Z
    3 1900 | Z   1w0 Z   Z
    4 2100 | Z   Z   1b= Z
    5 2400 | Z   Z   Z   1w1";

#[test]
fn averages_of_ratings_are_cut_by_rating() {
    // 8200 ÷ 4; 6400 ÷ 3 = 2133⅓; 4500 ÷ 2; 4000 ÷ 2. Of one game nothing is left.
    let rows =
        ["2050 2133 2250 2000 –", "2000 – – – –", "2000 – – – –", "2000 – – – –", "2000 – – – –"];
    check(facts("swiss", RATED), "ARO,ARO/C1,ARO/C2,ARO/M1,ARO/M2", &rows);
}

#[test]
fn performances_follow_the_tables_whatever_a_win_is_worth() {
    // TPR. 2½ of 4 is 62½, rounded 63 hundredths: +95. 4 drew: +0. 5 won: +800; 2 and 3 lost: -800.
    // PTP of 1: at 2158 .90 + .82 + .58 + .20 = 2.50 is expected, at 2157 .89 + .82 + .58 + .20. Of 4:
    // .50 is expected up to three points below the opponent. Of 5: from 736 above; 2 and 3: -800.
    let all = "TPR,PTP,APRO,APPO";
    let one = facts("swiss", RATED);
    let three = Facts { points: "3-1-0".parse().expect("3-1-0"), ..one.clone() };
    // The opponents of 1: 7200 ÷ 4, and 7133 ÷ 4 = 1783¼.
    let rows = [
        "2145 2158 1800 1783",
        "1200 1200 2145 2158",
        "1200 1200 2145 2158",
        "2000 1997 2145 2158",
        "2800 2736 2145 2158",
    ];
    check(one, all, &rows);
    check(three, all, &rows);
}

#[test]
fn ratings_leave_the_list_of_a_tournament_with_an_unrated_entrant() {
    let crosstable = "
        1 2000 | 2w1 Z
        2 1800 | 1b0 3w1
        3      | Z   2b0
        4      | Z   Z";
    let rows = ["– – – – – 1800 –", "– – – – – 1700 –", "– – – – – 1800 –", "– – – – – – –"];
    check(facts("swiss", crosstable), "ARO,TPR,PTP,APRO,APPO,ARO/U1400,RTNG", &rows);
    // Who never played is an entrant, too.
    let without = crosstable.replace("3      |", "3 1400 |");
    check(facts("swiss", &without), "ARO,RTNG", &["– –"; 4]);
    // In nobody's average, though.
    let rows = ["1800 2000", "1700 1800", "1800 1400", "– 900"];
    check(facts("swiss", &without), "ARO/U900,RTNG/U900", &rows);
}

#[test]
fn standard_points_compare_with_the_opponent_or_with_a_draw() {
    let crosstable = "
        1 | 2w1 3b= U   4w+
        2 | 1b0 4w- F   3b-
        3 | 4b0 1w= H   2w-
        4 | 3w1 2b+ Z   1b-";
    // A bye worth a draw is half a point. Where neither came both have the same.
    let facts = facts("swiss", crosstable);
    let bye = "0.5".parse().expect("0.5");
    let points = facts.points.with_pairing_allocated_bye(bye).expect("less than a win");
    let rows = ["3 2 3", "1 1 1.5", "1 0 1.5", "2 2 2"];
    check(Facts { points, ..facts.clone() }, "PTS,WIN,STD", &rows);
    let points = "3-1-0".parse().expect("3-1-0");
    let rows = ["10 3 3.5", "3 1 1.5", "2 0 1.5", "6 2 2"];
    check(Facts { points, ..facts }, "PTS,WIN,STD", &rows);
}

#[test]
fn rounds_one_elected_to_play_are_those_without_requested_byes_and_forfeit_losses() {
    let crosstable = "
        1 | 2w1 F 2b+ U
        2 | 1b0 H 1w- Z";
    check(facts("swiss", crosstable), "REP,BPG,BWG,WON", &["4 0 0 1", "1 1 0 0"]);
}

#[test]
fn fore_buchholz_turns_the_last_round_into_draws_and_takes_open_games_for_drawn() {
    let open = "
        1 | 3w1 2w*
        2 | 4w1 1b*
        3 | 1b0 4w*
        4 | 2b0 3b*";
    // With draws 1½, 1½, ½, ½, and everybody meets one of each. Without them an open game contributes
    // nothing, and has not been played.
    let rows = ["1 0 2 1 1.5", "1 0 2 1 1.5", "0 1 2 0 1.5", "0 1 2 0 1.5"];
    check(facts("swiss", open), "PTS,BH,FB,AOB,FB/C1", &rows);
    let forfeits = "
        1 | 2w1 3w+
        2 | 1b0 Z
        3 | F   1b-";
    // 2 is seen with 0 + ½. With a draw 1 has 1½ and 3 has 1½ too, so 1: ½ + 1½. 2: 1½, and a dummy
    // with 0. 3: a dummy for the bye with the smaller of 1½ and 2 × ½, and 1½.
    check(facts("swiss", forfeits), "FB", &["2", "1.5", "2.5"]);
}

#[test]
fn average_buchholz_is_that_of_the_opponents_met_over_the_board() {
    let crosstable = "
        1 | 2w1 3w= 4w1
        2 | 1b0 4w1 3w-
        3 | 4w0 1b= 2b+
        4 | 3b1 2b0 1b0";
    // Scores 2½, 1, 1½, 1. BH of 1: 1 + 1½ + 1; of 2: 2½ + 1 and a dummy with 1; of 3: 1 + 2½ and a
    // dummy with 1 (his opponent's score); of 4: 1½ + 1 + 2½.
    let rows = ["3.5 4.67", "4.5 4.25", "4.5 4.25", "5 4.17"];
    check(facts("swiss", crosstable), "BH,AOB", &rows);
    // With forfeits as games 3 is met by 2 and 2 by 3: BH 3½, 5, 4½, 5.
    let rows = ["3.5 4.83", "5 4.33", "4.5 4.5", "5 4.33"];
    check(facts("swiss", crosstable), "BH/P,AOB/P", &rows);
}

#[test]
fn the_limit_of_koya_is_half_of_what_a_player_could_make() {
    // Of three players each has two games.
    let crosstable = "
        1 | 2w1 3b= .
        2 | 1b0 .   3w1
        3 | .   1w= 2b0";
    check(facts("round-robin", crosstable), "KS,KS/L+1", &["1 0", "0 0", "0.5 0.5"]);
}

#[test]
fn forfeits_are_games_in_the_direct_encounter_of_a_swiss_if_that_is_asked_for() {
    let crosstable = "
        1 | 2w+
        2 | 1b-";
    check(facts("swiss", crosstable), "DE,DE/P", &["0 1", "0 2"]);
}

#[test]
fn points_inside_the_games_count_where_they_were_written_down() {
    let crosstable = "
        1 | 2w1 3b0 2w+
        2 | 1b0 4w1 1b-
        3 | 4b= 1w1 4w1
        4 | 3w= 2b0 3b0";
    let score = |points: &str| points.parse::<Score>().expect(points);
    let game = |round, white, white_points, black_points| GamePoints {
        round,
        white: Number(white),
        white_points: score(white_points),
        black_points: score(black_points),
    };
    // The forfeit was not played, whatever was written; of 4w= nothing was.
    let game_points = vec![
        game(1, 1, "40", "24½"),
        game(2, 3, "33", "31"),
        game(2, 2, "50", "14"),
        game(3, 1, "64", "0"),
        game(3, 3, "32½", "31½"),
    ];
    let facts = Facts { game_points, ..facts("swiss", crosstable) };
    let rows = ["71 13.5", "74.5 20.5", "65.5 3", "45.5 -37"];
    check(facts.clone(), "GP,GPD", &rows);

    let mut wrong = facts;
    wrong.game_points = vec![game(1, 2, "1", "0"), game(9, 1, "1", "0"), game(1, 1, "1", "0")];
    wrong.game_points.push(game(1, 1, "1", "0"));
    let complaints = [
        TableError::PointsOfNoGame { round: 1, white: Number(2) },
        TableError::PointsOfNoGame { round: 9, white: Number(1) },
        TableError::GamePointsTwice { round: 1, white: Number(1) },
    ];
    assert_eq!(Table::new(wrong), Err(complaints.to_vec()));
}

#[test]
fn the_smaller_number_and_the_higher_rating_are_ahead() {
    let crosstable = "
        1      | 2w=
        2 1900 | 1b=
        3 2000 | H";
    let table = Table::new(facts("swiss", crosstable)).expect("no complaints");
    let order = |list: &str| -> Vec<u16> {
        let rows = standings(&table, &TieBreak::parse_list(list).expect(list)).rows;
        rows.iter().map(|row| row.number.0).collect()
    };
    assert_eq!(order("PTS,TPN"), [1, 2, 3]);
    assert_eq!(order("PTS,RTNG"), [1, 2, 3], "there is an unrated entrant");
    assert_eq!(order("PTS,RTNG/U1950"), [3, 1, 2]);
    assert_eq!(order("PTS,RTNG/U0"), [3, 2, 1]);
}

#[test]
fn numbers_and_ratings_are_reversed_by_r() {
    let crosstable = "
        1 1800 | 2w=
        2 1900 | 1b=
        3 2000 | H";
    let table = Table::new(facts("swiss", crosstable)).expect("no complaints");
    let order = |list: &str| -> Vec<u16> {
        let rows = standings(&table, &TieBreak::parse_list(list).expect(list)).rows;
        rows.iter().map(|row| row.number.0).collect()
    };
    assert_eq!(order("PTS,TPN/R"), [3, 2, 1]);
    assert_eq!(order("PTS,RTNG/R"), [1, 2, 3]);
    assert_eq!(order("PTS,RTNG"), [3, 2, 1]);
    assert_eq!("rtng/r/u1400".parse::<TieBreak>().expect("a code").to_string(), "RTNG/U1400/R");
    for code in ["BH/R", "ARO/R", "TPN/R/R", "TPN/R1"] {
        assert!(code.parse::<TieBreak>().is_err(), "{code}");
    }
}

#[test]
fn codes_are_read_in_any_order_of_modifiers_and_printed_in_one() {
    for code in ["BH", "BH/C1", "FB/M2/P", "KS/L-2", "KS/L+1", "ARO/C1/U1400", "AOB/P/F", "RTNG/U0"]
    {
        let tie_break: TieBreak = code.parse().expect(code);
        assert_eq!(tie_break.to_string(), code);
    }
    assert_eq!("fb/p/m2".parse::<TieBreak>().expect("a code").to_string(), "FB/M2/P");
    let wrong = [
        "",
        "/",
        "BH/",
        "BH/C",
        "BH/C0",
        "BH/C3",
        "BH/C1/C1",
        "BH/C1/M1",
        "BH/F",
        "KS/L1",
        "KS/L+",
        "KS/L+200",
        "KS/L+0",
        "KS/C1",
        "DE/C1",
        "PTS/P",
        "ARO/P",
        "TPR/C1",
        "TPR/U",
        "TPR/U-1",
        "TPR/U+1",
        "TPR/U99999",
        "TPN/U1",
        "GP/P",
        "BH/é",
        "BH /C1",
        "BC",
    ];
    for code in wrong {
        let error = code.parse::<TieBreak>().expect_err(code);
        assert_eq!(error.code, code);
    }
}
