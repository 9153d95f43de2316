//! Who did what, the chains that hold it, and the rows that were written.

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
        rows_digest -> Nullable<Text>,
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

table! {
    audit_rows (id) {
        id -> Integer,
        audit_id -> Nullable<Integer>,
        table_name -> Text,
        written -> Text,
    }
}

table! {
    audit_salts (table_name, row_key, column_name) {
        table_name -> Text,
        row_key -> Text,
        column_name -> Text,
        salt -> Text,
    }
}

table! {
    audit_upgrades (id) {
        id -> Integer,
        step -> Text,
        logged_columns -> Text,
        n_rows -> Integer,
        n_altered -> Integer,
        is_logged -> Bool,
    }
}
