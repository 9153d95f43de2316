//! The form of a new or changed tournament.

use askama::Template;
use domain::by_link::NotByLink;
use domain::closing::may_cancel;
use domain::events::{Event, Visibility};
use domain::pies::{Handicap, UnfitGame};
use domain::ratings::RatingsMoved;
use domain::tie_breaks::TieBreakPreset;
use domain::tournaments::{
    Acceleration, FormatKind, MAX_SWISS_ROUNDS, Preset, Rated, Stage, Tournament,
};
use domain::{EventId, TournamentId};
use form::tournaments::{
    OTHER_GAME, OTHER_NAME, TournamentComplaint, TournamentForm, may_set_rounds,
};
use rules::game::Sizes;
use rules::glass_bead_challenge::Board;
use rules::{Game, Spec, SpecReason};
use tournament::score::{Score, ScoreError};
use words::complaints::{self, Complaints};
use words::format::Numeral;
use words::{Language, Text};

use super::overview::tie_breaks_words;
use super::{
    acceleration_words, format_kind_words, format_words, pie_words, rated_words, stage_words,
};
use crate::accounts::Choice;
use crate::board::of_cells;
use crate::games::{GamePicker, size_words, spec_words};
use crate::link_terms::not_by_link_words;
use crate::ratings::Unrates;
use crate::{Frame, filters, tie_breaks};

/// The form of a new or changed tournament.
#[derive(Template)]
#[template(path = "tournaments/edit.html")]
pub struct TournamentFormPage {
    pub frame: Frame,
    /// The event's id and name.
    pub event: (EventId, String),
    /// The tournament, if it is there already: its id and name.
    pub tournament: Option<(TournamentId, String)>,
    /// What was typed.
    pub form: TournamentForm,
    /// Forms that come filled in: their words in the address, what they are called.
    pub presets: Vec<(&'static str, Text)>,
    pub picker: GamePicker,
    pub formats: Vec<Choice>,
    /// How a Swiss may begin.
    pub accelerations: Vec<Choice>,
    /// Lists of tie-breaks, and the one that it has.
    pub tie_breaks: Vec<Choice>,
    /// What may be named at the board, or nothing.
    pub pies: Vec<Choice>,
    pub rated: Vec<Choice>,
    /// What cannot be changed any more, once it has started.
    pub settled: Vec<Text>,
    /// Whether the number of rounds still can, though it has started.
    pub may_set_rounds: bool,
    pub complaints: Complaints,
    /// Somebody changed the tournament meanwhile: its name and what else it is now.
    pub changed_meanwhile: Option<(String, Vec<Text>)>,
    /// Whether it can be cancelled.
    pub may_cancel: bool,
    /// Whether "published" is chosen.
    pub is_published: bool,
    /// Whose ratings go if it is unpublished, for whoever is asked.
    pub unrates: Option<Unrates>,
}

pages! { TournamentFormPage }

impl TournamentFormPage {
    /// The form of a new tournament, as typed so far.
    pub fn new(frame: Frame, event: &Event, form: TournamentForm) -> Self {
        let presets = Preset::ALL.iter().map(|preset| (preset.as_str(), preset_words(*preset)));
        Self { presets: presets.collect(), ..Self::of(frame, event, form) }
    }

    /// The form of a tournament that is there, as typed so far.
    pub fn change(
        frame: Frame,
        event: &Event,
        tournament: &Tournament,
        n_paired: u16,
        form: TournamentForm,
    ) -> Self {
        let settled = if tournament.stage == Stage::Entry { Vec::new() } else { about(tournament) };
        Self {
            tournament: Some((tournament.id, tournament.details.name.to_string())),
            settled,
            may_set_rounds: may_set_rounds(tournament, n_paired),
            may_cancel: may_cancel(tournament).is_ok(),
            ..Self::of(frame, event, form)
        }
    }

    fn of(frame: Frame, event: &Event, form: TournamentForm) -> Self {
        let chosen = FormatKind::parse(&form.format).unwrap_or(FormatKind::RoundRobin);
        let formats = FormatKind::ALL.iter().map(|format| Choice {
            value: format.as_str().to_owned(),
            label: format_kind_words(*format),
            is_chosen: *format == chosen,
        });
        let chosen = Acceleration::parse(&form.acceleration).unwrap_or(Acceleration::None);
        let accelerations = Acceleration::ALL.iter().map(|acceleration| Choice {
            value: acceleration.as_str().to_owned(),
            label: acceleration_words(*acceleration),
            is_chosen: *acceleration == chosen,
        });
        let chosen = Rated::parse(&form.rated).unwrap_or(Rated::Rated);
        let rated = Rated::ALL.iter().map(|rated| Choice {
            value: rated.as_str().to_owned(),
            label: rated_words(*rated),
            is_chosen: *rated == chosen,
        });
        Self {
            frame,
            event: (event.id, event.details.name.to_string()),
            tournament: None,
            presets: Vec::new(),
            picker: GamePicker::new(&form.spec, &form.shown_game()).or(other_game(&form)),
            formats: formats.collect(),
            accelerations: accelerations.collect(),
            tie_breaks: tie_break_presets(&form),
            pies: pies(&form),
            rated: rated.collect(),
            may_cancel: false,
            is_published: form.visibility() != Some(Visibility::Draft),
            unrates: None,
            form,
            settled: Vec::new(),
            may_set_rounds: false,
            complaints: Complaints::default(),
            changed_meanwhile: None,
        }
    }

    /// The form with what is wrong with it.
    #[must_use]
    pub fn with_complaints(self, found: &[TournamentComplaint]) -> Self {
        Self { complaints: tournament_complaints(found), ..self }
    }

    /// The form of a tournament by link that could not be played so.
    #[must_use]
    pub fn not_by_link(self, why: NotByLink) -> Self {
        let field = |why: &NotByLink| match why {
            NotByLink::Next => "format",
            NotByLink::Pie => "pie",
            _ => "spec",
        };
        let words = |why: &NotByLink| match why {
            NotByLink::Next => Text::new("link-terms-format"),
            other => not_by_link_words(*other),
        };
        Self { complaints: Complaints::new(&[why], field, words), ..self }
    }

    /// The form again, asking whether these ratings may go.
    #[must_use]
    pub fn unrating(self, moved: &RatingsMoved) -> Self {
        Self { unrates: Some(Unrates::new(moved)), ..self }
    }

    /// The form again, beside what somebody else made of the tournament meanwhile; sent once
    /// more, it goes over that.
    #[must_use]
    pub fn changed_meanwhile(mut self, now: &Tournament) -> Self {
        self.form.version = now.version.to_string();
        self.changed_meanwhile = Some((now.details.name.to_string(), about(now)));
        self
    }
}

/// A preset as the form of a new tournament. A name that somebody has typed stays; one that
/// another preset brought does not.
pub fn preset_form(preset: Preset, typed: &str, language: Language) -> TournamentForm {
    let name_of = |preset: Preset| {
        let game = preset.spec().parse::<Spec>();
        game.map(|spec| spec_words(&spec).in_language(language)).unwrap_or_default()
    };
    let is_typed =
        !typed.trim().is_empty() && Preset::ALL.iter().all(|other| name_of(*other) != typed.trim());
    let name = if is_typed { typed.to_owned() } else { name_of(preset) };
    TournamentForm::of_preset(preset, name)
}

/// Everything that was decided about a tournament but its name.
fn about(tournament: &Tournament) -> Vec<Text> {
    let details = &tournament.details;
    let game = std::iter::once(spec_words(&details.spec)).chain(details.pie.map(pie_words));
    let rest = [
        format_words(details.format),
        points_words(tournament),
        rated_words(details.rated),
        tie_breaks_words(&details.ranking),
        stage_words(tournament.stage),
    ];
    game.chain(rest).collect()
}

fn other_game(form: &TournamentForm) -> (bool, String) {
    let picked = form.shown_game();
    let name = picked.typed(OTHER_NAME).unwrap_or_default();
    (picked.game == OTHER_GAME, name.to_owned())
}

fn pies(form: &TournamentForm) -> Vec<Choice> {
    let choice = |value: &str, label| Choice {
        value: value.to_owned(),
        label,
        is_chosen: form.pie == value,
    };
    let named = Handicap::ALL.iter().map(|pie| choice(pie.as_str(), pie_words(*pie)));
    std::iter::once(choice("", Text::new("pie-none"))).chain(named).collect()
}

/// Nobody is entered yet, so nothing is said of ratings here.
fn tie_break_presets(form: &TournamentForm) -> Vec<Choice> {
    let choice = |value: &str, label: Text| Choice {
        value: value.to_owned(),
        label,
        is_chosen: form.tie_breaks == value,
    };
    let offered = [TieBreakPreset::Usual, TieBreakPreset::GamePoints];
    let chosen = TieBreakPreset::parse(&form.tie_breaks);
    let is_shown = |preset: &&TieBreakPreset| offered.contains(preset) || chosen == Some(**preset);
    let presets = TieBreakPreset::ALL.iter().filter(is_shown);
    let presets = presets.map(|preset| choice(preset.as_str(), tie_breaks::preset_words(*preset)));
    let kept = form.tie_breaks.is_empty().then(|| choice("", Text::new("tie-breaks-own")));
    presets.chain(kept).collect()
}

/// What results are worth, in words.
pub(super) fn points_words(tournament: &Tournament) -> Text {
    Text::new("points-of-results").with("points", Numeral::new(tournament.details.points))
}

fn preset_words(preset: Preset) -> Text {
    Text::new(match preset {
        Preset::GlassBeadGame6Swiss => "preset-gbg-6-swiss",
        Preset::GlassBeadGame6 => "preset-gbg-6",
        Preset::GlassBeadGame5 => "preset-gbg-5",
        Preset::GlassBeadChallenge9 => "preset-gbc-9",
        Preset::GlassBeadChallengeHexagons5 => "preset-gbc-hex5",
        Preset::GlassBeadChallengePentagons5 => "preset-gbc-cairo5",
        Preset::GlassBeadGame6Double => "preset-gbg-6-double",
    })
}

fn tournament_complaints(found: &[TournamentComplaint]) -> Complaints {
    Complaints::new(found, TournamentComplaint::field, complaint_words)
}

/// What is wrong with a tournament, in words.
pub fn complaint_words(complaint: &TournamentComplaint) -> Text {
    match complaint {
        TournamentComplaint::Name(error) => complaints::line(*error),
        TournamentComplaint::NoSpec => Text::new("error-empty"),
        TournamentComplaint::Spec(reason) => spec_refusal(reason),
        TournamentComplaint::Parameter { reason, .. } => parameter_refusal(reason),
        TournamentComplaint::Format(_) => Text::new("tournament-no-such-format"),
        TournamentComplaint::Pie(_) => Text::new("tournament-no-such-pie"),
        TournamentComplaint::PieUnfit(UnfitGame::OtherGame) => Text::new("pie-other-game"),
        TournamentComplaint::PieUnfit(UnfitGame::HasHandicap) => Text::new("pie-has-handicap"),
        TournamentComplaint::TieBreaks(_) => Text::new("tournament-no-such-tie-breaks"),
        TournamentComplaint::Rated(_) => Text::new("tournament-rated-or-not"),
        TournamentComplaint::Win(error)
        | TournamentComplaint::Draw(error)
        | TournamentComplaint::Loss(error)
        | TournamentComplaint::Bye(error) => score_refusal(error),
        TournamentComplaint::Rounds(_) => {
            Text::new("rounds-not-a-number").with("max", MAX_SWISS_ROUNDS)
        }
        TournamentComplaint::RoundsBelowPaired { paired, .. } => {
            Text::new("rounds-below-paired").with("paired", *paired)
        }
        TournamentComplaint::RoundsFixed => Text::new("rounds-fixed"),
        TournamentComplaint::Acceleration(_) => Text::new("tournament-no-such-acceleration"),
        TournamentComplaint::AccelerationPoints => Text::new("acceleration-points"),
        TournamentComplaint::DrawsAboveWin { .. }
        | TournamentComplaint::ByeAboveWin { .. }
        | TournamentComplaint::TooManyPoints { .. }
        | TournamentComplaint::DrawNotBelowWin { .. }
        | TournamentComplaint::LossAboveDraw { .. } => points_complaint(complaint),
    }
}

/// What is wrong with what results are worth to each other.
fn points_complaint(complaint: &TournamentComplaint) -> Text {
    let numbers = |id, numbers: &[(&'static str, Score)]| {
        let text = Text::new(id);
        numbers.iter().fold(text, |text, (name, score)| text.with(name, Numeral::new(score)))
    };
    match *complaint {
        TournamentComplaint::DrawsAboveWin { win, draw, loss } => {
            numbers("points-draws-above-win", &[("win", win), ("draw", draw), ("loss", loss)])
        }
        TournamentComplaint::ByeAboveWin { win, bye } => {
            numbers("points-bye-above-win", &[("win", win), ("bye", bye)])
        }
        TournamentComplaint::TooManyPoints { win, max } => {
            numbers("points-too-many", &[("points", win), ("max", max)])
        }
        TournamentComplaint::DrawNotBelowWin { win, draw } => {
            numbers("points-draw-not-below-win", &[("win", win), ("draw", draw)])
        }
        TournamentComplaint::LossAboveDraw { draw, loss } => {
            numbers("points-loss-above-draw", &[("draw", draw), ("loss", loss)])
        }
        _ => complaint_words(complaint),
    }
}

/// Why a size, an option or the name of another game is refused.
fn parameter_refusal(reason: &SpecReason) -> Text {
    match reason {
        SpecReason::NameLength { given: 0, .. } => Text::new("error-empty"),
        SpecReason::MissingSize { .. } => Text::new("size-missing"),
        reason => spec_refusal(reason),
    }
}

/// Sizes as they are written.
fn size_list(sizes: &[Sizes]) -> Text {
    let range = |each: &Sizes| format!("{0}{1}–{0}{2}", each.prefix, each.least, each.most);
    Text::list(sizes.iter().map(range))
}

/// Why a text names no game that is played here.
pub(crate) fn spec_refusal(reason: &SpecReason) -> Text {
    match reason {
        SpecReason::UnknownGame { name, .. } => Text::new("spec-unknown-game")
            .with("name", name.as_str())
            .with("families", Text::list(Game::FAMILIES.iter().copied())),
        SpecReason::MissingSize { sizes } => {
            Text::new("spec-missing-size").with("sizes", size_list(sizes))
        }
        SpecReason::Size { given, sizes } => {
            Text::new("spec-size").with("given", given.as_str()).with("sizes", size_list(sizes))
        }
        SpecReason::UnknownOption { option, expected } => Text::new("spec-unknown-option")
            .with("option", option.as_str())
            .with("expected", *expected),
        SpecReason::OptionTwice { name } => Text::new("spec-option-twice").with("name", *name),
        SpecReason::Stake { given, board } => no_such_stake(given, *board),
        SpecReason::StakeTwice { cell } => {
            Text::new("spec-stake-twice").with("square", cell.as_str())
        }
        SpecReason::AllStaked { board } => {
            of_cells(board.tiling(), ["spec-all-staked", "spec-all-cells-staked"])
        }
        SpecReason::Komi { given, most } => {
            Text::new("spec-komi").with("given", given.as_str()).with("most", *most)
        }
        SpecReason::NoParameters { given, family } => {
            Text::new("spec-no-parameters").with("given", given.as_str()).with("family", *family)
        }
        SpecReason::NameLength { given, most } => {
            Text::new("spec-name-length").with("given", *given).with("most", *most)
        }
        SpecReason::NameLetter { letter } => {
            Text::new("spec-name-letter").with("letter", letter.to_string())
        }
        SpecReason::ResultOnly => Text::new("spec-result-only"),
        SpecReason::NotCanonical { canonical } => {
            Text::new("spec-not-canonical").with("canonical", canonical.as_str())
        }
    }
}

fn no_such_stake(given: &str, board: Board) -> Text {
    of_cells(board.tiling(), ["spec-stake", "spec-stake-cell"])
        .with("given", given)
        .with("side", board.size())
        .with("board", size_words(board))
}

fn score_refusal(error: &ScoreError) -> Text {
    match error {
        ScoreError::NotANumber { .. } => Text::new("points-not-a-number"),
        ScoreError::TooLarge { .. } => Text::new("points-too-large"),
    }
}
