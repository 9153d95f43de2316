-- Games by link: how late watchers see them, moves that are sent without being confirmed, phrases, games that somebody
-- begins for two others, and players whom somebody does not play.
ALTER TABLE challenges ADD COLUMN delay_plies INTEGER NOT NULL DEFAULT 0 CHECK (delay_plies BETWEEN 0 AND 20);
ALTER TABLE link_tournaments ADD COLUMN delay_plies INTEGER NOT NULL DEFAULT 0 CHECK (delay_plies BETWEEN 0 AND 20);
ALTER TABLE link_games ADD COLUMN delay_plies INTEGER NOT NULL DEFAULT 0 CHECK (delay_plies BETWEEN 0 AND 20);
-- Who began it for two others, who play it by a link each.
ALTER TABLE link_games ADD COLUMN made_by INTEGER REFERENCES accounts (id);
CREATE INDEX link_games_by_maker ON link_games (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX link_games_lively ON link_games (turn_at) WHERE ended_at IS NULL;
-- Whether a move is sent as soon as it is whole.
ALTER TABLE link_seats ADD COLUMN sends_at_once BOOLEAN NOT NULL DEFAULT FALSE;

-- What players say to each other: each phrase once in a game.
CREATE TABLE link_phrases (
    link_game_id INTEGER NOT NULL REFERENCES link_games (id),
    seat         TEXT NOT NULL CHECK (seat IN ('first', 'second')),
    phrase       TEXT NOT NULL,
    said_at      TIMESTAMP NOT NULL,
    PRIMARY KEY (link_game_id, seat, phrase)
);

-- Whom an account does not play any more; the game in which they met says under what name.
CREATE TABLE blocked_opponents (
    account_id   INTEGER NOT NULL REFERENCES accounts (id),
    blocked_id   INTEGER NOT NULL REFERENCES accounts (id),
    link_game_id INTEGER NOT NULL REFERENCES link_games (id),
    blocked_at   TIMESTAMP NOT NULL,
    PRIMARY KEY (account_id, blocked_id)
);
CREATE INDEX blocked_opponents_by_blocked ON blocked_opponents (blocked_id);
CREATE INDEX blocked_opponents_by_game ON blocked_opponents (link_game_id);
