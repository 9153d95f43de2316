-- A borrowed laptop must not see a password. Staff sign it in by a code that works once and for two minutes; the
-- session gives a role at one event and no more. A code is found by its first three signs. The whole of it is
-- kept as a hash under a key that the running server alone has: a copy of the database opens nothing.
-- A row is a code that is open: used, ended or guessed at too often, it is deleted.
CREATE TABLE codes (
    -- Who made it. A new one ends the one before.
    account_id  INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    event_id    INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    role        TEXT NOT NULL CHECK (role IN ('scorekeeper', 'arbiter', 'organiser')),
    lookup      TEXT NOT NULL UNIQUE CHECK (length(lookup) = 3),
    code_hash   TEXT NOT NULL CHECK (length(code_hash) = 64),
    made_at     TIMESTAMP NOT NULL,
    -- The fifth ends it.
    wrong_tries INTEGER NOT NULL DEFAULT 0 CHECK (wrong_tries BETWEEN 0 AND 4)
);
-- Both are NULL for a session that a password began. What the role is worth is asked at each request: never more
-- than the account itself has there by then.
ALTER TABLE sessions ADD COLUMN code_event_id INTEGER REFERENCES events (id) ON DELETE CASCADE;
ALTER TABLE sessions ADD COLUMN code_role TEXT CHECK (code_role IN ('scorekeeper', 'arbiter', 'organiser'));
