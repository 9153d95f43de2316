-- Every change says who made it, when, and what it was. Nothing is ever taken out.
CREATE TABLE audit (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recorded_at TIMESTAMP NOT NULL,
    -- None for what was done from the shell.
    account_id  INTEGER REFERENCES accounts (id),
    event_id    INTEGER REFERENCES events (id),
    act         TEXT NOT NULL,
    -- JSON: the values before and after.
    detail      TEXT NOT NULL
);
CREATE INDEX audit_by_event ON audit (event_id);
