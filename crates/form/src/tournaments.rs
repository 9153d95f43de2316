//! Tournaments and their start.

mod picked;

use std::borrow::Cow;

use domain::LineError;
use domain::entries::Entry;
use domain::events::{Title, Visibility};
use domain::pies::{Handicap, UnfitGame, plain};
use domain::ratings::Unrating;
use domain::tie_breaks::{Ranking, TieBreakPreset};
use domain::tournaments::{
    Acceleration, Format, FormatKind, MAX_SWISS_ROUNDS, Numbering, Preset, Rated, Stage, Swiss,
    Tournament, TournamentDetails, mark,
};
use rules::{Spec, SpecError, SpecReason};
use serde::Deserialize;
use tournament::points::{PointSystem, PointsError};
use tournament::score::{Score, ScoreError};

use super::keep;

pub use picked::{OTHER_GAME, OTHER_NAME, PickedGame, field_name};

/// A tournament, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TournamentForm {
    pub name: String,
    /// The game by its code, as "gbg:6": for programs. People pick it.
    pub spec: String,
    /// The game as picked, where there is no code.
    #[serde(flatten)]
    pub picked: PickedGame,
    /// "round-robin", "double-round-robin" or "swiss".
    pub format: String,
    /// Points for a win, as "1".
    pub win: String,
    /// Points for a draw, as "½", "0.5" or "0,5".
    pub draw: String,
    /// Points for a loss.
    pub loss: String,
    /// "rated" or "unrated".
    pub rated: String,
    /// How many rounds a Swiss has.
    pub rounds: String,
    /// "none" or "baku".
    pub acceleration: String,
    /// What a pairing-allocated bye is worth; nothing for as much as a win.
    pub bye: String,
    /// A list of tie-breaks: "usual", "ratings" or "game-points"; nothing for the one it has, and
    /// for a new one the usual ones.
    pub tie_breaks: String,
    /// What is named at the board before a side is chosen: "stakes", "komi", or nothing.
    pub pie: String,
    /// "draft" or "published".
    pub visibility: String,
    /// "yes" if somebody was told whose ratings go, and wants it.
    pub unrate: String,
    /// The version that the form was made from.
    pub version: String,
}

/// What the start asks for.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct StartForm {
    /// "lot", "rating" or "entered".
    pub numbering: String,
    /// How many rounds a Swiss has.
    pub rounds: String,
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
    #[error("name: {0}")]
    Name(LineError),
    #[error("game: empty")]
    NoSpec,
    #[error("game: {0}")]
    Spec(SpecReason),
    /// A size, an option, or the name of another game.
    #[error("{field}: {reason}")]
    Parameter {
        /// The field it was typed into.
        field: String,
        reason: SpecReason,
    },
    #[error("format: {0:?} is none")]
    Format(String),
    #[error("win: {0}")]
    Win(ScoreError),
    #[error("draw: {0}")]
    Draw(ScoreError),
    #[error("loss: {0}")]
    Loss(ScoreError),
    #[error("win: {win} points, at most {max}")]
    TooManyPoints {
        /// The points of a win.
        win: Score,
        /// The most.
        max: Score,
    },
    #[error("a draw is worth {draw}, a win {win}")]
    DrawNotBelowWin {
        /// The points of a win.
        win: Score,
        /// The points of a draw.
        draw: Score,
    },
    #[error("a loss is worth {loss}, a draw {draw}")]
    LossAboveDraw {
        /// The points of a draw.
        draw: Score,
        /// The points of a loss.
        loss: Score,
    },
    #[error("two draws ({draw} each) are worth more than a win ({win}) and a loss ({loss})")]
    DrawsAboveWin {
        /// The points of a win.
        win: Score,
        /// The points of a draw.
        draw: Score,
        /// The points of a loss.
        loss: Score,
    },
    #[error("rounds: {0:?} is no number from 1 to {MAX_SWISS_ROUNDS}")]
    Rounds(String),
    #[error("rounds: {rounds}, but {paired} are paired")]
    RoundsBelowPaired {
        /// How many were asked for.
        rounds: u16,
        paired: u16,
    },
    #[error("rounds: cannot be changed any more")]
    RoundsFixed,
    #[error("acceleration: {0:?} is none")]
    Acceleration(String),
    /// Baku gives a win's worth of points, then half of it.
    #[error("acceleration: a win is not two draws, or a loss is worth something")]
    AccelerationPoints,
    #[error("bye: {0}")]
    Bye(ScoreError),
    #[error("a bye is worth {bye}, a win {win}")]
    ByeAboveWin {
        /// The points of a win.
        win: Score,
        /// The points of a bye.
        bye: Score,
    },
    #[error("rated: {0:?} is neither")]
    Rated(String),
    #[error("tie-breaks: {0:?} is no list of them")]
    TieBreaks(String),
    #[error("pie: {0:?} is none")]
    Pie(String),
    #[error("pie: {0}")]
    PieUnfit(UnfitGame),
}

/// How many rounds a new Swiss has in its form.
const USUAL_ROUNDS: u16 = 5;

/// The most points for a win that a tournament can be given.
const MAX_WIN: Score = Score::from_tenths(1000);

impl TournamentComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Parameter { field, .. } => return Cow::Owned(field.clone()),
            Self::Name(_) => "name",
            Self::NoSpec | Self::Spec(_) => "spec",
            Self::Format(_) => "format",
            Self::Win(_) | Self::TooManyPoints { .. } => "win",
            Self::Draw(_) | Self::DrawNotBelowWin { .. } | Self::DrawsAboveWin { .. } => "draw",
            Self::Loss(_) | Self::LossAboveDraw { .. } => "loss",
            Self::Rounds(_) | Self::RoundsBelowPaired { .. } | Self::RoundsFixed => "rounds",
            Self::Acceleration(_) | Self::AccelerationPoints => "acceleration",
            Self::Bye(_) | Self::ByeAboveWin { .. } => "bye",
            Self::Rated(_) => "rated",
            Self::TieBreaks(_) => "tie_breaks",
            Self::Pie(_) | Self::PieUnfit(_) => "pie",
        })
    }
}

impl From<&Tournament> for TournamentForm {
    fn from(tournament: &Tournament) -> Self {
        let details = &tournament.details;
        Self {
            name: details.name.to_string(),
            picked: PickedGame::of(&details.spec),
            win: details.points.win().to_string(),
            draw: details.points.draw().to_string(),
            loss: details.points.loss().to_string(),
            rated: details.rated.as_str().to_owned(),
            pie: details.pie.map_or("", Handicap::as_str).to_owned(),
            visibility: tournament.visibility.as_str().to_owned(),
            version: tournament.version.to_string(),
            bye: bye_of(&details.points),
            tie_breaks: TieBreakPreset::of(&details.ranking.tie_breaks, details.format)
                .map_or("", TieBreakPreset::as_str)
                .to_owned(),
            ..Self::of_format(details.format)
        }
    }
}

impl TournamentForm {
    /// The form of a preset, called `name`.
    pub fn of_preset(preset: Preset, name: String) -> Self {
        let points = PointSystem::STANDARD;
        Self {
            name,
            picked: preset.spec().parse().map(|spec| PickedGame::of(&spec)).unwrap_or_default(),
            win: points.win().to_string(),
            draw: points.draw().to_string(),
            loss: points.loss().to_string(),
            rated: Rated::Rated.as_str().to_owned(),
            tie_breaks: TieBreakPreset::Usual.as_str().to_owned(),
            ..Self::of_format(preset.format())
        }
    }

    /// Only what the format says; a round robin has the usual of a Swiss in its form, in case
    /// somebody turns it into one.
    fn of_format(format: Format) -> Self {
        let usual = Swiss { n_rounds: USUAL_ROUNDS, acceleration: Acceleration::None };
        let Swiss { n_rounds, acceleration } = format.swiss().unwrap_or(usual);
        Self {
            format: format.as_str().to_owned(),
            rounds: n_rounds.to_string(),
            acceleration: acceleration.as_str().to_owned(),
            ..Self::default()
        }
    }

    /// Checks everything.
    pub fn parse(&self) -> Result<TournamentDetails, Vec<TournamentComplaint>> {
        self.parse_over(None)
    }

    /// The same for a tournament that has been ranked in some way so far.
    fn parse_over(
        &self,
        ranking: Option<&Ranking>,
    ) -> Result<TournamentDetails, Vec<TournamentComplaint>> {
        let mut complaints = Vec::new();
        let name = keep(Title::parse(&self.name), &mut complaints, TournamentComplaint::Name);
        let spec = self.spec().map_err(|found| complaints.extend(found)).ok();
        let format = self.format(&mut complaints);
        let points = self.points(&mut complaints);
        let is_swiss = self.format == FormatKind::Swiss.as_str();
        let points = match points {
            Some(points) if is_swiss => self.bye(points, &mut complaints),
            points => points,
        };
        let swiss = format.and_then(Format::swiss);
        let is_baku = swiss.is_some_and(|swiss| swiss.acceleration == Acceleration::Baku);
        if is_baku && points.is_some_and(|points| !points.takes_baku()) {
            complaints.push(TournamentComplaint::AccelerationPoints);
        }
        let rated = keep(
            Rated::parse(&self.rated).ok_or_else(|| self.rated.clone()),
            &mut complaints,
            TournamentComplaint::Rated,
        );
        let pie = keep(self.pie(spec.as_ref()), &mut complaints, |complaint| complaint);
        let ranking = format.map(|format| self.ranking(format, ranking));
        let ranking =
            ranking.and_then(|ranking| keep(ranking, &mut complaints, |complaint| complaint));
        match (name.zip(spec), format.zip(points), rated.zip(pie), ranking) {
            (Some((name, spec)), Some((format, points)), Some((rated, pie)), Some(ranking))
                if complaints.is_empty() =>
            {
                Ok(TournamentDetails { name, spec, format, points, rated, pie, ranking })
            }
            _ => Err(complaints),
        }
    }

    /// Checks what may be changed of a tournament: everything while it takes entries, later
    /// only its name, since everything else decides what its results are worth, and the number of
    /// rounds of a Swiss.
    pub fn parse_change(
        &self,
        tournament: &Tournament,
        n_paired: u16,
    ) -> Result<TournamentDetails, Vec<TournamentComplaint>> {
        if tournament.stage == Stage::Entry {
            return self.parse_over(Some(&tournament.details.ranking));
        }
        let mut complaints = Vec::new();
        let name = keep(Title::parse(&self.name), &mut complaints, TournamentComplaint::Name);
        let format = self.format_of_running(tournament, n_paired);
        let format = keep(format, &mut complaints, |complaint| complaint);
        match (name, format) {
            (Some(name), Some(format)) => {
                Ok(TournamentDetails { name, format, ..tournament.details.clone() })
            }
            _ => Err(complaints),
        }
    }

    /// The format of a running tournament, with another number of rounds if that is asked for.
    fn format_of_running(
        &self,
        tournament: &Tournament,
        n_paired: u16,
    ) -> Result<Format, TournamentComplaint> {
        let format = tournament.details.format;
        let Some(swiss) = format.swiss().filter(|_| !self.rounds.trim().is_empty()) else {
            return Ok(format);
        };
        let rounds = parse_rounds(&self.rounds)?;
        if rounds == swiss.n_rounds {
            return Ok(format);
        }
        if !may_set_rounds(tournament, n_paired) {
            return Err(TournamentComplaint::RoundsFixed);
        }
        if rounds < n_paired {
            return Err(TournamentComplaint::RoundsBelowPaired { rounds, paired: n_paired });
        }
        Ok(Format::Swiss(Swiss { n_rounds: rounds, ..swiss }))
    }

    /// Whether visitors see it, if that is said.
    pub fn visibility(&self) -> Option<Visibility> {
        Visibility::parse(&self.visibility)
    }

    /// Whether ratings may go.
    pub fn unrating(&self) -> Unrating {
        Unrating::of(&self.unrate)
    }

    /// The version that the form was made from; 0, which no tournament has, when it is garbled.
    pub fn version(&self) -> i32 {
        self.version.parse().unwrap_or(0)
    }

    /// The game as the form shows it picked.
    pub fn shown_game(&self) -> PickedGame {
        let named = self.spec.trim().parse::<Spec>();
        named.map_or_else(|_| self.picked.clone(), |spec| PickedGame::of(&spec))
    }

    fn spec(&self) -> Result<Spec, Vec<TournamentComplaint>> {
        let code = self.spec.trim();
        if code.is_empty() {
            return self.picked.parse();
        }
        code.parse().map_err(|error: SpecError| vec![TournamentComplaint::Spec(error.reason)])
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

    /// The tie-breaks that were chosen for the format; the edition stays.
    fn ranking(
        &self,
        format: Format,
        so_far: Option<&Ranking>,
    ) -> Result<Ranking, TournamentComplaint> {
        let so_far = so_far.cloned().unwrap_or_else(|| Ranking::usual(format));
        if self.tie_breaks.is_empty() {
            return Ok(so_far);
        }
        let preset = TieBreakPreset::parse(&self.tie_breaks);
        let tie_breaks = preset.and_then(|preset| preset.tie_breaks(format));
        let tie_breaks =
            tie_breaks.ok_or_else(|| TournamentComplaint::TieBreaks(self.tie_breaks.clone()))?;
        Ok(Ranking { tie_breaks, ..so_far })
    }

    /// The format; what only a Swiss has is read of a Swiss alone.
    fn format(&self, complaints: &mut Vec<TournamentComplaint>) -> Option<Format> {
        let no_format = |word| TournamentComplaint::Format(word);
        let kind = FormatKind::parse(&self.format).ok_or_else(|| self.format.clone());
        match keep(kind, complaints, no_format)? {
            FormatKind::RoundRobin => Some(Format::RoundRobin),
            FormatKind::DoubleRoundRobin => Some(Format::DoubleRoundRobin),
            FormatKind::Swiss => {
                let n_rounds = keep(parse_rounds(&self.rounds), complaints, |complaint| complaint);
                let word = || self.acceleration.clone();
                let acceleration = keep(
                    Acceleration::parse(&self.acceleration).ok_or_else(word),
                    complaints,
                    TournamentComplaint::Acceleration,
                );
                let (n_rounds, acceleration) = (n_rounds?, acceleration?);
                Some(Format::Swiss(Swiss { n_rounds, acceleration }))
            }
        }
    }

    fn bye(
        &self,
        points: PointSystem,
        complaints: &mut Vec<TournamentComplaint>,
    ) -> Option<PointSystem> {
        let text = self.bye.trim();
        if text.is_empty() {
            return Some(points);
        }
        let bye = keep(text.parse::<Score>(), complaints, TournamentComplaint::Bye)?;
        keep(points.with_pairing_allocated_bye(bye), complaints, |_| {
            TournamentComplaint::ByeAboveWin { win: points.win(), bye }
        })
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
        let points = PointSystem::new(win, draw, loss).map_err(|error| match error {
            PointsError::LossAboveDraw { draw, loss } => {
                TournamentComplaint::LossAboveDraw { draw, loss }
            }
            _ => TournamentComplaint::DrawNotBelowWin { win, draw },
        });
        let points = points.and_then(|points| {
            let above = TournamentComplaint::DrawsAboveWin { win, draw, loss };
            if points.prefers_draws() { Err(above) } else { Ok(points) }
        });
        keep(points, complaints, |complaint| complaint)
    }
}

/// Whether the number of rounds of a running tournament may change: in a Swiss until the last one
/// is paired. Which rounds are accelerated was settled when round one was published.
pub fn may_set_rounds(tournament: &Tournament, n_paired: u16) -> bool {
    let planned = tournament.details.format.planned_rounds();
    tournament.stage == Stage::Running && planned.is_some_and(|rounds| n_paired < rounds)
}

fn parse_rounds(text: &str) -> Result<u16, TournamentComplaint> {
    let rounds = text.trim().parse::<u16>().ok();
    let rounds = rounds.filter(|rounds| (1..=MAX_SWISS_ROUNDS).contains(rounds));
    rounds.ok_or_else(|| TournamentComplaint::Rounds(text.trim().to_owned()))
}

/// As typed: nothing where it is as much as a win.
fn bye_of(points: &PointSystem) -> String {
    let bye = points.pairing_allocated_bye();
    if bye == points.win() { String::new() } else { bye.to_string() }
}

impl StartForm {
    /// The format of a tournament that is started so.
    pub fn format(&self, format: Format) -> Result<Format, TournamentComplaint> {
        match format {
            Format::Swiss(swiss) if !self.rounds.trim().is_empty() => {
                Ok(Format::Swiss(Swiss { n_rounds: parse_rounds(&self.rounds)?, ..swiss }))
            }
            _ => Ok(format),
        }
    }

    /// How the numbers are given out, if the form says so.
    pub fn numbering(&self) -> Option<Numbering> {
        Numbering::parse(&self.numbering)
    }

    /// Whether the page showed these players.
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
            format: "knockout".into(),
            rated: "perhaps".into(),
            ..form("chess", ["one", "", "-1"])
        };
        let complaints = form.parse().unwrap_err();
        let fields: Vec<_> = complaints.iter().map(TournamentComplaint::field).collect();
        assert_eq!(fields, ["name", "spec", "format", "win", "draw", "loss", "rated"]);
    }

    fn swiss(rounds: &str, acceleration: &str, bye: &str) -> TournamentForm {
        TournamentForm {
            format: "swiss".into(),
            rounds: rounds.into(),
            acceleration: acceleration.into(),
            bye: bye.into(),
            ..form("gbg:6", ["2", "1", "0"])
        }
    }

    #[test]
    fn a_swiss_says_how_many_rounds_how_they_begin_and_what_a_bye_is_worth() {
        let details = swiss("7", "baku", "2").parse().unwrap();
        let expected = Swiss { n_rounds: 7, acceleration: Acceleration::Baku };
        assert_eq!(details.format, Format::Swiss(expected));
        assert_eq!(details.points.pairing_allocated_bye().to_string(), "2");
        let as_a_win = swiss("7", "none", " ").parse().unwrap().points;
        assert_eq!(as_a_win.pairing_allocated_bye(), as_a_win.win());
    }

    #[test]
    fn what_is_wrong_with_a_swiss_is_told_at_once_and_never_of_a_round_robin() {
        let faulty = swiss("none", "fast", "4");
        let complaints = faulty.parse().unwrap_err();
        let fields: Vec<_> = complaints.iter().map(TournamentComplaint::field).collect();
        assert_eq!(fields, ["rounds", "acceleration", "bye"]);
        let field = |form: TournamentForm| form.parse().unwrap_err()[0].field();
        assert_eq!(field(swiss("0", "none", "")), "rounds");
        assert_eq!(field(swiss("100", "none", "")), "rounds");
        assert_eq!(field(swiss("5", "none", "4")), "bye");
        assert_eq!(field(swiss("5", "none", "x")), "bye");
        let round_robin = TournamentForm { format: "round-robin".into(), ..faulty };
        assert!(round_robin.parse().is_ok());
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

    #[test]
    fn two_draws_are_worth_at_most_a_win_and_a_loss() {
        let field = |points| form("gbg:6", points).parse().unwrap_err()[0].field();
        assert_eq!(field(["3", "2", "0"]), "draw");
        assert_eq!(field(["1", "0.6", "0"]), "draw");
        for points in [["3", "2", "1"], ["2", "1", "0"], ["3", "1", "0"]] {
            assert!(form("gbg:6", points).parse().is_ok(), "{points:?}");
        }
    }

    #[test]
    fn baku_acceleration_needs_a_win_of_two_draws_and_a_loss_of_nothing() {
        let with = |points: [&str; 3], acceleration: &str| {
            let [win, draw, loss] = points.map(str::to_owned);
            TournamentForm { win, draw, loss, ..swiss("9", acceleration, "") }.parse()
        };
        for points in [["3", "1", "0"], ["3", "2", "1"]] {
            assert!(with(points, "none").is_ok(), "{points:?}");
            let complaints = with(points, "baku").unwrap_err();
            assert_eq!(complaints, [TournamentComplaint::AccelerationPoints], "{points:?}");
        }
        assert!(with(["1", "½", "0"], "baku").is_ok() && with(["2", "1", "0"], "baku").is_ok());
    }
}
