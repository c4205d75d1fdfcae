-- Most tasks are offered to a group and nobody's yet: they need no place in the index of who has them.
drop index tasks_handler;
create index tasks_handler on tasks (assignee, case_id) where assignee is not null;
