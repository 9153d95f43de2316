-- The way in for people without an account: a secret on a private card, or on a tablet that stands on a table.
-- Only its hash is kept. A player has one at an event, a tournament one for its tablets; a new one ends the
-- one before, and whoever came in by that one stays in.
CREATE TABLE links (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id      INTEGER NOT NULL REFERENCES events (id),
    player_id     INTEGER REFERENCES players (id),
    tournament_id INTEGER REFERENCES tournaments (id),
    token_hash    TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    created_at    TIMESTAMP NOT NULL,
    created_by    INTEGER NOT NULL REFERENCES accounts (id),
    -- NULL as long as it can be opened.
    ended_at      TIMESTAMP,
    CHECK ((player_id IS NULL) <> (tournament_id IS NULL))
);
CREATE UNIQUE INDEX links_open_of_player ON links (event_id, player_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX links_open_of_tournament ON links (tournament_id) WHERE ended_at IS NULL;

-- Browsers that came in by a link: at each event as one player, or for one tournament.
CREATE TABLE link_sessions (
    -- The hash of the secret in the cookie; the same browser has it at every event.
    id_hash       TEXT NOT NULL CHECK (length(id_hash) = 64),
    event_id      INTEGER NOT NULL REFERENCES events (id),
    player_id     INTEGER REFERENCES players (id),
    tournament_id INTEGER REFERENCES tournaments (id),
    began_at      TIMESTAMP NOT NULL,
    PRIMARY KEY (id_hash, event_id),
    CHECK ((player_id IS NULL) <> (tournament_id IS NULL))
);
CREATE INDEX link_sessions_by_event ON link_sessions (event_id);
