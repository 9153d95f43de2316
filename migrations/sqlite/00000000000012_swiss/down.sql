-- A Swiss has no place in the list of words before: while there is one, this stops.
ALTER TABLE pairings DROP COLUMN bye;
ALTER TABLE tournaments DROP COLUMN upper_half_ends;
ALTER TABLE tournaments DROP COLUMN lot_seed;
ALTER TABLE tournaments DROP COLUMN initial_seat;
ALTER TABLE tournaments DROP COLUMN bye_points;
ALTER TABLE tournaments DROP COLUMN acceleration;
ALTER TABLE tournaments DROP COLUMN rounds;
ALTER TABLE tournaments ADD COLUMN narrow_format TEXT NOT NULL DEFAULT 'round-robin'
    CHECK (narrow_format IN ('round-robin', 'double-round-robin'));
UPDATE tournaments SET narrow_format = format;
ALTER TABLE tournaments DROP COLUMN format;
ALTER TABLE tournaments RENAME COLUMN narrow_format TO format;
