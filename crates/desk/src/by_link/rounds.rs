//! Tournaments by link: games begin with their rounds, results count as games end, and rounds follow one another.

use std::cmp::Reverse;

use chrono::{DateTime, Utc};
use domain::accounts::Access;
use domain::audit::{Act, TermFacts};
use domain::by_link::{
    AtBoard, BoardGame, BoardState, Deed, End, LinkGame, NextRound, NotByLink, Step, Terms,
    may_be_by_link, steps,
};
use domain::events::Event;
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use domain::results::{
    Accepted, Author, Ending, Proposed, RecordedOutcome, Refused, Sheet, Sitting, decide,
};
use domain::standings::WallChart;
use domain::tournaments::Tournament;
use domain::{EventId, LinkGameId, TournamentId};
use rules::BySeat;
use store::by_link::seats::NewSeat;
use store::by_link::{KnownBy, NewGame, terms};
use store::{Db, StoreError, Stored, by_link};

use super::holding::is_reached;
use super::{begin, carry_out, find, moment, readable};
use crate::results::{Source, put, sitting};
use crate::rounds::{Seen, publish_by};
use crate::{Actor, Who, player_accounts, tournaments};

/// Has a tournament be played by link on some terms, or not any more: then no game of it may have begun. `None` if
/// there is no such tournament.
pub fn set_terms(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    new: Option<Terms>,
) -> Stored<Option<Result<(), NotByLink>>> {
    let Some((event, chart)) = tournaments::find(db, id, Eyes::Staff)? else { return Ok(None) };
    let details = &chart.tournament.details;
    let stage = chart.tournament.stage;
    let allowed = match new {
        Some(terms) => terms.fit(details, stage),
        None => may_be_by_link(details, stage),
    };
    if let Err(why) = allowed {
        return Ok(Some(Err(why)));
    }
    if new.is_none() && !terms::games(db, id)?.is_empty() {
        return Ok(Some(Err(NotByLink::Begun)));
    }
    let (before, after) = (terms::find(db, id)?.map(TermFacts::from), new.map(TermFacts::from));
    if before != after {
        terms::set(db, id, new)?;
        actor.record(event.id, Act::LinkTermsChanged { tournament: id, before, after });
    }
    Ok(Some(Ok(())))
}

/// Has the next round of a Swiss by link wait for an arbiter, where it came by itself.
pub(crate) fn follow_by_hand(db: &mut Db, actor: &Actor, tournament: &Tournament) -> Stored<()> {
    let Some(before) = terms::find(db, tournament.id)? else { return Ok(()) };
    if before.next != NextRound::ByItself {
        return Ok(());
    }
    let after = Terms { next: NextRound::ByHand, ..before };
    terms::set(db, tournament.id, Some(after))?;
    let (before, after) = (Some(before.into()), Some(after.into()));
    let act = Act::LinkTermsChanged { tournament: tournament.id, before, after };
    actor.record(tournament.event, act);
    Ok(())
}

/// A tournament as it is played by link.
#[derive(Debug, Clone)]
pub struct ByLink {
    pub event: Event,
    pub chart: WallChart,
    /// On what terms; none in a hall.
    pub terms: Option<Terms>,
    /// Of the games that go on, or wait for an arbiter, those that are shown, by round and board.
    pub games: Vec<LinkGame>,
    /// How many there are, if not all are shown.
    pub n_games: Option<usize>,
}

/// So many games of a tournament are shown at once: in a round robin, thousands can go on.
const MOST_SHOWN: usize = 60;

/// A tournament with its games by link, as far as they are seen: one's own, those that stand, and those in which
/// somebody has moved last.
pub fn of_tournament(
    db: &mut Db,
    id: TournamentId,
    (eyes, known_by): (Eyes, KnownBy<'_>),
) -> Stored<Option<ByLink>> {
    let Some((event, chart)) = tournaments::find(db, id, eyes)? else { return Ok(None) };
    let terms = terms::find(db, id)?;
    let own = by_link::own(db, known_by)?;
    let mut open = terms::games(db, id)?;
    open.retain(|game| !game.is_settled && !chart.tournament.is_silent(game.round, eyes));
    open.sort_by_key(|game| {
        (!own.contains(&game.id), game.state == BoardState::Running, Reverse(game.since))
    });
    let n_games = Some(open.len()).filter(|n_games| *n_games > MOST_SHOWN);
    let mut games = Vec::new();
    for game in open.iter().take(MOST_SHOWN) {
        games.extend(readable(find(db, game.id, eyes))?);
    }
    games.sort_by_key(|game| game.at.map(|at| (at.round, at.board)));
    Ok(Some(ByLink { event, chart, terms, games, n_games }))
}

/// A tournament that is looked after.
#[derive(Debug, Clone, Copy)]
struct Held<'a> {
    event: EventId,
    chart: &'a WallChart,
    terms: Terms,
    who: Who,
}

/// What is left to do after a tournament has followed its games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Due {
    /// Games that are to stop, each by itself: their boards are decided otherwise, or gone.
    pub stop: Vec<LinkGameId>,
    /// Games whose results the rules refuse: an arbiter enters them.
    pub refused: Vec<LinkGameId>,
    /// Games that stand because nobody could reach them, or are to: nobody can any more.
    pub hold_or_release: Vec<LinkGameId>,
}

/// Has a tournament follow its games: those of new boards begin, those that are over count, and the next round is
/// published if it comes by itself.
pub fn follow(db: &mut Db, id: TournamentId, now: DateTime<Utc>) -> Stored<Due> {
    let mut due = Due::default();
    let Some(terms) = terms::find(db, id)? else { return Ok(due) };
    let is_reached = is_reached(db, id)?;
    let others = |game: &BoardGame| game.state != BoardState::Over && game.is_held == is_reached;
    let games = terms::games(db, id)?.into_iter();
    due.hold_or_release = games.filter(others).map(|game| game.id).collect();
    if !is_reached {
        return Ok(due);
    }
    let Some((event, chart)) = tournaments::find(db, id, Eyes::Staff)? else { return Ok(due) };
    let held = Held { event: event.id, chart: &chart, terms, who: Who::Program(moment(now)) };
    for step in steps(&chart, terms.next, &terms::games(db, id)?) {
        match step {
            Step::Begin(board) => begin_at(db, held, board)?,
            Step::Count(game, board) => {
                if !count(db, held.who, (game, board))? {
                    due.refused.push(game.id);
                }
            }
            Step::Settle(game) => terms::settle(db, game, None)?,
            Step::Stop(game) => due.stop.push(game),
            Step::Publish(round) => publish(db, held, round)?,
        }
    }
    Ok(due)
}

fn begin_at(db: &mut Db, held: Held<'_>, board: &Pairing) -> Stored<()> {
    let (Some(game), Some(second)) = (board.spec.game(), board.second) else { return Ok(()) };
    let Pairing { tournament, round, board: number, .. } = *board;
    let at = AtBoard { event: held.event, tournament, round, board: number };
    let mut seat = |id| {
        let entry = held.chart.entry_of(id);
        let account = match entry {
            Some(entry) => player_accounts::account_of(db, entry.player)?,
            None => None,
        };
        Ok::<_, StoreError>(NewSeat::entered(id, account))
    };
    let both = BySeat { first: seat(board.first)?, second: seat(second)? };
    let Terms { control, delay, .. } = held.terms;
    let new = NewGame { delay, pairing: Some(board.id), ..NewGame::of(game, control) };
    begin(db, held.who, new, (both, Some(at)))?;
    Ok(())
}

/// Records the result of a game that is over; not what the rules refuse, nor that of a game that cannot be read.
fn count(db: &mut Db, who: Who, (game, board): (BoardGame, &Pairing)) -> Stored<bool> {
    let at = (board.tournament, board.round, board.board);
    let played = readable(find(db, game.id, Eyes::Staff))?;
    let (Some(played), Some(sitting)) = (played, sitting(db, at, Eyes::Staff)?) else {
        return Ok(false);
    };
    let Some(Ok(accepted)) = played.playing.end().map(|end| accept(&sitting, &played, (end, who)))
    else {
        return Ok(false);
    };
    let by = Source { account: None, submission: None, now: who.now() };
    let (act, _) = put(db, by, &sitting, accepted)?;
    let record = match &act {
        Act::ResultEntered(facts) | Act::ResultCorrected(facts) => facts.game,
        _ => None,
    };
    who.record(sitting.event.id, act);
    terms::settle(db, game.id, record)?;
    Ok(true)
}

/// The result of a game that is over. Its moves are the game's own, wherever else somebody played the same.
fn accept(
    sitting: &Sitting,
    played: &LinkGame,
    (end, who): (End, Who),
) -> Result<Accepted, Refused> {
    let moves: Vec<&str> = played.playing.moves().iter().map(|made| made.text.as_str()).collect();
    // No record says that nothing was played, or that both have lost.
    let says_so = end.ending() != Ending::Forfeit && end.outcome() != RecordedOutcome::Neither;
    let has_record = !moves.is_empty() && says_so;
    let proposed = Proposed {
        made_from: sitting.newest().map(|newest| newest.id),
        made_for: sitting.pairing.seating.choice(),
        outcome: Some(end.outcome()),
        ending: Some(end.ending()),
        record: has_record.then(|| moves.join(" ")),
        ..Proposed::default()
    };
    let author = Author { account: None, access: Access::Arbiter, now: who.now() };
    let sheet = Sheet::read(&sitting.pairing.spec, &proposed);
    decide(&sitting.context(&sitting.heading(), &author, None), &proposed, sheet.as_ref())
}

/// Publishes a round as the rules pair it; where they do not, an arbiter looks at it.
fn publish(db: &mut Db, held: Held<'_>, round: u16) -> Stored<()> {
    let at = (held.chart.tournament.id, round);
    let _ = publish_by(db, (held.who, held.terms.set_by), at, Seen::Nobody)?;
    Ok(())
}

/// Stops a game whose board is decided otherwise, or gone, with the result that the board has.
pub fn stop(db: &mut Db, id: LinkGameId, now: DateTime<Utc>) -> Stored<()> {
    let Some(mut game) = find(db, id, Eyes::Staff)? else { return Ok(()) };
    let Some(AtBoard { tournament, .. }) = game.at else { return Ok(()) };
    let (Some(terms), Some((_, chart))) =
        (terms::find(db, tournament)?, tournaments::find(db, tournament, Eyes::Staff)?)
    else {
        return Ok(());
    };
    let games = terms::games(db, tournament)?;
    if !steps(&chart, terms.next, &games).contains(&Step::Stop(id)) {
        return Ok(());
    }
    let board = games.iter().find(|one| one.id == id).map(|one| one.pairing);
    let result = board.and_then(|board| chart.results.get(&board));
    let outcome = result.map_or(RecordedOutcome::Open, |result| result.decision.outcome);
    carry_out(db, &mut game, Deed::Settle(outcome), moment(now))?;
    terms::settle(db, id, None)
}
