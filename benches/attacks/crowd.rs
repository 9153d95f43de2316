//! Who is in the hall: staff who enter results, and three hundred phones.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, sleep};
use std::time::Duration;

use system::clock;
use ureq::Agent;

use super::hall::{Hall, N_BOARDS, N_ROUNDS, SESSION};
use super::program::Program;
use super::raw::{self, ELSEWHERE};

/// Each of these reads a page a second: ten phones that look every ten seconds.
const TENS_OF_PHONES: u16 = 30;
/// Who enters results, and how often.
const SCOREKEEPERS: u16 = 4;
const PAUSE: Duration = Duration::from_millis(400);

/// What was seen.
#[derive(Default)]
pub(crate) struct Figures {
    result_ms: Mutex<Vec<u128>>,
    answers: Mutex<BTreeMap<(&'static str, u16), usize>>,
    longest_ms: Mutex<BTreeMap<&'static str, u128>>,
}

impl Figures {
    /// An answer that somebody got; 0 for none.
    pub(crate) fn answered(&self, who: &'static str, status: u16) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        *answers.entry((who, status)).or_default() += 1;
    }

    /// An answer, and how long it took.
    pub(crate) fn answered_within(&self, who: &'static str, ask: impl FnOnce() -> u16) {
        let start = clock::instant();
        self.answered(who, ask());
        let millis = start.elapsed().as_millis();
        let mut longest = self.longest_ms.lock().unwrap_or_else(PoisonError::into_inner);
        let longest = longest.entry(who).or_default();
        *longest = millis.max(*longest);
    }

    pub(crate) fn longest_ms(&self, who: &str) -> u128 {
        let longest = self.longest_ms.lock().unwrap_or_else(PoisonError::into_inner);
        longest.get(who).copied().unwrap_or(0)
    }

    /// Discards what was recorded so far.
    pub(crate) fn forget(&self) {
        let Self { result_ms, answers, longest_ms } = self;
        result_ms.lock().unwrap_or_else(PoisonError::into_inner).clear();
        answers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        longest_ms.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn entered(&self, millis: u128) {
        self.result_ms.lock().unwrap_or_else(PoisonError::into_inner).push(millis);
    }

    pub(crate) fn n_results(&self) -> usize {
        self.result_ms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How long a result took, that of a hundred so many took no longer than.
    pub(crate) fn result_ms(&self, of_a_hundred: usize) -> u128 {
        let mut all = self.result_ms.lock().unwrap_or_else(PoisonError::into_inner);
        all.sort_unstable();
        let place = (all.len() * of_a_hundred).div_ceil(100).saturating_sub(1);
        all.get(place).copied().unwrap_or(0)
    }

    pub(crate) fn answers(&self) -> String {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let one = |((who, status), count): (&(&str, u16), &usize)| match status {
            0 => format!("{who} none: {count}"),
            status => format!("{who} {status}: {count}"),
        };
        answers.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// Someone with a browser.
pub(crate) fn agent() -> Agent {
    let config = Agent::config_builder()
        .max_redirects(0)
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_mins(1)));
    config.build().into()
}

/// The status of an answer that was read whole.
pub(crate) fn get(agent: &Agent, address: &str, path: &str) -> u16 {
    let request = agent.get(format!("http://{address}{path}")).header("Accept-Encoding", "gzip");
    request.call().map_or(0, |mut answer| {
        let status = answer.status().as_u16();
        answer.body_mut().read_to_vec().map_or(0, |_| status)
    })
}

/// Everybody comes, and stays until it is enough.
pub(crate) fn come<'scope>(
    scope: &'scope Scope<'scope, '_>,
    hall: &'scope Hall,
    program: &'scope Program,
    (figures, stop): (&'scope Figures, &'scope AtomicBool),
) {
    for number in 0..TENS_OF_PHONES {
        scope.spawn(move || read(number, hall, program, (figures, stop)));
    }
    for number in 0..SCOREKEEPERS {
        scope.spawn(move || enter(number, hall, program, (figures, stop)));
    }
    scope.spawn(move || read_elsewhere(hall, program, (figures, stop)));
}

/// A visitor at another address. Results come in all the time, so that no table is cached for long.
fn read_elsewhere(hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let pages = ["standings", "crosstable", "standings?after=3", "rounds/9"];
    for page in pages.iter().cycle() {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let path = format!("/tournaments/{}/{page}", hall.tournament);
        figures.answered_within("elsewhere", || raw::get(ELSEWHERE, &program.address, &path));
        sleep(Duration::from_millis(500));
    }
}

fn read(number: u16, hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let (agent, tournament) = (agent(), hall.tournament);
    let mut turn = number;
    while !stop.load(Ordering::Relaxed) {
        turn = turn.wrapping_add(1);
        let path = match turn % 10 {
            0 => format!("/tournaments/{tournament}/rounds/{N_ROUNDS}"),
            1 => "/".to_owned(),
            2 => "/events".to_owned(),
            3 => format!("/tournaments/{tournament}"),
            other => format!("/tournaments/{tournament}/rounds/1/boards/{}", other * 7 + number),
        };
        figures.answered("phones", get(&agent, &program.address, &path));
        sleep(Duration::from_secs(1));
    }
}

/// What the browser of staff sends along.
pub(crate) fn cookie(program: &Program) -> String {
    let port = program.address.rsplit_once(':').map_or("", |(_, port)| port);
    format!("magister-{port}={SESSION}")
}

/// Enters the results of every fourth board.
fn enter(number: u16, hall: &Hall, program: &Program, (figures, stop): (&Figures, &AtomicBool)) {
    let agent = agent();
    let cookie = cookie(program);
    for board in (1..=N_BOARDS).filter(|board| board % SCOREKEEPERS == number) {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let (tournament, address) = (hall.tournament, &program.address);
        let path = format!("/tournaments/{tournament}/rounds/{N_ROUNDS}/boards/{board}");
        let form = [("outcome", "first"), ("ending", "resignation"), ("form_key", &path)];
        let start = clock::instant();
        let request = agent.post(format!("http://{address}{path}")).header("Cookie", &cookie);
        let status = request.send_form(form).map_or(0, |answer| answer.status().as_u16());
        figures.entered(start.elapsed().as_millis());
        figures.answered("staff", status);
        sleep(PAUSE);
    }
}
