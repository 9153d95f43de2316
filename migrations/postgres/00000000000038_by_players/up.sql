-- A player, or somebody at a tablet, calls the arbiter to a board. It is open until somebody has gone there.
CREATE TABLE calls (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    -- The board at which it was made; NULL for somebody without one.
    pairing_id    INTEGER REFERENCES pairings (id),
    -- The player; NULL for a tablet.
    entry_id      INTEGER REFERENCES entries (id),
    called_at     TIMESTAMP NOT NULL,
    ended_at      TIMESTAMP,
    -- The arbiter who went there; NULL if the player took the call back.
    ended_by      INTEGER REFERENCES accounts (id),
    CHECK (pairing_id IS NOT NULL OR entry_id IS NOT NULL)
);
-- A player waits once, and so does a tablet's board.
CREATE UNIQUE INDEX calls_open_of_player ON calls (entry_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX calls_open_of_tablet ON calls (pairing_id) WHERE ended_at IS NULL AND entry_id IS NULL;
CREATE INDEX calls_open ON calls (tournament_id) WHERE ended_at IS NULL;
CREATE INDEX calls_by_pairing ON calls (pairing_id);

-- What players of a tournament may do without asking. No row: what is usual for its format.
CREATE TABLE allowances (
    tournament_id   INTEGER PRIMARY KEY REFERENCES tournaments (id),
    -- Withdraw, and come back.
    leaving         BOOLEAN NOT NULL,
    -- Have zero-point byes.
    missing         BOOLEAN NOT NULL,
    -- How many half-point byes.
    half_point_byes INTEGER NOT NULL CHECK (half_point_byes BETWEEN 0 AND 9)
);

-- A player who withdraws by their own link is no account.
ALTER TABLE withdrawals ALTER COLUMN recorded_by DROP NOT NULL;

-- Moves as a player wrote them that the rules refuse: the result is handed in without them, for an arbiter to
-- read.
ALTER TABLE submissions ADD COLUMN faulty TEXT;

-- When two players without a game were paired in the round after it was published; NULL for all others.
ALTER TABLE pairings ADD COLUMN late_at TIMESTAMP;
