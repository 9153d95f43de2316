//! What it costs to count and to time: `cargo bench -p magister --bench meters`.
//!
//! By one thread, and by two at once that meet at the same counter. Figures are kept in `docs/performance.md`.

fn main() {
    divan::main();
}

/// Before anything is recorded: benches run in the order of their names.
mod before_a_start {
    use divan::{Bencher, black_box};
    use system::meters::{self, Kept, Timed};

    #[divan::bench]
    fn a_count(bencher: Bencher<'_, '_>) {
        assert!(meters::get().is_none());
        bencher.bench(|| meters::kept(black_box(Kept::Hit)));
    }

    #[divan::bench]
    fn a_time(bencher: Bencher<'_, '_>) {
        assert!(meters::get().is_none());
        bencher.bench(|| meters::timed(Timed::Reader, || black_box(1)));
    }
}

mod recorded {
    use std::time::Duration;

    use divan::{Bencher, black_box};
    use system::meters::{self, Kept, Meters, Timed};

    const THREADS: [usize; 2] = [1, 2];
    const PATTERN: &str = "/players";

    fn started() -> &'static Meters {
        meters::start([("GET", PATTERN)].into_iter())
    }

    #[divan::bench(threads = THREADS)]
    fn a_count(bencher: Bencher<'_, '_>) {
        started();
        bencher.bench(|| meters::kept(black_box(Kept::Hit)));
    }

    #[divan::bench(threads = THREADS)]
    fn a_time(bencher: Bencher<'_, '_>) {
        started();
        bencher.bench(|| meters::timed(Timed::Reader, || black_box(1)));
    }

    #[divan::bench(threads = THREADS)]
    fn an_answer(bencher: Bencher<'_, '_>) {
        let meters = started();
        let route = meters.route("GET", PATTERN);
        bencher.bench(|| meters.answered(black_box(route), 200, Duration::from_millis(3)));
    }
}
