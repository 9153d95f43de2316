//! The field of a round, for people.

use super::contestant::{self, Contestant};
use super::field::Field;
use crate::pairing::check_list::{Float, Line, Preference, Strength};
use crate::pairing::plan::Plan;
use crate::table::Table;

/// Everybody who is to be paired in the round after the last one of a table, by rank: what
/// [`pair`](super::pair) knows of them.
///
/// ```
/// use tournament::pairing::dutch::check_list;
/// use tournament::pairing::plan::Plan;
/// use tournament::table::{Facts, Table};
///
/// let table = Table::new(Facts::swiss(3)).map_err(|complaints| format!("{complaints:?}"))?;
/// let lines = check_list(&table, &Plan::new(5));
/// assert_eq!((lines.len(), lines[0].preference), (3, None));
/// assert!(lines.iter().all(|line| line.may_have_bye && line.barred.is_empty()));
/// # Ok::<(), String>(())
/// ```
#[must_use]
pub fn check_list(table: &Table, plan: &Plan) -> Vec<Line> {
    let field = Field::new(table, plan);
    (0..field.len()).map(|place| line(&field, place)).collect()
}

fn line(field: &Field, place: usize) -> Line {
    let player = &field.players[place];
    let is_barred = |other: &usize| *other != place && !field.may_meet.has(place, *other);
    let barred = (0..field.len()).filter(is_barred).map(|other| field.players[other].number);
    Line {
        number: player.number,
        score: player.score,
        colours: player.colours.clone(),
        preference: preference(player),
        floats: player.floats.map(|float| {
            float.map(|float| match float {
                contestant::Float::Down => Float::Down,
                contestant::Float::Up => Float::Up,
            })
        }),
        is_topscorer: player.is_topscorer,
        may_have_bye: player.may_have_bye,
        n_unplayed: player.n_unplayed,
        barred: barred.collect(),
    }
}

fn preference(player: &Contestant) -> Option<Preference> {
    let strength = match player.preference.strength {
        contestant::Strength::None => return None,
        contestant::Strength::Mild => Strength::Mild,
        contestant::Strength::Strong => Strength::Strong,
        contestant::Strength::Absolute => Strength::Absolute,
    };
    player.preference.colour.map(|colour| Preference { colour, strength })
}
