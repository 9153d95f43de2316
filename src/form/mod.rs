//! Text from browsers and files → domain values, or all complaints at once.

pub mod accounts;
pub mod csv;
pub mod entries;
pub mod events;
pub mod games;
pub mod players;
pub mod results;
pub mod standings;
pub mod tournaments;

/// Adds a complaint for what failed, and goes on to the next field.
fn keep<T, E, C>(
    result: Result<T, E>,
    complaints: &mut Vec<C>,
    say: impl FnOnce(E) -> C,
) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(error) => {
            complaints.push(say(error));
            None
        }
    }
}
