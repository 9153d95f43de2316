//! Offers of a game by link.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::by_link::{Begins, Challenge, Fate, NO_NAME, NewChallenge, OPEN_FOR};
use domain::tournaments::Rated;
use domain::{AccountId, ChallengeId, LinkGameId};

use super::{control, delay, game, rated};
use crate::schema::{accounts, blocked_opponents, challenges};
use crate::{Db, StoreError, Stored, player_accounts};

#[derive(Queryable, Selectable)]
#[diesel(table_name = challenges)]
struct Row {
    id: i32,
    spec: String,
    time_control: String,
    begins: String,
    account_id: i32,
    name: String,
    is_listed: bool,
    made_at: NaiveDateTime,
    withdrawn_at: Option<NaiveDateTime>,
    link_game_id: Option<i32>,
    is_rated: bool,
    delay_plies: i32,
}

impl TryFrom<Row> for Challenge {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let begins = Begins::parse(&row.begins)
            .ok_or_else(|| StoreError::corrupt("challenges.begins", &row.begins))?;
        let taken = row.link_game_id.map(|game| Fate::Taken(LinkGameId(game)));
        let withdrawn = row.withdrawn_at.map(|_| Fate::Withdrawn);
        Ok(Self {
            id: ChallengeId(row.id),
            game: game("challenges.spec", &row.spec)?,
            control: control("challenges.time_control", &row.time_control)?,
            begins,
            made_by: AccountId(row.account_id),
            name: row.name,
            is_listed: row.is_listed,
            rated: rated(row.is_rated),
            delay: delay("challenges.delay_plies", row.delay_plies)?,
            made_at: row.made_at.and_utc(),
            fate: taken.or(withdrawn),
        })
    }
}

/// Makes a challenge; `token_hash` is the hash of the secret in its link.
pub fn insert(
    db: &mut Db,
    new: &NewChallenge,
    (by, token_hash): (AccountId, &str),
    now: DateTime<Utc>,
) -> Stored<ChallengeId> {
    let id = diesel::insert_into(challenges::table)
        .values((
            challenges::spec.eq(new.game.to_string()),
            challenges::time_control.eq(new.control.to_string()),
            challenges::begins.eq(new.begins.as_str()),
            challenges::account_id.eq(by.0),
            challenges::name.eq(new.name.as_str()),
            challenges::token_hash.eq(token_hash),
            challenges::is_listed.eq(new.is_listed),
            challenges::is_rated.eq(new.rated == Rated::Rated),
            challenges::delay_plies.eq(i32::from(new.delay.plies())),
            challenges::made_at.eq(now.naive_utc()),
        ))
        .returning(challenges::id)
        .get_result(db)?;
    Ok(ChallengeId(id))
}

pub fn find(db: &mut Db, id: ChallengeId) -> Stored<Option<Challenge>> {
    let found = challenges::table.find(id.0);
    let found = found.filter(challenges::account_id.eq_any(of_the_living()));
    let row = found.select(Row::as_select()).first(db).optional()?;
    one(db, row)
}

/// The challenge that a link is of.
pub fn by_token(db: &mut Db, token_hash: &str) -> Stored<Option<Challenge>> {
    let found = challenges::table
        .filter(challenges::token_hash.eq(token_hash))
        .filter(challenges::account_id.eq_any(of_the_living()));
    let row = found.select(Row::as_select()).first(db).optional()?;
    one(db, row)
}

fn one(db: &mut Db, row: Option<Row>) -> Stored<Option<Challenge>> {
    Ok(under_names(db, row.into_iter().collect())?.pop())
}

/// Rated challenges are shown under the names that everybody sees of their players now.
fn under_names(db: &mut Db, rows: Vec<Row>) -> Stored<Vec<Challenge>> {
    let mut found: Vec<Challenge> =
        rows.into_iter().map(Challenge::try_from).collect::<Stored<_>>()?;
    let rated = found.iter().filter(|one| one.rated == Rated::Rated);
    let accounts: Vec<AccountId> = rated.map(|one| one.made_by).collect();
    let names = player_accounts::names(db, &accounts)?;
    for challenge in found.iter_mut().filter(|one| one.rated == Rated::Rated) {
        if let Some(name) = names.get(&challenge.made_by) {
            challenge.name.clone_from(name);
        }
    }
    Ok(found)
}

/// The accounts that can sign in: nobody plays against another one.
#[diesel::dsl::auto_type(no_type_alias)]
fn of_the_living() -> _ {
    accounts::table
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select(accounts::id)
}

/// Those that nobody has taken or withdrawn, and that have not expired.
#[diesel::dsl::auto_type(no_type_alias)]
fn are_open(now: DateTime<Utc>) -> _ {
    let since: NaiveDateTime = (now - OPEN_FOR).naive_utc();
    let undecided = challenges::withdrawn_at.is_null().and(challenges::link_game_id.is_null());
    challenges::made_at.gt(since).and(undecided)
}

/// The challenges that wait for somebody, as an account sees them or whoever has none: its own, then the newest of the
/// list; or those of the list that are older than one of it. Not those of whom it does not play, or who do not play it.
pub fn open(
    db: &mut Db,
    account: Option<AccountId>,
    below: Option<ChallengeId>,
    (now, most): (DateTime<Utc>, i64),
) -> Stored<Vec<Challenge>> {
    let account = account.map_or(0, |account| account.0);
    let is_first = || challenges::account_id.eq(if below.is_some() { 0 } else { account });
    let blocked = blocked_opponents::table
        .filter(blocked_opponents::account_id.eq(account))
        .select(blocked_opponents::blocked_id);
    let blocking = blocked_opponents::table
        .filter(blocked_opponents::blocked_id.eq(account))
        .select(blocked_opponents::account_id);
    let rows = challenges::table
        .filter(challenges::account_id.eq_any(of_the_living()))
        .filter(challenges::account_id.ne_all(blocked))
        .filter(challenges::account_id.ne_all(blocking))
        .filter(are_open(now))
        .filter(challenges::id.lt(below.map_or(i32::MAX, |id| id.0)))
        .filter(challenges::is_listed.or(is_first()))
        .order((is_first().desc(), challenges::id.desc()))
        .limit(most)
        .select(Row::as_select())
        .load(db)?;
    under_names(db, rows)
}

/// How many challenges of an account wait for somebody.
pub fn n_open_of(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<usize> {
    let theirs = challenges::table.filter(challenges::account_id.eq(account.0));
    let n: i64 = theirs.filter(are_open(now)).count().get_result(db)?;
    Ok(usize::try_from(n).unwrap_or_default())
}

/// Somebody has taken it.
pub fn set_taken(db: &mut Db, id: ChallengeId, game: LinkGameId) -> Stored<()> {
    let found = challenges::table.find(id.0);
    diesel::update(found).set(challenges::link_game_id.eq(game.0)).execute(db)?;
    Ok(())
}

/// Nobody takes it any more, and the name that was typed for it is forgotten.
pub fn set_withdrawn(db: &mut Db, id: ChallengeId, now: DateTime<Utc>) -> Stored<()> {
    let found = challenges::table.find(id.0);
    let withdrawn = challenges::withdrawn_at.eq(now.naive_utc());
    diesel::update(found).set((withdrawn, challenges::name.eq(NO_NAME))).execute(db)?;
    Ok(())
}

/// Takes the name out that was typed for the challenge of a game.
pub fn take_name(db: &mut Db, game: LinkGameId) -> Stored<()> {
    let found = challenges::table.filter(challenges::link_game_id.eq(game.0));
    diesel::update(found).set(challenges::name.eq(NO_NAME)).execute(db)?;
    Ok(())
}

/// Withdraws the rated challenges of an account that wait: it is no player's any more.
pub fn withdraw_rated(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    let waiting = challenges::table
        .filter(challenges::account_id.eq(account.0))
        .filter(challenges::is_rated)
        .filter(challenges::withdrawn_at.is_null())
        .filter(challenges::link_game_id.is_null());
    diesel::update(waiting).set(challenges::withdrawn_at.eq(now.naive_utc())).execute(db)?;
    Ok(())
}

/// Takes the names out that were typed for the challenges of some accounts.
pub(crate) fn take_names(db: &mut Db, accounts: &[i32]) -> Stored<()> {
    let theirs = challenges::table.filter(challenges::account_id.eq_any(accounts));
    diesel::update(theirs).set(challenges::name.eq(NO_NAME)).execute(db)?;
    Ok(())
}
