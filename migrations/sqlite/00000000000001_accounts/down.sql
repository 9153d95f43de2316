DROP TABLE setup_links;
DROP TABLE sessions;
DROP TABLE accounts;
