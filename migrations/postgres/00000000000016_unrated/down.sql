-- Such a result has no place in the list of words before: while there is one, this stops.
ALTER TABLE results DROP CONSTRAINT results_ending_check;
ALTER TABLE results ADD CONSTRAINT results_ending_check
    CHECK (ending IN ('played', 'resignation', 'time', 'forfeit', 'adjudication', 'agreement', 'open'));
