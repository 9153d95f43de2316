//! The search: cheaper readings first, and of equal cost those that change least before a fault.

use std::ops::{ControlFlow, Range};

use super::{
    Budget, Near, Offers, Readings, Slip,
    edits::{Edit, Made, Swapped},
    ranking::Ranking,
};
use crate::{
    Record,
    game::Position,
    record::{Token, TokenKind},
    walk::Runs,
    words::Words,
    work::{Work, of_reading},
};

/// docs/spec/readings.md §2.5 and §2.6.
const COST_OF_SWAPPED: u32 = 2;
const COST_OF_SUPERFLUOUS: u32 = 2;

pub(super) fn search<P: Position>(record: &Record, rules: P::Rules, budget: Budget) -> Readings {
    if !is_worth_it(record) {
        return Readings { best: Vec::new(), is_complete: true };
    }
    let (runs, work) = (Runs::of(record), Work::new(budget));
    let start = Place { word_idx: 0, ply: 1, position: P::start(rules) };
    let ranking = Ranking::new(record, &runs, &work);
    let mut search = Search { runs: &runs, work: &work, cost: 0, made: Vec::new(), ranking };
    let is_at_end = search.deepen(start).is_continue();
    let is_complete = is_at_end && !search.ranking.is_any_too_long();
    Readings { best: search.ranking.into_readings(), is_complete }
}

/// docs/spec/readings.md §1.2: whether the moves are all that can be wrong.
fn is_worth_it(record: &Record) -> bool {
    let tokens = record.tokens();
    let is_word_or_mark = |token: &&Token| matches!(token.kind, TokenKind::Word | TokenKind::Marks);
    let begins_well =
        tokens.iter().find(is_word_or_mark).is_none_or(|token| token.kind == TokenKind::Word);
    let ends_well = (1..).zip(tokens).all(|(n_read, token)| match token.kind {
        TokenKind::Result(claim) => claim == record.claim() && n_read == tokens.len(),
        _ => true,
    });
    record.movetext_fault().is_none() && begins_well && ends_well
}

/// A place in a record, and the position there.
#[derive(Clone)]
struct Place<P> {
    /// The first word not yet read.
    word_idx: usize,
    /// The number of the next move.
    ply: u32,
    position: P,
}

/// What was written at a place.
struct Written<P> {
    words: Range<usize>,
    /// The place after it, if it is a legal move.
    next: Option<Place<P>>,
}

struct Search<'s, P: Position> {
    runs: &'s Runs<'s>,
    work: &'s Work,
    /// What all changes together have to cost now.
    cost: u32,
    /// The changes on the way to where the search is.
    made: Vec<Made<P::Move>>,
    ranking: Ranking<'s>,
}

impl<P: Position> Search<'_, P> {
    /// One cost after the other, so that the first found is the least. Breaks when the budget is
    /// spent, as everything here does.
    fn deepen(&mut self, start: Place<P>) -> ControlFlow<()> {
        let path = self.play_on(start)?;
        let Some(fault) = path.last().filter(|last| !self.is_end(last)) else {
            return CONTINUE;
        };
        self.ranking.fault_at(fault.ply);
        for cost in 1..=Readings::MOST_COST {
            self.cost = cost;
            self.change_along(&path, cost)?;
            if !self.ranking.is_empty() {
                break;
            }
        }
        CONTINUE
    }

    fn is_end(&self, place: &Place<P>) -> bool {
        place.word_idx == self.runs.words.len()
    }

    /// The places from one on, as far as what is written plays.
    fn play_on(&self, from: Place<P>) -> ControlFlow<(), Vec<Place<P>>> {
        let mut path = Vec::new();
        let mut next = Some(from);
        while let Some(place) = next {
            next = if self.is_end(&place) { None } else { self.play(&place, place.word_idx)?.next };
            path.push(place);
        }
        ControlFlow::Continue(path)
    }

    /// Reads one move from the words at `word_idx`, in the position of a place.
    fn play(&self, place: &Place<P>, word_idx: usize) -> ControlFlow<(), Written<P>> {
        let run = self.runs.ends.get(word_idx).map_or(0..0, |&end| word_idx..end);
        self.play_words(place, run)
    }

    fn play_words(&self, place: &Place<P>, words: Range<usize>) -> ControlFlow<(), Written<P>> {
        let word_idx = words.start;
        let run = &self.runs.words[words];
        let mut words = Words::new(run);
        let read = place.position.read(&mut words);
        let n_taken = words.taken().max(1);
        self.work.spend(of_reading(&words))?;
        let words = word_idx..word_idx + n_taken;
        let next = read.ok().and_then(|mv| place.position.play(&mv).ok());
        let (after, ply) = (words.end, place.ply + 1);
        let next = next.map(|position| Place { word_idx: after, ply, position });
        ControlFlow::Continue(Written { words, next })
    }

    /// Makes changes of exactly this cost together along a way that ends at a fault: a change
    /// after it mends nothing.
    fn change_along(&mut self, path: &[Place<P>], cost: u32) -> ControlFlow<()> {
        for (idx, place) in path.iter().enumerate().rev() {
            self.mean_another(place, path.get(idx + 1), cost)?;
            self.swap(place, cost)?;
            self.leave_out(place, cost)?;
        }
        CONTINUE
    }

    /// Goes on after a change, with so much left to spend on others.
    fn go_on(&mut self, made: Made<P::Move>, next: Place<P>, left: u32) -> ControlFlow<()> {
        self.made.push(made);
        let path = self.play_on(next)?;
        if let Some(last) = path.last() {
            if !self.is_end(last) {
                self.change_along(&path, left)?;
            } else if left == 0 {
                self.work.spend(u64::from(last.ply))?;
                self.ranking.add(self.cost, &self.made, &last.position)?;
            }
        }
        self.made.pop();
        CONTINUE
    }

    /// docs/spec/readings.md §2: what the game says that the written move may have been.
    fn mean_another(
        &mut self,
        place: &Place<P>,
        unchanged: Option<&Place<P>>,
        cost: u32,
    ) -> ControlFlow<()> {
        let (runs, work, from) = (self.runs, self.work, place.word_idx);
        let mut take = |near: Near<P::Move>| {
            let Ok(position) = place.position.play(&near.mv) else {
                return CONTINUE;
            };
            let next = Place { word_idx: from + near.words, ply: place.ply + 1, position };
            let is_the_same = |unchanged: &Place<P>| {
                unchanged.word_idx == next.word_idx && unchanged.position == next.position
            };
            if unchanged.is_some_and(is_the_same) {
                return CONTINUE;
            }
            let words = from..next.word_idx;
            let edit = match near.slip {
                Slip::Missing => {
                    Edit::Insert { before: from, mv: near.mv, mover: place.position.turn() }
                }
                slip => Edit::Replace { words, mv: near.mv, slip },
            };
            self.go_on(Made { ply: place.ply, edit }, next, cost - near.cost)
        };
        let mut offers = Offers::new(cost, work, &mut take);
        place.position.near(&runs.words[from..runs.ends[from]], &mut offers)
    }

    /// docs/spec/readings.md §2.5: the next two moves, or the next two of the same player.
    fn swap(&mut self, place: &Place<P>, cost: u32) -> ControlFlow<()> {
        let Some(left) = cost.checked_sub(COST_OF_SWAPPED) else {
            return CONTINUE;
        };
        let first = self.play(place, place.word_idx)?.words;
        let mut second_at = first.end;
        for apart in [1, 2] {
            if second_at >= self.runs.words.len() {
                break;
            }
            let second = self.play(place, second_at)?;
            second_at = second.words.end;
            let swapped = Swapped { first: first.clone(), second: second.words, apart };
            if let Some(next) = second.next {
                self.play_swapped(place.ply, swapped, next, left)?;
            }
        }
        CONTINUE
    }

    /// Plays on after the second move, with what stands between the two and then the first.
    fn play_swapped(
        &mut self,
        ply: u32,
        swapped: Swapped,
        mut next: Place<P>,
        left: u32,
    ) -> ControlFlow<()> {
        let between = swapped.first.end..swapped.second.start;
        for words in [between, swapped.first.clone()] {
            if words.is_empty() {
                continue;
            }
            let written = self.play_words(&next, words.clone())?;
            match written.next {
                Some(after) if written.words == words => next = after,
                _ => return CONTINUE,
            }
        }
        next.word_idx = swapped.second.end;
        self.go_on(Made { ply, edit: Edit::Swap(swapped) }, next, left)
    }

    /// docs/spec/readings.md §2.6.
    fn leave_out(&mut self, place: &Place<P>, cost: u32) -> ControlFlow<()> {
        let Some(left) = cost.checked_sub(COST_OF_SUPERFLUOUS) else {
            return CONTINUE;
        };
        let words = self.play(place, place.word_idx)?.words;
        let next = Place { word_idx: words.end, ..place.clone() };
        self.go_on(Made { ply: place.ply, edit: Edit::Remove { words } }, next, left)
    }
}

const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());
