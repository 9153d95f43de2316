-- What programs act by: at one tournament, in the name of whoever made it, until a day. Shown once; only a hash is
-- kept. What it is worth is asked at each request: never more than its account has there by then.
CREATE TABLE tokens (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    account_id    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name          TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    token_hash    TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    made_at       TIMESTAMP NOT NULL,
    expires_at    TIMESTAMP NOT NULL,
    used_at       TIMESTAMP
);
CREATE INDEX tokens_by_tournament ON tokens (tournament_id);

-- Programs say too who is here.
CREATE TABLE checkins_anew (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    entry_id    INTEGER NOT NULL REFERENCES entries (id),
    round       INTEGER NOT NULL CHECK (round >= 1),
    came_at     TIMESTAMP NOT NULL,
    -- Through what it was said.
    via         TEXT NOT NULL CHECK (via IN ('page', 'code', 'token', 'link', 'tablet')),
    -- Who of the staff said it; NULL for a player's own page and a tablet.
    recorded_by INTEGER REFERENCES accounts (id),
    undone_at   TIMESTAMP,
    undone_by   INTEGER REFERENCES accounts (id),
    CHECK (via IN ('link', 'tablet') OR recorded_by IS NOT NULL)
);
INSERT INTO checkins_anew (id, entry_id, round, came_at, via, recorded_by, undone_at, undone_by)
    SELECT id, entry_id, round, came_at, via, recorded_by, undone_at, undone_by FROM checkins;
DROP TABLE checkins;
ALTER TABLE checkins_anew RENAME TO checkins;
CREATE UNIQUE INDEX checkins_once ON checkins (entry_id, round) WHERE undone_at IS NULL;
