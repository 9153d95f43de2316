-- Files know games that were over in less than one move: they count, but not for ratings.
-- A list of words cannot be widened in place here: the column makes way for one that knows more.
ALTER TABLE results ADD COLUMN wider_ending TEXT NOT NULL DEFAULT 'open'
    CHECK (wider_ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open'));
UPDATE results SET wider_ending = ending;
ALTER TABLE results DROP COLUMN ending;
ALTER TABLE results RENAME COLUMN wider_ending TO ending;
