//! A game ply by ply: the players with their points, the chart, both sides of the board, and the
//! page for the frames of other sites.

use magister::web::{PageKind, ROUTES};

use super::routes::path_of;
use super::support::{Browser, Site, lacks};

const GAME: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

/// The game of 1997, and its path.
fn published(site: &Site) -> (Browser, String) {
    let form = [("title", "Freeling–van Zon"), ("record", GAME)];
    (site.visitor(), site.administrator().submit("/games", &form))
}

/// The lines of both players, the upper one first: who, and how many points.
fn player_lines(page: &str) -> Vec<(String, String)> {
    let lines = page.split("<div class=\"player-line").skip(1);
    let between = |text: &str, start: &str, end: &str| {
        let (_, rest) = text.split_once(start).unwrap();
        rest.split(end).next().unwrap().to_owned()
    };
    lines.map(|line| (between(line, "<bdi>", "</bdi>"), between(line, "title=\"", "\""))).collect()
}

both!(a_game_opens_before_its_first_move, |site| {
    let (visitor, game) = published(site);
    let page = visitor.page(&game);
    assert!(page.contains("Start (ply 0 of 143)"), "{page}");
    assert!(page.contains("value=\"50,40,30,20,10 50,40,30,20,10 - - S\""), "{page}");
    assert!(page.contains(&format!("href=\"{game}/1\" rel=\"next\"")), "{page}");
    lacks(&page, "data-moved");
    lacks(&page, "aria-current=\"step\"");
});

both!(both_players_stand_beside_the_board_with_their_points, |site| {
    let (visitor, game) = published(site);
    let [south, north] = ["Freeling", "van Zon"].map(str::to_owned);
    let page = visitor.page(&format!("{game}/143"));
    let expected = [(north.clone(), "North 7".to_owned()), (south.clone(), "South 23".to_owned())];
    assert_eq!(player_lines(&page), expected);
    let flipped = visitor.page(&format!("{game}/143?from=second"));
    let expected = [(south, "South 23".to_owned()), (north, "North 7".to_owned())];
    assert_eq!(player_lines(&flipped), expected, "who sits below is below");
    for ply in [0, 1, 142] {
        assert!(flipped.contains(&format!("href=\"{game}/{ply}?from=second\"")), "{ply}");
    }
    assert!(flipped.contains(&format!("href=\"{game}/143\" rel=\"alternate nofollow\"")));
    assert_eq!(visitor.get(&format!("{game}/143?from=above")).status, 400);
});

both!(the_points_over_the_game_are_drawn_with_a_mark_at_the_ply, |site| {
    let (visitor, game) = published(site);
    let chart = |ply: u32| {
        let page = visitor.page(&format!("{game}/{ply}"));
        let (_, rest) = page.split_once("<svg class=\"chart points\"").unwrap();
        rest.split_once("</svg>").unwrap().0.to_owned()
    };
    let (early, late) = (chart(10), chart(100));
    assert!(early.contains("at the end South 23, North 7"), "{early}");
    assert_eq!(early.matches("class=\"line\"").count(), 2);
    let [line, mark] = ["class=\"line\" d=\"", "class=\"tick\" d=\""];
    let part = |chart: &str, start: &str| {
        chart.split(start).nth(1).map(|rest| rest.split('"').next().unwrap().to_owned())
    };
    assert_eq!(part(&early, line), part(&late, line));
    assert_ne!(part(&early, mark), part(&late, mark));
});

both!(each_ply_has_its_position_its_link_and_its_steps_to_be_shown, |site| {
    let (visitor, game) = published(site);
    let page = visitor.page(&format!("{game}/1"));
    let moved = page.split("data-moved=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(moved, Some("C D3 E0"));
    assert!(page.contains(&format!("value=\"{}{game}/1\"", site.url)), "{page}");
    let snippet = format!("&#60;iframe src=&#34;{}{game}/embed&#34;", site.url);
    assert!(page.contains(&snippet), "{page}");
    assert!(page.contains("<summary>Embed</summary>"));
});

both!(the_page_for_frames_knows_nobody_and_may_stand_anywhere, |site| {
    let (visitor, game) = published(site);
    let administrator = site.administrator();
    for path in ["/embed", "/embed/0", "/embed/143", "/embed/30?from=second"] {
        let path = format!("{game}{path}");
        for browser in [&visitor, &administrator] {
            let answer = browser.get(&path);
            assert_eq!(answer.status, 200, "{path}");
            let policy = answer.header("content-security-policy");
            assert!(policy.ends_with("frame-ancestors *"), "{policy}");
            assert!(policy.contains("form-action 'none'"), "{policy}");
            assert_eq!(answer.header("set-cookie"), "", "{path}");
            assert_eq!(answer.header("x-frame-options"), "", "{path}");
            for part in ["<form", "form_key", "/account", "sign-out", "sign-in"] {
                lacks(&answer.body, part);
            }
        }
    }
    let page = visitor.page(&format!("{game}/embed/30"));
    assert!(page.contains(&format!("href=\"{game}/embed/31\" rel=\"next\"")), "{page}");
    assert!(page.contains("<bdi>van Zon</bdi>") && page.contains("<svg class=\"board\""), "{page}");
    assert!(page.contains(&format!("href=\"{game}\" target=\"_blank\" rel=\"noopener\"")));
    assert_eq!(visitor.get(&format!("{game}/embed/144")).status, 404);
    let done = format!("magister-done-{}=done%3Ddone-saved", site.url.rsplit(':').next().unwrap());
    let answer = visitor.get_with(&format!("{game}/embed"), &done);
    assert_eq!(answer.header("set-cookie"), "", "what was done is not told here, nor forgotten");
});

both!(no_other_page_can_be_framed, |site| {
    let (visitor, _) = published(site);
    let event = site.administrator().published_event();
    let tournament = site.administrator().tournament(&event);
    let mut n_framed = 0;
    for route in ROUTES.iter().filter(|route| route.method.is_safe()) {
        let path = path_of(route, &event, &tournament);
        let answer = visitor.get(&path);
        let policy = answer.header("content-security-policy");
        let is_embed = route.path.starts_with("/games/{game}/embed");
        assert_eq!(policy.contains("frame-ancestors *"), is_embed, "{path}: {policy}");
        assert_eq!(policy.contains("frame-ancestors 'none'"), !is_embed, "{path}: {policy}");
        assert_eq!(route.page == PageKind::Framed, is_embed, "{path}");
        n_framed += usize::from(is_embed);
    }
    assert_eq!(n_framed, 2);
});

both!(what_is_not_there_is_in_no_frame, |site| {
    let (visitor, game) = published(site);
    assert_eq!(visitor.get(&format!("{game}/embed")).status, 200);
    let nowhere = visitor.get("/games/99/embed");
    assert_eq!(nowhere.status, 404);
    assert!(nowhere.header("content-security-policy").ends_with("frame-ancestors 'none'"));
});

both!(a_page_with_boards_has_what_they_are_drawn_with_once, |site| {
    let administrator = site.administrator();
    published(site);
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    administrator.start(&tournament);
    let mut n_pages = 0;
    for route in ROUTES.iter().filter(|route| route.method.is_safe()) {
        let path = path_of(route, &event, &tournament);
        let page = administrator.get(&path).body;
        let has_board = page.contains("<svg class=\"board") || page.contains("data-writing=");
        let n_drawings = page.matches("<svg class=\"glass\"").count();
        assert!(n_drawings <= 1 && (n_drawings == 1 || !has_board), "{path}: {n_drawings}");
        if has_board {
            n_pages += 1;
            let ids: Vec<&str> = page.split(" id=\"").skip(1).collect();
            let mut ids: Vec<_> = ids.iter().filter_map(|rest| rest.split('"').next()).collect();
            ids.sort_unstable();
            let twice: Vec<_> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
            assert!(twice.is_empty(), "{path}: {twice:?}");
        }
    }
    assert!(n_pages >= 6, "{n_pages}");
});
