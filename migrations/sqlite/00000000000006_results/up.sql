-- A game record as it was handed in. What the verifier says of it stands beside it for lists;
-- it can be computed from the record again at any time. Scores are half points, since a komi may be.
-- A game of a tournament is named by a result; the others (published games) carry a title.
CREATE TABLE games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    title        TEXT CHECK (length(trim(title)) BETWEEN 1 AND 120),
    spec         TEXT,
    record       TEXT NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('verified', 'unfinished', 'result-mismatch', 'illegal', 'malformed')),
    plies        INTEGER,
    first_score  INTEGER,
    second_score INTEGER,
    recorded_at  TIMESTAMP NOT NULL
);

-- A result is a fact. A correction is a new fact that names the one it replaces;
-- the newest of the chain counts, and nothing is overwritten.
CREATE TABLE results (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    replaces      INTEGER UNIQUE REFERENCES results (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw', 'neither', 'open')),
    ending        TEXT NOT NULL CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'open')),
    first_points  INTEGER,
    second_points INTEGER,
    game_id       INTEGER UNIQUE REFERENCES games (id),
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'unproven', 'no-record')),
    reason        TEXT CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER NOT NULL REFERENCES accounts (id)
);
-- One first result a pairing, and one replacement a result: two people at once cannot both be the last.
CREATE UNIQUE INDEX results_first_of_pairing ON results (pairing_id) WHERE replaces IS NULL;
CREATE INDEX results_by_pairing ON results (pairing_id);
