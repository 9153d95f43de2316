//! Tournaments and their start.

use rules::{Spec, SpecReason};
use serde::Deserialize;
use tournament::points::{PointSystem, PointsError};
use tournament::score::{Score, ScoreError};

use super::keep;
use crate::domain::LineError;
use crate::domain::entries::Entry;
use crate::domain::events::Title;
use crate::domain::pies::{Handicap, UnfitGame, plain};
use crate::domain::tournaments::{
    Format, Numbering, Preset, Rated, Stage, Tournament, TournamentDetails, mark,
};

/// A tournament, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TournamentForm {
    /// Its name.
    pub name: String,
    /// The game, as "gbg:6".
    pub spec: String,
    /// "round-robin" or "double-round-robin".
    pub format: String,
    /// Points for a win, as "1".
    pub win: String,
    /// Points for a draw, as "½", "0.5" or "0,5".
    pub draw: String,
    /// Points for a loss.
    pub loss: String,
    /// "rated" or "unrated".
    pub rated: String,
    /// What is named at the board before a side is chosen: "stakes", "komi", or nothing.
    pub pie: String,
    /// The version that the form was made from.
    pub version: String,
}

/// What the start asks for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct StartForm {
    /// "lot", "rating" or "entered".
    pub numbering: String,
    /// The mark of the players that the page showed.
    pub seen: String,
}

/// What the address of the new form may ask for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PresetQuery {
    /// The word of a preset.
    pub preset: String,
    /// The name typed so far.
    pub name: String,
}

/// What is wrong with a tournament.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TournamentComplaint {
    /// The name is no line of text.
    #[error("name: {0}")]
    Name(LineError),
    /// There is no game.
    #[error("game: empty")]
    NoSpec,
    /// The game is none that is played here.
    #[error("game: {0}")]
    Spec(SpecReason),
    /// Not one of the formats.
    #[error("format: {0:?} is none")]
    Format(String),
    /// The points of a win are no points.
    #[error("win: {0}")]
    Win(ScoreError),
    /// The points of a draw are no points.
    #[error("draw: {0}")]
    Draw(ScoreError),
    /// The points of a loss are no points.
    #[error("loss: {0}")]
    Loss(ScoreError),
    /// More points than anybody gives for a game.
    #[error("win: {win} points, at most {max}")]
    TooManyPoints {
        /// The points of a win.
        win: Score,
        /// The most.
        max: Score,
    },
    /// A draw that is worth as much as a win.
    #[error("a draw is worth {draw}, a win {win}")]
    DrawNotBelowWin {
        /// The points of a win.
        win: Score,
        /// The points of a draw.
        draw: Score,
    },
    /// A loss that is worth more than a draw.
    #[error("a loss is worth {loss}, a draw {draw}")]
    LossAboveDraw {
        /// The points of a draw.
        draw: Score,
        /// The points of a loss.
        loss: Score,
    },
    /// Neither rated nor unrated.
    #[error("rated: {0:?} is neither")]
    Rated(String),
    /// There is no such pie.
    #[error("pie: {0:?} is none")]
    Pie(String),
    /// A game that is not settled by pie.
    #[error("pie: {0}")]
    PieUnfit(UnfitGame),
}

/// The most points for a win that a tournament can be given.
const MAX_WIN: Score = Score::from_tenths(1000);

impl TournamentComplaint {
    /// The field it stands beside.
    #[must_use]
    pub fn field(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::NoSpec | Self::Spec(_) => "spec",
            Self::Format(_) => "format",
            Self::Win(_) | Self::TooManyPoints { .. } => "win",
            Self::Draw(_) | Self::DrawNotBelowWin { .. } => "draw",
            Self::Loss(_) | Self::LossAboveDraw { .. } => "loss",
            Self::Rated(_) => "rated",
            Self::Pie(_) | Self::PieUnfit(_) => "pie",
        }
    }
}

impl From<&Tournament> for TournamentForm {
    fn from(tournament: &Tournament) -> Self {
        let details = &tournament.details;
        Self {
            name: details.name.to_string(),
            spec: details.spec.to_string(),
            format: details.format.as_str().to_owned(),
            win: details.points.win().to_string(),
            draw: details.points.draw().to_string(),
            loss: details.points.loss().to_string(),
            rated: details.rated.as_str().to_owned(),
            pie: details.pie.map_or("", Handicap::as_str).to_owned(),
            version: tournament.version.to_string(),
        }
    }
}

impl TournamentForm {
    /// The form of a preset, called `name`.
    #[must_use]
    pub fn of_preset(preset: Preset, name: String) -> Self {
        let points = PointSystem::STANDARD;
        Self {
            name,
            spec: preset.spec().to_owned(),
            format: preset.format().as_str().to_owned(),
            win: points.win().to_string(),
            draw: points.draw().to_string(),
            loss: points.loss().to_string(),
            rated: Rated::Rated.as_str().to_owned(),
            pie: String::new(),
            version: String::new(),
        }
    }

    /// Checks everything.
    pub fn parse(&self) -> Result<TournamentDetails, Vec<TournamentComplaint>> {
        let mut complaints = Vec::new();
        let name = keep(Title::parse(&self.name), &mut complaints, TournamentComplaint::Name);
        let spec = keep(self.spec(), &mut complaints, |complaint| complaint);
        let format = keep(
            Format::parse(&self.format).ok_or_else(|| self.format.clone()),
            &mut complaints,
            TournamentComplaint::Format,
        );
        let points = self.points(&mut complaints);
        let rated = keep(
            Rated::parse(&self.rated).ok_or_else(|| self.rated.clone()),
            &mut complaints,
            TournamentComplaint::Rated,
        );
        let pie = keep(self.pie(spec.as_ref()), &mut complaints, |complaint| complaint);
        match (name, spec, format, points, rated, pie) {
            (Some(name), Some(spec), Some(format), Some(points), Some(rated), Some(pie)) => {
                Ok(TournamentDetails { name, spec, format, points, rated, pie })
            }
            _ => Err(complaints),
        }
    }

    /// Checks what may be changed of a tournament: everything while it takes entries, later
    /// only its name, since everything else decides what its results are worth.
    pub fn parse_change(
        &self,
        tournament: &Tournament,
    ) -> Result<TournamentDetails, Vec<TournamentComplaint>> {
        if tournament.stage == Stage::Entry {
            return self.parse();
        }
        match Title::parse(&self.name) {
            Ok(name) => Ok(TournamentDetails { name, ..tournament.details.clone() }),
            Err(error) => Err(vec![TournamentComplaint::Name(error)]),
        }
    }

    /// The version that the form was made from; 0, which no tournament has, when it is garbled.
    #[must_use]
    pub fn version(&self) -> i32 {
        self.version.parse().unwrap_or(0)
    }

    fn spec(&self) -> Result<Spec, TournamentComplaint> {
        let spec = self.spec.trim();
        if spec.is_empty() {
            return Err(TournamentComplaint::NoSpec);
        }
        spec.parse::<Spec>().map_err(|error| TournamentComplaint::Spec(error.reason))
    }

    /// What is named at the board, if the game has room for it.
    fn pie(&self, spec: Option<&Spec>) -> Result<Option<Handicap>, TournamentComplaint> {
        if self.pie.is_empty() {
            return Ok(None);
        }
        let word = || TournamentComplaint::Pie(self.pie.clone());
        let pie = Handicap::parse(&self.pie).ok_or_else(word)?;
        let fits = spec.map(plain).transpose().map_err(TournamentComplaint::PieUnfit)?;
        Ok(fits.map(|_| pie))
    }

    fn points(&self, complaints: &mut Vec<TournamentComplaint>) -> Option<PointSystem> {
        let read = |text: &str| text.trim().parse::<Score>();
        let win = keep(read(&self.win), complaints, TournamentComplaint::Win);
        let draw = keep(read(&self.draw), complaints, TournamentComplaint::Draw);
        let loss = keep(read(&self.loss), complaints, TournamentComplaint::Loss);
        let (win, draw, loss) = (win?, draw?, loss?);
        if win > MAX_WIN {
            let max = MAX_WIN;
            complaints.push(TournamentComplaint::TooManyPoints { win, max });
            return None;
        }
        keep(PointSystem::new(win, draw, loss), complaints, |error| match error {
            PointsError::LossAboveDraw { draw, loss } => {
                TournamentComplaint::LossAboveDraw { draw, loss }
            }
            _ => TournamentComplaint::DrawNotBelowWin { win, draw },
        })
    }
}

impl StartForm {
    /// How the numbers are given out, if the form says so.
    #[must_use]
    pub fn numbering(&self) -> Option<Numbering> {
        Numbering::parse(&self.numbering)
    }

    /// Whether the page showed these players.
    #[must_use]
    pub fn was_made_for(&self, entries: &[Entry]) -> bool {
        self.seen == mark(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(spec: &str, points: [&str; 3]) -> TournamentForm {
        TournamentForm {
            spec: spec.into(),
            win: points[0].into(),
            draw: points[1].into(),
            loss: points[2].into(),
            ..TournamentForm::of_preset(Preset::GlassBeadGame6, "Waldzell".into())
        }
    }

    #[test]
    fn half_a_point_is_written_in_three_ways() {
        for half in ["½", "0.5", "0,5", " ½ "] {
            let details = form("gbg:6", ["1", half, "0"]).parse().unwrap();
            assert_eq!(details.points, PointSystem::STANDARD, "{half}");
        }
    }

    #[test]
    fn presets_are_fine_as_they_are() {
        for preset in Preset::ALL {
            let form = TournamentForm::of_preset(*preset, "Waldzell".into());
            assert!(form.parse().is_ok(), "{preset:?}");
        }
    }

    #[test]
    fn all_complaints_come_at_once() {
        let form = TournamentForm {
            name: String::new(),
            format: "swiss".into(),
            rated: "perhaps".into(),
            ..form("chess", ["one", "", "-1"])
        };
        let complaints = form.parse().unwrap_err();
        let fields: Vec<&str> = complaints.iter().map(TournamentComplaint::field).collect();
        assert_eq!(fields, ["name", "spec", "format", "win", "draw", "loss", "rated"]);
    }

    #[test]
    fn only_a_challenge_without_a_handicap_has_room_for_a_pie() {
        let with_pie = |spec: &str, pie: &str| {
            let form = TournamentForm { pie: pie.into(), ..form(spec, ["1", "½", "0"]) };
            form.parse().map(|details| details.pie)
        };
        assert_eq!(with_pie("gbc:9", ""), Ok(None));
        assert_eq!(with_pie("gbc:9", "stakes"), Ok(Some(Handicap::Stakes)));
        assert_eq!(with_pie("gbc:10,drop=unowned", "komi"), Ok(Some(Handicap::Komi)));
        let unfit = |unfit| Err(vec![TournamentComplaint::PieUnfit(unfit)]);
        assert_eq!(with_pie("gbg:6", "komi"), unfit(UnfitGame::OtherGame));
        assert_eq!(with_pie("gbc:9,komi=4", "stakes"), unfit(UnfitGame::HasHandicap));
        assert_eq!(with_pie("gbg:6", "cake"), Err(vec![TournamentComplaint::Pie("cake".into())]));
    }

    #[test]
    fn points_have_to_rise_from_loss_to_win() {
        let field = |points| form("gbg:6", points).parse().unwrap_err()[0].field();
        assert_eq!(field(["1", "1", "0"]), "draw");
        assert_eq!(field(["3", "1", "2"]), "loss");
        assert_eq!(field(["101", "1", "0"]), "win");
    }
}
