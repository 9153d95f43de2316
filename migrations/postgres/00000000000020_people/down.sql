ALTER TABLE players DROP COLUMN birth_year;
DROP TABLE unmerges;
DROP TABLE merges;
