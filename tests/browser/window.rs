//! A browser window, steered by the `WebDriver` protocol (W3C, 2018): JSON over HTTP.
//!
//! Tests read and touch loaded pages only. An act that leads to another page waits until that page
//! is loaded ([`Window::go`], [`Window::go_by`], [`Window::follow`], [`Window::leaves`]); every other
//! act stays on its page. So no test reads a page that is being left.

use std::path::PathBuf;
use std::time::Duration;

use data_encoding::BASE64;
use serde_json::{Value, json};
use ureq::Agent;

use crate::temporary::temporary;

/// How often a wait looks again: for more than a minute, and longer on a busy machine.
const TRIES: u32 = 3000;

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(20);

/// The width of a phone and of a laptop, in CSS pixels.
pub const PHONE: u32 = 390;
/// See [`PHONE`].
pub const LAPTOP: u32 = 1280;

/// What a page is pointed at with: a browser without a screen has nothing unless it is told.
const MOUSE: &str = "blink-settings=primaryPointerType=4,availablePointerTypes=4,\
                     primaryHoverType=2,availableHoverTypes=2";
const THUMB: &str = "blink-settings=primaryPointerType=2,availablePointerTypes=2,\
                     primaryHoverType=1,availableHoverTypes=1";

/// The button of whoever is signed in, which opens the account menu.
pub const SIGNED_IN: &str = ".who summary";

/// A window of its own profile; closed with the test.
pub struct Window {
    agent: Agent,
    session: String,
    base: String,
    profile: PathBuf,
}

/// Under this key the protocol hands out elements (§11).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Faults that a driver reports before it touches an element (§12.5): the page is still replacing
/// or moving it, so the act can be tried again.
const NOT_YET: [&str; 2] = ["stale element reference", "element not interactable"];
const INTERCEPTED: &str = "element click intercepted";

impl Window {
    /// Opens a window on a site, with a mouse to point with.
    pub fn open(base: &str) -> Self {
        Self::pointing(base, MOUSE)
    }

    /// Opens a window on a site, with a thumb to point with.
    pub fn on_phone(base: &str) -> Self {
        let window = Self::pointing(base, THUMB);
        window.resize(PHONE);
        window
    }

    fn pointing(base: &str, pointer: &str) -> Self {
        let driver = std::env::var("TEST_WEBDRIVER_URL")
            .expect("no TEST_WEBDRIVER_URL: run the tests by `tests/run`, which starts one");
        let profile = temporary("profile");
        let config = Agent::config_builder().http_status_as_error(false).build();
        let agent: Agent = config.into();
        let url = format!("{driver}/session");
        let answer = send(&agent, &url, &capabilities(&profile, pointer)).unwrap();
        let id = answer["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned();
        let session = format!("{driver}/session/{id}");
        Self { agent, session, base: base.to_owned(), profile }
    }

    fn try_call(&self, command: &str, body: &Value) -> Result<Value, Fault> {
        send(&self.agent, &format!("{}/{command}", self.session), body)
    }

    fn call(&self, command: &str, body: &Value) -> Value {
        self.try_call(command, body).unwrap_or_else(|fault| panic!("{command}: {fault:?}"))
    }

    fn ask(&self, question: &str) -> Value {
        let answer = self.agent.get(format!("{}/{question}", self.session)).call();
        value(answer.unwrap()).unwrap_or_else(|fault| panic!("{question}: {fault:?}"))
    }

    /// Goes to a path of the site, or to a whole address, and waits for the page.
    pub fn go(&self, path: &str) {
        let url = if path.starts_with('/') { format!("{}{path}", self.base) } else { path.into() };
        // A driver can return too early: it mistakes the load of the previous page for this one's.
        self.leaves(|window| window.call("url", &json!({ "url": url })));
    }

    /// Clicks something that leads to another page, and waits for that page.
    pub fn go_by(&self, css: &str) {
        self.leaves(|window| window.click(css));
    }

    /// Follows the link with these words, and waits for the page.
    pub fn follow(&self, words: &str) {
        self.leaves(|window| window.act("link text", words, "click", &json!({})));
    }

    /// Does something that leads to another page, and waits until that page is loaded.
    pub fn leaves<T>(&self, act: impl FnOnce(&Self) -> T) {
        // Every load has its own time of origin, even of the same address.
        let began = |window: &Self| window.read("return performance.timeOrigin;", &[]);
        let left = began(self);
        act(self);
        self.waits_for("another page", |window| began(window) != left);
    }

    /// The address of the site.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The path of the page.
    pub fn path(&self) -> String {
        let path = self.read("return location.href.slice(location.origin.length);", &[]);
        path.as_str().unwrap().to_owned()
    }

    /// Waits until the page has something that a CSS selector finds.
    pub fn has(&self, css: &str) {
        self.waits_for(css, |window| window.n_of(css) > 0);
    }

    /// How many elements a CSS selector finds now.
    pub fn n_of(&self, css: &str) -> usize {
        let found =
            self.read("return document.querySelectorAll(arguments[0]).length;", &[json!(css)]);
        usize::try_from(found.as_u64().unwrap()).unwrap()
    }

    /// Clicks something that stays on the page.
    pub fn click(&self, css: &str) {
        self.act("css selector", css, "click", &json!({}));
    }

    /// Types into a field, over what is there.
    pub fn fill(&self, css: &str, text: &str) {
        self.act("css selector", css, "clear", &json!({}));
        self.act("css selector", css, "value", &json!({ "text": text }));
    }

    /// Does something once to the first element found, as soon as that is possible.
    fn act(&self, strategy: &str, sought: &str, action: &str, body: &Value) {
        self.until(sought, |window| {
            let id = window.find(strategy, sought)?;
            match window.try_call(&format!("element/{id}/{action}"), body) {
                // Something stands before it, as the bar of a phone does: people scroll on.
                Err(fault) if fault.error == INTERCEPTED => {
                    let script = "arguments[0].scrollIntoView({ block: 'center' });";
                    let body = json!({ "script": script, "args": [{ ELEMENT: id }] });
                    // What is gone by then is looked for again.
                    window.try_call("execute/sync", &body).and(Err(fault))
                }
                Err(fault) if !NOT_YET.contains(&fault.error.as_str()) => {
                    panic!("{action} {sought:?}: {fault:?}")
                }
                done => done,
            }
        });
    }

    fn find(&self, strategy: &str, value: &str) -> Result<String, Fault> {
        self.settles();
        let found = self.try_call("element", &json!({ "using": strategy, "value": value }))?;
        Ok(found[ELEMENT].as_str().unwrap().to_owned())
    }

    /// Puts a text into a field at once, as pasting does.
    pub fn paste(&self, css: &str, text: &str) {
        let script = "const field = document.querySelector(arguments[0]);
            field.focus(); field.value = arguments[1];
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        self.has(css);
        self.run(script, &[json!(css), json!(text)]);
    }

    /// Sets a date field, which takes keys in the order of the browser's own language.
    pub fn set(&self, css: &str, value: &str) {
        self.has(css);
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
        self.settles();
        self.call("actions", &json!({ "actions": actions }));
    }

    /// Waits until the page is loaded.
    fn settles(&self) {
        self.read("", &[]);
    }

    /// Runs a script that changes something, once the page is loaded.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.settles();
        self.call("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs a script that changes nothing, once the page is loaded; repeats it until it succeeds.
    pub fn read(&self, script: &str, arguments: &[Value]) -> Value {
        let script = format!(
            "if (document.readyState !== 'complete') throw new Error('still loading');
            return (() => {{ {script} }})();"
        );
        let body = json!({ "script": script, "args": arguments });
        self.until(&script, |window| window.try_call("execute/sync", &body))
    }

    /// All words of the page, as they are shown.
    pub fn text(&self) -> String {
        self.read("return document.body.innerText;", &[]).as_str().unwrap().to_owned()
    }

    /// Waits until the page shows these words.
    pub fn sees(&self, words: &str) {
        self.waits_for(words, |window| window.text().contains(words));
    }

    /// Waits until something is so.
    pub fn waits_for(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        self.until(what, |window| if is_so(window) { Ok(()) } else { Err(Fault::default()) });
    }

    /// Repeats an attempt until it succeeds, or fails the test with the last fault.
    fn until<T>(&self, what: &str, mut attempt: impl FnMut(&Self) -> Result<T, Fault>) -> T {
        let mut fault = Fault::default();
        for _ in 0..TRIES {
            match attempt(self) {
                Ok(done) => return done,
                Err(not_yet) => fault = not_yet,
            }
            std::thread::sleep(PAUSE);
        }
        panic!("waited in vain for {what:?}: {fault:?}\n{}", self.sight());
    }

    /// The address and the words on the page, for the message of a failed test.
    fn sight(&self) -> String {
        let script = "return `${location.href}\\n${document.body?.innerText}`;";
        let seen = self.try_call("execute/sync", &json!({ "script": script, "args": [] }));
        seen.map_or_else(|fault| format!("{fault:?}"), |seen| seen.as_str().unwrap_or("").into())
    }

    /// Makes the page as wide as that of a phone or a laptop: no window is as narrow as a phone.
    pub fn resize(&self, width: u32) {
        self.resize_to(width, 900);
    }

    /// The same, and as high.
    pub fn resize_to(&self, width: u32, height: u32) {
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": width <= PHONE });
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": params });
        self.call("goog/cdp/execute", &body);
    }

    /// Takes the network away, or gives it back.
    pub fn is_offline(&self, offline: bool) {
        self.call("goog/cdp/execute", &json!({ "cmd": "Network.enable", "params": {} }));
        let params = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1,
            "uploadThroughput": -1 });
        let body = json!({ "cmd": "Network.emulateNetworkConditions", "params": params });
        self.call("goog/cdp/execute", &body);
    }

    /// Has nothing of any site any more, and keeps nothing.
    pub fn forget_all_files(&self) {
        let off = json!({ "cmd": "Network.setCacheDisabled", "params": { "cacheDisabled": true } });
        self.call("goog/cdp/execute", &json!({ "cmd": "Network.enable", "params": {} }));
        self.call("goog/cdp/execute", &off);
    }

    /// Runs a script at the beginning of each page from now on.
    pub fn before_each_page(&self, script: &str) {
        let params = json!({ "source": script });
        let body = json!({ "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params });
        self.call("goog/cdp/execute", &body);
    }

    /// By how many pixels the page is wider than its window: nothing, on a good page.
    pub fn overflow(&self) -> i64 {
        let script = "const root = document.documentElement;
            return root.scrollWidth - root.clientWidth;";
        self.read(script, &[]).as_i64().unwrap()
    }

    /// Shows the page as it would be printed, or as on a screen again (`""`).
    pub fn emulate(&self, media: &str) {
        let body = json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "media": media } });
        self.call("goog/cdp/execute", &body);
    }

    /// The page as a printer gets it, on the paper that its style sheet asks for.
    pub fn pdf(&self) -> Vec<u8> {
        self.settles();
        let params = json!({ "preferCSSPageSize": true });
        let body = json!({ "cmd": "Page.printToPDF", "params": params });
        let answer = self.call("goog/cdp/execute", &body);
        BASE64.decode(answer["data"].as_str().unwrap().as_bytes()).unwrap()
    }

    /// The upper left part of the page as a picture.
    pub fn picture(&self, width: u32, height: u32) -> Vec<u8> {
        self.scaled_picture((width, height), 1.0)
    }

    /// The same, smaller.
    pub fn scaled_picture(&self, (width, height): (u32, u32), scale: f64) -> Vec<u8> {
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": false });
        let body = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": screen });
        self.call("goog/cdp/execute", &body);
        let body = json!({ "cmd": "Page.captureScreenshot", "params": { "clip": clip } });
        let answer = self.call("goog/cdp/execute", &body);
        BASE64.decode(answer["data"].as_str().unwrap().as_bytes()).unwrap()
    }

    /// What these elements cover together, with a little around them, as a `WebP`.
    pub fn shot(&self, css: &[&str]) -> Vec<u8> {
        let script = "document.activeElement?.blur();
            const boxes = arguments[0].map((css) => document.querySelector(css).getBoundingClientRect());
            const [left, top] = ['left', 'top'].map((side) => Math.min(...boxes.map((box) => box[side])));
            const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...boxes.map((box) => box[side])));
            const x = Math.max(0, left + scrollX - 12), y = Math.max(0, top + scrollY - 12);
            const width = Math.min(right + 12, innerWidth) - x;
            return { x, y, width, height: bottom + scrollY + 12 - y, scale: 1 };";
        let body = json!({ "cmd": "Emulation.setScrollbarsHidden", "params": { "hidden": true } });
        self.call("goog/cdp/execute", &body);
        let clip = self.run(script, &[json!(css)]);
        let params = json!({ "format": "webp", "quality": 80, "clip": clip,
            "captureBeyondViewport": true });
        let body = json!({ "cmd": "Page.captureScreenshot", "params": params });
        let answer = self.call("goog/cdp/execute", &body);
        BASE64.decode(answer["data"].as_str().unwrap().as_bytes()).unwrap()
    }

    /// No script comes through from now on.
    pub fn go_without_script(&self) {
        let body = json!({ "cmd": "Network.setBlockedURLs", "params": { "urls": ["*.js"] } });
        self.call("goog/cdp/execute", &json!({ "cmd": "Network.enable", "params": {} }));
        self.call("goog/cdp/execute", &body);
    }

    /// Shows the page to somebody who has told the browser what to prefer.
    pub fn emulate_features(&self, features: &Value) {
        let body =
            json!({ "cmd": "Emulation.setEmulatedMedia", "params": { "features": features } });
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

    /// Gives it a cookie of the site, before it has been there.
    pub fn take_cookie(&self, name: &str, value: &str) {
        let params = json!({ "name": name, "value": value, "url": self.base, "httpOnly": true,
            "sameSite": "Lax" });
        let body = json!({ "cmd": "Network.setCookie", "params": params });
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

fn capabilities(profile: &std::path::Path, pointer: &str) -> Value {
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
        // The test's own certificate is signed by nobody, and what runs behind a page asks for one too.
        "ignore-certificate-errors",
        // A name that browsers do not take for this machine: what comes from there is not secure.
        "host-resolver-rules=MAP hall 127.0.0.1",
        "window-size=1280,900",
        pointer,
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
        "acceptInsecureCerts": true,
        "goog:chromeOptions": options,
    } } })
}

fn send(agent: &Agent, url: &str, body: &Value) -> Result<Value, Fault> {
    value(agent.post(url).send_json(body).unwrap())
}

/// What the driver answers, or what it says is wrong (§6.6).
#[derive(Debug, Default)]
struct Fault {
    error: String,
    message: String,
}

fn value(mut response: ureq::http::Response<ureq::Body>) -> Result<Value, Fault> {
    let is_fine = response.status().is_success();
    let mut answer: Value = response.body_mut().read_json().unwrap();
    let said = answer["value"].take();
    if is_fine {
        return Ok(said);
    }
    let text = |key: &str| said[key].as_str().unwrap_or_default().to_owned();
    Err(Fault { error: text("error"), message: text("message") })
}
