-- People who may change something sign in; everybody else only reads.
-- Secrets are kept as hashes: who reads this file can sign in as nobody.
CREATE TABLE accounts (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name          TEXT NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
    name_key      TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    rank          TEXT NOT NULL CHECK (rank IN ('administrator', 'member')),
    created_at    TIMESTAMP NOT NULL
);

-- A session is a row, so that it survives a restart and can be ended by the server.
CREATE TABLE sessions (
    id_hash    TEXT PRIMARY KEY NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);

-- The link that makes the first administrator: opening it does not spend it, the form does.
CREATE TABLE setup_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    created_at TIMESTAMP NOT NULL
);
