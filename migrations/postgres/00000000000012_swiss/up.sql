-- A Swiss is paired round by round: it says how many rounds there are, how it is accelerated, what
-- the pairing-allocated bye is worth, and what the lot has drawn.
ALTER TABLE tournaments DROP CONSTRAINT tournaments_format_check;
ALTER TABLE tournaments ADD CONSTRAINT tournaments_format_check
    CHECK (format IN ('round-robin', 'double-round-robin', 'swiss'));

-- These are there in a Swiss alone; what the lot draws, once it has started.
ALTER TABLE tournaments ADD COLUMN rounds INTEGER CHECK (rounds BETWEEN 1 AND 99);
ALTER TABLE tournaments ADD COLUMN acceleration TEXT CHECK (acceleration IN ('none', 'baku'));
ALTER TABLE tournaments ADD COLUMN bye_points INTEGER CHECK (bye_points BETWEEN 0 AND 1000);
ALTER TABLE tournaments ADD COLUMN initial_seat TEXT CHECK (initial_seat IN ('first', 'second'));
-- 64 bits without sign, which neither database has as a number: what initial_seat was drawn from.
ALTER TABLE tournaments ADD COLUMN lot_seed TEXT CHECK (length(lot_seed) BETWEEN 1 AND 20);
-- The last player who is accelerated, from the pairing of round one on: late entries change the
-- numbers, not the line between the two halves.
ALTER TABLE tournaments ADD COLUMN upper_half_ends INTEGER REFERENCES entries (id);

-- What a pairing without a second player is; in a round robin it is a free round, without a word.
ALTER TABLE pairings ADD COLUMN bye TEXT
    CHECK (bye IS NULL OR (second_entry IS NULL
        AND bye IN ('pairing-allocated', 'full-point', 'half-point', 'zero-point')));
