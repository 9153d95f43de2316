//! Cases by hand, checked by arithmetic from the articles, that whole tournaments do not contain.

use tournament::entry::Number;
use tournament::history::Withdrawal;
use tournament::standings::{
    Against, Breakdown, Row, Standings, TieBreak, Value, breakdowns, standings,
};
use tournament::table::{Edition, Facts, Table};

use crate::written::Written;

/// The facts of a crosstable: a line for each player, the cells of his rounds.
fn facts(system: &str, crosstable: &str) -> Facts {
    Written::of_crosstable(system, crosstable).facts(Edition::March2026)
}

fn ranked(facts: Facts, list: &str) -> Standings {
    let table = Table::new(facts).expect("a table without complaints");
    standings(&table, &TieBreak::parse_list(list).expect(list))
}

/// How the first value of the first row came about.
fn first_working(table: &Table, list: &str) -> Breakdown {
    let tie_breaks = TieBreak::parse_list(list).expect(list);
    breakdowns(table, &tie_breaks).swap_remove(0).swap_remove(0)
}

/// Rows as `rank. number: value value`, in order.
fn print(row: &Row) -> String {
    let values: Vec<String> = row.values.iter().map(Value::to_string).collect();
    let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    format!("{rank}. {}: {}", row.number, values.join(" ")).trim_end().to_owned()
}

#[track_caller]
fn check(facts: Facts, list: &str, expected: &[&str]) {
    let rows: Vec<String> = ranked(facts, list).rows.iter().map(print).collect();
    assert_eq!(rows, expected, "{list}");
}

#[test]
fn without_players_rounds_or_results_everybody_is_equal() {
    check(Facts::swiss(0), "PTS,DE,SB", &[]);
    check(Facts::swiss(2), "PTS,DE,SB", &["1. 1: 0 – 0", "1. 2: 0 – 0"]);
    let unplayed = "
        1 | 4w* 2w* 3b*
        2 | 3w* 1b* 4w*
        3 | 2b* 4b* 1w*
        4 | 1b* 3w* 2b*";
    let rows = ["1. 1: 0 – 0 0", "1. 2: 0 – 0 0", "1. 3: 0 – 0 0", "1. 4: 0 – 0 0"];
    check(facts("round-robin", unplayed), "PTS,DE,SB,WIN", &rows);
    check(facts("swiss", unplayed), "PTS,DE,SB,WIN", &rows);
    check(facts("swiss", unplayed), "", &["1. 1:", "1. 2:", "1. 3:", "1. 4:"]);
}

#[test]
fn a_round_robin_in_progress_is_ranked_by_what_is_known() {
    let crosstable = "
        1 | 4w1 2w* 3b*
        2 | 3w1 1b* 4w*
        3 | 2b0 4b= 1w*
        4 | 1b0 3w= 2b*";
    // 1 and 2 have not met; 3 and 4 drew. SB of 1 and 2: 1 × ½; of 3 and 4: ½ × ½.
    let rows = ["1. 1: 1 – ½", "1. 2: 1 – ½", "3. 3: ½ – ¼", "3. 4: ½ – ¼"];
    check(facts("round-robin", crosstable), "PTS,DE,SB", &rows);
}

#[test]
fn requested_byes_at_the_end_count_as_draws_for_opponents_and_forfeit_losses_do_not() {
    let crosstable = "
        1 | 2w= 3w1 2b+
        2 | 1b= Z   1w-
        3 | H   1b0 Z";
    // As 1 sees them: 2 has ½ + ½ + 0, since a forfeit loss may follow a bye of the tail; 3 has
    // ½ + 0 + ½, his first bye being as it was. SB of 1: ½ × 1, 1 × 1, and by forfeit 1 × a dummy
    // with the smaller of 2½ and 1. Of 2: ½ × 2½. Of 3: ½ × a dummy with ½.
    let rows = ["1. 1: 2½ 2½", "2. 2: ½ 1¼", "3. 3: ½ ¼"];
    check(facts("swiss", crosstable), "PTS,SB", &rows);
}

#[test]
fn the_dummy_of_a_bye_has_at_most_a_draw_in_every_round_since_2026() {
    let crosstable = "
        1 | F   F   2w0
        2 | 3w1 3b1 1b1
        3 | 2b0 2w0 U";
    let check = |edition, expected: &str| {
        let standings = ranked(Facts { edition, ..facts("swiss", crosstable) }, "SB");
        let own = standings.rows.iter().find(|row| row.number == Number(1));
        let value = own.map(|row| row.values[0].to_string());
        assert_eq!(value.as_deref(), Some(expected), "{edition:?}");
    };
    check(Edition::August2024, "4"); // 1 × 2 + 1 × 2
    check(Edition::March2026, "3"); // 1 × 1½ + 1 × 1½
}

#[test]
fn the_working_names_the_opponents_and_the_dummies() {
    let crosstable = "
        1 | 2w1 U   3b=
        2 | 1b0 3w1 Z
        3 | H   2b0 1w=";
    let table = Table::new(facts("swiss", crosstable)).expect("no complaints");
    let standings = standings(&table, &[TieBreak::SB]);
    let first = &standings.rows[0];
    let working = first_working(&table, "SB");
    let Breakdown::Sum(terms) = &working else { panic!("{working:?}") };
    let shown: Vec<(u16, Against, String)> =
        terms.iter().map(|term| (term.round, term.against, term.adds.to_string())).collect();
    // 2 is seen with 1 + ½ for the bye at the end; the dummy has the smaller of 2½ and 3 × ½.
    let expected = [
        (1, Against::Player(Number(2)), "1½".to_owned()),
        (2, Against::Dummy, "1½".to_owned()),
        (3, Against::Player(Number(3)), "½".to_owned()),
    ];
    assert_eq!(shown, expected);
    assert_eq!(first.values[0].to_string(), "3½");
}

#[test]
fn the_working_of_a_direct_encounter_names_who_was_met() {
    let crosstable = "
        1 | 2w1 3w=
        2 | 1b0 Z
        3 | Z   1b=";
    let table = Table::new(facts("swiss", crosstable)).expect("no complaints");
    let working = first_working(&table, "DE");
    let Breakdown::Encounters(met) = &working else { panic!("{working:?}") };
    let shown: Vec<(u16, u32, String)> =
        met.iter().map(|met| (met.opponent.0, met.n_games, met.points.to_string())).collect();
    assert_eq!(shown, [(2, 1, "1".to_owned()), (3, 1, "½".to_owned())]);
}

#[test]
fn with_three_points_for_a_win_a_draw_is_one() {
    let crosstable = "
        1 | 2w1 3b=
        2 | 1b0 U
        3 | H   1w=";
    let points = "3-1-0".parse().expect("3-1-0");
    // SB of 1: 3 × 3 + 1 × 2. Of 2: 3 × a dummy with the smaller of 3 and 2 × 1. Of 3: 1 × a dummy
    // with 2, 1 × 4.
    let rows = ["1. 1: 4 11 1", "2. 2: 3 6 1", "3. 3: 2 6 0"];
    check(Facts { points, ..facts("swiss", crosstable) }, "PTS,SB,WIN", &rows);
}

#[test]
fn a_bye_worth_less_than_a_win_is_no_win() {
    let crosstable = "
        1 | U   2w1
        2 | 3w1 1b0
        3 | 2b0 F";
    let facts = facts("swiss", crosstable);
    let half = "0.5".parse().expect("0.5");
    let points = facts.points.with_pairing_allocated_bye(half).expect("less than a win");
    let rows = ["1. 1: 1½ 1 1", "2. 2: 1 1 1", "3. 3: 1 1 0"];
    check(Facts { points, ..facts }, "PTS,WIN,WON", &rows);
}

#[test]
fn direct_encounter_does_not_split_a_circle() {
    let crosstable = "
        1 | 4w= 2w1 3b0
        2 | 3w1 1b0 4w=
        3 | 2b0 4b= 1w1
        4 | 1b= 3w= 2b=";
    let rows = ["1. 1: 1½ –", "1. 2: 1½ –", "1. 3: 1½ –", "1. 4: 1½ –"];
    check(facts("round-robin", crosstable), "PTS,DE", &rows);
}

#[test]
fn direct_encounter_is_applied_again_to_those_still_equal() {
    let crosstable = "
        1 | 4w1 2w1 3b0
        2 | 3w1 1b0 4w1
        3 | 2b0 4b= 1w1
        4 | 1b0 3w= 2b0";
    // 2, 2, 1½ and ½; of the two equal ones 1 won.
    check(facts("round-robin", crosstable), "DE", &["1. 1: 1", "2. 2: 2", "3. 3: 3", "4. 4: 4"]);
}

#[test]
fn direct_encounter_takes_the_mean_of_repeated_meetings() {
    let crosstable = "
        1 | 2w1 2b= 3w0 .
        2 | 1b0 1w= .   3w1
        3 | .   .   1b1 2b0";
    // 1: ¾ + 0, 2: ¼ + 1, 3: 1 + 0. Sums would put 1 and 2 before 3.
    check(facts("round-robin", crosstable), "DE", &["1. 2: 1", "2. 3: 2", "3. 1: 3"]);
}

#[test]
fn direct_encounter_leaves_a_leader_who_can_be_reached() {
    // 4 has met nobody and could make 3.
    let by_more = "
        1 | 2w1 3w1
        2 | 1b0 Z
        3 | Z   1b0
        4 | Z   Z";
    check(facts("swiss", by_more), "DE", &["1. 1: –", "1. 2: –", "1. 3: –", "1. 4: –"]);
    // 3 has not met 2 and could make 1½ as well.
    let equal = "
        1 | 2w1 3w=
        2 | 1b0 Z
        3 | Z   1b=";
    check(facts("swiss", equal), "DE", &["1. 1: –", "1. 2: –", "1. 3: –"]);
}

#[test]
fn direct_encounter_ranks_leaders_whom_nobody_can_reach() {
    // The rest have not met.
    let one = "
        1 | 2w1 3w1 4w1
        2 | 1b0 Z   Z
        3 | Z   1b0 Z
        4 | Z   Z   1b0";
    check(facts("swiss", one), "DE", &["1. 1: 1", "2. 2: 2", "2. 3: 2", "2. 4: 2"]);
    // 2 has 2 for certain, 3 and 4 can make 1.
    let two = "
        1 | 2w1 3w1 4w1 Z
        2 | 1b0 Z   3w1 4w1
        3 | Z   1b0 2b0 Z
        4 | Z   Z   1b0 2b0";
    check(facts("swiss", two), "DE", &["1. 1: 1", "2. 2: 2", "3. 3: 3", "3. 4: 3"]);
}

#[test]
fn direct_encounter_is_applied_again_to_the_rest_alone() {
    let crosstable = "
        1 | 2w1 3w1 4w1 5w= Z
        2 | 1b0 4w1 5w= 3w1 Z
        3 | 4w1 1b0 Z   2b0 5w=
        4 | 3b0 2b0 1b0 Z   Z
        5 | Z   Z   2b= 1b= 3b=";
    // 1 has 3½ for certain. 2 has 2½, which 5 can reach by beating 4; but without the half that 5
    // took off 1 he cannot, so 2 leads the rest. 3 has 1½ then, and 5 can reach that too.
    let rows = ["1. 1: 1", "2. 2: 2", "3. 3: 3", "3. 4: 3", "3. 5: 3"];
    check(facts("swiss", crosstable), "DE", &rows);
}

#[test]
fn forfeits_count_in_the_direct_encounter_of_a_round_robin_only() {
    let crosstable = "
        1 | 2w+
        2 | 1b-";
    check(facts("round-robin", crosstable), "DE", &["1. 1: 1", "2. 2: 2"]);
    check(facts("swiss", crosstable), "DE", &["1. 1: –", "1. 2: –"]);
}

#[test]
fn a_place_is_the_place_inside_the_group() {
    let crosstable = "
        1 | 4w= 2b1 3w1
        2 | 3w1 1w0 4b=
        3 | 2b0 4b1 1b0
        4 | 1b= 3w0 2w=";
    let rows = ["1. 1: 2½ –", "2. 2: 1½ –", "3. 3: 1 1", "4. 4: 1 2"];
    check(facts("round-robin", crosstable), "PTS,DE", &rows);
}

#[test]
fn struck_players_are_last_and_bring_nobody_points() {
    let crosstable = "
        1 | 6w0 2w1 3b1 4w1 5b1
        2 | 5w1 1b0 6w* 3w1 4b1
        3 | 4w= 5b= 1w0 2b0 6w*
        4 | 3b= 6b1 5w= 1b0 2w0
        5 | 2b0 3w= 4b= 6b* 1w0
        6 | 1b1 4w0 2b* 5w* 3b*";
    let withdrawals = vec![Withdrawal { number: Number(6), from_round: 3 }];
    let facts = Facts { withdrawals, ..facts("round-robin", crosstable) };
    // SB of 1: 3 + 1 + 1 + 1; of 2: 1 + 1 + 1; of the others ½ × 1 + ½ × 1.
    let rows = ["1. 1: 4 6", "2. 2: 3 3", "3. 3: 1 1", "3. 4: 1 1", "3. 5: 1 1", "–. 6:"];
    check(facts.clone(), "PTS,SB", &rows);
    let table = Table::new(facts).expect("no complaints");
    assert!(table.is_struck(Number(6)));
    assert_eq!(table.rated_games().count(), 12, "struck games stay rated");
}

#[test]
fn a_better_value_is_greater() {
    assert!(Value::Place(Some(1)) > Value::Place(Some(2)));
    assert!(Value::Place(Some(2)) > Value::Place(None));
    assert!(Value::Count(2) > Value::Count(1));
}
