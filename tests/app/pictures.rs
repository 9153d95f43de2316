//! The pictures beside links: drawn from what their pages show, for those who may see the pages.

use super::played::{Plan, Played};
use super::server::another;
use super::support::{Answer, Site};

const NAMES: [&str; 3] = ["Josef Knecht", "Plinio Designori", "王芳"];

fn is_picture(answer: &Answer) -> bool {
    let size = |at: usize| u32::from_be_bytes(answer.bytes[at..at + 4].try_into().unwrap());
    answer.status == 200
        && answer.header("content-type") == "image/png"
        && answer.bytes.starts_with(b"\x89PNG\r\n\x1a\n")
        && (size(16), size(20)) == (1200, 630)
}

/// A game that stands for itself; answers its path.
fn game(site: &Site, record: &str) -> String {
    site.administrator().submit("/games", &[("title", "A beginning"), ("record", record)])
}

const RECORD: &str = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 c30\n";

both!(games_tournaments_events_and_players_have_pictures, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let game = game(site, RECORD);
    let tournament = format!("/tournaments/{}", played.id);
    let visitor = site.visitor();
    let mut tags = Vec::new();
    let mut pictured = |path: &str| {
        let answer = visitor.get(&format!("{path}/picture.png"));
        assert!(is_picture(&answer), "{path}: {} {}", answer.status, answer.body);
        assert!(answer.bytes.len() < 300_000, "{path}: messengers load no large ones");
        let tag = answer.header("etag").to_owned();
        let known = ("If-None-Match", tag.as_str());
        let again = visitor.get_saying(&format!("{path}/picture.png"), known);
        assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
        assert_eq!(again.header("etag"), tag);
        tags.push(tag);
    };
    pictured(&tournament);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]);
    pictured(&tournament);
    played.close_after(0);
    for path in [&tournament, &format!("/events/{}", played.event), "/players/1", &game] {
        pictured(path);
    }
    pictured(&format!("{game}/1"));
    let n_tags = tags.len();
    tags.sort_unstable();
    tags.dedup();
    assert_eq!(tags.len(), n_tags, "each is another picture");
});

both!(what_cannot_be_drawn_has_the_still_picture_of_its_game, |site| {
    Played::start(site, &Plan::RATED, &NAMES).record(&["x 1 =", "0 x 1", "= 0 x"]);
    let unread = game(site, "nothing at all");
    for path in ["/players/3", &unread] {
        let answer = site.visitor().get(&format!("{path}/picture.png"));
        assert_eq!(answer.status, 302, "{path}");
        assert!(is_picture(&site.visitor().get(&answer.location)), "{path}");
    }
});

both!(pictures_of_drafts_and_of_nothing_are_not_there, |site| {
    let administrator = site.administrator();
    let form = [("name", "Secret Open"), ("starts_on", "2026-11-20")];
    let event = administrator.submit("/events", &form);
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht"]);
    for path in [&event, &tournament, "/players/1"] {
        let path = format!("{path}/picture.png");
        assert_eq!(site.visitor().get(&path).status, 404, "{path}");
        let answer = administrator.get(&path);
        assert!(is_picture(&answer), "{path}");
        assert_eq!(answer.header("cache-control"), "private, no-store", "{path}");
    }
    let game = game(site, RECORD);
    let missing = format!("{game}/3/picture.png");
    for path in
        ["/games/9/picture.png", "/players/9/picture.png", "/events/9/picture.png", &missing]
    {
        assert_eq!(site.visitor().get(path).status, 404, "{path}");
    }
});

both!(pages_name_their_pictures, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let game = game(site, RECORD);
    let public = another(site, |settings| {
        settings.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    });
    let tournament = format!("/tournaments/{}", played.id);
    let cases = [
        (tournament.clone(), tournament.clone()),
        (format!("{tournament}/standings"), tournament),
        (format!("/events/{0}", played.event), format!("/events/{0}", played.event)),
        ("/players/1".to_owned(), "/players/1".to_owned()),
        (game.clone(), game.clone()),
        (format!("{game}/1"), format!("{game}/1")),
    ];
    for (page, path) in cases {
        let page = public.visitor().page(&page);
        let picture = format!("https://magister.example{path}/picture.png");
        assert!(page.contains(&format!("property=\"og:image\" content=\"{picture}\"")), "{page}");
        assert!(page.contains("name=\"twitter:card\" content=\"summary_large_image\""), "{page}");
        let (_, alt) = page.split_once("property=\"og:image:alt\" content=\"").unwrap();
        assert!(alt.split('"').next().unwrap().len() > 20, "{page}");
        assert!(is_picture(&public.visitor().get(&format!("{path}/picture.png"))), "{path}");
    }
});
