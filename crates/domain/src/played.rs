//! The games of one player over all tournaments and histories, and what they add up to.

pub mod against;

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use rating::State;
use rating::ledger;
use rules::{BySeat, Seat};
use tournament::colour::Colour;
use tournament::result::PlayerResult;
use tournament::withdrawal::Counting;

use super::entries::Entry;
use super::pairings::Pairing;
use super::ratings::PeriodKey;
use super::results::{Backing, EndKind, Recorded, colour};
use super::standings::{WallChart, settled};
use super::tournaments::TournamentTitles;
use super::{LinkGameId, PeriodId, PlayerId, TournamentId};

/// A game, or a forfeit, as one of its two players sees it.
#[derive(Debug, Clone)]
pub struct PlayedGame {
    pub place: GamePlace,
    /// The family of games, as [`rules::Spec::rated_as`] has it.
    pub family: String,
    /// The player's own seat.
    pub seat: Seat,
    pub opponent: PlayerId,
    /// The opponent's name; in a tournament the one that was entered.
    pub opponent_name: String,
    /// How it ended for the player.
    pub outcome: PlayerResult,
}

/// Where a game was played.
#[derive(Debug, Clone)]
pub enum GamePlace {
    /// In a tournament here.
    Board(Box<BoardGame>),
    /// Elsewhere, or by link: it is of a history.
    History {
        /// The stretch of the history that it is rated in.
        period: PeriodId,
        /// The line of the file.
        line: i32,
        played_on: NaiveDate,
        /// The game, if it was played by link, and what its end is known by.
        link: Option<(LinkGameId, EndKind)>,
    },
}

/// What is known of a game in a tournament.
#[derive(Debug, Clone)]
pub struct BoardGame {
    /// Where exactly.
    pub pairing: Pairing,
    /// The result as it was recorded; none where a withdrawal has decided.
    pub recorded: Option<Recorded>,
    /// The player's own rating when entered.
    pub rating: Option<u16>,
    /// The opponent's rating when entered.
    pub opponent_rating: Option<u16>,
    /// Whether it counts in its tournament.
    pub counting: Counting,
}

/// What was known of players before the periods of games: by the first pool of their family.
pub type StatesThen = HashMap<(PeriodKey, PlayerId), State>;

impl PlayedGame {
    /// What is known of it if it was played in a tournament here.
    pub fn board(&self) -> Option<&BoardGame> {
        match &self.place {
            GamePlace::Board(board) => Some(board),
            GamePlace::History { .. } => None,
        }
    }

    /// What stands behind its result, if that is known.
    pub fn backing(&self) -> Option<Backing> {
        match &self.place {
            GamePlace::Board(board) => board.recorded.as_ref().map(Recorded::backing),
            GamePlace::History { link, .. } => {
                link.map(|(_, kind)| Backing::MovesChecked.of_kind(kind))
            }
        }
    }

    /// What it is rated in, if it is.
    pub fn period(&self) -> PeriodKey {
        match &self.place {
            GamePlace::Board(board) => PeriodKey::Tournament(board.pairing.tournament),
            GamePlace::History { period, .. } => PeriodKey::Stretch(*period),
        }
    }

    /// When its tournament was closed or started, or the day it was played on; and which of the
    /// games of its period it is.
    fn time(&self, titles: &TournamentTitles) -> (Option<DateTime<Utc>>, PeriodKey, i32) {
        let (at, number) = match &self.place {
            GamePlace::Board(board) => {
                let Pairing { tournament, round, .. } = &board.pairing;
                (titles.get(tournament).and_then(|title| title.at), i32::from(*round))
            }
            GamePlace::History { line, played_on, .. } => {
                (Some(played_on.and_time(NaiveTime::MIN).and_utc()), *line)
            }
        };
        (at, self.period(), number)
    }
}

/// Brings games into the order of time, the latest first.
pub fn latest_first(games: &mut [PlayedGame], titles: &TournamentTitles) {
    games.sort_by_cached_key(|game| Reverse(game.time(titles)));
}

/// How a game of a history ended for the player of a seat.
pub fn seen_from(seat: Seat, outcome: ledger::Outcome) -> PlayerResult {
    match (outcome, seat) {
        (ledger::Outcome::Draw, _) => PlayerResult::Draw,
        (ledger::Outcome::FirstWins, Seat::First) | (ledger::Outcome::SecondWins, Seat::Second) => {
            PlayerResult::Win
        }
        (ledger::Outcome::FirstWins, Seat::Second) | (ledger::Outcome::SecondWins, Seat::First) => {
            PlayerResult::Loss
        }
    }
}

/// Games won, drawn and lost over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Tally {
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// These and one more.
    fn with(mut self, outcome: PlayerResult) -> Self {
        self.add(outcome);
        self
    }

    /// Forfeits and games without a result are no games over the board.
    fn add(&mut self, outcome: PlayerResult) {
        match outcome {
            PlayerResult::Win | PlayerResult::UnratedWin => self.won += 1,
            PlayerResult::Draw | PlayerResult::UnratedDraw => self.drawn += 1,
            PlayerResult::Loss | PlayerResult::UnratedLoss => self.lost += 1,
            PlayerResult::Pending | PlayerResult::ForfeitWin | PlayerResult::ForfeitLoss => {}
        }
    }
}

/// What a player has played against another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadToHead {
    /// The other one.
    pub opponent: PlayerId,
    /// The other one's name.
    pub name: String,
    /// The games.
    pub tally: Tally,
}

/// The decided games of a player in a tournament, by round.
pub fn games_of(chart: &WallChart, player: PlayerId) -> Vec<PlayedGame> {
    let Some(own) = chart.entries.iter().find(|entry| entry.player == player) else {
        return Vec::new();
    };
    let game = |pairing: &Pairing| played(chart, own, pairing);
    chart.pairings.iter().filter_map(game).collect()
}

/// A game that a player is about to play, or is playing.
#[derive(Debug, Clone)]
pub struct NextGame {
    pub tournament: TournamentId,
    /// Its name.
    pub title: String,
    pub round: u16,
    pub board: u16,
    pub opponent: PlayerId,
    pub opponent_name: String,
}

/// The first game of a player in a tournament that has no result yet.
pub fn next_game(chart: &WallChart, player: PlayerId) -> Option<NextGame> {
    let own = chart.entries.iter().find(|entry| entry.player == player)?;
    let open = chart.open_games();
    let pairing = open.iter().find(|it| it.first == own.id || it.second == Some(own.id))?;
    let other = if pairing.first == own.id { pairing.second? } else { pairing.first };
    let opponent = chart.entry_of(other)?;
    Some(NextGame {
        tournament: chart.tournament.id,
        title: chart.tournament.details.name.to_string(),
        round: pairing.round,
        board: pairing.board,
        opponent: opponent.player,
        opponent_name: opponent.name.clone(),
    })
}

fn played(chart: &WallChart, own: &Entry, pairing: &Pairing) -> Option<PlayedGame> {
    let second = pairing.second?;
    let (seat, opponent) = match own.id {
        id if id == pairing.first => (Seat::First, second),
        id if id == second => (Seat::Second, pairing.first),
        _ => return None,
    };
    let opponent = chart.entry_of(opponent)?;
    let settled = settled(&chart.table, &chart.entries, pairing)?;
    let outcome = settled.pairing.result.seen_by(colour(seat));
    let board = || BoardGame {
        pairing: pairing.clone(),
        recorded: chart.results.get(&pairing.id).cloned(),
        rating: own.rating,
        opponent_rating: opponent.rating,
        counting: settled.counting,
    };
    (outcome != PlayerResult::Pending).then(|| PlayedGame {
        place: GamePlace::Board(Box::new(board())),
        family: chart.tournament.details.spec.rated_as().into_owned(),
        seat,
        opponent: opponent.player,
        opponent_name: opponent.name.clone(),
        outcome,
    })
}

/// Won, drawn and lost when moving first, and when moving second.
pub fn by_seat(games: &[PlayedGame]) -> BySeat<Tally> {
    let mut record = BySeat::new_with(|_| Tally::default());
    for game in games {
        record[game.seat].add(game.outcome);
    }
    record
}

/// Against whom how often: the most frequent first.
pub fn head_to_head(games: &[PlayedGame]) -> Vec<HeadToHead> {
    let mut met: HashMap<PlayerId, HeadToHead> = HashMap::new();
    for game in games.iter().filter(|game| game.outcome.is_played()) {
        let met = met.entry(game.opponent).or_insert_with(|| HeadToHead {
            opponent: game.opponent,
            name: game.opponent_name.clone(),
            tally: Tally::default(),
        });
        met.tally.add(game.outcome);
    }
    let mut all: Vec<HeadToHead> = met.into_values().collect();
    all.sort_by(|one, other| {
        let key = |met: &HeadToHead| (Reverse(met.tally.games()), met.opponent);
        key(one).cmp(&key(other))
    });
    all
}

/// The seat as the pairing rules call it.
pub fn own_colour(game: &PlayedGame) -> Colour {
    colour(game.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(day: u32, line: i32) -> PlayedGame {
        let played_on = NaiveDate::from_ymd_opt(2001, 3, day).unwrap();
        PlayedGame {
            place: GamePlace::History { period: PeriodId(1), line, played_on, link: None },
            family: "gbg".into(),
            seat: Seat::First,
            opponent: PlayerId(2),
            opponent_name: "Plinio Designori".into(),
            outcome: PlayerResult::Win,
        }
    }

    #[test]
    fn the_latest_game_comes_first_and_of_a_day_the_last_line() {
        let mut games = vec![past(1, 2), past(9, 3), past(1, 4), past(4, 1)];
        latest_first(&mut games, &TournamentTitles::new());
        let lines = games.iter().map(|game| match game.place {
            GamePlace::History { line, .. } => line,
            GamePlace::Board(_) => 0,
        });
        assert_eq!(lines.collect::<Vec<_>>(), [3, 1, 4, 2]);
    }

    #[test]
    fn a_game_ends_for_each_seat_as_its_player_sees_it() {
        use ledger::Outcome::{Draw, FirstWins, SecondWins};
        let seen = |outcome| [Seat::First, Seat::Second].map(|seat| seen_from(seat, outcome));
        assert_eq!(seen(FirstWins), [PlayerResult::Win, PlayerResult::Loss]);
        assert_eq!(seen(SecondWins), [PlayerResult::Loss, PlayerResult::Win]);
        assert_eq!(seen(Draw), [PlayerResult::Draw, PlayerResult::Draw]);
    }
}
