-- When players and tablets made an entry by their own clock, which may be long before it arrives. It is shown,
-- never believed; NULL where a browser has not said it.
ALTER TABLE submissions ADD COLUMN entered_at TIMESTAMP;
ALTER TABLE submission_answers ADD COLUMN entered_at TIMESTAMP;
