-- The report file that a tournament was read from, by the hash of its bytes: the same file again is noticed,
-- whatever has become of the tournament since. It goes with the tournament. Imported before this step,
-- a tournament is known by its players, rounds and results alone.
CREATE TABLE report_files (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    sha256        TEXT NOT NULL CHECK (length(sha256) = 64)
);
CREATE INDEX report_files_by_content ON report_files (sha256);
