//! What happens in tournaments: who enters, who meets whom, and how it ends.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt::Write as _;

use chrono::{NaiveDateTime, TimeDelta};
use diesel::PgConnection;
use domain::results::{Ending, RecordedOutcome};
use tournament::entry::Number;
use tournament::history::Round;
use tournament::pairing::round_robin::{Cycles, schedule};

use super::Federation;
use super::calendar::{Form, Held, Phase, insert_event, insert_tournament};
use super::chance::Chance;
use super::people;
use super::records::{Proof, Records};
use super::rows::{Maybe, Rows, row};

/// Of so many results one was wrong at first.
const CORRECTED: u32 = 200;

/// So many games are published without a tournament.
const N_PUBLISHED: usize = 30;

/// The last ids that were given.
#[derive(Default)]
struct Given {
    entry: u32,
    withdrawal: u32,
    pairing: u32,
    game: u32,
    result: u32,
    period: u32,
}

struct Play<'f> {
    federation: &'f Federation,
    records: Records,
    /// Who meets whom in a Swiss, and in a round robin.
    schedules: [Vec<Round>; 2],
    given: Given,
    rows: Rows,
}

/// Who plays in a tournament, in the order of their numbers.
struct Field {
    /// The id of the entry before the first one.
    before: u32,
    strengths: Vec<u32>,
    /// Who is not there in the last round.
    gone: Option<Number>,
}

impl Field {
    fn entry(&self, number: Number) -> u32 {
        self.before + u32::from(number.0)
    }

    fn strength(&self, number: Number) -> u32 {
        self.strengths[usize::from(number.0) - 1]
    }
}

/// Stores all events and tournaments; answers how many periods there are.
pub(crate) fn insert(db: &mut PgConnection, federation: &Federation) -> u32 {
    let swiss = schedule(100, Cycles::Single).unwrap();
    let round_robin = schedule(6, Cycles::Single).unwrap();
    let mut play = Play {
        federation,
        records: Records::new(),
        schedules: [swiss, round_robin],
        given: Given::default(),
        rows: Rows::default(),
    };
    play.publish_games();
    for event in 1..=federation.scale.n_events() {
        insert_event(&mut play.rows, federation, event);
    }
    for id in 1..=federation.scale.n_tournaments {
        play.hold(&Held::new(federation, id));
        play.rows.flush_if_many(db);
    }
    play.rows.flush(db);
    play.given.period
}

impl Play<'_> {
    /// Games of before, each published for itself.
    fn publish_games(&mut self) {
        for number in 1..=N_PUBLISHED {
            self.given.game += 1;
            let proof = self.records.at(0, number);
            let title = format!("Old masters, game {number}");
            keep(&mut self.rows, (self.given.game, Some(&title)), proof, self.federation.begun);
        }
    }

    fn hold(&mut self, held: &Held) {
        insert_tournament(&mut self.rows, held);
        let mut chance = Chance::new(u64::from(held.id) << 32 | 5);
        let field = self.enter(held, &mut chance);
        let mut n_records = held.id as usize;
        for round in 1..=held.n_paired() {
            let boards = boards(&self.schedules[held.form as usize], (held, round), &field);
            if held.form == Form::Swiss {
                self.publish(held, round, (&boards, &field));
            }
            for (board, (first, second)) in (1..).zip(boards) {
                let game = (field.entry(first), second.map(|number| field.entry(number)));
                let pairing = self.pair(held, (round, board), game);
                let Some(second) = second.filter(|_| held.has_result(round, board)) else {
                    continue;
                };
                let strengths = [first, second].map(|number| field.strength(number));
                self.finish(held, (pairing, round), strengths, (&mut chance, &mut n_records));
            }
        }
        if held.phase == Phase::Over && held.is_rated() {
            self.given.period += 1;
            let none = Maybe(None::<u32>);
            row!(self.rows.periods, self.given.period, held.id, none, none);
        }
    }

    /// Enters players, numbered by rating.
    fn enter(&mut self, held: &Held, chance: &mut Chance) -> Field {
        let n_players = self.federation.scale.n_players;
        let n_own = n_players - people::n_merged(n_players);
        let mut drawn = HashSet::new();
        while drawn.len() < usize::from(held.n_players()) {
            drawn.insert(1 + chance.regular(n_own));
        }
        let mut players: Vec<(u32, u32)> =
            drawn.into_iter().map(|player| (people::strength(player), player)).collect();
        players.sort_by_key(|(strength, player)| (Reverse(*strength), *player));
        let before = self.given.entry;
        let is_numbered = held.n_paired() > 0;
        for (number, (strength, player)) in (1..).zip(&players) {
            self.given.entry += 1;
            row!(
                self.rows.entries,
                self.given.entry,
                held.id,
                player,
                Maybe(is_numbered.then_some(number)),
                Maybe((!chance.is_one_in(5)).then_some(strength)),
                Maybe(people::club(*player)),
            );
        }
        let leaves = held.phase == Phase::Over && held.form == Form::Swiss && held.id % 4 < 2;
        let gone = leaves.then(|| Number(chance.number(held.n_players())));
        let field =
            Field { before, strengths: players.into_iter().map(|one| one.0).collect(), gone };
        if let Some(number) = gone {
            self.given.withdrawal += 1;
            let (last, id) = (held.n_rounds(), self.given.withdrawal);
            let at = held.begins_at(last) - TimeDelta::minutes(40);
            row!(self.rows.withdrawals, id, field.entry(number), "withdrawn", last, at, 1);
        }
        field
    }

    /// Keeps how a round was paired, as if all were in one bracket.
    fn publish(&mut self, held: &Held, round: u16, (boards, field): (&[Board], &Field)) {
        let mut games = String::new();
        let (mut pairs, mut all) = (String::new(), String::new());
        for (first, second) in boards {
            let comma = if all.is_empty() { "" } else { "," };
            let first = field.entry(*first);
            let Some(second) = second.map(|number| field.entry(number)) else {
                write!(all, "{comma}{first}").unwrap();
                continue;
            };
            write!(games, "{comma}[{first},{second},5]").unwrap();
            write!(pairs, "{comma}[{first},{second}]").unwrap();
            write!(all, "{comma}{first},{second}").unwrap();
        }
        let bracket = format!(
            r#"{{"score":0,"moved_down":[],"residents":[{all}],"pairs":[{pairs}],"downfloaters":[],"failures":[]}}"#
        );
        let working = format!(r#"{{"games":[{games}],"brackets":[{bracket}]}}"#);
        let at = held.begins_at(round) - TimeDelta::minutes(15);
        row!(self.rows.rounds, held.id, round, working, at, 1);
    }

    fn pair(&mut self, held: &Held, at: (u16, u16), (first, second): (u32, Option<u32>)) -> u32 {
        self.given.pairing += 1;
        let id = self.given.pairing;
        let bye = second.is_none().then_some("pairing-allocated");
        let (round, board) = at;
        row!(self.rows.pairings, id, held.id, round, board, first, Maybe(second), Maybe(bye));
        id
    }

    /// Stores the result of a board, some after another one that was wrong.
    fn finish(
        &mut self,
        held: &Held,
        (pairing, round): (u32, u16),
        [first, second]: [u32; 2],
        (chance, n_records): (&mut Chance, &mut usize),
    ) {
        let at = held.begins_at(round) + TimeDelta::minutes(40 + i64::from(chance.below(70)));
        let (mut outcome, mut ending) = drawn(chance, [first, second]);
        let (mut points, mut game) = ("\\N\t\\N".to_owned(), None);
        if chance.below(1000) < self.federation.scale.n_records_in_thousand {
            *n_records += 1;
            let proof = self.records.at(held.idx, *n_records);
            (outcome, ending) = (proof.outcome, proof.ending);
            points = format!("{}\t{}", proof.points.first, proof.points.second);
            self.given.game += 1;
            game = Some(self.given.game);
            keep(&mut self.rows, (self.given.game, None), proof, at);
        }
        let replaced = chance.is_one_in(CORRECTED).then(|| self.mistake(pairing, outcome, at));
        self.given.result += 1;
        row!(
            self.rows.results,
            self.given.result,
            pairing,
            Maybe(replaced),
            outcome.as_str(),
            ending.as_str(),
            points,
            Maybe(game),
            if game.is_some() { "proven" } else { "no-record" },
            Maybe(replaced.map(|_| "The slip says so.")),
            at,
            1,
        );
    }

    /// Stores what was entered by mistake.
    fn mistake(&mut self, pairing: u32, outcome: RecordedOutcome, at: NaiveDateTime) -> u32 {
        self.given.result += 1;
        let wrong = match outcome {
            RecordedOutcome::First => RecordedOutcome::Second,
            _ => RecordedOutcome::First,
        };
        row!(
            self.rows.results,
            self.given.result,
            pairing,
            Maybe(None::<u32>),
            wrong.as_str(),
            "played\t\\N\t\\N\t\\N\tno-record\t\\N",
            at - TimeDelta::minutes(5),
            1,
        );
        self.given.result
    }
}

type Board = (Number, Option<Number>);

/// Who meets in a round: in the last one somebody may be gone, and the opponent has a bye.
fn boards(schedule: &[Round], (held, round): (&Held, u16), field: &Field) -> Vec<Board> {
    let gone = field.gone.filter(|_| round == held.n_rounds());
    let games = &schedule[usize::from(round) - 1].pairings;
    let mut boards = Vec::with_capacity(games.len());
    let mut alone = None;
    for game in games {
        match gone {
            Some(gone) if game.white == gone => alone = Some(game.black),
            Some(gone) if game.black == gone => alone = Some(game.white),
            _ => boards.push((game.white, Some(game.black))),
        }
    }
    boards.extend(alone.map(|number| (number, None)));
    boards
}

/// How a game ends, by what both can.
fn drawn(chance: &mut Chance, [first, second]: [u32; 2]) -> (RecordedOutcome, Ending) {
    let ending = match chance.below(100) {
        0..8 => return (RecordedOutcome::Draw, Ending::Agreement),
        8..35 => Ending::Resignation,
        35..40 => Ending::Time,
        40 => Ending::Forfeit,
        _ => Ending::Played,
    };
    let difference = f64::from(second) - f64::from(first);
    let expected = 1000.0 / (1.0 + 10_f64.powf(difference / 400.0));
    let wins = f64::from(chance.below(1000)) < expected;
    (if wins { RecordedOutcome::First } else { RecordedOutcome::Second }, ending)
}

fn keep(rows: &mut Rows, (id, title): (u32, Option<&str>), proof: &Proof, at: NaiveDateTime) {
    row!(
        rows.games,
        id,
        Maybe(title),
        proof.spec,
        proof.text,
        proof.status,
        proof.plies,
        proof.points.first,
        proof.points.second,
        at,
        proof.opening,
        proof.termination,
    );
}
