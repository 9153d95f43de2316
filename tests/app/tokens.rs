//! Tokens: made once, used by programs at one tournament, ended.

use domain::audit::{Act, RecordedAct, Via};
use serde_json::{Value, json};
use store::audit;

use super::links::Hall;
use super::support::{Answer, Browser, Site, hidden};
use super::swiss::Swiss;
use crate::database::unique;

/// A day on which a token still works.
fn tomorrow() -> String {
    (system::clock::now() + chrono::TimeDelta::days(1)).date_naive().to_string()
}

/// Makes a token at a tournament, as somebody signed in does.
pub(crate) fn token(organiser: &Browser, tournament: &str) -> String {
    let form = [("form_key", &*unique("key")), ("name", "Scoreboard"), ("last_day", &*tomorrow())];
    let page = organiser.post(&format!("{tournament}/tokens"), &form);
    assert_eq!(page.status, 200, "{}", page.body);
    let (_, rest) = page.body.split_once("<code class=\"secret\">").unwrap();
    rest.split_once('<').unwrap().0.to_owned()
}

/// A program with its token.
pub(crate) struct Program<'a> {
    pub(crate) browser: Browser,
    pub(crate) token: &'a str,
}

impl Program<'_> {
    fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", &*bearer), ("content-type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.browser.ask((method, &format!("/api/v1{path}")), &headers, &body)
    }

    fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &Value::Null)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, body)
    }
}

fn json_of(answer: &Answer) -> Value {
    serde_json::from_str(&answer.body).unwrap()
}

both!(a_token_is_shown_once_and_works_until_it_is_revoked, |site| {
    let hall = Hall::new(site);
    let organiser = site.administrator();
    let page = format!("{}/tokens", hall.tournament);
    let refused =
        organiser.post(&page, &[("form_key", &*unique("key")), ("name", " "), ("last_day", "")]);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("name-complaint") && refused.body.contains("last_day-complaint"));

    let secret = token(&organiser, &hall.tournament);
    assert!(secret.starts_with("mgs_") && secret.len() > 40, "{}", secret.len());
    let listed = organiser.page(&page);
    assert!(!listed.contains(&secret));
    assert!(listed.contains("Scoreboard") && listed.contains("Never used"), "{listed}");
    let kept = site.store.read(|db| {
        use diesel::prelude::*;
        #[derive(QueryableByName)]
        struct Hash {
            #[diesel(sql_type = diesel::sql_types::Text)]
            token_hash: String,
        }
        let query = diesel::sql_query("SELECT token_hash FROM tokens");
        Ok(query.load::<Hash>(db)?.into_iter().map(|row| row.token_hash).collect::<Vec<_>>())
    });
    assert!(kept.unwrap().iter().all(|hash| hash.len() == 64 && !secret.contains(hash)));

    let program = Program { browser: site.visitor(), token: &secret };
    let checkin = format!("{}/checkin", hall.tournament);
    assert_eq!(program.get(&checkin).status, 200);
    let is_used = || organiser.page(&page).contains("Last used");
    assert!((0..50).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        is_used()
    }));
    organiser.submit(&format!("{page}/1/end"), &[]);
    assert_eq!(program.get(&checkin).status, 401);
    let acts = logged(site);
    let made =
        |one: &&RecordedAct| matches!(one.act, Act::TokenMade { .. } | Act::TokenRevoked { .. });
    assert_eq!(acts.iter().filter(made).count(), 2);
});

both!(a_token_is_worth_something_at_its_tournament_and_in_its_header_alone, |site| {
    let hall = Hall::new(site);
    let other = site.administrator().tournament(&hall.event);
    let secret = token(&site.administrator(), &hall.tournament);
    let program = Program { browser: site.visitor(), token: &secret };
    let at = |tournament: &str| format!("{tournament}/checkin");
    assert_eq!(program.get(&at(&hall.tournament)).status, 200);
    let elsewhere = program.get(&at(&other));
    assert_eq!(elsewhere.status, 403, "{}", elsewhere.body);
    assert_eq!(program.get("/players").status, 200, "what is public is for all");
    let none = Program { browser: site.visitor(), token: "mgs_none" };
    let wrong = none.get("/players");
    assert_eq!((wrong.status, wrong.header("www-authenticate")), (401, "Bearer"));
    for path in ["", &format!("?access_token={secret}"), &format!("?token={secret}")] {
        let path = format!("/api/v1{}{path}", at(&hall.tournament));
        assert_eq!(site.administrator().get(&path).status, 401, "cookies count for nothing");
    }
    let page = format!("{}/tokens", hall.tournament);
    let bearer = format!("Bearer {secret}");
    let on_a_page = site.visitor().ask(("GET", &page), &[("authorization", &bearer)], "");
    assert_eq!(on_a_page.status, 303, "a token opens no page");
});

both!(what_an_account_may_not_do_any_more_its_tokens_may_not, |site| {
    let hall = Hall::new(site);
    let organiser = site.with_role(&site.administrator(), &hall.event, "organiser");
    let secret = token(&organiser, &hall.tournament);
    let program = Program { browser: site.visitor(), token: &secret };
    let checkin = format!("{}/checkin", hall.tournament);
    assert_eq!(program.get(&checkin).status, 200);
    let page = site.administrator().page("/accounts");
    let account = page.match_indices("/accounts/").filter_map(|(at, _)| {
        page[at + 10..].split(|c: char| !c.is_ascii_digit()).next()?.parse::<u32>().ok()
    });
    let last = account.max().unwrap();
    site.administrator().submit(&format!("/accounts/{last}/disable"), &[]);
    assert_eq!(program.get(&checkin).status, 401);
});

fn logged(site: &Site) -> Vec<RecordedAct> {
    site.store.read(audit::list).unwrap()
}

/// The acts of some work, as far as they are not about another board or a later row.
fn acts_of(site: &Site, via: Via, work: impl Fn()) -> Vec<Value> {
    let before = logged(site).len();
    work();
    let told = |one: RecordedAct| {
        assert_eq!(one.via, via);
        let mut act = serde_json::to_value(&one.act).unwrap();
        for id in ["board", "result", "replaces", "game"] {
            act["detail"].as_object_mut().unwrap().remove(id);
        }
        act
    };
    logged(site).into_iter().skip(before).map(told).collect()
}

/// A Swiss, on pages and by a program.
struct Both<'a> {
    site: &'a Site,
    swiss: Swiss<'a>,
    secret: String,
}

impl<'a> Both<'a> {
    fn new(site: &'a Site) -> Self {
        let swiss = Swiss::start(site, 6, "3");
        let secret = token(&swiss.arbiter, swiss.at("").trim_end_matches('/'));
        Self { site, swiss, secret }
    }

    fn program(&self) -> Program<'_> {
        Program { browser: self.site.visitor(), token: &self.secret }
    }

    fn by_page(&self, path: &str, form: &[(&str, &str)]) {
        let key = unique("key");
        let form = [form, &[("form_key", key.as_str())]].concat();
        self.swiss.arbiter.submit(&self.swiss.at(path), &form);
    }

    fn by_program(&self, path: &str, body: &Value) -> Answer {
        let answer = self.program().post(&self.swiss.at(path), body);
        assert!([200, 204].contains(&answer.status), "{path}: {}", answer.body);
        answer
    }

    /// The mark of the draft, which both see alike.
    fn mark(&self) -> String {
        let seen = hidden(&self.swiss.arbiter.page(&self.swiss.at("rounds/1/draft")), "seen");
        let draft = json_of(&self.program().get(&self.swiss.at("draft")));
        assert_eq!(draft["mark"], *seen);
        seen
    }
}

both!(a_program_checks_in_and_pairs_as_a_page_does, |site| {
    let both = Both::new(site);
    let mark = both.mark();
    let by_page = acts_of(site, Via::Page, || {
        for path in ["checkin", "checkin/undo"] {
            both.by_page(path, &[("entry", "2"), ("round", "1")]);
        }
        both.by_page("rounds/1/publish", &[("seen", &mark)]);
        both.by_page("rounds/1/unpublish", &[]);
    });
    let by_program = acts_of(site, Via::Token, || {
        for path in ["checkin", "checkin/undo"] {
            both.by_program(path, &json!({ "entry": 2, "round": 1 }));
        }
        both.by_program("rounds/1/publish", &json!({ "draft": mark }));
        both.by_program("rounds/1/unpublish", &json!({}));
    });
    assert_eq!(by_page.len(), 4);
    assert_eq!(by_page, by_program);
});

both!(a_program_enters_and_corrects_results_as_a_page_does, |site| {
    let both = Both::new(site);
    both.by_program("rounds/1/publish", &json!({ "draft": both.mark() }));
    let by_page = acts_of(site, Via::Page, || {
        let first = [("outcome", "first"), ("ending", "resignation"), ("record", "C40 c40")];
        both.by_page("rounds/1/boards/1", &first);
        let then =
            [("outcome", "draw"), ("ending", "agreement"), ("replaces", "1"), ("reason", "A slip")];
        both.by_page("rounds/1/boards/1", &then);
    });
    let by_program = acts_of(site, Via::Token, || {
        let result = "rounds/1/boards/2/result";
        let first = json!({ "outcome": "first", "ending": "resignation", "record": "C40 c40" });
        let round = json_of(&both.by_program(result, &first));
        let id = &round["pairings"][1]["result"]["id"];
        let then =
            json!({ "outcome": "draw", "ending": "agreement", "replaces": id, "reason": "A slip" });
        both.by_program(result, &then);
    });
    assert_eq!(by_page.len(), 2);
    assert_eq!(by_page, by_program);
});

both!(what_a_program_may_not_do_is_told_in_its_words, |site| {
    let hall = Hall::new(site);
    let secret = token(&site.administrator(), &hall.tournament);
    let program = Program { browser: site.visitor(), token: &secret };
    let result = format!("{}/rounds/1/boards/1/result", hall.tournament);
    let refused = program.post(&result, &json!({ "outcome": "first", "ending": "well" }));
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert_eq!(json_of(&refused)["errors"][0]["field"], "ending");
    for (body, status) in [
        (json!({}), 400),
        (json!({ "outcome": 1 }), 400),
        (json!({ "outcome": "first", "x": 1 }), 400),
    ] {
        assert_eq!(program.post(&result, &body).status, status, "{body}");
    }
    let good = json!({ "outcome": "first", "ending": "resignation" });
    assert_eq!(program.post(&result, &good).status, 200);
    assert_eq!(program.post(&result, &good).status, 409, "somebody was faster");
    let nowhere = format!("{}/rounds/9/boards/9/result", hall.tournament);
    assert_eq!(program.post(&nowhere, &good).status, 404);
    let bearer = format!("Bearer {secret}");
    let form = site.visitor().ask(
        ("POST", &format!("/api/v1{result}")),
        &[("authorization", &bearer), ("content-type", "application/x-www-form-urlencoded")],
        "outcome=first",
    );
    assert_eq!(form.status, 415);
    assert_eq!(
        program.get(&format!("{}/draft", hall.tournament)).status,
        409,
        "a round robin has none"
    );
});

both!(the_same_request_with_the_same_key_is_carried_out_once, |site| {
    let hall = Hall::new(site);
    let secret = token(&site.administrator(), &hall.tournament);
    let bearer = format!("Bearer {secret}");
    let path = format!("/api/v1{}/rounds/1/boards/1/result", hall.tournament);
    let send = |key: &str| {
        let headers = [
            ("authorization", &*bearer),
            ("content-type", "application/json"),
            ("idempotency-key", key),
        ];
        let body = json!({ "outcome": "first", "ending": "resignation" }).to_string();
        site.visitor().ask(("POST", &path), &headers, &body).status
    };
    assert_eq!((send("a"), send("a"), send("b")), (200, 200, 409));
});

/// As `tests/run all` installs it.
const SCHEMATHESIS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/target/schemathesis/bin/schemathesis");

#[test]
fn schemathesis_finds_nothing_that_the_document_does_not_say_in_the_long_run() {
    let site = Site::on_postgres();
    let swiss = Swiss::start(&site, 8, "5");
    let secret = token(&swiss.arbiter, swiss.at("").trim_end_matches('/'));
    let document: Value =
        serde_json::from_str(&site.visitor().page("/api/v1/openapi.json")).unwrap();
    let paths = document["paths"].as_object().unwrap().values();
    let n_operations: usize = paths.map(|path| path.as_object().unwrap().len()).sum();
    for header in [None, Some(format!("Authorization: Bearer {secret}"))] {
        let mut walk = std::process::Command::new(SCHEMATHESIS);
        // Its notes are nobody's.
        walk.current_dir(std::env::temp_dir());
        walk.args(["run", &format!("{}/api/v1/openapi.json", site.url)]);
        // What has the right shape can still be against the rules of the game.
        walk.args([
            "--exclude-checks",
            "positive_data_acceptance",
            "--seed",
            "1",
            "--max-examples",
            "100",
        ]);
        walk.args(header.iter().flat_map(|header| ["--header", header.as_str()]));
        let walked = walk.output().expect("schemathesis, which `tests/run all` installs");
        let told = String::from_utf8_lossy(&walked.stdout);
        assert!(walked.status.success(), "{told}");
        let all = format!("Tested: {n_operations}\n");
        assert!(told.contains(&all), "every operation is walked: {told}");
    }
}
