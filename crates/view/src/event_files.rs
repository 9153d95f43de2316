//! The file of an event: taken along, and what other programs keep in it.

use askama::Template;
use domain::EventId;
use domain::event_files::Extension;
use domain::events::Event;
use words::Text;
use words::format::Numeral;

use super::{Frame, filters};

/// What is in the file of an event, and where it is.
#[derive(Template)]
#[template(path = "event_files/show.html")]
pub struct EventFilePage {
    pub frame: Frame,
    pub event: EventId,
    pub event_name: String,
    /// What a browser saves it as.
    pub file_name: String,
    pub extensions: Vec<ExtensionLine>,
}

pages! { EventFilePage }

/// What another program keeps with the event.
#[derive(Debug, Clone)]
pub struct ExtensionLine {
    pub id: String,
    pub spec_url: String,
    pub size: Text,
    /// "Remove seating", for those who only hear the page.
    pub label: Text,
}

impl EventFilePage {
    pub fn new(frame: Frame, event: &Event, extensions: &[Extension]) -> Self {
        let line = |extension: &Extension| ExtensionLine {
            id: extension.id.clone(),
            spec_url: extension.spec_url.clone(),
            size: Text::new("backups-size")
                .with("size", Numeral::new(extension.data.get().len().div_ceil(1024) as u64)),
            label: Text::new("event-file-remove-label").with("name", extension.id.as_str()),
        };
        Self {
            frame,
            event: event.id,
            event_name: event.details.name.to_string(),
            file_name: file_name(event),
            extensions: extensions.iter().map(line).collect(),
        }
    }
}

/// "u-con-2026.json".
pub fn file_name(event: &Event) -> String {
    let name = domain::NameKey::of(event.details.name.as_str());
    let words = name.as_str().split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(8).collect();
    if words.is_empty() { format!("event-{}.json", event.id) } else { words.join("-") + ".json" }
}
