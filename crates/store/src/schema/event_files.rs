//! What comes and goes with files.

use diesel::table;

table! {
    extensions (event_id, place) {
        event_id -> Integer,
        place -> Integer,
        name -> Text,
        spec_url -> Text,
        data -> Text,
    }
}

table! {
    uploads (account_id) {
        account_id -> Integer,
        file_name -> Text,
        content -> Text,
        received_at -> Timestamp,
    }
}
