//! Records of games that the rules can play, to be handed in at many boards.

use domain::games::{CheckedRecord, Opening};
use domain::results::{Ending, RecordedOutcome};
use magister::cli::demo::selfplay::{Skill, play};
use rules::{BySeat, Claim, Game, Record, Termination};

use super::calendar::SPECS;
use super::rows::escaped;

/// Of each game so many are played, and handed in again and again.
const N_GAMES: u64 = 60;

/// A record with what is stored beside it.
pub(crate) struct Proof {
    pub(crate) outcome: RecordedOutcome,
    pub(crate) ending: Ending,
    /// In halves.
    pub(crate) points: BySeat<u32>,
    pub(crate) spec: &'static str,
    pub(crate) text: String,
    pub(crate) status: &'static str,
    pub(crate) plies: u32,
    pub(crate) opening: String,
    pub(crate) termination: &'static str,
}

/// Records of the games that are played in the four tournaments of an event.
pub(crate) struct Records(Vec<Vec<Proof>>);

impl Records {
    pub(crate) fn new() -> Self {
        Self(
            SPECS
                .iter()
                .map(|spec| (1..=N_GAMES).map(|seed| proof(spec, seed)).collect())
                .collect(),
        )
    }

    /// A record of the game of a tournament that no other board of it has, if there are not too many.
    pub(crate) fn at(&self, idx: usize, number: usize) -> &Proof {
        &self.0[idx][number % self.0[idx].len()]
    }
}

fn proof(spec: &'static str, seed: u64) -> Proof {
    let game: Game = spec.parse().unwrap();
    let played = play(game, BySeat { first: Skill(2), second: Skill(2) }, seed);
    let claim = match played.outcome {
        RecordedOutcome::First => Claim::FirstWins,
        RecordedOutcome::Second => Claim::SecondWins,
        _ => Claim::Draw,
    };
    let termination = match played.ending {
        Ending::Resignation => Termination::Resignation,
        _ => Termination::Normal,
    };
    let record = Record::from_movetext(game, claim, termination, &played.moves).unwrap();
    let checked = CheckedRecord::of(record.canonical().unwrap());
    let record = Record::parse(checked.text.as_bytes()).unwrap();
    Proof {
        outcome: played.outcome,
        ending: played.ending,
        points: BySeat { first: played.score.first.halves(), second: played.score.second.halves() },
        spec,
        text: escaped(&checked.text),
        status: checked.summary.status.as_str(),
        plies: checked.summary.plies.unwrap(),
        opening: Opening::of_record(&record).as_str().to_owned(),
        termination: record.termination().as_str(),
    }
}
