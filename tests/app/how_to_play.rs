//! How each game is played: the rules, and the board to try, for anybody.

use rules::Game;

use super::support::{Browser, lacks};

/// Where the links of the board to try lead.
fn ways(page: &str) -> Vec<String> {
    let links = page.split("href=\"?moves=").skip(1);
    links.filter_map(|rest| rest.split("#try").next()).map(str::to_owned).collect()
}

/// Follows the first way from a board of a game, so many times.
fn play(browser: &Browser, spec: &str, n_taps: usize) -> String {
    let mut page = browser.page(&format!("/how-to-play/{spec}"));
    for _ in 0..n_taps {
        let Some(way) = ways(&page).into_iter().next() else { break };
        page = browser.page(&format!("/how-to-play/{spec}?moves={way}"));
    }
    page
}

both!(every_game_has_its_rules_and_a_board_that_answers, |site| {
    let visitor = site.visitor();
    let list = visitor.page("/how-to-play");
    for family in Game::FAMILIES {
        assert!(list.contains(&format!("href=\"/how-to-play/{family}\"")), "{family}");
        let page = visitor.page(&format!("/how-to-play/{family}"));
        assert!(page.contains("Your move") && page.contains("Sources"), "{family}");
    }
    for spec in Game::samples() {
        let start = visitor.page(&format!("/how-to-play/{spec}"));
        let game: Game = spec.parse().unwrap();
        let n_moves = rules::AnyPosition::start(game).continuations("").next.len();
        assert_eq!(ways(&start).len(), n_moves, "{spec}");
        let later = play(&visitor, spec, 3);
        assert!(later.contains("rel=\"prev nofollow\""), "{spec}");
        lacks(&later, "These moves can’t be read");
    }
});

both!(a_bead_in_hand_is_a_link_and_a_move_is_taken_back, |site| {
    let visitor = site.visitor();
    let page = visitor.page("/how-to-play/gbg:5?moves=C30+d");
    assert_eq!(ways(&page), ["C30+d20", "C30+d02", "C30"]);
    assert!(page.contains("North: which bead falls into e?"), "{page}");
    let page = visitor.page("/how-to-play/gbg:5?moves=C30+d20");
    assert!(page.contains("beads from d.") && page.contains("C30 d20"), "{page}");
    assert!(page.contains("href=\"?#try\""), "the way to the start");
});

both!(a_game_that_is_over_says_who_has_won, |site| {
    let moves = "b2+b5+b8+e2+e5+e8+h2+h5+h8";
    let page = site.visitor().page(&format!("/how-to-play/gbc:9?moves={moves}"));
    assert!(page.contains("The game is over: Red won, 45 to 36."), "{page}");
});

both!(what_is_no_game_is_not_found_and_what_is_no_move_is_said, |site| {
    let visitor = site.visitor();
    for path in ["chess", "gbg:12", "result-only:Hive", "gbg:6,", "%3Cb%3E", "1"] {
        assert_eq!(visitor.get(&format!("/how-to-play/{path}")).status, 404, "{path}");
    }
    let page = visitor.page("/how-to-play/gbg:5?moves=C30+d9");
    assert!(page.contains("Pit d holds"), "{page}");
    let long = "C30+".repeat(400);
    for moves in [
        long.as_str(),
        &"A".repeat(9_000),
        "%EF%BB%BF",
        "%01",
        "{%3Cscript%3E",
        "[a+%22b%22]",
        "%F0%9F%8E%B2",
    ] {
        let page = visitor.page(&format!("/how-to-play/gbg:9?moves={moves}"));
        assert!(page.contains("Try it"), "{moves}");
        assert!(!page.contains("<script>"), "{moves}");
    }
    let page = visitor.page(&format!("/how-to-play/gbg:9?moves={long}"));
    assert!(page.contains("This board takes up to 200 moves"), "{page}");
    assert_eq!(visitor.get("/how-to-play/gbg?moves=a&moves=b").status, 400);
    assert!(visitor.get("/how-to-play/gbg?moves=%00").status < 500);
    assert!(visitor.get("/how-to-play/gbg?moves=%ff").status < 500);
});
