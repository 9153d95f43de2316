-- The clock of a round, kept as facts, so that it goes on by the clock of the wall while no server runs. No row:
-- nobody has set it.
CREATE TABLE round_clocks (
    tournament_id  INTEGER NOT NULL REFERENCES tournaments (id),
    round          INTEGER NOT NULL CHECK (round >= 1),
    -- How long the round lasts.
    minutes        INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
    -- What was left when it was started or stopped last; below zero while boards with added time play on.
    left_millis    INTEGER NOT NULL,
    -- Since when it runs; NULL while it stands.
    running_since  TIMESTAMP,
    PRIMARY KEY (tournament_id, round)
);

-- Time added for one board, for a reason that everybody may know.
CREATE TABLE added_time (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pairing_id  INTEGER NOT NULL REFERENCES pairings (id),
    minutes     INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
    reason      TEXT,
    added_at    TIMESTAMP NOT NULL,
    removed_at  TIMESTAMP
);
CREATE INDEX added_time_by_pairing ON added_time (pairing_id);
