//! What a result is judged by, besides what somebody typed.

use rules::{BySeat, Spec};

use super::Recorded;
use super::moves::Twin;
use super::presence::Presence;
use super::undo::Undo;
use crate::accounts::Access;
use crate::pairings::Seating;
use crate::tournaments::Stage;

/// What a result is judged by.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The game that is played.
    pub spec: &'a Spec,
    /// Where the seats come from.
    pub seating: Seating,
    /// How far the tournament is.
    pub stage: Stage,
    /// The result that counts until now.
    pub newest: Option<&'a Recorded>,
    /// The record that was stored with it.
    pub record: Option<&'a str>,
    /// Whether both players are still there.
    pub presence: Presence,
    /// What the person at the form is to the event.
    pub access: Access,
    /// Whether a game by link is to bring the result, and a person enters one before it does.
    pub is_by_link: bool,
    /// Whether that person can undo the result that counts.
    pub undo: Undo,
    /// Whether a later round was paired by the result.
    pub is_paired_on: bool,
    /// What a record of this game says at its head.
    pub heading: &'a Heading,
    /// Where else in the tournament the moves of the record prove a result.
    pub twin: Option<Twin>,
}

/// What the tags of a record say of the occasion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// The event's name.
    pub event: String,
    /// The round, from 1.
    pub round: u16,
    /// The players' names.
    pub players: BySeat<String>,
}
