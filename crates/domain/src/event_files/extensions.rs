//! What other programs keep with an event: it is handed back as it came.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::EventFileError;

/// Most extensions of an event.
pub(super) const MOST: usize = 50;

/// Most bytes of an extension's data, as it is written.
const MOST_BYTES: usize = 256 * 1024;

/// Most letters of its name and of the address of its specification.
const MOST_LETTERS: usize = 200;

/// What a program keeps with an event, in a form of its own.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Extension {
    /// Which one it is; no other of the event has it.
    pub id: String,
    /// Where it is said what the data means.
    pub spec_url: String,
    /// Any JSON, kept to the letter.
    pub data: Box<RawValue>,
}

/// What is wrong with an extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ExtensionFault {
    #[error("`id` has to have 1 to {MOST_LETTERS} letters")]
    Id,
    #[error("another extension has the same `id`")]
    Repeated,
    #[error(
        "`specUrl` has to begin with https:// or http://, and have at most {MOST_LETTERS} letters"
    )]
    SpecUrl,
    #[error("`data` is larger than {} KiB", MOST_BYTES / 1024)]
    Large,
    #[error("an event has at most {MOST} extensions")]
    TooMany,
}

/// Finds what is wrong with the extensions of a file, one after the other.
#[derive(Default)]
pub(super) struct Faults {
    seen: HashSet<String>,
}

impl Faults {
    /// All that is wrong with the next one; `place` counts from 1.
    pub(super) fn of(&mut self, place: usize, extension: &Extension) -> Vec<EventFileError> {
        let Extension { id, spec_url, data } = extension;
        let is_address = ["https://", "http://"].iter().any(|scheme| spec_url.starts_with(scheme));
        let is_fit = |text: &str| text.chars().count() <= MOST_LETTERS && !text.contains('\0');
        let faults = [
            (id.trim().is_empty() || !is_fit(id), ExtensionFault::Id),
            (!self.seen.insert(id.clone()), ExtensionFault::Repeated),
            (!is_address || !is_fit(spec_url), ExtensionFault::SpecUrl),
            (data.get().len() > MOST_BYTES, ExtensionFault::Large),
            (place > MOST, ExtensionFault::TooMany),
        ];
        let faults = faults.into_iter().filter(|(is_wrong, _)| *is_wrong);
        faults.map(|(_, fault)| EventFileError::Extension { place, fault }).collect()
    }
}
