//! Games that nobody played: legal moves drawn from a seed, for demonstrations.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use rules::game::Position;
use rules::{BySeat, Game, Outcome, Points, Seat, Visitor};

use domain::lots::{below, shuffle};
use domain::results::{self, Ending};

/// How well somebody plays: of so many moves looked at, the best is taken. Who looks at
/// [`Skill::THOUGHTFUL`] or more also asks what the opponent will answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skill(pub u8);

impl Skill {
    /// From here on replies are weighed too.
    pub const THOUGHTFUL: Self = Self(12);
}

/// A game from its first move to its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// Who won.
    pub outcome: results::RecordedOutcome,
    /// By the rules, or by resignation.
    pub ending: Ending,
    /// The points of both sides at the end.
    pub score: BySeat<Points>,
    /// The moves, numbered, in lines that fit a page.
    pub moves: String,
}

/// Of a position with more moves, only so many are looked at.
const MOST_MOVES_SEEN: usize = 250;
/// Nobody gives up earlier, in plies.
const FIRST_RESIGNATION: usize = 40;
/// Nobody goes on for longer, in plies.
const LAST_PLY: usize = 240;
/// Characters in a line of moves.
const LINE_LENGTH: usize = 78;

/// Plays a game. The same seed plays the same game.
///
/// ```
/// use magister::cli::demo::selfplay::{Skill, play};
/// use rules::BySeat;
///
/// let game = "gbg:5".parse()?;
/// let skills = BySeat { first: Skill(20), second: Skill(1) };
/// assert_eq!(play(game, skills, 7), play(game, skills, 7));
/// # Ok::<(), rules::SpecError>(())
/// ```
pub fn play(game: Game, skills: BySeat<Skill>, seed: u64) -> PlayedGame {
    game.visit(Playing { skills, seed })
}

struct Playing {
    skills: BySeat<Skill>,
    seed: u64,
}

impl Visitor for Playing {
    type Output = PlayedGame;

    fn visit<P: Position>(self, rules: P::Rules) -> PlayedGame {
        play_from(P::start(rules), self.skills, self.seed)
    }
}

fn play_from<P: Position>(mut position: P, skills: BySeat<Skill>, seed: u64) -> PlayedGame {
    let mut state = seed;
    let mut moves = Vec::new();
    loop {
        let turn = position.turn();
        if let Some(ending) = position.ending() {
            return ended(&position, ending.outcome, Ending::Played, &moves);
        }
        let chosen = choose(&position, skills[turn], &mut state);
        let Some((mv, next)) = chosen.filter(|_| !gives_up(&position, moves.len(), &mut state))
        else {
            let won = Outcome::Win(turn.other());
            return ended(&position, won, Ending::Resignation, &moves);
        };
        moves.push(mv);
        position = next;
    }
}

fn ended<P: Position>(
    position: &P,
    outcome: Outcome,
    ending: Ending,
    moves: &[String],
) -> PlayedGame {
    PlayedGame {
        outcome: match outcome {
            Outcome::Win(Seat::First) => results::RecordedOutcome::First,
            Outcome::Win(Seat::Second) => results::RecordedOutcome::Second,
            Outcome::Draw => results::RecordedOutcome::Draw,
        },
        ending,
        score: position.score(),
        moves: numbered(moves),
    }
}

/// The best of some moves, and the position it leads to.
fn choose<P: Position>(position: &P, skill: Skill, state: &mut u64) -> Option<(String, P)> {
    let mover = position.turn();
    let n_looked_at = usize::from(skill.0.max(1));
    let looked_at = some_moves(position, n_looked_at, state);
    let mut led_to: Vec<(i64, P::Move, P)> = looked_at
        .into_iter()
        .filter_map(|mv| {
            let next = position.play(&mv).ok()?;
            Some((lead(&next, mover), mv, next))
        })
        .collect();
    led_to.sort_by_key(|(lead, ..)| Reverse(*lead));
    if skill >= Skill::THOUGHTFUL {
        led_to.truncate(n_looked_at / 4);
        for (worth, _, next) in &mut led_to {
            *worth = after_reply(next, mover, n_looked_at, state);
        }
        led_to.sort_by_key(|(worth, ..)| Reverse(*worth));
    }
    let best = led_to.into_iter().next();
    best.map(|(_, mv, next)| (mv.to_string(), next))
}

/// How many half points a side is ahead; more than there are once it has won.
fn lead<P: Position>(position: &P, side: Seat) -> i64 {
    let score = position.score();
    let points = i64::from(score[side].halves()) - i64::from(score[side.other()].halves());
    match position.ending().map(|ending| ending.outcome) {
        Some(Outcome::Win(winner)) if winner == side => points + 1000,
        Some(Outcome::Win(_)) => points - 1000,
        Some(Outcome::Draw) | None => points,
    }
}

/// The lead of a side once the opponent has answered as well as some replies allow.
fn after_reply<P: Position>(position: &P, side: Seat, n_replies: usize, state: &mut u64) -> i64 {
    let replies = some_moves(position, n_replies, state);
    let answered =
        replies.iter().filter_map(|reply| position.play(reply).ok()).map(|next| lead(&next, side));
    answered.min().unwrap_or_else(|| lead(position, side))
}

/// `count` moves drawn from those of the position, in an order drawn too.
fn some_moves<P: Position>(position: &P, count: usize, state: &mut u64) -> Vec<P::Move> {
    let mut drawn = Vec::with_capacity(count);
    let mut n_seen = 0;
    let _ = position.each_move(&mut |mv| {
        n_seen += 1;
        if drawn.len() < count {
            drawn.push(mv.clone());
        } else if let Some(place) = drawn.get_mut(below(n_seen, state)) {
            *place = mv.clone();
        }
        if n_seen < MOST_MOVES_SEEN { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    shuffle(&mut drawn, *state);
    drawn
}

/// Somebody far behind gives up sooner or later.
fn gives_up<P: Position>(position: &P, n_plies: usize, state: &mut u64) -> bool {
    let score = position.score();
    let own = score[position.turn()].halves();
    let others = score[position.turn().other()].halves();
    if n_plies >= LAST_PLY {
        return own <= others;
    }
    n_plies >= FIRST_RESIGNATION && own * 5 < others && below(8, state) == 0
}

fn numbered(moves: &[String]) -> String {
    let mut text = String::new();
    let mut line_length = 0;
    for (number, both) in (1..).zip(moves.chunks(2)) {
        let words = format!("{number}. {}", both.join(" "));
        if line_length > 0 && line_length + words.len() >= LINE_LENGTH {
            text.push('\n');
            line_length = 0;
        } else if line_length > 0 {
            text.push(' ');
        }
        line_length += words.len() + 1;
        text.push_str(&words);
    }
    text
}

#[cfg(test)]
mod tests {
    use rules::{Claim, Record, Status, Termination};

    use super::*;

    fn check(spec: &str, seed: u64) -> PlayedGame {
        let rules: Game = spec.parse().unwrap();
        let skills = BySeat { first: Skill(8), second: Skill(3) };
        let game = play(rules, skills, seed);
        let claim = match game.outcome {
            results::RecordedOutcome::First => Claim::FirstWins,
            results::RecordedOutcome::Draw => Claim::Draw,
            _ => Claim::SecondWins,
        };
        let termination = match game.ending {
            Ending::Played => Termination::Normal,
            _ => Termination::Resignation,
        };
        let record = Record::from_movetext(rules, claim, termination, &game.moves).unwrap();
        let verdict = record.verify();
        assert_eq!(verdict.status, Status::Verified, "{seed}: {verdict:?}");
        assert_eq!(verdict.score, Some(game.score));
        game
    }

    #[test]
    fn every_game_is_legal_and_has_the_result_it_says() {
        let games: Vec<PlayedGame> =
            (0..12).flat_map(|seed| [check("gbg:4", seed), check("gbg:6", seed)]).collect();
        assert!(games.iter().any(|game| game.ending == Ending::Played));
        assert!(games.iter().any(|game| game.ending == Ending::Resignation));
    }

    #[test]
    fn a_challenge_is_mostly_played_to_its_end() {
        let specs = ["gbc:8", "gbc:9", "gbc:10,drop=unowned", "gbc:13,stakes=d4,komi=2.5"];
        let games: Vec<PlayedGame> =
            specs.into_iter().flat_map(|spec| [check(spec, 1), check(spec, 2)]).collect();
        let n_played = games.iter().filter(|game| game.ending == Ending::Played).count();
        assert!(n_played >= 6, "{n_played} of 8");
    }

    #[test]
    fn at_least_half_the_games_of_every_family_are_played_to_their_end() {
        for family in Game::FAMILIES {
            let samples = Game::samples().into_iter();
            let specs: Vec<_> =
                samples.filter(|spec| spec.split(':').next() == Some(family)).collect();
            let games: Vec<_> =
                (0..8).zip(specs.iter().cycle()).map(|(seed, spec)| check(spec, seed)).collect();
            let n_played = games.iter().filter(|game| game.ending == Ending::Played).count();
            assert!(n_played >= 4, "{family}: {n_played} of 8");
        }
    }

    #[test]
    fn who_looks_at_more_moves_wins_more_games() {
        let game = "gbg:5".parse().unwrap();
        let skills = BySeat { first: Skill(1), second: Skill(40) };
        let n_won = (0..40)
            .filter(|&seed| play(game, skills, seed).outcome == results::RecordedOutcome::Second)
            .count();
        assert!(n_won > 28, "{n_won} of 40");
    }

    #[test]
    fn who_looks_at_more_squares_wins_more_challenges() {
        let game = "gbc:9".parse().unwrap();
        let skills = BySeat { first: Skill(1), second: Skill(8) };
        let n_won = (0..20)
            .filter(|&seed| play(game, skills, seed).outcome == results::RecordedOutcome::Second)
            .count();
        assert!(n_won > 14, "{n_won} of 20");
    }

    #[test]
    fn lines_of_moves_fit_a_page() {
        let moves = check("gbg:6", 3).moves;
        assert!(moves.lines().all(|line| line.len() <= 120), "{moves}");
        assert!(moves.starts_with("1. "), "{moves}");
    }
}
