//! The drawings that all boards of a page use: a stone, and each gem with its facets.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_8, TAU};
use std::fmt::Write;
use std::sync::LazyLock;

use askama::Template;
use rules::glass_bead_game::Bead;

use super::pits::UNIT;

/// Once on every page with a board: stones, gems, and the shades of pits and wood.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/glass.svg")]
pub struct Glass {
    gems: Vec<GemShape>,
}

/// A gem of radius [`UNIT`].
#[derive(Debug, Clone, PartialEq)]
struct GemShape {
    worth: u8,
    outline: String,
    /// The facets, those of one light as one path.
    facets: Vec<(&'static str, String)>,
    /// What its number is written in, and where.
    ink: &'static str,
    number_y: f64,
}

/// A place from the middle.
type Point = (f64, f64);

/// How far the flat top of a gem reaches.
const TOP: f64 = 0.64;

/// The drawings for a page.
pub fn glass() -> &'static Glass {
    static GLASS: LazyLock<Glass> = LazyLock::new(|| {
        let gems = Bead::KINDS.into_iter().filter(|bead| !bead.is_stone()).map(gem);
        Glass { gems: gems.collect() }
    });
    &GLASS
}

fn gem(bead: Bead) -> GemShape {
    let outer = corners(bead);
    let inner: Vec<Point> = outer.iter().map(|(x, y)| (x * TOP, y * TOP)).collect();
    let mut facets: Vec<(&'static str, String)> = Vec::new();
    for idx in 0..outer.len() {
        let next = (idx + 1) % outer.len();
        let facet = path(&[outer[idx], outer[next], inner[next], inner[idx]]);
        let class = light(outer[idx], outer[next]);
        match facets.iter_mut().find(|(of, _)| *of == class) {
            Some((_, paths)) => paths.push_str(&facet),
            None => facets.push((class, facet)),
        }
    }
    GemShape {
        worth: bead.points(),
        outline: path(&outer),
        facets,
        ink: match bead.points() {
            3 | 4 | 7 | 9 => "on-dark",
            _ => "on-light",
        },
        // The middle of a triangle lies below that of its circle.
        number_y: if bead.points() == 1 { 6.0 } else { 4.4 },
    }
}

/// Each worth has an outline of its own, so that no gem is told by its colour alone.
fn corners(bead: Bead) -> Vec<Point> {
    // Corners, the angle of the first one, how far they reach, and how far every second one.
    let (n_corners, angle, outer, inner) = match bead.points() {
        1 => (3_u8, FRAC_PI_2, 1.18, 1.18),
        2 => (4, FRAC_PI_2, 1.12, 1.12),
        3 => (5, FRAC_PI_2, 1.05, 1.05),
        4 => (6, FRAC_PI_2, 1.0, 1.0),
        5 => (7, FRAC_PI_2, 1.0, 1.0),
        6 => (8, FRAC_PI_8, 1.0, 1.0),
        7 => (4, FRAC_PI_4, 1.18, 1.18),
        8 => (12, FRAC_PI_2, 1.14, 0.84),
        _ => (18, FRAC_PI_2, 1.1, 0.9),
    };
    let corner = |idx: u8| {
        let turn = TAU * f64::from(idx) / f64::from(n_corners) - angle;
        let reach = UNIT * if idx % 2 == 1 { inner } else { outer };
        (reach * turn.cos(), reach * turn.sin())
    };
    (0..n_corners).map(corner).collect()
}

/// How much light falls on the facet at an edge: it comes from above, a little from the left.
fn light(one: Point, other: Point) -> &'static str {
    let (x, y) = (one.0 + other.0, one.1 + other.1);
    match (-0.6 * x - y) / x.hypot(y) {
        light if light > 0.7 => "bright",
        light if light > 0.0 => "lit",
        light if light > -0.7 => "dim",
        _ => "dark",
    }
}

fn path(points: &[Point]) -> String {
    let mut path = String::from("M");
    for (idx, (x, y)) in points.iter().enumerate() {
        let blank = if idx == 0 { "" } else { " " };
        // Writing to a string does not fail.
        let _ = write!(path, "{blank}{x:.1} {y:.1}");
    }
    path + "z"
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use words::Language;

    use super::*;
    use crate::render;

    #[test]
    fn no_two_worths_have_the_same_outline() {
        let outlines: HashSet<String> =
            glass().gems.iter().map(|gem| gem.outline.clone()).collect();
        assert_eq!(outlines.len(), 9);
    }

    #[test]
    fn every_gem_has_its_number_facets_on_all_sides_and_both_light_and_dark() {
        for gem in &glass().gems {
            let n_facets = gem.facets.iter().map(|(_, path)| path.matches('M').count());
            let bead = Bead::KINDS.into_iter().find(|bead| bead.points() == gem.worth).unwrap();
            assert_eq!(n_facets.sum::<usize>(), corners(bead).len());
            let has = |classes: [&str; 2]| gem.facets.iter().any(|(of, _)| classes.contains(of));
            assert!(has(["bright", "lit"]) && has(["dim", "dark"]), "{gem:?}");
        }
    }

    #[test]
    fn the_drawings_of_a_page_are_small() {
        let svg = render(glass(), Language::DEFAULT).unwrap();
        assert!(svg.len() < 7_000, "{}", svg.len());
        assert_eq!(svg.matches("<symbol").count() + svg.matches("id=\"cut").count(), 9);
        for worth in 1..=9 {
            assert_eq!(svg.matches(&format!(">{worth}</text>")).count(), 1);
        }
    }
}
