//! What is kept beside the ledger: each newest row, and which lists are being computed anew.

use diesel::table;

table! {
    recomputations (pool_id) {
        pool_id -> Integer,
        next_at -> Nullable<Timestamp>,
        next_tournament -> Nullable<Integer>,
        next_period -> Nullable<Integer>,
        version -> Integer,
        rules_version -> Integer,
        periods_done -> Integer,
        periods_left -> Integer,
        moved -> Integer,
        taken_until -> Nullable<Timestamp>,
    }
}

table! {
    newest_ratings (pool_id, player_id) {
        pool_id -> Integer,
        player_id -> Integer,
        period_id -> Integer,
        rating -> Nullable<Integer>,
        ranked_until -> Nullable<Date>,
    }
}
