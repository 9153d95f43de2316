//! What the screens of an event show, and what the desk tells everybody.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::screens::{Notice, Programme, Scene, ScreenNumber};
use domain::{EventId, TournamentId};

use super::schema::{notices, screens};
use super::{Db, StoreError, Stored};

type Row = (i32, String, Option<i32>);

fn programme((number, words, tournament): Row) -> Stored<(ScreenNumber, Programme)> {
    let known = u8::try_from(number).ok().and_then(ScreenNumber::new);
    let number = known.ok_or_else(|| StoreError::corrupt("screens.number", &number))?;
    let scenes: Option<Vec<Scene>> = words.split(' ').map(Scene::parse).collect();
    let programme = Programme::new(scenes.unwrap_or_default(), tournament.map(TournamentId));
    let programme = programme.ok_or_else(|| StoreError::corrupt("screens.scenes", &words))?;
    Ok((number, programme))
}

/// What was chosen, by screen.
pub fn list(db: &mut Db, event: EventId) -> Stored<Vec<(ScreenNumber, Programme)>> {
    let rows = screens::table
        .filter(screens::event_id.eq(event.0))
        .order(screens::number)
        .select((screens::number, screens::scenes, screens::tournament_id))
        .load::<Row>(db)?;
    rows.into_iter().map(programme).collect()
}

/// What a screen shows: what was chosen, or what is usual.
pub fn find(db: &mut Db, event: EventId, number: ScreenNumber) -> Stored<Programme> {
    let all = list(db, event)?;
    Ok(all.into_iter().find(|one| one.0 == number).map(|one| one.1).unwrap_or_default())
}

/// Keeps what a screen shows in the place of what it showed.
pub fn save(
    db: &mut Db,
    event: EventId,
    (number, programme): (ScreenNumber, &Programme),
) -> Stored<()> {
    let key = (event.0, i32::from(number.get()));
    diesel::delete(screens::table.find(key)).execute(db)?;
    let words: Vec<&str> = programme.scenes().iter().map(|scene| scene.as_str()).collect();
    diesel::insert_into(screens::table)
        .values((
            screens::event_id.eq(key.0),
            screens::number.eq(key.1),
            screens::scenes.eq(words.join(" ")),
            screens::tournament_id.eq(programme.tournament.map(|id| id.0)),
        ))
        .execute(db)?;
    Ok(())
}

/// What is told everybody now.
pub fn notice(db: &mut Db, event: EventId) -> Stored<Option<Notice>> {
    let text = notices::table.find(event.0).select(notices::text).first::<String>(db).optional()?;
    Ok(text.map(Notice::stored))
}

/// Tells everybody something in the place of what was told; nothing ends it.
pub fn tell(db: &mut Db, event: EventId, told: Option<(&Notice, DateTime<Utc>)>) -> Stored<()> {
    diesel::delete(notices::table.find(event.0)).execute(db)?;
    if let Some((notice, now)) = told {
        diesel::insert_into(notices::table)
            .values((
                notices::event_id.eq(event.0),
                notices::text.eq(notice.as_str()),
                notices::posted_at.eq(now.naive_utc()),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// A screen of a tournament that is gone shows all of its event.
pub(super) fn forget(db: &mut Db, tournament: i32) -> Stored<()> {
    diesel::update(screens::table.filter(screens::tournament_id.eq(tournament)))
        .set(screens::tournament_id.eq(None::<i32>))
        .execute(db)?;
    Ok(())
}
