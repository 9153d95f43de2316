//! Moves entered on a board: touched, typed, taken back, without a connection.

use serde_json::json;

use crate::database::Lent;
use crate::extent::few_or_many;
use crate::first_start::{PASSWORD, sign_up};
use crate::hall::Hall;
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::{PHONE, SIGNED_IN, Window};

/// Keys, as the protocol writes them.
const ENTER: &str = "\u{e007}";
const ARROW_RIGHT: &str = "\u{e014}";
const BACKSPACE: &str = "\u{e003}";

const NO_CONNECTION: &str = "No connection";
const NOT_CHECKED: &str = "aren’t checked";
const NOT_SENT: &str = "haven’t been sent";

const RECORDS: &str = include_str!("../../crates/rules/tests/data/glass-bead-game.records");

/// The moves of a whole game on the 2×5 board, with captures of every kind.
fn whole_game() -> Vec<&'static str> {
    let (_, record) = RECORDS.split_once("=== s101-0008 |").unwrap();
    let (_, record) = record.split_once("\n\n").unwrap();
    let (moves, _) = record.split_once("\n\n===").unwrap();
    moves.split_whitespace().filter(|word| !word.ends_with('.') && *word != "1-0").collect()
}

/// The page of the board on which Josef Knecht and Plinio Designori play `gbg:5`.
fn at_the_board(database: &Lent) -> Hall {
    let hall = Hall::playing(database, "gbg:5");
    hall.window.resize(PHONE);
    hall.go("/rounds/1/boards/1");
    open(&hall.window);
    hall
}

pub(crate) fn open(window: &Window) {
    window.click("[data-do=open]");
    window.waits_for("a board", is_idle);
}

/// Whether the board shows what the text says.
pub(crate) fn is_idle(window: &Window) -> bool {
    let script = "const desk = document.querySelector('[data-part=desk]');
        return desk.getAttribute('aria-busy') === 'false' && desk.querySelector('svg') !== null;";
    window.read(script, &[]) == json!(true)
}

pub(crate) fn text(window: &Window) -> String {
    let value = window.read("return document.querySelector('#record').value;", &[]);
    value.as_str().unwrap().to_owned()
}

pub(crate) fn touch(window: &Window, touched: &str) {
    window.click(&format!("[data-touched=\"{touched}\"]"));
    window.waits_for("an answer", is_idle);
}

/// Makes every answer late, so that whatever is done next is done before it comes.
pub(crate) fn slow_down(window: &Window) {
    window.run(
        "const quick = window.fetch;
        window.fetch = async (...asked) => {
            await new Promise((later) => setTimeout(later, 150));
            return quick(...asked);
        };",
        &[],
    );
}

/// Lets every question fail with a status, and writes down the pauses before the next ones, which
/// are over at once.
fn fail(window: &Window, status: u16) {
    window.run(
        "window.pauses = [];
        window.n_asked = 0;
        window.fetch = async () => {
            window.n_asked += 1;
            return new Response('', { status: arguments[0] });
        };
        const later = window.setTimeout;
        window.setTimeout = (then, ms) => {
            // Those of other scripts are none of the board's.
            if (ms < 1000 || !new Error().stack.includes('/board-')) return later(then, ms);
            window.pauses.push(ms);
            return window.pauses.length < 4 ? later(then, 0) : 0;
        };",
        &[json!(status)],
    );
}

/// The result as it is chosen on the page.
pub(crate) fn chosen(window: &Window) -> serde_json::Value {
    let script = "return [...document.querySelectorAll('input[type=radio]:checked')]
        .map((radio) => radio.value);";
    window.read(script, &[])
}

/// What is to be touched next for a move of which a part is written.
fn next_touch(mv: &str, begun: &str) -> String {
    let (sowing, capture) = mv.split_once('x').unwrap_or((mv, ""));
    let (sown, taken) = begun.split_once('x').unwrap_or((begun, ""));
    if sown.len() < sowing.len() {
        return sowing[sown.len()..=sown.len()].to_owned();
    }
    let is_digit = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let n_taken = taken.bytes().filter(u8::is_ascii_digit).count();
    let gems = capture.split(',').flat_map(|group| {
        let (pit, gems) = if is_digit(&group) { ("", group) } else { group.split_at(1) };
        gems.chars().map(move |gem| format!("{pit}{gem}"))
    });
    gems.into_iter().nth(n_taken).unwrap()
}

/// Enters a move touch by touch.
fn enter(window: &Window, mv: &str) {
    let before = text(window).len();
    let mut begun = String::new();
    while begun != mv {
        touch(window, &next_touch(mv, &begun));
        let written = text(window);
        let word = written[before..].split_whitespace().last().unwrap_or_default();
        assert!(mv.starts_with(word) && word.len() > begun.len(), "{mv}: {written}");
        word.clone_into(&mut begun);
    }
}

scenario!(a_whole_game_is_entered_by_touch_and_proves_its_result, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    let moves = whole_game();
    assert!(moves.len() == 208 && moves.contains(&"d020xA2"));
    let (touched, rest) = moves.split_at(few_or_many(12, 104));
    let (pasted, rest) = rest.split_at(rest.len() - touched.len());
    for mv in touched {
        enter(window, mv);
    }
    if let Some(last) = pasted.last() {
        window.paste("#record", &format!("{} {}", text(window), pasted.join(" ")));
        // Of the last move that was touched it says the same about another pit.
        window.sees(&format!(" from {}.", &last[..1]));
    }
    for mv in rest {
        enter(window, mv);
    }
    assert_eq!(window.overflow(), 0);
    window.sees("The game is over: South won, 30 to 0.");
    window.sees("The result is filled in.");
    let chosen = "return document.querySelector('input[name=outcome]:checked').value;";
    assert_eq!(window.read(chosen, &[]), json!("first"));
    assert!(text(window).starts_with("1. C30 a05 2. B04 b400 3. A05 d020xA2 4."));
    window.go_by("#result > button");
    window.sees("1 of 1 results in");
    window.sees("verified");
    // Besides which page holds the stream.
    let kept = "return Object.keys(localStorage).filter((key) => key !== 'magister-lease').length;";
    let kept = window.read(kept, &[]);
    assert_eq!(kept, json!(0), "what was sent is kept no longer");
});

scenario!(moves_are_entered_by_keys_alone, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    for key in [ARROW_RIGHT, ARROW_RIGHT, ENTER, ENTER] {
        window.press(key);
        window.waits_for("an answer", is_idle);
    }
    assert_eq!(text(window), "1. C30");
    for key in ["d", "0"] {
        window.press(key);
        window.waits_for("an answer", is_idle);
    }
    assert_eq!(text(window), "1. C30 d02");
    let is_held = "return document.activeElement.dataset.touched !== undefined;";
    assert_eq!(window.read(is_held, &[]), json!(true), "the focus stays on the board");
    let said = "return document.querySelector('[data-part=said]').textContent;";
    let said = window.read(said, &[]);
    assert!(said.as_str().unwrap().contains("from d."), "{said}");
    window.press(BACKSPACE);
    window.waits_for("an answer", is_idle);
    assert_eq!(text(window), "1. C30 d");
    assert_eq!(window.n_of("input[name=outcome]:checked"), 0, "keys of the board only");
});

scenario!(moves_typed_without_waiting_are_written_and_leave_the_result_alone, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    slow_down(window);
    window.run("document.querySelector('[data-touched]').focus();", &[]);
    let before = chosen(window);
    window.press_all(&["C", "3", "0", "d", "0", "2", "B"]);
    window.waits_for("three moves", |window| text(window) == "1. C30 d02 2. B");
    window.waits_for("an answer", is_idle);
    // None of these is a choice now; on the page around they are results and endings.
    window.press_all(&["1", "f", "p", "r", "t", "j", "g"]);
    window.waits_for("an answer", is_idle);
    assert_eq!(text(window), "1. C30 d02 2. B");
    assert_eq!(chosen(window), before, "keys of the board only");
});

scenario!(a_capture_is_typed_as_it_is_written, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    let moves = whole_game();
    let (quiet, capture) = moves.split_at(moves.iter().position(|mv| mv.contains('x')).unwrap());
    window.paste("#record", &quiet.join(" "));
    window.sees(" from A.");
    slow_down(window);
    window.run("document.querySelector('[data-touched]').focus();", &[]);
    let before = chosen(window);
    let keys: Vec<String> = capture[0].chars().map(String::from).collect();
    window.press_all(&keys.iter().map(String::as_str).collect::<Vec<_>>());
    window.waits_for("the capture", |window| text(window).ends_with(capture[0]));
    assert_eq!(chosen(window), before, "keys of the board only");
});

scenario!(a_key_too_many_is_taken_back_alone, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    slow_down(window);
    window.run("document.querySelector('[data-touched]').focus();", &[]);
    window.press_all(&["C", "3", "d", BACKSPACE]);
    window.waits_for("a move", |window| is_idle(window) && text(window) == "1. C30");
});

scenario!(quick_touches_wait_for_each_other, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    // Nobody has heard from the server yet when the bead is touched.
    let script = "const desk = document.querySelector('[data-part=desk]');
        const touch = (css) => desk.querySelector(css)
            .dispatchEvent(new MouseEvent('click', { bubbles: true }));
        touch('[data-touched=C]');
        const early = document.createElement('button');
        early.type = 'button'; early.dataset.touched = '3';
        desk.append(early); early.click(); early.remove();";
    window.run(script, &[]);
    window.waits_for("both", |window| text(window) == "1. C30");
});

scenario!(a_touch_that_misses_takes_those_behind_it_along, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    slow_down(window);
    window.run(
        "const board = document.querySelector('[data-part=board]');
        for (const name of ['C', 'C', 'd']) {
            const field = document.createElement('i');
            field.dataset.touched = name;
            board.append(field); field.click(); field.remove();
        }",
        &[],
    );
    window.waits_for("one touch", |window| is_idle(window) && text(window) == "1. C");
    touch(window, "3");
    window.waits_for("no move that nobody made", |window| window.text().contains("North to move"));
    assert_eq!(text(window), "1. C30");
});

scenario!(undo_takes_back_a_bead_then_a_move, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    for mv in ["C30", "c30", "D032"] {
        enter(window, mv);
    }
    for left in ["1. C30 c30 2. D0", "1. C30 c30 2. D", "1. C30 c30", "1. C30 c"] {
        window.click("[data-do=undo]");
        window.waits_for("an answer", is_idle);
        assert_eq!(text(window), left);
    }
    window.paste("#record", "1. C30 c30 2. D032 b402");
    window.waits_for("the board", |window| window.text().contains("South to move"));
    window.waits_for("an answer", is_idle);
    window.click("[data-do=undo]");
    window.waits_for("a move less", |window| text(window) == "1. C30 c30 2. D032 ");
});

scenario!(the_board_follows_the_text, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    window.paste("#record", "1. C30 c30 2. D032");
    window.sees("North to move");
    assert_eq!(window.n_of("[data-touched=d]"), 1);
    window.paste("#record", "1. C30 c30 2. D9");
    window.sees("Pit D holds 320");
    assert_eq!(window.n_of("[data-touched]"), 0, "nothing behind a fault");
    window.paste("#record", "1. C30 c");
    window.sees("which bead falls into d?");
    touch(window, "0");
    assert_eq!(text(window), "1. C30 c03");
});

scenario!(without_a_connection_moves_are_kept_unchecked_and_checked_later, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    enter(window, "C30");
    window.go_offline();
    window.click("[data-touched=d]");
    window.sees(&format!("{NO_CONNECTION}: these moves {NOT_CHECKED}."));
    assert_eq!(text(window), "1. C30 d");
    window.paste("#record", "1. C30 d20");
    window.click("input[name=outcome][value=first]");
    window.click("input[name=ending][value=resignation]");
    window.click("#result > button");
    window.sees("stay on this device");
    assert!(window.path().ends_with("/boards/1"), "nothing was sent");

    window.go_online();
    hall.go("/rounds/1/boards/1");
    window.sees(&format!("These moves were kept on this device and {NOT_SENT}."));
    assert_eq!(text(window), "1. C30 d20");
    open(window);
    window.sees("South to move");
    assert!(!window.text().contains(NOT_CHECKED));
    window.click("input[name=outcome][value=first]");
    window.click("input[name=ending][value=resignation]");
    window.go_by("#result > button");
    window.sees("moves legal");
    hall.go("/rounds/1/boards/1");
    assert!(!window.text().contains(NOT_SENT));
});

scenario!(what_waited_for_a_connection_is_checked_as_soon_as_there_is_one, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    window.paste("#record", "1. C30 c9");
    let fault = "Pit c holds";
    window.sees(fault);
    window.go_offline();
    window.paste("#record", "1. C30 c");
    window.sees(NO_CONNECTION);
    window.waits_for("no more of that", |window| !window.text().contains(fault));
    window.go_online();
    window.sees("which bead falls into d?");
    assert_eq!(window.n_of("textarea.unchecked"), 0);
});

scenario!(a_server_in_trouble_is_asked_again_after_ever_longer_pauses, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    fail(window, 503);
    window.paste("#record", "1. C30 c");
    window.sees("The server didn’t answer; trying again");
    let pauses = "return window.pauses;";
    window.waits_for("four pauses", |window| {
        window.read(pauses, &[]) == json!([5000, 10_000, 20_000, 40_000])
    });
});

scenario!(nobody_is_asked_for_a_board_put_away_with_nothing_to_send, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    fail(window, 503);
    // The board is closed while the next question is still to be asked.
    let script = "const later = window.setTimeout;
        const isOther = (ms) => ms < 1000 || !new Error().stack.includes('/board-');
        window.setTimeout = (then, ms) => isOther(ms) ? later(then, ms) : (window.then = then, 0);
        window.dispatchEvent(new Event('offline'));
        window.n_asked = 0;
        document.querySelector('[data-do=open]').click();
        window.then();
        return window.n_asked;";
    assert_eq!(window.run(script, &[]), json!(0));
    let script = "document.querySelector('[data-do=open]').click(); return window.n_asked;";
    assert_eq!(window.run(script, &[]), json!(1), "asked when it is opened again");
});

scenario!(what_asking_again_does_not_mend_is_told_and_asked_once, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    let told = [
        (400, "the server refused"),
        (401, "you are signed out"),
        (403, "the server refused"),
        (413, "the text is too long"),
    ];
    for (status, words) in told {
        fail(window, status);
        window.paste("#record", &format!("1. C30 {{{status}}}"));
        window.sees(words);
        assert!(!window.text().contains(NO_CONNECTION), "{status}");
        let asked = window.read("return [window.n_asked, window.pauses.length];", &[]);
        assert_eq!(asked, json!([1, 0]), "{status}");
    }
});

scenario!(whoever_has_signed_in_elsewhere_goes_on_when_coming_back, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    window.run("window.honest = window.fetch;", &[]);
    fail(window, 401);
    window.paste("#record", "1. C30 c");
    window.sees("you are signed out");
    window.run("window.fetch = window.honest; window.dispatchEvent(new Event('focus'));", &[]);
    window.sees("which bead falls into d?");
});

/// Chooses an own password in the place of one that somebody else has set.
fn change_password(window: &Window) {
    window.sees("Choose your own password");
    window.fill("#present_password", PASSWORD);
    for field in ["#password", "#password_again"] {
        window.fill(field, "another phrase of beads");
    }
    window.go_by("main form button");
    window.sees("Password changed");
}

scenario!(what_one_account_left_unsent_is_not_shown_to_the_next, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = &sign_up(&mut server);
    window.go("/accounts");
    for field in ["#password", "#password_again"] {
        window.fill(field, PASSWORD);
    }
    window.fill("#name", "Plinio Designori");
    window.set("#rank", "administrator");
    window.go_by("#account-form button");
    window.has("tbody tr:nth-child(2)");
    window.go("/games/new");
    window.paste("#record", "[Game \"gbg:5\"]\n\nC30");
    for (name, is_shown) in [("Plinio Designori", false), ("Josef Knecht", true)] {
        window.go("/events");
        window.click(SIGNED_IN);
        window.go_by(".who button");
        window.go("/sign-in");
        window.fill("#name", name);
        window.fill("#password", PASSWORD);
        window.go_by("main form button");
        window.has(SIGNED_IN);
        if name == "Plinio Designori" {
            change_password(window);
        }
        window.go("/games/new");
        assert_eq!(text(window).contains("C30"), is_shown, "{name}");
    }
});

scenario!(a_record_to_be_published_is_begun_and_entered_on_the_board, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    window.go("/games/new");
    window.click("[data-beginnings] button");
    window.waits_for("a board", is_idle);
    enter(window, "C30");
    let written = text(window);
    assert!(written.starts_with("[Game \"gbg:") && written.ends_with("\n\n1. C30"), "{written}");
});

scenario!(beads_are_large_enough_for_a_thumb, |database| {
    let hall = at_the_board(database);
    let window = &hall.window;
    touch(window, "C");
    let least = "return Math.min(...[...document.querySelectorAll('.hand button, .can .pit')]
        .flatMap((part) => [part.getBoundingClientRect().width, part.getBoundingClientRect().height]));";
    assert!(window.read(least, &[]).as_f64().unwrap() >= 44.0);
    assert_eq!(window.overflow(), 0);
});
