//! The curve of a rating over time, with the band of its deviation, as a drawing.

mod axes;
mod thinned;

use askama::Template;
use chrono::NaiveDate;
use rating::{Deviation, Rating, State};
use words::Text;

use self::axes::{Days, Points};
use super::filters;

pub use axes::Tick;

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 216.0;
const LEFT: f64 = 42.0;
const RIGHT: f64 = 14.0;
/// Room above the curve, where the period in focus is told.
const TOP: f64 = 24.0;
const BOTTOM: f64 = 26.0;
/// How far before the first period stands what was known before it.
const LEAD: f64 = 22.0;
/// No more periods than these can be focused in the drawing: the table has every one.
const MOST_STOPS: usize = 40;

/// What is drawn.
#[derive(Debug, Clone)]
pub struct Curve {
    /// What the drawing shows, in words.
    pub label: Text,
    /// What was known before the first period.
    pub start: State,
    /// The periods, in order.
    pub moments: Vec<Moment>,
}

/// What a period made of a rating.
#[derive(Debug, Clone)]
pub struct Moment {
    /// When it was closed.
    pub on: NaiveDate,
    /// What was known before it, widened for idle time.
    pub before: State,
    /// What is known after it.
    pub after: State,
    /// Whether that is uncertain.
    pub is_provisional: bool,
    /// Where it is explained.
    pub href: String,
    /// All of it in words, spoken.
    pub spoken: Text,
    /// The most important of it in words, written into the drawing.
    pub written: Text,
}

/// A drawing: places and sizes only, the colours are the style sheet's.
#[derive(Debug, Clone, Template)]
#[template(path = "ratings/chart.svg")]
pub struct Chart {
    label: Text,
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    bottom: f64,
    grid: Vec<GridLine>,
    ticks: Vec<Tick>,
    /// Empty where the system knows no deviation.
    band: String,
    /// While the rating was provisional.
    provisional: Vec<String>,
    /// While it was not.
    certain: Vec<String>,
    start: (String, String),
    stops: Vec<Stop>,
    /// Whether there are so many periods that dots would hide the line.
    is_dense: bool,
}

#[derive(Debug, Clone, PartialEq)]
struct GridLine {
    y: String,
    text_y: String,
    points: i32,
}

/// A period that can be focused.
#[derive(Debug, Clone)]
struct Stop {
    x: String,
    y: String,
    is_provisional: bool,
    href: String,
    spoken: Text,
    written: Text,
}

/// A corner of the curve.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Corner {
    x: f64,
    y: f64,
}

/// Draws a curve; `None` without any period.
pub fn draw(curve: Curve) -> Option<Chart> {
    let Curve { label, start, moments } = curve;
    let (first, last) = (moments.first()?.on, moments.last()?.on);
    let points = Points::around(moments.iter().flat_map(|moment| around(moment.after)), start);
    let days = Days::between(first, last, moments.len());
    let place = |idx: usize, moment: &Moment| Corner {
        x: days.x(idx, moment.on),
        y: points.y(moment.after.rating().0),
    };
    let corners: Vec<Corner> =
        moments.iter().enumerate().map(|(idx, moment)| place(idx, moment)).collect();
    let begin = Corner { x: days.first_x() - LEAD, y: points.y(start.rating().0) };
    let (provisional, certain) = lines(begin, &corners, &moments);
    Some(Chart {
        label,
        width: WIDTH,
        height: HEIGHT,
        left: LEFT,
        right: WIDTH - RIGHT,
        bottom: HEIGHT - BOTTOM,
        grid: points.grid(),
        ticks: days.ticks(),
        band: band(&points, &corners, &moments),
        provisional,
        certain,
        start: (number(begin.x), number(begin.y)),
        is_dense: moments.len() > MOST_STOPS,
        stops: stops(&corners, moments),
    })
}

/// The line, in stretches: one ends where a rating becomes certain, or is so no longer.
fn lines(begin: Corner, corners: &[Corner], moments: &[Moment]) -> (Vec<String>, Vec<String>) {
    let (mut provisional, mut certain) = (Vec::new(), Vec::new());
    let mut before = begin;
    let pairs: Vec<(Corner, bool)> = corners
        .iter()
        .zip(moments)
        .map(|(corner, moment)| (*corner, moment.is_provisional))
        .collect();
    for stretch in pairs.chunk_by(|one, next| one.1 == next.1) {
        let inside = stretch.iter().map(|pair| pair.0);
        let path: Vec<Corner> = std::iter::once(before).chain(inside).collect();
        let lines = if stretch[0].1 { &mut provisional } else { &mut certain };
        lines.push(written(thinned::line(&path)));
        before = stretch[stretch.len() - 1].0;
    }
    (provisional, certain)
}

/// Around the line lies one deviation up and down. It has grown while nothing was played, and
/// shrinks where something was: two corners a period.
fn band(points: &Points, corners: &[Corner], moments: &[Moment]) -> String {
    if moments.iter().all(|moment| moment.after.deviation().is_none()) {
        return String::new();
    }
    let edges = corners.iter().zip(moments).flat_map(|(corner, moment)| {
        let Rating(rating) = moment.after.rating();
        [moment.before, moment.after].map(|state| {
            let Deviation(deviation) = state.deviation().unwrap_or(Deviation(0));
            let y = |hundredths: i32| points.y(hundredths);
            (corner.x, y(rating.saturating_add(deviation)), y(rating.saturating_sub(deviation)))
        })
    });
    // What was known before the first period is not drawn: nothing was known.
    let edges: Vec<(f64, f64, f64)> = edges.skip(1).collect();
    let (upper, lower) = thinned::band(&edges);
    written(upper.into_iter().chain(lower.into_iter().rev()))
}

fn stops(corners: &[Corner], moments: Vec<Moment>) -> Vec<Stop> {
    let kept = thinned::spread(moments.len(), MOST_STOPS);
    let all = corners.iter().zip(moments).enumerate();
    all.filter(|(idx, _)| kept.contains(idx))
        .map(|(_, (corner, moment))| Stop {
            x: number(corner.x),
            y: number(corner.y),
            is_provisional: moment.is_provisional,
            href: moment.href,
            spoken: moment.spoken,
            written: moment.written,
        })
        .collect()
}

/// The rating less and plus its deviation, in hundredths.
fn around(state: State) -> [i32; 2] {
    let Rating(rating) = state.rating();
    let Deviation(deviation) = state.deviation().unwrap_or(Deviation(0));
    [rating.saturating_sub(deviation), rating.saturating_add(deviation)]
}

fn written(corners: impl IntoIterator<Item = Corner>) -> String {
    let one = |corner: Corner| format!("{},{}", number(corner.x), number(corner.y));
    corners.into_iter().map(one).collect::<Vec<_>>().join(" ")
}

/// A tenth of a unit is less than anybody sees.
fn number(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

#[cfg(test)]
mod tests;
