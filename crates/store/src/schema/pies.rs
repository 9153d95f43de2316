//! Stakes and sides that players name and choose.

use diesel::table;

table! {
    pie_offers (id) {
        id -> Integer,
        pairing_id -> Integer,
        replaces -> Nullable<Integer>,
        named_by -> Integer,
        spec -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    pie_choices (id) {
        id -> Integer,
        offer_id -> Integer,
        side -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}
