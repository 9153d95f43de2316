-- What one-time codes are hashed under, the same for all servers on this database. Codes live for minutes; no backup
-- has the key.
CREATE TABLE code_key (
    id  INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    key TEXT    NOT NULL
);
