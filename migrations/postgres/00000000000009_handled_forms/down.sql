DROP TABLE handled_forms;
