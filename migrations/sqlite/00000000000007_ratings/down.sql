DROP TABLE ledger;
DROP TABLE pools;
