-- Who sits where, first moves first. Without a second player it is a bye.
CREATE TABLE pairings (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    board         INTEGER NOT NULL CHECK (board >= 1),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    second_entry  INTEGER REFERENCES entries (id),
    UNIQUE (tournament_id, round, board),
    CHECK (first_entry <> second_entry)
);
