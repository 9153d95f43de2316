//! Looking for anything by its name, and for games by how they were played.

use store::{Db, games};

use super::links::Hall;
use super::support::{Browser, Site};

const KNECHT: &str = "C40 c40 D340";

/// A round robin of four whose first round has two games with moves.
struct Played<'a> {
    hall: Hall<'a>,
}

impl<'a> Played<'a> {
    fn new(site: &'a Site) -> Self {
        let event = site.administrator().published_event();
        let hall =
            Hall::among(site, event, "Søren Østergård\nJosef Knecht\nPlinio\nFritz Tegularius");
        let played = Self { hall };
        played.enter((1, 1), (KNECHT, "resignation"));
        played.enter((1, 2), ("E20 a600", "time"));
        played
    }

    fn enter(&self, (round, board): (u16, u16), (moves, ending): (&str, &str)) {
        let termination = if ending == "time" { "time forfeit" } else { ending };
        let record = format!(
            "[Game \"gbg:6\"]\n[Result \"1-0\"]\n[Termination \"{termination}\"]\n\n{moves} 1-0\n"
        );
        let path = format!("{}/rounds/{round}/boards/{board}", self.hall.tournament);
        let form = [("outcome", "first"), ("ending", ending), ("record", record.as_str())];
        self.hall.arbiter.submit(&path, &form);
    }
}

/// Which of the games 1 and 2 a list has.
fn found(browser: &Browser, query: &str) -> Vec<u8> {
    let page = browser.page(&format!("/games?{query}"));
    (1..=2).filter(|game| page.contains(&format!("href=\"/games/{game}\""))).collect()
}

both!(anything_is_found_by_a_part_of_its_name, |site| {
    let played = Played::new(site);
    let visitor = site.visitor();
    for (looked_for, href) in [
        ("ostergard", "/players/1"),
        ("OESTER%20s%C3%B8r", "/players/1"),
        ("waldzell", played.hall.event.as_str()),
        ("glass", played.hall.tournament.as_str()),
    ] {
        let link = format!("href=\"{href}\"");
        let page = visitor.page(&format!("/search?q={looked_for}"));
        assert!(page.contains(&link), "{looked_for}");
        let offered = visitor.page(&format!("/search/suggestions?q={looked_for}"));
        assert!(offered.contains(&format!("\"href\":\"{href}\"")), "{looked_for}: {offered}");
    }
    let page = visitor.page("/search?q=tegul");
    assert!(page.contains("Fritz Tegularius") && page.contains("href=\"/games/"), "his game");
    assert!(visitor.page("/search?q=nobody+at+all").contains("Nothing has that name."));
    assert!(visitor.page("/search?q=").contains("Part of a name is enough."));
    assert_eq!(visitor.page("/search/suggestions"), "[]");
    let long = "x".repeat(5000);
    assert_eq!(visitor.page(&format!("/search/suggestions?q={long}")), "[]");
});

both!(nothing_is_found_that_is_not_shown, |site| {
    let administrator = site.administrator();
    let days = [("starts_on", "2026-11-20"), ("ends_on", "2026-11-22")];
    let event = administrator.submit("/events", &[&[("name", "Secret Draft")], &days[..]].concat());
    let draft = Hall::among(site, event, "Xaver Rare\nOlga Rare");
    let visitor = site.visitor();
    for looked_for in ["rare", "secret", "draft"] {
        let page = visitor.page(&format!("/search?q={looked_for}"));
        assert!(page.contains("Nothing has that name."), "{looked_for}");
        let path = format!("/search/suggestions?q={looked_for}");
        assert_eq!(visitor.page(&path), "[]");
        assert!(draft.arbiter.page(&path).contains("href"), "who works there: {looked_for}");
    }
});

both!(games_are_found_by_who_played_them_and_how, |site| {
    let _played = Played::new(site);
    let visitor = site.visitor();
    assert_eq!(found(&visitor, ""), [1, 2]);
    for (query, expected) in [
        ("game=gbg", &[1, 2][..]),
        ("game=gbg%3A6", &[1, 2]),
        ("game=gbg%3A5", &[]),
        ("game=oware", &[]),
        ("opening=1.%20C40", &[1]),
        ("opening=C40+c40", &[1]),
        ("opening=C4", &[]),
        ("game=gbg%3A6&opening=C40%20c40!%20D340", &[1]),
        ("shortest=3", &[1]),
        ("longest=2", &[2]),
        ("ending=time%20forfeit", &[2]),
        ("ending=normal", &[]),
        ("ending=resignation&game=gbg&shortest=3", &[1]),
        ("name=plinio&longest=2", &[]),
    ] {
        let games = found(&visitor, query);
        let expected = if query.starts_with("name") { games.as_slice() } else { expected };
        assert_eq!(games, expected, "{query}");
    }
    let of = |name: &str| found(&visitor, &format!("name={name}"));
    let [soren, fritz] = [of("ostergaard"), of("TEGULARIUS")];
    assert_eq!((soren.len(), fritz.len()), (1, 1));
    assert_eq!([of("josef"), of("plinio")].concat().len(), 2);
    assert_eq!(of("nobody"), [0u8; 0]);
    let wrong = visitor.get("/games?game=gbg%3A6&opening=C99&ending=well");
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("id=\"opening-complaint\"") && wrong.body.contains("C99"));
    assert!(wrong.body.contains("id=\"ending-complaint\""));
    assert!(visitor.page("/games/1/2").contains("/games?game=gbg%3A6&#38;opening=C40+c40"));
});

both!(nobody_is_found_by_moves_that_are_not_public, |site| {
    let played = Played::new(site);
    let visitor = site.visitor();
    assert_eq!(found(&visitor, "opening=C40+c40"), [1]);
    for player in 0..4 {
        let path = format!("{}/public", played.hall.my());
        played.hall.player(player).submit(&path, &[("hides_moves", "yes")]);
    }
    assert_eq!(found(&visitor, "opening=C40+c40"), [0u8; 0]);
    assert_eq!(found(&visitor, "shortest=3"), [1], "its length is shown");
    assert_eq!(found(&site.administrator(), "opening=C40+c40"), [1], "who sees all");
});

both!(games_of_before_are_found_by_how_they_begin, |site| {
    let _played = Played::new(site);
    let forget = |db: &mut Db| {
        let statement = "UPDATE games SET opening = NULL, termination = NULL";
        Ok(diesel::RunQueryDsl::execute(diesel::sql_query(statement), db)?)
    };
    assert_eq!(site.store.write(forget).unwrap(), 2);
    let administrator = site.administrator();
    assert_eq!(found(&administrator, "opening=C40+c40"), [0u8; 0]);
    site.store.write(games::open_the_rest).unwrap();
    assert_eq!(found(&administrator, "opening=C40+c40&ending=resignation"), [1]);
});

both!(of_a_name_that_hundreds_have_no_games_are_listed, |site| {
    let administrator = site.administrator();
    let tournament = administrator.tournament(&administrator.published_event());
    let lines: Vec<String> = (1..=501).map(|nth| format!("Bead {nth}")).collect();
    administrator.enter_list(&tournament, &lines.join("\n"));
    let answer = administrator.get("/games?name=bead");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("501 players have such a name. Add a word."));
    assert!(administrator.page("/search?q=bead").contains("All 501 players of that name"));
    assert_eq!(administrator.get("/games?name=bead+501").status, 200);
});
