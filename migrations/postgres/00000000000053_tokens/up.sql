-- What programs act by: at one tournament, in the name of whoever made it, until a day. Shown once; only a hash is
-- kept. What it is worth is asked at each request: never more than its account has there by then.
CREATE TABLE tokens (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
ALTER TABLE checkins DROP CONSTRAINT checkins_via_check;
ALTER TABLE checkins ADD CONSTRAINT checkins_via_check CHECK (via IN ('page', 'code', 'token', 'link', 'tablet'));
