-- What the arbiter changes in a round before it is published, with the reason. The draft is these
-- changes made to what the rules give; it is not stored itself.
CREATE TABLE round_changes (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    act           TEXT NOT NULL CHECK (act IN ('fix', 'forbid', 'bye', 'swap', 'turn')),
    first_entry   INTEGER NOT NULL REFERENCES entries (id),
    -- None where one player is given the bye.
    second_entry  INTEGER REFERENCES entries (id),
    reason        TEXT NOT NULL CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id),
    CHECK ((act = 'bye') = (second_entry IS NULL)),
    CHECK (first_entry <> second_entry)
);
CREATE INDEX round_changes_by_tournament ON round_changes (tournament_id);

-- A published round of a Swiss. working is how it was paired, as JSON: a result that is corrected
-- later must not change the answer to why two players met.
CREATE TABLE rounds (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    working       TEXT NOT NULL,
    published_at  TIMESTAMP NOT NULL,
    published_by  INTEGER NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (tournament_id, round)
);
