-- What each transaction wrote into the tables that hold facts, so that a row that is changed afterwards differs from the
-- log. Each act has the digest of its rows in its hash; rows are only ever added.
CREATE TABLE audit_rows (
    id         INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The act that took it in; NULL until one does, where the transaction itself made none.
    audit_id   INTEGER,
    table_name TEXT NOT NULL,
    -- JSON: values as they were written, digests in place of those that are private or long.
    written    TEXT NOT NULL
);
CREATE INDEX audit_rows_waiting ON audit_rows (id) WHERE audit_id IS NULL;
CREATE INDEX audit_rows_by_table ON audit_rows (table_name, id);

-- The salts of the digests of private values as they are now. A salt goes with its value, so that what was erased cannot
-- be found by trying names.
CREATE TABLE audit_salts (
    table_name  TEXT NOT NULL,
    -- The primary key as a JSON array.
    row_key     TEXT NOT NULL,
    column_name TEXT NOT NULL,
    salt        TEXT NOT NULL CHECK (length(salt) = 32),
    PRIMARY KEY (table_name, row_key, column_name)
);

-- The upgrades up to which the rows are in the log, the last one last. What a step, or a program that has other columns in
-- the log, adds or changes is taken in with it.
CREATE TABLE audit_upgrades (
    id             INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The last step that was taken.
    step           TEXT NOT NULL,
    -- JSON: the columns that were in the log from then on, by their tables.
    logged_columns TEXT NOT NULL,
    -- How many rows were taken in as they were found, and how many differed from the log before the step.
    n_rows         INTEGER NOT NULL CHECK (n_rows >= 0),
    n_altered      INTEGER NOT NULL CHECK (n_altered >= 0),
    -- Whether an act says so.
    is_logged      BOOLEAN NOT NULL
);

-- Digest of the rows that an act took in; NULL if there are none, and for acts of before.
ALTER TABLE audit ADD COLUMN rows_digest TEXT CHECK (length(rows_digest) = 64);

-- A deleted act is reported by its chain. A reference would prevent the deletion before the chain is looked at.
DO $$ DECLARE reference record;
BEGIN
    FOR reference IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'audit'::regclass
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', reference.owner, reference.conname);
    END LOOP;
END $$;
