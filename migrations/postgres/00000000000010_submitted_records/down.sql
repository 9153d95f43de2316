ALTER TABLE games DROP COLUMN submitted;
