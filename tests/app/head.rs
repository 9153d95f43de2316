//! What pages say of themselves to those who find them or link to them.

use serde_json::Value;

use super::server::another;
use super::support::{Browser, Site, lacks};

/// What an element of the head has in an attribute; the elements are written on one line each.
fn attribute(page: &str, element: &str, name: &str) -> Option<String> {
    let (head, _) = page.split_once("</head>").unwrap();
    let line = head.lines().find(|line| line.contains(element))?;
    let (_, rest) = line.split_once(&format!("{name}=\""))?;
    let value = rest.split('"').next()?;
    Some(
        value
            .replace("&#38;", "&")
            .replace("&#60;", "<")
            .replace("&#62;", ">")
            .replace("&#39;", "'"),
    )
}

fn content(page: &str, element: &str) -> String {
    attribute(page, element, "content").unwrap_or_default()
}

/// What the page is about in the words of schema.org.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("<script type=\"application/ld+json\">").unwrap();
    serde_json::from_str(rest.split("</script>").next().unwrap()).unwrap()
}

const EVENT: &str = "A </script><b> & “Open”";

/// An event with a tournament of two that runs; its paths.
fn event(administrator: &Browser) -> (String, String) {
    let mut form = vec![
        ("name", EVENT),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-22"),
        ("place", "Castalia"),
    ];
    let event = administrator.submit("/events", &form);
    form.extend([("visibility", "published"), ("version", "1")]);
    administrator.submit(&event, &form);
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    administrator.start(&tournament);
    (event, tournament)
}

fn public(site: &Site) -> Site {
    another(site, |settings| {
        settings.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    })
}

both!(every_page_has_a_title_and_a_description, |site| {
    let (event, tournament) = event(&site.administrator());
    let own = ["", "/entries", "/rounds/1", "/standings", "/crosstable", "/games"];
    let own = own.map(|page| format!("{tournament}{page}"));
    let others = [
        "/",
        "/events",
        "/players",
        "/players/1",
        "/ratings",
        "/games",
        "/how-to-play",
        "/how-to-play/gbg",
        "/manual",
        "/manual/round",
        "/about",
        "/privacy",
        "/sign-in",
        "/nowhere",
        &event,
    ];
    let mut titles = Vec::new();
    for path in others.iter().copied().chain(own.iter().map(String::as_str)) {
        let page = site.visitor().get(path).body;
        let title = content(&page, "property=\"og:title\"");
        assert!(page.contains(" · Magister</title>"), "{path}");
        assert!(content(&page, "name=\"description\"").len() > 20, "{path}");
        assert!(!title.is_empty(), "{path}");
        // Where the server is found is not known, and no address is guessed.
        lacks(&page, "rel=\"canonical\"");
        lacks(&page, "og:image");
        titles.push(title);
    }
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), others.len() + own.len(), "{titles:?}");
});

both!(a_page_names_its_whole_address_where_that_is_known, |site| {
    let (event, tournament) = event(&site.administrator());
    let public = public(site);
    let canonical = |path: &str| {
        let page = public.visitor().get(path).body;
        let href = attribute(&page, "rel=\"canonical\"", "href");
        assert_eq!(href, attribute(&page, "property=\"og:url\"", "content"), "{path}");
        href.map(|href| href.strip_prefix("https://magister.example").unwrap().to_owned())
    };
    let standings = format!("{tournament}/standings");
    assert_eq!(canonical(&format!("{standings}?after=1")), Some(standings));
    assert_eq!(canonical("/players?page=1").as_deref(), Some("/players?page=1"));
    assert_eq!(canonical("/how-to-play/gbg:5?moves=C30").as_deref(), Some("/how-to-play/gbg"));
    assert_eq!(canonical(&event), Some(event));
    for tool in ["/sign-in", "/players?q=Knecht", "/nowhere"] {
        let page = public.visitor().get(tool).body;
        assert_eq!(content(&page, "name=\"robots\""), "noindex", "{tool}");
        assert_eq!(canonical(tool), None, "{tool}");
    }
    let page = public.visitor().page("/how-to-play/gbg");
    let picture = content(&page, "property=\"og:image\"");
    let path = picture.strip_prefix("https://magister.example").unwrap();
    assert!(path.contains("glass-bead-game"), "{path}");
    let about = public.visitor().page("/about");
    assert!(content(&about, "property=\"og:image\"").contains("/static/magister-"), "{about}");
});

both!(events_tournaments_players_and_games_are_told_in_the_words_of_schema_org, |site| {
    let (event, tournament) = event(&site.administrator());
    let public = public(site);
    let told = |path: &str| data(&public.visitor().page(path));
    let of_event = told(&event);
    assert_eq!((&of_event["@type"], &of_event["name"]), (&"Event".into(), &EVENT.into()));
    assert_eq!(of_event["startDate"], "2026-11-20");
    assert_eq!(of_event["endDate"], "2026-11-22");
    assert_eq!(of_event["location"]["name"], "Castalia");
    let of_tournament = told(&tournament);
    assert_eq!(of_tournament["@type"], "SportsEvent");
    assert_eq!(of_tournament["superEvent"]["url"], format!("https://magister.example{event}"));
    let of_player = told("/players/1");
    assert_eq!(
        (&of_player["@type"], &of_player["name"]),
        (&"Person".into(), &"Josef Knecht".into())
    );
    assert_eq!(told("/how-to-play/oware")["@type"], "Game");
});
