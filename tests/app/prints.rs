//! Printed sheets: what stands on each, who may have them, and where their codes lead.

use super::support::{Answer, Browser, lacks};

/// An address that no test machine has.
const ADDRESS: &str = "http://192.0.2.77:8470";

const PLAYERS: [&str; 5] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte", "Otto Zbinden"];

/// A running round robin of five; answers the paths of its event and of itself.
fn running(administrator: &Browser) -> (String, String) {
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &PLAYERS);
    administrator.start(&tournament);
    (event, tournament)
}

/// Saves the event with an address on its printed sheets.
fn save(browser: &Browser, event: &str, (address, version): (&str, &str)) -> Answer {
    let form = [
        ("name", "Waldzell Open"),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-22"),
        ("visibility", "published"),
        ("version", version),
        ("address", address),
    ];
    browser.post(event, &form)
}

/// Enters the results of all boards: the first player wins.
fn play(browser: &Browser, tournament: &str) {
    for round in 1..=5 {
        for board in 1..=2 {
            let path = format!("{tournament}/rounds/{round}/boards/{board}");
            let form = [("outcome", "first"), ("ending", "resignation")];
            browser.submit(&path, &form);
        }
    }
}

/// What the first code of a page says.
fn code(page: &str) -> String {
    codes(page).remove(0)
}

/// What the codes of a page say.
pub(crate) fn codes(page: &str) -> Vec<String> {
    page.split("<svg class=\"code\" viewBox=\"0 0 ").skip(1).map(read).collect()
}

fn read(svg: &str) -> String {
    let side: usize = svg.split(' ').next().unwrap().parse().unwrap();
    let (_, path) = svg.split_once("<path d=\"M").unwrap();
    let mut dark = vec![false; side * side];
    for stroke in path.split('"').next().unwrap().split('M') {
        let (at, n) = stroke.split_once('h').unwrap();
        let (x, y) = at.split_once(' ').unwrap();
        let n: usize = n.split_once('v').unwrap().0.parse().unwrap();
        let start = y.parse::<usize>().unwrap() * side + x.parse::<usize>().unwrap();
        dark[start..start + n].fill(true);
    }
    let dot = |x: usize, y: usize| if dark[y / 4 * side + x / 4] { 0 } else { 255 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * 4, side * 4, dot);
    image.detect_grids()[0].decode().unwrap().1
}

both!(a_slip_opens_the_page_of_its_board, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    assert_eq!(save(&administrator, &event, (ADDRESS, "2")).status, 303);
    let slips = administrator.page(&format!("{tournament}/rounds/2/print/slips"));
    assert_eq!(slips.matches("<svg class=\"code\"").count(), 2, "a bye needs no slip");
    let address = code(&slips);
    assert!(slips.contains(&format!("{address}</p>")), "people can type it: {address}");
    let path = address.strip_prefix(ADDRESS).unwrap();
    let board = site.visitor().page(path);
    assert!(board.contains("Round 2, board 1"), "{board}");
    for words in
        ["Waldzell Open", "Round 2 of 5", "Board 1", "South", "Points", "Draw", "Signature"]
    {
        assert!(slips.contains(words), "{words}");
    }
});

both!(slips_are_refused_without_an_address_that_phones_can_open, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let slips = format!("{tournament}/rounds/1/print/slips");
    let refused = administrator.get(&slips);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Slips need an address that phones can open"));
    assert!(refused.body.contains("--listen 0.0.0.0:8470"), "it listens on this computer alone");
    for here in ["http://127.0.0.1:8470", "http://localhost", "0.0.0.0:8470", "http://[::]:8470"] {
        let refused = save(&administrator, &event, (here, "2"));
        assert_eq!(refused.status, 422, "{here}");
        assert!(refused.body.contains("Phones can’t open this address"), "{here}");
        assert!(refused.body.contains(&format!("value=\"{here}\"")), "what was typed is kept");
    }
    let refused = save(&administrator, &event, ("http://hall/page", "2"));
    assert!(refused.body.contains("without a page behind it"), "{}", refused.body);
});

both!(an_address_that_was_chosen_is_filled_in_and_saved_with_the_event, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let form = administrator.page(&format!("{event}/edit?address=http%3A%2F%2F192.0.2.77%3A8470"));
    assert!(form.contains(&format!("name=\"address\" value=\"{ADDRESS}\"")), "{form}");
    assert_eq!(save(&administrator, &event, (ADDRESS, "2")).status, 303);
    assert!(administrator.page(&format!("{event}/edit")).contains(ADDRESS));
    assert!(administrator.page(&format!("{tournament}/print")).contains(ADDRESS));
    assert_eq!(save(&administrator, &event, ("", "2")).status, 409, "a stale form");
});

both!(staff_hear_that_printed_slips_do_not_lead_here_any_more, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    save(&administrator, &event, (ADDRESS, "2"));
    let menu = administrator.page(&format!("{tournament}/print"));
    assert!(menu.contains(&format!("the event’s address, {ADDRESS}, isn’t this computer’s")));
    administrator.page(&format!("{tournament}/rounds/1/print/slips"));
    assert_eq!(save(&administrator, &event, ("", "3")).status, 303);
    let words = "The codes on printed slips don’t work";
    for page in ["", "/rounds/1", "/print"] {
        let page = administrator.page(&format!("{tournament}{page}"));
        assert!(page.contains(&format!("{words}: {ADDRESS} is no longer")), "{page}");
    }
    lacks(&site.visitor().page(&tournament), words);
    lacks(&site.visitor().page(&format!("{tournament}/rounds/1")), words);
});

both!(what_is_public_prints_for_everybody_and_the_rest_for_staff, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let open = [
        "/rounds/1/print/boards",
        "/rounds/1/print/names",
        "/print/standings",
        "/print/crosstable",
    ];
    let shut =
        ["/print", "/rounds/1/print/slips", "/print/badges", "/print/cards", "/print/certificates"];
    let (visitor, member) = (site.visitor(), site.with_role(&administrator, &event, ""));
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    for page in open.map(|page| format!("{tournament}{page}")) {
        assert_eq!(visitor.get(&page).status, 200, "{page}");
    }
    for page in shut.map(|page| format!("{tournament}{page}")) {
        assert_eq!(visitor.get(&page).status, 303, "{page}");
        assert_eq!(member.get(&page).status, 403, "{page}");
        assert!([200, 422].contains(&scorekeeper.get(&page).status), "{page}");
    }
    lacks(&visitor.page(&tournament), "Print…");
    assert!(visitor.page(&format!("{tournament}/rounds/1")).contains("Print pairings"));
});

both!(slips_are_one_tap_from_the_tournament_and_from_the_round, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    let slips = format!("href=\"{tournament}/rounds/1/print/slips\"");
    for page in ["", "/rounds/1", "/print"] {
        assert!(scorekeeper.page(&format!("{tournament}{page}")).contains(&slips), "{page}");
    }
    let fourth = scorekeeper.page(&format!("{tournament}/print?round=4"));
    assert!(fourth.contains(&format!("{tournament}/rounds/4/print/boards")));
    assert_eq!(scorekeeper.get(&format!("{tournament}/print?round=9")).status, 404);
    assert_eq!(scorekeeper.get(&format!("{tournament}/rounds/9/print/boards")).status, 404);
});

both!(the_paper_is_chosen_once_for_the_event, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let boards = format!("{tournament}/rounds/1/print/boards");
    assert!(administrator.page(&boards).contains("paper-a4\""));
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    let menu = scorekeeper.submit(&format!("{tournament}/print"), &[("paper", "letter")]);
    assert!(scorekeeper.page(&menu).contains("value=\"letter\" checked"));
    assert!(site.visitor().page(&boards).contains("paper-letter\""));
    let crosstable = site.visitor().page(&format!("{tournament}/print/crosstable"));
    assert!(crosstable.contains("paper-letter-wide"));
});

both!(each_list_says_who_sits_where, |site| {
    let administrator = site.administrator();
    let (event, tournament) = running(&administrator);
    let visitor = site.visitor();
    let boards = visitor.page(&format!("{tournament}/rounds/1/print/boards"));
    assert!(boards.contains("Pairings, round 1 of 5"));
    assert!(boards.contains("data-place=\"Waldzell Open · Glass Bead Game 2×6\""), "the foot");
    assert!(boards.contains("20 – 22 November 2026"), "{boards}");
    let names = visitor.page(&format!("{tournament}/rounds/1/print/names"));
    let place = |name: &str| names.find(&format!("<th scope=\"row\"><bdi>{name}</bdi>")).unwrap();
    let mut sorted = PLAYERS;
    sorted.sort_unstable();
    assert!(sorted.map(place).is_sorted(), "{names}");
    let badges = administrator.page(&format!("{tournament}/print/badges"));
    assert_eq!(badges.matches("<article").count(), 5);
    assert!(badges.contains("No. 1"));
    assert!(codes(&badges).is_empty(), "phones cannot open 127.0.0.1");
    save(&administrator, &event, (ADDRESS, "2"));
    let badges = administrator.page(&format!("{tournament}/print/badges"));
    let page = code(&badges);
    let number = page.strip_prefix(ADDRESS).unwrap().strip_prefix("/b/").unwrap();
    assert!(badges.contains(&format!("Player {number}<")), "people can type it: {page}");
    let public = visitor.get(&format!("/b/{number}"));
    assert_eq!((public.status, public.location), (302, format!("/players/{number}")));
});

both!(a_card_has_what_is_known_and_a_line_for_the_rest, |site| {
    let administrator = site.administrator();
    let (_, tournament) = running(&administrator);
    let board = format!("{tournament}/rounds/1/boards/1");
    administrator.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    let cards = administrator.page(&format!("{tournament}/print/cards"));
    assert_eq!(cards.matches("<article").count(), 5);
    assert_eq!(cards.matches("<th scope=\"row\"").count(), 5 * 5, "a line for each round");
    assert_eq!(cards.matches("<td class=\"n\">1</td><td class=\"n\">1</td></tr>").count(), 1);
    let standings = site.visitor().page(&format!("{tournament}/print/standings"));
    assert!(standings.contains("Provisional: 9 of 10 games open."), "{standings}");
    assert!(standings.contains("Results in brackets"));
    let earlier = site.visitor().page(&format!("{tournament}/print/standings?after=1"));
    assert!(earlier.contains("Standings after round 1 of 5"), "{earlier}");
});

both!(certificates_wait_for_the_last_result, |site| {
    let administrator = site.administrator();
    let (_, tournament) = running(&administrator);
    let certificates = format!("{tournament}/print/certificates");
    let early = administrator.get(&certificates);
    assert_eq!(early.status, 422);
    assert!(early.body.contains("The standings aren’t final"));
    lacks(&administrator.page(&format!("{tournament}/print")), "Show certificates");
    play(&administrator, &tournament);
    assert!(administrator.page(&format!("{tournament}/print")).contains("Show certificates"));
    let all = administrator.page(&format!("{certificates}?from=1&to=5"));
    assert_eq!(all.matches("<article").count(), 5);
    for words in ["Certificate", "awarded to", "place", "points in 5 rounds", "Arbiter"] {
        assert!(all.contains(words), "{words}");
    }
    for typed in ["from=3&to=1", "from=0&to=1", "from=first"] {
        let refused = administrator.get(&format!("{certificates}?{typed}"));
        assert_eq!(refused.status, 422, "{typed}");
        assert!(refused.body.contains("for example 1 to 3"));
    }
});

both!(before_the_start_there_are_badges_and_nothing_to_pair, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &PLAYERS);
    let menu = administrator.page(&format!("{tournament}/print"));
    assert!(menu.contains("Badges"));
    lacks(&menu, "Result slips");
    lacks(&menu, "Player cards");
    assert_eq!(administrator.get(&format!("{tournament}/rounds/1/print/slips")).status, 422);
    assert_eq!(
        administrator.page(&format!("{tournament}/print/badges")).matches("<article").count(),
        5
    );
    for page in ["standings", "crosstable", "cards", "certificates"] {
        let status = administrator.get(&format!("{tournament}/print/{page}")).status;
        assert!([200, 422].contains(&status), "{page}");
    }
});
