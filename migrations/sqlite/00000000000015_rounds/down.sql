DROP TABLE rounds;
DROP TABLE round_changes;
