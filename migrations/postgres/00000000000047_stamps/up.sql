-- How new each thing is that pages show: an event, a tournament, a player, a rating list, what waits at a desk.
-- An act that changes one gives it the next version, in its transaction.
CREATE TABLE stamps (
    kind       TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    version    BIGINT NOT NULL,
    PRIMARY KEY (kind, subject_id)
);
CREATE INDEX stamps_by_version ON stamps (version);
