-- What an act is about, by number, so that a page finds the acts of a tournament, a board or a player without
-- reading every act. Computed from the act alone, and no part of its hash: the chain says what happened.
CREATE TABLE audit_subjects (
    audit_id   INTEGER NOT NULL REFERENCES audit (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL CHECK (kind IN ('event', 'tournament', 'board', 'entry', 'player', 'account', 'rating-list')),
    -- Of a board, the tournament.
    subject_id INTEGER NOT NULL,
    -- Of a board; 0 for every board of the tournament.
    round      INTEGER NOT NULL DEFAULT 0,
    board      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (audit_id, kind, subject_id, round, board)
);
CREATE INDEX audit_subjects_by_subject ON audit_subjects (kind, subject_id, round, board);

-- What kind of act it is. NULL only until the program has said so of the acts of before, which it does when it
-- takes this step.
ALTER TABLE audit ADD COLUMN area TEXT;
