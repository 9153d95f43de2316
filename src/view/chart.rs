//! The curve of a rating, with the band of its deviation, as a drawing.

use std::fmt::{self, Write};

use rating::{Deviation, Rating, State};

/// A drawing that is markup already: numbers and lines, no words.
#[derive(Debug, Clone)]
pub struct Chart(String);

impl fmt::Display for Chart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Nothing of a person's writing is in it: numbers of this module only.
impl askama::filters::HtmlSafe for Chart {}

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 190.0;
const LEFT: f64 = 42.0;
const RIGHT: f64 = 12.0;
const MARGIN: f64 = 14.0;
/// Lines of the grid, in points; the first that gives few enough.
const STEPS: [i32; 6] = [25, 50, 100, 200, 500, 1000];
const MOST_LINES: i32 = 6;

/// Draws the states one after the other; `None` for fewer than two.
#[must_use]
pub fn draw(states: &[State]) -> Option<Chart> {
    if states.len() < 2 {
        return None;
    }
    let frame = Frame::around(states);
    let mut svg = String::new();
    frame.write(&mut svg, states).ok()?;
    Some(Chart(svg))
}

/// Where ratings and periods lie in the drawing.
struct Frame {
    /// The lowest and highest line of the grid, in points.
    lowest: i32,
    highest: i32,
    step: i32,
    n_states: usize,
}

impl Frame {
    fn around(states: &[State]) -> Self {
        let lowest = states.iter().map(|state| whole(band(*state).0)).min();
        let highest = states.iter().map(|state| whole(band(*state).1) + 1).max();
        let (lowest, highest) = (lowest.unwrap_or(0), highest.unwrap_or(0));
        let n_lines = |step: i32| (highest - lowest) / step + 2;
        let step = STEPS.into_iter().find(|step| n_lines(*step) <= MOST_LINES);
        let step = step.unwrap_or(2000);
        Self {
            lowest: lowest.div_euclid(step) * step,
            highest: (highest + step - 1).div_euclid(step) * step,
            step,
            n_states: states.len(),
        }
    }

    fn x(&self, idx: usize) -> f64 {
        let share = ratio(idx, self.n_states.saturating_sub(1));
        LEFT + 6.0 + share * (WIDTH - LEFT - RIGHT - 12.0)
    }

    fn y(&self, hundredths: i32) -> f64 {
        let above = f64::from(hundredths) / 100.0 - f64::from(self.lowest);
        let share = above / f64::from((self.highest - self.lowest).max(1));
        HEIGHT - MARGIN - share * (HEIGHT - 2.0 * MARGIN)
    }

    fn write(&self, svg: &mut String, states: &[State]) -> fmt::Result {
        write!(
            svg,
            "<svg class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\" focusable=\"false\">"
        )?;
        self.write_grid(svg)?;
        self.write_band(svg, states)?;
        let points = |(idx, state): (usize, &State)| self.point(idx, state.rating().0);
        let line: Vec<String> = states.iter().enumerate().map(points).collect();
        write!(
            svg,
            "<polyline class=\"line\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" points=\"{}\"/>",
            line.join(" ")
        )?;
        for (idx, state) in states.iter().enumerate() {
            write!(
                svg,
                "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"currentColor\"/>",
                self.x(idx),
                self.y(state.rating().0)
            )?;
        }
        svg.write_str("</svg>")
    }

    fn write_grid(&self, svg: &mut String) -> fmt::Result {
        let n_lines = (self.highest - self.lowest) / self.step;
        for points in (0..=n_lines).map(|idx| self.lowest + idx * self.step) {
            let y = self.y(points * 100);
            write!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"currentColor\" stroke-opacity=\"0.15\"/>",
                WIDTH - RIGHT
            )?;
            write!(
                svg,
                "<text class=\"label\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"12\" fill=\"currentColor\">{points}</text>",
                LEFT - 6.0,
                y + 4.0
            )?;
        }
        Ok(())
    }

    /// Elo knows no deviation, so it has no band.
    fn write_band(&self, svg: &mut String, states: &[State]) -> fmt::Result {
        if states.iter().all(|state| state.deviation().is_none()) {
            return Ok(());
        }
        let upper = states.iter().enumerate();
        let upper = upper.map(|(idx, state)| self.point(idx, band(*state).1));
        let lower = states.iter().enumerate().rev();
        let lower = lower.map(|(idx, state)| self.point(idx, band(*state).0));
        let outline: Vec<String> = upper.chain(lower).collect();
        write!(
            svg,
            "<polygon class=\"band\" fill=\"currentColor\" fill-opacity=\"0.1\" points=\"{}\"/>",
            outline.join(" ")
        )
    }

    fn point(&self, idx: usize, hundredths: i32) -> String {
        format!("{:.1},{:.1}", self.x(idx), self.y(hundredths))
    }
}

/// The rating less and plus its deviation, in hundredths.
fn band(state: State) -> (i32, i32) {
    let Rating(rating) = state.rating();
    let Deviation(deviation) = state.deviation().unwrap_or(Deviation(0));
    (rating.saturating_sub(deviation), rating.saturating_add(deviation))
}

fn whole(hundredths: i32) -> i32 {
    hundredths.div_euclid(100)
}

/// Lists are short: sixteen bits hold every place in one.
fn ratio(idx: usize, all: usize) -> f64 {
    let number = |number: usize| f64::from(u16::try_from(number).unwrap_or(u16::MAX));
    number(idx) / number(all).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rating::{Glicko2, Volatility};

    fn glicko2(rating: i32, deviation: i32) -> State {
        State::Glicko2(Glicko2 {
            rating: Rating(rating),
            deviation: Deviation(deviation),
            volatility: Volatility(60_000),
        })
    }

    #[test]
    fn one_rating_is_no_curve() {
        assert!(draw(&[]).is_none());
        assert!(draw(&[State::Elo(Rating::whole(1500))]).is_none());
    }

    #[test]
    fn only_glicko_has_a_band() {
        let elo = [1500, 1520].map(|points| State::Elo(Rating::whole(points)));
        assert!(!draw(&elo).unwrap().to_string().contains("class=\"band\""));
        let glicko = [glicko2(150_000, 35_000), glicko2(160_000, 20_000)];
        let svg = draw(&glicko).unwrap().to_string();
        assert!(svg.contains("class=\"band\""));
        assert!(svg.contains(">1600</text>"));
    }

    proptest! {
        #[test]
        fn every_point_lies_inside_the_drawing(
            states in prop::collection::vec((10_000..400_000, 3_000..35_000), 2..40),
        ) {
            let states: Vec<State> =
                states.into_iter().map(|(rating, deviation)| glicko2(rating, deviation)).collect();
            let frame = Frame::around(&states);
            for (idx, state) in states.iter().enumerate() {
                prop_assert!((LEFT..=WIDTH - RIGHT).contains(&frame.x(idx)));
                for hundredths in [band(*state).0, state.rating().0, band(*state).1] {
                    prop_assert!((0.0..=HEIGHT).contains(&frame.y(hundredths)));
                }
            }
            prop_assert!((frame.highest - frame.lowest) / frame.step <= MOST_LINES + 1);
        }
    }
}
