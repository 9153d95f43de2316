//! So many players, or tournaments, that no page reads through all of them: the list, and finding one by a name.

use domain::events::Visibility;
use domain::players::PlayerName;
use store::{Db, Stored, events, players, tournaments};
use system::clock;

use super::played::{Plan, Played};
use super::support::{Browser, Site};

const NAMES: [&str; 4] = ["Søren Østergård", "Josef Knecht", "Plinio Designori", "Anna Müller"];

/// A tournament that is rated, beside ten thousand players whom only an administrator sees.
fn with_many(site: &Site) -> Played<'_> {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 1 1", "0 x 1 1", "0 0 x 1", "0 0 0 x"]).close_after(0);
    let fill = |db: &mut Db| -> Stored<()> {
        for number in 0..10_000 {
            let name = PlayerName::parse(&format!("Nobody Number{number}")).unwrap();
            players::insert(db, &name, None, clock::now())?;
        }
        Ok(())
    };
    site.store.write(fill).unwrap();
    played
}

/// The names on a page of players, in their order.
fn listed(browser: &Browser, query: &str) -> Vec<String> {
    let page = browser.page(&format!("/players?{query}"));
    let mut names = Vec::new();
    for row in page.split("<th scope=\"row\">").skip(1) {
        let name = row.split("<bdi>").nth(1).and_then(|rest| rest.split("</bdi>").next());
        names.push(name.unwrap().to_owned());
    }
    names
}

both!(of_many_players_those_are_found_whose_name_has_a_word_that_begins_so, |site| {
    let played = with_many(site);
    let (visitor, administrator) = (site.visitor(), site.administrator());
    let page = visitor.page("/players");
    assert!(
        page.contains("More than 10000 players. Type a name"),
        "{}",
        listed(&visitor, "").len()
    );
    let by_name = ["Anna Müller", "Josef Knecht", "Plinio Designori", "Søren Østergård"];
    assert_eq!(listed(&visitor, ""), by_name, "who has a rating, in order");
    for (looked_for, name) in [
        ("ostergaard", "Søren Østergård"),
        ("OESTER%20s%C3%B8r", "Søren Østergård"),
        ("kne+jos", "Josef Knecht"),
        ("mueller", "Anna Müller"),
    ] {
        assert_eq!(listed(&visitor, &format!("q={looked_for}")), [name], "{looked_for}");
        let offered = visitor.page(&format!("/search/suggestions?q={looked_for}"));
        assert!(offered.contains(name), "{looked_for}: {offered}");
        let api = visitor.page(&format!("/api/v1/players?q={looked_for}"));
        assert!(api.contains(name), "{looked_for}: {api}");
    }
    assert_eq!(listed(&visitor, "q=necht"), [""; 0], "it is no beginning");
    assert_eq!(listed(&visitor, "q=nobody"), [""; 0], "they are in no public event");
    assert_eq!(listed(&administrator, "q=number77+no").len(), 100, "the first page");
    assert!(administrator.page("/players?q=nobody").contains("More than 1"));
    let words = "a+b+c+".repeat(500);
    assert_eq!(listed(&visitor, &format!("q={words}")), [""; 0], "however much is looked for");
    let knecht = format!("/players/{}/edit", played.players[1]);
    let form = [("name", "Joseph Knecht"), ("was_name", "Josef Knecht")];
    administrator.submit(&knecht, &form);
    assert_eq!(listed(&visitor, "q=joseph"), ["Joseph Knecht"]);
    assert_eq!(listed(&visitor, "q=josef"), [""; 0], "nobody is called so any more");
});

both!(whoever_hides_the_name_is_found_among_many_by_what_is_shown, |site| {
    let played = with_many(site);
    let (visitor, administrator) = (site.visitor(), site.administrator());
    let plinio = format!("/players/{}", played.players[2]);
    administrator.submit(&format!("{plinio}/public"), &[("shows_name", "initial")]);
    assert_eq!(listed(&visitor, "q=plinio"), ["Plinio D."]);
    assert_eq!(listed(&visitor, "q=designori"), [""; 0]);
    assert_eq!(listed(&administrator, "q=designori"), ["Plinio Designori"]);
    let in_order = ["Anna Müller", "Josef Knecht", "Søren Østergård"];
    assert_eq!(listed(&visitor, ""), in_order, "a place in the order would tell the name");
    let after = format!("/api/v1/players?after={}&limit=1", played.players[2]);
    assert_eq!(visitor.get(&after).status, 404, "and so would whoever comes next");
    assert_eq!(listed(&administrator, "").len(), 4);
});

both!(programs_read_the_list_of_many_players_from_one_to_the_next, |site| {
    with_many(site);
    let visitor = site.visitor();
    let (mut path, mut names) = ("/api/v1/players?limit=3".to_owned(), Vec::new());
    loop {
        let page: serde_json::Value = serde_json::from_str(&visitor.page(&path)).unwrap();
        let items = page["items"].as_array().unwrap();
        names.extend(items.iter().map(|item| item["name"].as_str().unwrap().to_owned()));
        let Some(next) = page["next"].as_str() else { break };
        next.clone_into(&mut path);
    }
    assert_eq!(names, ["Anna Müller", "Josef Knecht", "Plinio Designori", "Søren Østergård"]);
});

both!(of_many_tournaments_those_are_found_whose_names_have_words_that_begin_so, |site| {
    let (administrator, visitor) = (site.administrator(), site.visitor());
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    let fill = |db: &mut Db| -> Stored<()> {
        let details = events::list(db)?[0].details.clone();
        let draft = events::insert(db, &details)?;
        let details = tournaments::list(db)?[0].details.clone();
        for _ in 0..1_000 {
            tournaments::insert(db, draft, &details, Visibility::Published)?;
        }
        Ok(())
    };
    site.store.write(fill).unwrap();
    let finds = |looked_for: &str| {
        let page = visitor.page(&format!("/search?q={looked_for}"));
        page.contains(&format!("href=\"{tournament}\""))
    };
    assert_eq!(["bead", "gla+wald", "lass"].map(finds), [true, true, false]);
    let form = [("name", "Monteport Open"), ("starts_on", "2026-11-20"), ("version", "2")];
    let published = [form.as_slice(), &[("visibility", "published")]].concat();
    administrator.submit(&event, &published);
    assert_eq!(["glass+monte", "glass+wald"].map(finds), [true, false]);
});
