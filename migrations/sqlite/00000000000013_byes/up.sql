-- Who will not play in a round that is still to be paired, and what it is worth. Once the round is
-- published, its pairings say so.
CREATE TABLE byes (
    entry_id INTEGER NOT NULL REFERENCES entries (id),
    round    INTEGER NOT NULL CHECK (round >= 1),
    bye      TEXT NOT NULL CHECK (bye IN ('full-point', 'half-point', 'zero-point')),
    PRIMARY KEY (entry_id, round)
);
