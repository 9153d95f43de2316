//! Pools that an administrator makes, and the ratings that players bring along into pools.

use domain::PoolId;
use domain::ratings::{Place, RatingRow, RatingSystem};
use store::{Db, ratings, tournaments};

use super::played::{Plan, Played, row_of};
use super::support::{Answer, Browser, Site, hidden, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];

/// The pools that every family has are made first: Glicko-2, then Elo.
const ELO: PoolId = PoolId(2);

/// Every row of every pool.
fn ledger(site: &Site) -> Vec<RatingRow> {
    let all = |db: &mut Db| {
        let mut rows = Vec::new();
        for pool in ratings::pools(db)? {
            rows.extend(ratings::of_pool(db, pool.id)?);
        }
        Ok(rows)
    };
    let mut rows = site.store.read(all).unwrap();
    rows.sort_by_key(|row| (row.pool, row.period, row.player));
    rows
}

fn of(rows: &[RatingRow], pool: PoolId) -> Vec<RatingRow> {
    rows.iter().copied().filter(|row| row.pool == pool).collect()
}

#[track_caller]
fn is_what_the_facts_give(site: &Site) {
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
}

/// Three closed tournaments of the same four players.
fn three(site: &Site) -> Vec<Played<'_>> {
    let played = [0, 40, 80].map(|days| {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(days);
        played
    });
    played.into()
}

const ELO_40: [(&str, &str); 5] =
    [("system", "elo"), ("family", "gbg"), ("name", "Fast"), ("k", "40"), ("start", "1200")];
const FIDE: [(&str, &str); 4] =
    [("system", "elo-fide"), ("family", "gbg"), ("name", ""), ("unrated_as", "1800")];
const GLICKO: [(&str, &str); 8] = [
    ("system", "glicko"),
    ("family", "gbg"),
    ("name", "Old"),
    ("start", "1600.5"),
    ("deviation", "300"),
    ("idle_from", "50"),
    ("idle_to", "120"),
    ("idle_days", "200"),
];

fn every_system(administrator: &Browser) -> Vec<String> {
    let forms: [&[(&str, &str)]; 3] = [&ELO_40, &FIDE, &GLICKO];
    forms.iter().map(|form| administrator.submit("/ratings", form)).collect()
}

both!(a_pool_of_an_administrator_is_computed_from_all_games_at_once, |site| {
    let administrator = site.administrator();
    let played = three(site);
    let locations = every_system(&administrator);
    assert_eq!(locations, ["/ratings/3", "/ratings/4", "/ratings/5"]);
    is_what_the_facts_give(site);
    assert_eq!(ledger(site).len(), 5 * 3 * 4);
    let page = site.visitor().page("/ratings/3");
    assert!(page.contains("Glass Bead Game, Fast (Elo)"), "{page}");
    assert!(page.contains("K 40; everybody starts at 1200."), "{page}");
    assert!(site.visitor().page("/ratings/4").contains("Glass Bead Game, FIDE Elo"));
    assert!(site.visitor().page("/ratings/5").contains("starts at 1601 ± 300"));

    let before = ledger(site);
    assert!(played[0].set(1, 2, "0").len() > 5 * 2, "in every pool");
    is_what_the_facts_give(site);
    assert_ne!(ledger(site), before);
    played[0].set(1, 2, "1");
    assert_eq!(ledger(site), before, "to the last digit");
});

both!(what_a_pool_cannot_be_is_told_all_at_once, |site| {
    let administrator = site.administrator();
    let form = [
        ("system", "glicko2"),
        ("family", "chess"),
        ("name", ""),
        ("start", "1500"),
        ("deviation", "20"),
        ("volatility", "0.06"),
        ("tau", "9"),
        ("idle_from", "60"),
        ("idle_to", "110"),
        ("idle_days", "x"),
    ];
    let answer = administrator.post("/ratings", &form);
    assert_eq!(answer.status, 422);
    for complaint in [
        "Choose a game.",
        "Give this one a name",
        "Enter a number from 30 to 350.",
        "Enter a number from 0.1 to 2.",
        "Enter a number from 1 to 65535.",
    ] {
        assert!(answer.body.contains(complaint), "{complaint}: {}", answer.body);
    }
    assert!(answer.body.contains("value=\"x\""), "what was typed is kept");
    assert_eq!(administrator.post("/ratings", &[("system", "magic")]).status, 422);

    let page = administrator.page("/ratings/new?system=elo");
    assert!(page.contains("K: points at stake"), "{page}");
    assert_eq!(administrator.get("/ratings/new?system=magic").status, 200);
});

both!(a_pool_is_made_once, |site| {
    let administrator = site.administrator();
    administrator.submit("/ratings", &ELO_40);
    let renamed =
        ELO_40.map(|(field, value)| (field, if field == "name" { "Other" } else { value }));
    let answer = administrator.post("/ratings", &renamed);
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("Glass Bead Game, Fast (Elo) already rates these games this way.")
    );
    let other = ELO_40.map(|(field, value)| (field, if field == "k" { "30" } else { value }));
    let answer = administrator.post("/ratings", &other);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("has this name"), "{}", answer.body);
    // The pools that every family has come with its first tournament.
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    assert_eq!(site.store.read(ratings::pools).unwrap().len(), 3);
    is_what_the_facts_give(site);
});

/// What the form of one player sends, in a pool with deviations and one without.
fn brought<'a>(who: &'a str, rating: &'a str) -> Vec<(&'a str, &'a str)> {
    vec![
        ("who", who),
        ("rating", rating),
        ("deviation", "60"),
        ("games", "40"),
        ("known_on", "2020-05-31"),
        ("source", "The list of Waldzell"),
    ]
}

/// What the form sends that corrects one.
fn correct<'a>(replaces: &'a str, rating: &'a str, act: &'a str) -> Vec<(&'a str, &'a str)> {
    [&brought("Josef Knecht", rating)[..], &[("replaces", replaces), ("act", act)]].concat()
}

/// Records an initial rating that moves ratings: sends the form, sees whose, and sends it again.
pub(crate) fn move_ratings(browser: &Browser, path: &str, form: &[(&str, &str)]) -> Answer {
    let asked = browser.post(path, form);
    assert_eq!(asked.status, 422, "{}", asked.body);
    assert!(asked.body.contains(" yet: this changes"), "{}", asked.body);
    let mark = hidden(&asked.body, "seen");
    let answer = browser.post(path, &[form, &[("seen", mark.as_str())]].concat());
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer
}

both!(an_initial_rating_says_whose_ratings_it_would_move_before_it_is_saved, |site| {
    let administrator = site.administrator();
    three(site);
    let before = ledger(site);
    let form = brought("Josef Knecht", "1800");
    let asked = administrator.post("/ratings/2/initial", &form);
    assert_eq!(asked.status, 422, "{}", asked.body);
    assert!(asked.body.contains("Nothing is saved yet: this changes 4 ratings."), "{}", asked.body);
    assert!(
        row_of(&asked.body, "Fritz Tegularius").iter().any(|cell| cell.starts_with(['+', '−']))
    );
    assert!(asked.body.contains("value=\"1800\""), "what was typed is kept");
    assert_eq!(ledger(site), before);
    assert!(!administrator.page("/ratings/2/initial").contains("The list of Waldzell"));
    // What was seen is the old: others would move now.
    let mark = hidden(&asked.body, "seen");
    let other = brought("Josef Knecht", "1700");
    let other = [&other[..], &[("seen", mark.as_str())]].concat();
    assert_eq!(administrator.post("/ratings/2/initial", &other).status, 422);
    assert_eq!(ledger(site), before);
    let again = [&form[..], &[("seen", mark.as_str())]].concat();
    let send = || administrator.post("/ratings/2/initial", &again).status;
    assert_eq!((send(), send()), (200, 303), "the same form is handled once");
    assert_ne!(ledger(site), before);
    // Who has no game yet moves nobody, and nothing is asked.
    administrator.enter(&administrator.tournament(&administrator.published_event()), &["Bertram"]);
    administrator.submit("/ratings/2/initial", &brought("Bertram", "1500"));
});

both!(an_initial_rating_moves_ratings_and_the_page_says_whose, |site| {
    let administrator = site.administrator();
    three(site);
    let before = ledger(site);
    let bring = |form: &[(&str, &str)]| move_ratings(&administrator, "/ratings/2/initial", form);
    let answer = bring(&brought("josef knecht", "1800"));
    assert!(answer.body.contains("Ratings changed"), "{}", answer.body);
    assert!(answer.body.contains("Fritz Tegularius"), "those whom he met, too");
    is_what_the_facts_give(site);
    let with = ledger(site);
    assert_ne!(of(&with, ELO), of(&before, ELO));
    assert_eq!(of(&with, PoolId(1)), of(&before, PoolId(1)), "another pool is another list");
    let first = of(&with, ELO)[0];
    assert_eq!((first.before.rating().0, first.games_so_far), (180_000, 43));

    let page = site.visitor().page("/ratings/2");
    assert!(page.contains("The list of Waldzell"), "{page}");
    lacks(&page, "Remove");
    let page = site.visitor().page(&format!("/players/{}", first.player));
    assert!(page.contains("Initial rating: 1800 after 40 games, known on 31 May 2020"), "{page}");

    // A correction names the fact that it replaces; nothing is overwritten.
    let form = || administrator.page(&format!("/ratings/2/initial?player={}", first.player));
    assert!(form().contains("value=\"1800\""), "{}", form());
    let replaces = || hidden(&form(), "replaces");
    let overtaken = replaces();
    bring(&correct(&overtaken, "1750", ""));
    assert_eq!(of(&ledger(site), ELO)[0].before.rating().0, 175_000);
    let stale = administrator.post("/ratings/2/initial", &correct(&overtaken, "1700", ""));
    assert_eq!(stale.status, 409, "{}", stale.body);
    assert!(stale.body.contains("Somebody else just recorded an initial rating"));
    assert!(stale.body.contains("value=\"1700\""), "what was typed is kept");
    bring(&correct(&replaces(), "1800", ""));
    assert_eq!(ledger(site), with, "corrected back, to the last digit");
    let newest = replaces();
    let removal = correct(&newest, "", "take-back");
    let asked = administrator.post("/ratings/2/initial", &removal).body;
    assert!(asked.contains("Nothing is removed yet"), "{asked}");
    assert!(asked.contains("Remove and change ratings"), "{asked}");
    bring(&removal);
    assert_eq!(ledger(site), before, "taken back, to the last digit");
    is_what_the_facts_give(site);
    // Whose was taken back may bring one along again.
    bring(&brought("#1", "1800"));
    assert_eq!(ledger(site), with);
});

both!(initial_ratings_come_as_a_list, |site| {
    let administrator = site.administrator();
    three(site);
    administrator.submit("/ratings", &FIDE);
    let send = |lines: &str| {
        administrator.post(
            "/ratings/3/initial/list",
            &[("lines", lines), ("source", "The list of Waldzell")],
        )
    };
    let answer = send("Josef Knecht; 1720; 41; 2020-05-31\nNobody; 1720; 1; 2020-05-31\n");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Line 2: No player is called “Nobody”."), "{}", answer.body);
    let form = [("lines", "Nobody; 1720; 1; 2020-05-31\nA; 1; 1; 2020-05-31"), ("source", "")];
    let answer = administrator.post("/ratings/3/initial/list", &form);
    for complaint in [
        "No player is called",
        "Line 2: This list can’t have such a rating",
        "Please fill this in.",
    ] {
        assert!(answer.body.contains(complaint), "{complaint}: {}", answer.body);
    }
    let answer = send("Josef Knecht; 1399; 41; 2020-05-31\nPlinio Designori; 1500; 1\n");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Line 1: This list can’t have such a rating."));
    assert!(answer.body.contains("Line 2 has 3 fields"), "{}", answer.body);
    assert!(answer.body.contains("Plinio Designori; 1500; 1"), "what was typed is kept");

    let list = "name; rating; games; date\n\
                Josef Knecht; 1720; 41; 2020-05-31\nPlinio Designori; 2400; 500; 2020-05-31\n";
    let form = [("lines", list), ("source", "The list of Waldzell")];
    move_ratings(&administrator, "/ratings/3/initial/list", &form);
    is_what_the_facts_give(site);
    let rows = of(&ledger(site), PoolId(3));
    assert_eq!(rows[0].before.rating().0, 172_000);
    assert_eq!(rows[1].k, Some(10), "2400 was reached");
    let shown = site.visitor().page("/ratings/3");
    assert!(row_of(&shown, "Plinio Designori").len() > 2);
    let answer = send("Josef Knecht; 1730; 41; 2020-05-31");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("already has an initial rating"), "{}", answer.body);
});

both!(computing_from_any_period_gives_what_computing_all_gives, |site| {
    let administrator = site.administrator();
    let played = three(site);
    every_system(&administrator);
    move_ratings(&administrator, "/ratings/1/initial", &brought("Josef Knecht", "1800"));
    let whole = ledger(site);
    let recompute = |first: Option<Place>| {
        let changes =
            site.store.write(|db| desk::ratings::recompute_family(db, "gbg", first)).unwrap();
        assert!(changes.is_empty(), "nothing moves");
        assert_eq!(ledger(site), whole);
    };
    recompute(None);
    for one in &played {
        let found = site.store.read(|db| tournaments::find(db, one.id)).unwrap();
        recompute(Place::of(&found.unwrap()));
    }
    assert_eq!(RatingSystem::ALL.len(), 4, "every_system makes a pool of each");
});
