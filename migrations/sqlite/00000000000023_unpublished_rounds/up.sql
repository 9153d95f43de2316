-- A round whose results were all removed can be unpublished: its pairings stay, with the results that
-- hang on them, and the boards are free for those that take their place.
CREATE TABLE pairings_new (
    id             INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id  INTEGER NOT NULL REFERENCES tournaments (id),
    round          INTEGER NOT NULL CHECK (round >= 1),
    board          INTEGER NOT NULL CHECK (board >= 1),
    first_entry    INTEGER NOT NULL REFERENCES entries (id),
    second_entry   INTEGER REFERENCES entries (id),
    bye            TEXT,
    -- NULL as long as the pairing counts.
    unpublished_at TIMESTAMP,
    CHECK (first_entry <> second_entry),
    CHECK (bye IS NULL OR (second_entry IS NULL
        AND bye IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point')))
);
INSERT INTO pairings_new (id, tournament_id, round, board, first_entry, second_entry, bye)
    SELECT id, tournament_id, round, board, first_entry, second_entry, bye FROM pairings;
DROP TABLE pairings;
ALTER TABLE pairings_new RENAME TO pairings;
CREATE UNIQUE INDEX pairings_by_board ON pairings (tournament_id, round, board)
    WHERE unpublished_at IS NULL;
