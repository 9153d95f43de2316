-- A phone without network may hand in a result after another one counts. An arbiter looks at it, and keeps the
-- result or changes it: a result that was kept is said here, since nothing else changes.
CREATE TABLE dismissals (
    submission_id INTEGER PRIMARY KEY NOT NULL REFERENCES submissions (id),
    account_id    INTEGER NOT NULL REFERENCES accounts (id),
    dismissed_at  TIMESTAMP NOT NULL
);
