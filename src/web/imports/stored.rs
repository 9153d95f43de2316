//! A file that is imported.

use std::sync::Arc;

use desk::history::{Done, NotImported, Overlapping};
use desk::reports::{Again, Importer, NotStored, ReportFile};
use desk::{self, Actor, Who, event_files, reports};
use domain::LineError;
use domain::event_files::Examined;
use domain::history::{History, HistoryFile};
use domain::reports::{Asked, Unfit, incoming};
use form::imports::{ImportComplaint, ImportForm};
use store::imports::discard;
use store::{Db, Stored};
use view::imports::{KnownLine, known_event, known_report, overlapping, undecided};
use words::Text;

use super::looked::{Looked, What};
use crate::web::answer::read;
use crate::web::blocking::block;
use crate::web::error::PageError;
use crate::web::posted::{Posted, carry_out, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Why a file was not imported.
#[derive(Debug)]
pub(super) enum Refusal {
    For(Vec<ImportComplaint>),
    /// In words.
    Because(Vec<Text>),
    /// It seems to be there.
    Known(Vec<KnownLine>),
}

impl Refusal {
    pub(super) fn parts(self) -> (Vec<ImportComplaint>, Vec<Text>, Vec<KnownLine>) {
        match self {
            Self::For(complaints) => (complaints, Vec::new(), Vec::new()),
            Self::Because(words) => (Vec::new(), words, Vec::new()),
            Self::Known(known) => (Vec::new(), vec![Text::new("import-known-refused")], known),
        }
    }
}

type Answered = Result<Result<String, Refusal>, PageError>;

/// Imports a file as it was decided; answers where to go.
pub(super) async fn store(
    state: &State,
    visit: &Visit,
    looked: Arc<Looked>,
    posted: Posted<ImportForm>,
) -> Answered {
    match &looked.what {
        What::Faulty(_) => Ok(Err(Refusal::Because(Vec::new()))),
        What::Event(_) => {
            let done = submit(state, visit, posted, move |db, actor, form| match &looked.what {
                What::Event(examined) => store_event(db, actor, form, examined),
                _ => Ok(Err(Refusal::Because(Vec::new()))),
            });
            Ok(done.await?.map_err(|(_, refusal)| refusal))
        }
        What::Report(..) => store_report(state, visit, looked, posted).await,
        What::Games(_) => store_games(state, visit, looked, posted.form).await,
    }
}

fn store_event(
    db: &mut Db,
    actor: &Actor,
    form: &ImportForm,
    examined: &Examined,
) -> Stored<Result<String, Refusal>> {
    let known = event_files::known(db, examined)?;
    if !form.is_again() && !known.is_empty() {
        return Ok(Err(Refusal::Known(known.iter().map(known_event).collect())));
    }
    let identities = match event_files::identities(db, examined, &form.told())? {
        Ok(identities) => identities,
        Err(problems) => return Ok(Err(Refusal::Because(undecided(&problems)))),
    };
    let id = event_files::import(db, examined, &identities, Who::Staff(*actor))?;
    discard(db, actor.account)?;
    Ok(Ok(format!("/events/{id}")))
}

async fn store_report(
    state: &State,
    visit: &Visit,
    looked: Arc<Looked>,
    posted: Posted<ImportForm>,
) -> Answered {
    let What::Report(report, _) = &looked.what else {
        return Ok(Err(Refusal::Because(Vec::new())));
    };
    let (event, asked) = match posted.form.report() {
        Ok(choice) => choice,
        Err(complaints) => return Ok(Err(Refusal::For(complaints))),
    };
    let incoming = match incoming(report, &asked) {
        Ok(incoming) => Arc::new(incoming),
        Err(problems) => return Ok(Err(Refusal::For(lacking(&problems, &asked)))),
    };
    let told = posted.form.told();
    let again = if posted.form.is_again() { Again::Stored } else { Again::Refused };
    if again == Again::Refused {
        let (looked, incoming, told) = (Arc::clone(&looked), Arc::clone(&incoming), told.clone());
        let alike = move |db: &mut Db| reports::known(db, &looked.sha256, &incoming, &told);
        let known = read(&state.store, alike).await?;
        if !known.is_empty() {
            return Ok(Err(Refusal::Known(known.iter().map(known_report).collect())));
        }
    }
    let done = submit(state, visit, posted, move |db, actor, _| {
        let importer = Importer { by: actor.account, who: Who::Staff(*actor) };
        let file = ReportFile { incoming: &incoming, sha256: &looked.sha256, told: &told, again };
        if store::events::find(db, event)?.is_none() {
            return Ok(Err(Refusal::For(vec![ImportComplaint::NoEvent])));
        }
        let id = match reports::store(db, event, file, importer)? {
            Ok((id, _)) => id,
            Err(why) => return Ok(Err(not_stored(why))),
        };
        discard(db, actor.account)?;
        Ok(Ok(format!("/tournaments/{id}")))
    });
    Ok(done.await?.map_err(|(_, refusal)| refusal))
}

fn not_stored(why: NotStored) -> Refusal {
    match why {
        NotStored::Known(known) => Refusal::Known(known.iter().map(known_report).collect()),
        NotStored::Unidentified(problems) => Refusal::Because(undecided(&problems)),
    }
}

/// What the file does not say, and nobody has typed.
fn lacking(problems: &[Unfit], asked: &Asked) -> Vec<ImportComplaint> {
    let lacks = |problem: &Unfit| match problem {
        Unfit::NoGame => Some(ImportComplaint::NoGame),
        Unfit::NoName if asked.name.is_none() => Some(ImportComplaint::Name(LineError::Empty)),
        _ => None,
    };
    problems.iter().filter_map(lacks).collect()
}

async fn store_games(
    state: &State,
    visit: &Visit,
    looked: Arc<Looked>,
    form: ImportForm,
) -> Answered {
    let choice = match form.games() {
        Ok(choice) => choice,
        Err(complaints) => return Ok(Err(Refusal::For(complaints))),
    };
    let overlapping = if form.is_again() { Overlapping::Stored } else { Overlapping::Refused };
    let (actor, store) = (visit.actor()?, state.store.clone());
    let import = move || {
        let What::Games(history) = &looked.what else {
            return Ok(None);
        };
        let file = HistoryFile {
            family: choice.family,
            file_name: looked.file_name.clone(),
            sha256: looked.sha256.clone(),
            source: choice.source,
            rule: choice.rule,
        };
        let history: &History = history;
        let who = Who::Staff(actor);
        desk::history::import(&store, (&file, history), overlapping, who, |_| ()).map(Some)
    };
    match block(import).await? {
        Ok(Some(Done::AlreadyThere(_))) => {
            Ok(Err(Refusal::Because(vec![Text::new("import-already")])))
        }
        Ok(Some(Done::Stored { .. }) | None) => {
            carry_out(state, visit, |db, actor| discard(db, actor.account)).await?;
            Ok(Ok("/ratings".to_owned()))
        }
        Err(why) => not_imported(why).map(Err),
    }
}

fn not_imported(why: NotImported) -> Result<Refusal, PageError> {
    let because = |text: Text| Ok(Refusal::Because(vec![text]));
    match why {
        NotImported::Store(error) => Err(error.into()),
        NotImported::Overlaps(notices) => {
            Ok(Refusal::Known(notices.iter().filter_map(overlapping).collect()))
        }
        NotImported::OtherPeriods { .. } => because(Text::new("import-other-periods")),
        NotImported::NotYet { line, .. } => {
            because(Text::new("import-not-yet").with("line", line.to_string()))
        }
        NotImported::OnePerson { line } => {
            because(Text::new("import-one-person").with("line", line.to_string()))
        }
        NotImported::Gone(_) => because(Text::new("import-gone")),
    }
}
