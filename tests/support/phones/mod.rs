//! A hall whose players hand in by their phones, all within seconds; and whether every word arrived, once.
#![allow(dead_code, reason = "the test and the bench take what each needs")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "what cannot go on has failed")]

mod checked;
mod hall;
mod phone;

use std::sync::{Mutex, PoisonError};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use system::clock;

pub(crate) use checked::faults_of;
pub(crate) use hall::{Board, Hall};
pub(crate) use phone::{Answer, Phone};

/// In which time all players come.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Within(pub(crate) Duration);

/// What was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Page,
    HandIn,
    Answer,
}

/// What was seen of it.
#[derive(Default)]
pub(crate) struct Seen {
    answers: Mutex<Vec<(Asked, Duration)>>,
    /// Answers that were none, or other ones than wanted.
    pub(crate) faults: Mutex<Vec<String>>,
}

impl Seen {
    fn note(&self, asked: Asked, (wanted, answer): (u16, &Answer)) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        answers.push((asked, answer.taken));
        if answer.status != wanted {
            let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
            let page = answer.body.split("<main").last().unwrap_or_default();
            faults.push(format!("{asked:?} was answered with {}: {page}", answer.status));
        }
    }

    pub(crate) fn n_requests(&self) -> usize {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How long requests of a kind took, in their order.
    pub(crate) fn times(&self, asked: Asked) -> Vec<Duration> {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let of_kind = answers.iter().filter(|(one, _)| *one == asked);
        let mut times: Vec<Duration> = of_kind.map(|(_, taken)| *taken).collect();
        times.sort_unstable();
        times
    }
}

/// Everybody comes in by their link; then at each board one hands in and the other answers.
pub(crate) fn play(hall: &Hall, url: &str, Within(within): Within) -> Seen {
    let phones: Vec<[Phone; 2]> = hall
        .boards
        .iter()
        .map(|board| {
            let phone = |seat: usize| Phone::let_in(url, &board.seats[seat]);
            [phone(board.hands_in()), phone(1 - board.hands_in())]
        })
        .collect();
    let (seen, start) = (Seen::default(), clock::instant());
    scope(|scope| {
        for (board, [one, other]) in hall.boards.iter().zip(&phones) {
            let (seen, [hands_in, answers]) = (&seen, board.moments(within));
            scope.spawn(move || {
                wait_until(start + hands_in);
                hand_in(one, (hall, board), seen);
            });
            scope.spawn(move || {
                wait_until(start + answers);
                answer(other, (hall, board), seen);
            });
        }
    });
    seen
}

fn wait_until(moment: Instant) {
    sleep(moment.saturating_duration_since(clock::instant()));
}

fn page(phone: &Phone, path: &str, seen: &Seen) -> Answer {
    let page = phone.get(path);
    seen.note(Asked::Page, (200, &page));
    page
}

/// Sends a form; somebody who clicks twice sends it twice, at the same time.
fn send(phone: &Phone, (path, form): (&str, &str), (asked, is_double): (Asked, bool), seen: &Seen) {
    let once = || {
        let answer = phone.post(path, form);
        seen.note(asked, (303, &answer));
        answer
    };
    let answer = scope(|scope| {
        let second = is_double.then(|| scope.spawn(once));
        let answer = once();
        second.map(|second| second.join().unwrap());
        answer
    });
    page(phone, &answer.location, seen);
}

fn hand_in(phone: &Phone, (hall, board): (&Hall, &Board), seen: &Seen) {
    let path = format!("{}/hand-in", hall.path(board));
    let key = page(phone, &path, seen).hidden("form_key");
    let form = board.word().form(&key);
    send(phone, (&path, &form), (Asked::HandIn, board.hands_in_twice()), seen);
}

/// Looks until there is something to answer.
fn answer(phone: &Phone, (hall, board): (&Hall, &Board), seen: &Seen) {
    let mut shown = page(phone, &hall.my(), seen);
    for _ in 0..50 {
        if shown.body.contains("name=\"submission\"") {
            break;
        }
        sleep(Duration::from_millis(200));
        shown = page(phone, &hall.my(), seen);
    }
    let (key, id) = (shown.hidden("form_key"), shown.hidden("submission"));
    let form = serde_html_form::to_string([("form_key", key), ("submission", id)]).unwrap();
    let act = if board.is_disputed() { "dispute" } else { "confirm" };
    let path = format!("{}/{act}", hall.path(board));
    send(phone, (&path, &form), (Asked::Answer, board.answers_twice()), seen);
}
