//! Taking a published round back.

use askama::Template;

use crate::domain::swiss::UnpublishRefusal;
use crate::view::tournaments::TournamentHead;
use crate::view::{Frame, Text, filters};

/// The page that asks whether a round becomes a draft again.
#[derive(Template)]
#[template(path = "rounds/unpublish.html")]
pub struct UnpublishPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub round_path: String,
    /// Why it cannot become one.
    pub refusal: Option<Text>,
}

pages! { UnpublishPage }

/// Why a round stays published, in words.
pub fn unpublish_refusal(refusal: UnpublishRefusal) -> Text {
    match refusal {
        UnpublishRefusal::NotSwiss => Text::new("obstacle-not-swiss"),
        UnpublishRefusal::NotRunning => Text::new("unpublish-not-running"),
        UnpublishRefusal::NotLast { last } => Text::new("unpublish-not-last").with("last", last),
        UnpublishRefusal::Begun => Text::new("unpublish-begun"),
    }
}
