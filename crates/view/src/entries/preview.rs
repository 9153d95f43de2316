//! A list before it is entered: every line with what is to be known about it.

use askama::Template;
use domain::lists::{Acquaintance, Finding, Pick, PickError, Picks, Presence, fingerprint};
use domain::players::BirthYear;
use form::csv::Letters;
use form::entries::{EntryComplaint, FaultyLine, ListForm, PlayerList, pick_value, with_town};
use words::Text;

use super::entry_complaint;
use crate::accounts::Choice;
use crate::tournaments::TournamentHead;
use crate::{Frame, filters};

/// A list that was read and compared, with what was picked so far.
#[derive(Debug, Clone)]
pub struct Compared {
    /// As typed.
    pub form: ListForm,
    /// Line by line.
    pub list: PlayerList,
    /// What the fine lines remind of.
    pub findings: Vec<Finding>,
}

#[derive(Template)]
#[template(path = "entries/preview.html")]
pub struct PreviewPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// What was typed.
    pub lines: String,
    /// What the rounds before are worth to late entries, as a word.
    pub missed: String,
    /// The mark of this preview.
    pub seen: String,
    /// What is to be known before.
    pub notices: Vec<Text>,
    /// Why it was not entered as picked.
    pub refusal: Option<Text>,
    /// Lines that cannot be read, as many as anybody reads.
    pub faulty: Vec<FaultyRow>,
    pub n_faulty: usize,
    /// How many there are besides.
    pub faulty_more: Option<Text>,
    /// Whether the list says of anybody when they were born.
    pub has_years: bool,
    /// Lines about which somebody decides.
    pub undecided: Vec<PreviewRow>,
    /// Lines of people who are new here.
    pub new: Vec<PreviewRow>,
    /// What the button says; nothing to enter, no button.
    pub submit: Option<Text>,
}

pages! { PreviewPage }

/// A line that cannot be read.
#[derive(Debug, Clone)]
pub struct FaultyRow {
    pub number: usize,
    /// As typed.
    pub text: String,
    /// All that is wrong with it, each after the name of its field.
    pub complaints: Vec<Text>,
}

/// A line that is fine.
#[derive(Debug, Clone)]
pub struct PreviewRow {
    pub number: usize,
    pub name: String,
    pub rating: Option<u16>,
    pub club: Option<String>,
    pub born: Option<u16>,
    /// What may have been read otherwise than it was meant.
    pub hint: Option<Text>,
    /// What is to be known about it.
    pub notes: Vec<Text>,
    /// Whom it can be entered as.
    pub picks: Vec<Choice>,
    /// What the list of picks is called, for those who only hear the page.
    pub label: Text,
    /// What is wrong with what was picked.
    pub complaint: Option<Text>,
}

impl PreviewPage {
    /// The preview of a list; `wrong` is what is wrong with the picks so far.
    pub fn new(
        frame: Frame,
        head: TournamentHead,
        compared: Compared,
        wrong: &[(usize, PickError)],
    ) -> Self {
        let Compared { form, list, findings } = compared;
        let picks = form.picks();
        let rows = list.fine.iter().zip(&findings);
        let rows = rows.map(|((number, entry), finding)| PreviewRow {
            number: *number,
            name: entry.name.to_string(),
            rating: entry.rating,
            club: entry.club.as_ref().map(ToString::to_string),
            born: entry.born.map(BirthYear::get),
            hint: town_hint(entry.name.as_str()),
            notes: notes(finding),
            picks: choices(*number, finding, &picks),
            label: Text::new("pick-label").with("name", entry.name.as_str()),
            complaint: complaint(*number, wrong),
        });
        let (new, undecided): (Vec<_>, Vec<_>) = rows.partition(|row| row.notes.is_empty());
        Self {
            seen: fingerprint(&form.lines, &findings),
            notices: ignored(&list.ignored).into_iter().collect(),
            refusal: (!wrong.is_empty()).then(|| Text::new("preview-picks-wrong")),
            has_years: list.fine.iter().any(|(_, entry)| entry.born.is_some()),
            submit: submit(list.fine.len(), list.faulty.len()),
            faulty: list.faulty.iter().take(MOST_FAULTY).map(faulty_row).collect(),
            n_faulty: list.faulty.len(),
            faulty_more: more_faulty(list.faulty.len()),
            missed: form.missed().as_str().to_owned(),
            lines: form.lines,
            frame,
            head,
            undecided,
            new,
        }
    }
}

/// So many faulty lines are shown; of more there is the count.
const MOST_FAULTY: usize = 50;

fn more_faulty(n_faulty: usize) -> Option<Text> {
    let more = n_faulty.saturating_sub(MOST_FAULTY);
    (more > 0).then(|| Text::new("preview-faulty-more").with("count", more))
}

/// How the letters of a file were read, where that is a guess.
pub fn letters_notice(letters: Letters) -> Option<Text> {
    match letters {
        Letters::Unicode => None,
        Letters::Windows1252 => Some(Text::new("file-windows-1252")),
    }
}

fn ignored(columns: &[String]) -> Option<Text> {
    (!columns.is_empty()).then(|| {
        Text::new("list-ignored-columns")
            .with("columns", Text::list(columns.iter().map(String::as_str)))
    })
}

fn submit(n_fine: usize, n_faulty: usize) -> Option<Text> {
    let id = match (n_fine, n_faulty) {
        (0, _) => return None,
        (_, 0) => Text::new("preview-submit"),
        _ => Text::new("preview-submit-without"),
    };
    Some(id.with("count", n_fine).with("faulty", n_faulty))
}

fn town_hint(name: &str) -> Option<Text> {
    let (name, town) = with_town(name)?;
    Some(Text::new("note-town").with("name", name).with("town", town))
}

fn faulty_row(line: &FaultyLine) -> FaultyRow {
    let field = |complaint: &EntryComplaint| {
        Text::new(match complaint {
            EntryComplaint::Name(_) => "entry-name",
            EntryComplaint::RatingNotANumber | EntryComplaint::RatingTooHigh => "entry-rating",
            EntryComplaint::Club(_) => "entry-club",
            EntryComplaint::Born => "entry-born",
            EntryComplaint::TooManyFields { .. } | EntryComplaint::Unclosed => "entry-line",
        })
    };
    let complaints = line.complaints.iter();
    FaultyRow {
        number: line.number,
        text: line.text.clone(),
        complaints: complaints
            .map(|complaint| {
                let text = Text::new("labelled").with("label", field(complaint));
                text.with("what", entry_complaint(complaint))
            })
            .collect(),
    }
}

fn notes(finding: &Finding) -> Vec<Text> {
    let repeats =
        finding.repeats.map(|line| Text::new("note-repeats").with("line", line.to_string()));
    let is_here = |known: &&Acquaintance| known.presence == Presence::Entered;
    let entered = finding.same.iter().any(|known| is_here(&known));
    let entered = entered.then(|| Text::new("note-entered"));
    let is_present = |known: &&Acquaintance| known.former.is_none();
    let known = finding.same.iter().filter(is_present).filter(|known| !is_here(known));
    let n_known = known.count();
    let known = (n_known > 0).then(|| Text::new("note-known").with("count", n_known));
    let former = finding.same.iter().filter_map(|known| {
        let former = known.former.as_deref()?;
        Some(Text::new("note-former").with("former", former).with("name", named(known)))
    });
    let similar = finding.similar.iter().map(similar_note);
    let near =
        finding.near.iter().map(|line| Text::new("note-near").with("line", line.to_string()));
    let known = entered.into_iter().chain(known).chain(former).chain(similar);
    repeats.into_iter().chain(near).chain(known).collect()
}

fn similar_note(known: &Acquaintance) -> Text {
    let former = known.former.as_deref();
    let id = match (known.presence, former) {
        (Presence::Absent, None) => "note-similar",
        (Presence::Entered, None) => "note-similar-entered",
        (Presence::Absent, Some(_)) => "note-similar-former",
        (Presence::Entered, Some(_)) => "note-similar-former-entered",
    };
    Text::new(id).with("name", named(known)).with("former", former.unwrap_or_default())
}

fn choices(number: usize, finding: &Finding, picks: &Picks) -> Vec<Choice> {
    if finding.is_empty() {
        return Vec::new();
    }
    let chosen = picks.get(&number).copied().or(finding.default_pick());
    let choice = |pick: Pick, label: Text| Choice {
        value: pick_value(number, pick),
        label,
        is_chosen: chosen == Some(pick),
    };
    let nothing = chosen.is_none().then(|| Choice {
        value: String::new(),
        label: Text::new("pick-missing"),
        is_chosen: true,
    });
    let known = finding.offered().map(|known| {
        let label =
            Text::new("pick-known").with("name", named(known)).with("id", known.player.to_string());
        choice(Pick::Known(known.player), label)
    });
    let always = [
        choice(Pick::NewPerson, Text::new("pick-new")),
        choice(Pick::LeaveOut, Text::new("pick-leave-out")),
    ];
    nothing.into_iter().chain(known).chain(always).collect()
}

/// A known player by name and club.
fn named(known: &Acquaintance) -> String {
    match &known.club {
        Some(club) => format!("{} ({club})", known.name),
        None => known.name.clone(),
    }
}

fn complaint(number: usize, wrong: &[(usize, PickError)]) -> Option<Text> {
    let (_, error) = wrong.iter().find(|(line, _)| *line == number)?;
    Some(Text::new(match error {
        PickError::Missing => "pick-error-missing",
        PickError::NotOffered(_) => "pick-error-not-offered",
        PickError::Twice(_) => "pick-error-twice",
    }))
}
