//! As much of a long history as can be seen: a thousand periods are more than there are places
//! side by side.

use std::collections::BTreeSet;

use super::Corner;

/// So many corners are drawn as they are.
const FEW: usize = 200;

/// In a column as wide as the line is, only its first, lowest, highest and last corner are seen.
pub(super) fn line(corners: &[Corner]) -> Vec<Corner> {
    if corners.len() <= FEW {
        return corners.to_vec();
    }
    let mut kept = Vec::new();
    for column in corners.chunk_by(|one, next| column(one.x) == column(next.x)) {
        let mut seen = BTreeSet::from([0, column.len() - 1]);
        let by_height = |one: &usize, other: &usize| column[*one].y.total_cmp(&column[*other].y);
        seen.extend((0..column.len()).min_by(by_height));
        seen.extend((0..column.len()).max_by(by_height));
        kept.extend(seen.into_iter().map(|idx| column[idx]));
    }
    kept
}

/// The upper and the lower edge of a band, from `(x, upper, lower)`: of a column its extremes.
pub(super) fn band(edges: &[(f64, f64, f64)]) -> (Vec<Corner>, Vec<Corner>) {
    let is_few = edges.len() <= FEW;
    let (mut upper, mut lower) = (Vec::new(), Vec::new());
    for column in edges.chunk_by(|one, next| !is_few && column(one.0) == column(next.0)) {
        let x = column[0].0;
        let highest = column.iter().map(|edge| edge.1).fold(f64::INFINITY, f64::min);
        let lowest = column.iter().map(|edge| edge.2).fold(f64::NEG_INFINITY, f64::max);
        upper.push(Corner { x, y: highest });
        lower.push(Corner { x, y: lowest });
    }
    (upper, lower)
}

/// At most so many of a list, evenly spread, the first and the last among them.
pub(super) fn spread(all: usize, most: usize) -> BTreeSet<usize> {
    if all <= most {
        return (0..all).collect();
    }
    (0..most).map(|idx| idx * (all - 1) / (most - 1).max(1)).collect()
}

fn column(x: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "places in a drawing are small")]
    let column = x.floor() as i64;
    column
}
