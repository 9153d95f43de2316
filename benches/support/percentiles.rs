//! How long things took, as a line.

use std::time::Duration;

/// How many, and of a hundred so many took no longer than …
pub(crate) fn percentiles(times: impl IntoIterator<Item = Duration>) -> String {
    let mut times: Vec<Duration> = times.into_iter().collect();
    times.sort_unstable();
    let of_a_hundred = |share: usize| {
        let place = (times.len() * share).div_ceil(100).saturating_sub(1);
        times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    let [median, most, nearly_all, all] = [50, 95, 99, 100].map(of_a_hundred);
    let n = times.len();
    format!("{n:>5}  p50 {median:.1} ms  p95 {most:.1} ms  p99 {nearly_all:.1} ms  max {all:.1} ms")
}
