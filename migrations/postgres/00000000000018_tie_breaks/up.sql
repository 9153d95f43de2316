-- What decides the order was the same for every tournament; now each has its own list, as report
-- files write it. Those that are there keep what they had.
ALTER TABLE tournaments ADD COLUMN tie_breaks TEXT NOT NULL DEFAULT 'PTS,DE,SB,WIN'
    CHECK (length(tie_breaks) BETWEEN 1 AND 200);

-- The edition of the tie-break rules, pinned by the start: a later one must not change standings.
-- Before the start nothing means the one that will be in force on the first day.
ALTER TABLE tournaments ADD COLUMN edition TEXT CHECK (edition IN ('2024', '2026'));
UPDATE tournaments SET edition = '2026' WHERE stage <> 'entry';
