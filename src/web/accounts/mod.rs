//! Accounts: the first administrator, signing in and out, passwords, sessions, the list, roles.

mod delete;
mod list;
mod one;
mod own;
mod roles;
mod sessions;
mod setup;
mod sign_in;

pub(super) use delete::{delete, delete_form};
pub(super) use list::{create, list};
pub(super) use one::{disable, disable_form, enable, give_password, show};
pub(super) use own::{change_password, own};
pub(super) use roles::{roles, set_role};
pub(super) use sessions::{end_all, end_one, end_own, end_own_others};
pub(super) use setup::{setup, setup_form};
pub(super) use sign_in::{sign_in, sign_in_form, sign_out};
