-- Whether a game by link stands because nobody can reach it: its tournament is a draft, in the archive or in the bin. It
-- goes on by itself once it can be reached again.
ALTER TABLE link_games ADD COLUMN is_held BOOLEAN NOT NULL DEFAULT FALSE;
