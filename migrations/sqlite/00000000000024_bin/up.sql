-- What is deleted lies in a bin for thirty days, from which it can be taken out as it was. What holds
-- rated games or published results is only archived: off the lists, and nothing in it changes.
-- A tournament can be a draft of its own in a published event, and be cancelled with games open.
-- All tournaments of a deleted event are deleted at the same moment, and come back with it.
ALTER TABLE events ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE events ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE tournaments ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE tournaments ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE entries ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE entries ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE players ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE players ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE accounts ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE accounts ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE pools ADD COLUMN deleted_at TIMESTAMP;
ALTER TABLE pools ADD COLUMN deleted_by INTEGER REFERENCES accounts (id);
ALTER TABLE events ADD COLUMN archived_at TIMESTAMP;
ALTER TABLE tournaments ADD COLUMN archived_at TIMESTAMP;
ALTER TABLE pools ADD COLUMN archived_at TIMESTAMP;
ALTER TABLE tournaments ADD COLUMN visibility TEXT NOT NULL DEFAULT 'published' CHECK (visibility IN ('draft', 'published'));
-- NULL as long as it is held; the stage is the one that it goes on in when it is held after all.
ALTER TABLE tournaments ADD COLUMN cancelled_at TIMESTAMP;
ALTER TABLE tournaments ADD COLUMN cancelled_because TEXT CHECK (length(trim(cancelled_because)) BETWEEN 1 AND 500);
