-- Strangers' wrong tries must not keep out who signed in before: a browser that did so is known again. A
-- password that somebody else has set is not the owner's secret until it is changed. A session that nobody
-- uses ends, and says which browser it is in, so that its owner finds the one to end.
ALTER TABLE accounts ADD COLUMN disabled_at TIMESTAMP;
-- Until when a password that somebody else has set can be used, to choose one's own; NULL: it is the owner's.
ALTER TABLE accounts ADD COLUMN password_given_until TIMESTAMP;
-- A browser that signed in to an account. It knows a secret, of which this is the hash.
CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX devices_by_account ON devices (account_id);
-- NULL: not since it began.
ALTER TABLE sessions ADD COLUMN seen_at TIMESTAMP;
-- It ends with the session when its owner ends that.
ALTER TABLE sessions ADD COLUMN device_hash TEXT REFERENCES devices (token_hash) ON DELETE SET NULL;
-- Words for what the browser calls itself; NULL: unknown.
ALTER TABLE sessions ADD COLUMN browser TEXT CHECK (length(browser) BETWEEN 1 AND 20);
ALTER TABLE sessions ADD COLUMN system TEXT CHECK (length(system) BETWEEN 1 AND 20);
