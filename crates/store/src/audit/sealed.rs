//! What is private of an act: taken out of its JSON before it is stored, and put back when it is read.

use domain::audit::{PRIVATE, SEALED, seal};
use serde_json::{Map, Value, json};

use crate::Stored;

/// A value that was taken out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Secret {
    /// Where it belongs, as a JSON pointer.
    pub(super) place: String,
    pub(super) owner: Owner,
    /// 128 random bits, so that nobody finds a name by trying names.
    pub(super) salt: String,
    /// JSON.
    pub(super) value: String,
}

/// Whose a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Owner {
    pub(super) player: Option<i32>,
    pub(super) account: Option<i32>,
}

impl Owner {
    /// Whom an object is about: it says so itself, or stands in one that does.
    fn within(self, object: &Map<String, Value>) -> Self {
        let id = |key: &str| object.get(key)?.as_i64().and_then(|id| i32::try_from(id).ok());
        let kind = object.get("kind").and_then(Value::as_str);
        match (id("player"), id("account"), kind) {
            (Some(player), _, _) => Self { player: Some(player), account: None },
            (None, Some(account), _) => Self { player: None, account: Some(account) },
            (None, None, Some("player")) => Self { player: id("id"), account: None },
            (None, None, Some("account")) => Self { player: None, account: id("id") },
            _ => self,
        }
    }
}

/// Puts a digest in the place of each private value; answers what was taken out.
pub(super) fn take_out(
    detail: &mut Value,
    salt: &mut impl FnMut() -> Stored<String>,
) -> Stored<Vec<Secret>> {
    let mut secrets = Vec::new();
    walk(detail, (String::new(), Owner::default()), salt, &mut secrets)?;
    Ok(secrets)
}

fn walk(
    value: &mut Value,
    (place, owner): (String, Owner),
    salt: &mut impl FnMut() -> Stored<String>,
    secrets: &mut Vec<Secret>,
) -> Stored<()> {
    match value {
        Value::Object(object) if object.len() == 1 && object.contains_key(PRIVATE) => {
            let (salt, value) = (salt()?, object[PRIVATE].to_string());
            *object = Map::from_iter([(SEALED.to_owned(), json!(seal(&salt, &value)))]);
            secrets.push(Secret { place, owner, salt, value });
        }
        Value::Object(object) => {
            let owner = owner.within(object);
            for (key, value) in object.iter_mut() {
                let key = key.replace('~', "~0").replace('/', "~1");
                walk(value, (format!("{place}/{key}"), owner), salt, secrets)?;
            }
        }
        Value::Array(items) => {
            for (idx, item) in items.iter_mut().enumerate() {
                walk(item, (format!("{place}/{idx}"), owner), salt, secrets)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Puts a value back; what is not where it should be, or not what was sealed, is told by `false`.
pub(super) fn put_back(detail: &mut Value, place: &str, salt: &str, value: &str) -> bool {
    let (Some(there), Ok(kept)) = (detail.pointer_mut(place), serde_json::from_str(value)) else {
        return false;
    };
    let is_it = there.get(SEALED).and_then(Value::as_str) == Some(&seal(salt, value));
    let kept: Value = kept;
    *there = json!({ PRIVATE: kept });
    is_it
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_private_goes_and_comes_back_and_belongs_to_whom_it_is_about() {
        let named = |name: &str| json!({ PRIVATE: name });
        let all = json!({
            "tournament": 1,
            "entered": [
                { "entry": 1, "player": 7, "name": named("Anna"), "club": null },
                { "entry": 2, "player": 8, "name": named("Bert"), "club": named("Hall/1") },
            ],
            "deleted": { "kind": "account", "id": 3, "name": named("knecht") },
        });
        let mut detail = all.clone();
        let mut n_salts = 0;
        let secrets = take_out(&mut detail, &mut || {
            n_salts += 1;
            Ok(format!("{n_salts:032}"))
        })
        .unwrap();
        let text = detail.to_string();
        for name in ["Anna", "Bert", "Hall/1", "knecht"] {
            assert!(!text.contains(name), "{text}");
        }
        let owners: Vec<_> =
            secrets.iter().map(|one| (one.owner.player, one.owner.account)).collect();
        let player = |id| (Some(id), None);
        assert_eq!(owners.len(), 4);
        for owner in [player(7), player(8), (None, Some(3))] {
            assert!(owners.contains(&owner), "{owners:?}");
        }
        for secret in &secrets {
            assert!(put_back(&mut detail, &secret.place, &secret.salt, &secret.value));
        }
        assert_eq!(detail, all);
    }

    #[test]
    fn another_value_or_salt_is_found() {
        let mut detail = json!({ "player": 7, "name": { PRIVATE: "Anna" } });
        let secret = take_out(&mut detail, &mut || Ok("0".repeat(32))).unwrap().remove(0);
        let mut other = detail.clone();
        assert!(!put_back(&mut other, &secret.place, &secret.salt, "\"Berta\""));
        assert!(!put_back(&mut detail.clone(), &secret.place, &"1".repeat(32), &secret.value));
        assert!(!put_back(&mut detail, "/nowhere", &secret.salt, &secret.value));
    }
}
