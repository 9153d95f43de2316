//! How far a round is, and what its results are.

use tournament::colour::Colour;
use tournament::result::GameResult;

use domain::pairings::Pairing;
use domain::standings::WallChart;
use words::Text;

/// "Round 3 of 7".
pub fn round_heading(chart: &WallChart, round: u16) -> Text {
    Text::new("round-heading").with("round", round).with("rounds", chart.n_rounds())
}

/// The round to look at: the first one with an open game, else the last.
pub fn round_to_show(chart: &WallChart) -> u16 {
    let open = chart.open_games();
    open.first().map_or_else(|| n_published(chart), |game| game.round)
}

/// A result, as on a wall chart; of a silent round that it is in, and no more.
pub(crate) fn announced_words(chart: &WallChart, pairing: &Pairing, result: GameResult) -> Text {
    if chart.withheld.contains(&pairing.id) {
        return Text::new("chart-withheld");
    }
    result_words(result)
}

/// A result, as on a wall chart.
pub fn result_words(result: GameResult) -> Text {
    Text::new(match result {
        GameResult::Pending => "chart-open",
        GameResult::Win { won_by: Colour::White } => "chart-first-won",
        GameResult::Win { won_by: Colour::Black } => "chart-second-won",
        GameResult::Draw => "chart-draw",
        GameResult::BothLose => "chart-both-lost",
        GameResult::Forfeit { won_by: Colour::White } => "chart-first-forfeit",
        GameResult::Forfeit { won_by: Colour::Black } => "chart-second-forfeit",
        GameResult::DoubleForfeit => "chart-double-forfeit",
        GameResult::UnratedWin { won_by: Colour::White } => "chart-first-won-unrated",
        GameResult::UnratedWin { won_by: Colour::Black } => "chart-second-won-unrated",
        GameResult::UnratedDraw => "chart-draw-unrated",
    })
}

/// For the name of each side: `won` on that of the winner.
pub(crate) fn won(result: GameResult) -> (&'static str, &'static str) {
    match result {
        GameResult::Win { won_by }
        | GameResult::Forfeit { won_by }
        | GameResult::UnratedWin { won_by } => match won_by {
            Colour::White => ("won", ""),
            Colour::Black => ("", "won"),
        },
        GameResult::Pending
        | GameResult::Draw
        | GameResult::UnratedDraw
        | GameResult::BothLose
        | GameResult::DoubleForfeit => ("", ""),
    }
}

pub(super) fn n_published(chart: &WallChart) -> u16 {
    chart.n_rounds() - chart.n_unpaired()
}
