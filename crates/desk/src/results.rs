//! Results: entered, corrected, taken back.

pub mod keypad;
mod preview;

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::audit::{Act, RatingFacts, ResultFacts};
use domain::entries::Entry;
use domain::events::Event;
use domain::games::GameRecord;
use domain::pairings::Pairing;
use domain::pies::Offer;
use domain::privacy::Eyes;
use domain::ratings::{PeriodKey, RatingPool, RatingRow, RatingsMoved};
use domain::results::{
    Accepted, Author, Grounds, Keyed, MOST_BY_PROGRAMS, Neighbour, Proposed, Recorded, Refusal,
    Refused, Sheet, Sitting, SittingLink, Twin, decide,
};
use domain::standings::WallChart;
use domain::submissions::{Submission, policy_of};
use domain::tournaments::Tournament;
use domain::{AccountId, EventId, SubmissionId, TournamentId};
use rules::{BySeat, Seat};
use store::by_link::terms;
use store::ratings::{of_players, pools};
use store::results::NewResult;
use store::{
    Db, Stored, accounts, adjournments, entries, events, games, pairings, pies, results, rounds,
    standings, submissions, tournaments,
};

use super::{Actor, ratings};

impl From<&Actor> for Author {
    fn from(actor: &Actor) -> Self {
        let Actor { account, access, now, .. } = *actor;
        Self { account: Some(account), access, now }
    }
}

pub use preview::{Asked, enter_asking};

/// Tournament, round and board.
pub type At = (TournamentId, u16, u16);

/// Two players at a board, and all that was recorded of their game; `None` for a bye.
pub fn sitting(db: &mut Db, (tournament, round, board): At, eyes: Eyes) -> Stored<Option<Sitting>> {
    let Some((event, tournament)) = held(db, tournament)? else {
        return Ok(None);
    };
    let Some(pairing) = pairings::find(db, tournament.id, (round, board))? else {
        return Ok(None);
    };
    let Some(players) = players_of(db, &pairing, eyes)? else {
        return Ok(None);
    };
    let is_silent = tournament.is_silent(round, eyes) && !plays(&players, eyes);
    let (history, game, submissions) =
        if is_silent { Default::default() } else { recorded(db, &pairing, eyes)? };
    let offers = match tournament.details.pie {
        Some(_) => pies::history(db, pairing.id)?,
        None => Vec::new(),
    };
    let scribes = scribes(db, &history, &offers)?;
    let policy = policy_of(&submissions::policies(db, tournament.id)?, round);
    let n_paired = pairings::n_rounds(db, tournament.id)?;
    let (link, awaits_link) =
        if is_silent { (None, false) } else { link_of(db, &pairing, &history)? };
    let (chart, round) = round_of(db, &tournament, round, eyes)?;
    Ok(Some(Sitting {
        event,
        tournament,
        chart,
        n_paired,
        round,
        is_adjourned: adjournments::is_open(db, pairing.id)?,
        pairing,
        players,
        offers,
        history,
        game,
        scribes,
        submissions,
        policy,
        link,
        awaits_link,
    }))
}

/// The game by link of a board, and whether one is still to begin there.
fn link_of(
    db: &mut Db,
    pairing: &Pairing,
    history: &[Recorded],
) -> Stored<(Option<SittingLink>, bool)> {
    let link = terms::of_board(db, pairing.id)?;
    let is_open = link.is_none() && history.is_empty();
    Ok((link, is_open && terms::find(db, pairing.tournament)?.is_some()))
}

/// What the page of a board concludes from. How a round was paired tells the results before it.
pub fn grounds(db: &mut Db, sitting: &Sitting, eyes: Eyes) -> Stored<Grounds> {
    let Sitting { tournament, pairing, players, .. } = sitting;
    let both = Seat::ALL.map(|seat| players[seat].player);
    let mut pools = pools(db)?;
    pools.retain(|pool| pool.family() == pairing.spec.rated_as());
    let rows = of_players(db, &both)?;
    let of_pool = |pool: &RatingPool| {
        let is_here = |row: &&RatingRow| {
            row.pool == pool.id && row.period == PeriodKey::Tournament(tournament.id)
        };
        let rows = both.into_iter().filter_map(|player| {
            rows.iter().filter(is_here).find(|row| row.player == player).copied()
        });
        rows.map(|row| (pool.clone(), row)).collect::<Vec<_>>()
    };
    let is_accelerated = tournament.details.format.gives_virtual_points();
    let is_silent = tournament.is_silent(pairing.round.saturating_sub(1), eyes);
    let working = rounds::working(db, tournament.id, pairing.round)?;
    Ok(Grounds {
        working: working.filter(|_| !is_silent),
        is_silent,
        is_by_pairing_score: is_accelerated || !adjournments::list(db, tournament.id)?.is_empty(),
        rows: pools.iter().flat_map(of_pool).collect(),
    })
}

fn held(db: &mut Db, id: TournamentId) -> Stored<Option<(Event, Tournament)>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(None);
    };
    Ok(events::find(db, tournament.event)?.map(|event| (event, tournament)))
}

/// The games of a round. Only where withdrawals decide some, the whole tournament is needed.
fn round_of(
    db: &mut Db,
    tournament: &Tournament,
    round: u16,
    eyes: Eyes,
) -> Stored<(Option<WallChart>, Vec<Neighbour>)> {
    if !tournament.details.format.strikes_leavers() {
        let mut games = results::of_round(db, tournament.id, round)?;
        if tournament.is_silent(round, eyes) {
            for one in &mut games {
                one.decision = None;
            }
        }
        return Ok((None, games));
    }
    let chart = standings::load(db, tournament.clone(), eyes)?;
    let games = Neighbour::all(&chart, round);
    Ok((Some(chart), games))
}

/// The results of a board, the game of the newest, and what was handed in.
type OfBoard = (Vec<Recorded>, Option<GameRecord>, Vec<Submission>);

fn recorded(db: &mut Db, pairing: &Pairing, eyes: Eyes) -> Stored<OfBoard> {
    let history = results::history(db, pairing.id)?;
    let game = match history.last().and_then(|newest| newest.game) {
        Some(game) => games::find(db, game, eyes)?,
        None => None,
    };
    Ok((history, game, submissions::of_board(db, pairing.id)?))
}

/// Whether somebody sits at the board.
fn plays(players: &BySeat<Entry>, eyes: Eyes) -> bool {
    let is_own = |seat| eyes == Eyes::Own(players[seat].player);
    Seat::ALL.into_iter().any(is_own)
}

fn players_of(db: &mut Db, pairing: &Pairing, eyes: Eyes) -> Stored<Option<BySeat<Entry>>> {
    let Some(second) = pairing.second else {
        return Ok(None);
    };
    let two = entries::some(db, pairing.tournament, &[pairing.first, second], eyes)?;
    let entry = |id| two.iter().find(|entry| entry.id == id).cloned();
    let players = entry(pairing.first).zip(entry(second));
    Ok(players.map(|(first, second)| BySeat { first, second }))
}

fn scribes(
    db: &mut Db,
    history: &[Recorded],
    offers: &[Offer],
) -> Stored<HashMap<AccountId, String>> {
    let results = history.iter().filter_map(|result| result.recorded_by);
    let choices = offers.iter().filter_map(|offer| Some(offer.choice?.recorded_by));
    let offers = offers.iter().map(|offer| offer.recorded_by);
    let mut names = HashMap::new();
    for id in results.chain(offers).chain(choices) {
        if !names.contains_key(&id)
            && let Some(account) = accounts::find(db, id)?
        {
            names.insert(id, account.name);
        }
    }
    Ok(names)
}

/// Why a result is not stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotEntered {
    #[error("there is no such board")]
    Gone,
    /// The rules say no, or somebody was faster.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// A result that was stored.
#[derive(Debug)]
pub struct Entered {
    /// The board as it was before.
    pub before: Sitting,
    pub moved: RatingsMoved,
}

/// Enters a result, corrects it, or takes it back. In a closed tournament that moves ratings.
pub fn enter(
    db: &mut Db,
    actor: &Actor,
    at: At,
    proposed: &Proposed,
) -> Stored<Result<Entered, NotEntered>> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotEntered::Gone));
    };
    if actor.by_token.is_some() && sitting.history.len() >= MOST_BY_PROGRAMS {
        return Ok(Err(Refused::For(vec![Refusal::TooManyByProgram]).into()));
    }
    match judge(db, &actor.into(), &sitting, proposed)? {
        Ok(accepted) => store(db, actor, sitting, accepted).map(Ok),
        Err(refused) => Ok(Err(refused.into())),
    }
}

/// Takes back at once what oneself has just entered, and tells the event.
pub fn undo(db: &mut Db, actor: &Actor, at: At) -> Stored<Result<EventId, NotEntered>> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)? else {
        return Ok(Err(NotEntered::Gone));
    };
    let event = sitting.event.id;
    let proposed = Keyed::undo(&sitting).proposed(&sitting, &actor.into());
    Ok(enter(db, actor, at, &proposed)?.map(|_| event))
}

/// Stores a result that the rules have accepted.
fn store(db: &mut Db, actor: &Actor, before: Sitting, accepted: Accepted) -> Stored<Entered> {
    let by = Source { account: Some(actor.account), submission: None, now: actor.now };
    let (act, moved) = put(db, by, &before, accepted)?;
    actor.record(before.event.id, act);
    Ok(Entered { before, moved })
}

/// Where a result comes from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source {
    /// Who has recorded it; nobody where the players agreed, or the server has seen the game.
    pub(super) account: Option<AccountId>,
    /// What was handed in and counts by it.
    pub(super) submission: Option<SubmissionId>,
    pub(super) now: DateTime<Utc>,
}

/// Stores a result, ends an adjournment, and moves the ratings of a closed tournament. The caller
/// writes the act down.
pub(super) fn put(
    db: &mut Db,
    by: Source,
    before: &Sitting,
    accepted: Accepted,
) -> Stored<(Act, RatingsMoved)> {
    let new = new_result(db, by, before, accepted)?;
    let result = results::insert(db, &new, by.now)?;
    adjournments::end(db, before.pairing.id, before.n_paired)?;
    let moved = ratings::after_change(db, &before.tournament)?;
    let facts = Box::new(ResultFacts {
        at: (&before.pairing).into(),
        result,
        replaces: new.replaces,
        submission: new.submission,
        game: new.game,
        proof: new.proof,
        before: before.newest().map(|newest| (&newest.decision).into()),
        after: (&new.decision).into(),
        reason: new.reason,
        ratings: RatingFacts::of(&moved),
    });
    let is_correction = before.decided().is_some();
    let act = if is_correction { Act::ResultCorrected(facts) } else { Act::ResultEntered(facts) };
    Ok((act, moved))
}

/// Whether a result would be stored, and what of it. Nothing is changed.
pub(super) fn judge(
    db: &mut Db,
    author: &Author,
    sitting: &Sitting,
    proposed: &Proposed,
) -> Stored<Result<Accepted, Refused>> {
    let heading = sitting.heading();
    let sheet = Sheet::read(&sitting.pairing.spec, proposed);
    let twin = twin(db, sitting, sheet.as_ref())?;
    Ok(decide(&sitting.context(&heading, author, twin), proposed, sheet.as_ref()))
}

/// What is wrong with a result that cannot be stored anyway; perhaps nothing more.
pub fn complaints(db: &mut Db, actor: &Actor, at: At, proposed: &Proposed) -> Stored<NotEntered> {
    let Some(sitting) = sitting(db, at, Eyes::Staff)? else {
        return Ok(NotEntered::Gone);
    };
    let judged = judge(db, &actor.into(), &sitting, proposed)?;
    Ok(judged.err().unwrap_or(Refused::For(Vec::new())).into())
}

/// Where else the moves that were handed in prove a result already.
fn twin(db: &mut Db, sitting: &Sitting, sheet: Option<&Sheet>) -> Stored<Option<Twin>> {
    let spec = &sitting.pairing.spec;
    match sheet.and_then(|sheet| sheet.moves(spec)) {
        Some(moves) => games::twin(db, &sitting.pairing, spec, &moves),
        None => Ok(None),
    }
}

fn new_result(db: &mut Db, by: Source, sitting: &Sitting, accepted: Accepted) -> Stored<NewResult> {
    let game = match &accepted.record {
        Some(record) => Some(games::insert(db, None, record, by.now)?),
        None => None,
    };
    Ok(NewResult {
        pairing: sitting.pairing.id,
        replaces: accepted.replaces,
        decision: accepted.decision,
        game,
        proof: accepted.proof,
        reason: accepted.reason,
        by: by.account,
        submission: by.submission,
    })
}
