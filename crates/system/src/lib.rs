//! What the program takes from the system that it runs on: the time, chance, files and addresses; and what it counts of
//! itself.

pub mod clock;
pub mod meters;
pub mod platform;
pub mod secrets;
