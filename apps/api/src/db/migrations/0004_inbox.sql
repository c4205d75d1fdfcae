-- The inbox reads these in its own order: one's own tasks, everybody's open ones, cases that wait for their applicant.
-- A task without a term stands at the end.
create index tasks_mine on tasks (assignee, coalesce(due_on, date '2999-12-31'), id) where state = 'open';
drop index tasks_assignee;
create index tasks_open on tasks (coalesce(due_on, date '2999-12-31'), id) where state = 'open';
create index tasks_waiting on tasks (case_id) where state = 'open' and turn = 'usuario';
create index tasks_doer on tasks (done_by, case_id) where done_by is not null;
