-- Players of whom no two are to meet in some rounds: a family, a club. The organiser's will, which no
-- rule of the pairing system knows.
CREATE TABLE forbidden (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    from_round    INTEGER NOT NULL CHECK (from_round >= 1),
    to_round      INTEGER NOT NULL,
    CHECK (to_round >= from_round)
);
CREATE INDEX forbidden_by_tournament ON forbidden (tournament_id);

CREATE TABLE forbidden_entries (
    forbidden_id INTEGER NOT NULL REFERENCES forbidden (id),
    entry_id     INTEGER NOT NULL REFERENCES entries (id),
    PRIMARY KEY (forbidden_id, entry_id)
);
