//! Statements that take long are told of in the log: how long they took and their text, never the values.

use std::sync::OnceLock;
use std::time::Duration;

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

use system::meters::{Stopwatch, slow_statement};

/// For the whole process, as its log is.
static LIMIT: OnceLock<Duration> = OnceLock::new();

/// Longer statements are cut off: they differ in their number of placeholders.
const MOST_CHARS: usize = 2000;

/// Each connection that is opened from now on tells of statements that take so long or longer. The first call counts.
pub fn tell_of_slow_statements(limit: Duration) {
    let _ = LIMIT.set(limit);
    // It fails only after a panic of somebody who was setting it too; then it stays as it was.
    let _ = set_default_instrumentation(|| {
        let limit = *LIMIT.get()?;
        Some(Box::new(Watch { limit, running: None }))
    });
}

struct Watch {
    limit: Duration,
    running: Option<Stopwatch>,
}

impl Instrumentation for Watch {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartQuery { .. } => self.running = Some(Stopwatch::start()),
            InstrumentationEvent::FinishQuery { query, .. } => {
                let took = self.running.take().map(Stopwatch::elapsed);
                if let Some(took) = took.filter(|took| *took >= self.limit) {
                    tell(took, &query.to_string());
                }
            }
            _ => {}
        }
    }
}

fn tell(took: Duration, query: &str) {
    slow_statement();
    let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    tracing::warn!(milliseconds, statement = without_values(query), "slow statement");
}

/// The text of a statement. Diesel writes the values behind it.
fn without_values(query: &str) -> &str {
    let text = query.split(" -- binds: ").next().unwrap_or_default();
    let end = text.char_indices().nth(MOST_CHARS).map_or(text.len(), |(end, _)| end);
    &text[..end]
}

#[cfg(test)]
mod tests {
    use diesel::debug_query;
    use diesel::prelude::*;
    use diesel::sql_types::Text;
    use diesel::sqlite::Sqlite;

    use super::*;
    use crate::schema::players;

    #[test]
    fn the_values_of_a_statement_are_not_told() {
        let typed = "Tegularius -- binds: []";
        let query = players::table.filter(players::name.eq(typed)).select(players::id);
        let written = debug_query::<Sqlite, _>(&query).to_string();
        assert!(written.contains("Tegularius"), "else this test proves nothing: {written}");
        let told = without_values(&written);
        assert!(told.ends_with("= ?)") && !told.contains("Tegularius"), "{told}");
        let query = diesel::sql_query("SELECT $1").bind::<Text, _>(typed);
        let written = debug_query::<Sqlite, _>(&query).to_string();
        assert_eq!(without_values(&written), "SELECT $1");
    }

    #[test]
    fn a_long_statement_is_cut_off() {
        assert_eq!(without_values(&"é".repeat(MOST_CHARS + 1)).chars().count(), MOST_CHARS);
        assert_eq!(without_values("COMMIT"), "COMMIT");
    }
}
