//! The form of one entry.

use askama::Template;
use domain::entries::Entry;
use domain::entries::change::{ChangeRefusal, Known, entry_mark, may_change};
use domain::standings::WallChart;
use domain::tournaments::Stage;
use domain::{EntryId, PlayerId};
use form::entries::{EntryComplaint, EntryForm};
use words::Text;
use words::complaints::Complaints;

use super::entry_complaint;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

#[derive(Template)]
#[template(path = "entries/edit.html")]
pub struct EntryPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub id: EntryId,
    pub player: PlayerId,
    /// The name as it is.
    pub name: String,
    /// Whether the name can be changed here: the player is in nothing else.
    pub is_only_here: bool,
    /// Whether anything can be changed.
    pub may_change: bool,
    /// Whether the numbers are given, and do not follow a rating by themselves.
    pub is_numbered: bool,
    pub form: EntryForm,
    pub complaints: Complaints,
    /// Why nothing was changed.
    pub refusal: Option<Text>,
}

pages! { EntryPage }

impl EntryPage {
    /// The form of an entry, with what was typed, if anything was.
    pub fn new(
        (frame, head): (Frame, TournamentHead),
        chart: &WallChart,
        entry: &Entry,
        known: Known,
        typed: Option<EntryForm>,
    ) -> Self {
        let (may_change, seen) = (may_change(chart), entry_mark(entry));
        let form = typed.unwrap_or_else(|| EntryForm::from(entry));
        Self {
            frame,
            head,
            id: entry.id,
            player: entry.player,
            name: entry.name.clone(),
            is_only_here: known == Known::OnlyHere,
            may_change,
            is_numbered: chart.tournament.stage == Stage::Running,
            // Whoever sends it again has seen what it is now.
            form: EntryForm { seen, ..form },
            complaints: Complaints::default(),
            refusal: (!may_change).then(|| entry_refusal(ChangeRefusal::Paired)),
        }
    }

    /// The page with what is wrong.
    #[must_use]
    pub fn with_complaints(self, found: &[EntryComplaint]) -> Self {
        let complaints = Complaints::new(found, EntryComplaint::field, entry_complaint);
        Self { complaints, ..self }
    }
}

/// Why an entry is not changed, in words.
pub fn entry_refusal(why: ChangeRefusal) -> Text {
    Text::new(match why {
        ChangeRefusal::Gone | ChangeRefusal::Paired => "entry-paired",
        ChangeRefusal::ChangedMeanwhile => "entry-changed-meanwhile",
        ChangeRefusal::KnownElsewhere => "entry-known-elsewhere",
        ChangeRefusal::NameTaken => "entry-name-taken",
    })
}
