//! An example address, or several, for each public GET route of the table.

use domain::accounts::Access;
use magister::web::{Needs, ROUTES, Route};

use crate::links::{CHALLENGE, CONFIRM, FEED, PLAYER, STOP};
use crate::world::Ids;

/// An address of a route.
pub(crate) struct Example {
    pub(crate) route: &'static Route,
    pub(crate) address: String,
}

/// Things that stand for the parameter in a path, where they are not those of [`filled`].
const PARTICULAR: [(&str, &[&str]); 14] = [
    ("/p/{token}", &[PLAYER]),
    ("/g/{token}", &[CHALLENGE]),
    ("/mail/confirm/{token}", &[CONFIRM]),
    ("/mail/stop/{token}", &[STOP]),
    ("/feeds/{token}/your-turn.atom", &[FEED]),
    ("/events/{event}", &["{event}", "{small_event}"]),
    ("/events/{event}/picture.png", &["{event}", "{small_event}"]),
    ("/tournaments/{tournament}/ratings", &["{closed}", "{large}"]),
    ("/tournaments/{tournament}/standings", &["{tournament}", "{large}", "{small}"]),
    ("/tournaments/{tournament}/crosstable", &["{tournament}", "{large}", "{small}"]),
    ("/tournaments/{tournament}/print/crosstable", &["{tournament}", "{large}", "{small}"]),
    ("/tournaments/{tournament}/print/standings", &["{tournament}", "{large}", "{small}"]),
    ("/tournaments/{tournament}/feed.atom", &["{tournament}", "{closed}"]),
    ("/games/{game}/{ply}/picture.png", &["{game}", "{challenge_game}", "{oware_game}"]),
];

/// Queries that are measured beside the plain address of a route.
const QUERIES: [(&str, &str); 29] = [
    ("/search", "q=ann"),
    ("/search", "q=WORDS"),
    ("/search", "q=LETTERS"),
    ("/search/suggestions", "q=ann"),
    ("/search/suggestions", "q=WORDS"),
    ("/players", "q=ann"),
    ("/players", "q=a"),
    ("/players", "q=LETTERS"),
    ("/players", "page=40"),
    ("/events", "page=3"),
    ("/games", "name=ann"),
    ("/games", "game=gbg%3A6&opening=E20"),
    ("/games", "game=oware&longest=9"),
    ("/games", "shortest=200"),
    ("/ratings/{pool}", "on=2020-06-30"),
    ("/ratings/{pool}", "on=YESTERDAY"),
    ("/ratings/{pool}", "since=2020-01-01"),
    ("/ratings/{pool}", "q=ann"),
    ("/ratings/{pool}", "page=20"),
    ("/ratings/{pool}", "show=ranked"),
    ("/ratings/calculator", "pool={pool}&player={player}&opponent={opponent}"),
    ("/tournaments/{tournament}/standings", "after=5"),
    ("/tournaments/{tournament}/standings", "page=20"),
    ("/tournaments/{tournament}/print/standings", "after=5"),
    ("/tournaments/{tournament}/entries", "page=20"),
    ("/api/v1/players", "q=ann"),
    ("/api/v1/players", "q=LETTERS"),
    ("/api/v1/events", "q=basel"),
    ("/api/v1/games", "name=ann"),
];

/// All of them, in the order of the table. The name is that of a static file.
pub(crate) fn all(ids: &Ids, name: &str) -> Vec<Example> {
    let public =
        |route: &&Route| *route.method == "GET" && route.needs == Needs::From(Access::Visitor);
    let of_route = |route: &'static Route| {
        let addresses = paths(route, ids, name).into_iter().chain(queries(route, ids));
        addresses.map(move |address| Example { route, address })
    };
    let all: Vec<Example> = ROUTES.iter().filter(public).flat_map(of_route).collect();
    for Example { route, address } in &all {
        let is_whole = !address.contains(['{', '}']);
        assert!(is_whole, "{}: give the bench an example address, not {address}", route.path);
    }
    all
}

fn paths(route: &Route, ids: &Ids, name: &str) -> Vec<String> {
    let particular = PARTICULAR.iter().find(|(path, _)| *path == route.path);
    let stands_for = |one: &str| {
        let (before, rest) = route.path.split_once('{').expect("a parameter");
        let (_, after) = rest.split_once('}').expect("a parameter");
        filled(&format!("{before}{one}{after}"), ids)
    };
    match particular {
        Some((_, ones)) => ones.iter().map(|one| stands_for(one)).collect(),
        None if route.path == "/live" => {
            vec![filled("/live?on=tournament.{tournament}.0,event.{event}.0", ids)]
        }
        None => vec![filled(&route.path.replace("{name}", name), ids)],
    }
}

fn queries(route: &'static Route, ids: &Ids) -> impl Iterator<Item = String> {
    let those = QUERIES.iter().filter(|(path, _)| *path == route.path);
    those.map(|(path, query)| filled(&format!("{path}?{query}"), ids))
}

fn filled(path: &str, ids: &Ids) -> String {
    let words = "ann+bea+".repeat(50);
    let letters = ('a'..='z').cycle().take(100).flat_map(|letter| [letter, '+']);
    let fixed = [
        ("WORDS", words.trim_end_matches('+').to_owned()),
        ("LETTERS", letters.take(199).collect()),
        ("YESTERDAY", ids.yesterday.to_string()),
        ("{spec}", "gbg:6".to_owned()),
        ("{chapter}", "round".to_owned()),
        ("{round}", "5".to_owned()),
        ("{ply}", "3".to_owned()),
        ("{number}", "1".to_owned()),
        ("{screen}", "1".to_owned()),
        ("{board}", "7".to_owned()),
        ("{period}", format!("tournament-{}", ids.of("{closed}"))),
        ("{token}", "none".to_owned()),
    ];
    let of_database = ids.all().map(|(word, id)| (word, id.to_string()));
    let all = of_database.into_iter().chain(fixed);
    all.fold(path.to_owned(), |path, (word, value)| path.replace(word, &value))
}
