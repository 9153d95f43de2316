//! Events.

use std::cmp::Reverse;

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use domain::EventId;
use domain::accounts::{Access, Viewer};
use domain::events::{Days, Event, EventDetails, Title, Visibility};
use domain::prints::address::PrintAddress;
use domain::zone::Zone;

use super::locks::{self, Lock};
use super::privacy::seen::shown;
use super::schema::events;
use super::{Db, StoreError, Stored};

#[derive(Queryable, Selectable)]
#[diesel(table_name = events)]
struct Row {
    id: i32,
    name: String,
    place: String,
    starts_on: NaiveDate,
    ends_on: NaiveDate,
    visibility: String,
    version: i32,
    archived_at: Option<NaiveDateTime>,
    zone: String,
    address: Option<String>,
    shows_name: String,
    shows_club: bool,
    shows_curve: bool,
    shows_moves: bool,
}

impl TryFrom<Row> for Event {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let days = Days::new(row.starts_on, row.ends_on)
            .ok_or_else(|| StoreError::corrupt("events.ends_on", &row.ends_on))?;
        let name = Title::stored(row.name);
        let place = Some(row.place).filter(|place| !place.is_empty()).map(Title::stored);
        let visibility = Visibility::parse(&row.visibility)
            .ok_or_else(|| StoreError::corrupt("events.visibility", &row.visibility))?;
        let zone =
            Zone::parse(&row.zone).ok_or_else(|| StoreError::corrupt("events.zone", &row.zone))?;
        Ok(Self {
            id: EventId(row.id),
            details: EventDetails {
                name,
                place,
                days,
                zone,
                address: row.address.map(PrintAddress::stored),
                shown: shown((row.shows_name, row.shows_club, row.shows_curve, row.shows_moves))?,
            },
            visibility,
            archived_at: row.archived_at.map(|at| at.and_utc()),
            version: row.version,
        })
    }
}

/// Adds an event, as a draft.
pub fn insert(db: &mut Db, details: &EventDetails) -> Stored<EventId> {
    let id = diesel::insert_into(events::table)
        .values((
            events::name.eq(details.name.as_str()),
            events::place.eq(details.place.as_ref().map_or("", |place| place.as_str())),
            events::starts_on.eq(details.days.first()),
            events::ends_on.eq(details.days.last()),
            events::zone.eq(details.zone.name()),
            events::address.eq(details.address.as_ref().map(PrintAddress::as_str)),
            events::shows_name.eq(details.shown.name.as_str()),
            events::shows_club.eq(details.shown.club),
            events::shows_curve.eq(details.shown.curve),
            events::shows_moves.eq(details.shown.moves),
            events::visibility.eq(Visibility::Draft.as_str()),
        ))
        .returning(events::id)
        .get_result(db)?;
    locks::add(db, Lock::Event(EventId(id)))?;
    Ok(EventId(id))
}

pub fn find(db: &mut Db, id: EventId) -> Stored<Option<Event>> {
    let there = events::table.find(id.0).filter(events::deleted_at.is_null());
    there.select(Row::as_select()).first(db).optional()?.map(Event::try_from).transpose()
}

/// Every event, the latest first.
pub fn list(db: &mut Db) -> Stored<Vec<Event>> {
    let there = events::table.filter(events::deleted_at.is_null());
    let rows = there
        .order((events::starts_on.desc(), events::id.desc()))
        .select(Row::as_select())
        .load(db)?;
    rows.into_iter().map(Event::try_from).collect()
}

/// Saves new details, if nobody changed the event since `version`; answers whether it was so.
pub fn update(
    db: &mut Db,
    id: EventId,
    version: i32,
    details: &EventDetails,
    visibility: Visibility,
) -> Stored<bool> {
    let changed = diesel::update(events::table.find(id.0).filter(events::version.eq(version)))
        .set((
            events::name.eq(details.name.as_str()),
            events::place.eq(details.place.as_ref().map_or("", |place| place.as_str())),
            events::starts_on.eq(details.days.first()),
            events::ends_on.eq(details.days.last()),
            events::zone.eq(details.zone.name()),
            events::address.eq(details.address.as_ref().map(PrintAddress::as_str)),
            events::shows_name.eq(details.shown.name.as_str()),
            events::shows_club.eq(details.shown.club),
            events::shows_curve.eq(details.shown.curve),
            events::shows_moves.eq(details.shown.moves),
            events::visibility.eq(visibility.as_str()),
            events::version.eq(events::version + 1),
        ))
        .execute(db)?;
    super::tournaments::titles::keep_of(db, id)?;
    Ok(changed == 1)
}

/// Puts an event into the archive, or takes it out.
pub fn set_archived(db: &mut Db, id: EventId, at: Option<DateTime<Utc>>) -> Stored<()> {
    diesel::update(events::table.find(id.0))
        .set((
            events::archived_at.eq(at.map(|at| at.naive_utc())),
            events::version.eq(events::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// Some of the events that `viewer` may see and that are on the lists, the latest first: all that may be running on a
/// day, wherever they are, and so many of those that come next and of those that were last.
pub fn around(db: &mut Db, viewer: &Viewer, day: NaiveDate, most: i64) -> Stored<Vec<Event>> {
    let roles: Vec<i32> =
        super::accounts::roles_of(db, viewer)?.into_keys().map(|id| id.0).collect();
    let open = || {
        let all = events::table
            .filter(events::deleted_at.is_null())
            .filter(events::archived_at.is_null())
            .select(Row::as_select())
            .into_boxed();
        if viewer.is_at_least(Access::Administrator) {
            return all;
        }
        let is_published = events::visibility.eq(Visibility::Published.as_str());
        all.filter(is_published.or(events::id.eq_any(roles.clone())))
    };
    // A day is another one elsewhere.
    let (before, after) = (day - TimeDelta::days(1), day + TimeDelta::days(1));
    let running = open().filter(events::starts_on.le(after).and(events::ends_on.ge(before)));
    let next = open().filter(events::starts_on.gt(after)).order((events::starts_on, events::id));
    let last = open().filter(events::ends_on.lt(before));
    let last = last.order((events::ends_on.desc(), events::id.desc()));
    let mut rows: Vec<Row> = running.load(db)?;
    rows.extend(next.limit(most).load(db)?);
    rows.extend(last.limit(most).load(db)?);
    rows.sort_by_key(|row| Reverse((row.starts_on, row.id)));
    rows.into_iter().map(Event::try_from).collect()
}

/// The events that `viewer` may see, the latest first.
pub fn list_open_to(db: &mut Db, viewer: &Viewer) -> Stored<Vec<Event>> {
    let roles = super::accounts::roles_of(db, viewer)?;
    let mut open = list(db)?;
    open.retain(|event| {
        let role = roles.get(&event.id).copied();
        event.visibility.is_open_to(&Viewer { role, ..viewer.clone() })
    });
    Ok(open)
}

/// The addresses that organisers have set for events.
pub fn addresses(db: &mut Db) -> Stored<Vec<PrintAddress>> {
    let there = events::table.filter(events::deleted_at.is_null());
    let set = there.filter(events::address.is_not_null()).select(events::address).distinct();
    let set = set.load::<Option<String>>(db)?;
    Ok(set.into_iter().flatten().map(PrintAddress::stored).collect())
}
