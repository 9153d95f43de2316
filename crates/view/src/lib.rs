//! Pages: one struct each, chosen, sorted and formatted; the templates only lay them out.

#[macro_use]
mod frame;

pub mod about;
pub mod accounts;
pub mod addresses;
pub mod alerts;
pub mod api;
pub mod ask;
pub mod assets;
pub mod audit;
mod avatar;
pub mod backups;
pub mod badges;
pub mod bin;
pub mod board;
pub mod boards;
pub mod by_link;
pub mod byes;
pub mod calculator;
pub mod chart;
pub mod checkins;
pub mod clocks;
pub mod codes;
pub mod crosstable;
pub mod entries;
pub mod error;
pub mod event_files;
pub mod events;
pub mod feeds;
#[allow(
    unreachable_pub,
    clippy::inline_always,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "what the macro of filters makes is written so"
)]
mod filters;
pub mod forbidden;
pub mod games;
pub mod glance;
pub mod hall;
pub mod head;
pub mod home;
pub mod how_to_play;
pub mod imports;
mod link_terms;
pub mod links;
pub mod look;
pub mod manual;
pub mod merges;
pub mod my;
pub mod offline;
pub mod overlaps;
pub mod parts;
pub mod pictures;
pub mod pies;
pub mod player_accounts;
pub mod players;
pub mod prints;
pub mod privacy;
pub mod queue;
pub mod ratings;
pub mod results;
pub mod rounds;
pub mod schedule;
pub mod screens;
pub mod search;
pub mod silence;
pub mod standings;
pub mod submissions;
pub mod tie_breaks;
pub mod tokens;
pub mod tournaments;

pub use frame::{CodeNote, Frame, Notice, Page, Section, Senders};

/// A page could not be drawn: a fault of the program.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    #[error("template: {0}")]
    Template(#[from] askama::Error),
    #[error("table: {0}")]
    Table(#[from] csv::Error),
    #[error("drawing: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    #[error("a picture could not be written as PNG")]
    Png,
}

/// What is drawn by itself, without a frame around it.
pub trait Part: askama::Template {}

impl<T: askama::Template> Part for T {}

/// Draws a page in its language.
pub fn draw(page: &impl Page) -> Result<String, RenderError> {
    render(page, page.frame().language)
}

/// Draws a page, or what is a part of one, in a language.
pub fn render(part: &impl Part, language: words::Language) -> Result<String, RenderError> {
    let values = (words::text::LANGUAGE_KEY, &language as &dyn std::any::Any);
    Ok(language.lead(part.render_with_values(&values)?))
}
