//! What waits for an arbiter at an event: calls, disputes, moves that the rules refuse, late boards and
//! results that nobody has confirmed.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use rules::BySeat;

use super::adjournments::takes_adjournments;
use super::by_link::{Followed, Stuck, stuck};
use super::calls::Call;
use super::clocks::RoundClock;
use super::entries::Entry;
use super::events::Event;
use super::pairings::Pairing;
use super::player_accounts::AskedAccount;
use super::results::{Ending, Reason, RecordedOutcome};
use super::standings::WallChart;
use super::submissions::{HandedIn, Policy, Submission, policy_of, standing};
use super::{CallId, EntryId, PairingId, ResultId, SubmissionId, TournamentId};

/// A running tournament with what was handed in and who calls.
#[derive(Debug, Clone)]
pub struct Floor {
    pub chart: WallChart,
    pub policies: Vec<(u16, Policy)>,
    pub submissions: HashMap<PairingId, Vec<Submission>>,
    pub calls: Vec<Call>,
    /// The clock of the round that is played.
    pub clock: Option<RoundClock>,
    /// How it goes on, if it is played by link.
    pub by_link: Option<Followed>,
}

/// All that waits at an event.
#[derive(Debug, Clone)]
pub struct Queue {
    pub event: Event,
    pub floors: Vec<Floor>,
    /// The most urgent first; of two alike the one that waits longer.
    pub items: Vec<Item>,
    /// Accounts of players that wait to be confirmed.
    pub asked: Vec<AskedAccount>,
}

/// Something that waits.
#[derive(Debug, Clone)]
pub struct Item {
    pub tournament: TournamentId,
    pub why: Why,
    /// The board; none of a player without one.
    pub board: Option<AtBoard>,
    /// The player who calls.
    pub caller: Option<Entry>,
    pub since: DateTime<Utc>,
}

/// A board that waits.
#[derive(Debug, Clone)]
pub struct AtBoard {
    pub pairing: Pairing,
    pub players: BySeat<Entry>,
    /// The newest result, by which it is known that nothing has changed.
    pub newest: Option<ResultId>,
    /// What stands there of what was handed in.
    pub claims: Vec<Submission>,
    pub may_adjourn: bool,
}

/// Why something waits, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    Called(CallId),
    Disputed,
    /// No clock of its game by link runs.
    Halted,
    /// The rules refuse the result of its game by link.
    Refused,
    /// Its game by link is over, and there is no result.
    NoResult,
    /// This round of a tournament by link is not paired by itself.
    Unpaired(u16),
    /// All games of a tournament by link are over: this round can be published.
    Ready(u16),
    /// Handed in after the result counted, which it contradicts.
    Late,
    /// A record that the rules refuse.
    Faulty,
    /// The next round should have begun.
    Overdue,
    /// The policy, or a tablet's word, leaves it to an arbiter.
    ForArbiter,
    /// The other player has not said anything yet.
    Unconfirmed,
}

impl Why {
    /// The order, whatever the call.
    fn urgency(self) -> Self {
        match self {
            Self::Called(_) => Self::Called(CallId(0)),
            other => other,
        }
    }
}

/// What an arbiter decides at a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    pub at: (TournamentId, u16, u16),
    /// The newest result when it was decided.
    pub made_from: Option<ResultId>,
    pub decision: Decision,
    pub reason: Option<Reason>,
}

/// What is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// What was handed in is the result.
    Take(SubmissionId),
    Result(RecordedOutcome, Ending),
    Adjourn,
}

impl Queue {
    /// Looks through the tournaments of an event.
    pub fn new(event: Event, floors: Vec<Floor>, now: DateTime<Utc>) -> Self {
        let mut items: Vec<Item> = floors.iter().flat_map(|floor| floor.items(now)).collect();
        items.sort_by_key(|item| (item.why.urgency(), item.since));
        Self { event, floors, items, asked: Vec::new() }
    }
}

impl Floor {
    fn items(&self, now: DateTime<Utc>) -> Vec<Item> {
        let open = self.chart.open_games();
        let is_open = |call: &Call| open.iter().any(|one| Some(one.id) == call.pairing);
        let called = self.calls.iter().filter_map(|call| self.called(call, is_open(call)));
        let boards = open.iter().filter_map(|pairing| self.waiting(pairing, now));
        let handed_in =
            self.chart.pairings.iter().filter(|one| self.submissions.contains_key(&one.id));
        let decided = handed_in.filter(|one| !open.iter().any(|two| two.id == one.id));
        let late = decided.filter_map(|pairing| self.late(pairing));
        let stuck = self.by_link.iter().flat_map(|followed| self.stuck(followed, now));
        called.chain(boards).chain(late).chain(stuck).collect()
    }

    /// What a tournament by link waits for.
    fn stuck(&self, followed: &Followed, now: DateTime<Utc>) -> Vec<Item> {
        let tournament = self.chart.tournament.id;
        let at = |why, pairing: &Pairing, since| {
            let board = self.board(pairing, true)?;
            Some(Item { tournament, why, board: Some(board), caller: None, since })
        };
        let last = followed.games.iter().map(|game| game.since).max().unwrap_or(now);
        let of_round = |why| Some(Item { tournament, why, board: None, caller: None, since: last });
        let item = |stuck| match stuck {
            Stuck::Halted(game, pairing) => at(Why::Halted, pairing, game.since),
            Stuck::Refused(game, pairing) => at(Why::Refused, pairing, game.since),
            Stuck::NoResult(game, pairing) => at(Why::NoResult, pairing, game.since),
            Stuck::Unpaired(round) => of_round(Why::Unpaired(round)),
            Stuck::Ready(round) => of_round(Why::Ready(round)),
        };
        stuck(&self.chart, followed).into_iter().filter_map(item).collect()
    }

    /// A board whose result counts, if something came in after it that says something else.
    fn late(&self, pairing: &Pairing) -> Option<Item> {
        let counts = self.chart.results.get(&pairing.id)?.decision;
        let mut board = self.board(pairing, true)?;
        board.claims.retain(|one| one.contradicts(counts));
        let since = board.claims.iter().map(|one| one.received_at).max()?;
        let board = AtBoard { may_adjourn: false, ..board };
        let (tournament, caller) = (pairing.tournament, None);
        Some(Item { tournament, why: Why::Late, board: Some(board), caller, since })
    }

    fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.chart.entry_of(id)
    }

    fn called(&self, call: &Call, is_open: bool) -> Option<Item> {
        let place = call.place;
        let is_there = |one: &&Pairing| Some((one.round, one.board)) == place;
        let board =
            self.chart.pairings.iter().find(is_there).and_then(|one| self.board(one, is_open));
        let caller = call.entry.and_then(|id| self.entry(id)).cloned();
        // A tablet's call to a board that is gone leads nowhere.
        (board.is_some() || caller.is_some()).then_some(Item {
            tournament: call.tournament,
            why: Why::Called(call.id),
            board,
            caller,
            since: call.called_at,
        })
    }

    fn board(&self, pairing: &Pairing, is_open: bool) -> Option<AtBoard> {
        let (first, second) = (self.entry(pairing.first)?, self.entry(pairing.second?)?);
        let choice = pairing.seating.choice();
        let all = self.submissions.get(&pairing.id).map(Vec::as_slice).unwrap_or_default();
        let here: Vec<&Submission> = all.iter().filter(|one| one.choice == choice).collect();
        Some(AtBoard {
            pairing: pairing.clone(),
            players: BySeat { first: first.clone(), second: second.clone() },
            newest: self.chart.results.get(&pairing.id).map(|result| result.id),
            claims: if is_open {
                standing(&here).into_iter().cloned().collect()
            } else {
                Vec::new()
            },
            may_adjourn: is_open
                && takes_adjournments(&self.chart.tournament)
                && !self.chart.is_adjourned(pairing.id),
        })
    }

    fn waiting(&self, pairing: &Pairing, now: DateTime<Utc>) -> Option<Item> {
        let board = self.board(pairing, true)?;
        let claims: Vec<&Submission> = board.claims.iter().collect();
        let policy = policy_of(&self.policies, pairing.round);
        let newest = claims.iter().map(|one| one.received_at).max();
        let late = self.late_since(pairing, now);
        let (why, since) = match HandedIn::of(&claims) {
            HandedIn::Disputed(..) => (Why::Disputed, newest?),
            _ if claims.iter().any(|one| one.faulty.is_some()) => (Why::Faulty, newest?),
            HandedIn::Nothing => (Why::Overdue, late?),
            HandedIn::Waiting(one) if policy != Policy::Arbiter && one.by.is_some() => {
                (Why::Unconfirmed, newest?)
            }
            HandedIn::Waiting(_) | HandedIn::Agreed(_) => (Why::ForArbiter, newest?),
        };
        let (tournament, caller) = (pairing.tournament, None);
        Some(Item { tournament, why, board: Some(board), caller, since })
    }

    /// Since when the next round should run; never of an adjourned game.
    fn late_since(&self, pairing: &Pairing, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let next = self.chart.schedule.moment(pairing.round + 1)?;
        (next < now && !self.chart.is_adjourned(pairing.id)).then_some(next)
    }
}
