//! What of a player everybody sees: the form, and its words.

use domain::EventId;
use domain::privacy::{Choosing, NameForm, Shown};
use words::Text;

/// Names that can be chosen, each as it would be shown.
#[derive(Debug, Clone)]
pub struct NameOption {
    pub value: &'static str,
    pub label: Text,
    /// The exact name, or an example.
    pub name: String,
    pub is_chosen: bool,
}

/// What can be kept private: the name of the field, its label, and whether it is.
pub type Hiding = (&'static str, Text, bool);

/// The fields that choose what is shown.
#[derive(Debug, Clone)]
pub struct ShownFields {
    pub names: Vec<NameOption>,
    pub hidings: Vec<Hiding>,
}

/// The form of one player.
#[derive(Debug, Clone)]
pub struct PublicSection {
    pub title: Text,
    /// Where it is sent.
    pub action: String,
    /// The name that everybody sees now.
    pub now: Text,
    pub fields: ShownFields,
    /// Whether there is a choice to forget.
    pub is_chosen: bool,
}

impl ShownFields {
    /// For an event: the names are examples.
    pub fn of_event(shown: Shown) -> Self {
        Self::new(shown, NameForm::ALL.iter().map(|form| (*form, example(*form).to_owned())))
    }

    fn new(shown: Shown, names: impl Iterator<Item = (NameForm, String)>) -> Self {
        let option = |(form, name): (NameForm, String)| NameOption {
            value: form.as_str(),
            label: form_words(form),
            name,
            is_chosen: form == shown.name,
        };
        Self {
            names: names.map(option).collect(),
            hidings: vec![
                ("hides_club", Text::new("public-club"), !shown.club),
                ("hides_curve", Text::new("public-curve"), !shown.curve),
                ("hides_moves", Text::new("public-moves"), !shown.moves),
            ],
        }
    }
}

impl PublicSection {
    /// On the own page of an event.
    pub fn of_oneself(event: EventId, choosing: &Choosing) -> Self {
        Self::new(Text::new("public-title"), format!("/events/{event}/my/public"), choosing)
    }

    /// For administrators.
    pub fn of_player(choosing: &Choosing) -> Self {
        let action = format!("/players/{}/public", choosing.player);
        Self::new(Text::new("public-title-of-player"), action, choosing)
    }

    fn new(title: Text, action: String, choosing: &Choosing) -> Self {
        let shown = choosing.publicity.shown();
        let now = choosing.names.iter().find(|(form, _)| *form == shown.name);
        let now = now.map(|(_, name)| name.as_str()).unwrap_or_default();
        Self {
            title,
            action,
            now: Text::new("public-now").with("name", now),
            fields: ShownFields::new(shown, choosing.names.iter().cloned()),
            is_chosen: choosing.publicity.own.is_some(),
        }
    }
}

/// Names are not translated, and these are none of anybody.
fn example(form: NameForm) -> &'static str {
    match form {
        NameForm::Full => "Anna Becker",
        NameForm::Initial => "Anna B.",
        NameForm::Number => "Player 12",
    }
}

/// How a name is shown, in words.
pub fn form_words(form: NameForm) -> Text {
    Text::new(match form {
        NameForm::Full => "public-full",
        NameForm::Initial => "public-initial",
        NameForm::Number => "public-number",
    })
}
