//! Requests in, pages out: parse, ask the domain, store, answer.

mod access;
mod accounts;
mod answer;
mod assets;
mod attempts;
mod byes;
mod calculator;
mod entries;
mod error;
mod error_pages;
mod events;
mod forbidden;
mod games;
mod headers;
mod health;
mod merges;
mod origin;
mod pies;
mod players;
mod ratings;
mod reports;
mod results;
mod rounds;
mod routes;
mod server;
mod session;
mod standings;
mod submission;
mod tie_breaks;
mod tournaments;
mod trace;
mod turns;
mod visit;

pub use access::{Route, Subject};
pub use routes::ROUTES;
pub use server::{Running, ServeError, State, configure, serve};
