//! What is wrong with a form, beside the field that it is about.

use std::borrow::Cow;

use domain::LineError;

use super::Text;

/// All complaints about a form.
#[derive(Debug, Clone, Default)]
pub struct Complaints(Vec<(Cow<'static, str>, Text)>);

impl Complaints {
    /// Puts each complaint beside its field.
    pub fn new<C, F: Into<Cow<'static, str>>>(
        complaints: &[C],
        field: impl Fn(&C) -> F,
        words: impl Fn(&C) -> Text,
    ) -> Self {
        let beside = |complaint: &C| (field(complaint).into(), words(complaint));
        Self(complaints.iter().map(beside).collect())
    }

    #[must_use]
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    /// Those about one field.
    pub fn of(&self, field: &str) -> Vec<&Text> {
        self.0.iter().filter(|(other, _)| *other == field).map(|(_, text)| text).collect()
    }

    /// Whether a field is the first that something is wrong with: the one to begin with.
    pub fn is_first(&self, field: &str) -> bool {
        self.0.first().is_some_and(|(first, _)| *first == field)
    }

    /// Each with its field.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Text)> {
        self.0.iter().map(|(field, text)| (field.as_ref(), text))
    }

    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// How many there are, in words.
    pub fn summary(&self) -> Text {
        Text::new("complaints-summary").with("count", self.0.len())
    }
}

/// Why a line of text is refused.
pub fn line(error: LineError) -> Text {
    match error {
        LineError::Empty => Text::new("error-empty"),
        LineError::TooLong { chars, max } => {
            Text::new("error-too-long").with("chars", chars).with("max", max)
        }
        LineError::Control => Text::new("error-control"),
    }
}

/// What is said where somebody else has changed what is being changed; what it is now is in a
/// slot.
pub fn changed_meanwhile() -> Text {
    Text::new("changed-meanwhile").with_slot("now", "")
}
