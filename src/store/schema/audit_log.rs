//! Who did what, and the chains that hold it.

use diesel::table;

table! {
    audit (id) {
        id -> Integer,
        recorded_at -> Timestamp,
        account_id -> Nullable<Integer>,
        event_id -> Nullable<Integer>,
        act -> Text,
        detail -> Text,
        chain_id -> Nullable<Integer>,
        position -> Nullable<Integer>,
        hash -> Nullable<Text>,
        access -> Nullable<Text>,
        via -> Nullable<Text>,
        area -> Nullable<Text>,
    }
}

table! {
    audit_subjects (audit_id, kind, subject_id, round, board) {
        audit_id -> Integer,
        kind -> Text,
        subject_id -> Integer,
        round -> Integer,
        board -> Integer,
    }
}

table! {
    audit_chains (id) {
        id -> Integer,
        kind -> Text,
        subject_id -> Integer,
        length -> Integer,
        head -> Text,
    }
}

table! {
    audit_private (audit_id, place) {
        audit_id -> Integer,
        place -> Text,
        player_id -> Nullable<Integer>,
        account_id -> Nullable<Integer>,
        salt -> Text,
        value -> Text,
    }
}
