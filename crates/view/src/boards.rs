//! At which boards of the hall a tournament is played: the form.

use askama::Template;
use domain::EntryId;
use domain::boards::{Boards, MAX_BOARD, MAX_FIXED};
use domain::entries::Entry;
use domain::hall::{Range, SharedHall};
use form::boards::{BoardsComplaint, BoardsForm};
use words::Text;
use words::complaints::Complaints;

use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

/// The form.
#[derive(Template)]
#[template(path = "boards/edit.html")]
pub struct BoardsPage {
    pub frame: Frame,
    pub head: TournamentHead,
    pub form: BoardsForm,
    pub lines: Vec<BoardLine>,
    /// Which boards other tournaments of the event take: where they are changed, the name, the boards
    /// and whether they are wanted here too.
    pub others: Vec<(String, String, Text, bool)>,
    pub is_over: bool,
    pub refusal: Option<Text>,
    pub complaints: Complaints,
}

pages! { BoardsPage }

/// Somebody with a board of their own, or room for one more.
#[derive(Debug, Clone)]
pub struct BoardLine {
    /// The names of the two fields, for what is wrong with them.
    pub fields: [String; 2],
    /// What the two fields are called.
    pub labels: [Text; 2],
    /// Everybody by name: the entry, and whether it is chosen.
    pub players: Vec<(EntryId, String, bool)>,
    pub board: String,
}

/// So many free lines the form has.
const FREE_LINES: usize = 2;

impl BoardsPage {
    pub fn new(frame: Frame, found: &SharedHall) -> Self {
        Self::typed(frame, found, BoardsForm::from(&found.boards))
    }

    /// The form as typed so far.
    pub fn typed(frame: Frame, found: &SharedHall, form: BoardsForm) -> Self {
        let tournament = &found.chart.tournament;
        let heading = Text::new("boards-title");
        let head = TournamentHead::new(&found.event, tournament, heading, Tab::Overview);
        let typed = form.lines().take(MAX_FIXED);
        let all = typed.chain(std::iter::repeat_n(("", ""), FREE_LINES));
        let lines = (1..).zip(all).map(|(line, typed)| BoardLine::new(found, line, typed));
        Self {
            frame,
            head: head.named(tournament),
            lines: lines.collect(),
            others: found.others.iter().map(|other| taken(&found.own, other)).collect(),
            is_over: tournament.stage.is_over(),
            refusal: None,
            complaints: Complaints::default(),
            form,
        }
    }

    /// The form again, with what is wrong with it.
    #[must_use]
    pub fn refused(self, found: &[BoardsComplaint]) -> Self {
        Self { complaints: complaints(found), ..self }
    }

    /// The form again; sent once more, it goes over what somebody else has made of the boards.
    #[must_use]
    pub fn changed_meanwhile(mut self, now: &Boards) -> Self {
        self.form.seen = now.mark();
        self.refusal = Some(Text::new("boards-changed-meanwhile"));
        self
    }
}

impl BoardLine {
    fn new(found: &SharedHall, line: usize, (entry, board): (&str, &str)) -> Self {
        let mut entries: Vec<&Entry> = found.chart.entries.iter().collect();
        entries.sort_by(|one, other| one.key.cmp(&other.key));
        let player = |one: &Entry| (one.id, one.name.clone(), one.id.to_string() == entry);
        Self {
            fields: [format!("entry-{line}"), format!("board-{line}")],
            labels: ["boards-player-label", "boards-board-label"]
                .map(|label| Text::new(label).with("line", line)),
            players: entries.into_iter().map(player).collect(),
            board: board.to_owned(),
        }
    }
}

fn taken(own: &Range, other: &Range) -> (String, String, Text, bool) {
    let path = format!("/tournaments/{}/boards", other.tournament);
    let boards = Text::new("boards-range").with("first", other.first).with("last", other.last);
    (path, other.name.clone(), boards, own.overlaps(other))
}

fn complaints(found: &[BoardsComplaint]) -> Complaints {
    Complaints::new(found, BoardsComplaint::field, |complaint| match complaint {
        BoardsComplaint::First(_) | BoardsComplaint::Board { .. } => {
            Text::new("boards-no-board").with("most", MAX_BOARD)
        }
        BoardsComplaint::TooMany => Text::new("boards-too-many").with("most", MAX_FIXED),
        BoardsComplaint::NoPlayer { .. } => Text::new("boards-no-player"),
        BoardsComplaint::PlayerTwice { .. } => Text::new("boards-player-twice"),
        BoardsComplaint::BoardTwice { board, .. } => {
            Text::new("boards-board-twice").with("board", *board)
        }
    })
}
