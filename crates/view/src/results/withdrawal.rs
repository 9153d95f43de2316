//! What a withdrawal makes of a game, and what a result makes of a withdrawal.

use domain::results::{Decision, Ending, RecordedOutcome, Sitting, Turn};
use domain::standings;
use rules::Seat;
use tournament::colour::Colour;
use tournament::result::GameResult;
use tournament::withdrawal::Counting;
use words::Text;

use super::{ForfeitLine, messages};

/// The forfeit that the table counts, where nothing was recorded.
pub(super) fn forfeit(sitting: &Sitting) -> Option<ForfeitLine> {
    if sitting.decided().is_some() {
        return None;
    }
    let settled = settled(sitting)?;
    let (outcome, winner) = match settled.pairing.result {
        GameResult::Forfeit { won_by: Colour::White } => {
            (RecordedOutcome::First, Some(Seat::First))
        }
        GameResult::Forfeit { won_by: Colour::Black } => {
            (RecordedOutcome::Second, Some(Seat::Second))
        }
        GameResult::DoubleForfeit => (RecordedOutcome::Neither, None),
        GameResult::Pending
        | GameResult::Win { .. }
        | GameResult::Draw
        | GameResult::BothLose
        | GameResult::UnratedWin { .. }
        | GameResult::UnratedDraw => {
            return None;
        }
    };
    let decision = Decision { outcome, ending: Ending::Forfeit, points: None };
    let winner = winner.map(|seat| sitting.players[seat].name.clone());
    let how = match &winner {
        Some(name) => Text::new("result-won-withdrawal").with_slot("player", name.as_str()),
        None => Text::new("result-neither-withdrawal"),
    };
    Some(ForfeitLine { score: messages::score(decision), winner, how })
}

/// Who left, and why the game counts as it does.
pub(super) fn notes(sitting: &Sitting) -> Vec<Text> {
    let is_forfeit = forfeit(sitting).is_some();
    let left = |seat: Seat| {
        let from = sitting.players[seat].withdrawn_from?;
        let name = sitting.players[seat].name.as_str();
        Some(Text::new("board-withdrawn").with("player", name).with("round", from))
    };
    let who = Seat::ALL.into_iter().filter_map(left).filter(|_| is_forfeit);
    let is_struck = settled(sitting).is_some_and(|settled| settled.counting == Counting::Struck);
    who.chain(is_struck.then(|| Text::new("board-game-struck"))).collect()
}

/// What entering a played game, or taking one back, would do to all games of somebody.
pub(super) fn turns(sitting: &Sitting, turned: &[(Seat, Turn)]) -> Vec<Text> {
    let words = |(seat, turn): &(Seat, Turn)| {
        let id = match turn {
            Turn::CountAgain => "board-turn-counts",
            Turn::Struck => "board-turn-struck",
        };
        Text::new(id).with("player", sitting.players[*seat].name.as_str())
    };
    turned.iter().map(words).collect()
}

fn settled(sitting: &Sitting) -> Option<tournament::withdrawal::Settled> {
    let chart = sitting.chart.as_ref()?;
    standings::settled(&chart.table, &chart.entries, &sitting.pairing)
}
