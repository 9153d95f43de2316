//! Ratings that a correction, a closing or a merge has moved, or would move.

use domain::ratings::{RatingChange, RatingsMoved};
use domain::{PlayerId, PoolId};
use words::Text;

use super::{Figure, change, pool_name};

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

fn moved_line(moved: &RatingChange) -> MovedLine {
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

/// What moves, or has moved.
#[derive(Debug, Clone, Default)]
pub struct MovedView {
    pub lines: Vec<MovedLine>,
    /// Long lists, which follow.
    pub later: Vec<(PoolId, Text)>,
}

impl MovedView {
    pub fn of(moved: &RatingsMoved) -> Self {
        Self {
            lines: moved.changes.iter().map(moved_line).collect(),
            later: moved.later.iter().map(|pool| (pool.id, pool_name(pool))).collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.later.is_empty()
    }
}

/// Whose ratings would go or move, as somebody is asked.
#[derive(Debug, Clone)]
pub struct Unrates {
    pub told: Text,
    pub moved: MovedView,
}

impl Unrates {
    pub fn new(moved: &RatingsMoved) -> Self {
        let told = match moved.changes.len() {
            0 => Text::new("unrates-later"),
            count => Text::new("unrates").with("count", count),
        };
        Self { told, moved: MovedView::of(moved) }
    }
}
