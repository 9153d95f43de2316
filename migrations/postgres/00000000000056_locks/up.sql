-- What writers hold while they act: one row for each event and tournament, and some for what there is once.
CREATE TABLE locks (
    kind       TEXT NOT NULL,
    subject_id INTEGER NOT NULL,
    PRIMARY KEY (kind, subject_id)
);
INSERT INTO locks (kind, subject_id)
VALUES ('everything', 0), ('players', 0), ('ratings', 0), ('stamps', 0);
INSERT INTO locks (kind, subject_id) SELECT 'event', id FROM events;
INSERT INTO locks (kind, subject_id) SELECT 'tournament', id FROM tournaments;
