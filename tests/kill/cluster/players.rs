//! Players who do not give up: what was not acknowledged is sent again, the same form with the same key.

use std::sync::Mutex;
use std::thread::{scope, sleep};
use std::time::Duration;

use system::clock;

use crate::phones::{Board, Hall, Phone};

/// Two minutes in all.
const TRIES: u32 = 480;
const PAUSE: Duration = Duration::from_millis(250);

/// Both phones of a board, the one that hands in first.
pub(super) type Phones = Vec<[Phone; 2]>;

pub(super) fn let_in(hall: &Hall, url: &str) -> Phones {
    let phone = |board: &Board, seat: usize| Phone::let_in(url, &board.seats[seat]);
    let of_board =
        |board: &Board| [phone(board, board.hands_in()), phone(board, 1 - board.hands_in())];
    hall.boards.iter().map(of_board).collect()
}

/// At each board one hands in and the other answers. Answers what was other than wanted.
pub(super) fn play(hall: &Hall, phones: &Phones, within: Duration) -> Vec<String> {
    let (faults, start) = (Mutex::new(Vec::new()), clock::instant());
    let note = |done: Result<(), String>| {
        if let Err(why) = done {
            faults.lock().unwrap().push(why);
        }
    };
    scope(|scope| {
        for (board, [one, other]) in hall.boards.iter().zip(phones) {
            let [hands_in, answers] = board.moments(within);
            let until = move |moment: Duration| {
                sleep((start + moment).saturating_duration_since(clock::instant()));
            };
            scope.spawn(move || {
                until(hands_in);
                note(hand_in(one, hall, board));
            });
            scope.spawn(move || {
                until(answers);
                note(answer(other, hall, board));
            });
        }
    });
    faults.into_inner().unwrap()
}

fn hand_in(phone: &Phone, hall: &Hall, board: &Board) -> Result<(), String> {
    let path = format!("{}/hand-in", hall.path(board));
    let key = shown(phone, &path, "form_key")?;
    send(phone, &path, &board.word().form(&key))
}

fn answer(phone: &Phone, hall: &Hall, board: &Board) -> Result<(), String> {
    let submission = shown(phone, &hall.my(), "submission")?;
    let key = shown(phone, &hall.my(), "form_key")?;
    let act = if board.is_disputed() { "dispute" } else { "confirm" };
    let form = [("form_key", key.as_str()), ("submission", submission.as_str())];
    let form = serde_html_form::to_string(form).unwrap();
    send(phone, &format!("{}/{act}", hall.path(board)), &form)
}

/// The value of a hidden field, as soon as the page has it.
fn shown(phone: &Phone, path: &str, field: &str) -> Result<String, String> {
    let found = (0..TRIES).find_map(|_| {
        let value = phone.get(path).hidden(field);
        if value.is_empty() {
            sleep(PAUSE);
        }
        (!value.is_empty()).then_some(value)
    });
    found.ok_or_else(|| format!("{path} never had {field}"))
}

/// Until it is acknowledged.
fn send(phone: &Phone, path: &str, form: &str) -> Result<(), String> {
    for _ in 0..TRIES {
        let answer = phone.post(path, form);
        match answer.status {
            303 => return Ok(()),
            // Nobody was there, or the database was not.
            0 | 502 | 503 | 504 => sleep(PAUSE),
            status => {
                let page = answer.body.split("<main").last().unwrap_or_default();
                return Err(format!("{path} was answered with {status}: {page}"));
            }
        }
    }
    Err(format!("{path} was never acknowledged"))
}
