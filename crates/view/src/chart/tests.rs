use proptest::prelude::*;
use rating::{Glicko2, Volatility};
use words::Language;

use super::*;
use crate::render;

fn glicko2(rating: i32, deviation: i32) -> State {
    State::Glicko2(Glicko2 {
        rating: Rating(rating),
        deviation: Deviation(deviation),
        volatility: Volatility(60_000),
    })
}

fn day(days: i32) -> NaiveDate {
    NaiveDate::from_num_days_from_ce_opt(730_000 + days).unwrap()
}

fn moment(on: i32, before: State, after: State) -> Moment {
    let words = Text::new("title-plain").with("name", format!("on {on}"));
    Moment {
        on: day(on),
        before,
        after,
        is_provisional: after.deviation().is_some_and(|deviation| deviation.0 > 11_000),
        href: format!("#day-{on}"),
        spoken: words.clone(),
        written: words,
    }
}

/// A curve of states, one every so many days.
fn drawn(states: &[State], days_between: i32) -> String {
    let start = states[0];
    let numbered = (0..).zip(states.windows(2));
    let moments = numbered.map(|(idx, pair)| moment(idx * days_between, pair[0], pair[1]));
    let label = Text::new("ratings-title");
    let chart = draw(Curve { label, start, moments: moments.collect() }).unwrap();
    render(&chart, Language::DEFAULT).unwrap()
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn without_a_period_there_is_no_curve() {
    let label = Text::new("ratings-title");
    let start = State::Elo(Rating::whole(1500));
    assert!(draw(Curve { label, start, moments: Vec::new() }).is_none());
}

#[test]
fn only_glicko_has_a_band() {
    let elo = [1500, 1520].map(|points| State::Elo(Rating::whole(points)));
    assert!(!drawn(&elo, 30).contains("class=\"band\""));
    let glicko = [glicko2(150_000, 35_000), glicko2(160_000, 20_000)];
    let svg = drawn(&glicko, 30);
    assert!(svg.contains("class=\"band\""));
    assert!(svg.contains(">1600</text>"));
}

#[test]
fn the_provisional_stretch_is_another_line() {
    let states = [(1500, 350), (1510, 200), (1520, 90), (1530, 60), (1540, 140)]
        .map(|(rating, deviation)| glicko2(rating * 100, deviation * 100));
    let svg = drawn(&states, 60);
    assert_eq!(count(&svg, "class=\"line provisional\""), 2, "{svg}");
    assert_eq!(count(&svg, "class=\"line\""), 1, "{svg}");
    assert_eq!(count(&svg, "class=\"dot provisional\""), 2, "{svg}");
    assert_eq!(count(&svg, "class=\"begin\""), 1);
}

#[test]
fn every_period_is_a_link_with_a_name() {
    let svg = drawn(&[glicko2(150_000, 5_000), glicko2(151_000, 5_000)], 30);
    assert!(svg.contains("<a href=\"#day-0\" aria-label=\"on 0\">"), "{svg}");
}

#[test]
fn the_axis_has_months_for_a_season_and_years_for_a_life() {
    let elo = |n_states: usize| vec![State::Elo(Rating::whole(1500)); n_states];
    // Day 730,000 is 3 September 1999.
    let season = drawn(&elo(4), 60);
    assert!(season.contains(">Oct 1999</text>"), "{season}");
    let life = drawn(&elo(40), 365);
    assert!(life.contains(">2010</text>") && !life.contains("Jan"), "{life}");
    let century = drawn(&elo(60), 900);
    assert!(century.contains(">2040</text>") && century.contains(">2120</text>"), "{century}");
    let week = drawn(&elo(3), 3);
    assert!(week.contains(">3 September 1999</text>"), "{week}");
    assert!(week.contains(">6 September 1999</text>"), "{week}");
    assert_eq!(count(&drawn(&elo(9), 0), "September"), 1, "all on one day");
}

#[test]
fn a_thousand_periods_stay_light_and_can_still_be_walked_through() {
    let wave = |idx: i32| glicko2(150_000 + (idx % 100) * 700, 6_000 + (idx % 7) * 100);
    let states: Vec<State> = (0..1001).map(wave).collect();
    let svg = drawn(&states, 20);
    assert!(svg.len() < 50_000, "{}", svg.len());
    assert_eq!(count(&svg, "<a href"), MOST_STOPS);
    assert!(svg.contains("class=\"chart dense\""));
    assert!(svg.contains("\"#day-0\"") && svg.contains("\"#day-19980\""), "both ends");
}

proptest! {
    #[test]
    fn every_corner_lies_inside_the_drawing(
        states in prop::collection::vec((10_000..400_000, 3_000..35_000), 2..400),
        days_between in 0..90,
    ) {
        let states: Vec<State> =
            states.into_iter().map(|(rating, deviation)| glicko2(rating, deviation)).collect();
        let svg = drawn(&states, days_between);
        for corners in svg.split("points=\"").skip(1) {
            for corner in corners.split('"').next().unwrap().split(' ') {
                let (x, y) = corner.split_once(',').unwrap();
                let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
                prop_assert!((LEFT..=WIDTH - RIGHT).contains(&x), "{corner}");
                prop_assert!((TOP..=HEIGHT - BOTTOM).contains(&y), "{corner}");
            }
        }
        prop_assert!(count(&svg, "class=\"grid\"") <= 8);
    }
}
