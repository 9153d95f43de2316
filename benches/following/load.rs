//! Fifty results a second.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

use system::clock;
use ureq::Agent;

use super::world::{SESSION, World};

/// Between two results.
const EVERY: Duration = Duration::from_millis(20);
/// More than are ever on the way.
const N_SCOREKEEPERS: usize = 40;

/// When each result was due, and how long after that it was acknowledged.
type Seen = Vec<(Instant, Duration)>;

pub(crate) struct Load {
    is_over: Arc<AtomicBool>,
    scorekeepers: Vec<JoinHandle<Seen>>,
}

impl Load {
    pub(crate) fn start(url: &str, world: &World) -> Self {
        let (is_over, next) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let (start, boards) = (clock::instant(), Arc::new(world.boards.clone()));
        let scorekeeper = |_| {
            let (is_over, next, boards) = (is_over.clone(), next.clone(), boards.clone());
            let url = url.to_owned();
            spawn(move || {
                let (agent, mut seen) = (agent(), Seen::new());
                while !is_over.load(Ordering::Relaxed) {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    let due = start + EVERY * u32::try_from(idx).unwrap();
                    sleep(due.saturating_duration_since(clock::instant()));
                    let (tournament, round, board) = *boards.get(idx).expect("enough boards");
                    let path = format!("/tournaments/{tournament}/rounds/{round}/boards/{board}");
                    enter(&agent, (&url, &path), idx);
                    seen.push((due, due.elapsed()));
                }
                seen
            })
        };
        let scorekeepers = (0..N_SCOREKEEPERS).map(scorekeeper).collect();
        Self { is_over, scorekeepers }
    }

    pub(crate) fn end(self) -> Seen {
        self.is_over.store(true, Ordering::Relaxed);
        self.scorekeepers.into_iter().flat_map(|one| one.join().unwrap()).collect()
    }
}

fn agent() -> Agent {
    let config = Agent::config_builder().max_redirects(0).http_status_as_error(false);
    config.timeout_global(Some(Duration::from_mins(1))).build().into()
}

fn enter(agent: &Agent, (url, path): (&str, &str), idx: usize) {
    let outcome = ["first", "second", "neither"][idx % 3];
    let body = format!("outcome={outcome}&ending=forfeit&form_key={idx}");
    let (_, port) = url.rsplit_once(':').expect("a port");
    let answer = agent
        .post(format!("{url}{path}"))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .header("Origin", url)
        .header("Cookie", format!("magister-{port}={SESSION}"))
        .send(body.as_bytes())
        .unwrap();
    assert_eq!(answer.status().as_u16(), 303, "{path}");
}
