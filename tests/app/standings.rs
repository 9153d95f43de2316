//! Standings, crosstable, closing.

use domain::audit::Act;
use domain::events::Visibility;
use domain::tournaments::{Format, Rated};
use tournament::trf::read;

use super::played::{Plan, Played, count_acts, row_of};
use super::reports::import;
use super::support::lacks;
use super::swiss::form;

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

//                      1 2 3 4   Pts    SB
// 1 Josef Knecht       x 1 = 1   2½   2.75
// 2 Plinio Designori   0 x 1 1   2    1.50
// 3 Fritz Tegularius   = 0 x 1   1½   1.25
// 4 Carlo Ferromonte   0 0 0 x   0    0.00
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];

both!(the_standings_show_every_tie_break_with_its_working, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let page = site.visitor().page(&played.path("standings"));
    let row = |name| row_of(&page, name);
    assert_eq!(row("Josef Knecht"), ["1 Josef Knecht", "2½", "–", "2¾", "2"]);
    assert_eq!(row("Plinio Designori"), ["2 Plinio Designori", "2", "–", "1½", "2"]);
    assert_eq!(row("Fritz Tegularius"), ["3 Fritz Tegularius", "1½", "–", "1¼", "1"]);
    assert_eq!(row("Carlo Ferromonte"), ["4 Carlo Ferromonte", "0", "–", "0", "0"]);
    lacks(&page, "Provisional");
    let workings = played.path("standings/1");
    assert!(page.contains(&format!("href=\"{workings}#SB\"")), "{page}");
    let page = site.visitor().page(&workings);
    assert!(page.contains("Rank 1 of 4."), "{page}");
    assert!(page.contains("<bdi>Plinio Designori</bdi>: 1 × 2 = 2<"), "{page}");
    assert!(page.contains("<bdi>Fritz Tegularius</bdi>: ½ × 1½ = ¾"));
    assert_eq!(page.matches("<section id=").count(), 4);
});

//                      1 2 3 4   Pts
// 1 Josef Knecht       x 1 0 1   2
// 2 Plinio Designori   0 x 1 1   2
// 3 Fritz Tegularius   1 0 x 1   2
// 4 Carlo Ferromonte   0 0 0 x   0
both!(who_is_equal_in_everything_shares_the_rank, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 0 1", "0 x 1 1", "1 0 x 1", "0 0 0 x"]);
    let page = site.visitor().page(&played.path("standings"));
    for name in &NAMES[..3] {
        let row = row_of(&page, name);
        assert_eq!(row[0], format!("1 {name}"));
        assert_eq!(row[1..], ["2", "–", "2", "2"]);
    }
    assert_eq!(row_of(&page, NAMES[3])[0], format!("4 {}", NAMES[3]));
});

both!(tie_breaks_by_ratings_that_somebody_lacks_are_said_to_be_left_out, |site| {
    let unrated = Plan { tie_breaks: "PTS,ARO,RTNG,SB,TPR/U1500", ..Plan::RATED };
    let played = Played::start(site, &unrated, &NAMES);
    played.record(&CROSSTABLE);
    let page = site.visitor().page(&played.path("standings"));
    let told = "ARO, RTNG are left out, because not every player has a rating.";
    assert!(page.contains(told), "{page}");
    assert_eq!(row_of(&page, "Josef Knecht")[1..4], ["2½", "–", "–"]);
    let without = Plan { tie_breaks: "PTS,SB,TPR/U1500", ..Plan::RATED };
    let played = Played::start(site, &without, &["Anna", "Berta", "Carla"]);
    let page = site.visitor().page(&played.path("standings"));
    lacks(&page, "because not every player has a rating");
});

both!(the_standings_after_a_round_leave_later_rounds_aside, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    // Round 1 of the Berger table of four: 1–4, 2–3.
    let page = site.visitor().page(&played.path("standings?after=1"));
    assert!(page.contains("Standings after round 1 of 3"), "{page}");
    assert!(page.contains("Provisional: 4 of 6 games open."));
    assert_eq!(row_of(&page, NAMES[0])[1], "1");
    assert_eq!(row_of(&page, NAMES[2])[1], "0");
    for nothing in ["4", "0", "x", "99999"] {
        let path = played.path(&format!("standings?after={nothing}"));
        assert_eq!(site.visitor().get(&path).status, 404, "{nothing}");
        let path = played.path(&format!("standings/1?after={nothing}"));
        assert_eq!(site.visitor().get(&path).status, 404, "{nothing}");
    }
    let workings = played.path("standings/1?after=1");
    assert!(page.contains(&format!("href=\"{workings}#PTS\"")), "{page}");
    let workings = site.visitor().page(&workings);
    assert!(workings.contains("Standings after round 1 of 3</a>"), "{workings}");
    assert!(workings.contains("1 = 1") || workings.contains(": 1<"), "{workings}");
    assert!(page.contains("/standings.csv?after=1\""), "{page}");
    let csv = site.visitor().page(&played.path("standings.csv?after=1"));
    assert!(csv.contains("1,1,Josef Knecht,,,1,"), "{csv}");
    assert!(csv.contains("Fritz Tegularius,,,0,"), "{csv}");
});

/// A Swiss of seven rounds, made up.
const THIRTY: &[u8] = include_bytes!("../data/standings/thirty.trf");

both!(the_standings_of_thirty_players_are_sent_in_eight_kilobytes, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let id = import(site, &played, &read(THIRTY).unwrap());
    let path = format!("/tournaments/{id}/standings");
    let page = site.visitor().get_saying(&path, ("Accept-Encoding", "gzip"));
    assert_eq!(page.header("content-encoding"), "gzip");
    assert!(page.bytes.len() <= 8 * 1024, "{} bytes", page.bytes.len());
});

both!(a_table_of_more_than_two_hundred_players_comes_in_parts, |site| {
    let arbiter = site.administrator();
    let event = arbiter.published_event();
    let path = arbiter.submit(&format!("{event}/tournaments"), &form("5", &[]));
    let lines: Vec<String> = (1..=201).map(|n| format!("Player {n}; {}", 2500 - n)).collect();
    arbiter.enter_list(&path, &lines.join("\n"));
    let started = [("numbering", "rating"), ("seen", &arbiter.seen(&path))];
    arbiter.submit(&format!("{path}/start"), &started);
    for (table, other_rows) in [("standings", 1), ("crosstable", 1)] {
        let page = |query: &str| site.visitor().page(&format!("{path}/{table}{query}"));
        let n_rows = |page: &str| page.matches("<div class=\"placed\">").count();
        let (first, second) = (page(""), page("?page=2"));
        assert_eq!((n_rows(&first), n_rows(&second)), (200, other_rows), "{table}");
        assert!(first.contains("href=\"?page=2\">201–201</a>"), "{first}");
        assert!(second.contains("Player 201</bdi>"), "{second}");
        for (query, same) in [("?page=1", &first), ("?page=9", &second), ("?page=x", &first)] {
            assert_eq!(n_rows(&page(query)), n_rows(same), "{table}{query}");
        }
    }
    let workings = site.visitor().page(&format!("{path}/standings/201"));
    assert!(workings.contains(&format!("href=\"{path}/standings?page=2#number-201\"")));
});

//                      1 2 3 4   Pts
// 1 Josef Knecht       x = 1 .   1½
// 2 Plinio Designori   = x 1 .   1½
// 3 Fritz Tegularius   0 0 x .   0
// 4 Carlo Ferromonte   . . . x   struck: gone before half of three games
both!(who_leaves_early_is_struck_and_who_leaves_late_loses_by_forfeit, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 .", "= x 1 .", "0 0 x 0", ". . 1 x"]);
    played.withdraw(4, 3);
    let page = site.visitor().page(&played.path("standings"));
    assert!(page.contains("withdrew before round 3: games don’t count"), "{page}");
    let last = page.rfind("Carlo Ferromonte").unwrap();
    assert!(last > page.rfind("<bdi>Fritz Tegularius</bdi></a>").unwrap());
    assert_eq!(row_of(&page, NAMES[3])[1..], ["–", "–", "–", "–"]);
    for nobody in ["4", "5", "0", "x", "99999"] {
        let path = played.path(&format!("standings/{nobody}"));
        assert_eq!(site.visitor().get(&path).status, 404, "{nobody}: no values, no working");
    }
    assert_eq!(row_of(&page, NAMES[2])[1], "0", "no points from a struck player");

    played.come_back(4, 3);
    played.set(4, 1, "1");
    // Two of three played: the third is a forfeit, and all points stay.
    played.withdraw(4, 3);
    let page = site.visitor().page(&played.path("standings"));
    assert!(page.contains("withdrew before round 3</span>"), "{page}");
    assert_eq!(row_of(&page, NAMES[3])[1], "2");
    assert_eq!(row_of(&page, NAMES[1])[1], "2½");
    let grid = site.visitor().page(&played.path("crosstable"));
    assert!(grid.contains("won by forfeit"), "{grid}");
});

both!(game_points_are_shown_where_they_were_written_down, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.set_with(1, 2, "1", Some((24, 18)));
    played.set_with(1, 3, "0", Some((11, 31)));
    let page = site.visitor().page(&played.path("standings"));
    assert_eq!(row_of(&page, NAMES[0])[5], "35–49");
    assert_eq!(row_of(&page, NAMES[2])[5], "31–11");
    assert_eq!(row_of(&page, NAMES[3])[5], "");
});

both!(the_crosstable_links_each_result_to_its_board, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let page = site.visitor().page(&played.path("crosstable"));
    assert_eq!(row_of(&page, NAMES[0]), ["1 Josef Knecht", "×", "○ 1", "● ½", "○ 1", "2½", "1"]);
    let board = format!("href=\"{}\"", played.path("rounds/1/boards/1"));
    assert_eq!(page.matches(&board).count(), 2, "once in each row: {page}");
    assert!(page.contains("Round 1 against Carlo Ferromonte: moved first, won, no record"));
});

both!(what_is_seen_of_a_result_is_part_of_what_is_read_aloud, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let page = site.visitor().page(&played.path("crosstable"));
    let (_, link) = page.split_once("boards/1\">").unwrap();
    assert!(
        link.starts_with("<small>○</small> 1 <span class=\"unseen\">Round 1 against"),
        "{link}"
    );
});

both!(a_double_round_robin_has_two_results_in_a_cell, |site| {
    let plan = Plan { format: Format::DoubleRoundRobin, ..Plan::RATED };
    let played = Played::start(site, &plan, &NAMES[..3]);
    played.set(1, 2, "1");
    let page = site.visitor().page(&played.path("crosstable"));
    assert_eq!(row_of(&page, NAMES[0])[1..4], ["×", "○ 1 ● ·", "● · ○ ·"], "{page}");
});

both!(spreadsheets_get_names_quoted_and_never_a_formula, |site| {
    let names = ["=HYPERLINK(\"x\")", "Knecht, Josef", "Plinio"];
    let played = Played::start(site, &Plan::RATED, &names);
    played.record(&["x 1 1", "0 x 1", "0 0 x"]);
    let csv = site.visitor().page(&played.path("standings.csv"));
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "\u{feff}Rank,Number,Name,Club,Rating,Pts,DE,SB,Wins,Game points,Game points against,Remark"
    );
    assert_eq!(lines[1], "1,1,\"'=HYPERLINK(\"\"x\"\")\",,,2,,1,2,,,");
    assert_eq!(lines[2], "2,2,\"Knecht, Josef\",,,1,,0,1,,,");
    let csv = site.visitor().page(&played.path("crosstable.csv"));
    assert!(csv.contains("2,2,\"Knecht, Josef\",,,b0,x,w1,1"), "{csv}");
});

both!(a_tournament_with_open_games_stays_open, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 = 1", "0 x 1 .", "= 0 x 1", "0 . 0 x"]);
    let page = administrator.page(&played.path("close"));
    assert!(page.contains("1 of 6 games has no result."), "{page}");
    assert!(page.contains("<bdi>Carlo Ferromonte</bdi>"));
    let answer = administrator.post(&played.path("close"), &[("version", "2")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("the tournament stays open"), "{}", answer.body);

    // A player who left leaves no game open.
    played.withdraw(4, 3);
    administrator.submit(&played.path("close"), &[("version", "2")]);
    assert!(administrator.page(&played.path("standings")).contains("Final standings"));
});

both!(a_double_click_closes_once_and_a_stale_page_is_shown_the_present_one, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let stale = administrator.post(&played.path("close"), &[("version", "1")]);
    assert_eq!(stale.status, 409, "{}", stale.body);
    let form = [("form_key", "k"), ("version", "2")];
    let first = administrator.submit(&played.path("close"), &form);
    assert_eq!(administrator.submit(&played.path("close"), &form), first);
    assert_eq!(count_acts!(site, TournamentClosed), 1);

    let again = administrator.post(&played.path("close"), &[("version", "3")]);
    assert_eq!(again.status, 422);
    assert!(again.body.contains("The tournament is already closed"), "{}", again.body);
    administrator.submit(&played.path("reopen"), &[("version", "3")]);
    assert_eq!(count_acts!(site, TournamentReopened), 1);
    let open = administrator.post(&played.path("reopen"), &[("version", "4")]);
    assert_eq!(open.status, 422);
});

both!(only_arbiters_close, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let event = format!("/events/{}", played.event);
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    let arbiter = site.with_role(&administrator, &event, "arbiter");
    let form = [("version", "2")];
    assert_eq!(site.visitor().get(&played.path("close")).status, 303);
    assert_eq!(scorekeeper.get(&played.path("close")).status, 403);
    assert_eq!(scorekeeper.post(&played.path("close"), &form).status, 403);
    assert_eq!(arbiter.post(&played.path("close"), &form).status, 303);
    lacks(&site.visitor().page(&played.path("standings")), "/close\"");
    assert!(arbiter.page(&played.path("standings")).contains("/close\""));
});

both!(a_draft_shows_its_standings_to_its_own_people_only, |site| {
    let plan = Plan { visibility: Visibility::Draft, rated: Rated::Unrated, ..Plan::RATED };
    let administrator = site.administrator();
    let played = Played::start(site, &plan, &NAMES);
    for page in ["standings", "standings.csv", "crosstable", "crosstable.csv", "ratings"] {
        assert_eq!(site.visitor().get(&played.path(page)).status, 404, "{page}");
        assert_eq!(administrator.get(&played.path(page)).status, 200, "{page}");
    }
});

both!(a_tournament_without_pairings_says_so, |site| {
    use domain::tournaments::TournamentDetails;
    use store::tournaments;

    let administrator = site.administrator();
    let event = administrator.published_event();
    let event: i32 = event.rsplit('/').next().unwrap().parse().unwrap();
    let details = TournamentDetails {
        name: domain::events::Title::parse("Later").unwrap(),
        spec: "gbg:5".parse().unwrap(),
        format: Format::RoundRobin,
        points: tournament::points::PointSystem::STANDARD,
        rated: Rated::Rated,
        pie: None,
        ranking: domain::tie_breaks::Ranking::usual(Format::RoundRobin),
    };
    let id = site
        .store
        .write(|db| {
            let (event, visibility) = (domain::EventId(event), Visibility::Published);
            tournaments::insert(db, event, &details, visibility)
        })
        .unwrap();
    for page in ["standings", "crosstable"] {
        let page = site.visitor().page(&format!("/tournaments/{id}/{page}"));
        assert!(page.contains("No standings yet"), "{page}");
    }
    let answer = administrator.post(&format!("/tournaments/{id}/close"), &[("version", "1")]);
    assert_eq!(answer.status, 422);
});

//                      1 2 3 4   Pts
// 1 Josef Knecht       x 1 = 1   2½
// 2 Plinio Designori   0 x 1 1   2
// 3 Fritz Tegularius   = 0 x 1   1½
// 4 Carlo Ferromonte   0 0 0 x   0
both!(the_standings_say_why_one_player_stands_above_another, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let ask = |query: &str| site.visitor().page(&played.path(&format!("standings?{query}")));
    let page = ask("");
    assert!(page.contains("?above=1&#38;below=2#above"), "the place asks: {page}");
    // In whichever order they are asked about.
    for query in ["above=1&below=2", "above=2&below=1"] {
        let page = ask(query);
        assert!(page.contains("Why is Josef Knecht above Plinio Designori?"), "{page}");
        assert!(page.contains("Josef Knecht has 2½ points, Plinio Designori 2."), "{page}");
    }
    // Without two who differ it begins with the first two.
    for nobody in ["", "above=1&below=1", "above=1&below=99", "above=4"] {
        assert!(ask(nobody).contains("Why is Josef Knecht above Plinio Designori?"), "{nobody}");
    }
    assert_eq!(site.visitor().get(&played.path("standings?above=x&below=1")).status, 404);
});

both!(a_tie_break_that_decides_is_named_with_both_values, |site| {
    let by_wins = Plan { tie_breaks: "PTS,WIN", ..Plan::RATED };
    let played = Played::start(site, &by_wins, &NAMES);
    // Both have 1½ points, Knecht by a win and a draw, Designori by three draws.
    played.record(&["x = 1 0", "= x = =", "0 = x 1", "1 = 0 x"]);
    let page = site.visitor().page(&played.path("standings?above=1&below=2"));
    assert!(
        page.contains("Both have 1½ points. The tie-break “Wins” decides: 1 against 0."),
        "{page}"
    );
    let page = site.visitor().page(&played.path("standings?above=1&below=3"));
    assert!(page.contains("They are tied in everything and share place 1."), "{page}");
});
