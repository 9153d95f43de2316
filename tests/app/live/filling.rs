//! Forms of pages as somebody might send them, by chance.

use std::collections::BTreeMap;

use regex::Regex;

use crate::database::unique;

/// A row of numbers by chance, the same each time.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, n: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    pub(super) fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { all.get(self.below(all.len())) }
    }
}

pub(super) type Fields = Vec<(String, String)>;

/// What can be chosen in a form, and what stands there.
#[derive(Default)]
struct Form {
    fields: Fields,
    /// The values of radio buttons and lists, by name.
    choices: BTreeMap<String, Vec<String>>,
    ticks: Fields,
    buttons: Fields,
    select: String,
}

impl Form {
    fn read(&mut self, tag: &str) {
        let of = |name| attribute(tag, name).unwrap_or_default().to_owned();
        let (name, value) = (of("name"), of("value"));
        match (tag.split(' ').next().unwrap(), attribute(tag, "type")) {
            ("<select", _) => self.select = name,
            ("<option", _) => self.choices.entry(self.select.clone()).or_default().push(value),
            ("<button", _) => self.buttons.push((name, value)),
            (_, Some("radio")) => self.choices.entry(name).or_default().push(value),
            (_, Some("checkbox")) => self.ticks.push((name, value)),
            _ if value.is_empty() && ["name", "reason"].contains(&name.as_str()) => {
                self.fields.push((name, unique("Ludi Magister ")));
            }
            _ => self.fields.push((name, value)),
        }
    }

    fn chosen(mut self, chance: &mut Chance) -> Fields {
        for (name, mut values) in self.choices {
            // A draft is seen by hardly anybody.
            values.retain(|value| value != "draft");
            self.fields.extend(chance.of(&values).map(|value| (name, value.clone())));
        }
        self.fields.extend(self.ticks.into_iter().filter(|_| chance.below(2) == 0));
        if chance.below(5) > 0 {
            self.fields.extend(chance.of(&self.buttons).cloned());
        }
        self.fields.retain(|(name, _)| !["", "form_key", "file"].contains(&name.as_str()));
        self.fields.push(("form_key".to_owned(), unique("key")));
        self.fields
    }
}

/// Where the form of a page goes, from its first letter on.
pub(super) fn action(form: &str) -> &str {
    attribute(form.split('>').next().unwrap(), "action").unwrap_or_default()
}

/// A form of a page, filled: what stands there, and what is picked by chance.
pub(super) fn filled(form: &str, chance: &mut Chance) -> Fields {
    let tags = Regex::new(r"<(input|select|textarea|option|button)\b[^>]*>").unwrap();
    let mut read = Form::default();
    for tag in tags.find_iter(form) {
        read.read(tag.as_str());
    }
    read.chosen(chance)
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}
