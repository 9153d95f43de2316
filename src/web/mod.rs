//! Requests in, pages out: parse, ask the domain, store, answer.

mod access;
mod accounts;
mod answer;
mod assets;
mod attempts;
mod error;
mod error_pages;
mod events;
mod headers;
mod health;
mod origin;
mod players;
mod ratings;
mod routes;
mod server;
mod session;
mod standings;
mod submission;
mod trace;
mod visit;

pub use access::{Route, Subject};
pub use routes::ROUTES;
pub use server::{ServeError, State, configure, serve};
