//! How far a long command has come, on a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, gone when it is dropped. Where that is no terminal there is none.
pub(super) struct Progress(ProgressBar);

impl Progress {
    /// So many steps, none of them taken.
    pub(super) fn of(n_steps: u64) -> Self {
        let bar = ProgressBar::new(n_steps);
        let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} {eta} {msg}");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        Self(bar)
    }

    /// So many steps more have been taken.
    pub(super) fn advance(&self, n_steps: u64) {
        self.0.inc(n_steps);
    }

    /// What is being done.
    pub(super) fn tell(&self, message: impl Into<String>) {
        self.0.set_message(message.into());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
