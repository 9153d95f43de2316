//! Reads the system that the program runs on: the time, chance, files and addresses. Counts and times what the program
//! does.

pub mod clock;
pub mod meters;
pub mod platform;
pub mod secrets;
