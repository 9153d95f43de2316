//! Who is here for a round.

use diesel::table;

table! {
    checkins (id) {
        id -> Integer,
        entry_id -> Integer,
        round -> Integer,
        came_at -> Timestamp,
        via -> Text,
        recorded_by -> Nullable<Integer>,
        undone_at -> Nullable<Timestamp>,
        undone_by -> Nullable<Integer>,
    }
}

table! {
    checkin_openings (id) {
        id -> Integer,
        tournament_id -> Integer,
        round -> Integer,
        opened_at -> Timestamp,
        opened_by -> Integer,
        closed_at -> Nullable<Timestamp>,
        closed_by -> Nullable<Integer>,
    }
}
