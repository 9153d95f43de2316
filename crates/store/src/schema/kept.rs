//! What is kept of other tables, so that it need not be read out of them: each newest row of the ledger, which lists are
//! being computed anew, and the words of names.

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

table! {
    name_words (word, player_id) {
        word -> Text,
        player_id -> Integer,
        is_public -> Bool,
    }
}

table! {
    title_words (word, tournament_id) {
        word -> Text,
        tournament_id -> Integer,
    }
}
