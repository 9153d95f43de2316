//! Tournaments as report files.

mod app_made;

use std::fmt::Write;

use desk::Who;
use desk::reports::Importer;
use desk::rounds;
use domain::TournamentId;
use domain::bin::Kind;
use domain::privacy::Eyes;
use domain::reports::{Asked, Audience, incoming, noted_table};
use domain::reports::{Known, Why};
use domain::results::colour;
use domain::standings::WallChart;
use rules::Seat;
use store::{accounts, bin, reports, standings};
use system::clock;
use tournament::check::{Answer, check, ranks};
use tournament::colour::Colour;
use tournament::entry::Number;
use tournament::pairing::dutch;
use tournament::result::Bye;
use tournament::simulate::{Acceleration, Options, Permille, simulate};
use tournament::trf::{Dialect, Report, read};

use super::played::{Plan, Played, row_of};
use super::support::{Browser, Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const SWISS: &[u8] = include_bytes!("../data/reports/swiss.trf");

fn report(browser: &Browser, path: &str) -> Report {
    read(browser.page(path).as_bytes()).unwrap()
}

pub(crate) fn chart(site: &Site, id: TournamentId) -> WallChart {
    site.store.read(|db| standings::find(db, id, Eyes::Staff)).unwrap().unwrap()
}

/// Stores a report as a tournament of the event, all its players being those who are in it.
pub(crate) fn import(site: &Site, played: &Played<'_>, report: &Report) -> TournamentId {
    let incoming = incoming(report, &Asked::default()).unwrap();
    let known = |idx: usize| played.players.get(idx).copied();
    let identities: Vec<_> = (0..incoming.players.len()).map(known).collect();
    let write = |db: &mut store::Db| {
        let by = accounts::list(db)?[0].id;
        let importer = Importer { by, who: Who::Shell(clock::now()) };
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
    assert_eq!(row_of(&page, "Josef Knecht")[1], "4");
    let again = report(&site.administrator(), &format!("/tournaments/{id}/report.trf"));
    let next = file.next_round();
    assert_eq!(again.facts(next).rounds, file.facts(next).rounds);
    assert_eq!(again.plan(next), file.plan(next));
    assert_eq!(again.plan(next + 1).byes, file.plan(next + 1).byes);
    // Avoided pairings and absences are for those who pair.
    let public = report(&site.visitor(), &format!("/tournaments/{id}/report.trf"));
    assert_eq!(public.facts(next).rounds, file.facts(next).rounds);
    assert!(public.plan(next).forbidden.is_empty() && public.plan(next + 1).byes.is_empty());
});

both!(an_adjourned_game_is_stored_as_adjourned_unless_it_is_worth_nothing, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let line = |number: u16, points: &str, cell: &str| {
        let name = NAMES[usize::from(number) - 1];
        format!("001 {number:>4}      {name:<65}{points:>5} {number:>4}  {cell}\r\n")
    };
    let cells = ["   3 w ?", "   4 b 1", "   1 b ?", "   2 w 0"];
    let lines: String = (1..).zip(cells).map(|(number, cell)| line(number, "0.5", cell)).collect();
    let file = |points: &str| {
        let text =
            format!("012 Open\r\n142 3\r\n152 W\r\n{points}### magister game gbg:6\r\n{lines}");
        read(text.as_bytes()).unwrap()
    };
    let state = |id: TournamentId| {
        let chart = chart(site, id);
        let open = chart.open_games();
        let adjourned: Vec<bool> = open.iter().map(|game| chart.is_adjourned(game.id)).collect();
        (adjourned, chart.table.paired_by(Number(1), 2).to_string())
    };
    let id = import(site, &played, &file(""));
    assert_eq!(state(id), (vec![true], "½".to_owned()));
    let again = site.administrator().page(&format!("/tournaments/{id}/report.trf"));
    assert_eq!(again.matches(" ?\r\n").count(), 2, "{again}");
    let draft = site.administrator().page(&format!("/tournaments/{id}/rounds/2/draft"));
    assert!(draft.contains("1 adjourned game counts as a draw here."), "{draft}");

    let id = import(site, &played, &file("162  X 0.0\r\n"));
    assert_eq!(state(id), (vec![false], "0".to_owned()));
    let draft = site.administrator().page(&format!("/tournaments/{id}/rounds/2/draft"));
    assert!(draft.contains("Round 1 decides the next pairings: 1 result is missing"), "{draft}");
});

/// The tournaments that a file is noticed to be, and why.
fn known(site: &Site, text: &str) -> Vec<(TournamentId, String)> {
    let incoming = incoming(&read(text.as_bytes()).unwrap(), &Asked::default()).unwrap();
    let digest = "7".repeat(64);
    let found = site.store.read(|db| desk::reports::known(db, &digest, &incoming, &[])).unwrap();
    let why = |known: Known| match known.why {
        Why::SameFile => (known.tournament, "this file".to_owned()),
        Why::InBin => (known.tournament, "in the bin".to_owned()),
        Why::SamePlay(likeness) => (known.tournament, likeness.to_string()),
    };
    found.into_iter().map(why).collect()
}

//                      1 2 3 4   Pts
// 1 Josef Knecht       x = 1 0   1½
// 2 Plinio Designori   = x + .   1½
// 3 Fritz Tegularius   0 - x .   0
// 4 Carlo Ferromonte   1 . . x   1
both!(the_file_of_a_tournament_that_is_stored_is_noticed, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 0", "= x + .", "0 - x .", "1 . . x"]);
    let file = site.administrator().page(&played.path("report.trf"));
    let digest = "7".repeat(64);
    let known = |text: &str| known(site, text);
    let same = "has the same players, rounds and results";
    assert_eq!(known(&file), [(played.id, same.to_owned())]);
    let other = file.replace("Josef Knecht    ", "KNECHT, Josef   ");
    assert_eq!(known(&other), [(played.id, same.to_owned())]);
    // Somebody else, or another result.
    assert_eq!(known(&file.replace("Josef Knecht", "Otto Zbinden")), []);
    let drawn = file.replace(" 1\r\n", " =\r\n").replace(" 0\r\n", " =\r\n");
    assert_ne!(drawn, file);
    assert_eq!(known(&drawn), []);
    // One that came later is no other tournament.
    played.set(3, 4, "=");
    let more = format!("{same}, 5 of them where the file has 4");
    assert_eq!(known(&file), [(played.id, more)]);

    // Whatever has become of it since: the same bytes.
    site.store.write(|db| reports::insert(db, played.id, &digest)).unwrap();
    played.set(1, 2, "0");
    assert_eq!(known(&file), [(played.id, "this file".to_owned())]);
});

both!(a_file_whose_tournament_is_in_the_bin_is_noticed, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 0", "= x + .", "0 - x .", "1 . . x"]);
    let file = site.administrator().page(&played.path("report.trf"));
    site.store.write(|db| reports::insert(db, played.id, &"7".repeat(64))).unwrap();
    let by = site.store.read(accounts::list).unwrap()[0].id;
    for what in [(Kind::Tournament, played.id.0), (Kind::Event, played.event.0)] {
        assert_eq!(known(site, &file), [(played.id, "this file".to_owned())]);
        site.store.write(|db| bin::put(db, what, by, clock::now())).unwrap();
        assert_eq!(known(site, &file), [(played.id, "in the bin".to_owned())]);
        site.store.write(|db| bin::take_out(db, what)).unwrap();
    }
});

both!(the_search_ends_with_a_file_of_the_same_bytes, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 0", "= x + .", "0 - x .", "1 . . x"]);
    let file = site.administrator().page(&played.path("report.trf"));
    let copy = import(site, &played, &read(file.as_bytes()).unwrap());
    assert_eq!(known(site, &file).len(), 2);
    site.store.write(|db| reports::insert(db, copy, &"7".repeat(64))).unwrap();
    assert_eq!(known(site, &file), [(copy, "this file".to_owned())]);
});

both!(a_file_of_another_game_or_other_days_is_another_tournament, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x = 1 0", "= x + .", "0 - x .", "1 . . x"]);
    let file = site.administrator().page(&played.path("report.trf"));
    let same = [(played.id, "has the same players, rounds and results".to_owned())];
    assert_eq!(known(site, &file), same);
    let other_game = file.replace("magister game gbg:6", "magister game result-only:Chess");
    assert_ne!(other_game, file);
    assert_eq!(known(site, &other_game), []);
    let other_days = file.replace("2026/11/20", "2025/11/20");
    assert_ne!(other_days, file);
    assert_eq!(known(site, &other_days), []);
    let longer = file.replacen("2026/11/20", "2026/11/18", 1);
    assert_eq!(known(site, &longer), same);
    let is_dated = |line: &&str| line.starts_with("042") || line.starts_with("052");
    let undated: String = file.split_inclusive('\n').filter(|line| !is_dated(line)).collect();
    assert_ne!(undated, file);
    assert_eq!(known(site, &undated), same);
});

both!(one_result_of_many_that_agrees_is_not_the_same_tournament, |site| {
    let full = Played::start(site, &Plan::RATED, &NAMES);
    full.record(&["x = 1 0", "= x + 1", "0 - x =", "1 0 = x"]);
    let file = site.administrator().page(&full.path("report.trf"));
    let all = [(full.id, "has the same players, rounds and results".to_owned())];
    assert_eq!(known(site, &file), all);
    let begun = Played::start(site, &Plan::RATED, &NAMES);
    begun.record(&["x = . .", "= x . .", ". . x .", ". . . x"]);
    assert_eq!(known(site, &file), all, "one alone");
    // All that is stored of a beginning, then most of the file.
    for (own, opponent, result) in [(1, 3, "1"), (1, 4, "0"), (2, 3, "+")] {
        begun.set(own, opponent, result);
        let found = known(site, &file);
        assert_eq!(found.len(), 2, "{found:?}");
    }
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

/// A Swiss of a seed with byes ahead, groups kept apart, late entries and whoever stayed away, as
/// it was before one of its rounds.
fn simulated(seed: u64) -> Report {
    let few = |n: u64| u16::try_from(seed % n).unwrap();
    let options = Options {
        seed,
        n_players: 8 + few(23),
        n_rounds: 5 + few(4),
        half_point_byes: Permille(80),
        zero_point_byes: Permille(40),
        full_point_byes: Permille(if seed.is_multiple_of(5) { 30 } else { 0 }),
        late_entries: Permille(150),
        withdrawals: Permille(30),
        forfeits: Permille(60),
        n_forbidden: 1 + few(3),
        acceleration: if seed.is_multiple_of(4) { Acceleration::Baku } else { Acceleration::None },
        points: if seed.is_multiple_of(3) { "3-1-0" } else { "1-½-0" }.parse().unwrap(),
        ..Options::default()
    };
    let simulated = simulate(&options, dutch::pair).unwrap();
    let round = (2 + few(7)).min(options.n_rounds + 1);
    let file = simulated.report_before(round, Dialect::Trf26).unwrap();
    let next = file.next_round();
    let mut text = format!("### magister game result-only:Chess\r\n{file}");
    for later in next + 1..=file.n_rounds() {
        let away = Number(1 + (later * 7 + few(11)) % options.n_players);
        let bye = ["H", "Z"][usize::from(later % 2)];
        write!(text, "240 {bye} {later:03} {away:>4}\r\n").unwrap();
    }
    read(text.as_bytes()).unwrap()
}

/// What was written is what was read, and its rounds are those of the rules.
fn holds(seed: u64, before: &Report, after: &Report) {
    let said = |what: &str| format!("seed {seed}: {what}\n{before}\n{after}");
    let rounds = check(after).unwrap();
    let differing: Vec<_> = rounds.iter().filter(|round| round.answer != Answer::Agrees).collect();
    assert!(differing.is_empty(), "{}", said(&format!("{differing:?}")));
    assert_eq!(after.warnings(), [], "{}", said("warnings"));
    // A file of 2016 names no tie-breaks.
    let places = ranks(after, &noted_table(after).unwrap());
    let misplaced = places.map(|places| places.misplaced).unwrap_or_default();
    assert_eq!(misplaced, [], "{}", said("places"));
    let next = before.next_round();
    assert_eq!((after.n_rounds(), after.next_round()), (before.n_rounds(), next));
    assert_eq!(after.facts(next).rounds, before.facts(next).rounds, "{}", said("rounds"));
    assert_eq!(after.points(), before.points());
    let byes = |report: &Report, round: u16| -> Vec<(Number, Bye)> { report.plan(round).byes };
    for round in next..=before.n_rounds() {
        assert_eq!(byes(after, round), byes(before, round), "{}", said("byes ahead"));
    }
    let apart = |report: &Report| {
        let mut groups: Vec<Vec<Number>> =
            report.plan(next).forbidden.into_iter().map(|group| group.numbers).collect();
        for group in &mut groups {
            group.sort_unstable();
        }
        groups.iter_mut().for_each(Vec::dedup);
        groups.retain(|group| group.len() > 1);
        groups.sort_unstable();
        groups
    };
    assert_eq!(apart(after), apart(before), "{}", said("forbidden"));
}

fn there_and_back(site: &Site, seeds: std::ops::Range<u64>) {
    let names: Vec<String> = (1..=30).map(|n| format!("Player {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let played = Played::start(site, &Plan::RATED, &names);
    for seed in seeds {
        let before = simulated(seed);
        let id = import(site, &played, &before);
        let (event, preparation) =
            site.store.read(|db| rounds::find(db, id, Eyes::Staff)).unwrap().unwrap();
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let written =
                domain::reports::report(&event, &preparation, None, dialect, Audience::Arbiters);
            holds(seed, &before, &read(written.unwrap().to_string().as_bytes()).unwrap());
        }
    }
}

both!(a_simulated_swiss_is_the_same_after_it_was_a_file_in_both_editions, |site| {
    there_and_back(site, 0..8);
});

#[test]
fn many_simulated_swisses_are_the_same_after_they_were_files_in_the_long_run() {
    there_and_back(&Site::on_sqlite(), 0..250);
}
