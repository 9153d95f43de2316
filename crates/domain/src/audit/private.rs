//! What an act tells of a person.

use serde::de::Deserializer;
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

/// The key that marks such a value in JSON.
pub const PRIVATE: &str = "private";
/// The key of the digest that the chain has in its place.
pub const SEALED: &str = "sealed";

/// A name, a club, a year of birth: kept apart from the chain of the audit log, which has only a digest
/// of it. `None` once it is erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Private<T>(pub Option<T>);

impl<T> From<T> for Private<T> {
    fn from(value: T) -> Self {
        Self(Some(value))
    }
}

impl<T: Serialize> Serialize for Private<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(1))?;
        map.serialize_entry(PRIVATE, &self.0)?;
        map.end()
    }
}

/// As the log has it now, perhaps erased, and plain as acts of before have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Found<T> {
    Marked { private: Option<T> },
    Plain(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Private<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self(match Found::deserialize(from)? {
            Found::Marked { private } => private,
            Found::Plain(value) => Some(value),
        }))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_str, to_string};

    use super::Private;

    #[test]
    fn it_is_read_as_it_is_kept_as_it_was_and_when_it_is_erased() {
        let anna = Private(Some("Anna".to_owned()));
        assert_eq!(to_string(&anna).unwrap(), r#"{"private":"Anna"}"#);
        for text in [r#"{"private":"Anna"}"#, r#""Anna""#] {
            assert_eq!(from_str::<Private<String>>(text).unwrap(), anna);
        }
        assert_eq!(from_str::<Private<String>>(r#"{"sealed":"00"}"#).unwrap(), Private(None));
        assert_eq!(from_str::<Private<u16>>("1990").unwrap(), Private(Some(1990)));
        assert!(from_str::<Private<u16>>(r#""Anna""#).is_err());
    }
}
