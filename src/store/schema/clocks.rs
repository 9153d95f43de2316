//! How long rounds last.

use diesel::table;

table! {
    round_clocks (tournament_id, round) {
        tournament_id -> Integer,
        round -> Integer,
        minutes -> Integer,
        left_millis -> Integer,
        running_since -> Nullable<Timestamp>,
    }
}

table! {
    added_time (id) {
        id -> Integer,
        pairing_id -> Integer,
        minutes -> Integer,
        reason -> Nullable<Text>,
        added_at -> Timestamp,
        removed_at -> Nullable<Timestamp>,
    }
}
