-- Who is here for a round: said at the door, on a player's own page or at a tablet, before the round is paired.
-- What is taken back stays, with who took it back.
CREATE TABLE checkins (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    entry_id    INTEGER NOT NULL REFERENCES entries (id),
    round       INTEGER NOT NULL CHECK (round >= 1),
    came_at     TIMESTAMP NOT NULL,
    -- Through what it was said.
    via         TEXT NOT NULL CHECK (via IN ('page', 'code', 'link', 'tablet')),
    -- Who of the staff said it; NULL for a player's own page and a tablet.
    recorded_by INTEGER REFERENCES accounts (id),
    undone_at   TIMESTAMP,
    undone_by   INTEGER REFERENCES accounts (id),
    CHECK (via IN ('link', 'tablet') OR recorded_by IS NOT NULL)
);
-- A player checks in once for a round.
CREATE UNIQUE INDEX checkins_once ON checkins (entry_id, round) WHERE undone_at IS NULL;

-- From when to when players and tablets can check in by themselves. No row: not yet.
CREATE TABLE checkin_openings (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL CHECK (round >= 1),
    opened_at     TIMESTAMP NOT NULL,
    opened_by     INTEGER NOT NULL REFERENCES accounts (id),
    closed_at     TIMESTAMP,
    closed_by     INTEGER REFERENCES accounts (id)
);
-- It is open once.
CREATE UNIQUE INDEX checkin_openings_open ON checkin_openings (tournament_id, round) WHERE closed_at IS NULL;
CREATE INDEX checkin_openings_by_round ON checkin_openings (tournament_id, round);
