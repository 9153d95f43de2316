//! Ratings that a correction, a closing or a merge has moved, or would move.

use super::{Figure, change, pool_name};
use crate::domain::ratings::RatingChange;
use crate::domain::{PlayerId, PoolId};
use crate::view::Text;

/// A rating that moves, or has moved.
#[derive(Debug, Clone)]
pub struct MovedLine {
    pub player: PlayerId,
    pub name: String,
    pub pool: (PoolId, Text),
    pub before: Option<Figure>,
    /// The difference, where there is a rating before and after.
    pub change: Option<String>,
    /// Now.
    pub after: Option<Figure>,
}

pub fn moved_line(moved: &RatingChange) -> MovedLine {
    MovedLine {
        player: moved.player,
        name: moved.name.clone(),
        pool: (moved.pool.id, pool_name(&moved.pool)),
        before: moved.before.as_ref().map(Figure::known),
        change: moved
            .before
            .zip(moved.after)
            .map(|(before, after)| change(before.state, after.state)),
        after: moved.after.as_ref().map(Figure::known),
    }
}

/// Whose ratings would go or move, as somebody is asked.
#[derive(Debug, Clone)]
pub struct Unrates {
    pub told: Text,
    pub moved: Vec<MovedLine>,
}

impl Unrates {
    pub fn new(moved: &[RatingChange]) -> Self {
        let told = Text::new("unrates").with("count", moved.len());
        Self { told, moved: moved.iter().map(moved_line).collect() }
    }
}
