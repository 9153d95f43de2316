//! A whole round on one page, one key a board: who may, what is saved, what is asked again.

use chrono::TimeDelta;
use domain::audit::Act;
use domain::pairings::Pairing;
use domain::results::{Ending, Recorded, RecordedOutcome};
use serde_json::{Value, json};
use store::{pairings, results, schedule};
use system::clock;

use super::played::{Plan, Played, count_acts};
use super::support::{Browser, Site, hidden};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

const JSON: (&str, &str) = ("Accept", "application/json");

/// A running round robin of four, with those who work there.
struct Desk<'a> {
    played: Played<'a>,
    event: String,
    administrator: Browser,
    scorekeeper: Browser,
    arbiter: Browser,
}

impl<'a> Desk<'a> {
    fn new(site: &'a Site) -> Self {
        let administrator = site.administrator();
        let played = Played::start(site, &Plan::RATED, &NAMES);
        let event = format!("/events/{}", played.event);
        Self {
            scorekeeper: site.with_role(&administrator, &event, "scorekeeper"),
            arbiter: site.with_role(&administrator, &event, "arbiter"),
            event,
            administrator,
            played,
        }
    }

    fn path(&self) -> String {
        self.played.path("rounds/1/enter")
    }

    fn history(&self, site: &Site, board: u16) -> Vec<Recorded> {
        let id = self.played.id;
        let read = site.store.read(|db| {
            let all = pairings::list(db, id)?;
            let at = |one: &&Pairing| (one.round, one.board) == (1, board);
            results::history(db, all.iter().find(at).unwrap().id)
        });
        read.unwrap()
    }

    /// Sends what the script sends; answers the status and the JSON.
    fn key(&self, who: &Browser, board: u16, says: &[(&str, &str)]) -> (u16, Value) {
        let board = board.to_string();
        let form = [&[("board", board.as_str())], says].concat();
        let answer = who.post_saying(&self.path(), &form, JSON);
        (answer.status, serde_json::from_str(&answer.body).unwrap())
    }
}

fn newest(answer: &Value) -> String {
    answer["result"].to_string()
}

both!(a_button_of_the_page_saves_and_leads_back_to_its_row, |site| {
    let desk = Desk::new(site);
    let page = desk.scorekeeper.page(&desk.path());
    assert!(page.contains("0 of 2 results in") && page.contains("value=\"first-absent\""));
    // The Glass Bead Game has no draws but by agreement, which is said on the board's page.
    assert!(!page.contains("name=\"outcome\" value=\"draw\""), "{page}");
    let form = [("board", "2"), ("outcome", "second")];
    let back = desk.scorekeeper.submit(&desk.path(), &form);
    assert_eq!(back, format!("{}?board=2#board-2", desk.path()));
    let page = desk.scorekeeper.page(back.split('#').next().unwrap());
    assert!(page.contains("1 of 2 results in") && page.contains("0–1"), "{page}");
    assert!(page.contains(">saved</span>") && page.contains("value=\"undo\""), "{page}");
    let history = desk.history(site, 2);
    let decision = history[0].decision;
    assert_eq!((decision.outcome, decision.ending), (RecordedOutcome::Second, Ending::Played));
    desk.scorekeeper.submit(&desk.path(), &[("board", "1"), ("outcome", "both-absent")]);
    let decision = desk.history(site, 1)[0].decision;
    assert_eq!((decision.outcome, decision.ending), (RecordedOutcome::Neither, Ending::Forfeit));
    let pile = desk.scorekeeper.page(&format!("{}?mode=pile", desk.path()));
    let at = |words: &str| pile.find(words).unwrap_or_else(|| panic!("{words}: {pile}"));
    assert!(at("Details of board 2") < at("Details of board 1"), "in the order of the slips");
    assert_eq!(count_acts!(site, ResultEntered), 2);
});

both!(only_staff_comes_to_the_page_and_the_round_leads_there, |site| {
    let desk = Desk::new(site);
    let path = desk.path();
    let form = [("board", "1"), ("outcome", "first")];
    assert_eq!(site.visitor().get(&path).status, 303);
    assert_eq!(site.visitor().post(&path, &form).status, 401);
    let member = site.with_role(&desk.administrator, &desk.event, "");
    assert_eq!(member.get(&path).status, 403);
    assert_eq!(member.post(&path, &form).status, 403);
    assert_eq!(desk.scorekeeper.get(&desk.played.path("rounds/9/enter")).status, 404);
    let round = desk.played.path("rounds/1");
    let link = format!("href=\"{path}\"");
    assert!(desk.scorekeeper.page(&round).contains(&link));
    let tournament = desk.played.path("");
    let overview = desk.scorekeeper.page(tournament.trim_end_matches('/'));
    assert!(overview.contains(&link), "{overview}");
    assert!(!site.visitor().page(&round).contains(&link));
    assert!(site.visitor().page(&round).contains("0 of 2 results in"));
});

both!(the_script_is_answered_in_json, |site| {
    let desk = Desk::new(site);
    let (status, saved) = desk.key(&desk.scorekeeper, 1, &[("outcome", "first")]);
    assert_eq!(status, 200, "{saved}");
    let id = desk.history(site, 1)[0].id.0;
    let told = "Board 1: Josef Knecht 1–0 Carlo Ferromonte";
    let expected = json!({
        "fault": null, "words": told, "board": 1, "href": desk.played.path("rounds/1/boards/1"),
        "result": id, "choice": null, "outcome": "first", "score": "1–0", "open": false,
        "progress": "1 of 2 results in", "done": 1,
    });
    assert_eq!(saved, expected);
    // The same again, as after an answer that was lost, changes nothing.
    assert_eq!(desk.key(&desk.scorekeeper, 1, &[("outcome", "first")]), (200, expected));
    assert_eq!(desk.history(site, 1).len(), 1);
    let (status, unread) = desk.key(&desk.scorekeeper, 1, &[("outcome", "third")]);
    assert_eq!((status, &unread["fault"]), (422, &json!("unread")));
    let (status, gone) = desk.key(&desk.scorekeeper, 7, &[("outcome", "first")]);
    assert_eq!((status, &gone["fault"]), (404, &json!("gone")));
    let (status, draw) = desk.key(&desk.scorekeeper, 2, &[("outcome", "draw")]);
    assert_eq!((status, &draw["fault"]), (422, &json!("refused")));
    assert!(draw["words"].as_str().unwrap().contains("has no draws"), "{draw}");
});

both!(a_second_typing_is_compared_and_changes_nothing, |site| {
    let desk = Desk::new(site);
    desk.key(&desk.scorekeeper, 1, &[("outcome", "second-absent")]);
    let compare = |board: u16, outcome: &str| -> Value {
        let query = format!("{}?mode=rekey&board={board}&outcome={outcome}", desk.path());
        let answer = desk.scorekeeper.get_as(&query, JSON);
        assert_eq!(answer.status, 200);
        serde_json::from_str(&answer.body).unwrap()
    };
    assert_eq!(compare(1, "second-absent")["agrees"], json!(true));
    let other = compare(1, "first");
    assert_eq!(other["agrees"], json!(false), "a forfeit is no played game");
    assert_eq!(other["words"], json!("Board 1: you typed 1–0, but +/– is recorded."));
    assert_eq!(
        compare(2, "first")["words"],
        json!("Board 2: you typed 1–0, but no result is recorded.")
    );
    assert_eq!(compare(9, "first")["agrees"], json!(false));
    assert_eq!(desk.history(site, 1).len(), 1);
    // What is typed again is not read off the page.
    let recorded = "data-part=\"score\">+/–</td>";
    assert!(desk.scorekeeper.page(&desk.path()).contains(recorded));
    let page = desk.scorekeeper.page(&format!("{}?mode=rekey", desk.path()));
    assert!(page.contains("0</span> of 2 agree") && !page.contains(recorded), "{page}");
});

both!(of_two_at_once_the_second_is_shown_the_difference, |site| {
    let desk = Desk::new(site);
    desk.key(&desk.scorekeeper, 1, &[("outcome", "first")]);
    let (status, other) = desk.key(&desk.arbiter, 1, &[("outcome", "second")]);
    assert_eq!((status, &other["fault"]), (409, &json!("overtaken")));
    let told = "Board 1: you typed 0–1, but somebody else just entered 1–0.";
    assert_eq!(other["words"], json!(told));
    let (_, same) = desk.key(&desk.arbiter, 1, &[("outcome", "first"), ("choice", "")]);
    assert!(same["words"].as_str().unwrap().contains("too"), "{same}");
    // Whoever has seen the result corrects it on the page of the board.
    let seen = newest(&other);
    let (status, decided) =
        desk.key(&desk.arbiter, 1, &[("outcome", "second"), ("replaces", &seen)]);
    assert_eq!((status, &decided["fault"]), (422, &json!("decided")));
    let page = desk.arbiter.post(&desk.path(), &[("board", "1"), ("outcome", "second")]);
    assert_eq!(page.status, 409);
    assert!(page.body.contains(told) && page.body.contains("Open board"), "{}", page.body);
    assert_eq!(desk.history(site, 1).len(), 1);
});

both!(what_is_improbable_is_saved_once_it_is_confirmed, |site| {
    let desk = Desk::new(site);
    let begins = (clock::now() + TimeDelta::hours(1)).naive_utc();
    let times = [(1, begins)].into_iter().collect();
    site.store.write(|db| schedule::save(db, desk.played.id, &times)).unwrap();
    let absent = [("outcome", "first-absent")];
    let (status, early) = desk.key(&desk.scorekeeper, 1, &absent);
    assert_eq!((status, &early["fault"]), (422, &json!("improbable")));
    let page = desk.scorekeeper.post(&desk.path(), &[("board", "1"), ("outcome", "first-absent")]);
    assert_eq!(page.status, 422);
    assert!(page.body.contains("Save anyway") && page.body.contains("before the round begins"));
    assert_eq!(hidden(&page.body, "sure"), "yes");
    assert_eq!(desk.history(site, 1).len(), 0);
    let (status, saved) = desk.key(&desk.scorekeeper, 1, &[absent[0], ("sure", "yes")]);
    assert_eq!((status, &saved["score"]), (200, &json!("–/+")));
    // Games may begin before their time.
    assert_eq!(desk.key(&desk.scorekeeper, 2, &[("outcome", "first")]).0, 200);
});

both!(a_scorekeeper_undoes_an_own_entry_at_once_and_no_other, |site| {
    let desk = Desk::new(site);
    let (_, saved) = desk.key(&desk.scorekeeper, 1, &[("outcome", "first")]);
    let undo = |id: &str| vec![("outcome", "undo".to_owned()), ("replaces", id.to_owned())];
    let send = |who: &Browser, form: &[(&'static str, String)]| {
        let form: Vec<_> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        desk.key(who, 1, &form)
    };
    // Others say why, on the page of the board.
    let other = site.with_role(&desk.administrator, &desk.event, "scorekeeper");
    let (status, refused) = send(&other, &undo(&newest(&saved)));
    assert_eq!((status, &refused["fault"]), (422, &json!("refused")));
    assert!(refused["words"].as_str().unwrap().contains("Only an arbiter"), "{refused}");
    let (status, refused) = send(&desk.arbiter, &undo(&newest(&saved)));
    assert_eq!(status, 422);
    assert!(refused["words"].as_str().unwrap().contains("Enter a reason"), "{refused}");
    let (status, undone) = send(&desk.scorekeeper, &undo(&newest(&saved)));
    assert_eq!((status, &undone["open"]), (200, &json!(true)), "{undone}");
    let history = desk.history(site, 1);
    assert_eq!(history[1].decision.outcome, RecordedOutcome::Open);
    assert_eq!(history[1].reason.as_deref(), Some("Undone at once."));
    assert_eq!(count_acts!(site, ResultCorrected), 1);
    let (status, again) =
        desk.key(&desk.scorekeeper, 1, &[("outcome", "second"), ("replaces", &newest(&undone))]);
    assert_eq!((status, &again["score"]), (200, &json!("0–1")));
    // What was corrected is an arbiter's from then on.
    let board = desk.played.path("rounds/1/boards/1");
    let from = newest(&again);
    let correction = [
        ("outcome", "first"),
        ("ending", "played"),
        ("replaces", &*from),
        ("reason", "the slip was misread"),
    ];
    desk.arbiter.submit(&board, &correction);
    let corrected = desk.history(site, 1).last().unwrap().id.to_string();
    assert_eq!(send(&desk.scorekeeper, &undo(&corrected)).0, 422);
});

both!(nothing_is_undone_in_a_closed_tournament, |site| {
    let desk = Desk::new(site);
    desk.played.record(&["x 1 1 1", ". x 1 1", ". . x 1", ". . . x"]);
    let (administrator, close) = (&desk.administrator, desk.played.path("close"));
    let page = administrator.page(&close);
    administrator.submit(&close, &[("version", &hidden(&page, "version"))]);
    let newest = desk.history(site, 1)[0].id.to_string();
    let form = [("outcome", "undo"), ("replaces", newest.as_str())];
    assert_eq!(desk.key(&desk.scorekeeper, 1, &form).0, 422);
    assert_eq!(desk.key(administrator, 1, &form).0, 422);
    let page = desk.scorekeeper.page(&desk.path());
    assert!(page.contains("2 of 2 results in"), "{page}");
});
