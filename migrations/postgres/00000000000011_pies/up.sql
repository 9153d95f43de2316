-- What one player names and the other answers by choosing a side; without it seats and game are
-- as paired.
ALTER TABLE tournaments ADD COLUMN pie TEXT CHECK (pie IN ('stakes', 'komi'));

-- What was named at a board is a fact. Another offer is a new fact that names the one it replaces;
-- the newest counts. spec is the game as it would be played.
CREATE TABLE pie_offers (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    pairing_id  INTEGER NOT NULL REFERENCES pairings (id),
    replaces    INTEGER UNIQUE REFERENCES pie_offers (id),
    named_by    INTEGER NOT NULL REFERENCES entries (id),
    spec        TEXT NOT NULL,
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);
-- One first offer a pairing, and one replacement an offer: two people at once cannot both be the last.
CREATE UNIQUE INDEX pie_offers_first_of_pairing ON pie_offers (pairing_id) WHERE replaces IS NULL;
CREATE INDEX pie_offers_by_pairing ON pie_offers (pairing_id);

-- The side that the other player takes. An offer is answered once; only a new offer takes it back.
CREATE TABLE pie_choices (
    id          INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    offer_id    INTEGER NOT NULL UNIQUE REFERENCES pie_offers (id),
    side        TEXT NOT NULL CHECK (side IN ('first', 'second')),
    recorded_at TIMESTAMP NOT NULL,
    recorded_by INTEGER NOT NULL REFERENCES accounts (id)
);

-- The choice that the seats of a result follow: a result says who won by seat, and an older one
-- must not change its winner when the sides are chosen anew.
ALTER TABLE results ADD COLUMN choice_id INTEGER REFERENCES pie_choices (id);
