//! Challenges: made, taken, withdrawn.

use chrono::{DateTime, Utc};
use domain::accounts::Access;
use domain::audit::{Act, ChallengeFacts, ChallengeWithdrawn};
use domain::by_link::{
    Challenge, Fate, LinkGame, MOST_OPEN, MOST_RUNNING, NO_NAME, NewChallenge, NotMade, NotTaken,
    OpenChallenges, SeatName,
};
use domain::privacy::Eyes;
use domain::tournaments::Rated;
use domain::{AccountId, ChallengeId, LinkGameId};
use rules::{BySeat, Seat};
use store::by_link::seats::NewSeat;
use store::by_link::{NewGame, blocks, challenges, seats};
use store::{Db, StoreError, Stored, by_link};

use super::{begin, find, rating};
use crate::{Actor, Who, player_accounts};

/// Makes a challenge; `token_hash` is the hash of the secret in its link.
pub fn challenge(
    db: &mut Db,
    actor: &Actor,
    new: &NewChallenge,
    token_hash: &str,
) -> Stored<Result<ChallengeId, NotMade>> {
    if challenges::n_open_of(db, actor.account, actor.now)? >= MOST_OPEN {
        return Ok(Err(NotMade::ManyOpen));
    }
    if plays_enough(db, actor.account)? {
        return Ok(Err(NotMade::ManyRunning));
    }
    let mut new = new.clone();
    if new.rated == Rated::Rated {
        if player_accounts::confirmed_as(db, actor.account)?.is_none() {
            return Ok(Err(NotMade::NoPlayer));
        }
        // The name of now is read each time.
        new.name = SeatName::parse(NO_NAME).unwrap_or(new.name);
    }
    let id = challenges::insert(db, &new, (actor.account, token_hash), actor.now)?;
    let (spec, time_control) = (new.game.to_string(), new.control.to_string());
    actor.record(None, Act::ChallengeMade(ChallengeFacts { challenge: id, spec, time_control }));
    Ok(Ok(id))
}

/// A page of the challenges that wait for somebody, as an account sees them or whoever has none.
pub fn open_challenges(
    db: &mut Db,
    account: Option<AccountId>,
    below: Option<ChallengeId>,
    now: DateTime<Utc>,
) -> Stored<OpenChallenges> {
    let most = OpenChallenges::MOST + 1;
    let found = challenges::open(db, account, below, (now, most.into()))?;
    Ok(OpenChallenges::new(found, below))
}

pub(super) fn plays_enough(db: &mut Db, account: AccountId) -> Stored<bool> {
    Ok(by_link::n_running_of(db, account)? >= MOST_RUNNING)
}

/// Withdraws a challenge of one's own; an administrator, that of anybody.
pub fn withdraw(db: &mut Db, actor: &Actor, id: ChallengeId) -> Stored<Result<(), NotTaken>> {
    let is_theirs =
        |one: &Challenge| one.made_by == actor.account || actor.access == Access::Administrator;
    let found = challenges::find(db, id)?.filter(is_theirs);
    if let Err(why) = open(found, actor.now) {
        return Ok(Err(why));
    }
    challenges::set_withdrawn(db, id, actor.now)?;
    actor.record(None, Act::ChallengeWithdrawn(ChallengeWithdrawn { challenge: id }));
    Ok(Ok(()))
}

fn open(found: Option<Challenge>, now: DateTime<Utc>) -> Result<Challenge, NotTaken> {
    let found = found.ok_or(NotTaken::Gone)?;
    found.open_at(now).map(|()| found)
}

/// What a link is of.
#[derive(Debug, Clone)]
pub enum Found {
    Challenge(Challenge),
    Seat(Box<LinkGame>, Seat),
}

/// A challenge, as an account sees it or whoever has none.
pub fn find_challenge(
    db: &mut Db,
    id: ChallengeId,
    account: Option<AccountId>,
) -> Stored<Option<Challenge>> {
    let Some(found) = challenges::find(db, id)? else { return Ok(None) };
    as_seen(db, found, account).map(Some)
}

/// Whoever is blocked is not told: to them it is withdrawn.
fn as_seen(db: &mut Db, challenge: Challenge, account: Option<AccountId>) -> Stored<Challenge> {
    let is_blocked = match account {
        Some(account) => blocks::is_blocked(db, challenge.made_by, account)?,
        None => false,
    };
    let fate = challenge.fate.or(is_blocked.then_some(Fate::Withdrawn));
    Ok(Challenge { fate, ..challenge })
}

/// What a link is of, as an account sees it or whoever has none.
pub fn by_token(
    db: &mut Db,
    token_hash: &str,
    account: Option<AccountId>,
) -> Stored<Option<Found>> {
    if let Some(challenge) = challenges::by_token(db, token_hash)? {
        return Ok(Some(Found::Challenge(as_seen(db, challenge, account)?)));
    }
    let Some((id, seat)) = seats::by_token(db, token_hash)? else { return Ok(None) };
    Ok(find(db, id, Eyes::Staff)?.map(|game| Found::Seat(Box::new(game), seat)))
}

/// Somebody who takes a challenge.
#[derive(Debug, Clone, Copy)]
pub struct Taker<'a> {
    pub who: Who,
    pub name: &'a SeatName,
    pub by: By<'a>,
    /// The side that is chosen, where the challenge leaves that open.
    pub side: Option<Seat>,
    /// What a lot is drawn by.
    pub seed: u64,
}

/// By what somebody is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By<'a> {
    Account(AccountId),
    /// The hash of the secret of a browser.
    Browser(&'a str),
}

impl By<'_> {
    fn account(self) -> Option<AccountId> {
        match self {
            Self::Account(account) => Some(account),
            Self::Browser(_) => None,
        }
    }
}

/// Whether an account may take a challenge of somebody else.
fn may_take(
    db: &mut Db,
    challenge: &Challenge,
    account: AccountId,
) -> Stored<Result<(), NotTaken>> {
    if account == challenge.made_by {
        return Ok(Err(NotTaken::Own));
    }
    if plays_enough(db, account)? {
        return Ok(Err(NotTaken::TooManyGames));
    }
    if blocks::is_blocked(db, account, challenge.made_by)? {
        return Ok(Err(NotTaken::Blocked));
    }
    // Whoever is blocked is not told.
    let is_blocked = blocks::is_blocked(db, challenge.made_by, account)?;
    Ok(if is_blocked { Err(NotTaken::Withdrawn) } else { Ok(()) })
}

/// Takes a challenge: the game begins.
pub fn take(
    db: &mut Db,
    id: ChallengeId,
    taker: Taker<'_>,
) -> Stored<Result<(LinkGameId, Seat), NotTaken>> {
    let challenge = match open(challenges::find(db, id)?, taker.who.now()) {
        Ok(challenge) => challenge,
        Err(why) => return Ok(Err(why)),
    };
    let account = taker.by.account();
    if plays_enough(db, challenge.made_by)? {
        return Ok(Err(NotTaken::OtherPlaysEnough));
    }
    if let Some(account) = account
        && let Err(why) = may_take(db, &challenge, account)?
    {
        return Ok(Err(why));
    }
    let (seat, lot_seed) = match challenge.seat(taker.side, taker.seed) {
        Ok(seated) => seated,
        Err(why) => return Ok(Err(why)),
    };
    let corrupt = |_| StoreError::corrupt("challenges.name", &challenge.id);
    let name = SeatName::parse(&challenge.name).map_err(corrupt)?;
    let players = match challenge.rated {
        Rated::Unrated if name.reads_as(taker.name) => return Ok(Err(NotTaken::SameName)),
        Rated::Unrated => [None, None],
        Rated::Rated => match rating::players(db, (challenge.made_by, account), taker.who.now())? {
            Ok(both) => both.map(Some),
            Err(why) => return Ok(Err(why)),
        },
    };
    let challenger = NewSeat::casual(name.as_str(), Some(challenge.made_by), players[0]);
    let opponent = NewSeat::casual(taker.name.as_str(), account, players[1]);
    let both = BySeat::new_with(|one| if one == seat { challenger } else { opponent });
    let Challenge { game, control, rated, delay, .. } = challenge;
    let new = NewGame { lot_seed, rated, delay, ..NewGame::of(game, control) };
    let id = begin(db, taker.who, new, (both, None))?;
    challenges::set_taken(db, challenge.id, id)?;
    let own = (id, seat.other());
    if let By::Browser(id_hash) = taker.by {
        seats::begin_session(db, id_hash, own, taker.who.now())?;
    }
    Ok(Ok(own))
}
