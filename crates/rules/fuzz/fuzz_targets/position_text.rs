#![no_main]

#[path = "../../tests/any_text/mod.rs"]
mod any_text;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| any_text::position_text(bytes));
