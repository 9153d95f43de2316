//! Tokens of programs.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::accounts::Role;
use domain::codes::ByCode;
use domain::tokens::ApiToken;
use domain::{AccountId, EventId, TokenId, TournamentId};

use super::schema::{accounts, tokens, tournaments};
use super::sessions::left_of;
use super::{Db, Stored};

/// The most that a token may do at its tournament.
const ROLE: Role = Role::Arbiter;

/// A token to be kept.
pub struct NewRow<'n> {
    pub tournament: TournamentId,
    pub account: AccountId,
    pub name: &'n str,
    pub hash: &'n str,
    pub expires_at: DateTime<Utc>,
}

/// Keeps a token.
pub fn insert(db: &mut Db, new: &NewRow<'_>, now: DateTime<Utc>) -> Stored<TokenId> {
    let id = diesel::insert_into(tokens::table)
        .values((
            tokens::tournament_id.eq(new.tournament.0),
            tokens::account_id.eq(new.account.0),
            tokens::name.eq(new.name),
            tokens::token_hash.eq(new.hash),
            tokens::made_at.eq(now.naive_utc()),
            tokens::expires_at.eq(new.expires_at.naive_utc()),
        ))
        .returning(tokens::id)
        .get_result(db)?;
    Ok(TokenId(id))
}

type Row = (i32, String, String, NaiveDateTime, NaiveDateTime, Option<NaiveDateTime>);

/// The tokens of a tournament, the newest first.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<ApiToken>> {
    let rows = tokens::table
        .inner_join(accounts::table.on(accounts::id.eq(tokens::account_id)))
        .filter(tokens::tournament_id.eq(tournament.0))
        .order(tokens::id.desc())
        .select((
            tokens::id,
            tokens::name,
            accounts::name,
            tokens::made_at,
            tokens::expires_at,
            tokens::used_at,
        ))
        .load::<Row>(db)?;
    let token = |(id, name, by, made_at, expires_at, used_at): Row| ApiToken {
        id: TokenId(id),
        tournament,
        name,
        by,
        made_at: made_at.and_utc(),
        expires_at: expires_at.and_utc(),
        used_at: used_at.map(|at| at.and_utc()),
    };
    Ok(rows.into_iter().map(token).collect())
}

/// A token that works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    pub id: TokenId,
    pub tournament: TournamentId,
    pub account: AccountId,
    /// What it may do by now, at the event of its tournament.
    pub given: ByCode,
    pub used_at: Option<DateTime<Utc>>,
}

#[derive(Queryable)]
struct HeldRow {
    id: i32,
    tournament: i32,
    event: i32,
    account: i32,
    rank: String,
    expires_at: NaiveDateTime,
    used_at: Option<NaiveDateTime>,
}

/// The token of a secret, if it has not expired, and its account still has a role there.
pub fn find(db: &mut Db, hash: &str, now: DateTime<Utc>) -> Stored<Option<Held>> {
    let found = tokens::table
        .inner_join(accounts::table.on(accounts::id.eq(tokens::account_id)))
        .inner_join(tournaments::table.on(tournaments::id.eq(tokens::tournament_id)))
        .filter(tokens::token_hash.eq(hash))
        .filter(tokens::expires_at.gt(now.naive_utc()))
        .filter(tournaments::deleted_at.is_null())
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select((
            tokens::id,
            tokens::tournament_id,
            tournaments::event_id,
            tokens::account_id,
            accounts::rank,
            tokens::expires_at,
            tokens::used_at,
        ))
        .first::<HeldRow>(db)
        .optional()?;
    let Some(row) = found else { return Ok(None) };
    let account = AccountId(row.account);
    let given = ByCode { event: EventId(row.event), role: ROLE, until: row.expires_at.and_utc() };
    let held = |given| Held {
        id: TokenId(row.id),
        tournament: TournamentId(row.tournament),
        account,
        given,
        used_at: row.used_at.map(|at| at.and_utc()),
    };
    Ok(left_of(db, given, (account, &row.rank))?.map(held))
}

/// It was used just now.
pub fn set_used(db: &mut Db, id: TokenId, now: DateTime<Utc>) -> Stored<()> {
    let one = diesel::update(tokens::table.find(id.0));
    one.set(tokens::used_at.eq(now.naive_utc())).execute(db)?;
    Ok(())
}

/// Ends a token of a tournament. Answers whether there was one.
pub fn delete(db: &mut Db, tournament: TournamentId, id: TokenId) -> Stored<bool> {
    let one = tokens::table.find(id.0).filter(tokens::tournament_id.eq(tournament.0));
    Ok(diesel::delete(one).execute(db)? > 0)
}
