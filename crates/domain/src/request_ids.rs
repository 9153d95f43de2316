//! What a request is called, from the proxy to the database.

use std::fmt;
use std::sync::Arc;

/// The name of one request: letters, digits, `.`, `_` and `-`, so that it can stand in a log, a header and a
/// statement as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestId(Arc<str>);

impl RequestId {
    pub const MOST_CHARS: usize = 64;

    /// A new one, from a number that no other request has.
    pub fn new(number: u128) -> Self {
        Self(format!("{number:032x}").into())
    }

    /// One that somebody else has given; none if it is empty, too long or has other characters.
    pub fn parse(text: &str) -> Option<Self> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        let is_id = (1..=Self::MOST_CHARS).contains(&text.len()) && text.bytes().all(is_plain);
        is_id.then(|| Self(text.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_from_elsewhere_is_short_and_plain() {
        let longest = "a".repeat(RequestId::MOST_CHARS);
        for good in ["7", "a.B_c-9", "9b2f6f1e-6f0e-4b0e-8f39-5a1f2b3c4d5e", &longest] {
            assert_eq!(RequestId::parse(good).unwrap().as_str(), good);
        }
        for bad in
            ["", "a b", "a'; DROP TABLE players; --", "a\n", "ä", "a/b", &(longest.clone() + "a")]
        {
            assert_eq!(RequestId::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_new_id_is_one_that_others_take_over() {
        for number in [0, 7, u128::MAX] {
            let id = RequestId::new(number);
            assert_eq!(RequestId::parse(id.as_str()), Some(id));
        }
    }
}
