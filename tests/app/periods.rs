//! What people see of ratings: curves, periods with their games and workings, leaderboards of a
//! day, and what the next game would do.

use chrono::{Days, NaiveDate};
use domain::PoolId;
use domain::events::Visibility;
use domain::ratings::RatingRow;
use store::ratings;
use system::clock;

use super::played::{Plan, Played, row_of};
use super::support::{Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];

/// Glicko-2 is made first, then Elo.
const GLICKO2: PoolId = PoolId(1);
const ELO: PoolId = PoolId(2);

/// Two tournaments of the same four, forty days apart.
fn two_tournaments(site: &Site) -> [Played<'_>; 2] {
    [0, 40].map(|days| {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(days);
        played
    })
}

fn day_from_now(days: u64) -> NaiveDate {
    clock::now().date_naive().checked_add_days(Days::new(days)).unwrap()
}

fn rows(site: &Site, pool: PoolId) -> Vec<RatingRow> {
    site.store.read(|db| ratings::of_pool(db, pool)).unwrap()
}

fn period_path(pool: PoolId, played: &Played<'_>, number: usize) -> String {
    let whose = played.players[number - 1];
    format!("/ratings/{pool}/periods/tournament-{}/players/{whose}", played.id)
}

both!(every_period_of_a_curve_leads_to_its_row_and_that_to_its_games, |site| {
    let [first, second] = two_tournaments(site);
    let knecht = format!("/players/{}", first.players[0]);
    let page = site.visitor().page(&knecht);
    let row = format!("{knecht}?pool=1&#38;page=1#pool-1-tournament-{}", second.id);
    assert!(page.contains(&format!("<a href=\"{row}\"")), "{page}");
    assert!(page.contains("Glass Bead Game, Glicko-2 of Josef Knecht over 2 periods"), "{page}");
    assert!(page.contains("Band: one deviation up and down"));
    assert!(!page.contains("<details class=\"history\" id=\"history-1\" open>"), "{page}");

    let opened = site.visitor().page(&format!("{knecht}?pool=1&page=1"));
    assert!(opened.contains("<details class=\"history\" id=\"history-1\" open>"), "{opened}");
    assert!(opened.contains(&format!("id=\"pool-1-tournament-{}\"", second.id)));
    let games = period_path(GLICKO2, &second, 1);
    assert!(opened.contains(&format!("href=\"{games}\"")), "{opened}");
    assert_eq!(site.visitor().get(&games).status, 200);
    // What nobody can have meant is the first page.
    assert_eq!(site.visitor().get(&format!("{knecht}?pool=x&page=-1")).status, 200);
});

both!(a_period_shows_each_game_with_the_opponents_rating_then_and_how_it_adds_up, |site| {
    let [_, second] = two_tournaments(site);
    let page = site.visitor().page(&period_path(ELO, &second, 1));
    let before = rows(site, ELO)
        .into_iter()
        .find(|row| row.player == second.players[1] && row.games_so_far == 6)
        .unwrap()
        .before;
    let game = row_of(&page, "Plinio Designori");
    assert_eq!(game[1], before.rating().to_string());
    assert_eq!(game[3], "won");
    assert!(page.contains("K 20 × (2½ − "), "{page}");
    assert!(page.contains("Previous period"), "{page}");
    lacks(&page, "Next period");

    let page = site.visitor().page(&period_path(GLICKO2, &second, 1));
    assert!(page.contains("40 days without games: the deviation grew from"), "{page}");
    assert!(page.contains("On the scale of Glicko-2: μ = ("), "{page}");
    assert!(row_of(&page, "Carlo Ferromonte")[1].contains(" ± "), "{page}");
});

both!(a_first_period_says_that_nothing_was_known, |site| {
    let [first, _] = two_tournaments(site);
    let page = site.visitor().page(&period_path(GLICKO2, &first, 2));
    assert!(page.contains("nothing was known before"), "{page}");
    assert!(page.contains("Next period"), "{page}");
    lacks(&page, "Previous period");
});

both!(a_period_shows_what_it_did_to_everybody, |site| {
    let [first, _] = two_tournaments(site);
    let page = site.visitor().page(&format!("/ratings/2/periods/tournament-{}", first.id));
    let row = row_of(&page, "Josef Knecht");
    assert_eq!(row[1..4], ["1500", "+20", "1520?"]);
    assert!(page.contains(&period_path(ELO, &first, 1)), "{page}");
});

both!(what_is_no_period_is_not_there, |site| {
    let [first, _] = two_tournaments(site);
    let visitor = site.visitor();
    let others = Played::start(site, &Plan::RATED, &["Tito Designori", "Dubois"]);
    others.record(&["x 1", "0 x"]);
    for path in [
        "/ratings/1/periods/1".to_owned(),
        "/ratings/1/periods/tournament-x".to_owned(),
        "/ratings/1/periods/tournament-999".to_owned(),
        format!("/ratings/1/periods/tournament-{}", others.id),
        format!("/ratings/99/periods/tournament-{}", first.id),
        format!("/ratings/1/periods/stretch-{}", first.id),
        period_path(GLICKO2, &others, 1),
        format!("/ratings/1/periods/tournament-{}/players/999", first.id),
        "/ratings/calculator?pool=99".to_owned(),
    ] {
        assert_eq!(visitor.get(&path).status, 404, "{path}");
    }
});

both!(the_periods_of_a_draft_are_seen_by_nobody, |site| {
    let plan = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &plan, &NAMES);
    secret.record(&CROSSTABLE).close_after(0);
    let path = format!("/ratings/1/periods/tournament-{}", secret.id);
    assert_eq!(site.visitor().get(&path).status, 404);
    assert_eq!(site.visitor().get(&period_path(GLICKO2, &secret, 1)).status, 404);
    assert_eq!(site.administrator().get(&path).status, 404, "it moves no rating");
});

both!(a_leaderboard_can_be_asked_for_a_name_a_day_and_those_who_play, |site| {
    two_tournaments(site);
    for days in [41, 42] {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(days);
    }
    let visitor = site.visitor();
    let now = visitor.page("/ratings/2");
    assert_eq!(row_of(&now, "Josef Knecht")[..1], ["1 Josef Knecht"]);
    assert_eq!(row_of(&now, "Josef Knecht")[2], "12");
    let then = visitor.page(&format!("/ratings/2?on={}", day_from_now(1)));
    assert_eq!(row_of(&then, "Josef Knecht")[..3], ["Josef Knecht", "1520?", "3"]);
    assert!(then.contains("As of the end of"), "{then}");
    let ranked = visitor.page(&format!("/ratings/2?show=ranked&on={}", day_from_now(1)));
    assert!(!ranked.contains("Josef Knecht"), "nobody is ranked after three games");

    let named = visitor.page("/ratings/2?q=plinio");
    assert!(named.contains("Plinio Designori") && !named.contains("Josef Knecht"), "{named}");
    assert_eq!(row_of(&named, "Plinio Designori")[0], "2 Plinio Designori", "among all");
    let since = visitor.page(&format!("/ratings/2?since={}", day_from_now(60)));
    assert!(since.contains("no players"), "{since}");

    let refused = visitor.get("/ratings/2?since=soon&on=2001-02-30&q=kne");
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.body.matches("Write the date as 2001-11-02.").count(),
        2,
        "{}",
        refused.body
    );
    assert!(refused.body.contains("value=\"soon\"") && refused.body.contains("value=\"kne\""));
});

both!(the_next_game_does_what_the_page_foretold, |site| {
    two_tournaments(site);
    let visitor = site.visitor();
    let day = day_from_now(50);
    let query = format!("first=knecht&second=Carlo+Ferromonte&on={day}");
    let foretold = visitor.page(&format!("/ratings/calculator?pool=1&{query}"));
    assert!(foretold.contains("Josef Knecht is the clear favourite"), "{foretold}");
    let line = |page: &str| {
        let row = page.split("<tr>").find(|row| row.contains("Carlo Ferromonte wins")).unwrap();
        row.split("<b>").skip(1).map(|cell| cell.split('<').next().unwrap().to_owned()).collect()
    };
    let rated: Vec<String> = line(&foretold);

    let next = Played::start(site, &Plan::RATED, &["Josef Knecht", "Carlo Ferromonte"]);
    next.record(&["x 0", "1 x"]).close_after(50);
    let after = |player: usize| {
        let player = next.players[player];
        let rows = rows(site, GLICKO2);
        rows.iter().rfind(|row| row.player == player).unwrap().after.rating().to_string()
    };
    assert_eq!(rated, [after(0), after(1)]);
});

both!(the_next_game_asks_again_until_both_players_are_known, |site| {
    two_tournaments(site);
    let visitor = site.visitor();
    let day = day_from_now(50);
    let ask = |query: &str| visitor.get(&format!("/ratings/calculator?pool=1&{query}&on={day}"));
    assert_eq!(visitor.get("/ratings/calculator?pool=1").status, 200, "an empty form");
    let several = ask("first=Designori&second=o");
    assert_eq!(several.status, 422);
    assert!(several.body.contains("Several players match. Choose one."), "{}", several.body);
    assert!(
        several.body.contains("second=Carlo+Ferromonte&amp;opponent=")
            || several.body.contains("second=Carlo+Ferromonte&#38;opponent=")
    );
    assert!(several.body.contains("value=\"o\""), "what was typed is kept");
    let nobody = ask("first=Mozart&second=knecht");
    assert!(nobody.body.contains("No players found."), "{}", nobody.body);
    let same = ask("first=knecht&second=josef");
    assert!(same.body.contains("Choose two different players."), "{}", same.body);
    let early = visitor.get("/ratings/calculator?pool=1&first=knecht&second=plinio&on=2001-11-18");
    assert_eq!(early.status, 422);
    assert!(early.body.contains("their last rated period ended then"), "{}", early.body);
    let no_day = visitor.get("/ratings/calculator?pool=1&first=knecht&second=plinio&on=tomorrow");
    assert!(no_day.body.contains("Write the date as 2001-11-02."), "{}", no_day.body);
});

both!(two_players_see_what_their_next_game_would_do, |site| {
    let [first, _] = two_tournaments(site);
    let path = format!("/players/{}/against/{}", first.players[0], first.players[1]);
    let page = site.visitor().page(&path);
    assert!(page.contains("Next game"), "{page}");
    assert_eq!(page.matches("Plinio Designori wins").count(), 2, "by both systems");
});

both!(a_correction_after_the_closing_is_told_and_marked, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(-1);
    let untouched = site.visitor().page(&played.path("ratings"));
    lacks(&untouched, "Corrected after");
    let form = [
        ("replaces", "1"),
        ("outcome", "second"),
        ("ending", "played"),
        ("reason", "The sheet says so."),
    ];
    let answer = administrator.post(&played.path("rounds/2/boards/2"), &form);
    assert_eq!(answer.status, 200, "{}", answer.body);
    // By Elo: K 20 × (1½ − 1½) where it was 20 × (2½ − 1½).
    let (_, by_elo) = answer.body.split_once("Glass Bead Game, Elo").unwrap();
    assert!(by_elo.contains("<b>1520</b>") && by_elo.contains("−20"), "{by_elo}");
    let page = site.visitor().page(&played.path("ratings"));
    assert!(page.contains("Corrected after closing"), "{page}");
    assert!(page.contains("The sheet says so."), "{page}");
    assert!(row_of(&page, "Josef Knecht")[0].contains("corrected"), "{page}");
    lacks(&row_of(&page, "Carlo Ferromonte")[0], "corrected");
});
