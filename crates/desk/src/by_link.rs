//! Games by link: begun, played, decided, and what the server does by itself.

mod blocking;
mod challenges;
mod holding;
mod names;
mod others;
mod rating;
mod rematches;
mod rounds;
mod watching;

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};
use domain::audit::{Act, LinkGameEnd, LinkGameFacts, LinkGameRelinked, LinkGameRuled};
use domain::by_link::{
    AtBoard, Deed, End, LinkGame, MOST_RUNNING, OnlyMoves, Phrase, Playing, Refusal, Ruling,
    SeatHolder, Sent, Setting, Setup,
};
use domain::games::{CheckedRecord, GameTitle};
use domain::pies::side_word;
use domain::privacy::Eyes;
use domain::results::Reason;
use domain::stamps::{Moved, Thing};
use domain::{GameId, LinkGameId};
use rules::{BySeat, Seat};
use store::by_link::seats::NewSeat;
use store::by_link::{KnownBy, NewGame, UNNAMED, Waking, phrases, seats};
use store::{Db, StoreError, Stored, by_link, games, tournaments, transaction};

use super::{Actor, Who};

pub use self::blocking::{block, may_block, unblock};
pub use self::challenges::{
    By, Found, Taker, by_token, challenge, find_challenge, open_challenges, take, withdraw,
};
pub use self::holding::hold_or_release;
pub use self::names::take_names;
pub use self::others::{begin_for, come_in, renew_links, waiting_of, withdraw_game};
pub use self::rating::list_of;
pub use self::rematches::{ask_no_more, asked_of, rematch, seen_by};
pub(super) use self::rounds::follow_by_hand;
pub use self::rounds::{ByLink, Due, follow, of_tournament, set_terms, stop};
pub use self::watching::watched;

/// Begins a game between two.
fn begin(
    db: &mut Db,
    who: Who,
    new: NewGame,
    (both, at): (BySeat<NewSeat<'_>>, Option<AtBoard>),
) -> Stored<LinkGameId> {
    let started_at = moment(who.now());
    let id = by_link::insert(db, new, started_at)?;
    seats::insert(db, id, both)?;
    let NewGame { game, control, pairing, .. } = new;
    let setup = Setup { id, game, control, started_at, is_casual: pairing.is_none() };
    by_link::keep(db, &Playing::begin(setup), started_at)?;
    let (spec, time_control) = (new.game.to_string(), new.control.to_string());
    let begun = LinkGameFacts { link_game: id, spec, time_control };
    who.record(at.map(|at| at.event), Act::LinkGameBegun(begun));
    let sitting = [both.first, both.second];
    transaction::move_on(match at {
        Some(AtBoard { tournament, round, board, .. }) => Moved {
            things: [Thing::Tournament(tournament)].into(),
            boards: [(tournament, round, board)].into(),
            ..Moved::default()
        },
        None => Moved {
            things: sitting.iter().filter_map(|seat| seat.player).map(Thing::Person).collect(),
            accounts: sitting.iter().filter_map(|seat| seat.account).collect(),
            ..Moved::default()
        },
    });
    Ok(id)
}

/// To the millisecond, as facts are.
fn moment(now: DateTime<Utc>) -> DateTime<Utc> {
    now.trunc_subsecs(3)
}

/// A game with who plays it, in a tournament as far as they are seen.
pub fn find(db: &mut Db, id: LinkGameId, eyes: Eyes) -> Stored<Option<LinkGame>> {
    let Some((row, seats)) = seated(db, id, eyes)? else { return Ok(None) };
    replayed(db, row, seats).map(Some)
}

/// A game as it was found; none if it cannot be read: it stops no other.
fn readable(found: Stored<Option<LinkGame>>) -> Stored<Option<LinkGame>> {
    match found {
        Err(StoreError::Corrupt { .. }) => Ok(None),
        found => found,
    }
}

/// A game that is not replayed yet, with who plays it.
type SeatedRow = (by_link::Row, BySeat<SeatHolder>);

fn seated(db: &mut Db, id: LinkGameId, eyes: Eyes) -> Stored<Option<SeatedRow>> {
    let Some(row) = by_link::find(db, id)? else { return Ok(None) };
    let seats = seats::of(db, (id, row.at.map(|at| at.tournament)), eyes)?;
    Ok(Some((row, seats)))
}

fn replayed(db: &mut Db, row: by_link::Row, seats: BySeat<SeatHolder>) -> Stored<LinkGame> {
    let playing = by_link::playing(db, row.setup)?;
    let by_link::Row { lot_seed, game, rated, delay, made_by, rematch, at, .. } = row;
    Ok(LinkGame { playing, seats, lot_seed, game, rated, delay, made_by, rematch, at })
}

/// The games of somebody, up to a hundred, and for what is left of a page the casual ones that are being played.
pub fn running(db: &mut Db, known_by: KnownBy<'_>, most: i64) -> Stored<Vec<LinkGame>> {
    let mut ids = by_link::own(db, known_by)?;
    ids.truncate(MOST_RUNNING);
    let room = usize::try_from(most).unwrap_or_default().saturating_sub(ids.len());
    let others = by_link::running(db, most)?.into_iter().filter(|id| !ids.contains(id));
    ids.extend(others.take(room).collect::<Vec<_>>());
    found_of(db, ids)
}

/// Games that are over are listed for so long, and at most so many.
const OVER_WITHIN: TimeDelta = TimeDelta::days(7);
const MOST_OVER: u16 = 24;

/// The games of somebody that are over since a few days, the last ones first.
pub fn over(db: &mut Db, known_by: KnownBy<'_>, now: DateTime<Utc>) -> Stored<Vec<LinkGame>> {
    let ids = by_link::over(db, known_by, now - OVER_WITHIN, MOST_OVER)?;
    found_of(db, ids)
}

fn found_of(db: &mut Db, ids: Vec<LinkGameId>) -> Stored<Vec<LinkGame>> {
    let found: Stored<Vec<Option<LinkGame>>> =
        ids.into_iter().map(|id| readable(find(db, id, Eyes::Public))).collect();
    Ok(found?.into_iter().flatten().collect())
}

/// Whether somebody who has these seats sees a game at all: its own, and of others what is not in a silent round.
pub fn is_seen(db: &mut Db, game: &LinkGame, (eyes, own): (Eyes, &[Seat])) -> Stored<bool> {
    let Some(at) = game.at.filter(|_| own.is_empty()) else { return Ok(true) };
    let tournament = tournaments::find(db, at.tournament)?;
    Ok(tournament.is_some_and(|tournament| !tournament.is_silent(at.round, eyes)))
}

/// What a player sends.
pub fn send(
    db: &mut Db,
    mut game: LinkGame,
    sent: &Sent,
    now: DateTime<Utc>,
) -> Stored<Result<(), Refusal>> {
    let now = moment(now);
    let done = match game.playing.decide(sent, now) {
        Ok(deed) => {
            carry_out(db, &mut game, deed, now)?;
            Ok(())
        }
        Err(why) => Err(why),
    };
    go_on(db, &mut game, now)?;
    Ok(done)
}

/// Gives a seat a link for other devices, by the hash of its secret. The one before ends, and every browser leaves
/// the seat but the one that asks.
pub fn set_link(
    db: &mut Db,
    who: Who,
    (game, seat): (&LinkGame, Seat),
    (token_hash, stays): (&str, Option<&str>),
) -> Stored<()> {
    let seat = (game.playing.setup().id, seat);
    let word = Some(side_word(seat.1).to_owned());
    let relinked = LinkGameRelinked { link_game: seat.0, seat: word };
    who.record(game.at.map(|at| at.event), Act::LinkGameRelinked(relinked));
    seats::set_link(db, seat, token_hash)?;
    seats::end_others(db, seat, stays)?;
    transaction::move_on(Moved::of([Thing::LinkGame(seat.0)]));
    Ok(())
}

/// How a player has a game go.
pub fn set(
    db: &mut Db,
    (id, seat): (LinkGameId, Seat),
    setting: Setting,
    now: DateTime<Utc>,
) -> Stored<()> {
    seats::set(db, (id, seat), setting)?;
    tick(db, id, now)
}

/// A player says something.
pub fn say(
    db: &mut Db,
    (id, seat): (LinkGameId, Seat),
    phrase: Phrase,
    now: DateTime<Utc>,
) -> Stored<()> {
    if !phrases::say(db, (id, seat), phrase, moment(now))? {
        return Ok(());
    }
    transaction::move_on(Moved::of([Thing::LinkGame(id)]));
    Ok(())
}

/// What the server does by itself in a game.
pub fn tick(db: &mut Db, id: LinkGameId, now: DateTime<Utc>) -> Stored<()> {
    let Some(mut game) = find(db, id, Eyes::Staff)? else { return Ok(()) };
    go_on(db, &mut game, moment(now))
}

/// An arbiter decides something in a game, and says why.
pub fn rule(
    db: &mut Db,
    actor: &Actor,
    mut game: LinkGame,
    (ruling, reason): (Ruling, Reason),
) -> Stored<Result<(), Refusal>> {
    let now = moment(actor.now);
    let deed = match game.playing.rule(ruling, now) {
        Ok(deed) => deed,
        Err(why) => return Ok(Err(why)),
    };
    let link_game = game.playing.setup().id;
    let ruled = LinkGameRuled { link_game, ruling: ruling.into(), reason };
    actor.record(game.at.map(|at| at.event), Act::LinkGameRuled(ruled));
    carry_out(db, &mut game, deed, now)?;
    go_on(db, &mut game, now)?;
    Ok(Ok(()))
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
    // What was decided can follow.
    game.playing
        .take(&fact)
        .map_err(|broken| StoreError::corrupt("link_facts.number", &broken.number))?;
    by_link::add(db, &game.playing, &fact)?;
    by_link::keep(db, &game.playing, fact.at)?;
    transaction::move_on(moved(game, &fact.deed));
    game.playing.end().map_or(Ok(()), |end| finish(db, game, end, fact.at))
}

/// What shows a game, its players' own pages too; a game of a tournament that is over is news for the tournament, and so
/// is one that an arbiter stops or lets go on: nobody may be able to reach it.
fn moved(game: &LinkGame, deed: &Deed) -> Moved {
    let holders = || Seat::ALL.into_iter().map(|seat| &game.seats[seat]);
    let players = holders().filter_map(|holder| holder.player);
    let nameless = holders().filter(|holder| holder.player.is_none());
    let accounts = nameless.filter_map(|holder| holder.account).collect();
    let is_news = game.playing.end().is_some() || matches!(deed, Deed::Stop | Deed::GoOn);
    let news = game.at.filter(|_| is_news);
    // An arbiter looks at what stands.
    let queue = game.at.filter(|_| game.playing.end().is_some() || game.playing.halt().is_some());
    let shown = [Thing::LinkGame(game.playing.setup().id), Thing::ByLink];
    let things = shown
        .into_iter()
        .chain(players.map(Thing::Person))
        .chain(news.map(|at| Thing::Tournament(at.tournament)))
        .chain(queue.map(|at| Thing::Queue(at.event)))
        .collect();
    Moved { things, accounts, ..Moved::default() }
}

/// The record of a casual game that is over is published if there was a move, that of another one with its result;
/// the log has its hash.
fn finish(db: &mut Db, game: &mut LinkGame, end: End, now: DateTime<Utc>) -> Stored<()> {
    let (playing, id) = (&game.playing, game.playing.setup().id);
    let is_alone = game.at.is_none() && !playing.moves().is_empty();
    let published = if is_alone { Some(publish(db, playing, now)?) } else { None };
    by_link::end(db, id, published, now)?;
    let ended = LinkGameEnd {
        link_game: id,
        game: published,
        outcome: end.outcome(),
        ending: end.ending(),
        known_by: Some(end.kind()),
        plies: playing.moves().len(),
        record: playing.hash().clone(),
    };
    Who::Program(now).record(game.at.map(|at| at.event), Act::LinkGameEnded(ended));
    game.game = published;
    rating::rate(db, game, now)
}

/// The record has no names: its players are shown by those of now when it is read.
fn publish(db: &mut Db, playing: &Playing, now: DateTime<Utc>) -> Stored<GameId> {
    let title = GameTitle::parse(&format!("{UNNAMED}{}", playing.setup().id));
    games::insert(db, title.ok().as_ref(), &CheckedRecord::of(playing.record()), now)
}

/// What is shorter is no outage, while a server runs.
const SHORTEST_OUTAGE: TimeDelta = TimeDelta::seconds(5);

/// What a server finds that was not there for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Woken {
    /// In how many games that time was given back.
    pub n_games: usize,
    /// How many could not be read.
    pub n_broken: usize,
}

/// Whether no server ran for a while, so that [`wake`] has something to give back.
pub fn is_out(db: &mut Db, waking: Waking, now: DateTime<Utc>) -> Stored<bool> {
    let since = by_link::none_since(db, moment(now), waking)?;
    Ok(since.is_some_and(|since| now - since >= SHORTEST_OUTAGE))
}

/// For as long as no server ran, no clock did either. Notes that one runs, and will note it again before `next`.
pub fn wake(
    db: &mut Db,
    waking: Waking,
    (now, next): (DateTime<Utc>, DateTime<Utc>),
) -> Stored<Woken> {
    let now = moment(now);
    let since = by_link::none_since(db, now, waking)?.map(moment);
    by_link::set_alive(db, now, next)?;
    let Some(since) = since else { return Ok(Woken::default()) };
    let mut woken = Woken::default();
    for id in by_link::ticking(db)? {
        match find(db, id, Eyes::Staff) {
            Ok(Some(mut game)) => {
                // What set the clock going was answered by a server.
                let since =
                    game.playing.running_since().map_or(since, |running| running.max(since));
                if now - since >= SHORTEST_OUTAGE || waking == Waking::Start {
                    carry_out(db, &mut game, Deed::Down(since), now)?;
                    woken.n_games += 1;
                }
            }
            // What cannot be read stops no other game.
            Ok(None) | Err(StoreError::Corrupt { .. }) => woken.n_broken += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(woken)
}
