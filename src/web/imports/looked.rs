//! A file as it was found to be.

use std::io::{self, BufRead, BufReader, Read};

use rules::Spec;
use tournament::trf::{self, Report, Warning};

use desk::{event_files, reports};
use domain::event_files::{EventFile, Examined, is_event_file};
use domain::events::{Event, Title};
use domain::history::History;
use domain::privacy::Eyes;
use domain::reports::{Asked, Incoming, Told, Unfit, Unidentified, identify, incoming};
use form::history::read_history;
use form::imports::ImportForm;
use store::imports::Uploaded;
use store::{Db, Stored, events, players};
use system::secrets::Digesting;
use view::imports::{
    self, Sheet, event_sheet, faulty_event, faulty_games, faulty_report, games_sheet, known_event,
    known_report, report_sheet,
};

/// A file, and what it is.
pub(super) struct Looked {
    pub(super) file_name: String,
    /// The digest of its bytes.
    pub(super) sha256: String,
    pub(super) what: What,
}

pub(super) enum What {
    Event(Box<Examined>),
    Report(Box<Report>, Vec<Warning>),
    Games(Box<History>),
    /// Nothing that can be imported.
    Faulty(Box<Sheet>),
}

/// Who could be somebody known, and where a tournament can go.
type Shown = (Sheet, Vec<Unidentified>, Vec<Event>);

/// Reads a file to its end, whatever it is. Only a report, which is never large, is held as a whole.
pub(super) fn look(file: &Uploaded) -> io::Result<Looked> {
    let mut reader = BufReader::new(Digesting::new(file.reader()));
    let first = reader.fill_buf()?;
    let what = if is_event_file(first) {
        match EventFile::parse(&mut reader).and_then(event_files::examine) {
            Ok(examined) => What::Event(Box::new(examined)),
            Err(errors) => What::Faulty(Box::new(faulty_event(&errors))),
        }
    } else if is_report(first) {
        // A byte beyond what is refused.
        let mut bytes = Vec::new();
        reader.by_ref().take(trf::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        look_at_report(&bytes)
    } else {
        match read_history(&mut reader) {
            Ok(history) => What::Games(Box::new(history)),
            Err(error) => What::Faulty(Box::new(faulty_games(&error))),
        }
    };
    let sha256 = reader.into_inner().finish()?;
    Ok(Looked { file_name: file.file_name.clone(), sha256, what })
}

fn look_at_report(bytes: &[u8]) -> What {
    match trf::read(bytes) {
        Ok(report) => {
            let warnings = report.warnings().to_vec();
            What::Report(Box::new(report), warnings)
        }
        Err(faults) => What::Faulty(Box::new(faulty_report(&faults))),
    }
}

/// Whether the first line that says something is a record of a report: three digits, or a comment.
fn is_report(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    let first = lines.find(|line| !line.trim_ascii().is_empty()).unwrap_or_default();
    let first = first.strip_prefix("\u{feff}".as_bytes()).unwrap_or(first);
    let (tag, rest) = first.split_at(first.len().min(3));
    let is_record =
        tag.iter().all(u8::is_ascii_digit) && rest.first().is_none_or(|byte| *byte == b' ');
    tag == b"###" || (tag.len() == 3 && is_record)
}

impl Looked {
    /// What there is to show before it is imported.
    pub(super) fn sheet(&self, db: &mut Db, form: &ImportForm) -> Stored<Shown> {
        match &self.what {
            What::Faulty(sheet) => Ok(((**sheet).clone(), Vec::new(), Vec::new())),
            What::Games(history) => Ok((games_sheet(history), Vec::new(), Vec::new())),
            What::Event(examined) => {
                let identities = event_files::identities(db, examined, &[])?;
                let n_known = match &identities {
                    Ok(identities) => n_known(identities),
                    Err(doubts) => {
                        let told = as_new(doubts);
                        let rest = event_files::identities(db, examined, &told)?;
                        n_known(&rest.unwrap_or_default())
                    }
                };
                let known = event_files::known(db, examined)?;
                let new_accounts = event_files::new_accounts(db, examined)?;
                let sheet = event_sheet(examined, n_known, &new_accounts);
                let sheet = sheet.beside(known.iter().map(known_event).collect());
                Ok((sheet, identities.err().unwrap_or_default(), Vec::new()))
            }
            What::Report(report, warnings) => self.report_sheet(db, (report, warnings), form),
        }
    }

    fn report_sheet(
        &self,
        db: &mut Db,
        (report, warnings): (&Report, &[Warning]),
        form: &ImportForm,
    ) -> Stored<Shown> {
        let mut events = events::list(db)?;
        events.retain(|event| event.archived_at.is_none());
        events.sort_by_key(|event| std::cmp::Reverse((event.details.days.first(), event.id)));
        let incoming = match readable(report, form) {
            Ok(incoming) => incoming,
            Err(problems) => return Ok((imports::unfit(&problems), Vec::new(), events)),
        };
        let everybody = players::list(db, Eyes::Staff)?;
        let identities = identify(&incoming.players, &everybody, &[]);
        let n_known = match &identities {
            Ok(identities) => n_known(identities),
            Err(doubts) => {
                let rest = identify(&incoming.players, &everybody, &as_new(doubts));
                n_known(&rest.unwrap_or_default())
            }
        };
        let known = reports::known(db, &self.sha256, &incoming, &[])?;
        let sheet = report_sheet(&incoming, warnings, n_known);
        let sheet = sheet.beside(known.iter().map(known_report).collect());
        Ok((sheet, identities.err().unwrap_or_default(), events))
    }
}

fn n_known<T>(identities: &[Option<T>]) -> usize {
    identities.iter().flatten().count()
}

/// Whoever is in doubt, counted as new.
fn as_new(doubts: &[Unidentified]) -> Vec<Told> {
    let new = |doubt: &Unidentified| match doubt {
        Unidentified::Doubt(doubt) => Some(Told { who: doubt.number.to_string(), is: None }),
        _ => None,
    };
    doubts.iter().filter_map(new).collect()
}

/// A report as it is to be shown, though it may not say yet which game it is of.
fn readable(report: &Report, form: &ImportForm) -> Result<Incoming, Vec<Unfit>> {
    let asked = Asked {
        name: Title::parse(&form.name).ok(),
        game: form.game.trim().parse().ok(),
        rated: None,
    };
    let problems = match incoming(report, &asked) {
        Ok(incoming) => return Ok(incoming),
        Err(problems) => problems,
    };
    if !problems.iter().all(|problem| matches!(problem, Unfit::NoGame | Unfit::NoName)) {
        return Err(problems);
    }
    let name = asked.name.or_else(|| Title::parse("?").ok());
    let game = asked.game.or_else(|| "result-only:?".parse::<Spec>().ok());
    incoming(report, &Asked { name, game, rated: None })
}
