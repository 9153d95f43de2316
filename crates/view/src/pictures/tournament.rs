//! A tournament: the podium once it is closed, who leads while it runs, before that the board.

use askama::Template;
use domain::events::Event;
use domain::standings::WallChart;
use rules::{AnyPosition, Seat, Spec};
use words::language::Language;
use words::text::{Speak, Text};

use super::drawing::{Drawing, Found};
use super::letters::{Letters, Room, Words};
use super::list::{ListPicture, Row};
use super::parts::{Avatar, BOTTOM, Heading, LEFT, Place, Placed, RIGHT, corner, in_a_line};
use crate::board::Board;
use crate::games::board_of;
use crate::glance::{Glance, Leader};
use crate::{filters, tournaments};

/// A tournament as it stands.
pub fn of_tournament(event: &Event, chart: &WallChart, language: Language) -> Found {
    let glance = Glance::new(chart);
    let details = &chart.tournament.details;
    let said = in_a_line(&facts(chart, &glance), language);
    let Some(heading) = Heading::new(&glance.name, &said) else { return Ok(None) };
    let corner = corner(event.details.name.as_str());
    if !glance.podium.is_empty() {
        let Heading { title, facts, .. } = heading;
        let steps = steps(&glance.podium, language);
        let picture = PodiumPicture { corner, title, facts, steps };
        return Drawing::of(&picture, language).map(Some);
    }
    let row = |leader: &Leader| Row {
        name: leader.name.clone(),
        rank: Some(leader.rank.to_string()),
        below: None,
        value: leader.points.speak(language),
    };
    let rows: Vec<Row> = glance.first_three().iter().map(row).collect();
    let picture = ListPicture::new(corner, heading, &rows, start_board(&details.spec));
    Drawing::of(&picture, language).map(Some)
}

#[derive(Debug, Clone, Template)]
#[template(path = "pictures/podium.svg")]
pub(super) struct PodiumPicture {
    corner: Option<Placed>,
    title: Placed,
    facts: Option<Placed>,
    steps: Vec<StepShape>,
}

/// A step of the podium and who is on it.
#[derive(Debug, Clone)]
struct StepShape {
    class: &'static str,
    place: Place,
    rank: u32,
    rank_y: f64,
    avatar: Avatar,
    words: Vec<Placed>,
}

const STEP: f64 = 340.0;

/// The board that a game begins with.
pub(super) fn start_board(spec: &Spec) -> Option<Board> {
    match spec {
        Spec::Game(game) => Some(board_of(&AnyPosition::start(*game), None, Seat::First)),
        Spec::ResultOnly(_) => None,
    }
}

fn facts(chart: &WallChart, glance: &Glance) -> Vec<Text> {
    let mut facts = glance.about.clone();
    facts.push(Text::new("players-count").with("count", glance.n_players));
    match &glance.round {
        Some(round) if glance.podium.is_empty() => facts.push(round.heading.clone()),
        _ => facts.push(tournaments::stage_words(chart.tournament.stage)),
    }
    facts
}

/// The second at the left of the first, the third at the right.
fn steps(leaders: &[Leader], language: Language) -> Vec<StepShape> {
    let middle = f64::midpoint(LEFT, RIGHT);
    let step = |(idx, leader): (usize, &Leader)| {
        let (class, x, high) = match idx {
            0 => ("first", middle, 124.0),
            1 => ("", middle - STEP - 20.0, 92.0),
            _ => ("", middle + STEP + 20.0, 68.0),
        };
        let top = BOTTOM + 24.0 - high;
        let name = Room { width: STEP - 16.0, lines: 2, sizes: (30.0, 21.0) };
        let name = Letters::Name.fit(&leader.name, name);
        let room = Room { width: STEP, lines: 1, sizes: (26.0, 20.0) };
        let points = Letters::Plain.fit(&leader.points_words.speak(language), room);
        let name_top = top - 48.0 - name.as_ref().map_or(0.0, Words::height);
        let words = [
            name.map(|name| name.under(x, name_top).centred()),
            points.map(|points| points.under(x, top - 42.0).centred()),
        ];
        StepShape {
            class,
            place: Place { x: x - STEP / 2.0, y: top, width: STEP, height: high },
            rank: leader.rank,
            rank_y: top + 48.0,
            avatar: Avatar::of(&leader.name, (x, name_top - 50.0), 40.0),
            words: words.into_iter().flatten().collect(),
        }
    };
    leaders.iter().enumerate().map(step).collect()
}
