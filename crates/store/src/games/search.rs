//! Games by who played them, what is played, how they begin and how they end.

use std::cmp::Reverse;

use chrono::NaiveDateTime;
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;
use domain::accounts::Viewer;
use domain::events::Visibility;
use domain::games::{FoundGames, Older, Opening, Sought, Telling};
use domain::players::{Player, SoughtName};
use domain::privacy::Eyes;
use domain::{GameId, NameKey};
use rules::Record;

use super::super::schema::{entries, events, games, pairings, players, results, tournaments};
use super::played::{Narrow, played};
use super::titled;
use crate::by_link::{UNNAMED, told};
use crate::players::called;
use crate::{Db, Stored, merges};

/// Of so many players of one name the games are found: each stands in the query twice, and a list of what hundreds
/// have played is none that anybody means.
const MOST_NAMED: usize = 500;

/// The games of so few are looked for in their tournaments; of more, from the newest down.
const FEW: usize = 8;

/// So many games are looked through for one page, if few of them may be as sought.
const LOOKED_THROUGH: i32 = 10_000;

/// So many games are read at once.
const AT_ONCE: i64 = 500;

/// Too many players have such a name for their games to be a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooManyNamed {
    pub n_players: usize,
}

/// Games from the newest to the oldest: the first is below the one bound, and the last is not below the other.
#[derive(Clone, Copy)]
struct Stretch {
    below: i32,
    from: i32,
    limit: i64,
}

/// The newest games that everybody may see and that are as sought, down from `below`: those that were
/// published for themselves, and those of published events whose result counts.
pub fn search(
    db: &mut Db,
    viewer: &Viewer,
    sought: &Sought,
    part: (Option<GameId>, u16),
) -> Stored<Result<FoundGames, TooManyNamed>> {
    if sought.name.is_empty() {
        return search_of(db, viewer.eyes(), (sought, None), part);
    }
    let called = called(db, viewer, viewer.eyes(), &sought.name)?;
    search_of(db, viewer.eyes(), (sought, Some(&called)), part)
}

/// The same where the players of the name have been found already.
pub fn search_of(
    db: &mut Db,
    eyes: Eyes,
    (sought, called): (&Sought, Option<&[Player]>),
    (below, limit): (Option<GameId>, u16),
) -> Stored<Result<FoundGames, TooManyNamed>> {
    let named = match called.map(|called| with_former(db, called)).transpose()? {
        Some(ids) if ids.len() > MOST_NAMED => {
            return Ok(Err(TooManyNamed { n_players: ids.len() }));
        }
        named => named,
    };
    let below = match below {
        Some(game) => game.0,
        None => {
            games::table.select(max(games::id)).first::<Option<i32>>(db)?.map_or(1, |id| id + 1)
        }
    };
    let is_quick = named.as_ref().is_some_and(|ids| ids.len() <= FEW);
    let from = if is_quick { 1 } else { below.saturating_sub(LOOKED_THROUGH).max(1) };
    // One more says that the page is full.
    let stretch = Stretch { below, from, limit: i64::from(limit) + 1 };
    let own = titled_ids(db, sought, stretch, eyes)?;
    let mut lines = titled(db, &own)?;
    let of_results = played_ids(db, (sought, named.as_deref()), stretch, eyes)?;
    lines.extend(played(db, Narrow::Games(&of_results), eyes)?);
    lines.sort_by_key(|line| Reverse(line.id));
    let is_full = lines.len() > usize::from(limit);
    lines.truncate(limit.into());
    let older = match lines.last() {
        Some(last) if is_full => Some(Older { below: last.id, looked_since: None }),
        _ => unseen(db, from)?,
    };
    Ok(Ok(FoundGames { lines, older }))
}

/// Where games are that nobody has looked through.
fn unseen(db: &mut Db, below: i32) -> Stored<Option<Older>> {
    let newest = games::table
        .filter(games::id.lt(below))
        .order(games::id.desc())
        .select(games::recorded_at)
        .first::<NaiveDateTime>(db)
        .optional()?;
    let older = |at: NaiveDateTime| Older { below: GameId(below), looked_since: Some(at.date()) };
    Ok(newest.map(older))
}

/// Some players with all that they were called.
fn with_former(db: &mut Db, players: &[Player]) -> Stored<Vec<i32>> {
    let merges = merges::current(db)?;
    let all = players.iter().flat_map(|player| merges.all_of(player.id));
    Ok(all.map(|player| player.0).collect())
}

/// Narrows one of the two queries, whose types have no names, to the games that are as sought, whoever played
/// them.
macro_rules! narrowed {
    ($query:expr, $sought:expr) => {{
        let (mut query, sought): (_, &Sought) = ($query.into_boxed(), $sought);
        if let Some(game) = &sought.game {
            let name = game.as_str();
            let is_of = games::spec.eq(name).or(games::spec.like(format!("{name},%")));
            query = if game.game().is_some() {
                query.filter(is_of)
            } else {
                let of_sizes = format!("{}%", game.before_sizes());
                query.filter(is_of.or(games::spec.like(of_sizes)))
            };
        }
        if let Some(plies) = sought.shortest {
            query = query.filter(games::plies.ge(i32::try_from(plies).unwrap_or(i32::MAX)));
        }
        if let Some(plies) = sought.longest {
            query = query.filter(games::plies.le(i32::try_from(plies).unwrap_or(i32::MAX)));
        }
        if let Some(termination) = sought.termination {
            query = query.filter(games::termination.eq(termination.as_str()));
        }
        if !sought.opening.is_empty() {
            // In the order of bytes: what begins so, up to what has another letter for the last space.
            let first = sought.opening.as_str();
            query = query.filter(games::opening.ge(first));
            query = query.filter(games::opening.lt(format!("{}!", first.trim_end())));
        }
        query
    }};
}

/// Games that were published for themselves. Those of rated games by link are found by the names that they are shown
/// under, and by no moves that are not shown.
fn titled_ids(db: &mut Db, sought: &Sought, stretch: Stretch, eyes: Eyes) -> Stored<Vec<GameId>> {
    let titled = games::table
        .filter(games::title.is_not_null())
        .filter(games::id.lt(stretch.below))
        .filter(games::id.ge(stretch.from))
        .order(games::id.desc())
        .select((games::id, games::title.assume_not_null()));
    let titled = narrowed!(titled, sought);
    let found = if sought.name.is_empty() && sought.opening.is_empty() {
        titled.limit(stretch.limit).load::<(i32, String)>(db)?
    } else {
        titled.load::<(i32, String)>(db)?
    };
    let unnamed = found.iter().filter(|(_, title)| title.starts_with(UNNAMED));
    let unnamed: Vec<i32> = unnamed.map(|(id, _)| *id).collect();
    let told = told(db, &unnamed, eyes)?;
    let name = SoughtName::of(&sought.name);
    let is_found = |(id, title): &(i32, String)| {
        let told = told.get(&GameId(*id));
        let title = told.map_or(title, |told| &told.title);
        let is_shown = told.is_none_or(|told| told.telling != Telling::Nothing);
        name.is_in(&NameKey::of(title)) && (sought.opening.is_empty() || is_shown)
    };
    let limit = usize::try_from(stretch.limit).unwrap_or(usize::MAX);
    Ok(found.into_iter().filter(is_found).map(|(id, _)| GameId(id)).take(limit).collect())
}

/// Games of tournaments. Those of few players are looked for in their tournaments; others from the newest down, some at a
/// time: no database then looks at more of them, whatever it makes of the question.
fn played_ids(
    db: &mut Db,
    (sought, named): (&Sought, Option<&[i32]>),
    stretch: Stretch,
    eyes: Eyes,
) -> Stored<Vec<GameId>> {
    if named.is_some_and(|named| named.len() <= FEW) {
        return shown(db, (sought, named), (stretch, None), eyes);
    }
    let most = usize::try_from(stretch.limit).unwrap_or(usize::MAX);
    let (mut found, mut below) = (Vec::new(), stretch.below);
    while found.len() < most {
        let next = games::table
            .filter(games::id.lt(below))
            .filter(games::id.ge(stretch.from))
            .order(games::id.desc())
            .limit(AT_ONCE)
            .select(games::id);
        let next = narrowed!(next, sought).load::<i32>(db)?;
        let Some(last) = next.last() else { break };
        below = *last;
        found.extend(shown(db, (sought, named), (stretch, Some(&next)), eyes)?);
    }
    Ok(found)
}

#[diesel::dsl::auto_type(no_type_alias)]
fn is_public() -> _ {
    let published: &'static str = Visibility::Published.as_str();
    let event = events::visibility.eq(published).and(events::deleted_at.is_null());
    event.and(tournaments::visibility.eq(published)).and(tournaments::deleted_at.is_null())
}

/// Those of them that everybody may see, of some games or of all.
fn shown(
    db: &mut Db,
    (sought, named): (&Sought, Option<&[i32]>),
    (stretch, some): (Stretch, Option<&[i32]>),
    eyes: Eyes,
) -> Stored<Vec<GameId>> {
    let newer = diesel::alias!(results as newer);
    let query = games::table
        .inner_join(results::table.on(results::game_id.eq(games::id.nullable())))
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .inner_join(tournaments::table.on(tournaments::id.eq(pairings::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .left_join(newer.on(newer.field(results::replaces).eq(results::id.nullable())))
        .filter(newer.field(results::replaces).is_null())
        .filter(is_public())
        .filter(games::id.lt(stretch.below))
        .order(games::id.desc())
        .limit(stretch.limit)
        .select(games::id);
    let mut query = narrowed!(query, sought);
    if let Some(some) = some {
        query = query.filter(results::game_id.assume_not_null().eq_any(some));
    }
    let second = pairings::second_entry.assume_not_null();
    if let Some(named) = named {
        let of_them = || entries::table.filter(entries::player_id.eq_any(named));
        let own = || of_them().select(entries::id);
        query = query.filter(pairings::first_entry.eq_any(own()).or(second.eq_any(own())));
        if named.len() <= FEW {
            query = query.filter(tournaments::id.eq_any(of_them().select(entries::tournament_id)));
        }
    }
    if eyes != Eyes::Staff {
        // What is not announced is not there, and nobody is found by moves that are not shown.
        let is_open = pairings::round.nullable().lt(tournaments::silent_from);
        query = query.filter(tournaments::silent_from.is_null().or(is_open));
        if !sought.opening.is_empty() {
            let sits = entries::id.eq(pairings::first_entry).or(entries::id.eq(second));
            let hides = entries::table
                .inner_join(players::table.on(players::id.eq(entries::player_id)))
                .filter(sits.and(not(players::shows_moves)));
            query = query.filter(not(exists(hides)));
        }
    }
    Ok(query.load::<i32>(db)?.into_iter().map(GameId).collect())
}

/// Keeps how those games begin and end that were stored before that was kept.
pub fn open_the_rest(db: &mut Db) -> Stored<()> {
    loop {
        let rows = games::table
            .filter(games::opening.is_null())
            .order(games::id)
            .limit(AT_ONCE)
            .select((games::id, games::record))
            .load::<(i32, String)>(db)?;
        if rows.is_empty() {
            return Ok(());
        }
        for (id, record) in rows {
            let columns = beginning_and_end(&record);
            diesel::update(games::table.find(id)).set(columns).execute(db)?;
        }
    }
}

type BeginningAndEnd = (
    diesel::dsl::Eq<games::opening, String>,
    diesel::dsl::Eq<games::termination, Option<&'static str>>,
);

/// What a game is found by.
pub(super) fn beginning_and_end(record: &str) -> BeginningAndEnd {
    let record = Record::parse(record.as_bytes()).ok();
    let opening = record.as_ref().map(Opening::of_record).unwrap_or_default();
    let termination = record.as_ref().map(|record| record.termination().as_str());
    (games::opening.eq(opening.as_str().to_owned()), games::termination.eq(termination))
}
