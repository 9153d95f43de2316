//! The audit log: only ever added to, each act chained to the one before it.

mod names;
mod pages;
mod sealed;
mod site;
mod subjects;
mod writers;

use std::collections::HashMap;

use chrono::{NaiveDateTime, SubsecRound};
use data_encoding::HEXLOWER;
use diesel::prelude::*;
use domain::accounts::Access;
use domain::audit::{
    Act, Chain, ChainKind, Hash, Link, LinkGameEnd, RecordedAct, Subject, Unread, Via,
};
use domain::{AccountId, EventId, PlayerId};
use serde_json::{Value, json};
use system::platform;

use super::connection::on_either;
use super::schema::{audit, audit_chains, audit_private, audit_subjects};
use super::{Db, StoreError, Stored};
use sealed::{Secret, put_back, take_out};

pub use pages::page;
pub use site::heads_taken;
pub(super) use site::{HEADS_TAKEN, ROWS_TAKEN_IN, lengths_taken, upgrades_told};
pub use subjects::{n_account_changes, tell_the_rest};
pub use writers::Writer;
pub(super) use writers::writers;

#[derive(Queryable, Selectable, Clone)]
#[diesel(table_name = audit)]
struct Row {
    id: i32,
    recorded_at: NaiveDateTime,
    account_id: Option<i32>,
    event_id: Option<i32>,
    act: String,
    detail: String,
    chain_id: Option<i32>,
    position: Option<i32>,
    hash: Option<String>,
    access: Option<String>,
    via: Option<String>,
}

#[derive(Queryable)]
struct SecretRow {
    audit_id: i32,
    place: String,
    _player_id: Option<i32>,
    _account_id: Option<i32>,
    salt: String,
    value: String,
}

/// The end of a chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    pub chain: Chain,
    /// How many acts there are.
    pub length: i32,
    pub hash: Hash,
}

/// An act as the chain has it, for those who check it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chained {
    pub position: i32,
    /// The hash that is stored with it.
    pub hash: Hash,
    /// The hash that it has, if the one before it is right.
    pub expected: Hash,
    /// Whether every private value that is kept is the one that was sealed.
    pub is_as_sealed: bool,
}

impl Row {
    fn detail(&self) -> Stored<Value> {
        serde_json::from_str(&self.detail)
            .map_err(|_| StoreError::corrupt("audit.detail", &self.detail))
    }

    fn via(&self) -> Stored<Via> {
        let Some(word) = &self.via else { return Ok(Via::of(self.account_id.map(AccountId))) };
        Via::parse(word).ok_or_else(|| StoreError::corrupt("audit.via", word))
    }

    fn access(&self) -> Stored<Option<Access>> {
        let parse = |word: &String| {
            Access::parse(word).ok_or_else(|| StoreError::corrupt("audit.access", word))
        };
        self.access.as_ref().map(parse).transpose()
    }

    /// The act, with what is still kept of its private values.
    fn read(&self, secrets: &[SecretRow]) -> Stored<Result<Act, Unread>> {
        let mut detail = self.detail()?;
        for secret in secrets {
            put_back(&mut detail, &secret.place, &secret.salt, &secret.value);
        }
        let act = json!({ "act": self.act, "detail": detail });
        Ok(serde_json::from_value(act).map_err(|_| Unread(self.act.clone())))
    }

    fn recorded(&self, secrets: &[SecretRow]) -> Stored<RecordedAct> {
        let act = self.read(secrets)?;
        let act = act.map_err(|_| StoreError::corrupt("audit.detail", &self.detail))?;
        Ok(RecordedAct {
            account: self.account_id.map(AccountId),
            access: self.access()?,
            via: self.via()?,
            event: self.event_id.map(EventId),
            act,
            at: self.recorded_at.and_utc(),
        })
    }

    /// What it hashes to behind another hash, whatever somebody has made of it.
    fn rehashed(
        &self,
        chain: Chain,
        before: &Hash,
        rows_digest: Option<&str>,
        secrets: &[SecretRow],
    ) -> Chained {
        let position = self.position.unwrap_or_default();
        let expected = self.link((chain, position), &self.detail, rows_digest).hash(before);
        let mut detail = self.detail().unwrap_or_default();
        let mut put = |one: &SecretRow| put_back(&mut detail, &one.place, &one.salt, &one.value);
        let is_as_sealed = secrets.iter().all(&mut put);
        let hash = Hash::stored(self.hash.clone().unwrap_or_default());
        Chained { position, hash, expected, is_as_sealed }
    }

    fn link<'a>(
        &'a self,
        (chain, position): (Chain, i32),
        detail: &'a str,
        rows: Option<&'a str>,
    ) -> Link<'a> {
        Link {
            chain,
            position,
            at: self.recorded_at.and_utc(),
            account: self.account_id,
            event: self.event_id,
            access: self.access.as_deref(),
            via: self.via.as_deref().unwrap_or_default(),
            act: &self.act,
            detail,
            rows,
        }
    }
}

/// Keeps a chain from other writers until the transaction is over.
pub(super) fn hold(db: &mut Db, chain: Chain) -> Stored<()> {
    head_to_add_to(db, chain)?;
    Ok(())
}

/// Adds an act to the end of its chain, with the digest of the rows that it takes in. Answers its id.
pub(super) fn insert(
    db: &mut Db,
    recorded: &RecordedAct,
    rows_digest: Option<&str>,
) -> Stored<i32> {
    let RecordedAct { account, access, via, event, act, at } = recorded;
    let (name, detail) = parts(act)?;
    let row = Row {
        id: 0,
        recorded_at: at.trunc_subsecs(6).naive_utc(),
        account_id: account.map(|id| id.0),
        event_id: event.map(|id| id.0),
        act: name,
        detail: String::new(),
        chain_id: None,
        position: None,
        hash: None,
        access: access.map(|access| access.as_str().to_owned()),
        via: Some(via.as_str().to_owned()),
    };
    let id = diesel::insert_into(audit::table)
        .values((
            audit::recorded_at.eq(row.recorded_at),
            audit::account_id.eq(row.account_id),
            audit::event_id.eq(row.event_id),
            audit::act.eq(&row.act),
            audit::detail.eq(""),
            audit::access.eq(&row.access),
            audit::via.eq(&row.via),
            audit::rows_digest.eq(rows_digest),
        ))
        .returning(audit::id)
        .get_result(db)?;
    add(db, &Row { id, ..row }, Chain::of(recorded), detail, rows_digest)?;
    subjects::tell(db, id, Ok(act))?;
    Ok(id)
}

/// Adds a row to the end of its chain.
fn add(
    db: &mut Db,
    row: &Row,
    chain: Chain,
    mut detail: Value,
    rows_digest: Option<&str>,
) -> Stored<()> {
    let secrets = take_out(&mut detail, &mut salt)?;
    let (chain_id, head) = head_to_add_to(db, chain)?;
    let (position, detail) = (head.length + 1, detail.to_string());
    let hash = row.link((chain, position), &detail, rows_digest).hash(&head.hash);
    diesel::update(audit::table.find(row.id))
        .set((
            audit::detail.eq(detail),
            audit::chain_id.eq(chain_id),
            audit::position.eq(position),
            audit::hash.eq(hash.as_str()),
            audit::via.eq(&row.via),
        ))
        .execute(db)?;
    diesel::update(audit_chains::table.find(chain_id))
        .set((audit_chains::length.eq(position), audit_chains::head.eq(hash.as_str())))
        .execute(db)?;
    keep(db, row.id, &secrets)
}

fn salt() -> Stored<String> {
    Ok(HEXLOWER.encode(&platform::salt().map_err(StoreError::Random)?))
}

fn keep(db: &mut Db, audit: i32, secrets: &[Secret]) -> Stored<()> {
    for Secret { place, owner, salt, value } in secrets {
        diesel::insert_into(audit_private::table)
            .values((
                audit_private::audit_id.eq(audit),
                audit_private::place.eq(place),
                audit_private::player_id.eq(owner.player),
                audit_private::account_id.eq(owner.account),
                audit_private::salt.eq(salt),
                audit_private::value.eq(value),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// The end of a chain, which nobody else can add to until this transaction is over.
fn head_to_add_to(db: &mut Db, chain: Chain) -> Stored<(i32, Head)> {
    let (kind, subject) = chain.parts();
    let there = audit_chains::table
        .filter(audit_chains::kind.eq(kind.as_str()))
        .filter(audit_chains::subject_id.eq(subject));
    // Setting what is set already holds the row, on either database.
    let known = diesel::update(there)
        .set(audit_chains::subject_id.eq(subject))
        .returning((audit_chains::id, audit_chains::length, audit_chains::head))
        .get_result::<(i32, i32, String)>(db)
        .optional()?;
    if let Some((id, length, hash)) = known {
        return Ok((id, Head { chain, length, hash: Hash::stored(hash) }));
    }
    let row = (
        audit_chains::kind.eq(kind.as_str()),
        audit_chains::subject_id.eq(subject),
        audit_chains::length.eq(0),
        audit_chains::head.eq(Hash::start().as_str().to_owned()),
    );
    // Another writer may begin the same chain at this moment.
    on_either!(db, connection => {
        diesel::insert_into(audit_chains::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(connection)?
    });
    head_to_add_to(db, chain)
}

/// The name of an act, and its values as JSON.
fn parts(act: &Act) -> Stored<(String, Value)> {
    let corrupt = || StoreError::corrupt("audit.act", &format!("{act:?}"));
    match serde_json::to_value(act).map_err(|_| corrupt())? {
        Value::Object(mut parts) => match (parts.remove("act"), parts.remove("detail")) {
            (Some(Value::String(name)), Some(detail)) => Ok((name, detail)),
            _ => Err(corrupt()),
        },
        _ => Err(corrupt()),
    }
}

/// Chains the acts that were stored before there were chains, in their order. Those of early versions,
/// which had other details, are chained as they are.
pub fn chain_the_rest(db: &mut Db) -> Stored<()> {
    let rows = audit::table
        .filter(audit::chain_id.is_null())
        .order(audit::id)
        .select(Row::as_select())
        .load(db)?;
    for row in rows {
        let (chain, detail) = match row.recorded(&[]) {
            Ok(recorded) => (Chain::of(&recorded), parts(&recorded.act)?.1),
            Err(_) => (Chain::of_event(row.event_id.map(EventId)), row.detail()?),
        };
        let recorded_at = row.recorded_at.trunc_subsecs(6);
        let via = Some(row.via()?.as_str().to_owned());
        add(db, &Row { recorded_at, via, ..row }, chain, detail, None)?;
    }
    Ok(())
}

/// Every change, the first one first.
pub fn list(db: &mut Db) -> Stored<Vec<RecordedAct>> {
    let rows = audit::table.order(audit::id).select(Row::as_select()).load(db)?;
    let secrets = secrets_by_act(db)?;
    let of = |row: &Row| secrets.get(&row.id).map_or(&[][..], Vec::as_slice);
    rows.iter().map(|row| row.recorded(of(row))).collect()
}

/// The games by link of which it says that they are over.
pub fn link_game_ends(db: &mut Db) -> Stored<Vec<LinkGameEnd>> {
    let rows = audit::table
        .filter(audit::act.eq("link-game-ended"))
        .order(audit::id)
        .select(Row::as_select())
        .load(db)?;
    let ended = |row: &Row| match row.recorded(&[]).map(|recorded| recorded.act) {
        Ok(Act::LinkGameEnded(ended)) => Some(Ok(ended)),
        // What cannot be read is found as an act that was changed.
        Ok(_) | Err(StoreError::Corrupt { .. }) => None,
        Err(error) => Some(Err(error)),
    };
    rows.iter().filter_map(ended).collect()
}

/// The end of the chain of an event; `None` before its first act.
pub fn head_of(db: &mut Db, event: EventId) -> Stored<Option<Head>> {
    let (chain, (kind, subject)) = (Chain::Event(event), Chain::Event(event).parts());
    let head = audit_chains::table
        .filter(audit_chains::kind.eq(kind.as_str()))
        .filter(audit_chains::subject_id.eq(subject))
        .select((audit_chains::length, audit_chains::head))
        .first::<(i32, String)>(db)
        .optional()?;
    Ok(head.map(|(length, hash)| Head { chain, length, hash: Hash::stored(hash) }))
}

/// The ends of all chains, by their ids.
fn heads(db: &mut Db) -> Stored<Vec<(i32, Head)>> {
    let rows =
        audit_chains::table.order(audit_chains::id).load::<(i32, String, i32, i32, String)>(db)?;
    let head = |(id, kind, subject, length, hash): (i32, String, i32, i32, String)| {
        let kind = ChainKind::parse(&kind)
            .ok_or_else(|| StoreError::corrupt("audit_chains.kind", &kind))?;
        let chain = Chain::from_parts(kind, subject);
        Ok((id, Head { chain, length, hash: Hash::stored(hash) }))
    };
    rows.into_iter().map(head).collect()
}

/// The whole log, hashed once more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rehashed {
    /// Each chain with its acts in order.
    pub chains: Vec<(Head, Vec<Chained>)>,
    /// The ids of acts that are in none.
    pub loose: Vec<i32>,
}

/// Hashes every act once more.
pub fn rehashed(db: &mut Db) -> Stored<Rehashed> {
    let secrets = secrets_by_act(db)?;
    let mut chains = Vec::new();
    for (id, head) in heads(db)? {
        let rows = audit::table
            .filter(audit::chain_id.eq(id))
            .order(audit::position)
            .select((Row::as_select(), audit::rows_digest));
        let (mut before, mut acts) = (Hash::start(), Vec::new());
        for (row, rows_digest) in rows.load::<(Row, Option<String>)>(db)? {
            let kept = secrets.get(&row.id).map_or(&[][..], Vec::as_slice);
            let act = row.rehashed(head.chain, &before, rows_digest.as_deref(), kept);
            before = act.hash.clone();
            acts.push(act);
        }
        chains.push((head, acts));
    }
    // Somebody may have deleted the row of a chain.
    let is_loose = audit::chain_id
        .is_null()
        .or(audit::chain_id.assume_not_null().ne_all(audit_chains::table.select(audit_chains::id)));
    let loose = audit::table.filter(is_loose).order(audit::id).select(audit::id).load(db)?;
    Ok(Rehashed { chains, loose })
}

fn secrets_by_act(db: &mut Db) -> Stored<HashMap<i32, Vec<SecretRow>>> {
    Ok(by_act(audit_private::table.load(db)?))
}

fn by_act(secrets: Vec<SecretRow>) -> HashMap<i32, Vec<SecretRow>> {
    let mut all: HashMap<i32, Vec<SecretRow>> = HashMap::new();
    for secret in secrets {
        all.entry(secret.audit_id).or_default().push(secret);
    }
    all
}

/// The ends of all chains.
pub fn all_heads(db: &mut Db) -> Stored<Vec<Head>> {
    Ok(heads(db)?.into_iter().map(|(_, head)| head).collect())
}

/// What is kept of the private values of some acts.
fn secrets_of(db: &mut Db, rows: &[Row]) -> Stored<HashMap<i32, Vec<SecretRow>>> {
    let ids: Vec<i32> = rows.iter().map(|row| row.id).collect();
    let kept = audit_private::table.filter(audit_private::audit_id.eq_any(ids));
    Ok(by_act(kept.load(db)?))
}

/// Erases what the log tells of players who are gone, and by which acts they are found. The chains stay
/// as they are; of an account the name stays, beside what it recorded.
pub fn erase(db: &mut Db, players: &[i32]) -> Stored<()> {
    let (kind, ..) = subjects::parts(Subject::Player(PlayerId(0)));
    diesel::delete(
        audit_subjects::table
            .filter(audit_subjects::kind.eq(kind))
            .filter(audit_subjects::subject_id.eq_any(players)),
    )
    .execute(db)?;
    diesel::delete(audit_private::table.filter(audit_private::player_id.eq_any(players)))
        .execute(db)?;
    Ok(())
}
