//! What was named at a board, and the side that was chosen: only ever added to.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::pies::{Offer, SideChoice, seats, side_word};
use domain::{AccountId, ChoiceId, EntryId, GameId, OfferId, PairingId, TournamentId};
use rules::{Seat, Spec};

use super::schema::{pairings, pie_choices, pie_offers, results};
use super::{Db, StoreError, Stored};

#[derive(Queryable)]
struct OfferRow {
    id: i32,
    pairing_id: i32,
    _replaces: Option<i32>,
    named_by: i32,
    spec: String,
    recorded_at: NaiveDateTime,
    recorded_by: i32,
}

#[derive(Queryable)]
struct ChoiceRow {
    id: i32,
    _offer_id: i32,
    side: String,
    recorded_at: NaiveDateTime,
    recorded_by: i32,
}

impl OfferRow {
    /// The offer with the side that was taken, if one was.
    fn with(self, choice: Option<ChoiceRow>) -> Stored<Offer> {
        let spec = self.spec.parse::<Spec>();
        Ok(Offer {
            id: OfferId(self.id),
            pairing: PairingId(self.pairing_id),
            named_by: EntryId(self.named_by),
            spec: spec.map_err(|_| StoreError::corrupt("pie_offers.spec", &self.spec))?,
            recorded_at: self.recorded_at.and_utc(),
            recorded_by: AccountId(self.recorded_by),
            choice: choice.map(SideChoice::try_from).transpose()?,
        })
    }
}

impl TryFrom<ChoiceRow> for SideChoice {
    type Error = StoreError;

    fn try_from(row: ChoiceRow) -> Stored<Self> {
        Ok(Self {
            id: ChoiceId(row.id),
            side: parse_side(&row.side)?,
            recorded_at: row.recorded_at.and_utc(),
            recorded_by: AccountId(row.recorded_by),
        })
    }
}

fn parse_side(word: &str) -> Stored<Seat> {
    let side = Seat::ALL.into_iter().find(|side| side_word(*side) == word);
    side.ok_or_else(|| StoreError::corrupt("pie_choices.side", word))
}

/// An offer that is still to be stored.
#[derive(Debug, Clone)]
pub struct NewOffer {
    /// The board.
    pub pairing: PairingId,
    pub replaces: Option<OfferId>,
    pub named_by: EntryId,
    /// The game as it is played by it.
    pub spec: Spec,
    /// Recorded by whom.
    pub by: AccountId,
}

/// Adds an offer. The caller has looked, in the same transaction, that `replaces` is the newest.
pub fn insert_offer(db: &mut Db, new: &NewOffer, now: DateTime<Utc>) -> Stored<OfferId> {
    let id = diesel::insert_into(pie_offers::table)
        .values((
            pie_offers::pairing_id.eq(new.pairing.0),
            pie_offers::replaces.eq(new.replaces.map(|id| id.0)),
            pie_offers::named_by.eq(new.named_by.0),
            pie_offers::spec.eq(new.spec.to_string()),
            pie_offers::recorded_at.eq(now.naive_utc()),
            pie_offers::recorded_by.eq(new.by.0),
        ))
        .returning(pie_offers::id)
        .get_result(db)?;
    Ok(OfferId(id))
}

/// Adds the choice that answers an offer, the newest one of its board.
pub fn insert_choice(
    db: &mut Db,
    offer: OfferId,
    side: Seat,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<ChoiceId> {
    let id = diesel::insert_into(pie_choices::table)
        .values((
            pie_choices::offer_id.eq(offer.0),
            pie_choices::side.eq(side_word(side)),
            pie_choices::recorded_at.eq(now.naive_utc()),
            pie_choices::recorded_by.eq(by.0),
        ))
        .returning(pie_choices::id)
        .get_result(db)?;
    Ok(ChoiceId(id))
}

/// The offers of a pairing, the first one first; the last one counts.
pub fn history(db: &mut Db, pairing: PairingId) -> Stored<Vec<Offer>> {
    let rows = pie_offers::table
        .left_join(pie_choices::table.on(pie_choices::offer_id.eq(pie_offers::id)))
        .filter(pie_offers::pairing_id.eq(pairing.0))
        .order(pie_offers::id)
        .select((pie_offers::all_columns, pie_choices::all_columns.nullable()))
        .load::<(OfferRow, Option<ChoiceRow>)>(db)?;
    rows.into_iter().map(|(offer, choice)| offer.with(choice)).collect()
}

/// The offer that counts for each pairing of a tournament that has one.
pub fn current(db: &mut Db, tournament: TournamentId) -> Stored<HashMap<PairingId, Offer>> {
    let rows = pie_offers::table
        .inner_join(pairings::table.on(pairings::id.eq(pie_offers::pairing_id)))
        .left_join(pie_choices::table.on(pie_choices::offer_id.eq(pie_offers::id)))
        .filter(pairings::tournament_id.eq(tournament.0))
        .order(pie_offers::id)
        .select((pie_offers::all_columns, pie_choices::all_columns.nullable()))
        .load::<(OfferRow, Option<ChoiceRow>)>(db)?;
    // Later rows replace earlier ones: the chain of a pairing grows in the order of its ids.
    rows.into_iter()
        .map(|(offer, choice)| offer.with(choice).map(|offer| (offer.pairing, offer)))
        .collect()
}

/// The choice that the seats of a pairing come from, if the newest offer is answered.
pub fn choice_of(db: &mut Db, pairing: PairingId) -> Stored<Option<ChoiceId>> {
    let newest = pie_offers::table
        .left_join(pie_choices::table.on(pie_choices::offer_id.eq(pie_offers::id)))
        .filter(pie_offers::pairing_id.eq(pairing.0))
        .order(pie_offers::id.desc())
        .select(pie_choices::id.nullable())
        .first::<Option<i32>>(db)
        .optional()?;
    Ok(newest.flatten().map(ChoiceId))
}

/// Which of these games were played with the seats turned: by the choice that was made then, the
/// player who was paired to move second moved first.
pub fn turned(db: &mut Db, games: &[GameId]) -> Stored<HashSet<GameId>> {
    let rows = results::table
        .inner_join(pie_choices::table.on(results::choice_id.eq(pie_choices::id.nullable())))
        .inner_join(pie_offers::table.on(pie_offers::id.eq(pie_choices::offer_id)))
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .filter(results::game_id.eq_any(games.iter().map(|game| Some(game.0))))
        .select((
            (results::game_id, pie_choices::side, pie_offers::named_by),
            (pairings::first_entry, pairings::second_entry),
        ))
        .load::<((Option<i32>, String, i32), (i32, Option<i32>))>(db)?;
    let mut turned = HashSet::new();
    for ((game, side, named_by), (first, second)) in rows {
        let (Some(game), Some(second)) = (game, second) else {
            continue;
        };
        let pair = [EntryId(first), EntryId(second)];
        if seats(pair, EntryId(named_by), parse_side(&side)?).first != EntryId(first) {
            turned.insert(GameId(game));
        }
    }
    Ok(turned)
}
