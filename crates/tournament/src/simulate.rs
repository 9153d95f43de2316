//! Swiss tournaments that never took place: who enters, who stays away and how games end is drawn
//! from a seed, so that the same options give the same tournament for ever.

mod chance;
mod drawn;

use chance::Chance;
pub use chance::Permille;
use rating::fide;

use crate::colour::Colour;
use crate::entry::{Entry, Number};
use crate::history::{Pairing, Round};
use crate::pairing::explanation::{NoLegalPairing, PairedRound};
use crate::pairing::plan::{Forbidden, Plan, baku};
use crate::points::PointSystem;
use crate::result::{Bye, GameResult};
use crate::table::{Facts, MAX_PLAYERS, MAX_ROUNDS, Table, TableError};
use crate::trf::{Dialect, Fault, Header, Person, Report, Sheet};

/// The players who are left when nobody withdraws any more.
const FEWEST_LEFT: usize = 4;

/// What a simulated Swiss is like.
///
/// ```
/// use tournament::simulate::{Options, Permille};
///
/// let options = Options { seed: 7, n_players: 40, draws: Permille(400), ..Options::default() };
/// assert_eq!(options.n_rounds, 9);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// What all lots are drawn from.
    pub seed: u64,
    /// How many enter, late ones included.
    pub n_players: u16,
    /// How many rounds there are.
    pub n_rounds: u16,
    /// The highest rating that can be drawn.
    pub strongest: u16,
    /// The lowest rating that can be drawn.
    pub weakest: u16,
    /// How many games are drawn, whoever plays; the others are won by the table of FIDE (8.1.2).
    pub draws: Permille,
    /// How many pairings are not played, one of them in five since neither player is there.
    pub forfeits: Permille,
    /// How many players have a full-point bye in a round.
    pub full_point_byes: Permille,
    /// How many players ask for a half-point bye in a round; never in the last one.
    pub half_point_byes: Permille,
    /// How many players stay away from a round.
    pub zero_point_byes: Permille,
    /// How many players come after round one, in the first half of the rounds.
    pub late_entries: Permille,
    /// How many players leave after each round.
    pub withdrawals: Permille,
    /// How many groups of two to four players there are of whom no two may meet.
    pub n_forbidden: u16,
    /// Whether the first rounds are accelerated.
    pub acceleration: Acceleration,
    /// What results are worth.
    pub points: PointSystem,
}

/// Points that count for pairing only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Acceleration {
    /// None.
    None,
    /// By [`baku`].
    Baku,
}

/// A simulated Swiss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulated {
    /// The players and all rounds, with their results.
    pub facts: Facts,
    /// What holds for every round, without byes.
    pub plan: Plan,
    /// What every round was paired by, and how.
    pub rounds: Vec<SimulatedRound>,
    /// Why it ended early, if it did, and what the round was to be paired by.
    pub refusal: Option<(Plan, NoLegalPairing)>,
}

/// A round before its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulatedRound {
    /// What it was paired by.
    pub plan: Plan,
    /// What came out.
    pub paired: PairedRound,
}

/// Why there is no tournament.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum SimulateError {
    #[error("{n_players} players, but a Swiss has 2 to {MAX_PLAYERS}")]
    Players { n_players: u16 },
    #[error("{n_rounds} rounds, but a Swiss has 1 to {MAX_ROUNDS}")]
    Rounds { n_rounds: u16 },
    #[error("the lowest rating {weakest} is above the highest {strongest}")]
    Ratings { weakest: u16, strongest: u16 },
    #[error("round {round} was paired so that it cannot be played: {complaints:?}")]
    Unplayable { round: u16, complaints: Vec<TableError> },
}

/// Why there is no report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum ReportError {
    #[error("the rounds cannot have been played: {0:?}")]
    Unplayable(Vec<TableError>),
    #[error("the report cannot be read again: {0:?}")]
    Unreadable(Vec<Fault>),
}

/// Who is there, and when.
struct Attendance {
    /// The first round of each player, from 1.
    comes: Vec<u16>,
    /// Whether they have left.
    has_left: Vec<bool>,
}

impl Default for Options {
    /// 100 players from 1400 to 2400, nine rounds, and as much disorder as a big open has.
    fn default() -> Self {
        Self {
            seed: 0,
            n_players: 100,
            n_rounds: 9,
            strongest: 2400,
            weakest: 1400,
            draws: Permille(300),
            forfeits: Permille(20),
            full_point_byes: Permille(0),
            half_point_byes: Permille(20),
            zero_point_byes: Permille(10),
            late_entries: Permille(30),
            withdrawals: Permille(10),
            n_forbidden: 0,
            acceleration: Acceleration::None,
            points: PointSystem::STANDARD,
        }
    }
}

impl Simulated {
    /// What was known when a round, from 1, was paired; a round that was not reached has all of it.
    pub fn table_before(&self, round: u16) -> Result<Table, Vec<TableError>> {
        let n_before = usize::from(round.saturating_sub(1)).min(self.facts.rounds.len());
        let rounds = self.facts.rounds[..n_before].to_vec();
        Table::new(Facts { rounds, ..self.facts.clone() })
    }

    /// The report of what was known when a round, from 1, was paired, with the byes of that round;
    /// the report of all if the round was not reached.
    ///
    /// ```
    /// use tournament::pairing::dutch;
    /// use tournament::simulate::{Options, simulate};
    /// use tournament::trf::Dialect;
    ///
    /// let simulated = simulate(&Options { n_players: 12, ..Options::default() }, dutch::pair)?;
    /// let report = simulated.report_before(3, Dialect::Trf26)?;
    /// assert_eq!((report.n_rounds(), report.next_round()), (9, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn report_before(&self, round: u16, dialect: Dialect) -> Result<Report, ReportError> {
        let table = self.table_before(round).map_err(ReportError::Unplayable)?;
        let planned = self.rounds.get(table.rounds().len()).map(|planned| &planned.plan);
        let refused = self.refusal.as_ref().map(|(plan, _)| plan);
        let person =
            |number: Number| Person { name: format!("Player {number}"), ..Person::default() };
        let sheet = Sheet {
            header: Header { name: Some("Simulated".to_owned()), ..Header::default() },
            people: table.numbers().map(person).collect(),
            ranks: Vec::new(),
            table: &table,
            plan: planned.or(refused).unwrap_or(&self.plan),
            byes: Vec::new(),
            comments: Vec::new(),
        };
        Report::of(&sheet, dialect).map_err(ReportError::Unreadable)
    }
}

/// Plays a Swiss, each round paired by `pair`. It ends early when no legal pairing exists, or
/// fewer than two players are left.
///
/// ```
/// use tournament::pairing::dutch;
/// use tournament::simulate::{Options, SimulateError, simulate};
///
/// let options = Options { seed: 1, n_players: 30, ..Options::default() };
/// let simulated = simulate(&options, dutch::pair)?;
/// assert_eq!(simulated, simulate(&options, dutch::pair)?);
///
/// let nobody = Options { n_players: 0, ..Options::default() };
/// let refused = simulate(&nobody, dutch::pair);
/// assert_eq!(refused, Err(SimulateError::Players { n_players: 0 }));
/// # Ok::<(), SimulateError>(())
/// ```
pub fn simulate(
    options: &Options,
    pair: impl Fn(&Table, &Plan) -> Result<PairedRound, NoLegalPairing>,
) -> Result<Simulated, SimulateError> {
    check(options)?;
    let mut chance = Chance::new(options.seed);
    let players = entries(options, &mut chance);
    let plan = plan(options, &mut chance);
    let mut attendance = attendance(options, &mut chance);
    let facts = Facts { points: options.points, players, ..Facts::swiss(0) };
    let mut simulated = Simulated { facts, plan: plan.clone(), rounds: Vec::new(), refusal: None };
    let mut table = checked(0, &simulated.facts)?;
    for round in 1..=options.n_rounds {
        let byes = byes(options, &attendance, round, &mut chance);
        if byes.len() + 2 > simulated.facts.players.len() {
            break;
        }
        let plan = Plan { byes, ..simulated.plan.clone() };
        match pair(&table, &plan) {
            Ok(paired) => {
                let played = play(options, &simulated.facts, &plan, &paired, &mut chance);
                simulated.facts.rounds.push(played);
                simulated.rounds.push(SimulatedRound { plan, paired });
            }
            Err(refusal) => {
                simulated.refusal = Some((plan, refusal));
                break;
            }
        }
        table = checked(round, &simulated.facts)?;
        withdraw(options, &mut attendance, &mut chance);
    }
    Ok(simulated)
}

fn checked(round: u16, facts: &Facts) -> Result<Table, SimulateError> {
    let unplayable = |complaints| SimulateError::Unplayable { round, complaints };
    Table::new(facts.clone()).map_err(unplayable)
}

fn check(options: &Options) -> Result<(), SimulateError> {
    let &Options { n_players, n_rounds, strongest, weakest, .. } = options;
    if !(2..=MAX_PLAYERS).contains(&n_players) {
        return Err(SimulateError::Players { n_players });
    }
    if !(1..=MAX_ROUNDS).contains(&n_rounds) {
        return Err(SimulateError::Rounds { n_rounds });
    }
    if weakest > strongest {
        return Err(SimulateError::Ratings { weakest, strongest });
    }
    Ok(())
}

/// By rating, the strongest first.
fn entries(options: &Options, chance: &mut Chance) -> Vec<Entry> {
    let spread = u64::from(options.strongest - options.weakest) + 1;
    let mut ratings: Vec<u16> = (0..options.n_players)
        .map(|_| options.weakest + u16::try_from(chance.below(spread)).unwrap_or(0))
        .collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings.into_iter().map(|rating| Entry { rating: Some(rating) }).collect()
}

/// All that holds for every round.
fn plan(options: &Options, chance: &mut Chance) -> Plan {
    let initial_colour = if chance.below(2) == 0 { Colour::White } else { Colour::Black };
    let virtual_points = match options.acceleration {
        Acceleration::None => Vec::new(),
        Acceleration::Baku => baku(options.n_players, options.n_rounds, &options.points),
    };
    let forbidden = (0..options.n_forbidden).map(|_| {
        let n_numbers = 2 + chance.below(3);
        let numbers = (0..n_numbers).map(|_| chance.number(options.n_players));
        Forbidden { from_round: 1, to_round: MAX_ROUNDS, numbers: numbers.collect() }
    });
    let forbidden = forbidden.collect();
    Plan { initial_colour, virtual_points, forbidden, ..Plan::new(options.n_rounds) }
}

fn attendance(options: &Options, chance: &mut Chance) -> Attendance {
    let latest = u64::from(options.n_rounds / 2);
    let comes = (0..options.n_players).map(|_| {
        let is_late = latest > 0 && chance.happens(options.late_entries);
        if is_late { 2 + u16::try_from(chance.below(latest)).unwrap_or(0) } else { 1 }
    });
    let comes = comes.collect();
    Attendance { comes, has_left: vec![false; usize::from(options.n_players)] }
}

fn byes(
    options: &Options,
    attendance: &Attendance,
    round: u16,
    chance: &mut Chance,
) -> Vec<(Number, Bye)> {
    let half_point_byes =
        if round == options.n_rounds { Permille(0) } else { options.half_point_byes };
    let mut bye_of = |idx: usize| {
        let wishes = [
            (options.full_point_byes, Bye::FullPoint),
            (half_point_byes, Bye::HalfPoint),
            (options.zero_point_byes, Bye::ZeroPoint),
        ];
        if attendance.comes[idx] > round || attendance.has_left[idx] {
            return Some(Bye::ZeroPoint);
        }
        wishes.into_iter().find(|(wish, _)| chance.happens(*wish)).map(|(_, bye)| bye)
    };
    let numbered = Number::first(options.n_players).enumerate();
    numbered.filter_map(|(idx, number)| Some((number, bye_of(idx)?))).collect()
}

fn withdraw(options: &Options, attendance: &mut Attendance, chance: &mut Chance) {
    let mut n_left = attendance.has_left.iter().filter(|has_left| !**has_left).count();
    for has_left in &mut attendance.has_left {
        if !*has_left && chance.happens(options.withdrawals) && n_left > FEWEST_LEFT {
            *has_left = true;
            n_left -= 1;
        }
    }
}

fn play(
    options: &Options,
    facts: &Facts,
    plan: &Plan,
    paired: &PairedRound,
    chance: &mut Chance,
) -> Round {
    let rating = |number: Number| {
        let entry = usize::from(number.0).checked_sub(1).and_then(|idx| facts.players.get(idx));
        i64::from(entry.and_then(|entry| entry.rating).unwrap_or(options.weakest))
    };
    let pairings = paired.pairs.iter().map(|pair| {
        let stronger_by = rating(pair.white) - rating(pair.black);
        let result = result(options, stronger_by, chance);
        Pairing { white: pair.white, black: pair.black, result }
    });
    let allocated = paired.bye.map(|number| (number, Bye::PairingAllocated));
    let pairings = pairings.collect();
    Round { pairings, byes: plan.byes.iter().copied().chain(allocated).collect() }
}

fn result(options: &Options, white_is_stronger_by: i64, chance: &mut Chance) -> GameResult {
    if chance.happens(options.forfeits) {
        return match chance.below(5) {
            0 => GameResult::DoubleForfeit,
            1 | 2 => GameResult::Forfeit { won_by: Colour::White },
            _ => GameResult::Forfeit { won_by: Colour::Black },
        };
    }
    if chance.happens(options.draws) {
        return GameResult::Draw;
    }
    let won_by =
        if chance.happens(expected(white_is_stronger_by)) { Colour::White } else { Colour::Black };
    GameResult::Win { won_by }
}

/// How often White wins what is not drawn: docs/spec/ratings.md §5.1, on the full scale.
fn expected(white_is_stronger_by: i64) -> Permille {
    let certain = i64::from(fide::CERTAIN);
    let difference = i32::try_from(white_is_stronger_by.clamp(-certain, certain)).unwrap_or(0);
    Permille(u16::try_from(10 * fide::expected(difference)).unwrap_or(0))
}
