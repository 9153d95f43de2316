//! Games by link: challenges, what players send, and what the server does by itself.

use chrono::{DateTime, SubsecRound, Utc};
use rules::record::tag_line;
use rules::{BySeat, Game, Seat};

use super::{Actor, Who};
use crate::domain::audit::{Act, ChallengeFacts, LinkGameEnd, LinkGameFacts};
use crate::domain::by_link::{
    Challenge, ChallengeState, Deed, End, LinkGame, MOST_OPEN, NewChallenge, NotTaken, OnlyMoves,
    Playing, Refusal, SeatName, Sent, TimeControl,
};
use crate::domain::games::{CheckedRecord, GameTitle};
use crate::domain::stamps::{Moved, Thing};
use crate::domain::{AccountId, ChallengeId, GameId, LinkGameId};
use crate::store::by_link::seats::NewSeat;
use crate::store::by_link::{challenges, seats};
use crate::store::{Db, StoreError, Stored, by_link, games, transaction};

/// An account has as many challenges open as it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{MOST_OPEN} challenges are open already")]
pub struct TooManyOpen;

/// Makes a challenge; `token_hash` is the hash of the secret in its link.
pub fn challenge(
    db: &mut Db,
    actor: &Actor,
    new: &NewChallenge,
    token_hash: &str,
) -> Stored<Result<ChallengeId, TooManyOpen>> {
    let open = challenges::open(db)?;
    if open.iter().filter(|one| one.made_by == actor.account).count() >= MOST_OPEN {
        return Ok(Err(TooManyOpen));
    }
    let id = challenges::insert(db, new, (actor.account, token_hash), actor.now)?;
    let (spec, time_control) = (new.game.to_string(), new.control.to_string());
    actor.record(None, Act::ChallengeMade(ChallengeFacts { challenge: id, spec, time_control }));
    Ok(Ok(id))
}

/// Withdraws a challenge of one's own.
pub fn withdraw(db: &mut Db, actor: &Actor, id: ChallengeId) -> Stored<Result<(), NotTaken>> {
    let found = challenges::find(db, id)?.filter(|one| one.made_by == actor.account);
    if let Err(why) = open(found) {
        return Ok(Err(why));
    }
    challenges::set_withdrawn(db, id, actor.now)?;
    actor.record(None, Act::ChallengeWithdrawn { challenge: id });
    Ok(Ok(()))
}

fn open(found: Option<Challenge>) -> Result<Challenge, NotTaken> {
    let found = found.ok_or(NotTaken::Gone)?;
    match found.state {
        ChallengeState::Open => Ok(found),
        ChallengeState::Taken(_) => Err(NotTaken::Taken),
        ChallengeState::Withdrawn => Err(NotTaken::Withdrawn),
    }
}

/// The challenge that somebody wants to take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// The one of the list.
    Listed(ChallengeId),
    /// The one of a link, by the hash of its secret.
    ByToken(String),
}

/// What a link is of.
#[derive(Debug, Clone)]
pub enum Found {
    Challenge(Challenge),
    Seat(Box<LinkGame>, Seat),
}

/// A challenge that somebody may take.
pub fn wanted(db: &mut Db, wanted: &Wanted) -> Stored<Option<Challenge>> {
    match wanted {
        Wanted::Listed(id) => Ok(challenges::find(db, *id)?.filter(|one| one.is_listed)),
        Wanted::ByToken(hash) => challenges::by_token(db, hash),
    }
}

/// What a link is of.
pub fn by_token(db: &mut Db, token_hash: &str) -> Stored<Option<Found>> {
    if let Some(challenge) = challenges::by_token(db, token_hash)? {
        return Ok(Some(Found::Challenge(challenge)));
    }
    let Some((id, seat)) = seats::by_token(db, token_hash)? else { return Ok(None) };
    Ok(find(db, id)?.map(|game| Found::Seat(Box::new(game), seat)))
}

/// Somebody who takes a challenge.
#[derive(Debug, Clone, Copy)]
pub struct Taker<'a> {
    pub who: Who,
    pub name: &'a SeatName,
    /// The account that is signed in with.
    pub account: Option<AccountId>,
    /// The side that is chosen, where the challenge leaves that open.
    pub side: Option<Seat>,
    /// The hash of the secret in the link of the taker's seat; none where an account is enough.
    pub token_hash: Option<&'a str>,
    /// What a lot is drawn by.
    pub seed: u64,
}

/// Takes a challenge: the game begins.
pub fn take(
    db: &mut Db,
    asked: &Wanted,
    taker: Taker<'_>,
) -> Stored<Result<(LinkGameId, Seat), NotTaken>> {
    let challenge = match open(wanted(db, asked)?) {
        Ok(challenge) => challenge,
        Err(why) => return Ok(Err(why)),
    };
    if taker.account == Some(challenge.made_by) {
        return Ok(Err(NotTaken::Own));
    }
    let (seat, lot_seed) = match challenge.seat(taker.side, taker.seed) {
        Ok(seated) => seated,
        Err(why) => return Ok(Err(why)),
    };
    let corrupt = |_| StoreError::corrupt("challenges.name", &challenge.id);
    let name = SeatName::parse(&challenge.name).map_err(corrupt)?;
    let challenger = NewSeat { name: &name, account: Some(challenge.made_by), token_hash: None };
    let opponent =
        NewSeat { name: taker.name, account: taker.account, token_hash: taker.token_hash };
    let both = BySeat::new_with(|one| if one == seat { challenger } else { opponent });
    let control = (challenge.game, challenge.control);
    let id = begin(db, taker.who, control, (both, lot_seed))?;
    challenges::set_taken(db, challenge.id, id)?;
    Ok(Ok((id, seat.other())))
}

/// Begins a game between two.
pub fn begin(
    db: &mut Db,
    who: Who,
    (game, control): (Game, TimeControl),
    (both, lot_seed): (BySeat<NewSeat<'_>>, Option<u64>),
) -> Stored<LinkGameId> {
    let id = by_link::insert(db, (game, control), lot_seed, moment(who.now()))?;
    seats::insert(db, id, both)?;
    let playing = load(db, id)?;
    if let Some((playing, _)) = playing {
        by_link::keep(db, &playing)?;
    }
    let (spec, time_control) = (game.to_string(), control.to_string());
    who.record(None, Act::LinkGameBegun(LinkGameFacts { link_game: id, spec, time_control }));
    Ok(id)
}

/// To the millisecond, as facts are.
fn moment(now: DateTime<Utc>) -> DateTime<Utc> {
    now.trunc_subsecs(3)
}

fn load(db: &mut Db, id: LinkGameId) -> Stored<Option<(Playing, by_link::Row)>> {
    let Some(row) = by_link::find(db, id)? else { return Ok(None) };
    Ok(Some((by_link::playing(db, row.setup)?, row)))
}

/// A game with who plays it.
pub fn find(db: &mut Db, id: LinkGameId) -> Stored<Option<LinkGame>> {
    let Some((playing, row)) = load(db, id)? else { return Ok(None) };
    let seats = seats::of(db, id)?;
    Ok(Some(LinkGame { playing, seats, lot_seed: row.lot_seed, game: row.game }))
}

/// The games that are being played, those of somebody first.
pub fn running(
    db: &mut Db,
    known_by: (Option<AccountId>, Option<&str>),
    most: i64,
) -> Stored<Vec<LinkGame>> {
    let mut ids = by_link::own(db, known_by, most)?;
    let others = by_link::running(db, most)?;
    ids.extend(others.into_iter().filter(|id| !ids.contains(id)).collect::<Vec<_>>());
    ids.truncate(usize::try_from(most).unwrap_or_default());
    let found: Stored<Vec<Option<LinkGame>>> = ids.into_iter().map(|id| find(db, id)).collect();
    Ok(found?.into_iter().flatten().collect())
}

/// What a player sends. `None` if there is no such game.
pub fn send(
    db: &mut Db,
    id: LinkGameId,
    sent: &Sent,
    now: DateTime<Utc>,
) -> Stored<Option<Result<(), Refusal>>> {
    let now = moment(now);
    let Some(mut game) = find(db, id)? else { return Ok(None) };
    let decided = game.playing.decide(sent, now);
    let refused = match decided {
        Ok(deed) => {
            carry_out(db, &mut game, deed, now)?;
            None
        }
        Err(why) => Some(why),
    };
    go_on(db, &mut game, now)?;
    Ok(Some(refused.map_or(Ok(()), Err)))
}

/// Says who makes a player's move that is the only one.
pub fn set_only_moves(
    db: &mut Db,
    (id, seat): (LinkGameId, Seat),
    only_moves: OnlyMoves,
    now: DateTime<Utc>,
) -> Stored<()> {
    seats::set_only_moves(db, (id, seat), only_moves)?;
    tick(db, id, now)
}

/// What the server does by itself in a game.
pub fn tick(db: &mut Db, id: LinkGameId, now: DateTime<Utc>) -> Stored<()> {
    let Some(mut game) = find(db, id)? else { return Ok(()) };
    go_on(db, &mut game, moment(now))
}

fn go_on(db: &mut Db, game: &mut LinkGame, now: DateTime<Utc>) -> Stored<()> {
    let wanted = BySeat::new_with(|seat| game.seats[seat].only_moves == OnlyMoves::ByServer);
    while let Some(deed) = game.playing.by_itself(wanted, now) {
        carry_out(db, game, deed, now)?;
    }
    Ok(())
}

fn carry_out(db: &mut Db, game: &mut LinkGame, deed: Deed, now: DateTime<Utc>) -> Stored<()> {
    let fact = game.playing.next(deed, now);
    let id = game.playing.setup().id;
    // What was decided can follow.
    game.playing
        .take(&fact)
        .map_err(|broken| StoreError::corrupt("link_facts.number", &broken.number))?;
    by_link::add(db, id, &fact)?;
    by_link::keep(db, &game.playing)?;
    let things = [Thing::LinkGame(id), Thing::ByLink].into();
    transaction::move_on(Moved { things, ..Moved::default() });
    game.playing.end().map_or(Ok(()), |end| finish(db, game, end, now))
}

/// The record of a game that is over is published if there was a move, and the log has its hash.
fn finish(db: &mut Db, game: &mut LinkGame, end: End, now: DateTime<Utc>) -> Stored<()> {
    let (playing, id) = (&game.playing, game.playing.setup().id);
    let published = if playing.moves().is_empty() { None } else { Some(publish(db, game, now)?) };
    by_link::end(db, id, published, now)?;
    let ended = LinkGameEnd {
        link_game: id,
        game: published,
        outcome: end.outcome(),
        ending: end.ending(),
        plies: playing.moves().len(),
        record: playing.hash().clone(),
    };
    Who::Program(now).record(None, Act::LinkGameEnded(ended));
    game.game = published;
    Ok(())
}

/// So much of a name is in the title of a game, which has room for two of them.
const IN_TITLE: usize = 58;

fn publish(db: &mut Db, game: &LinkGame, now: DateTime<Utc>) -> Stored<GameId> {
    let short = |seat: Seat| game.seats[seat].name.chars().take(IN_TITLE).collect::<String>();
    let title = GameTitle::parse(&Seat::ALL.map(short).join(" – ")).ok();
    let side = |seat| game.playing.setup().game.side_name(seat);
    let tags = Seat::ALL.map(|seat| tag_line(side(seat), &game.seats[seat].name)).concat();
    let record = CheckedRecord::of(tags + &game.playing.record());
    games::insert(db, title.as_ref(), &record, now)
}

/// What a server finds that was not there for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Woken {
    /// In how many games that time was given back.
    pub n_games: usize,
    /// How many could not be read.
    pub n_broken: usize,
}

/// For as long as no server ran, no clock did either. Notes that one runs, and will note it again before `next`.
pub fn wake(db: &mut Db, now: DateTime<Utc>, next: DateTime<Utc>) -> Stored<Woken> {
    let now = moment(now);
    let since = by_link::none_since(db, now)?.map(moment);
    by_link::set_alive(db, now, next)?;
    let Some(since) = since else { return Ok(Woken::default()) };
    let mut woken = Woken::default();
    for id in by_link::ticking(db)? {
        match find(db, id) {
            Ok(Some(mut game)) => {
                carry_out(db, &mut game, Deed::Down(since), now)?;
                woken.n_games += 1;
            }
            // What cannot be read stops no other game.
            Ok(None) | Err(StoreError::Corrupt { .. }) => woken.n_broken += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(woken)
}
