-- Several tournaments share a hall, whose boards are numbered once: each tournament begins at a board of
-- its own. Without a row it begins at board 1.
CREATE TABLE board_ranges (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id),
    first_board   INTEGER NOT NULL CHECK (first_board BETWEEN 1 AND 9999)
);

-- Who always plays at the same board, because they cannot move around the hall.
CREATE TABLE fixed_boards (
    entry_id INTEGER PRIMARY KEY REFERENCES entries (id),
    board    INTEGER NOT NULL CHECK (board BETWEEN 1 AND 9999)
);
