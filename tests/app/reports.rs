//! Tournaments as report files.

use magister::clock;
use magister::desk;
use magister::desk::reports::Importer;
use magister::domain::TournamentId;
use magister::domain::reports::{Asked, incoming};
use magister::domain::results::colour;
use magister::domain::standings::WallChart;
use magister::store::{accounts, standings};
use rules::Seat;
use tournament::colour::Colour;
use tournament::trf::{Report, read};

use super::played::{Plan, Played, row_of};
use super::support::{Browser, Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const SWISS: &[u8] = include_bytes!("../data/reports/swiss.trf");

fn report(browser: &Browser, path: &str) -> Report {
    read(browser.page(path).as_bytes()).unwrap()
}

pub(crate) fn chart(site: &Site, id: TournamentId) -> WallChart {
    site.store.read(|db| standings::find(db, id)).unwrap().unwrap()
}

/// Stores a report as a tournament of the event, all its players being those who are in it.
pub(crate) fn import(site: &Site, played: &Played<'_>, report: &Report) -> TournamentId {
    let incoming = incoming(report, &Asked::default()).unwrap();
    let known = |idx: usize| played.players.get(idx).copied();
    let identities: Vec<_> = (0..incoming.players.len()).map(known).collect();
    let write = |db: &mut magister::store::Db| {
        let by = accounts::list(db)?[0].id;
        let importer = Importer { by, now: clock::now() };
        desk::reports::import(db, played.event, &incoming, &identities, importer)
    };
    site.store.write(write).unwrap()
}

//                      1 2 3 4   Pts
// 1 Josef Knecht       x = 1 0   1½
// 2 Plinio Designori   = x + .   1½
// 3 Fritz Tegularius   0 - x .   0
// 4 Carlo Ferromonte   1 . . x   struck: gone before half of three games
both!(a_tournament_is_the_same_after_it_was_a_file, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 0", "= x + .", "0 - x .", "1 . . x"]);
    played.withdraw(4, 2);
    let page = site.visitor().page(&played.path("crosstable"));
    assert!(page.contains(&format!("href=\"{}\"", played.path("report.trf"))), "{page}");
    let answer = site.visitor().get(&played.path("report.trf"));
    assert_eq!(answer.status, 200);
    let file = read(answer.body.as_bytes()).unwrap();
    assert_eq!(file.warnings(), [], "{file}");

    let again = chart(site, import(site, &played, &file));
    let before = chart(site, played.id);
    assert_eq!(again.table, before.table);
    assert_eq!(again.tournament.details, before.tournament.details);
    let left = |chart: &WallChart| -> Vec<_> {
        chart
            .entries
            .iter()
            .map(|entry| (entry.number, entry.player, entry.withdrawn_from))
            .collect()
    };
    assert_eq!(left(&again), left(&before));
});

both!(a_swiss_with_results_of_every_kind_is_stored_and_shown_as_it_was_played, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let file = read(SWISS).unwrap();
    let id = import(site, &played, &file);
    let chart = chart(site, id);
    assert_eq!(chart.tournament.opening.map(|opening| opening.initial), Some(Seat::Second));
    assert_eq!(colour(Seat::Second), Colour::Black);
    let told = |round: u16| site.visitor().page(&format!("/tournaments/{id}/rounds/{round}"));
    assert!(told(1).contains("1–0, not rated"), "{}", told(1));
    assert!(told(2).contains("½–½, not rated"), "{}", told(2));
    let page = site.visitor().page(&format!("/tournaments/{id}/standings"));
    assert_eq!(row_of(&page, "Josef Knecht")[2], "4");
    let again = report(&site.administrator(), &format!("/tournaments/{id}/report.trf"));
    let next = file.next_round();
    assert_eq!(again.facts(next).rounds, file.facts(next).rounds);
    assert_eq!(again.plan(next), file.plan(next));
    assert_eq!(again.plan(next + 1).byes, file.plan(next + 1).byes);
    // Who must not meet, and who will be away, is for those who pair.
    let public = report(&site.visitor(), &format!("/tournaments/{id}/report.trf"));
    assert_eq!(public.facts(next).rounds, file.facts(next).rounds);
    assert!(public.plan(next).forbidden.is_empty() && public.plan(next + 1).byes.is_empty());
});

both!(before_the_start_there_is_no_report, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht"]);
    assert_eq!(administrator.get(&format!("{tournament}/report.trf")).status, 404);
    assert_eq!(administrator.get("/tournaments/999/report.trf").status, 404);
    let page = administrator.page(&format!("{tournament}/crosstable"));
    lacks(&page, "report.trf");
});
