//! Tournaments of abstract games: results proven by replaying the moves, standings and
//! ratings that anybody can recompute.
//!
//! The picture of the house is in `ARCHITECTURE.md`: text comes in through `form`, decisions
//! are made in `domain`, rows live in `store`, pages are drawn by `view`; `web` and `cli` are
//! the shells around them.

pub mod app;
pub mod cli;
pub mod config;
mod mail;
pub mod telemetry;
pub mod web;
