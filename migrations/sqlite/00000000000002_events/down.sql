DROP TABLE event_roles;
DROP TABLE events;
