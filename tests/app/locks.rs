//! Who waits for whom: writers who may change the same thing, and nobody else.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::scope;
use std::time::Duration;

use domain::{EventId, TournamentId};
use store::locks::{self, Lock, Reach};
use store::{Db, Store, Stored, tournaments};

use super::played::recorder;
use super::support::{Browser, Site, hidden};
use crate::database::unique;

/// So long somebody is watched who has to wait, and so long somebody may take who has not.
const WATCHED: Duration = Duration::from_millis(400);
const PATIENCE: Duration = Duration::from_secs(10);

/// What a writer may change, and does.
type Writer<W> = (Reach, W);

/// Whether a writer is done within some time while another one, who is done, is still to be committed.
fn is_done_before<A, B>(
    store: &Store,
    first: Writer<A>,
    second: Writer<B>,
    within: Duration,
) -> bool
where
    A: FnOnce(&mut Db) -> Stored<()> + Send,
    B: FnOnce(&mut Db) -> Stored<()> + Send,
{
    let (begun, has_begun) = mpsc::channel();
    let (end, told): (_, Receiver<()>) = mpsc::channel();
    let (finish, finished) = mpsc::channel();
    scope(|scope| {
        scope.spawn(move || {
            let work = |db: &mut Db| {
                first.1(db)?;
                begun.send(()).unwrap();
                let _ = told.recv();
                Ok(())
            };
            store.write_within(first.0, work).unwrap();
        });
        has_begun.recv().unwrap();
        scope.spawn(move || {
            store.write_within(second.0, second.1).unwrap();
            finish.send(()).unwrap();
        });
        let is_done = finished.recv_timeout(within) != Err(RecvTimeoutError::Timeout);
        drop(end);
        if !is_done {
            finished.recv().unwrap();
        }
        is_done
    })
}

/// The same where nothing is done.
fn passes(store: &Store, (first, second): (Reach, Reach), within: Duration) -> bool {
    is_done_before(store, (first, |_: &mut Db| Ok(())), (second, |_: &mut Db| Ok(())), within)
}

#[test]
fn writers_wait_for_those_who_may_change_the_same_and_for_nobody_else() {
    let site = Site::on_postgres();
    let administrator = site.administrator();
    let event = administrator.published_event();
    for _ in 0..2 {
        administrator.tournament(&event);
    }
    let [one, two] = [1, 2].map(|id| Reach::Tournament(EventId(1), TournamentId(id)));
    let [event, elsewhere] = [1, 2].map(|id| Reach::Event(EventId(id)));
    let all = Reach::Everything;
    for pair in
        [(one, two), (two, one), (one, elsewhere), (event, elsewhere), (all, Reach::Nothing)]
    {
        assert!(passes(&site.store, pair, PATIENCE), "{pair:?}");
    }
    for pair in
        [(one, one), (one, event), (event, two), (event, event), (one, all), (all, elsewhere)]
    {
        assert!(!passes(&site.store, pair, WATCHED), "{pair:?}");
    }
}

#[test]
fn what_two_tournaments_share_is_changed_by_one_at_a_time() {
    let site = Site::on_postgres();
    let holds = |reach, lock| {
        site.store.write_within(reach, |db| {
            locks::hold(db, lock)?;
            Ok(())
        })
    };
    for lock in [Lock::Players, Lock::Ratings, Lock::Stamps] {
        holds(Reach::Tournament(EventId(1), TournamentId(1)), lock).unwrap();
        holds(Reach::Tournament(EventId(1), TournamentId(2)), lock).unwrap();
    }
}

/// A round robin that is rated, with all its results.
fn hall(administrator: &Browser, event: &str, names: &[&str; 4]) -> String {
    let tournament = administrator.tournament(event);
    administrator.enter_list(&tournament, &names.join("\n"));
    administrator.start(&tournament);
    for (round, board) in (1..=3).flat_map(|round| [(round, 1), (round, 2)]) {
        correct(administrator, &format!("{tournament}/rounds/{round}/boards/{board}"), "first");
    }
    tournament
}

/// Whether something was accepted at once; it may be refused, and that is all.
fn sent(browser: &Browser, path: &str, form: &[(&str, &str)]) -> bool {
    let key = unique("key");
    let form = [&[("form_key", &*key)], form].concat();
    let answer = browser.post(path, &form);
    assert!(matches!(answer.status, 200 | 303 | 409 | 422), "{path}: {}", answer.status);
    answer.status == 303
}

fn correct(browser: &Browser, board: &str, outcome: &str) -> bool {
    let replaces = hidden(&browser.page(board), "replaces");
    let form = [("replaces", &*replaces), ("outcome", outcome), ("ending", "resignation")];
    sent(browser, board, &[&form[..], &[("reason", "again")]].concat())
}

/// Closes a tournament, or opens it again.
fn turn(browser: &Browser, tournament: &str) -> bool {
    let page = browser.page(&format!("{tournament}/close"));
    let act = if page.contains("/reopen") { "reopen" } else { "close" };
    sent(browser, &format!("{tournament}/{act}"), &[("version", &hidden(&page, "version"))])
}

/// A name that reminds of no other.
fn name(tournament: &str, number: usize) -> String {
    let seed =
        number * 7919 + tournament.len() * 31 + usize::from(tournament.ends_with('1')) * 104_729;
    let letter =
        |place: usize| char::from(b'a' + u8::try_from(seed / (place * place + 1) % 26).unwrap());
    let word: String = (0..9).map(letter).collect();
    format!("Latecomer {word}")
}

/// Acts that touch what others touch too: the chain of the event, the players, the ratings, the stamps.
fn act(browser: &Browser, (tournament, other): (&str, &str), number: usize) -> bool {
    let board = format!("{tournament}/rounds/{}/boards/{}", 1 + number % 3, 1 + number % 2);
    match number % 4 {
        0 => correct(browser, &board, "second"),
        1 => turn(browser, tournament),
        2 => sent(browser, &format!("{other}/entries"), &[("name", &name(tournament, number))]),
        _ => correct(browser, &board, "first"),
    }
}

#[test]
fn closings_at_two_tournaments_are_rated_one_after_the_other() {
    let site = Site::on_postgres();
    let administrator = site.administrator();
    let event = administrator.published_event();
    for _ in 0..2 {
        hall(&administrator, &event, &["Josef Knecht", "Plinio Designori", "Tito", "Ada"]);
    }
    let actor = site.store.write(recorder).unwrap();
    let close = |number: i32| {
        let id = TournamentId(number);
        let work = move |db: &mut Db| {
            let version = tournaments::find(db, id)?.map(|there| there.version);
            assert!(desk::tournaments::close(db, &actor, (id, version))?.is_ok());
            Ok(())
        };
        (Reach::Tournament(EventId(1), id), work)
    };
    assert!(!is_done_before(&site.store, close(1), close(2), WATCHED));
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
}

#[test]
fn a_hundred_pairs_of_acts_that_cross_each_other_end_and_nothing_is_lost() {
    let site = Site::on_postgres();
    let administrator = site.administrator();
    let event = administrator.published_event();
    let names = [
        ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"],
        ["Otto Zbinden", "Pater Jakobus", "Ferdinand Lauscher", "Thomas von der Trave"],
    ];
    let halls = names.map(|names| hall(&administrator, &event, &names));
    let late = [0, 1].map(|_| administrator.tournament(&event));
    let entered = AtomicUsize::new(0);
    scope(|scope| {
        let (administrator, halls, late, entered) = (&administrator, &halls, &late, &entered);
        for idx in 0..2 {
            scope.spawn(move || {
                for step in 0..100 {
                    let number = if idx == 0 { step } else { 99 - step };
                    let at = (&*halls[idx], &*late[(idx + number / 4) % 2]);
                    if act(administrator, at, number) && number % 4 == 2 {
                        entered.fetch_add(1, Ordering::SeqCst);
                    }
                }
            });
        }
    });
    let visitor = site.visitor();
    let there = late.map(|path| visitor.page(&format!("/api/v1{path}/entries?limit=200")));
    let n_there: usize = there.iter().map(|file| file.matches("Latecomer").count()).sum();
    assert_eq!(n_there, entered.into_inner());
    assert!(n_there > 20, "{n_there}");
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
    let checked = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(checked.faults, []);
}
