//! Who signs in, and by what.

use diesel::table;

table! {
    accounts (id) {
        id -> Integer,
        name -> Text,
        name_key -> Text,
        password_hash -> Text,
        rank -> Text,
        created_at -> Timestamp,
        deleted_at -> Nullable<Timestamp>,
        deleted_by -> Nullable<Integer>,
        disabled_at -> Nullable<Timestamp>,
        password_given_until -> Nullable<Timestamp>,
    }
}

table! {
    sessions (id_hash) {
        id_hash -> Text,
        account_id -> Integer,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        seen_at -> Nullable<Timestamp>,
        device_hash -> Nullable<Text>,
        browser -> Nullable<Text>,
        system -> Nullable<Text>,
        code_event_id -> Nullable<Integer>,
        code_role -> Nullable<Text>,
    }
}

table! {
    code_key (id) {
        id -> Integer,
        key -> Text,
    }
}

table! {
    codes (account_id) {
        account_id -> Integer,
        event_id -> Integer,
        role -> Text,
        lookup -> Text,
        code_hash -> Text,
        made_at -> Timestamp,
        wrong_tries -> Integer,
    }
}

table! {
    devices (token_hash) {
        token_hash -> Text,
        account_id -> Integer,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

table! {
    setup_links (token_hash) {
        token_hash -> Text,
        created_at -> Timestamp,
    }
}

table! {
    tokens (id) {
        id -> Integer,
        tournament_id -> Integer,
        account_id -> Integer,
        name -> Text,
        token_hash -> Text,
        made_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

table! {
    links (id) {
        id -> Integer,
        event_id -> Integer,
        player_id -> Nullable<Integer>,
        tournament_id -> Nullable<Integer>,
        token_hash -> Text,
        created_at -> Timestamp,
        created_by -> Integer,
        ended_at -> Nullable<Timestamp>,
    }
}

table! {
    link_sessions (id_hash, event_id) {
        id_hash -> Text,
        event_id -> Integer,
        player_id -> Nullable<Integer>,
        tournament_id -> Nullable<Integer>,
        began_at -> Timestamp,
    }
}

table! {
    event_roles (event_id, account_id) {
        event_id -> Integer,
        account_id -> Integer,
        role -> Text,
    }
}
