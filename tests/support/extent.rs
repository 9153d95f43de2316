//! How much a run of the tests takes on: an everyday run little, `tests/run all` everything.

/// `few` on every day, `many` when everything is run.
pub(crate) fn few_or_many<T>(few: T, many: T) -> T {
    let Ok(extent) = std::env::var("MAGISTER_TESTS") else {
        return few;
    };
    assert_eq!(extent, "all", "what MAGISTER_TESTS can say");
    many
}
