//! What a tournament is, how far it is, and what is to be done next.

use askama::Template;
use chrono::{DateTime, Utc};
use domain::TournamentId;
use domain::accounts::{Access, Viewer};
use domain::by_link::Terms;
use domain::checkins::coming_round;
use domain::games::GameRecord;
use domain::standings::{Progress, WallChart, winners};
use domain::tie_breaks::Ranking;
use domain::tournaments::{
    Numbering, Opening, Rated, Stage, StartRefusal, is_startable, mark, most_rounds, usual_rounds,
};
use domain::unstart::{UnstartRefusal, may_unstart};
use rules::{Seat, Spec};
use words::{Text, format};

use super::edit::points_words;
use super::{TournamentHead, format_words, pie_words, rated_words, winner_words};
use crate::accounts::Choice;
use crate::games::spec_words;
use crate::glance::{Glance, Watched};
use crate::link_terms::{control_words, next_words};
use crate::prints::links::PrintLinks;
use crate::schedule::ScheduleCard;
use crate::tie_breaks::{TieBreakWords, edition_words};
use crate::{Frame, filters};

/// The first page of a tournament.
#[derive(Template)]
#[template(path = "tournaments/show.html")]
pub struct TournamentPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// What it is: what is said, and what about it.
    pub facts: Vec<(Text, Text)>,
    /// Where the rules of its game are explained, if they are.
    pub rules: Option<String>,
    /// The game as files and the command line name it.
    pub code: String,
    /// From which number the lot was drawn, if it was.
    pub seed: Option<Text>,
    /// Who has won, once it is closed.
    pub winner: Option<Text>,
    /// Who leads, the round, and a board to look at.
    pub glance: Glance,
    pub watched: Option<Watched>,
    /// When its rounds begin, if that is said.
    pub schedule: Option<ScheduleCard>,
    /// On what terms it is played by link, if it is.
    pub by_link: Option<[Text; 2]>,
    /// What is to be done next, for those who may do it.
    pub next: Option<NextStep>,
    /// The form that starts it, for those who may.
    pub start: Option<StartOffer>,
    /// Why it was not started.
    pub refusal: Option<Text>,
    /// What this viewer can do with it: where that is, and what it is called.
    pub acts: Vec<(String, Text)>,
    /// Whether it can be taken out of the archive, by this viewer.
    pub may_unarchive: bool,
    /// Whether the organiser's actions are offered.
    pub may_organise: bool,
    /// The ways to what is printed, for staff.
    pub prints: Option<PrintLinks>,
}

pages! { TournamentPage }

/// What is to be done next.
#[derive(Debug, Clone)]
pub struct NextStep {
    pub advice: Text,
    pub href: String,
    /// The link's words.
    pub label: Text,
}

/// The form that starts a tournament.
#[derive(Debug, Clone)]
pub struct StartOffer {
    /// The mark of the players who are there.
    pub seen: String,
    /// What will be played.
    pub forecast: Text,
    /// How the numbers can be given out.
    pub numberings: Vec<Choice>,
    /// How many rounds a Swiss has, and how many would be usual.
    pub rounds: Option<(String, Text)>,
}

impl TournamentPage {
    /// The page as `viewer` may see it.
    pub fn new(frame: Frame, head: TournamentHead, chart: &WallChart, viewer: &Viewer) -> Self {
        let may_pair = viewer.is_at_least(Access::Arbiter);
        let may_start = may_pair && chart.tournament.stage == Stage::Entry;
        let obstacle = obstacle(chart);
        Self {
            frame,
            head,
            facts: facts(chart),
            rules: rules_href(&chart.tournament.details.spec),
            code: chart.tournament.details.spec.to_string(),
            seed: chart.tournament.opening.and_then(seed_words),
            winner: winner_words(&winners(chart)),
            glance: Glance::new(chart),
            watched: None,
            schedule: None,
            by_link: None,
            next: next_step(chart, viewer),
            start: (may_start && obstacle.is_none())
                .then(|| StartOffer::new(chart, chart.tournament.details.format.usual_numbering())),
            // Too few is no news: the next step says that players are to be entered.
            refusal: obstacle
                .filter(|obstacle| may_start && !matches!(obstacle, StartRefusal::TooFew { .. }))
                .map(start_refusal),
            acts: acts(chart, viewer),
            may_unarchive: chart.tournament.archived_at.is_some()
                && viewer.is_at_least(Access::Organiser),
            may_organise: viewer.is_at_least(Access::Organiser),
            prints: None,
        }
    }

    /// The same page with the ways to what is printed.
    #[must_use]
    pub fn printing(self, prints: PrintLinks) -> Self {
        Self { prints: Some(prints), ..self }
    }

    /// The page with when rounds begin.
    #[must_use]
    pub fn scheduled(self, chart: &WallChart, now: DateTime<Utc>) -> Self {
        let (slots, zone) = (chart.slots(now), chart.schedule.zone());
        let schedule = ScheduleCard::of_tournament(&chart.tournament, &slots, zone);
        Self { schedule, ..self }
    }

    /// The page with the terms of play by link: nobody enters what such games end with.
    #[must_use]
    pub fn by_link(self, chart: &WallChart, terms: Option<Terms>) -> Self {
        let Some(terms) = terms else { return self };
        let open_round = chart.open_games().first().map(|game| game.round);
        let next = match (self.next, open_round) {
            (Some(_), Some(round)) => Some(NextStep {
                advice: Text::new("next-by-link").with("round", round),
                href: format!("/tournaments/{}/by-link", chart.tournament.id),
                label: Text::new("link-tournament"),
            }),
            (next, _) => next,
        };
        let told = [control_words(terms.control), next_words(terms.next)];
        Self { by_link: Some(told), next, ..self }
    }

    /// The page with a game to look at.
    #[must_use]
    pub fn watching(self, chart: &WallChart, game: Option<&GameRecord>) -> Self {
        Self { watched: game.and_then(|game| Watched::new(chart, game)), ..self }
    }

    /// The page with why the tournament was not started, and how it was to be numbered.
    #[must_use]
    pub fn refused(mut self, refusal: Text, numbering: Numbering) -> Self {
        if let Some(start) = &mut self.start {
            start.numberings = numberings(numbering);
        }
        self.refusal = Some(refusal);
        self
    }
}

fn acts(chart: &WallChart, viewer: &Viewer) -> Vec<(String, Text)> {
    let tournament = &chart.tournament;
    let may_organise = viewer.is_at_least(Access::Organiser);
    let may_pair = viewer.is_at_least(Access::Arbiter);
    let act = |is_open: bool, page: &str, label| {
        is_open.then(|| (format!("/tournaments/{}/{page}", tournament.id), Text::new(label)))
    };
    let may_check_in = viewer.is_at_least(Access::Scorekeeper) && coming_round(chart).is_some();
    let acts = [
        act(may_check_in, "checkin", "checkin-title"),
        act(may_organise, "edit", "tournament-edit"),
        act(may_pair && !tournament.stage.is_over(), "schedule", "schedule-edit"),
        act(may_pair && !tournament.stage.is_over(), "boards", "boards-edit"),
        act(may_pair && !tournament.stage.is_over(), "silent", "silent-title"),
        act(may_pair && !tournament.stage.is_over(), "by-link", "games-by-link"),
        act(may_organise, "tie-breaks", "tie-breaks-change"),
        act(may_pair && may_unstart(chart).is_ok(), "unstart", "unstart-link"),
    ];
    let log = format!("/events/{}/audit?tournament={}", tournament.event, tournament.id);
    let log = may_pair.then(|| (log, Text::new("audit-title")));
    acts.into_iter().flatten().chain(log).collect()
}

impl StartOffer {
    fn new(chart: &WallChart, chosen: Numbering) -> Self {
        let n_players = chart.entries.len();
        let format = chart.tournament.details.format;
        let forecast = match format.planned_rounds() {
            Some(_) => Text::new("start-forecast-swiss").with("players", n_players),
            None => Text::new("start-forecast")
                .with("players", n_players)
                .with("rounds", format.n_rounds(n_players))
                .with("games", format.n_games(n_players)),
        };
        let rounds = format.planned_rounds().map(|planned| {
            let usual = Text::new("start-usual-rounds")
                .with("players", n_players)
                .with("rounds", usual_rounds(n_players))
                .with("most", most_rounds(n_players));
            (planned.min(most_rounds(n_players)).to_string(), usual)
        });
        let numberings = numberings(chosen);
        Self { seen: mark(&chart.entries), forecast, numberings, rounds }
    }
}

/// What keeps the players from starting. That a Swiss has too many rounds for them is settled in
/// the form that starts it.
fn obstacle(chart: &WallChart) -> Option<StartRefusal> {
    let found = is_startable(chart.tournament.details.format, chart.entries.len()).err();
    found.filter(|obstacle| !matches!(obstacle, StartRefusal::TooManyRounds { .. }))
}

/// How many results are in, in words.
fn progress_words(progress: Progress) -> Text {
    Text::new("progress").with("done", progress.all - progress.open).with("all", progress.all)
}

/// Where the rules of a game are explained, if they are.
fn rules_href(spec: &Spec) -> Option<String> {
    matches!(spec, Spec::Game(_)).then(|| format!("/how-to-play/{spec}"))
}

/// Why a tournament was not started, in words.
pub fn start_refusal(refusal: StartRefusal) -> Text {
    match refusal {
        StartRefusal::Started => Text::new("start-again"),
        StartRefusal::TooFew { n_players } => Text::new("start-too-few").with("players", n_players),
        StartRefusal::TooMany { n_players, n_rounds } => {
            Text::new("start-too-many").with("players", n_players).with("rounds", n_rounds)
        }
        StartRefusal::TooManyForSwiss { n_players } => {
            Text::new("start-too-many-for-swiss").with("players", n_players)
        }
        StartRefusal::TooManyRounds { n_players, n_rounds, most } => {
            Text::new("start-too-many-rounds")
                .with("players", n_players)
                .with("rounds", n_rounds)
                .with("most", most)
        }
    }
}

/// Why a tournament stays started, in words, and the way out.
pub fn unstart_refusal(
    id: TournamentId,
    refusal: UnstartRefusal,
) -> (Text, Option<(String, Text)>) {
    match refusal {
        UnstartRefusal::NotStarted => (Text::new("unstart-not-started"), None),
        UnstartRefusal::Closed => (Text::new("unstart-closed"), None),
        UnstartRefusal::Published { last } => (
            Text::new("unstart-published").with("last", last),
            Some((
                format!("/tournaments/{id}/rounds/{last}/unpublish"),
                Text::new("unpublish-heading").with("round", last),
            )),
        ),
        UnstartRefusal::Results { round, board, count } => (
            Text::new("unstart-results").with("count", count),
            Some((
                format!("/tournaments/{id}/rounds/{round}/boards/{board}"),
                Text::new("unstart-results-link").with("round", round).with("board", board),
            )),
        ),
    }
}

fn numberings(chosen: Numbering) -> Vec<Choice> {
    let choice = |numbering: &Numbering| Choice {
        value: numbering.as_str().to_owned(),
        label: numbering_words(*numbering),
        is_chosen: *numbering == chosen,
    };
    Numbering::ALL.iter().map(choice).collect()
}

/// What decides the numbers.
pub(crate) fn numbering_words(numbering: Numbering) -> Text {
    Text::new(match numbering {
        Numbering::Lot => "numbering-lot",
        Numbering::Rating => "numbering-rating",
        Numbering::Entered => "numbering-entered",
    })
}

fn facts(chart: &WallChart) -> Vec<(Text, Text)> {
    let details = &chart.tournament.details;
    let n_players = chart.entries.len();
    let mut facts = vec![
        (Text::new("fact-game"), spec_words(&details.spec)),
        (Text::new("fact-format"), format_words(details.format)),
        (Text::new("fact-players"), Text::new("players-count").with("count", n_players)),
        (Text::new("fact-points"), points_words(&chart.tournament)),
        (Text::new("fact-rated"), rated_words(details.rated)),
        (Text::new("fact-tie-breaks"), tie_breaks_words(&details.ranking)),
    ];
    let progress = Progress::of(&chart.table);
    if progress.all > 0 {
        facts.insert(3, (Text::new("fact-results"), progress_words(progress)));
    }
    if let Some(pie) = details.pie {
        facts.insert(1, (Text::new("fact-pie"), pie_words(pie)));
    }
    if details.format.takes_byes() {
        let points = details.points.pairing_allocated_bye();
        facts.push((Text::new("fact-bye"), format::points_words(points)));
    }
    if let Some(opening) = chart.tournament.opening {
        facts.push((Text::new("fact-opening"), opening_words(opening)));
    }
    let n_rounds = chart.n_rounds();
    if n_rounds > 0 && details.format.planned_rounds().is_none() {
        let rounds = Text::new("rounds-count").with("count", n_rounds);
        let points = facts.len() - 3;
        facts.insert(points, (Text::new("fact-rounds"), rounds));
    }
    facts
}

/// The list by its names; and the edition, once there is one.
pub(super) fn tie_breaks_words(ranking: &Ranking) -> Text {
    let names = ranking.tie_breaks.as_slice().iter().map(|one| TieBreakWords::new(*one).name);
    let joined =
        |all, name| Text::new("fact-tie-breaks-more").with("names", all).with("name", name);
    let Some(names) = names.reduce(joined) else { return Text::new("tie-breaks-empty") };
    match ranking.edition {
        Some(edition) => Text::new("fact-tie-breaks-by")
            .with("names", names)
            .with("edition", edition_words(edition)),
        None => Text::new("fact-tie-breaks-of").with("names", names),
    }
}

/// Who moves first in round one.
fn opening_words(opening: Opening) -> Text {
    let id = match (opening.initial, opening.seed) {
        (Seat::First, Some(_)) => "opening-first-drawn",
        (Seat::Second, Some(_)) => "opening-second-drawn",
        (Seat::First, None) => "opening-first",
        (Seat::Second, None) => "opening-second",
    };
    Text::new(id)
}

/// From which number the lot was drawn, so that anybody can draw it again.
fn seed_words(opening: Opening) -> Option<Text> {
    Some(Text::new("opening-seed").with("seed", opening.seed?.to_string()))
}

/// What is to be done next, by whoever looks.
pub(crate) fn next_step(chart: &WallChart, viewer: &Viewer) -> Option<NextStep> {
    let id = chart.tournament.id;
    let may_pair = viewer.is_at_least(Access::Arbiter);
    let open_round = chart.open_games().first().map(|game| game.round);
    if !viewer.is_at_least(Access::Scorekeeper) {
        return None;
    }
    match chart.tournament.stage {
        Stage::Entry if may_pair => Some(enter_players(id, chart.entries.len())),
        Stage::Running if open_round.is_some() => {
            let round = open_round?;
            Some(NextStep {
                advice: Text::new("next-results").with("round", round),
                href: format!("/tournaments/{id}/rounds/{round}/enter"),
                label: Text::new("next-results-link").with("round", round),
            })
        }
        Stage::Running if may_pair && chart.n_unpaired() > 0 => {
            Some(pair(id, chart.n_rounds() - chart.n_unpaired() + 1))
        }
        Stage::Running if may_pair => Some(close(id, chart.tournament.details.rated)),
        Stage::Entry | Stage::Running | Stage::Closed | Stage::Cancelled => None,
    }
}

fn enter_players(id: TournamentId, n_players: usize) -> NextStep {
    let advice = if n_players < 2 {
        Text::new("next-enter")
    } else {
        Text::new("next-start").with("players", n_players)
    };
    NextStep {
        advice,
        href: format!("/tournaments/{id}/entries"),
        label: Text::new("next-enter-link"),
    }
}

fn pair(id: TournamentId, round: u16) -> NextStep {
    NextStep {
        advice: Text::new("next-pair").with("round", round),
        href: format!("/tournaments/{id}/rounds/{round}/draft"),
        label: Text::new("next-pair-link").with("round", round),
    }
}

fn close(id: TournamentId, rated: Rated) -> NextStep {
    NextStep {
        advice: Text::new(match rated {
            Rated::Rated => "next-close-rated",
            Rated::Unrated => "next-close",
        }),
        href: format!("/tournaments/{id}/close"),
        label: Text::new("next-close-link"),
    }
}
