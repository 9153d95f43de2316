//! The filters of the templates.

use super::text::{LANGUAGE_KEY, Language, Speak};

/// A message in the language of the page: `{{ "nav-events"|t }}`, `{{ title|t }}`.
#[askama::filter_fn]
pub(super) fn t(message: impl Speak, values: &dyn askama::Values) -> askama::Result<String> {
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    Ok(message.speak(*language))
}
