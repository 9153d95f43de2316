//! The draft of a round: what the rules give, and what the arbiter makes of it.

use std::cmp::Reverse;
use std::hash::{DefaultHasher, Hash, Hasher};

use tournament::entry::Number;
use tournament::pairing::dutch::pair;
use tournament::pairing::explanation::{NoLegalPairing, Pair, PairedRound};
use tournament::pairing::plan::{Forbidden, Plan};
use tournament::result::Bye;

use super::working::{RoundWorking, Seats, WorkedBracket, WorkedGame, worked};
use super::{Absence, Cause, Change, DraftRefusal, Preparation};
use crate::byes::word;
use crate::pairings::NewPairing;
use crate::{ChangeId, EntryId};

/// A round that is not published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Its number, from 1.
    pub round: u16,
    /// Who meets whom, by board.
    pub games: Vec<DraftGame>,
    /// The round as it is stored: the games in the same order, then the byes. Who has left has none: not
    /// to be there is worth nothing.
    pub pairings: Vec<NewPairing>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<EntryId>,
    /// Who is not paired, by number.
    pub absences: Vec<Absence>,
    /// How the rules paired those whom the arbiter had not placed, from the highest score down.
    pub brackets: Vec<WorkedBracket>,
    /// Changes that are without effect now, since somebody in them is not paired any more.
    pub idle: Vec<ChangeId>,
}

/// A board of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DraftGame {
    /// Moves first.
    pub first: EntryId,
    /// Moves second.
    pub second: EntryId,
    /// Why not the other way round.
    pub seats: Seats,
}

impl Preparation {
    /// The next round with all changes of the arbiter.
    pub fn draft(&self) -> Result<Draft, DraftRefusal> {
        let (swiss, opening) = self.may_pair()?;
        self.draft_by(&self.plan(swiss, opening))
    }

    /// The next round as the rules alone would have it.
    pub fn draft_by_rules(&self) -> Result<Draft, DraftRefusal> {
        Self { changes: Vec::new(), ..self.clone() }.draft()
    }

    fn draft_by(&self, plan: &Plan) -> Result<Draft, DraftRefusal> {
        let (valid, idle) = self.in_effect();
        let paired = self.paired(&self.changed_plan(plan, &valid))?;
        let mut draft = Draft {
            round: self.round(),
            games: self.games(&paired.pairs),
            pairings: Vec::new(),
            bye: paired.bye.and_then(|number| self.entry(number)),
            absences: self.absences(),
            brackets: paired.brackets.iter().map(|bracket| worked(self, bracket)).collect(),
            idle,
        };
        // Who is given a place has it before places are exchanged.
        let (placing, moving): (Vec<Change>, Vec<Change>) =
            valid.into_iter().partition(|change| change.places());
        for change in placing.into_iter().chain(moving) {
            self.apply(plan, change, &mut draft);
        }
        if draft.games.is_empty() && draft.bye.is_none() {
            return Err(DraftRefusal::NobodyThere);
        }
        self.sort_boards(plan, &mut draft.games);
        self.number_boards(&mut draft);
        Ok(draft)
    }

    /// Whoever has a place by hand is taken out of the field; avoided pairings are kept apart.
    pub(super) fn changed_plan(&self, plan: &Plan, changes: &[Change]) -> Plan {
        let mut by_hand = plan.clone();
        let round = self.round();
        for change in changes {
            let (one, other) = change.players();
            let numbers: Vec<Number> =
                std::iter::once(one).chain(other).filter_map(|id| self.number(id)).collect();
            if change.places() {
                by_hand.placed.extend(numbers);
            } else if let Change::Forbid(..) = change {
                let (from_round, to_round) = (round, round);
                by_hand.forbidden.push(Forbidden { from_round, to_round, numbers });
            }
        }
        by_hand
    }

    /// The engine's answer; without anybody to pair, nothing at all.
    pub(super) fn paired(&self, plan: &Plan) -> Result<PairedRound, DraftRefusal> {
        let is_away = |number: &Number| {
            plan.placed.contains(number) || plan.byes.iter().any(|(away, _)| away == number)
        };
        if self.chart.table.numbers().all(|number| is_away(&number)) {
            let round = self.round();
            return Ok(PairedRound { round, pairs: vec![], bye: None, brackets: vec![] });
        }
        let told = |refusal: NoLegalPairing| DraftRefusal::NoLegalPairing(self.blocked(&refusal));
        pair(&self.chart.table, plan).map_err(told)
    }

    fn games(&self, pairs: &[Pair]) -> Vec<DraftGame> {
        let game = |pair: &Pair| {
            Some(DraftGame {
                first: self.entry(pair.white)?,
                second: self.entry(pair.black)?,
                seats: Seats::ByRule(pair.colours),
            })
        };
        pairs.iter().filter_map(game).collect()
    }

    fn apply(&self, plan: &Plan, change: Change, draft: &mut Draft) {
        match change {
            Change::Fix(one, other) => draft.games.push(self.seated(plan, one, other)),
            Change::Bye(entry) => draft.bye = Some(entry),
            Change::Forbid(..) => {}
            Change::Swap(one, other) => self.swap(plan, (one, other), draft),
            Change::Turn(first, second) => {
                let is_it = |game: &&mut DraftGame| game.is_of(first, second);
                if let Some(game) = draft.games.iter_mut().find(is_it) {
                    // Said outright: the rules may have turned the pair since.
                    *game = DraftGame { first: second, second: first, seats: Seats::ByHand };
                }
            }
        }
    }

    /// The places are exchanged; who moves first in the two new games is decided by the rules.
    fn swap(&self, plan: &Plan, (one, other): (EntryId, EntryId), draft: &mut Draft) {
        let turned = |entry: EntryId| match entry {
            entry if entry == one => other,
            entry if entry == other => one,
            entry => entry,
        };
        draft.bye = draft.bye.map(turned);
        for game in &mut draft.games {
            let (first, second) = (turned(game.first), turned(game.second));
            if (first, second) != (game.first, game.second) {
                *game = self.seated(plan, first, second);
            }
        }
    }

    /// Two players with the seats that the rules give them; where the rules do not let them meet at
    /// all, the first one named moves first.
    pub(super) fn seated(&self, plan: &Plan, one: EntryId, other: EntryId) -> DraftGame {
        let by_hand = DraftGame { first: one, second: other, seats: Seats::ByHand };
        let pairs = self.pair_alone(plan, one, other);
        pairs.and_then(|pairs| self.games(&pairs).into_iter().next()).unwrap_or(by_hand)
    }

    fn pair_alone(&self, plan: &Plan, one: EntryId, other: EntryId) -> Option<Vec<Pair>> {
        let both = [self.number(one)?, self.number(other)?];
        let placed = self.chart.table.numbers().filter(|number| !both.contains(number)).collect();
        let alone = Plan { placed, forbidden: Vec::new(), ..plan.clone() };
        pair(&self.chart.table, &alone).ok().map(|paired| paired.pairs)
    }

    /// `docs/spec/swiss.md` C.04.2: the score of the higher ranked, the sum of both, his number.
    fn sort_boards(&self, plan: &Plan, games: &mut [DraftGame]) {
        games.sort_by_cached_key(|game| {
            let rank = |id| {
                let number = self.number(id).unwrap_or(Number(0));
                (Reverse(self.pairing_score(plan, number)), number)
            };
            let (one, other) = (rank(game.first), rank(game.second));
            let (best, number) = one.min(other);
            (best, Reverse(one.0.0 + other.0.0), number)
        });
    }

    /// Who has a fixed board moves the game there; the others stay in order.
    fn number_boards(&self, draft: &mut Draft) {
        let players: Vec<_> = draft.games.iter().map(DraftGame::players).collect();
        draft.pairings = self.boards.pairings(draft.round, &players, draft.byes());
        let place = |game: &DraftGame| {
            let is_it =
                |new: &NewPairing| (new.first, new.second) == (game.first, Some(game.second));
            draft.pairings.iter().position(is_it)
        };
        draft.games.sort_by_cached_key(place);
    }
}

impl DraftGame {
    fn players(&self) -> (EntryId, EntryId) {
        (self.first, self.second)
    }

    /// Whether these two meet, in either order.
    pub fn is_of(&self, one: EntryId, other: EntryId) -> bool {
        (self.first, self.second) == (one, other) || (self.first, self.second) == (other, one)
    }
}

impl Draft {
    /// Whether somebody is paired, or has the bye.
    pub fn has(&self, entry: EntryId) -> bool {
        let sits = |game: &DraftGame| game.first == entry || game.second == entry;
        self.bye == Some(entry) || self.games.iter().any(sits)
    }

    /// Whether the first one moves first against the second.
    pub fn has_game(&self, first: EntryId, second: EntryId) -> bool {
        self.games.iter().any(|game| (game.first, game.second) == (first, second))
    }

    /// Whether the two meet, in either order.
    pub fn has_pair(&self, one: EntryId, other: EntryId) -> bool {
        self.games.iter().any(|game| game.is_of(one, other))
    }

    /// What is published: the same mark again means that it is what was seen.
    pub fn mark(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.round.hash(&mut hasher);
        self.games.iter().map(DraftGame::players).collect::<Vec<_>>().hash(&mut hasher);
        self.pairings.iter().map(|new| new.board).collect::<Vec<_>>().hash(&mut hasher);
        self.bye.hash(&mut hasher);
        for absence in &self.absences {
            (absence.entry, word(absence.bye)).hash(&mut hasher);
        }
        format!("{:016x}", hasher.finish())
    }

    fn byes(&self) -> Vec<(EntryId, Bye)> {
        let bye = self.bye.map(|entry| (entry, Bye::PairingAllocated));
        let requested = self.absences.iter().filter(|absence| absence.cause == Cause::Requested);
        bye.into_iter().chain(requested.map(|absence| (absence.entry, absence.bye))).collect()
    }

    /// How it was paired, to be kept with it.
    pub fn working(&self) -> RoundWorking {
        let game = |game: &DraftGame| WorkedGame {
            first: game.first,
            second: game.second,
            seats: game.seats,
        };
        RoundWorking {
            games: self.games.iter().map(game).collect(),
            brackets: self.brackets.clone(),
        }
    }
}
