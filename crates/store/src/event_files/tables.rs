//! Which tables an event is in, what belongs to it there, and what names what.

/// A table of which an event has rows. Those that others name come before them.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The column by which a row belongs to a row of another table.
    pub(super) of: Option<(&'static str, &'static str)>,
    /// What belongs to no file besides.
    pub(super) without: &'static str,
    /// What rows are ordered by.
    pub(super) order: &'static str,
    /// The columns that name rows of other tables, or of the same.
    pub(super) names: &'static [(&'static str, &'static str)],
    /// Columns that stay behind.
    pub(super) left_out: &'static [&'static str],
}

const BINNED: &[&str] = &["deleted_at", "deleted_by"];

pub(super) const PLAYERS: &str = "players";
pub(super) const ACCOUNTS: &str = "accounts";

/// What is not the event's own is not in its file: how people come in, what is prepared from the facts, and
/// what belongs to the installation.
#[cfg(test)]
pub(super) const LEFT_OUT: &str = "audit audit_chains audit_private audit_rows audit_salts audit_subjects audit_upgrades blocked_opponents challenges code_key codes devices erasures \
    event_roles extensions handled_forms histories history_games initial_ratings last_alive \
    ledger link_sessions link_tournaments links locks mailboxes merges \
    name_words newest_ratings periods player_accounts pools published_lists recomputations seat_sessions sessions \
    setup_links stamps title_words tokens turn_feeds unmerges uploads";

const fn of(
    name: &'static str,
    of: (&'static str, &'static str),
    order: &'static str,
    names: &'static [(&'static str, &'static str)],
) -> Table {
    Table { name, of: Some(of), without: "", order, names, left_out: &[] }
}

const fn of_tournament(
    name: &'static str,
    order: &'static str,
    names: &'static [(&'static str, &'static str)],
) -> Table {
    of(name, ("tournament_id", "tournaments"), order, names)
}

const fn of_pairing(name: &'static str, names: &'static [(&'static str, &'static str)]) -> Table {
    of(name, ("pairing_id", "pairings"), "id", names)
}

pub(super) const TABLES: &[Table] = &[
    Table {
        name: "events",
        of: None,
        without: "",
        order: "id",
        names: &[],
        // The address is that of the installation.
        left_out: &["deleted_at", "deleted_by", "address"],
    },
    of("event_prints", ("event_id", "events"), "event_id", &[]),
    of("notices", ("event_id", "events"), "event_id", &[]),
    Table {
        name: "tournaments",
        of: Some(("event_id", "events")),
        without: "deleted_at IS NOT NULL",
        order: "id",
        names: &[("upper_half_ends", "entries")],
        left_out: BINNED,
    },
    of("screens", ("event_id", "events"), "event_id, number", &[("tournament_id", "tournaments")]),
    Table {
        name: "entries",
        of: Some(("tournament_id", "tournaments")),
        without: "deleted_at IS NOT NULL",
        order: "id",
        names: &[("player_id", PLAYERS)],
        left_out: BINNED,
    },
    of_tournament("allowances", "tournament_id", &[]),
    of_tournament("board_ranges", "tournament_id", &[]),
    of_tournament("report_files", "tournament_id", &[]),
    of_tournament("result_policies", "tournament_id, from_round", &[]),
    of_tournament("round_clocks", "tournament_id, round", &[]),
    of_tournament("schedule", "tournament_id, round", &[]),
    of_tournament("rounds", "tournament_id, round", &[("published_by", ACCOUNTS)]),
    of_tournament("checkin_openings", "id", &[("opened_by", ACCOUNTS), ("closed_by", ACCOUNTS)]),
    of_tournament("forbidden", "id", &[]),
    of(
        "forbidden_entries",
        ("forbidden_id", "forbidden"),
        "forbidden_id, entry_id",
        &[("entry_id", "entries")],
    ),
    of_tournament(
        "round_changes",
        "id",
        &[("first_entry", "entries"), ("second_entry", "entries"), ("recorded_by", ACCOUNTS)],
    ),
    of("byes", ("entry_id", "entries"), "entry_id, round", &[]),
    of("fixed_boards", ("entry_id", "entries"), "entry_id", &[]),
    of("withdrawals", ("entry_id", "entries"), "id", &[("recorded_by", ACCOUNTS)]),
    of(
        "checkins",
        ("entry_id", "entries"),
        "id",
        &[("recorded_by", ACCOUNTS), ("undone_by", ACCOUNTS)],
    ),
    of_tournament("pairings", "id", &[("first_entry", "entries"), ("second_entry", "entries")]),
    of_pairing("added_time", &[]),
    of_pairing("adjournments", &[("recorded_by", ACCOUNTS)]),
    of_pairing(
        "pie_offers",
        &[("replaces", "pie_offers"), ("named_by", "entries"), ("recorded_by", ACCOUNTS)],
    ),
    of("pie_choices", ("offer_id", "pie_offers"), "id", &[("recorded_by", ACCOUNTS)]),
    of_tournament(
        "calls",
        "id",
        &[("pairing_id", "pairings"), ("entry_id", "entries"), ("ended_by", ACCOUNTS)],
    ),
    of_pairing(
        "submissions",
        &[("entry_id", "entries"), ("replaces", "submissions"), ("choice_id", "pie_choices")],
    ),
    of("submission_answers", ("submission_id", "submissions"), "id", &[("entry_id", "entries")]),
    of(
        "dismissals",
        ("submission_id", "submissions"),
        "submission_id",
        &[("account_id", ACCOUNTS)],
    ),
    Table {
        name: "games",
        of: None,
        without: "title IS NOT NULL",
        order: "id",
        names: &[],
        left_out: &["title"],
    },
    of_pairing(
        "results",
        &[
            ("replaces", "results"),
            ("choice_id", "pie_choices"),
            ("game_id", "games"),
            ("recorded_by", ACCOUNTS),
            ("submission_id", "submissions"),
        ],
    ),
    Table {
        name: "link_games",
        of: Some(("pairing_id", "pairings")),
        // One that goes on has players, links and clocks here.
        without: "NOT is_settled",
        order: "id",
        names: &[("game_id", "games")],
        left_out: &["made_by", "rematch_id"],
    },
    Table {
        name: "link_seats",
        of: Some(("link_game_id", "link_games")),
        without: "",
        order: "link_game_id, seat",
        names: &[("entry_id", "entries")],
        left_out: &["account_id", "player_id", "token_hash"],
    },
    Table {
        name: "link_facts",
        of: Some(("link_game_id", "link_games")),
        without: "",
        order: "link_game_id, number",
        names: &[],
        // The number of the game is part of it, which is another one elsewhere.
        left_out: &["record_hash"],
    },
    of("link_phrases", ("link_game_id", "link_games"), "link_game_id, seat, phrase", &[]),
];

/// A table of the list.
pub(super) fn table(name: &str) -> Option<&'static Table> {
    TABLES.iter().find(|table| table.name == name)
}

impl Table {
    /// The rows of an event, as a condition.
    pub(super) fn belonging_to(&self, event: i32) -> String {
        let belongs = match (self.name, self.of) {
            ("events", _) => format!("id = {event}"),
            // A game belongs to its results.
            ("games", _) => {
                let results = table("results").map(|results| results.belonging_to(event));
                let results = results.unwrap_or_default();
                format!("id IN (SELECT game_id FROM results WHERE {results})")
            }
            (_, Some((column, parent))) => {
                let rows = table(parent).map(|parent| parent.belonging_to(event));
                let rows = rows.unwrap_or_default();
                format!("{column} IN (SELECT id FROM {parent} WHERE {rows})")
            }
            (_, None) => String::from("FALSE"),
        };
        match self.without {
            "" => belongs,
            without => format!("({belongs}) AND NOT ({without})"),
        }
    }

    /// Whether a column can only be filled once a later table is there.
    pub(super) fn is_filled_later(&self, column: &str) -> bool {
        let (own, named) = (self.name, self.names.iter().find(|(name, _)| *name == column));
        let place = |name: &str| TABLES.iter().position(|table| table.name == name);
        named.is_some_and(|(_, other)| place(other) > place(own))
    }

    /// All columns that name something, the one by which a row belongs too.
    pub(super) fn naming(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.of.into_iter().chain(self.names.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use diesel::sql_types::Text;
    use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

    use super::*;
    use crate::migrations::{UpTo, take};
    use crate::{Db, rows};

    #[derive(QueryableByName)]
    struct Reference {
        #[diesel(sql_type = Text)]
        column: String,
        #[diesel(sql_type = Text)]
        other: String,
    }

    const REFERENCES: &str =
        "SELECT \"from\" AS column, \"table\" AS other FROM pragma_foreign_key_list($1)";

    fn migrated() -> Db {
        let mut db = Db::Sqlite(SqliteConnection::establish(":memory:").unwrap());
        take(&mut db, UpTo::Last).unwrap();
        db
    }

    #[test]
    fn every_table_is_in_the_file_or_left_out() {
        let known: BTreeSet<String> =
            rows::tables(&mut migrated()).unwrap().into_iter().map(|table| table.name).collect();
        let listed = TABLES.iter().map(|table| table.name);
        let listed = listed.chain(LEFT_OUT.split_whitespace()).chain([PLAYERS, ACCOUNTS]);
        assert_eq!(known, listed.map(ToOwned::to_owned).collect());
    }

    #[test]
    fn what_names_a_row_of_another_table_is_renamed() {
        let mut db = migrated();
        for table in TABLES {
            let found: Vec<Reference> =
                sql_query(REFERENCES).bind::<Text, _>(table.name).load(&mut db).unwrap();
            let found = found.iter().map(|one| (one.column.as_str(), one.other.as_str()));
            let found: BTreeSet<(&str, &str)> =
                found.filter(|(column, _)| !table.left_out.contains(column)).collect();
            assert_eq!(found, table.naming().collect(), "{}", table.name);
        }
    }
}
