//! What acts are about, so that a page finds them: computed from the act, beside its chain.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::PlayerId;
use domain::audit::{Act, Area, Subject, Unread, subjects};

use super::super::connection::insert_all;
use super::super::schema::{audit, audit_subjects};
use super::super::{Db, Stored};
use super::{Row, secrets_of};

/// So many acts are looked at in one go.
const ROWS_AT_ONCE: i64 = 500;

/// A subject as the table has it: kind, number, round and board.
pub(super) fn parts(subject: Subject) -> (&'static str, i32, i32, i32) {
    match subject {
        Subject::Event(id) => ("event", id.0, 0, 0),
        Subject::Tournament(id) => ("tournament", id.0, 0, 0),
        Subject::Board(id, round, board) => ("board", id.0, round.into(), board.into()),
        Subject::Boards(id) => ("board", id.0, 0, 0),
        Subject::Entry(id) => ("entry", id.0, 0, 0),
        Subject::Player(id) => ("player", id.0, 0, 0),
        Subject::Account(id) => ("account", id.0, 0, 0),
        Subject::RatingList(id) => ("rating-list", id.0, 0, 0),
    }
}

/// Something that an act is about.
#[derive(Insertable)]
#[diesel(table_name = audit_subjects, treat_none_as_default_value = false)]
struct SubjectRow {
    audit_id: i32,
    kind: &'static str,
    subject_id: i32,
    round: i32,
    board: i32,
}

/// Keeps what an act is about.
pub(super) fn tell(db: &mut Db, audit_id: i32, act: Result<&Act, &Unread>) -> Stored<()> {
    let area = act.map_or(Area::Log, Area::of);
    diesel::update(audit::table.find(audit_id)).set(audit::area.eq(area.as_str())).execute(db)?;
    let row = |subject: Subject| {
        let (kind, subject_id, round, board) = parts(subject);
        SubjectRow { audit_id, kind, subject_id, round, board }
    };
    let all = act.map(subjects).unwrap_or_default();
    let rows: Vec<SubjectRow> = all.into_iter().map(row).collect();
    insert_all!(db, audit_subjects::table, rows);
    Ok(())
}

/// Keeps what the acts are about that were stored before that was kept.
pub fn tell_the_rest(db: &mut Db) -> Stored<()> {
    loop {
        let rows: Vec<Row> = audit::table
            .filter(audit::area.is_null())
            .order(audit::id)
            .limit(ROWS_AT_ONCE)
            .select(Row::as_select())
            .load(db)?;
        if rows.is_empty() {
            return Ok(());
        }
        let secrets = secrets_of(db, &rows)?;
        for row in rows {
            let kept = secrets.get(&row.id).map_or(&[][..], Vec::as_slice);
            tell(db, row.id, row.read(kept)?.as_ref())?;
        }
    }
}

/// How often since a moment an account was asked for as a player's, or something became of that.
pub fn n_account_changes(db: &mut Db, player: PlayerId, since: DateTime<Utc>) -> Stored<usize> {
    let (kind, id, ..) = parts(Subject::Player(player));
    let changes = audit_subjects::table
        .inner_join(audit::table.on(audit::id.eq(audit_subjects::audit_id)))
        .filter(audit_subjects::kind.eq(kind))
        .filter(audit_subjects::subject_id.eq(id))
        .filter(audit::act.eq("player-account-changed"))
        .filter(audit::recorded_at.gt(since.naive_utc()));
    let n: i64 = changes.count().get_result(db)?;
    Ok(usize::try_from(n).unwrap_or_default())
}
