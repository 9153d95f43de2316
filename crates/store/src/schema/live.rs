//! How new things are that pages show.

use diesel::table;

table! {
    stamps (kind, subject_id) {
        kind -> Text,
        subject_id -> Integer,
        version -> BigInt,
    }
}
