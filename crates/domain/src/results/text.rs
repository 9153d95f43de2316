//! The text of a record, before anybody reads it.

pub(super) fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// No move of any game begins with a bracket.
pub(super) fn is_tagged(text: &str) -> bool {
    without_bom(text).trim_start().starts_with('[')
}
