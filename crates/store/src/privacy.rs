//! What of players everybody sees: what they chose, what their events show, and what comes of both.

pub(super) mod seen;

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use domain::PlayerId;
use domain::merges::Merges;
use domain::privacy::{NameForm, Person, Publicity, Shown, public_names};
use domain::stamps::{Moved, Thing};

use self::seen::{Columns, shown};
use super::locks::{self, Lock};
use super::schema::{entries, events, players, tournaments};
use super::{Db, Stored, merges, transaction};

/// What a player has chosen to show, and what is shown without a choice.
pub fn find(db: &mut Db, player: PlayerId) -> Stored<Publicity> {
    let merges = merges::current(db)?;
    let all = merges.all_of(player);
    Ok(of_people(db, &merges, Some(&all))?.remove(&player).unwrap_or_default())
}

/// Whether everybody sees how a player's ratings came about.
pub fn shows_curve(db: &mut Db, player: PlayerId) -> Stored<bool> {
    let shown = players::table.find(player.0).select(players::shows_curve).first(db);
    Ok(shown.optional()?.unwrap_or(true))
}

/// Those of some players who keep the moves of their games private.
pub fn hiding_moves(db: &mut Db, some: &[PlayerId]) -> Stored<Vec<PlayerId>> {
    let some: Vec<i32> = some.iter().map(|player| player.0).collect();
    let hiding = players::table
        .filter(players::id.eq_any(some))
        .filter(players::shows_moves.eq(false))
        .select(players::id);
    Ok(hiding.load::<i32>(db)?.into_iter().map(PlayerId).collect())
}

/// Whether a name is the public one of somebody else than these, be it with a number behind it.
pub fn is_taken(db: &mut Db, name: &str, by_others_than: &[PlayerId]) -> Stored<bool> {
    let numbered = format!("{} (%", name.replace(['%', '_', '\\'], "_"));
    let is_it = players::public_name.eq(name).or(players::public_name.like(numbered));
    let is_full = players::public_name.is_null().and(players::name.eq(name));
    let others = players::id.ne_all(by_others_than.iter().map(|player| player.0));
    let n: i64 = players::table
        .filter(others)
        .filter(is_it.assume_not_null().or(is_full))
        .count()
        .get_result(db)?;
    Ok(n > 0)
}

/// Keeps what a player chose to show.
pub fn choose(db: &mut Db, player: PlayerId, choice: Option<Shown>) -> Stored<()> {
    diesel::update(players::table.find(player.0))
        .set((
            players::chose_name.eq(choice.map(|shown| shown.name.as_str())),
            players::chose_club.eq(choice.map(|shown| shown.club)),
            players::chose_curve.eq(choice.map(|shown| shown.curve)),
            players::chose_moves.eq(choice.map(|shown| shown.moves)),
        ))
        .execute(db)?;
    Ok(())
}

type Choice = Columns<Option<String>, Option<bool>>;

const CHOICE: (
    players::chose_name,
    players::chose_club,
    players::chose_curve,
    players::chose_moves,
) = (players::chose_name, players::chose_club, players::chose_curve, players::chose_moves);

fn chosen((name, club, curve, moves): Choice) -> Stored<Option<Shown>> {
    match (name, club, curve, moves) {
        (Some(name), Some(club), Some(curve), Some(moves)) => {
            shown((name, club, curve, moves)).map(Some)
        }
        _ => Ok(None),
    }
}

/// What people chose and what their events show, by person; of these players, or of all. What lies in
/// the bin counts until it is gone for good.
fn of_people(
    db: &mut Db,
    merges: &Merges,
    only: Option<&[PlayerId]>,
) -> Stored<HashMap<PlayerId, Publicity>> {
    let only: Option<Vec<i32>> = only.map(|some| some.iter().map(|player| player.0).collect());
    let mut chose = players::table
        .filter(players::chose_name.is_not_null())
        .select((players::id, CHOICE))
        .into_boxed();
    let mut entered = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(
            (events::shows_name.ne(NameForm::Full.as_str()))
                .or(events::shows_club.eq(false))
                .or(events::shows_curve.eq(false))
                .or(events::shows_moves.eq(false)),
        )
        .select((
            entries::player_id,
            (events::shows_name, events::shows_club, events::shows_curve, events::shows_moves),
        ))
        .into_boxed();
    if let Some(only) = only {
        chose = chose.filter(players::id.eq_any(only.clone()));
        entered = entered.filter(entries::player_id.eq_any(only));
    }
    let mut found: HashMap<PlayerId, Publicity> = HashMap::new();
    let person = |id| merges.stands_for(PlayerId(id));
    for (player, row) in chose.load::<(i32, Choice)>(db)? {
        if let Some(choice) = chosen(row)? {
            found.entry(person(player)).or_default().choose(choice);
        }
    }
    for (player, row) in entered.load::<(i32, Columns<String, bool>)>(db)? {
        found.entry(person(player)).or_default().enter(shown(row)?);
    }
    Ok(found)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = players)]
struct Row {
    id: i32,
    name: String,
    public_name: Option<String>,
    shows_club: bool,
    shows_curve: bool,
    shows_moves: bool,
}

/// Computes what everybody sees of all players, keeps what has changed, and moves whatever names these.
pub fn compute(db: &mut Db) -> Stored<()> {
    locks::hold(db, Lock::Players)?;
    let merges = merges::current(db)?;
    let people = of_people(db, &merges, None)?;
    if people.is_empty() && !is_any_hidden(db)? {
        return Ok(());
    }
    let rows = players::table.select(Row::as_select()).load(db)?;
    let shown = |row: &Row| {
        let stands_for = merges.stands_for(PlayerId(row.id));
        (stands_for, people.get(&stands_for).copied().unwrap_or_default().shown())
    };
    let person = |row| {
        let (stands_for, Shown { name: form, .. }) = shown(row);
        Person { id: PlayerId(row.id), stands_for, name: &row.name, form }
    };
    let names = public_names(&rows.iter().map(person).collect::<Vec<_>>());
    let mut changed = BTreeSet::new();
    for row in &rows {
        let player = PlayerId(row.id);
        if keep(db, row, names.get(&player), shown(row).1)? == Kept::Changed {
            changed.insert(player);
        }
    }
    if changed.is_empty() {
        return Ok(());
    }
    let mut things: BTreeSet<Thing> = changed.iter().copied().map(Thing::Player).collect();
    things.extend([Thing::Site, Thing::Ratings]);
    transaction::move_on(Moved { things, everywhere: changed, ..Moved::default() });
    Ok(())
}

fn is_any_hidden(db: &mut Db) -> Stored<bool> {
    let hides = players::shows_club.eq(false);
    let hides = hides.or(players::shows_curve.eq(false)).or(players::shows_moves.eq(false));
    let hidden = players::table.filter(players::public_name.is_not_null().or(hides)).count();
    Ok(hidden.get_result::<i64>(db)? > 0)
}

/// Whether what everybody sees of a player is another thing now.
#[derive(PartialEq, Eq)]
enum Kept {
    Changed,
    AsItWas,
}

fn keep(db: &mut Db, row: &Row, name: Option<&String>, shown: Shown) -> Stored<Kept> {
    let is_so = row.public_name.as_ref() == name
        && (row.shows_club, row.shows_curve, row.shows_moves)
            == (shown.club, shown.curve, shown.moves);
    if is_so {
        return Ok(Kept::AsItWas);
    }
    diesel::update(players::table.find(row.id))
        .set((
            players::public_name.eq(name),
            players::shows_club.eq(shown.club),
            players::shows_curve.eq(shown.curve),
            players::shows_moves.eq(shown.moves),
        ))
        .execute(db)?;
    if row.public_name.as_ref() != name {
        super::players::words::keep(db, row.id)?;
    }
    Ok(Kept::Changed)
}
