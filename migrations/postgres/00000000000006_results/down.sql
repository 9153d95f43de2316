DROP TABLE results;
DROP TABLE games;
