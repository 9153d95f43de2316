-- A tournament pins everything that its results depend on. Points are tenths: 10 is one point.
CREATE TABLE tournaments (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id    INTEGER NOT NULL REFERENCES events (id),
    name        TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 120),
    spec        TEXT NOT NULL,
    format      TEXT NOT NULL CHECK (format IN ('round-robin', 'double-round-robin')),
    win_points  INTEGER NOT NULL CHECK (win_points BETWEEN 1 AND 1000),
    draw_points INTEGER NOT NULL CHECK (draw_points BETWEEN 0 AND 1000),
    loss_points INTEGER NOT NULL CHECK (loss_points BETWEEN 0 AND 1000),
    rated       TEXT NOT NULL CHECK (rated IN ('rated', 'unrated')),
    stage       TEXT NOT NULL CHECK (stage IN ('entry', 'running', 'closed')),
    started_at  TIMESTAMP,
    -- The first time it was closed: a tournament that is opened again keeps its place in the ratings.
    closed_at   TIMESTAMP,
    version     INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX tournaments_by_event ON tournaments (event_id);

-- A player in a tournament, as entered: club and rating may change later, the entry does not.
-- number is the pairing number, drawn when the tournament starts.
CREATE TABLE entries (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    player_id     INTEGER NOT NULL REFERENCES players (id),
    number        INTEGER CHECK (number >= 1),
    rating        INTEGER CHECK (rating BETWEEN 0 AND 4000),
    club          TEXT CHECK (length(trim(club)) BETWEEN 1 AND 60),
    UNIQUE (tournament_id, player_id),
    UNIQUE (tournament_id, number)
);
CREATE INDEX entries_by_player ON entries (player_id);

-- Leaving is a fact, and so is coming back: the newest row of an entry counts.
CREATE TABLE withdrawals (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    entry_id    INTEGER NOT NULL REFERENCES entries (id),
    act         TEXT NOT NULL CHECK (act IN ('withdrawn', 'returned')),
    from_round  INTEGER NOT NULL CHECK (from_round >= 1),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
CREATE INDEX withdrawals_by_entry ON withdrawals (entry_id);
