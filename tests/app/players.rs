//! Players: the list, the pages, and who may change them.

use chrono::TimeDelta;
use domain::audit::Act;
use domain::events::Visibility;
use domain::players::PlayerName;
use store::{players, tournaments};
use system::clock;

use super::played::{Plan, Played, count_acts, row_of};
use super::support::{Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];

fn add(site: &Site, names: &[String]) {
    let insert = |db: &mut store::Db| {
        for name in names {
            players::insert(db, &PlayerName::parse(name).unwrap(), None, clock::now())?;
        }
        Ok(())
    };
    site.store.write(insert).unwrap();
}

both!(paper_has_no_search_box, |site| {
    let page = site.visitor().page("/players");
    assert!(page.contains("class=\"search noprint\""), "{page}");
});

both!(players_are_found_without_their_accents, |site| {
    add(site, &["Søren Østergård".into(), "Josef Knecht".into()]);
    let administrator = site.administrator();
    for looked_for in ["Ostergaard", "%C3%98sterg%C3%A5rd", "ostergard+soren", "STERG"] {
        let page = administrator.page(&format!("/players?q={looked_for}"));
        assert!(page.contains("Søren Østergård"), "{looked_for}: {page}");
        assert!(!page.contains("Josef Knecht"), "{looked_for}");
    }
    let page = administrator.page("/players?q=%25");
    assert!(page.contains("No players found"), "{page}");
    let page = administrator.page("/players?q=%3Cb%3E&page=-7");
    assert!(!page.contains("<b>") && page.contains("No players found"), "{page}");
});

both!(two_thousand_players_come_in_pages_of_a_hundred, |site| {
    let names: Vec<String> = (0..2000).map(|n| format!("Player {n:04}")).collect();
    add(site, &names);
    let administrator = site.administrator();
    let begun = clock::now();
    let page = administrator.page("/players?page=20");
    let took = clock::now() - begun;
    assert!(took < TimeDelta::seconds(2), "{took}");
    assert!(page.contains("page 20 of 20") && page.contains("2000 players"), "{page}");
    assert!(page.contains("Player 1900") && page.contains("Player 1999"));
    assert!(!page.contains("Player 1899"));
    assert!(administrator.page("/players?page=99").contains("page 20 of 20"));
    assert!(administrator.page("/players?q=player+19&page=1").contains("page 1 of"));
});

both!(a_player_has_ratings_records_and_games, |site| {
    let first = Played::start(site, &Plan::RATED, &NAMES);
    first.record(&CROSSTABLE).close_after(-9);
    let second = Played::start(site, &Plan::RATED, &NAMES[..2]);
    second.record(&["x =", "= x"]).close_after(0);
    let page = site.visitor().page(&format!("/players/{}", first.players[0]));
    assert!(page.contains("expected 1.50 of 3, scored 2½, K 20: +20"), "{page}");
    assert!(page.contains("4 rated games"));
    assert!(page.contains("<svg class=\"chart\"") && page.contains("class=\"band\""));
    assert_eq!(row_of(&page, "Plinio Designori"), ["Plinio Designori", "2", "1", "1", "0"]);
    // 1–4 and 1–2 were begun by him, 3–1 and the draw of the second tournament by … him too.
    assert!(page.contains("<th scope=\"row\">Total</th><td class=\"n\">4</td>"), "{page}");
    let games = page.split_once("<h2>Games</h2>").unwrap().1;
    assert_eq!(games.matches("<tr>").count(), 1 + 4);
    // The opponent's rating before the second tournament, not after it.
    let row = row_of(games, "Plinio Designori");
    assert_eq!(row[3], "drawn");
    assert_ne!(row[1], "1500");
    assert_eq!(site.visitor().get("/players/999").status, 404);
    assert_eq!(site.visitor().get("/players/x").status, 404);
});

both!(the_latest_games_of_a_player_stand_with_their_boards, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let path = played.path("rounds/1/boards/1");
    let board = site.visitor().page(&path);
    let (_, rest) = board.split_once("href=\"/players/").unwrap();
    let own = format!("/players/{}", rest.split('"').next().unwrap());
    lacks(&site.visitor().page(&own), "Latest games");
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", "C40 c40")];
    administrator.submit(&path, &form);
    let page = site.visitor().page(&own);
    let (_, games) = page.split_once(">Latest games</h2>").expect("the games with boards");
    assert!(games.contains("<svg class=\"board small\""), "{games}");
    assert!(games.contains("<bdi>Josef Knecht</bdi>") && games.contains("2 plies"), "{games}");
});

both!(a_new_player_has_an_empty_page, |site| {
    add(site, &["Bertram <b>".into()]);
    let page = site.administrator().page("/players/1");
    assert!(page.contains("No rated game yet.") && page.contains("No game yet."), "{page}");
    assert!(page.contains("Bertram &#60;b&#62;"));
});

both!(an_administrator_renames_a_player_and_nobody_else_does, |site| {
    add(site, &["Josef Kneht".into()]);
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    assert_eq!(member.get("/players/1/edit").status, 403);
    assert_eq!(site.visitor().get("/players/1/edit").status, 303);
    let form = [
        ("name", "Josef Knecht"),
        ("club", "Waldzell"),
        ("was_name", "Josef Kneht"),
        ("was_club", ""),
    ];
    assert_eq!(member.post("/players/1/edit", &form).status, 403);
    administrator.submit("/players/1/edit", &form);
    administrator.submit("/players/1/edit", &form); // the same form again: handled once
    assert_eq!(count_acts!(site, PlayerChanged), 1);
    assert!(administrator.page("/players?q=knecht").contains("Waldzell"));
});

both!(the_year_of_birth_is_for_those_who_run_what_the_player_plays_in, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES[..2]);
    let knecht = format!("/players/{}", played.players[0]);
    let edit = format!("{knecht}/edit");
    let form = |year: &'static str, was: &'static str| {
        let name = NAMES[0];
        [("name", name), ("was_name", name), ("birth_year", year), ("was_birth_year", was)]
    };
    for bad in ["1899", "2200", "about 1990", "90"] {
        let answer = administrator.post(&edit, &form(bad, ""));
        assert_eq!(answer.status, 422, "{bad}");
        assert!(answer.body.contains(&format!("value=\"{bad}\"")), "{}", answer.body);
        assert!(answer.body.contains("Enter a year from 1900"), "{}", answer.body);
    }
    administrator.submit(&edit, &form(" 2011 ", ""));
    assert_eq!(administrator.post(&edit, &form("2012", "")).status, 409, "made from none");
    assert!(administrator.page(&edit).contains("value=\"2011\""));
    let event = format!("/events/{}", played.event);
    let with_role = |role| site.with_role(&administrator, &event, role);
    let other = Played::start(site, &Plan::RATED, &NAMES[2..]);
    let stranger = site.with_role(&administrator, &format!("/events/{}", other.event), "organiser");
    for (who, sees) in [
        (&administrator, true),
        (&with_role("organiser"), true),
        (&with_role("arbiter"), true),
        (&with_role("scorekeeper"), false),
        (&with_role(""), false),
        (&stranger, false),
        (&site.visitor(), false),
    ] {
        assert_eq!(who.page(&knecht).contains("Born in 2011"), sees);
        assert!(!who.page("/players").contains("2011"));
    }
    administrator.submit(&edit, &form("", "2011"));
    lacks(&administrator.page(&knecht), "Born in");
});

both!(who_enters_a_stranger_reads_no_year_of_birth, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES[..2]);
    let knecht = format!("/players/{}", played.players[0]);
    let born = [("name", NAMES[0]), ("was_name", NAMES[0]), ("birth_year", "2011")];
    administrator.submit(&format!("{knecht}/edit"), &born);
    let event = administrator.published_event();
    let organiser = site.with_role(&administrator, &event, "organiser");
    let tournament = organiser.tournament(&event);
    organiser.enter_list(&tournament, "Josef Knecht\nTito Designori");
    let sees = || organiser.page(&knecht).contains("Born in 2011");
    assert!(!sees(), "whom he can take out again");
    organiser.start(&tournament);
    assert!(sees(), "who plays now, and everybody sees it");
    let draft = [
        ("name", "Waldzell Open"),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-22"),
        ("visibility", "draft"),
        ("version", "2"),
    ];
    organiser.submit(&event, &draft);
    assert!(!sees(), "nobody else sees it any more");
});

both!(two_players_have_a_page_of_their_games, |site| {
    let first = Played::start(site, &Plan::RATED, &NAMES);
    first.record(&["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"]).close_after(-9);
    let unrated = Plan { rated: domain::tournaments::Rated::Unrated, ..Plan::RATED };
    Played::start(site, &unrated, &NAMES[..2]).record(&["x =", "= x"]).close_after(-5);
    let draft = Plan { name: "Secret Open", visibility: Visibility::Draft, ..Plan::RATED };
    Played::start(site, &draft, &NAMES[..2]).record(&["x 0", "1 x"]).close_after(-3);
    let running = Played::start(site, &Plan::RATED, &NAMES[..2]);
    running.record(&["x +", "- x"]);
    let [knecht, plinio] = [first.players[0], first.players[1]];
    let visitor = site.visitor();
    let page = visitor.page(&format!("/players/{knecht}"));
    let link = format!("/players/{knecht}/against/{plinio}");
    assert!(page.contains(&link), "{page}");
    let page = visitor.page(&link);
    assert!(page.contains("<b>1½ – ½</b>"), "{page}");
    assert!(page.contains("1 forfeit won, 0 lost"), "{page}");
    assert!(
        page.contains(
            "<th scope=\"row\">Glass Bead Game</th><td class=\"n\" data-label=\"Games\">2</td>"
        ),
        "{page}"
    );
    assert!(page.contains("unrated</span>") && !page.contains("Secret"), "{page}");
    let games = page.split_once("<h2>Games</h2>").unwrap().1;
    assert_eq!(games.matches("<tr>").count(), 1 + 3, "{games}");
    assert!(games.contains("<b>1500</b>"), "the rating before the tournament: {games}");
    let turned = visitor.page(&format!("/players/{plinio}/against/{knecht}"));
    assert!(turned.contains("<b>½ – 1½</b>") && turned.contains("0 forfeits won, 1 lost"));
    assert!(site.administrator().page(&link).contains("Secret Open"));
    for nobody in ["999", "x", "-1", "99999999999"] {
        assert_eq!(visitor.get(&format!("/players/{knecht}/against/{nobody}")).status, 404);
    }
    let itself = visitor.get(&format!("/players/{knecht}/against/{knecht}"));
    assert_eq!((itself.status, itself.location), (302, format!("/players/{knecht}")));
});

both!(the_meetings_of_two_players_are_in_the_tournaments_where_they_were_paired, |site| {
    let both = Played::start(site, &Plan::RATED, &NAMES[..3]);
    let one = Played::start(site, &Plan::RATED, &[NAMES[0], NAMES[3]]);
    Played::start(site, &Plan::RATED, &[NAMES[1], NAMES[2]]);
    let [knecht, plinio, carlo] = [both.players[0], both.players[1], one.players[1]];
    let met = |one, other| {
        let found = site.store.read(|db| tournaments::list_of_meetings(db, one, other)).unwrap();
        found.into_iter().map(|tournament| tournament.id).collect::<Vec<_>>()
    };
    assert_eq!(met(knecht, plinio), [both.id]);
    assert_eq!(met(carlo, knecht), [one.id]);
    assert_eq!(met(plinio, carlo), []);
    assert_eq!(met(knecht, knecht), []);
});

both!(a_player_changed_meanwhile_is_shown_and_bad_names_are_kept, |site| {
    let administrator = site.administrator();
    add(site, &["Josef Knecht".into()]);
    let stale = [("name", "J. K."), ("was_name", "Josef Kneht"), ("was_club", "")];
    let answer = administrator.post("/players/1/edit", &stale);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("<bdi>Josef Knecht</bdi></b>."), "{}", answer.body);
    assert!(answer.body.contains("value=\"J. K.\""));

    let bad = [("name", " "), ("club", "Montport"), ("was_name", "Josef Knecht")];
    let answer = administrator.post("/players/1/edit", &bad);
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("value=\"Montport\"") && answer.body.contains("Please fill this in.")
    );
});

both!(people_of_a_draft_are_shown_to_those_who_work_there_only, |site| {
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &draft, &["Tito Designori", "Josef Knecht"]);
    Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    add(site, &["Nobody Entered".into()]);
    let administrator = site.administrator();
    let member = site.with_role(&administrator, "", "");
    let event = format!("/events/{}", secret.event);
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    let tito = format!("/players/{}", secret.players[0]);
    for outsider in [&site.visitor(), &member] {
        let page = outsider.page("/players");
        assert!(!page.contains("Tito") && !page.contains("Nobody Entered"), "{page}");
        assert!(page.contains("Josef Knecht") && page.contains("Plinio Designori"), "{page}");
        assert_eq!(outsider.get(&tito).status, 404);
        assert_eq!(outsider.get(&format!("/players/{}", secret.players[1])).status, 200);
    }
    assert!(scorekeeper.page("/players").contains("Tito"));
    assert!(scorekeeper.page(&tito).contains("Tito"));
    assert!(!scorekeeper.page("/players").contains("Nobody Entered"));
    assert!(administrator.page("/players").contains("Nobody Entered"));
    assert_eq!(administrator.get(&tito).status, 200);
});
