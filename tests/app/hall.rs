//! A hall that tournaments share: first boards, fixed boards, and the list of what is played where.

use domain::EntryId;
use domain::TournamentId;
use domain::audit::Act;
use domain::privacy::Eyes;
use store::{entries, pairings};

use super::links::{Hall, number};
use super::played::details_of_acts;
use super::support::{Answer, Browser, Site, hidden, lacks};
use super::swiss::Swiss;

/// The games of a tournament as "round.board", in order.
fn boards(site: &Site, tournament: &str) -> Vec<String> {
    let id = TournamentId(number(tournament));
    let all = site.store.read(|db| pairings::list(db, id)).unwrap();
    let games = all.iter().filter(|one| one.second.is_some());
    games.map(|one| format!("{}.{}", one.round, one.board)).collect()
}

/// The board of a player in a round.
fn board_of(site: &Site, tournament: &str, (round, entry): (u16, EntryId)) -> u16 {
    let id = TournamentId(number(tournament));
    let all = site.store.read(|db| pairings::list(db, id)).unwrap();
    let is_own = |one: &&domain::pairings::Pairing| {
        one.round == round && (one.first == entry || one.second == Some(entry))
    };
    all.iter().find(is_own).unwrap().board
}

fn entry(site: &Site, tournament: &str, name: &str) -> EntryId {
    let id = TournamentId(number(tournament));
    let all = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
    all.into_iter().find(|entry| entry.name == name).unwrap().id
}

/// Sends the form as it is now, with a first board and lines of entry and board.
fn seat(browser: &Browser, tournament: &str, (first, lines): (&str, &[(EntryId, &str)])) -> Answer {
    let path = format!("{tournament}/boards");
    let seen = hidden(&browser.page(&path), "seen");
    let ids: Vec<String> = lines.iter().map(|(entry, _)| entry.to_string()).collect();
    let mut form = vec![("seen", seen.as_str()), ("first", first)];
    for (id, (_, board)) in ids.iter().zip(lines) {
        form.extend([("entry", id.as_str()), ("board", *board)]);
    }
    browser.post(&path, &form)
}

both!(a_tournament_begins_at_its_first_board, |site| {
    let swiss = Swiss::start(site, 4, "3");
    let path = swiss.at("");
    let path = path.trim_end_matches('/');
    assert_eq!(seat(&swiss.arbiter, path, ("41", &[])).status, 303);
    assert!(swiss.draft(1).contains("<th scope=\"row\" class=\"n\">41</th>"), "{}", swiss.draft(1));
    swiss.publish(1);
    assert_eq!(boards(site, path), ["1.41", "1.42"]);
    swiss.arbiter.page(&swiss.at("rounds/1/boards/42"));
    assert!(swiss.arbiter.page(&swiss.at("rounds/1/working")).contains("id=\"board-42\""));
    // The round is paired already, and nobody has a result: it moves along.
    assert_eq!(seat(&swiss.arbiter, path, ("5", &[])).status, 303);
    assert_eq!(boards(site, path), ["1.5", "1.6"]);
    swiss.play(1);
    assert_eq!(seat(&swiss.arbiter, path, ("7", &[])).status, 303);
    assert_eq!(boards(site, path), ["1.5", "1.6"], "a result is in");
    swiss.publish(2);
    assert_eq!(boards(site, path), ["1.5", "1.6", "2.7", "2.8"]);
});

both!(a_player_keeps_a_fixed_board_in_every_round, |site| {
    let hall = Hall::new(site);
    let knecht = entry(site, &hall.tournament, "Josef Knecht");
    let saved = seat(&hall.arbiter, &hall.tournament, ("1", &[(knecht, "2")]));
    assert_eq!(saved.status, 303, "{}", saved.body);
    for round in 1..=3 {
        assert_eq!(board_of(site, &hall.tournament, (round, knecht)), 2);
    }
    assert_eq!(boards(site, &hall.tournament), ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]);
    assert!(hall.arbiter.page(&format!("{}/boards", hall.tournament)).contains("value=\"2\""));
    let acts = details_of_acts!(site, BoardsChanged);
    assert!(acts[0].contains("\"rounds\":[1,2,3]"), "{acts:?}");
    // The same again is no act.
    seat(&hall.arbiter, &hall.tournament, ("1", &[(knecht, "2")]));
    // Without a board the line goes.
    seat(&hall.arbiter, &hall.tournament, ("1", &[(knecht, "")]));
    let log = hall.arbiter.page(&format!("{}/audit", hall.event));
    assert_eq!(log.matches("The boards of").count(), 2, "{log}");
    assert!(log.contains("no fixed board"), "{log}");
});

both!(wrong_boards_are_told_all_at_once_and_kept, |site| {
    let hall = Hall::new(site);
    let of = |name| entry(site, &hall.tournament, name);
    let (knecht, plinio) = (of("Josef Knecht"), of("Plinio Designori"));
    let lines = [(knecht, "2"), (plinio, "2"), (knecht, "3"), (EntryId(0), "4"), (plinio, "many")];
    let refused = seat(&hall.arbiter, &hall.tournament, ("0", &lines));
    assert_eq!(refused.status, 422);
    for words in [
        "Enter a number from 1 to 9999.",
        "Board 2 is taken above.",
        "This player is listed above.",
        "Choose a player, or clear the board.",
        "value=\"many\"",
    ] {
        assert!(refused.body.contains(words), "{words}: {}", refused.body);
    }
    assert_eq!(boards(site, &hall.tournament)[0], "1.1");
    // Beside its own line, whatever was left empty above.
    let (path, entry) = (format!("{}/boards", hall.tournament), knecht.to_string());
    let form = [("first", "1"), ("entry", ""), ("board", ""), ("entry", &entry), ("board", "x")];
    let refused = hall.arbiter.post(&path, &form);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("id=\"board-1-complaint\""), "{}", refused.body);
    let many = format!("entry={knecht}&board=x&").repeat(5000);
    let body = format!("form_key=many&first=1&{many}");
    let form = "application/x-www-form-urlencoded";
    let refused = hall.arbiter.post_bytes(&path, form, body.as_bytes());
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("At most 100 players"), "{}", refused.body);
    assert_eq!(refused.body.matches("name=\"board\"").count(), 102);
});

both!(of_two_who_number_boards_at_once_the_later_one_is_told, |site| {
    let hall = Hall::new(site);
    let path = format!("{}/boards", hall.tournament);
    let form = [("seen", "somebody else's"), ("first", "9")];
    let answer = hall.arbiter.post(&path, &form);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("Somebody else changed the boards"), "{}", answer.body);
    assert!(answer.body.contains("value=\"9\""));
    let seen = hidden(&answer.body, "seen");
    assert_eq!(hall.arbiter.post(&path, &[("seen", &seen), ("first", "9")]).status, 303);
    assert_eq!(boards(site, &hall.tournament)[0], "1.9");
});

both!(the_hall_lists_the_boards_of_all_tournaments, |site| {
    let hall = Hall::new(site);
    let other = Hall::among(site, hall.event.clone(), "Tito Designori\nDasa\n");
    let list = format!("{}/hall", hall.event);
    let page = hall.arbiter.page(&list);
    let shared = "Give one of them another first board";
    assert!(page.contains(shared) && page.contains("uses board 1."), "{page}");
    lacks(&site.visitor().page(&list), shared);
    let range = "Boards 1–2";
    assert!(hall.arbiter.page(&format!("{}/boards", other.tournament)).contains(range));

    seat(&other.arbiter, &other.tournament, ("3", &[]));
    let page = site.visitor().page(&list);
    let places: Vec<usize> =
        ["Josef Knecht", "Dasa"].iter().map(|name| page.find(name).unwrap()).collect();
    assert!(places.is_sorted(), "{page}");
    assert!(page.contains(&format!("{}/rounds/1/boards/3", other.tournament)), "{page}");
    lacks(&hall.arbiter.page(&list), shared);
    let by_name = site.visitor().page(&format!("{list}?by=name"));
    let row = |name: &&str| by_name.find(&format!("<bdi>{name}</bdi></a></th>")).unwrap();
    let names = ["Carlo Ferromonte", "Dasa", "Fritz Tegularius", "Tito Designori"];
    let places: Vec<usize> = names.iter().map(row).collect();
    assert!(places.is_sorted(), "{by_name}");
    assert!(site.visitor().page(&hall.event).contains(&format!("href=\"{list}\"")));
});

both!(a_copy_of_a_tournament_begins_at_the_same_board, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    seat(&administrator, &hall.tournament, ("21", &[]));
    let copy = administrator.submit(&format!("{}/duplicate", hall.tournament), &[]);
    let copy = copy.trim_end_matches("/edit");
    assert!(administrator.page(&format!("{copy}/boards")).contains("value=\"21\""));
});

both!(what_is_over_keeps_its_boards, |site| {
    let hall = Hall::new(site);
    let path = format!("{}/cancel", hall.tournament);
    hall.arbiter.submit(&path, &[("reason", "The hall burned.")]);
    let path = format!("{}/boards", hall.tournament);
    assert!(hall.arbiter.page(&path).contains("can’t be changed"));
    let answer = hall.arbiter.post(&path, &[("seen", ""), ("first", "9")]);
    assert!([409, 422].contains(&answer.status), "{}", answer.status);
    assert_eq!(boards(site, &hall.tournament)[0], "1.1");
});
