-- Files know games that were over in less than one move: they count, but not for ratings.
ALTER TABLE results DROP CONSTRAINT results_ending_check;
ALTER TABLE results ADD CONSTRAINT results_ending_check
    CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'unrated', 'open'));
