-- Each act is hashed together with the hash of the act before it, in one chain for each event, one for each
-- rating list and one for all the rest, so that an act that is changed, left out or put in afterwards shows.
-- The head of a chain is a row of its own: whoever adds to it holds that row, and nobody else's.
CREATE TABLE audit_chains (
    id         INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       TEXT NOT NULL CHECK (kind IN ('site', 'event', 'rating-list')),
    -- The event or rating list; 0 for the site. It may be gone by now, its chain stays.
    subject_id INTEGER NOT NULL,
    length     INTEGER NOT NULL CHECK (length >= 0),
    -- The hash of the last act, 64 hexadecimal digits.
    head       TEXT NOT NULL CHECK (length(head) = 64),
    UNIQUE (kind, subject_id)
);

-- NULL only until the program has chained the acts of before, which it does when it takes this step.
ALTER TABLE audit ADD COLUMN chain_id INTEGER REFERENCES audit_chains (id);
ALTER TABLE audit ADD COLUMN position INTEGER CHECK (position >= 1);
ALTER TABLE audit ADD COLUMN hash TEXT CHECK (length(hash) = 64);
-- In which role it was done; NULL from the shell, and for acts of before.
ALTER TABLE audit ADD COLUMN access TEXT;
-- Through what: a page, or the shell.
ALTER TABLE audit ADD COLUMN via TEXT;
CREATE UNIQUE INDEX audit_by_position ON audit (chain_id, position);

-- Names, clubs and years of birth of an act. The chain has only the digest of salt and value, so that they
-- can be erased, and nobody can guess them from what is left.
CREATE TABLE audit_private (
    audit_id   INTEGER NOT NULL REFERENCES audit (id),
    -- Where it belongs in the detail, as a JSON pointer.
    place      TEXT NOT NULL,
    -- Whose it is, as far as the act says so.
    player_id  INTEGER,
    account_id INTEGER,
    salt       TEXT NOT NULL CHECK (length(salt) = 32),
    -- JSON.
    value      TEXT NOT NULL,
    PRIMARY KEY (audit_id, place)
);
CREATE INDEX audit_private_by_player ON audit_private (player_id);
