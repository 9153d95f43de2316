//! What the screens of a hall show.

use diesel::table;

table! {
    screens (event_id, number) {
        event_id -> Integer,
        number -> Integer,
        scenes -> Text,
        tournament_id -> Nullable<Integer>,
    }
}

table! {
    notices (event_id) {
        event_id -> Integer,
        text -> Text,
        posted_at -> Timestamp,
    }
}
