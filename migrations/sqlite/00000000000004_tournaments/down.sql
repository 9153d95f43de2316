DROP TABLE withdrawals;
DROP TABLE entries;
DROP TABLE tournaments;
