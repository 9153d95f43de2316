//! What is shown without a network.

use askama::Template;
use words::Language;

use super::{Frame, assets, filters};

/// The page instead of one that needs the network.
#[derive(Template)]
#[template(path = "offline.html")]
pub struct OfflinePage {
    pub frame: Frame,
}

pages! { OfflinePage }

/// The script that stands between pages and network, with the addresses of the shell: style, scripts and fonts.
pub fn worker() -> String {
    let shell = [
        assets::STYLE,
        assets::SCRIPT,
        assets::LIVE_SCRIPT,
        assets::OUTBOX_SCRIPT,
        assets::BOARD_SCRIPT,
        assets::ICON,
        assets::SANS,
        assets::SERIF,
    ];
    let shell = shell.map(|asset| asset.href());
    let pages = Language::ALL.iter().map(|language| language.address("/offline"));
    let pages: Vec<String> = pages.collect();
    format!(
        "const SHELL = {shell:?};\nconst PAGES = {pages:?};\n{}",
        include_str!("../../../static/worker.js")
    )
}
