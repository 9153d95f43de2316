-- What players and tablets hand in is a fact of its own, never overwritten: a policy says when a result counts,
-- and a result that counts names the submission that it comes from. Who hands in again replaces what they
-- handed in before, and both stay.
CREATE TABLE submissions (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    -- The player whose word it is; NULL for the word of a tablet, whoever stood before it.
    entry_id      INTEGER REFERENCES entries (id),
    replaces      INTEGER UNIQUE REFERENCES submissions (id),
    -- The choice that the seats of this submission follow.
    choice_id     INTEGER REFERENCES pie_choices (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw')),
    ending        TEXT NOT NULL CHECK (ending IN ('played', 'resignation', 'time', 'agreement')),
    first_points  INTEGER,
    second_points INTEGER,
    -- The moves, as the rules have read and replayed them.
    record        TEXT,
    -- The moves as they were handed in, if another reading of them was taken.
    submitted     TEXT,
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'no-record')),
    received_at   TIMESTAMP NOT NULL
);
-- A player has one first submission for a board, and one replacement for each; so has all that tablets say.
CREATE UNIQUE INDEX submissions_first ON submissions (pairing_id, entry_id) WHERE replaces IS NULL;
CREATE INDEX submissions_by_pairing ON submissions (pairing_id);

-- What the other player says to a submission. Another answer is another row; the newest counts.
CREATE TABLE submission_answers (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    submission_id INTEGER NOT NULL REFERENCES submissions (id),
    entry_id      INTEGER NOT NULL REFERENCES entries (id),
    answer        TEXT NOT NULL CHECK (answer IN ('confirm', 'dispute')),
    received_at   TIMESTAMP NOT NULL
);
CREATE INDEX submission_answers_by_submission ON submission_answers (submission_id);

-- From which round on results count when. No row, or none so early: both players have to agree.
CREATE TABLE result_policies (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    from_round    INTEGER NOT NULL CHECK (from_round >= 1),
    policy        TEXT NOT NULL CHECK (policy IN ('agreement', 'any-entry', 'verified', 'arbiter')),
    PRIMARY KEY (tournament_id, from_round)
);

-- A result that players brought about was recorded by no account. SQLite changes no column: the table is
-- made again, with all its rows.
CREATE TABLE results_anew (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    pairing_id    INTEGER NOT NULL REFERENCES pairings (id),
    replaces      INTEGER UNIQUE REFERENCES results (id),
    -- The choice that the seats of this result follow: it says who won by seat, and must not change
    -- its winner when the sides are chosen again.
    choice_id     INTEGER REFERENCES pie_choices (id),
    outcome       TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'draw', 'neither', 'open')),
    -- 'unrated' is a game that was over in less than one move: it counts, but not for ratings.
    ending        TEXT NOT NULL DEFAULT 'open'
        CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open')),
    first_points  INTEGER,
    second_points INTEGER,
    game_id       INTEGER UNIQUE REFERENCES games (id),
    proof         TEXT NOT NULL CHECK (proof IN ('proven', 'unproven', 'no-record')),
    reason        TEXT CHECK (length(trim(reason)) BETWEEN 1 AND 500),
    recorded_at   TIMESTAMP NOT NULL,
    recorded_by   INTEGER REFERENCES accounts (id),
    submission_id INTEGER UNIQUE REFERENCES submissions (id),
    CHECK (recorded_by IS NOT NULL OR submission_id IS NOT NULL)
);
INSERT INTO results_anew (id, pairing_id, replaces, choice_id, outcome, ending, first_points, second_points,
    game_id, proof, reason, recorded_at, recorded_by)
SELECT id, pairing_id, replaces, choice_id, outcome, ending, first_points, second_points,
    game_id, proof, reason, recorded_at, recorded_by
FROM results ORDER BY id;
DROP TABLE results;
ALTER TABLE results_anew RENAME TO results;
-- One first result per pairing, and one replacement per result: of two people at once only one is last.
CREATE UNIQUE INDEX results_first_of_pairing ON results (pairing_id) WHERE replaces IS NULL;
CREATE INDEX results_by_pairing ON results (pairing_id);
