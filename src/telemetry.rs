//! Logs: for people on a terminal, JSON otherwise. Never names, addresses or form contents.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::{Log, LogFormat};

/// The filter of the settings is no filter.
#[derive(Debug, thiserror::Error)]
#[error("log.filter: {0}")]
pub struct FilterError(#[from] tracing_subscriber::filter::ParseError);

/// The filter, without what the framework calls errors of its own: a request that is none, or a
/// browser that went away. Who wants to see them names it.
fn with_framework(filter: &str) -> String {
    if filter.contains(FRAMEWORK) { filter.to_owned() } else { format!("{filter},{FRAMEWORK}=off") }
}

const FRAMEWORK: &str = "actix_http";

/// Sends the log to standard error, so that standard output keeps its one line for programs.
pub fn start(log: &Log) -> Result<(), FilterError> {
    let filter = EnvFilter::try_new(with_framework(&log.filter))?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let for_people = match log.format {
        LogFormat::Human => true,
        LogFormat::Json => false,
        LogFormat::Auto => std::io::stderr().is_terminal(),
    };
    // A second start (tests in one process) keeps the first log.
    let _ = if for_people {
        lines.with_target(false).try_init()
    } else {
        lines.json().flatten_event(true).with_current_span(true).try_init()
    };
    Ok(())
}
