//! Who plays, and who stands for whom.

use diesel::table;

table! {
    players (id) {
        id -> Integer,
        name -> Text,
        name_key -> Text,
        club -> Nullable<Text>,
        created_at -> Timestamp,
        birth_year -> Nullable<Integer>,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
        chose_name -> Nullable<Text>,
        chose_club -> Nullable<Bool>,
        chose_curve -> Nullable<Bool>,
        chose_moves -> Nullable<Bool>,
        public_name -> Nullable<Text>,
        shows_club -> Bool,
        shows_curve -> Bool,
        shows_moves -> Bool,
        mark -> Text,
    }
}

table! {
    erasures (mark) {
        mark -> Text,
        erased_at -> Timestamp,
    }
}

table! {
    merges (id) {
        id -> Integer,
        merged_id -> Integer,
        kept_id -> Integer,
        reason -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    unmerges (merge_id) {
        merge_id -> Integer,
        reason -> Text,
        recorded_at -> Timestamp,
        recorded_by -> Integer,
    }
}

table! {
    player_accounts (account_id) {
        account_id -> Integer,
        player_id -> Integer,
        event_id -> Integer,
        asked_at -> Timestamp,
        confirmed_at -> Nullable<Timestamp>,
    }
}
