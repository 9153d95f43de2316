//! What stands as it was: report files that were read, and lists that were published.

use diesel::table;

table! {
    published_lists (pool_id, number) {
        pool_id -> Integer,
        number -> Integer,
        as_of -> Date,
        published_at -> Timestamp,
        published_by -> Integer,
        n_players -> Integer,
        hash -> Text,
        ratings -> Text,
        facts -> Text,
    }
}

table! {
    report_files (tournament_id) {
        tournament_id -> Integer,
        sha256 -> Text,
    }
}
