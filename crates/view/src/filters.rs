//! The filters of the templates.

use words::language::Language;
use words::text::{LANGUAGE_KEY, Speak};

use super::avatar;

/// A message in the language of the page: `{{ "nav-events"|t }}`, `{{ title|t }}`.
#[askama::filter_fn]
pub(super) fn t(message: impl Speak, values: &dyn askama::Values) -> askama::Result<String> {
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    Ok(message.speak(*language))
}

/// A message of the manual, with its labels in bold: `{{ step.told|told }}`.
#[askama::filter_fn]
pub(super) fn told(
    message: &'static str,
    values: &dyn askama::Values,
) -> askama::Result<askama::filters::HtmlSafeOutput<String>> {
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    let words = super::manual::told::told(message).in_language(*language);
    super::manual::told::marked_up(&words).map(askama::filters::HtmlSafeOutput)
}

/// The words of a message before what is in its slot: `{{ told|before }}`.
#[askama::filter_fn]
pub(super) fn before(message: impl Speak, values: &dyn askama::Values) -> askama::Result<String> {
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    Ok(message.around(*language).0)
}

/// The words of a message after what is in its slot: `{{ told|after }}`.
#[askama::filter_fn]
pub(super) fn after(message: impl Speak, values: &dyn askama::Values) -> askama::Result<String> {
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    Ok(message.around(*language).1)
}

/// A sentence with its names as links: `{{ act.sentence|linked }}`. Its own template has escaped what
/// is in it.
#[askama::filter_fn]
pub(super) fn linked(
    sentence: &super::audit::Sentence,
    values: &dyn askama::Values,
) -> askama::Result<askama::filters::HtmlSafeOutput<String>> {
    use askama::Template as _;
    let language = askama::get_value::<Language>(values, LANGUAGE_KEY)?;
    let drawn = sentence.pieces(*language).render_with_values(values)?;
    Ok(askama::filters::HtmlSafeOutput(drawn.trim_end().to_owned()))
}

/// A drawing in the language of the page: `{{ board|drawn }}`. Its own template has escaped what
/// is in it.
#[askama::filter_fn]
pub(super) fn drawn(
    drawing: &impl askama::Template,
    values: &dyn askama::Values,
) -> askama::Result<askama::filters::HtmlSafeOutput<String>> {
    drawing.render_with_values(values).map(askama::filters::HtmlSafeOutput)
}

/// The first letters of a name, as its avatar has them: those of the first and of the last word.
#[askama::filter_fn]
pub(super) fn initials(
    name: impl std::fmt::Display,
    _: &dyn askama::Values,
) -> askama::Result<String> {
    Ok(avatar::initials(&name.to_string()))
}

/// The colour of an avatar, 0 to 11: the same for a name wherever it stands.
#[askama::filter_fn]
pub(super) fn hue(name: impl std::fmt::Display, _: &dyn askama::Values) -> askama::Result<u32> {
    Ok(avatar::hue(&name.to_string()))
}
