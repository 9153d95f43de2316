//! Players, and who of them is one person.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::PgConnection;
use domain::NameKey;

use super::chance::Chance;
use super::rows::{Maybe, Rows, row};
use super::{Federation, names};

/// Of so many players one was entered twice.
const MERGED: u32 = 1000;
/// Of so many players one is in the history that was imported.
const IN_HISTORY: u32 = 50;

/// What is drawn of a player.
struct Person {
    first: String,
    family: String,
    club: Option<String>,
    birth_year: Option<u32>,
    mark: String,
}

impl Person {
    fn of(player: u32) -> Self {
        let mut chance = Chance::new(player.into());
        let club = names::club(&mut chance);
        let (first, family) = names::of_person(&mut chance);
        let birth_year = (!chance.is_one_in(4)).then(|| 1940 + chance.below(75));
        Self { first, family, club, birth_year, mark: chance.mark() }
    }
}

/// The club of a player.
pub(crate) fn club(player: u32) -> Option<String> {
    names::club(&mut Chance::new(player.into()))
}

/// How well a player plays, as a rating says it.
pub(crate) fn strength(player: u32) -> u32 {
    let mut chance = Chance::new(u64::from(player) << 32 | 1);
    900 + (0..4).map(|_| chance.below(400)).sum::<u32>()
}

/// How many of the last players were entered a second time and stand for themselves no more.
pub(crate) fn n_merged(n_players: u32) -> u32 {
    n_players / MERGED
}

/// The first of the players who are in the history. The last ones, who are merged, are in nothing else.
pub(crate) fn first_in_history(n_players: u32) -> u32 {
    n_players - n_players / IN_HISTORY + 1
}

pub(crate) fn insert(db: &mut PgConnection, federation: &Federation) {
    let mut rows = Rows::default();
    let n_players = federation.scale.n_players;
    let n_own = n_players - n_merged(n_players);
    for player in 1..=n_own {
        insert_one(&mut rows, federation, player);
        rows.flush_if_many(db);
    }
    for merge in 1..=n_merged(n_players) {
        // Nobody of the first half is in the history.
        insert_merged(&mut rows, federation, (merge, n_own + merge, merge * MERGED / 2));
    }
    rows.flush(db);
}

/// When a player was entered: the first have been there for longest.
fn created_at(federation: &Federation, player: u32) -> NaiveDateTime {
    let minutes = i64::from(player) * 60 * 24 * 365 * 15 / i64::from(federation.scale.n_players);
    federation.begun + TimeDelta::minutes(minutes)
}

fn insert_one(rows: &mut Rows, federation: &Federation, player: u32) {
    let Person { first, family, club, birth_year, mark } = Person::of(player);
    let name = format!("{first} {family}");
    let key = NameKey::of(&name);
    let mut chance = Chance::new(u64::from(player) << 32 | 2);
    let hides = chance.is_one_in(200);
    let form = if chance.is_one_in(3) { "number" } else { "initial" };
    let mut shows = |n| Maybe(hides.then(|| chance.is_one_in(n)));
    row!(
        rows.players,
        player,
        name,
        key.as_str(),
        Maybe(club),
        Maybe(birth_year),
        created_at(federation, player),
        Maybe(hides.then_some(form)),
        shows(2),
        shows(2),
        shows(2),
        mark,
    );
}

/// One who was entered by the family name first, and is somebody else.
fn insert_merged(rows: &mut Rows, federation: &Federation, (merge, player, kept): (u32, u32, u32)) {
    let Person { first, family, club, .. } = Person::of(kept);
    let name = format!("{family}, {first}");
    let key = NameKey::of(&name);
    let (at, none) = (created_at(federation, player), Maybe(None::<u32>));
    let mark = Chance::new(player.into()).mark();
    row!(
        rows.players,
        player,
        name,
        key.as_str(),
        Maybe(club),
        none,
        at,
        none,
        none,
        none,
        none,
        mark
    );
    row!(rows.merges, merge, player, kept, "The same person.", at, 1);
}
