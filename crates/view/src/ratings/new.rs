//! The form of a new pool.

use askama::Template;
use domain::ratings::{PoolRefusal, RatingSystem, systems};
use form::ratings::{PoolComplaint, PoolForm, written};
use rating::Setting;
use words::Text;
use words::complaints::{self, Complaints};
use words::format::Numeral;

use super::systems::setting_label;
use super::{pool_name, system_name};
use crate::accounts::Choice;
use crate::games::family_words;
use crate::{Frame, filters};

/// The form of a new pool.
#[derive(Template)]
#[template(path = "ratings/new.html")]
pub struct PoolFormPage {
    pub frame: Frame,
    /// The system of the form, and its word.
    pub system: (Text, &'static str),
    /// The other systems, each with a form of its own.
    pub others: Vec<(Text, &'static str)>,
    /// The games that can be rated.
    pub families: Vec<Choice>,
    /// What was typed.
    pub form: PoolForm,
    pub settings: Vec<SettingField>,
    pub complaints: Complaints,
}

pages! { PoolFormPage }

/// A number that can be chosen.
#[derive(Debug, Clone)]
pub struct SettingField {
    /// The name of its field.
    pub name: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// What was typed.
    pub value: String,
}

impl PoolFormPage {
    /// The form as typed so far; `families` are those that can be rated.
    pub fn new(frame: Frame, families: &[String], form: PoolForm) -> Self {
        let system = form.system.parse().unwrap_or(RatingSystem::Glicko2);
        let named = |system: RatingSystem| (system_name(system), system.word());
        let others = systems().into_iter().filter(|other| *other != system);
        let family = |family: &String| Choice {
            value: family.clone(),
            label: family_words(family),
            is_chosen: *family == form.family,
        };
        Self {
            frame,
            system: named(system),
            others: others.map(named).collect(),
            families: families.iter().map(family).collect(),
            settings: system.settings().iter().map(|setting| field(&form, *setting)).collect(),
            form,
            complaints: Complaints::default(),
        }
    }

    /// The form again, with what is wrong with it.
    #[must_use]
    pub fn refused(mut self, found: &[PoolComplaint]) -> Self {
        self.complaints = Complaints::new(found, PoolComplaint::field, words);
        self
    }

    /// The form again, since there is such a pool.
    #[must_use]
    pub fn taken(mut self, refusal: &PoolRefusal) -> Self {
        self.complaints = match refusal {
            PoolRefusal::SameSettings(pool) => Complaints::new(
                &[pool],
                |_| "system",
                |pool| Text::new("pool-same-settings").with("pool", pool_name(pool)),
            ),
            PoolRefusal::SameName(pool) => Complaints::new(
                &[pool],
                |_| "name",
                |pool| Text::new("pool-same-name").with("pool", pool_name(pool)),
            ),
        };
        self
    }
}

fn field(form: &PoolForm, setting: Setting) -> SettingField {
    let value = form.typed(setting).to_owned();
    SettingField { name: setting.word(), label: setting_label(setting), value }
}

fn words(complaint: &PoolComplaint) -> Text {
    match complaint {
        PoolComplaint::System(_) => Text::new("pool-no-system"),
        PoolComplaint::Family(_) => Text::new("pool-no-family"),
        PoolComplaint::Name(error) => complaints::line(*error),
        PoolComplaint::NoName => Text::new("pool-no-name"),
        PoolComplaint::Number(setting) => Text::new("pool-no-number")
            .with("least", Numeral::new(written(*setting.range().start(), *setting)))
            .with("most", Numeral::new(written(*setting.range().end(), *setting))),
        PoolComplaint::Idle => Text::new("pool-idle"),
    }
}
