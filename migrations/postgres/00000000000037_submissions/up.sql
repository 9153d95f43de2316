-- What players and tablets hand in is a fact of its own, never overwritten: a policy says when a result counts,
-- and a result that counts names the submission that it comes from. Who hands in again replaces what they
-- handed in before, and both stay.
CREATE TABLE submissions (
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
    id            INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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

-- A result that players brought about was recorded by no account.
ALTER TABLE results ALTER COLUMN recorded_by DROP NOT NULL;
ALTER TABLE results ADD COLUMN submission_id INTEGER UNIQUE REFERENCES submissions (id);
ALTER TABLE results ADD CHECK (recorded_by IS NOT NULL OR submission_id IS NOT NULL);
