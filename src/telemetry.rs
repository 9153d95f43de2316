//! Logs: for people on a terminal, JSON otherwise. Never names, addresses or form contents.

use std::any::Any;
use std::io::IsTerminal;
use std::panic::PanicHookInfo;

use tracing_subscriber::EnvFilter;

use crate::config::{Log, LogFormat};

/// The filter of the settings is no filter.
#[derive(Debug, thiserror::Error)]
#[error("log.filter: {0}")]
pub struct FilterError(#[from] tracing_subscriber::filter::ParseError);

/// The filter, without what the framework calls errors of its own: a request that is none, or a
/// browser that went away. Who wants to see them names it.
///
/// Its decoder stays silent: what it tells of a broken request are headers as they came.
fn with_framework(filter: &str) -> String {
    let silent = if filter.contains(FRAMEWORK) { DECODER } else { FRAMEWORK };
    format!("{filter},{silent}=off")
}

const FRAMEWORK: &str = "actix_http";
const DECODER: &str = "actix_http::h1::decoder";

/// Tells where the program panicked.
fn tell(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string);
    tracing::error!(place, "{}", words(panic.payload()));
}

/// What a panic says, if it stands like that in the program: words that were put together may hold what
/// somebody typed.
fn words(payload: &(dyn Any + Send)) -> &'static str {
    payload.downcast_ref::<&str>().copied().unwrap_or("the program panicked")
}

/// Sends the log to standard error, so that standard output keeps its one line for programs.
pub fn start(log: &Log) -> Result<(), FilterError> {
    let filter = EnvFilter::try_new(with_framework(&log.filter))?;
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        // It would report a closed standard error on standard error, and panic.
        .log_internal_errors(false);
    let for_people = match log.format {
        LogFormat::Human => true,
        LogFormat::Json => false,
        LogFormat::Auto => std::io::stderr().is_terminal(),
    };
    std::panic::set_hook(Box::new(tell));
    // A second start (tests in one process) keeps the first log.
    let _ = if for_people {
        lines.with_target(false).try_init()
    } else {
        lines.json().flatten_event(true).with_current_span(true).try_init()
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_says_only_what_stands_in_the_program() {
        assert_eq!(words(&"no board is there"), "no board is there");
        let typed = "Tegularius".to_owned();
        assert_eq!(words(&format!("no {typed} is there")), "the program panicked");
    }
}
