//! The program `magister`.

fn main() {}
