//! The page for everything that cannot be shown.

use askama::Template;
use words::Text;

use super::{Frame, filters};

/// One page for all refusals and faults: what is wrong, and what to do.
#[derive(Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    pub frame: Frame,
    /// What is wrong.
    pub heading: Text,
    /// What to do.
    pub advice: Text,
    /// What the request is called in the log, if the program is at fault.
    pub request: Option<Text>,
}

pages! { ErrorPage }
