//! A game by link as its facts make it.

use chrono::{DateTime, TimeDelta, Utc};
use rules::{AnyPosition, BySeat, Claim, Game, MoveFault, Record, Seat, Termination};

use super::facts::{hash_of, moment};
use super::{Deed, End, Fact, Time, TimeControl, TurnTime};
use crate::LinkGameId;
use crate::audit::Hash;

/// What is settled before the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    pub id: LinkGameId,
    pub game: Game,
    pub control: TimeControl,
    pub started_at: DateTime<Utc>,
    /// Whether no tournament waits for it: what goes on too long ends drawn, and no arbiter has to decide.
    pub is_casual: bool,
}

/// A game as its facts have made it so far.
#[derive(Debug, Clone)]
pub struct Playing {
    pub(super) setup: Setup,
    start: AnyPosition,
    pub(super) moves: Vec<MoveMade>,
    pub(super) hash: Hash,
    n_facts: u32,
    /// When the last thing happened.
    last_at: DateTime<Utc>,
    times: BySeat<Time>,
    /// Since when the clock of whoever is to move runs; none while no clock runs.
    running_since: Option<DateTime<Utc>>,
    turn_time: TurnTime,
    /// Since when no clock runs, or the game is over.
    stood_since: Option<DateTime<Utc>>,
    pub(super) offer: Option<Seat>,
    pub(super) asks: Option<Seat>,
    pub(super) has_taken_back: BySeat<bool>,
    has_moved: BySeat<bool>,
    halt: Option<Halt>,
    end: Option<End>,
}

/// A move that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveMade {
    /// In canonical notation.
    pub text: String,
    pub mover: Seat,
    /// The position after it.
    pub position: AnyPosition,
    /// The hash of the record before it.
    pub before: Hash,
}

/// Why no clock runs in a game that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt {
    /// Not both have come in yet.
    Waiting,
    /// An arbiter has stopped it.
    Stopped,
    /// Nobody can reach its tournament.
    Held,
    /// A position occurred for the third time: the arbiter decides.
    Repetition,
    /// It is longer than a record can be: the arbiter decides.
    TooLong,
}

/// A fact that cannot follow those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("fact {number} cannot follow those before it")]
pub struct Broken {
    pub number: u32,
}

/// Nobody goes on for longer.
const MOST_PLIES: usize = 2_000;
/// So many bytes of a record are left for its tags.
const FOR_TAGS: usize = 4 * 1024;

impl Playing {
    /// A game that begins.
    pub fn begin(setup: Setup) -> Self {
        let (id, game, control) =
            (setup.id.to_string(), setup.game.to_string(), setup.control.to_string());
        let had = Time::at_start(setup.control);
        Self {
            start: AnyPosition::start(setup.game),
            moves: Vec::new(),
            hash: hash_of(&[&id, &game, &control, &moment(setup.started_at)]),
            n_facts: 0,
            last_at: setup.started_at,
            times: BySeat::new_with(|_| had),
            running_since: Some(setup.started_at),
            turn_time: TurnTime::begin(setup.started_at, had),
            stood_since: None,
            offer: None,
            asks: None,
            has_taken_back: BySeat::default(),
            has_moved: BySeat::default(),
            halt: None,
            end: None,
            setup,
        }
    }

    /// The game that facts have made.
    pub fn replay(setup: Setup, facts: &[Fact]) -> Result<Self, Broken> {
        let mut playing = Self::begin(setup);
        facts.iter().try_for_each(|fact| playing.take(fact))?;
        Ok(playing)
    }

    /// Takes in the next fact; none at all if it cannot follow.
    pub fn take(&mut self, fact: &Fact) -> Result<(), Broken> {
        let broken = Broken { number: fact.number };
        if fact.number != self.n_facts + 1 || self.end.is_some() {
            return Err(broken);
        }
        let hash = fact.deed.moves_the_board().then(|| fact.hash(&self.hash));
        self.carry_out(fact).ok_or(broken)?;
        self.n_facts = fact.number;
        self.last_at = self.last_at.max(fact.at);
        self.hash = hash.unwrap_or_else(|| self.hash.clone());
        if self.end.is_some() {
            (self.running_since, self.halt, self.offer, self.asks) = (None, None, None, None);
            self.stood_since = Some(fact.at);
        }
        Ok(())
    }

    fn carry_out(&mut self, fact: &Fact) -> Option<()> {
        match &fact.deed {
            Deed::Move(text) => self.make(text, fact.at)?,
            Deed::OfferDraw(seat) => self.offer = Some(*seat),
            Deed::AcceptDraw(_) => self.end = Some(End::Agreed),
            Deed::Resign(seat) => self.end = Some(End::Resigned(*seat)),
            Deed::AskTakeBack(seat) => self.asks = Some(*seat),
            Deed::AllowTakeBack(seat) => self.take_back(seat.other(), fact.at)?,
            Deed::TimeOut => {
                let seat = self.position().turn();
                self.times[seat] = Time { left: TimeDelta::zero(), holidays: TimeDelta::zero() };
                self.end = Some(End::TimeOut { seat, has_moved: self.has_moved[seat] });
            }
            Deed::Extend(seat, by) => self.give(*seat, *by),
            Deed::Wait => self.stop(Halt::Waiting, fact.at)?,
            Deed::Withdraw => self.end = Some(End::Withdrawn),
            Deed::Stop => self.stop(Halt::Stopped, fact.at)?,
            Deed::Hold => self.stop(Halt::Held, fact.at)?,
            Deed::GoOn => self.go_on(fact.at),
            Deed::Adjudicate(outcome) => self.end = Some(End::Adjudicated(*outcome)),
            Deed::Settle(outcome) => self.end = Some(End::Settled(*outcome)),
            Deed::Down(since) => self.leave_out(*since, fact.at),
        }
        Some(())
    }

    fn make(&mut self, text: &str, at: DateTime<Utc>) -> Option<()> {
        let mover = self.position().turn();
        let (position, text) = self.position().play(text).ok()?;
        self.use_time(mover, at)?;
        self.times[mover] = self.times[mover].with_increment(self.setup.control);
        self.offer = self.offer.filter(|by| *by == mover);
        self.asks = None;
        self.has_moved[mover] = true;
        let before = self.hash.clone();
        self.moves.push(MoveMade { text, mover, position, before });
        self.begin_turn(at);
        self.look_for_an_end(at)
    }

    /// docs/spec/games-by-link.md §4.
    fn look_for_an_end(&mut self, at: DateTime<Utc>) -> Option<()> {
        let last = self.position();
        if let Some(ending) = last.ending() {
            self.end = Some(End::ByRules(ending.outcome, ending.reason));
            return Some(());
        }
        let positions = self.moves.iter().map(|made| &made.position).chain([&self.start]);
        let n_bytes: usize = self.moves.iter().map(|made| made.text.len() + "999. ".len()).sum();
        let (end, halt) = if positions.filter(|one| *one == last).count() >= 3 {
            (End::Repetition, Halt::Repetition)
        } else if self.moves.len() >= MOST_PLIES || n_bytes > Record::MOST_BYTES - FOR_TAGS {
            (End::TooLong, Halt::TooLong)
        } else {
            return Some(());
        };
        if self.setup.is_casual {
            self.end = Some(end);
            return Some(());
        }
        self.stop(halt, at)
    }

    /// What the asker moved last goes, and what was answered to it.
    fn take_back(&mut self, asker: Seat, at: DateTime<Utc>) -> Option<()> {
        let last = self.moves.iter().rposition(|made| made.mover == asker)?;
        self.use_time(self.position().turn(), at)?;
        self.moves.truncate(last);
        self.has_taken_back[asker] = true;
        (self.asks, self.offer) = (None, None);
        self.begin_turn(at);
        Some(())
    }

    fn begin_turn(&mut self, at: DateTime<Utc>) {
        self.turn_time = TurnTime::begin(at, self.times[self.position().turn()]);
    }

    fn give(&mut self, seat: Seat, by: TimeDelta) {
        self.times[seat] = self.times[seat].and(by);
        if seat == self.position().turn() {
            self.turn_time.given += by;
        }
    }

    fn stop(&mut self, halt: Halt, at: DateTime<Utc>) -> Option<()> {
        self.use_time(self.position().turn(), at)?;
        if self.halt.is_none() {
            self.stood_since = Some(at);
        }
        (self.halt, self.running_since) = (Some(halt), None);
        Some(())
    }

    fn go_on(&mut self, at: DateTime<Utc>) {
        match (self.halt.take(), self.stood_since.take()) {
            (Some(Halt::Waiting), _) => self.begin_turn(at),
            (_, Some(since)) => self.turn_time.halted += at - since,
            (_, None) => {}
        }
        self.running_since = Some(at);
    }

    /// What has passed is taken from a player's time, and the clock runs on from here.
    fn use_time(&mut self, seat: Seat, at: DateTime<Utc>) -> Option<()> {
        if let Some(since) = self.running_since {
            self.times[seat] = self.times[seat].after(at - since)?;
            self.running_since = Some(at.max(since));
        }
        Some(())
    }

    fn leave_out(&mut self, since: DateTime<Utc>, until: DateTime<Utc>) {
        if let Some(running_since) = &mut self.running_since {
            let stood = (until - since.max(*running_since)).max(TimeDelta::zero());
            *running_since += stood;
            self.turn_time.down += stood;
        }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn position(&self) -> &AnyPosition {
        self.moves.last().map_or(&self.start, |made| &made.position)
    }

    /// The moves that stand.
    pub fn moves(&self) -> &[MoveMade] {
        &self.moves
    }

    /// What the record of the moves is known by.
    pub fn hash(&self) -> &Hash {
        &self.hash
    }

    /// Whose turn it is; nobody's once the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.end.is_none().then(|| self.position().turn())
    }

    /// Who can move; nobody while the game is halted either.
    pub fn to_move(&self) -> Option<Seat> {
        self.turn().filter(|_| self.halt.is_none())
    }

    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// When it was over.
    pub fn ended_at(&self) -> Option<DateTime<Utc>> {
        self.stood_since.filter(|_| self.end.is_some())
    }

    pub fn halt(&self) -> Option<Halt> {
        self.halt
    }

    /// How the time of whoever is to move is counted; of a game that is over, that of the last turn.
    pub fn turn_time(&self) -> &TurnTime {
        &self.turn_time
    }

    /// Who offers a draw.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.offer
    }

    /// Who asks to take back a move.
    pub fn take_back_asked(&self) -> Option<Seat> {
        self.asks
    }

    /// What a player has left; of a clock that runs on after its time, nothing.
    pub fn time(&self, seat: Seat, now: DateTime<Utc>) -> Option<Time> {
        match self.running_since.filter(|_| self.turn() == Some(seat)) {
            Some(since) => self.times[seat].after(now - since),
            None => Some(self.times[seat]),
        }
    }

    /// The game as it was so many plies ago, for those who see it late: no clock runs, and nothing is asked.
    pub(super) fn late(mut self, n_plies: usize) -> Self {
        self.moves.truncate(self.moves.len().saturating_sub(n_plies));
        (self.running_since, self.offer, self.asks) = (None, None, None);
        // The others would tell of plies that are not seen yet.
        self.halt =
            self.halt.filter(|halt| matches!(halt, Halt::Waiting | Halt::Stopped | Halt::Held));
        self
    }

    /// When whoever is to move has no time left; never while no clock runs.
    pub fn due_at(&self) -> Option<DateTime<Utc>> {
        self.running_since?.checked_add_signed(self.times[self.turn()?].in_all())
    }

    /// Since when the clock of whoever is to move runs; none while no clock runs.
    pub fn running_since(&self) -> Option<DateTime<Utc>> {
        self.running_since
    }

    /// How often whoever is to move was to be warned that time gets short.
    pub fn warnings(&self, now: DateTime<Utc>) -> u8 {
        self.due_at().map_or(0, |due| self.setup.control.warnings(due, now))
    }

    /// The fact that follows: it is never from before the last one.
    pub fn next(&self, deed: Deed, at: DateTime<Utc>) -> Fact {
        Fact { number: self.n_facts + 1, at: at.max(self.last_at), deed }
    }

    /// The record of the game as far as it was played, without players.
    pub fn record(&self) -> String {
        let claimed = (Claim::Open, Termination::Normal);
        let (claim, termination) = self.end.map_or(claimed, End::claim);
        let moves: Vec<&str> = self.moves.iter().map(|made| made.text.as_str()).collect();
        let text = moves.join(" ");
        let record = Record::from_movetext(self.setup.game, claim, termination, &text);
        // Canonical moves are read as themselves.
        record.ok().and_then(|record| record.canonical().ok()).unwrap_or(text)
    }

    /// A move as somebody writes it here, in canonical notation.
    pub(super) fn read(&self, text: &str) -> Result<String, MoveFault> {
        self.position().play(text).map(|(_, text)| text)
    }

    /// The position before a move that stands.
    pub(super) fn before(&self, idx: usize) -> &AnyPosition {
        idx.checked_sub(1).map_or(&self.start, |before| &self.moves[before].position)
    }
}
