//! What stands as it was: report files that were read, and lists that were published.

use diesel::table;

table! {
    published_lists (pool_id, number) {
        pool_id -> Integer,
        number -> Integer,
        as_of -> Date,
        published_at -> Timestamp,
        published_by -> Nullable<Integer>,
        n_players -> Integer,
        hash -> Text,
        ratings -> Text,
        facts -> Text,
        rules_version -> Integer,
    }
}

table! {
    report_files (tournament_id) {
        tournament_id -> Integer,
        sha256 -> Text,
    }
}
