//! How much a run of the tests takes on: an everyday run little, `tests/run all` everything.

/// `few` on every day, `many` when everything is run.
pub(crate) fn few_or_many<T>(few: T, many: T) -> T {
    match std::env::var("MAGISTER_TESTS").as_deref() {
        Ok("all") => many,
        Ok(other) => panic!("MAGISTER_TESTS is {other:?}: it can only be \"all\""),
        Err(_) => few,
    }
}
