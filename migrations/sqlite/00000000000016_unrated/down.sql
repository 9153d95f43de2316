-- Such a result has no place in the list of words before: while there is one, this stops.
ALTER TABLE results ADD COLUMN narrow_ending TEXT NOT NULL DEFAULT 'open'
    CHECK (narrow_ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'open'));
UPDATE results SET narrow_ending = ending;
ALTER TABLE results DROP COLUMN ending;
ALTER TABLE results RENAME COLUMN narrow_ending TO ending;
