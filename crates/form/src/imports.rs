//! What is decided about a file before it is imported.

use rules::{Game, Spec, SpecReason};
use serde::Deserialize;

use domain::events::Title;
use domain::history::{PeriodRule, SourceName};
use domain::reports::{Asked, Told};
use domain::tournaments::Rated;
use domain::{EventId, LineError, PlayerId};

/// As typed and picked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct ImportForm {
    /// Who is who: "5:17" for number 5 of the file as player 17, "3:new" for somebody new.
    pub pick: Vec<String>,
    /// The event that a tournament belongs to.
    pub event: String,
    pub name: String,
    /// The game of a report, or the family of a list of games.
    pub game: String,
    /// Ticked: its games move no ratings.
    pub unrated: String,
    /// "month", "tournament" or "days".
    pub periods: String,
    /// Of a period, if they are chosen.
    pub days: String,
    /// Where the games are from.
    pub source: String,
    /// Ticked: it is stored though it is there, or seems to be.
    pub again: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportComplaint {
    NoEvent,
    Name(LineError),
    /// The file does not say which game was played.
    NoGame,
    Game(SpecReason),
    Days,
    Source(LineError),
}

impl ImportComplaint {
    /// The field that it is about.
    pub fn field(&self) -> &'static str {
        match self {
            Self::NoEvent => "event",
            Self::Name(_) => "name",
            Self::NoGame | Self::Game(_) => "game",
            Self::Days => "days",
            Self::Source(_) => "source",
        }
    }
}

/// What is decided about a list of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamesChoice {
    pub family: String,
    pub rule: PeriodRule,
    pub source: Option<SourceName>,
}

impl ImportForm {
    /// Who is who; what is garbled was not picked.
    pub fn told(&self) -> Vec<Told> {
        let told = |pick: &String| {
            let (who, is) = pick.split_once(':')?;
            let is = match is {
                "new" => None,
                id => Some(PlayerId(id.parse().ok()?)),
            };
            Some(Told { who: who.to_owned(), is })
        };
        self.pick.iter().filter_map(told).collect()
    }

    pub fn is_again(&self) -> bool {
        !self.again.is_empty()
    }

    /// What is decided about a report, and at which event.
    pub fn report(&self) -> Result<(EventId, Asked), Vec<ImportComplaint>> {
        let mut complaints = Vec::new();
        let event = self.event.parse().ok().map(EventId);
        complaints.extend(event.is_none().then_some(ImportComplaint::NoEvent));
        let name = match self.name.trim() {
            "" => None,
            name => Title::parse(name)
                .map_err(|error| complaints.push(ImportComplaint::Name(error)))
                .ok(),
        };
        let game = match self.game.trim() {
            "" => None,
            code => code
                .parse::<Spec>()
                .map_err(|error| complaints.push(ImportComplaint::Game(error.reason)))
                .ok(),
        };
        let rated = (!self.unrated.is_empty()).then_some(Rated::Unrated);
        match event {
            Some(event) if complaints.is_empty() => Ok((event, Asked { name, game, rated })),
            _ => Err(complaints),
        }
    }

    /// What is decided about a list of games.
    pub fn games(&self) -> Result<GamesChoice, Vec<ImportComplaint>> {
        let mut complaints = Vec::new();
        let family = match self.game.trim() {
            "" => Err(ImportComplaint::NoGame),
            family if Game::all_rated_as().contains(&family) => Ok(family.to_owned()),
            code => code
                .parse::<Spec>()
                .map(|spec| spec.rated_as().into_owned())
                .map_err(|error| ImportComplaint::Game(error.reason)),
        };
        let rule = match self.periods.as_str() {
            "days" => self.days.trim(),
            "tournament" => "tournament",
            _ => "month",
        };
        let rule: Result<PeriodRule, _> = rule.parse().map_err(|_| ImportComplaint::Days);
        let source = match self.source.trim() {
            "" => Ok(None),
            source => SourceName::parse(source).map(Some).map_err(ImportComplaint::Source),
        };
        let mut keep = |complaint| complaints.push(complaint);
        let (family, rule, source) = (
            family.map_err(&mut keep).ok(),
            rule.map_err(&mut keep).ok(),
            source.map_err(&mut keep).ok(),
        );
        match (family, rule, source) {
            (Some(family), Some(rule), Some(source)) => Ok(GamesChoice { family, rule, source }),
            _ => Err(complaints),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_picked_is_read_and_what_is_garbled_is_not() {
        let pick = ["3:new", "5:17", "x", "6:", "7:y"].map(ToOwned::to_owned).to_vec();
        let form = ImportForm { pick, ..ImportForm::default() };
        let told = |who: &str, is: Option<i32>| Told { who: who.to_owned(), is: is.map(PlayerId) };
        assert_eq!(form.told(), [told("3", None), told("5", Some(17))]);
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let form = ImportForm {
            name: "n".repeat(200),
            game: "gbg:0".to_owned(),
            periods: "days".to_owned(),
            source: "s".repeat(200),
            ..ImportForm::default()
        };
        let fields = |found: Vec<ImportComplaint>| {
            found.iter().map(ImportComplaint::field).collect::<Vec<_>>()
        };
        assert_eq!(fields(form.report().unwrap_err()), ["event", "name", "game"]);
        assert_eq!(fields(form.games().unwrap_err()), ["game", "days", "source"]);
        let fine = ImportForm { game: "gbg:6".to_owned(), ..ImportForm::default() };
        let games = fine.games().unwrap();
        assert_eq!((games.family.as_str(), games.rule), ("gbg", PeriodRule::Month));
    }
}
