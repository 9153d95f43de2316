//! What of a player everybody sees: the walk through all that a visitor can open, what staff see, and
//! who decides.

use std::collections::BTreeSet;

use domain::audit::Act;
use domain::privacy::{NameForm, Shown};
use magister::web::{Needs, ROUTES};
use store::audit;

use super::links::Hall;
use super::routes::filled;
use super::support::{Answer, Browser, Site, hidden};

/// Three words that stand nowhere else.
const RARE: [&str; 3] = ["Xaverine", "Quillfeather", "Rarebridge"];

const NAME: &str = "Xaverine Quillfeather";

/// A closed and rated round robin of four in which the first player and board 1 of round 1 are rare.
struct Rare<'a> {
    hall: Hall<'a>,
    administrator: Browser,
}

impl<'a> Rare<'a> {
    fn new(site: &'a Site) -> Self {
        let administrator = site.administrator();
        let event = administrator.published_event();
        let lines =
            format!("{NAME}; ; {}\nJosef Knecht\nPlinio Designori\nFritz Tegularius", RARE[2]);
        let hall = Hall::among(site, event, &lines);
        Self { hall, administrator }
    }

    fn choose(&self, choice: &[(&str, &str)]) {
        let phone = self.hall.player(0);
        assert_eq!(phone.submit(&format!("{}/public", self.hall.my()), choice), self.hall.my());
    }

    fn at(&self, path: &str) -> String {
        format!("{}/{path}", self.hall.tournament)
    }

    /// Plays all rounds, the first board with its moves and with names in their record, and closes.
    fn play(&self) {
        for round in 1..=3 {
            for board in 1..=2 {
                let record = format!(
                    "[Game \"gbg:6\"]\n[South \"{NAME}\"]\n[Site \"{}\"]\n[Result \"1-0\"]\n\
                     [Termination \"resignation\"]\n\nC40 {{{NAME} smiles}} c40 1-0\n",
                    RARE[2]
                );
                let record = if (round, board) == (1, 1) { record.as_str() } else { "" };
                let path = self.at(&format!("rounds/{round}/boards/{board}"));
                let form = [("outcome", "first"), ("ending", "resignation"), ("record", record)];
                self.hall.arbiter.submit(&path, &form);
            }
        }
        let version = hidden(&self.hall.arbiter.page(&self.at("close")), "version");
        self.hall.arbiter.submit(&self.at("close"), &[("version", &version)]);
    }
}

/// Every address of the table that a browser may open, with all that there is in the places of its
/// parameters.
pub(crate) fn addresses(
    (event, tournament): (&str, &str),
    is_open: impl Fn(Needs) -> bool,
) -> BTreeSet<String> {
    let open = ROUTES.iter().filter(|route| route.method.is_safe() && is_open(route.needs));
    let ranges = [
        ("player", 1..=4),
        ("opponent", 1..=4),
        ("round", 1..=3),
        ("board", 1..=2),
        ("ply", 0..=2),
    ];
    let mut paths = BTreeSet::new();
    for route in open {
        let mut some = vec![route.path.to_owned()];
        for (parameter, range) in &ranges {
            let place = format!("{{{parameter}}}");
            let each = |path: &String| {
                range.clone().map(|n| path.replace(&place, &n.to_string())).collect::<Vec<_>>()
            };
            some = some.iter().flat_map(each).collect();
        }
        let known = some.iter().map(|path| filled(path, event, tournament));
        paths.extend(known);
    }
    let queries = [
        "standings?after=1",
        "standings/1?after=1",
        "standings.csv?after=2",
        "rounds/1/working?why=1&not=2",
    ];
    paths.extend(queries.map(|query| format!("{tournament}/{query}")));
    let others = [
        "/players?q=player",
        "/search?q=player",
        "/search/suggestions?q=player",
        "/games?name=player",
        "/games?opening=C40",
        "/ratings/calculator?pool=1&player=1",
        "/ratings/calculator?pool=1&player=2&opponent=1",
    ];
    paths.extend(others.map(str::to_owned));
    paths
}

/// Asserts that an answer has none of the rare words, not in its headers either.
fn is_clean(path: &str, answer: &Answer) {
    let head = answer.head();
    let body = String::from_utf8_lossy(&answer.bytes).to_lowercase();
    for word in RARE {
        let word = word.to_lowercase();
        assert!(!body.contains(&word), "{path} tells {word}: {}", answer.body);
        assert!(!head.to_lowercase().contains(&word), "{path} tells {word}: {head}");
    }
}

both!(what_is_not_public_stands_nowhere_that_a_visitor_can_open, |site| {
    let rare = Rare::new(site);
    rare.choose(&[("shows_name", "number"), ("hides_club", "yes")]);
    rare.play();
    let visitor = site.visitor();
    let (mut n_pages, mut n_named) = (0, 0);
    let open = addresses((&rare.hall.event, &rare.hall.tournament), |needs| {
        needs == Needs::From(domain::accounts::Access::Visitor)
    });
    for path in &open {
        let answer = visitor.get(path);
        assert!(answer.status < 500, "{path}: {}", answer.status);
        is_clean(path, &answer);
        n_pages += usize::from(answer.status == 200);
        n_named += usize::from(answer.body.contains("Player 1"));
    }
    assert!(n_pages > 60 && n_named > 25, "{n_pages} pages, {n_named} of them with the number");
    // Another player sees of her what everybody sees.
    let other = rare.hall.player(3);
    for path in open.iter().cloned().chain([rare.hall.my(), rare.at("rounds/1/boards/1/hand-in")]) {
        is_clean(&path, &other.get(&path));
    }
    for word in ["Quillfeather", "Xaverine"] {
        let found = visitor.get(&format!("/players?q={word}"));
        assert!(!found.body.contains("/players/1\""), "{}", found.body);
    }
});

both!(staff_and_the_player_see_the_full_name, |site| {
    let rare = Rare::new(site);
    rare.choose(&[("shows_name", "number"), ("hides_club", "yes"), ("hides_moves", "yes")]);
    let scorekeeper = site.with_role(&rare.administrator, &rare.hall.event, "scorekeeper");
    let keys = scorekeeper.page(&rare.at("rounds/1/enter"));
    assert!(keys.contains("Quillfeather"), "{keys}");
    rare.play();
    let shared = [
        "standings",
        "standings.csv",
        "crosstable",
        "crosstable.csv",
        "report.trf",
        "entries",
        "rounds/1",
        "rounds/1/boards/1",
        "rounds/1/print/boards",
        "rounds/1/print/names",
        "print/standings",
        "games",
        "games.txt",
    ];
    for path in shared.into_iter().chain(["print/badges"]) {
        let page = scorekeeper.page(&rare.at(path));
        assert!(page.contains("Quillfeather"), "{path}: {page}");
    }
    for path in shared {
        let member = site.with_role(&rare.administrator, "/events/0", "");
        is_clean(path, &member.get(&rare.at(path)));
    }
    for path in ["/players", "/players/1", "/players?q=quill", "/ratings/1"] {
        assert!(rare.administrator.page(path).contains("Quillfeather"), "{path}");
        is_clean(path, &scorekeeper.get(path));
    }
    let own = rare.hall.player(0).page(&rare.hall.my());
    assert!(own.contains(NAME) && own.contains("Player 1"), "{own}");
});

both!(moves_and_curve_that_are_kept_private_are_not_shown, |site| {
    let rare = Rare::new(site);
    rare.play();
    let visitor = site.visitor();
    let (game, board) = ("/games/1", rare.at("rounds/1/boards/1"));
    assert!(visitor.page(game).contains("/games/1/2"));
    assert!(visitor.page("/players/1").contains("history-1"));
    let proof = "<span class=\"pill good\"";
    let before = visitor.page(game).matches(proof).count();
    rare.choose(&[("hides_curve", "yes"), ("hides_moves", "yes")]);
    let page = visitor.page(game);
    assert!(page.contains("The moves of this game are not public."), "{page}");
    assert!(page.contains(NAME), "the name is shown in full: {page}");
    assert_eq!(page.matches(proof).count(), before, "the proof stays: {page}");
    for path in [
        "/games/1/1",
        "/games/1/record.txt",
        "/games/1/canonical.txt",
        "/games/1/abstract-play.json",
        "/games/1/embed/1",
    ] {
        assert_eq!(visitor.get(path).status, 404, "{path}");
    }
    for path in [game, "/games/1/embed", "/games", &rare.at("games"), &rare.at("games.txt"), &board]
    {
        assert!(!visitor.page(path).contains("C40"), "{path}");
    }
    assert!(!visitor.page("/players/1").contains("history-1"));
    assert!(rare.administrator.page("/players/1").contains("history-1"));
    assert!(rare.hall.arbiter.page(game).contains("C40"));
});

/// The names of the list of players, as somebody sees them.
fn names(browser: &Browser, tournament: &str) -> Vec<String> {
    let page = browser.page(&format!("{tournament}/standings.csv"));
    let mut names: Vec<String> = page
        .lines()
        .skip(1)
        .map(|line| line.split([',', ';']).nth(2).unwrap_or_default().to_owned())
        .collect();
    names.sort();
    names
}

both!(an_event_says_what_is_public_of_those_who_have_not_chosen, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let hall = Hall::among(site, event.clone(), "Anna Becker\nAnna Brandt\nJosef Knecht\nPelé");
    let set = |form: &str| {
        let page = administrator.page(&format!("{event}/edit"));
        let version = hidden(&page, "version");
        let form = [
            ("name", "Waldzell Open"),
            ("starts_on", "2026-11-20"),
            ("ends_on", "2026-11-22"),
            ("visibility", "published"),
            ("version", &version),
            ("shows_name", form),
        ];
        administrator.submit(&event, &form);
    };
    let seen = || names(&site.visitor(), &hall.tournament);
    assert_eq!(seen(), ["Anna Becker", "Anna Brandt", "Josef Knecht", "Pelé"]);
    set("initial");
    assert_eq!(seen(), ["Anna B. (1)", "Anna B. (2)", "Josef K.", "Player 4"]);
    // The own choice wins, also over what administrators set before it.
    administrator.submit("/players/3/public", &[("shows_name", "number")]);
    assert_eq!(seen(), ["Anna B. (1)", "Anna B. (2)", "Player 3", "Player 4"]);
    hall.player(2).submit(&format!("{}/public", hall.my()), &[("shows_name", "full")]);
    assert_eq!(seen(), ["Anna B. (1)", "Anna B. (2)", "Josef Knecht", "Player 4"]);
    // Whoever is entered at an event that shows all is shown as their other event says.
    let open = administrator.published_event();
    let other = administrator.tournament(&open);
    administrator.enter_list(&other, "Anna Becker\nJosef Knecht");
    let page = site.visitor().page(&format!("{other}/entries"));
    assert!(page.contains("Anna B. (1)") && !page.contains("Becker"), "{page}");
    hall.player(2).submit(&format!("{}/public", hall.my()), &[("forget", "yes")]);
    set("number");
    assert_eq!(seen(), ["Player 1", "Player 2", "Player 3", "Player 4"]);
    set("full");
    assert_eq!(seen(), ["Anna Becker", "Anna Brandt", "Josef Knecht", "Pelé"]);
    assert_eq!(names(&administrator, &hall.tournament), seen());
});

both!(a_choice_is_written_into_the_log_once, |site| {
    let rare = Rare::new(site);
    let form = [("shows_name", "initial"), ("hides_curve", "yes")];
    rare.choose(&form);
    rare.choose(&form);
    let after = Shown { name: NameForm::Initial, club: true, curve: false, moves: true };
    let acts = site.store.read(audit::list).unwrap().into_iter().map(|recorded| recorded.act);
    let chosen: Vec<_> = acts.filter(|act| matches!(act, Act::PublicityChosen { .. })).collect();
    let once = Act::PublicityChosen { player: 1.into(), before: None, after: Some(after) };
    assert_eq!(chosen, [once]);
    let log = rare.hall.arbiter.page(&format!("{}/audit", rare.hall.event));
    assert!(log.contains("choice of what is public was saved"), "{log}");
    let stranger = site.visitor();
    assert_eq!(stranger.post(&format!("{}/public", rare.hall.my()), &form).status, 403);
    assert_eq!(stranger.post("/players/1/public", &form).status, 401);
});
