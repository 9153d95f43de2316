//! Turns values into text that people read: messages in each language, numbers and dates by locale, and complaints
//! beside their fields.

pub mod complaints;
pub mod format;
pub mod language;
pub mod text;

pub use language::Language;
pub use text::Text;
