-- A published list is checked by the rules that it was computed by, so it says which those are; the lists so far are by
-- version 3. A list that `magister ratings recompute` keeps, before other rules apply, is published by no account.
CREATE TABLE published_lists_anew (
    pool_id       INTEGER NOT NULL REFERENCES pools (id) ON DELETE CASCADE,
    number        INTEGER NOT NULL CHECK (number >= 1),
    as_of         DATE NOT NULL,
    published_at  TIMESTAMP NOT NULL,
    published_by  INTEGER REFERENCES accounts (id),
    n_players     INTEGER NOT NULL,
    -- Over what the list says of itself and of each player.
    hash          TEXT NOT NULL CHECK (length(hash) = 64),
    ratings       TEXT NOT NULL,
    facts         TEXT NOT NULL,
    rules_version INTEGER NOT NULL CHECK (rules_version >= 1),
    PRIMARY KEY (pool_id, number)
);
INSERT INTO published_lists_anew
SELECT pool_id, number, as_of, published_at, published_by, n_players, hash, ratings, facts, 3 FROM published_lists;
DROP TABLE published_lists;
ALTER TABLE published_lists_anew RENAME TO published_lists;
