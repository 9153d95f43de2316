-- A rating list as it stood on a day: numbered, and never changed. The facts that it was computed from are kept with
-- it, so that it can be computed again whatever is corrected later. Players are numbers: names are joined when shown.
CREATE TABLE published_lists (
    pool_id      INTEGER NOT NULL REFERENCES pools (id) ON DELETE CASCADE,
    number       INTEGER NOT NULL CHECK (number >= 1),
    as_of        DATE NOT NULL,
    published_at TIMESTAMP NOT NULL,
    published_by INTEGER NOT NULL REFERENCES accounts (id),
    n_players    INTEGER NOT NULL,
    -- Over what the list says of itself and of each player.
    hash         TEXT NOT NULL CHECK (length(hash) = 64),
    ratings      TEXT NOT NULL,
    facts        TEXT NOT NULL,
    PRIMARY KEY (pool_id, number)
);
