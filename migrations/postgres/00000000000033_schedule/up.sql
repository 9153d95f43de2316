-- When each round is to begin, as clocks at the event show it: an organiser means ten o'clock in the hall,
-- also where the event gets another time zone or the clocks change. A moment in UTC would be another hour
-- then. A round without a row has no time yet. It goes with its tournament.
CREATE TABLE schedule (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round         INTEGER NOT NULL CHECK (round >= 1),
    begins_at     TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, round)
);
