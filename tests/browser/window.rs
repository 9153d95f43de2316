//! A browser window, steered by the `WebDriver` protocol (W3C, 2018): JSON over HTTP.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::database::unique;

/// How long something on a page may take to appear.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often a page is looked at in that time.
const STEPS: u32 = 600;

/// The width of a phone and of a laptop, in CSS pixels.
pub const PHONE: u32 = 390;
/// See [`PHONE`].
pub const LAPTOP: u32 = 1280;

/// A window of its own profile; closed with the test.
pub struct Window {
    agent: Agent,
    session: String,
    base: String,
    profile: PathBuf,
}

/// Something on the page.
#[derive(Debug, Clone)]
pub struct Element(String);

/// Under this key the protocol hands out elements (§11).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Window {
    /// Opens a window on a site.
    pub fn open(base: &str) -> Self {
        let driver = std::env::var("TEST_WEBDRIVER_URL")
            .expect("no TEST_WEBDRIVER_URL: run the tests by `tests/run`, which starts one");
        let profile = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(unique("profile"));
        let config = Agent::config_builder().http_status_as_error(false).build();
        let agent: Agent = config.into();
        let answer = send(&agent, &format!("{driver}/session"), &capabilities(&profile));
        let id = answer["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        let session = format!("{driver}/session/{id}");
        Self { agent, session, base: base.to_owned(), profile }
    }

    fn call(&self, command: &str, body: &Value) -> Value {
        send(&self.agent, &format!("{}/{command}", self.session), body)
    }

    fn ask(&self, question: &str) -> Value {
        let url = format!("{}/{question}", self.session);
        value(&url, self.agent.get(&url).call().unwrap())
    }

    /// Goes to a path of the site, or to a whole address.
    pub fn go(&self, path: &str) {
        let url = if path.starts_with('/') { format!("{}{path}", self.base) } else { path.into() };
        self.call("url", &json!({ "url": url }));
    }

    /// The path of the page.
    pub fn path(&self) -> String {
        let url = self.ask("url").as_str().unwrap().to_owned();
        let rest = url.split_once("://").unwrap().1;
        rest.find('/').map_or_else(String::new, |at| rest[at..].to_owned())
    }

    /// The first element that a CSS selector finds, waiting until it is there.
    pub fn find(&self, css: &str) -> Element {
        self.waits_for(css, |window| !window.find_all(css).is_empty());
        self.find_all(css).swap_remove(0)
    }

    /// All elements that a CSS selector finds now.
    pub fn find_all(&self, css: &str) -> Vec<Element> {
        self.find_by("css selector", css)
    }

    fn find_by(&self, strategy: &str, value: &str) -> Vec<Element> {
        let found = self.call("elements", &json!({ "using": strategy, "value": value }));
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().filter_map(|one| Some(Element(one[ELEMENT].as_str()?.to_owned()))).collect()
    }

    /// Clicks.
    pub fn click(&self, css: &str) {
        self.act("css selector", css, "click", &json!({}));
    }

    /// Follows the link with these words, waiting until it is there.
    pub fn follow(&self, words: &str) {
        self.act("link text", words, "click", &json!({}));
    }

    /// Types into a field, over what is there.
    pub fn fill(&self, css: &str, text: &str) {
        self.act("css selector", css, "clear", &json!({}));
        self.act("css selector", css, "value", &json!({ "text": text }));
    }

    /// Does something to the first element that is found, waiting until it is there. An element
    /// of a page that is just being left is looked for again: a driver refuses a stale element
    /// before it does anything to it (§12.5).
    fn act(&self, strategy: &str, sought: &str, action: &str, body: &Value) {
        self.waits_for(sought, |window| {
            let Some(Element(id)) = window.find_by(strategy, sought).into_iter().next() else {
                return false;
            };
            let url = format!("{}/element/{id}/{action}", window.session);
            let answer = Answer::of(window.agent.post(&url).send_json(body).unwrap());
            let is_stale = answer.error() == Some("stale element reference");
            if !is_stale {
                answer.value(&url);
            }
            !is_stale
        });
    }

    /// Puts a text into a field at once, as pasting does.
    pub fn paste(&self, css: &str, text: &str) {
        let script = "const field = document.querySelector(arguments[0]);
            field.focus(); field.value = arguments[1];
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        self.find(css);
        self.run(script, &[json!(css), json!(text)]);
    }

    /// Sets a date field, which takes keys in the order of the browser's own language.
    pub fn set(&self, css: &str, value: &str) {
        self.find(css);
        self.run(
            "document.querySelector(arguments[0]).value = arguments[1];",
            &[json!(css), json!(value)],
        );
    }

    /// Presses a key on whatever has the focus. Codes: `WebDriver` §17.4.2.
    pub fn press(&self, key: &str) {
        self.press_all(&[key]);
    }

    /// Presses keys one after the other without a pause.
    pub fn press_all(&self, keys: &[&str]) {
        let stroke = |key: &&str| {
            [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })]
        };
        let strokes: Vec<Value> = keys.iter().flat_map(stroke).collect();
        let actions = json!([{ "type": "key", "id": "keyboard", "actions": strokes }]);
        self.call("actions", &json!({ "actions": actions }));
    }

    /// Runs a script on the page.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.call("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// All words of the page, as they are shown.
    pub fn text(&self) -> String {
        self.run("return document.body.innerText;", &[]).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the page shows these words.
    pub fn sees(&self, words: &str) {
        self.waits_for(words, |window| window.text().contains(words));
    }

    /// Waits until something is so.
    pub fn waits_for(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..STEPS {
            if is_so(self) {
                return;
            }
            std::thread::sleep(PATIENCE / STEPS);
        }
        panic!("{}: waited in vain for {what:?}\n{}", self.path(), self.text());
    }

    /// Makes the page as wide as that of a phone or a laptop: no window is as narrow as a phone.
    pub fn resize(&self, width: u32) {
        let params = json!({ "width": width, "height": 900, "deviceScaleFactor": 1,
            "mobile": width <= PHONE });
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.call("goog/cdp/execute", &body);
    }

    /// By how many pixels the page is wider than its window: nothing, on a good page.
    pub fn overflow(&self) -> i64 {
        let script = "const root = document.documentElement;
            return root.scrollWidth - root.clientWidth;";
        self.run(script, &[]).as_i64().unwrap()
    }

    /// Shows the page as it would be printed, or as on a screen again (`""`).
    pub fn emulate(&self, media: &str) {
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "media": media } });
        self.call("goog/cdp/execute", &body);
    }

    /// Cuts the window off from the network.
    pub fn go_offline(&self) {
        self.connect(&json!(true));
    }

    /// Connects it again.
    pub fn go_online(&self) {
        self.connect(&json!(false));
    }

    fn connect(&self, is_offline: &Value) {
        let conditions = json!({ "offline": is_offline, "latency": 0,
            "downloadThroughput": -1, "uploadThroughput": -1 });
        let body = json!({ "cmd": "Network.emulateNetworkConditions", "params": conditions });
        self.call("goog/cdp/execute", &json!({ "cmd": "Network.enable", "params": {} }));
        self.call("goog/cdp/execute", &body);
    }

    /// The cookies of the page.
    pub fn cookies(&self) -> Vec<Value> {
        self.ask("cookie").as_array().cloned().unwrap_or_default()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn capabilities(profile: &std::path::Path) -> Value {
    let mut arguments: Vec<String> = [
        "headless",
        "no-sandbox",
        "disable-gpu",
        "disable-quic",
        "no-first-run",
        "disable-background-networking",
        "disable-component-update",
        "disable-sync",
        "disable-dev-shm-usage",
        "window-size=1280,900",
    ]
    .map(|argument| format!("--{argument}"))
    .into();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    let mut options = json!({ "args": arguments });
    if let Ok(binary) = std::env::var("TEST_CHROMIUM") {
        options["binary"] = json!(binary);
    }
    json!({ "capabilities": { "alwaysMatch": {
        "browserName": "chrome",
        // The test's own certificate is signed by nobody.
        "acceptInsecureCerts": true,
        "goog:chromeOptions": options,
    } } })
}

fn send(agent: &Agent, url: &str, body: &Value) -> Value {
    value(url, agent.post(url).send_json(body).unwrap())
}

/// What the driver answers, or the test ends with what it says is wrong.
fn value(url: &str, response: ureq::http::Response<ureq::Body>) -> Value {
    Answer::of(response).value(url)
}

/// What the driver answers to a command.
struct Answer {
    is_fine: bool,
    value: Value,
}

impl Answer {
    fn of(mut response: ureq::http::Response<ureq::Body>) -> Self {
        let is_fine = response.status().is_success();
        let answer: Value = response.body_mut().read_json().unwrap();
        Self { is_fine, value: answer["value"].clone() }
    }

    /// What kind of fault it is (§6.6), if it is one.
    fn error(&self) -> Option<&str> {
        if self.is_fine { None } else { self.value["error"].as_str() }
    }

    /// The value, or the test ends with what is wrong.
    fn value(self, url: &str) -> Value {
        let said = &self.value;
        assert!(self.is_fine, "{url}: {} {}", said["error"], said["message"]);
        self.value
    }
}
