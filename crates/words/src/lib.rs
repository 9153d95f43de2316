//! What people read: messages in each language, numbers and dates as it writes them, and complaints beside their fields.

pub mod complaints;
pub mod format;
pub mod language;
pub mod text;

pub use language::Language;
pub use text::Text;
