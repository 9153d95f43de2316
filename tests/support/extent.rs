//! How much a run of the tests takes on: an everyday run little, `tests/run all` everything.

/// `few` on every day, `many` when everything is run.
pub(crate) fn few_or_many<T>(few: T, many: T) -> T {
    let Ok(extent) = std::env::var("TEST_EXTENT") else {
        return few;
    };
    assert_eq!(extent, "all", "what TEST_EXTENT can say");
    many
}
