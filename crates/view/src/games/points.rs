//! The points of both sides over a game, as a small drawing.

use std::fmt::Write;

use askama::Template;
use rules::{BySeat, Points, Replay, Seat, Spec};
use words::Text;
use words::format::Numeral;

use super::game_view::side_words;
use crate::filters;

/// Two lines, one a side, with a mark at the ply that is shown.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/points.svg")]
pub struct PointsChart {
    label: Text,
    lines: Vec<PointsLine>,
    mark_x: f64,
    /// Where one side took its lead for good.
    lead_x: Option<f64>,
}

#[derive(Debug, Clone, PartialEq)]
struct PointsLine {
    class: &'static str,
    path: String,
    /// The points at the mark, and how high they stand.
    mark_y: f64,
    side: Text,
    points: Numeral,
    /// Where the points at the end are written.
    points_y: f64,
}

const LEFT: f64 = 4.0;
const WIDTH: f64 = 300.0;
const TOP: f64 = 8.0;
const HEIGHT: f64 = 64.0;
/// Two numbers closer than this would hide each other.
const LEAST_APART: f64 = 15.0;

impl PointsChart {
    pub(super) fn new(replay: &Replay, ply: usize) -> Self {
        let scores: Vec<BySeat<Points>> = std::iter::once(&replay.start)
            .chain(replay.plies.iter().map(|step| &step.position))
            .map(rules::AnyPosition::score)
            .collect();
        let most = scores.iter().flat_map(|score| Seat::ALL.map(|seat| score[seat].halves())).max();
        let scale = Scale { n_plies: replay.plies.len(), most: most.unwrap_or(0).max(1) };
        let spec = replay.start.game().into();
        let lines = Seat::ALL.map(|seat| line(&scores, seat, ply, scale, &spec));
        let lead = replay.lead_for_good().and_then(|(ply, _)| usize::try_from(ply).ok());
        Self {
            label: label(&scores, &spec),
            lines: apart(lines).into(),
            mark_x: scale.x(ply),
            lead_x: lead.map(|ply| scale.x(ply)),
        }
    }
}

fn label(scores: &[BySeat<Points>], spec: &Spec) -> Text {
    let last = scores.last().copied().unwrap_or_default();
    Text::new("points-chart-label")
        .with("first", side_words(spec, Seat::First))
        .with("first-points", last.first)
        .with("second", side_words(spec, Seat::Second))
        .with("second-points", last.second)
}

#[derive(Clone, Copy)]
struct Scale {
    n_plies: usize,
    /// The most points that a side has, in halves.
    most: u32,
}

impl Scale {
    fn x(self, ply: usize) -> f64 {
        let part = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
        round(LEFT + WIDTH * part(ply) / part(self.n_plies.max(1)))
    }

    fn y(self, points: Points) -> f64 {
        round(TOP + HEIGHT * (1.0 - f64::from(points.halves()) / f64::from(self.most)))
    }
}

fn round(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

fn line(
    scores: &[BySeat<Points>],
    seat: Seat,
    ply: usize,
    scale: Scale,
    spec: &Spec,
) -> PointsLine {
    let height = |at: usize| scores.get(at).map_or(0.0, |score| scale.y(score[seat]));
    let mut path = format!("M{LEFT} {}", height(0));
    // Points come at once: the line goes up in steps.
    for (pair, at) in scores.windows(2).zip(1..) {
        if pair[0][seat] != pair[1][seat] {
            // Writing to a string does not fail.
            let _ = write!(path, "H{}V{}", scale.x(at), height(at));
        }
    }
    let _ = write!(path, "H{}", scale.x(scale.n_plies));
    PointsLine {
        class: match seat {
            Seat::First => "first",
            Seat::Second => "second",
        },
        path,
        mark_y: height(ply),
        side: side_words(spec, seat),
        points: scores.last().map(|score| score[seat]).unwrap_or_default().into(),
        points_y: height(scale.n_plies) + 4.5,
    }
}

/// The numbers at the end, moved apart where they would hide each other.
fn apart([mut one, mut other]: [PointsLine; 2]) -> [PointsLine; 2] {
    let lacking = LEAST_APART - (one.points_y - other.points_y).abs();
    if lacking > 0.0 {
        let half = if one.points_y > other.points_y { lacking / 2.0 } else { -lacking / 2.0 };
        one.points_y += half;
        other.points_y -= half;
    }
    [one, other].map(|line| PointsLine { points_y: round(line.points_y), ..line })
}

#[cfg(test)]
mod tests {
    use rules::Record;
    use words::Language;

    use super::*;
    use crate::render;

    fn chart(ply: usize) -> PointsChart {
        let record = include_str!("../../../../docs/games/freeling-van-zon-1997-corrected.record");
        PointsChart::new(&Record::parse(record.as_bytes()).unwrap().replay(), ply)
    }

    #[test]
    fn both_lines_go_from_the_first_ply_to_the_last_and_stay_inside() {
        let chart = chart(0);
        for line in &chart.lines {
            assert!(line.path.ends_with(&format!("H{}", LEFT + WIDTH)), "{}", line.path);
            for part in line.path.split('V').skip(1) {
                let height: f64 = part.split('H').next().unwrap().parse().unwrap();
                assert!((TOP..=TOP + HEIGHT).contains(&height), "{}", line.path);
            }
        }
        assert!((chart.lines[0].points_y - chart.lines[1].points_y).abs() >= LEAST_APART - 0.2);
    }

    #[test]
    fn the_mark_stands_at_the_ply_shown() {
        assert!((chart(0).mark_x - LEFT).abs() < 0.1);
        assert!((chart(143).mark_x - LEFT - WIDTH).abs() < 0.1);
        let (early, late) = (chart(20), chart(140));
        assert!(early.lines[0].mark_y > late.lines[0].mark_y, "South has more in the end");
    }

    #[test]
    fn the_chart_is_told_in_words_and_its_lines_have_names() {
        let svg = render(&chart(10), Language::DEFAULT).unwrap();
        assert!(svg.contains("South 23, North 7"), "{svg}");
        assert!(svg.contains("<title>South</title>"), "{svg}");
        assert!(svg.len() < 3_000, "{}", svg.len());
    }
}
