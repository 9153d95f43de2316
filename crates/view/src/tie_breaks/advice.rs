//! What is worth knowing about a list of tie-breaks that may be kept nevertheless.

use tournament::standings::{Method, TieBreak};

use domain::standings::WallChart;
use domain::tournaments::Stage;
use form::tie_breaks::TieBreaksForm;
use words::Text;

/// One sentence for each thing.
pub(super) fn about(chart: &WallChart, form: &TieBreaksForm) -> Vec<Text> {
    let list: Vec<TieBreak> = form.code.iter().filter_map(|code| code.parse().ok()).collect();
    let has = |methods: &[Method]| list.iter().any(|one| methods.contains(&one.method()));
    let meets_everybody = chart.tournament.details.format.meets_everybody();
    let is_written = || chart.table.numbers().any(|number| chart.game_points(number).is_some());
    let is_running = chart.tournament.stage != Stage::Entry;
    let cases = [
        (list.first().is_some_and(|first| *first != TieBreak::PTS), "tie-breaks-points-not-first"),
        (
            meets_everybody && has(&[Method::Bh, Method::Fb, Method::Aob]),
            "tie-breaks-buchholz-in-round-robin",
        ),
        (list.iter().any(|one| is_by_ratings(*one)) && has_unrated(chart), "tie-breaks-unrated"),
        (
            is_running && has(&[Method::Gp, Method::Gpd]) && !is_written(),
            "tie-breaks-no-game-points",
        ),
    ];
    cases.iter().filter(|(applies, _)| *applies).map(|(_, id)| Text::new(id)).collect()
}

/// Does it look at ratings, without one for those who have none?
fn is_by_ratings(tie_break: TieBreak) -> bool {
    tie_break.is_by_ratings() && tie_break.unrated().is_none()
}

fn has_unrated(chart: &WallChart) -> bool {
    chart.entries.iter().any(|entry| entry.rating.is_none())
}
