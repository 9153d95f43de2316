//! What the messages of the manual say, with *labels* and `what is typed`.

use askama::filters::{Html, escape};

use domain::accounts::{GIVEN_DAYS, SETUP_HOURS};
use domain::bin;
use words::Text;

/// A message of the manual. The messages of pages that it names get the values of its examples.
pub(crate) fn told(id: &'static str) -> Text {
    Text::new(id)
        .with("days", bin::DAYS)
        .with("hours", SETUP_HOURS)
        .with("given", GIVEN_DAYS)
        .with("round", 2_u16)
        .with("count", 8_u16)
}

/// The words as HTML: what is between asterisks is a label, what is between back quotes is code.
pub(crate) fn marked_up(words: &str) -> askama::Result<String> {
    let mut html = String::with_capacity(words.len() + 32);
    let mut rest = words;
    while let Some(at) = rest.find(['*', '`']) {
        let (before, marked) = rest.split_at(at);
        let (mark, inside) = marked.split_at(1);
        // A mark without its second is none.
        let Some((inside, after)) = inside.split_once(mark) else { break };
        let element = if mark == "*" { "b" } else { "code" };
        html.push_str(&escaped(before)?);
        let inside = escaped(inside)?;
        for part in ["<", element, ">", &inside, "</", element, ">"] {
            html.push_str(part);
        }
        rest = after;
    }
    html.push_str(&escaped(rest)?);
    Ok(html)
}

fn escaped(text: &str) -> askama::Result<String> {
    Ok(escape(text, Html)?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_bold_and_what_is_typed_is_code() {
        let check = |words: &str, html: &str| assert_eq!(marked_up(words).unwrap(), html);
        check("Click *Save* now.", "Click <b>Save</b> now.");
        check("Type `magister serve` *here*", "Type <code>magister serve</code> <b>here</b>");
        check("*a < b* & `<c>`", "<b>a &#60; b</b> &#38; <code>&#60;c&#62;</code>");
        check("5 * 3", "5 * 3");
        check("`a * b`", "<code>a * b</code>");
    }
}
