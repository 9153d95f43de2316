//! What decides the order, chosen by people; and the working of every value.

use domain::TournamentId;
use domain::audit::Act;
use domain::stamps::Thing;
use domain::tie_breaks::{Ranking, TieBreaks};
use store::tournaments;
use tournament::table::Edition;
use tournament::trf::read;

use super::played::{Plan, Played, details_of_acts, row_of};
use super::reports::{chart, import};
use super::support::{Browser, Site, lacks, moved};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const USUAL: &str = "Points · Direct encounter · Wins · Sonneborn-Berger · Koya";
const SWISS: &[u8] = include_bytes!("../data/reports/swiss.trf");

//                      1 2 3 4   Pts
// 1 Josef Knecht       x 1 0 =   1½    won one, lost one
// 2 Plinio Designori   0 x 1 1   2
// 3 Fritz Tegularius   1 0 x =   1½
// 4 Carlo Ferromonte   = 0 = x   1
const CROSSTABLE: [&str; 4] = ["x 1 0 =", "0 x 1 1", "1 0 x =", "= 0 = x"];

/// What stands between two marks.
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    let (_, rest) = page.split_once(before).unwrap_or_else(|| panic!("no {before} in {page}"));
    rest.split_once(after).unwrap().0
}

fn codes(page: &str) -> Vec<&str> {
    let list = between(page, "<ol class=\"ranking\">", "</ol>");
    let parts = list.split("name=\"code\" value=\"").skip(1);
    parts.map(|part| part.split('"').next().unwrap()).collect()
}

/// The form that keeps the list of a page.
fn kept(page: &str) -> Vec<(&str, &str)> {
    let form = between(page, "id=\"keep\">", "</form>");
    let inputs = form.split("<input type=\"hidden\" name=\"").skip(1);
    let field = |input: &'_ str| -> (usize, usize) {
        (input.find('"').unwrap(), input.find("value=\"").unwrap() + 7)
    };
    let pair = |input| {
        let (name, value) = field(input);
        (&input[..name], input[value..].split('"').next().unwrap())
    };
    inputs.map(pair).collect()
}

both!(a_new_tournament_has_the_tie_breaks_of_its_format_until_others_are_chosen, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let tournament = organiser.tournament(&event);
    let page = organiser.page(&format!("{tournament}/tie-breaks"));
    assert_eq!(codes(&page), ["PTS", "DE", "WIN", "SB", "KS"]);
    // Nothing to keep.
    lacks(&page, "id=\"keep\"");
    // Nobody is entered.
    lacks(&page, "Default, with ratings");

    let step = |act: &str| {
        let list = "code=PTS&code=DE&code=SB";
        organiser.page(&format!("{tournament}/tie-breaks?draft=yes&{list}&edition=&act={act}"))
    };
    assert_eq!(codes(&step("up-2")), ["PTS", "SB", "DE"]);
    assert_eq!(codes(&step("remove-1")), ["PTS", "SB"]);
    assert_eq!(codes(&step("game-points")), ["PTS", "DE", "GPD", "GP"]);
    let page = step("add&method=BH&cut=C1&forfeits=P");
    assert_eq!(codes(&page), ["PTS", "DE", "SB", "BH/C1/P"]);
    assert!(page.contains("Buchholz Cut 1, forfeits as played"), "{page}");
    assert!(page.contains("In a round robin, Buchholz says nothing"), "{page}");
    assert!(page.contains("no rank changes"), "{page}");
    let wrong = step("add&method=BPG&cut=C1");
    assert!(wrong.contains("“BPG/C1” isn’t a tie-break"), "{wrong}");
    assert_eq!(codes(&wrong), ["PTS", "DE", "SB"]);

    let location = organiser.submit(&format!("{tournament}/tie-breaks"), &kept(&page));
    assert_eq!(location, tournament);
    let page = organiser.page(&tournament);
    assert!(page.contains("Sonneborn-Berger · Buchholz Cut 1, forfeits as played"), "{page}");
    // Another name, sent without a word about tie-breaks, leaves them alone.
    let mut form = Browser::TOURNAMENT.to_vec();
    form.push(("version", "2"));
    organiser.submit(&tournament, &form);
    assert!(organiser.page(&tournament).contains("Buchholz Cut 1, forfeits as played"));
    form.pop();
    form.extend([("version", "3"), ("tie_breaks", "usual"), ("form_key", "again")]);
    organiser.submit(&tournament, &form);
    assert!(organiser.page(&tournament).contains(USUAL));
});

both!(a_change_says_whose_rank_it_moves_before_it_is_kept, |site| {
    let organiser = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let ranks = || {
        let page = organiser.page(&played.path("standings"));
        NAMES.map(|name| row_of(&page, name)[0].chars().next().unwrap())
    };
    assert_eq!(ranks(), ['3', '1', '2', '4'], "the direct encounter decides");
    let path = played.path("tie-breaks");
    let draft = "draft=yes&code=PTS&code=SB&edition=2026";
    let page = organiser.page(&format!("{path}?{draft}"));
    assert!(page.contains("The ranks of 2 players change"), "{page}");
    assert!(page.contains("<bdi>Josef Knecht</bdi>: from 3 to 2"), "{page}");
    assert!(page.contains("<bdi>Fritz Tegularius</bdi>: from 2 to 3"), "{page}");

    // Nothing is kept that was not seen.
    let blind = [("draft", "yes"), ("code", "PTS"), ("edition", "2026"), ("version", "2")];
    let answer = organiser.post(&path, &blind);
    assert_eq!(answer.status, 409, "{}", answer.body);
    assert!(answer.body.contains("Please review this again"), "{}", answer.body);
    assert_eq!(ranks(), ['3', '1', '2', '4']);

    let form = kept(&page);
    let location = organiser.submit(&path, &form);
    assert_eq!(organiser.submit(&path, &form), location, "a double click");
    assert_eq!(ranks(), ['2', '1', '3', '4']);
    let acts = details_of_acts!(site, TieBreaksChanged);
    assert_eq!(acts.len(), 1);
    let act: serde_json::Value = serde_json::from_str(&acts[0]).unwrap();
    assert_eq!(act["before"]["tie_breaks"], "PTS,DE,SB,WIN");
    assert_eq!(act["after"]["tie_breaks"], "PTS,SB");
    assert_eq!(act["ranks_changed"], 2);
});

both!(the_order_of_a_closed_tournament_stays, |site| {
    let organiser = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let path = played.path("tie-breaks");
    let page = organiser.page(&format!("{path}?draft=yes&code=PTS&edition=2026"));
    let mut form = kept(&page);
    let up = "name=\"act\" value=\"up-1\"";
    assert!(organiser.page(&path).contains(up), "the order can be changed");
    organiser.submit(&played.path("close"), &[("version", "2")]);
    form.retain(|(name, _)| *name != "version");
    form.push(("version", "3"));
    let answer = organiser.post(&path, &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Reopen it to change"), "{}", answer.body);
    assert!(answer.body.contains(&format!("href=\"{}\"", played.path("close"))));
    let page = organiser.page(&path);
    assert!(!page.contains(up), "{page}");
});

both!(everything_that_is_wrong_with_a_list_is_told_at_once, |site| {
    let organiser = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    let path = played.path("tie-breaks");
    let form = [
        ("draft", "yes"),
        ("code", "<b>"),
        ("code", "SB"),
        ("code", "sb"),
        ("edition", "2023"),
        ("version", "2"),
    ];
    let answer = organiser.post(&path, &form);
    assert_eq!(answer.status, 422);
    for words in
        ["no tie-break “&#60;b&#62;”", "SB is in the list more than once", "Choose an edition"]
    {
        assert!(answer.body.contains(words), "{words}: {}", answer.body);
    }
    let many = "&code=BH".repeat(13);
    let page = organiser.page(&format!("{path}?draft=yes&edition=2026{many}"));
    assert!(page.contains("13 tie-breaks are too many. Use at most 12"), "{page}");
    let page = organiser.page(&format!("{path}?draft=yes&edition=2026"));
    assert!(page.contains("Use at least one criterion"), "{page}");
    let page = organiser.page(&format!("{path}?draft=yes&edition=2026&code=DE&code=ARO&code=GP"));
    for words in
        ["points don’t come first", "Not every player has a rating", "No game points are entered"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(organiser.get(&format!("{path}?draft=yes&code=%FF&act=up-x")).status, 200);
    assert_eq!(organiser.get(&format!("{path}?draft=yes&draft=yes")).status, 400);
});

both!(the_edition_is_pinned_when_the_tournament_starts, |site| {
    let organiser = site.administrator();
    let form = [("name", "Winter Open"), ("starts_on", "2026-02-27"), ("ends_on", "2026-03-01")];
    let event = organiser.submit("/events", &form);
    let tournament = organiser.tournament(&event);
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let page = organiser.page(&format!("{tournament}/tie-breaks"));
    assert!(page.contains("As of the event’s first day. FIDE’s rules of August 2024."), "{page}");
    organiser.start(&tournament);
    let by_old_rules = || {
        let page = organiser.page(&format!("{tournament}/standings"));
        page.contains("FIDE’s rules of August 2024.")
    };
    assert!(by_old_rules());
    let started = details_of_acts!(site, TournamentStarted);
    assert!(started[0].contains("\"edition\":\"2024\""), "{}", started[0]);
    let form = [
        ("name", "Winter Open"),
        ("starts_on", "2026-03-05"),
        ("ends_on", "2026-03-06"),
        ("visibility", "published"),
        ("version", "1"),
    ];
    organiser.submit(&event, &form);
    assert!(by_old_rules(), "another first day changes nothing any more");
    let id = TournamentId(tournament.rsplit('/').next().unwrap().parse().unwrap());
    let report = organiser.page(&format!("{tournament}/report.trf"));
    assert!(report.contains("### magister edition 2024"), "{report}");
    let table = chart(site, id).table;
    assert_eq!(table.edition(), Edition::August2024);
});

/// Gives a tournament another list, as the page would.
fn rank_by(site: &Site, id: TournamentId, list: &str, edition: Edition) {
    let tie_breaks = TieBreaks::parse(list.split(',')).unwrap();
    let write = |db: &mut store::Db| {
        let tournament = tournaments::find(db, id)?.unwrap();
        let ranking = Ranking { tie_breaks: tie_breaks.clone(), edition: Some(edition) };
        let details =
            domain::tournaments::TournamentDetails { ranking, ..tournament.details.clone() };
        moved(Thing::Tournament(id));
        tournaments::update_details(db, id, tournament.version, &details)
    };
    assert!(site.store.write(write).unwrap());
}

both!(a_report_names_the_tie_breaks_and_brings_them_back, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    rank_by(site, played.id, "PTS,KS/L+1,ARO/C1/U1400", Edition::August2024);
    let text = site.visitor().page(&played.path("report.trf"));
    assert!(text.contains("\n202 KS/L+1,ARO/C1/U1400\r\n"), "{text}");
    assert!(text.contains("\n212 PTS,KS/L+1,ARO/C1/U1400\r\n"), "{text}");
    let ranking = |id| chart(site, id).tournament.details.ranking;
    let again = import(site, &played, &read(text.as_bytes()).unwrap());
    assert_eq!(ranking(again), ranking(played.id));
    // Of another program's file what we know is kept; 202 is about equal points.
    let foreign = text
        .replace("212 PTS,KS/L+1,ARO/C1/U1400\r\n", "")
        .replace("202 KS/L+1,ARO/C1/U1400", "202 EDGE, SB,sb")
        .replace("### magister edition 2024\r\n", "");
    let foreign = import(site, &played, &read(foreign.as_bytes()).unwrap());
    assert_eq!(ranking(foreign).tie_breaks.to_string(), "PTS,SB");
    assert_eq!(ranking(foreign).edition, Some(Edition::March2026), "that of the first day");
});

/// A number as the pages write it: `2½`, `10.75`, `−3`, `+ 166`.
fn number(text: &str) -> Option<f64> {
    let text = text.trim().replace('−', "-").replace("- ", "-").replace("+ ", "");
    let text = text.trim_start_matches('+').trim_end_matches(['.', '%']).trim();
    let (whole, part) = match text.chars().last()? {
        '½' => (text.trim_end_matches('½'), 0.5),
        '¼' => (text.trim_end_matches('¼'), 0.25),
        '¾' => (text.trim_end_matches('¾'), 0.75),
        _ => (text, 0.0),
    };
    let whole: f64 = if whole.is_empty() { 0.0 } else { whole.parse().ok()? };
    Some(whole + part)
}

fn count(n: usize) -> f64 {
    u32::try_from(n).unwrap().into()
}

/// The text of a piece of a page.
fn plain(html: &str) -> String {
    let mut text = String::new();
    let mut is_tag = false;
    for c in html.chars() {
        match c {
            '<' => is_tag = true,
            '>' => is_tag = false,
            _ if !is_tag => text.push(c),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a line says that its round adds.
fn added(line: &str) -> f64 {
    let text = plain(line);
    let adds = text.split(": ").nth(1).unwrap().split(" · ").next().unwrap();
    let adds = adds.rsplit(" = ").next().unwrap().split(',').next().unwrap();
    number(adds).unwrap_or(1.0)
}

/// Adds up what the page tells of a value; answers whether there was something to add.
fn check_working(cell: &str) -> bool {
    let value = between(cell, "<b>", "</b>");
    let told = cell.split("</section>").next().unwrap();
    let total = plain(between(told, "<p>", "</p>"));
    let list = told.split("<ul>").nth(1).map_or("", |list| list.split("</ul>").next().unwrap());
    let lines: Vec<&str> = list.split("<li>").skip(1).collect();
    let kept = lines.iter().filter(|line| !line.contains("cut: ") && !line.contains("cut in"));
    let sum: f64 = kept.clone().map(|line| added(line)).sum();
    let case = format!("{value}: {total}: {lines:?}");
    let Some(expected) = number(value) else {
        assert_eq!(value, "–", "{case}");
        return false;
    };
    if let Some((_, terms)) = total.split_once(" = ").filter(|_| !total.contains('÷')) {
        let terms = terms.replace(" − ", " + −");
        let of_terms: f64 = terms.split(" + ").filter_map(number).sum();
        assert!((of_terms - expected).abs() < 1e-9, "{case}");
    }
    if total.contains("weakest opponent") {
        let rated = lines.iter().map(|line| number(between(line, "rated ", ",")).unwrap());
        assert!((rated.fold(f64::MAX, f64::min) - 800.0 - expected).abs() < 1e-9, "{case}");
    } else if total.contains("lowest rating") {
        assert!(sum >= number(between(&total, "expect the ", " made")).unwrap() - 1e-9, "{case}");
    } else if total.contains("which is worth") {
        let mean = sum / count(lines.len());
        assert!(
            (number(between(&total, "÷ ", ", rounded").split(" = ").nth(1).unwrap()).unwrap()
                - mean)
                .abs()
                <= 0.5
        );
    } else if total.contains('÷') {
        let mean = sum / count(kept.count());
        let unit = if value.contains(['.', '½', '¼', '¾']) { 0.005 } else { 0.5 };
        assert!((mean - expected).abs() <= unit + 1e-9, "{case}");
    } else if !total.contains("player list") && !total.contains("still tied") {
        assert!((sum - expected).abs() < 1e-9, "{case}");
    }
    !lines.is_empty()
}

/// All methods, and the modifiers that make other lines.
const ALL: [&str; 4] = [
    "PTS,DE,WIN,WON,BPG,BWG,REP,STD,PS,PS/C1",
    "PTS,KS,KS/L-1,BH,BH/C1,BH/C2,BH/M1,FB,FB/C1/P,AOB,AOB/F",
    "PTS,SB,SB/C1,SB/M1,SB/P,ARO/U1400,ARO/C1/U1400,TPR/U1400,PTP/U1400,APRO/U1400,APPO/U1400",
    "PTS,TPN,RTNG,GP,GPD,ARO,DE/P",
];

/// Checks all values of a player; answers of how many something was told.
fn check_workings(site: &Site, path: &str, list: &str) -> usize {
    let page = site.visitor().page(path);
    lacks(&page, "working-");
    let values: Vec<&str> = page.split("<section id=").skip(1).collect();
    assert_eq!(values.len(), list.split(',').count(), "{page}");
    values.iter().filter(|value| check_working(value)).count()
}

both!(whatever_a_page_tells_of_a_value_adds_up_to_it, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 0 .", "0 x . +", "1 . x =", ". - = x"]);
    played.set_with(1, 4, "1", Some((24, 18)));
    let swiss = import(site, &played, &read(SWISS).unwrap());
    for id in [played.id, swiss] {
        for (list, edition) in ALL.iter().flat_map(|list| {
            [Edition::August2024, Edition::March2026].map(|edition| (list, edition))
        }) {
            rank_by(site, id, list, edition);
            let standings = format!("/tournaments/{id}/standings");
            let n_rows = site.visitor().page(&standings).matches("<tr id=\"number-").count();
            let n_told: usize = (1..=n_rows)
                .map(|number| check_workings(site, &format!("{standings}/{number}"), list))
                .sum();
            assert!(n_told >= n_rows, "{list}: {n_told} of {n_rows}");
        }
    }
});
