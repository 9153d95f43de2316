//! When rounds begin, and how long they last.

use diesel::table;

table! {
    schedule (tournament_id, round) {
        tournament_id -> Integer,
        round -> Integer,
        begins_at -> Timestamp,
    }
}

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
