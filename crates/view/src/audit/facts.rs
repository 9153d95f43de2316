//! The fields of what acts keep, each with its value in words.

use chrono::NaiveDateTime;
use domain::allowances::Allowances;
use domain::audit::{
    Entered, EventImported, PlayerFacts, RankingFacts, RoundTimes, TournamentFacts,
    TournamentImported,
};
use domain::events::{EventDetails, Visibility};
use domain::privacy::Shown;
use domain::screens::{Notice, Programme};
use domain::withdrawals::Verdict;
use words::Text;
use words::format::{clock, date, days};

use super::details::{Change, Fact};
use super::messages::{edition_of, or_nothing, plain, private, spec_of, visibility_words};
use crate::privacy::form_words;
use crate::screens::scene_words;
use crate::tournaments::{acceleration_words, format_kind_words, pie_words, rated_words};

pub(super) fn allowances(all: Allowances) -> Vec<Fact> {
    let allowed = |is_allowed| Text::new(if is_allowed { "audit-yes" } else { "audit-no" });
    vec![
        Fact::new("allowance-leaving", allowed(all.leaving)),
        Fact::new("allowance-missing", allowed(all.missing)),
        Fact::new("allowance-half-point-byes", plain(all.half_point_byes)),
    ]
}

pub(super) fn event(details: &EventDetails) -> Vec<Fact> {
    vec![
        Fact::new("event-name", plain(&details.name)),
        Fact::new("event-place", or_nothing(details.place.as_ref().map(plain))),
        Fact::new("audit-field-days", days(details.days)),
        Fact::new("event-zone", plain(details.zone.name())),
        Fact::new(
            "audit-field-address",
            or_nothing(details.address.as_ref().map(|address| plain(address.as_str()))),
        ),
    ]
    .into_iter()
    .chain(shown(Some(details.shown).filter(|shown| !shown.is_all())))
    .collect()
}

/// What everybody sees, as far as it was chosen.
pub(super) fn shown(shown: Option<Shown>) -> Vec<Fact> {
    let hidden = shown.map(|Shown { club, curve, moves, .. }| {
        let all = [(club, "public-club"), (curve, "public-curve"), (moves, "public-moves")];
        Text::list(all.into_iter().filter(|(is_shown, _)| !is_shown).map(|(_, id)| Text::new(id)))
    });
    vec![
        Fact::new("public-name", or_nothing(shown.map(|shown| form_words(shown.name)))),
        Fact::new("public-hide", or_nothing(hidden)),
    ]
}

pub(super) fn programme(programme: Option<&Programme>) -> Fact {
    let scenes = programme.map(|it| Text::list(it.scenes().iter().copied().map(scene_words)));
    Fact::new("audit-field-scenes", or_nothing(scenes))
}

pub(super) fn notice(notice: Option<&Notice>) -> Fact {
    Fact::new("audit-field-notice", or_nothing(notice.map(plain)))
}

pub(super) fn event_with(details: &EventDetails, seen: Visibility) -> Vec<Fact> {
    let seen = Fact::new("audit-field-visibility", visibility_words(seen));
    event(details).into_iter().chain([seen]).collect()
}

pub(super) fn tournament(facts: &TournamentFacts) -> Vec<Fact> {
    let own = vec![
        Fact::new("tournament-name", plain(&facts.name)),
        Fact::new("tournament-game", spec_of(&facts.spec)),
        Fact::new("tournament-format", format_kind_words(facts.format)),
        Fact::new("audit-field-rounds", or_nothing(facts.rounds.map(plain))),
        Fact::new(
            "audit-field-acceleration",
            or_nothing(facts.acceleration.map(acceleration_words)),
        ),
        Fact::new("audit-field-points", plain(&facts.points)),
        Fact::new("audit-field-bye", plain(&facts.bye)),
        Fact::new("audit-field-rated", rated_words(facts.rated)),
        Fact::new("audit-field-pie", or_nothing(facts.pie.map(pie_words))),
    ];
    own.into_iter().chain(ranking(&facts.ranking)).collect()
}

pub(super) fn ranking(facts: &RankingFacts) -> Vec<Fact> {
    vec![
        Fact::new("audit-field-tie-breaks", plain(&facts.tie_breaks)),
        Fact::new("audit-field-edition", or_nothing(facts.edition.as_deref().map(edition_of))),
    ]
}

pub(super) fn imported(facts: &TournamentImported) -> Vec<Fact> {
    let left_out = (!facts.left_out.is_empty())
        .then(|| Fact::new("audit-field-left-out", plain(facts.left_out.join(", "))));
    let counts = [
        Fact::new("audit-field-rounds", plain(facts.rounds)),
        Fact::new("audit-field-players", plain(facts.players)),
    ];
    tournament(&facts.details).into_iter().take(3).chain(counts).chain(left_out).collect()
}

pub(super) fn event_imported(facts: &EventImported) -> Vec<Fact> {
    let counts = [
        Fact::new("audit-field-tournaments", plain(facts.tournaments)),
        Fact::new("audit-field-players", plain(facts.players)),
        Fact::new("audit-field-new-players", plain(facts.new_players)),
        Fact::new("audit-field-results", plain(facts.results)),
        Fact::new("audit-field-digest", plain(&facts.sha256)),
    ];
    event(&facts.event).into_iter().chain(counts).collect()
}

/// Who sees it, if that was said.
pub(super) fn visibility(seen: Option<Visibility>) -> Vec<Fact> {
    seen.map(|seen| Fact::new("audit-field-visibility", visibility_words(seen)))
        .into_iter()
        .collect()
}

/// The rounds whose time differs.
pub(super) fn times(times: &RoundTimes) -> Vec<Change> {
    let all = times.before.iter().chain(&times.after).map(|(round, _)| *round);
    let last = all.max().unwrap_or_default();
    let of = |list: &[(u16, NaiveDateTime)], wanted: u16| {
        let found = list.iter().find(|(round, _)| *round == wanted);
        or_nothing(found.map(|(_, at)| day_and_time(*at)))
    };
    let change = |round| Change {
        label: Text::new("audit-field-round").with("round", round),
        before: of(&times.before, round),
        after: of(&times.after, round),
    };
    (1..=last).map(change).filter(|change| change.before != change.after).collect()
}

fn day_and_time(at: NaiveDateTime) -> Text {
    Text::new("audit-day-time").with("date", date(at.date())).with("time", clock(at))
}

pub(super) fn entry(entered: &Entered) -> Vec<Fact> {
    vec![
        Fact::new("player-name", private(&entered.name)),
        Fact::new("audit-field-rating", or_nothing(entered.rating.map(plain))),
        Fact::new("player-club", or_nothing(entered.club.as_ref().map(private))),
    ]
}

/// Only administrators come to the acts that change a player.
pub(super) fn player(facts: &PlayerFacts) -> Vec<Fact> {
    vec![
        Fact::new("player-name", private(&facts.name)),
        Fact::new("player-club", or_nothing(facts.club.as_ref().map(private))),
        Fact::new("audit-field-born", or_nothing(facts.birth_year.as_ref().map(private))),
    ]
}

pub(super) fn verdict(verdict: Verdict) -> Fact {
    let words = Text::new(match verdict {
        Verdict::Struck => "audit-verdict-struck",
        Verdict::Forfeits => "audit-verdict-forfeits",
        Verdict::NotPaired => "audit-verdict-not-paired",
    });
    Fact::new("audit-field-games", words)
}
