DROP TABLE pairings;
