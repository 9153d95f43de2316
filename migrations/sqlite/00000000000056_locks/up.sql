-- What writers hold on PostgreSQL while they act. Here one writer acts at a time, and it stays empty.
CREATE TABLE locks (
    kind       TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    PRIMARY KEY (kind, subject_id)
);
