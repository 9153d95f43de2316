//! What a file says of itself, and what is wrong with one.

use domain::accounts::AccountName;
use domain::event_files::{EventFileError, Examined};
use domain::events::Event;
use domain::history::{History, HistoryStage, ImportNotice};
use domain::reports::{Incoming, Known, Unfit, Why};
use form::history::HistoryError;
use form::imports::ImportComplaint;
use tournament::trf::{Fault, Warning};
use words::Text;
use words::complaints::line;
use words::format::{date, days};

use super::{Kind, KnownLine, Said};
use crate::games::spec_words;
use crate::tournaments::{format_words, spec_refusal};

/// What a file has.
#[derive(Debug, Clone)]
pub struct Sheet {
    pub kind: Kind,
    /// "A whole event", "A tournament".
    pub what: Text,
    /// What there is to know of it, each under its name.
    pub facts: Vec<(Text, Text)>,
    /// The tournaments of an event.
    pub tournaments: Vec<(String, Text)>,
    /// What should be looked at.
    pub notes: Vec<Said>,
    /// What is wrong; nothing can be imported then.
    pub faults: Vec<Said>,
    /// What seems to be the same.
    pub known: Vec<KnownLine>,
}

impl Sheet {
    fn new(kind: Kind, facts: Vec<(Text, Text)>) -> Self {
        let what = Text::new(match kind {
            Kind::Event => "import-kind-event",
            Kind::Report => "import-kind-report",
            Kind::Games => "import-kind-games",
        });
        let (tournaments, notes) = (Vec::new(), Vec::new());
        Self { kind, what, facts, tournaments, notes, faults: Vec::new(), known: Vec::new() }
    }

    fn faulty(kind: Kind, faults: Vec<Said>) -> Self {
        Self { faults, ..Self::new(kind, Vec::new()) }
    }

    /// With what seems to be the same.
    #[must_use]
    pub fn beside(self, known: Vec<KnownLine>) -> Self {
        Self { known, ..self }
    }
}

fn fact(label: &'static str, value: Text) -> (Text, Text) {
    (Text::new(label), value)
}

fn plain(value: &impl ToString) -> Text {
    Text::new("title-plain").with("name", value.to_string())
}

/// A whole event; `n_known` of its players are known, and some accounts will be new.
pub fn event_sheet(examined: &Examined, n_known: usize, new: &[AccountName]) -> Sheet {
    let Examined { event, tournaments, players, accounts, extensions, .. } = examined;
    let names = |names: Vec<&str>| Text::list(names);
    let mut facts = vec![
        fact("event-name", plain(&event.details.name)),
        fact("import-days", days(event.details.days)),
        fact("audit-field-players", players_words(players.len(), n_known)),
    ];
    for (label, some) in [("import-recorded-by", &accounts[..]), ("import-new-accounts", new)] {
        if !some.is_empty() {
            let some = some.iter().map(AccountName::as_str).collect();
            facts.push(fact(label, names(some)));
        }
    }
    if !extensions.is_empty() {
        let ids = extensions.iter().map(|one| one.id.as_str()).collect();
        facts.push(fact("event-file-extensions", names(ids)));
    }
    let tournaments = tournaments.iter().map(|one| {
        let about = Text::new("import-tournament-about")
            .with("game", spec_words(&one.details.spec))
            .with("players", one.n_players)
            .with("rounds", one.n_rounds)
            .with("results", one.n_results);
        (one.details.name.to_string(), about)
    });
    Sheet { tournaments: tournaments.collect(), ..Sheet::new(Kind::Event, facts) }
}

/// A file that is no event.
pub fn faulty_event(errors: &[EventFileError]) -> Sheet {
    let said = |error: &EventFileError| match error {
        EventFileError::Io(why) | EventFileError::Json(why) => {
            Said { text: Some(Text::new("event-file-json")), technical: why.clone() }
        }
        EventFileError::TooLarge(limit) => {
            Said { text: Some(Text::new("event-file-too-large")), technical: limit.to_string() }
        }
        EventFileError::Foreign => Text::new("event-file-foreign").into(),
        EventFileError::Newer { program } => {
            Text::new("event-file-newer").with("program", program.as_str()).into()
        }
        EventFileError::Damaged => Text::new("event-file-damaged").into(),
        EventFileError::Extension { place, fault } => Said {
            text: Some(Text::new("event-file-extension").with("place", *place)),
            technical: fault.to_string(),
        },
        EventFileError::Unsound(why) => {
            Said { text: Some(Text::new("event-file-unsound")), technical: why.clone() }
        }
        EventFileError::Unproved { tournament, round, board } => Text::new("event-file-unproved")
            .with("tournament", tournament.as_str())
            .with("round", *round)
            .with("board", *board)
            .into(),
    };
    Sheet::faulty(Kind::Event, errors.iter().map(said).collect())
}

/// Events of the same name and days.
pub fn known_event(event: &Event) -> KnownLine {
    KnownLine {
        href: format!("/events/{}", event.id),
        name: event.details.name.to_string(),
        why: days(event.details.days),
    }
}

/// A tournament; `n_known` of its players are known.
pub fn report_sheet(incoming: &Incoming, warnings: &[Warning], n_known: usize) -> Sheet {
    let Incoming { details, players, rounds, left_out, .. } = incoming;
    let boards = rounds.iter().flatten();
    let n_results = boards.filter(|board| board.decision.is_some()).count();
    let facts = vec![
        fact("tournament-name", plain(&details.name)),
        fact("import-game", spec_words(&details.spec)),
        fact("tournament-format", format_words(details.format)),
        fact("audit-field-players", players_words(players.len(), n_known)),
        fact("audit-field-rounds", plain(&rounds.len())),
        fact("audit-field-results", plain(&n_results)),
    ];
    let left_out = left_out.iter();
    let left_out = left_out.map(|code| Text::new("import-left-out").with("code", code.as_str()));
    let notes = warnings.iter().map(Said::technical).chain(left_out.map(Said::from));
    Sheet { notes: notes.collect(), ..Sheet::new(Kind::Report, facts) }
}

/// A file that is no report.
pub fn faulty_report(faults: &[Fault]) -> Sheet {
    Sheet::faulty(Kind::Report, faults.iter().map(Said::technical).collect())
}

/// A report that cannot be a tournament here.
pub fn unfit(problems: &[Unfit]) -> Sheet {
    // The game and the name can be typed in.
    let is_typed = |problem: &&Unfit| matches!(problem, Unfit::NoGame | Unfit::NoName);
    let problems = problems.iter().filter(|problem| !is_typed(problem));
    Sheet::faulty(Kind::Report, problems.map(Said::technical).collect())
}

/// A tournament that seems to be the same.
pub fn known_report(known: &Known) -> KnownLine {
    let why = match known.why {
        Why::SameFile => "import-same-file",
        Why::InBin => "import-same-file-in-bin",
        Why::SamePlay(_) => "import-same-play",
    };
    KnownLine {
        href: format!("/tournaments/{}", known.tournament),
        name: known.name.to_string(),
        why: Text::new(why).with("event", known.event.as_str()).with("days", days(known.days)),
    }
}

/// A list of games.
pub fn games_sheet(history: &History) -> Sheet {
    let played = history.games.iter().map(|game| game.played_on);
    let mut facts = vec![
        fact("import-games", plain(&history.games.len())),
        fact("audit-field-players", plain(&history.players.len())),
    ];
    if let (Some(first), Some(last)) = (played.clone().min(), played.max()) {
        let span = Text::new("import-span").with("first", date(first)).with("last", date(last));
        facts.push(fact("import-days", span));
    }
    let respelled = history.respelled.iter().map(|one| {
        Text::new("import-respelled").with("name", one.name.as_str()).with("is", one.is.as_str())
    });
    let unplayed = (history.n_unplayed > 0)
        .then(|| Text::new("import-unplayed").with("count", history.n_unplayed));
    let notes = respelled.chain(unplayed).map(Said::from).collect();
    Sheet { notes, ..Sheet::new(Kind::Games, facts) }
}

/// A file that is no list of games.
pub fn faulty_games(error: &HistoryError) -> Sheet {
    let faults = match error {
        HistoryError::Lines(complaints) => {
            let first = complaints.first.iter().map(Said::technical);
            let more = (complaints.n_more > 0)
                .then(|| Text::new("import-more-faults").with("count", complaints.n_more).into());
            first.chain(more).collect()
        }
        HistoryError::Heading(_) | HistoryError::Read(_) => {
            vec![Said { text: Some(Text::new("import-unknown")), technical: error.to_string() }]
        }
    };
    Sheet::faulty(Kind::Games, faults)
}

/// Another file, or a tournament, with games of the same days.
pub fn overlapping(notice: &ImportNotice) -> Option<KnownLine> {
    match notice {
        ImportNotice::SeveralPlayers { .. } => None,
        ImportNotice::Overlap { file_name, stage, first, last, .. } => Some(KnownLine {
            href: "/ratings".to_owned(),
            name: file_name.clone(),
            why: Text::new(match stage {
                HistoryStage::Complete => "import-overlap",
                HistoryStage::Begun => "import-overlap-begun",
            })
            .with("first", date(*first))
            .with("last", date(*last)),
        }),
        ImportNotice::Tournament { id, name, first, n_games, .. } => Some(KnownLine {
            href: format!("/tournaments/{id}"),
            name: name.clone(),
            why: Text::new("import-overlap-tournament")
                .with("count", *n_games)
                .with("first", date(*first)),
        }),
    }
}

pub(super) fn complaint(complaint: &ImportComplaint) -> Text {
    match complaint {
        ImportComplaint::NoEvent => Text::new("import-no-event"),
        ImportComplaint::Name(error) | ImportComplaint::Source(error) => line(*error),
        ImportComplaint::NoGame => Text::new("import-no-game"),
        ImportComplaint::Game(reason) => spec_refusal(reason),
        ImportComplaint::Days => Text::new("import-no-days"),
    }
}

fn players_words(n_players: usize, n_known: usize) -> Text {
    Text::new("import-players").with("count", n_players).with("known", n_known)
}
