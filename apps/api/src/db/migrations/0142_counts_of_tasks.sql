-- before
-- How the last day of a task was counted, as the engine keeps it of open tasks ({from, amount, unit}): reports compare a stage with
-- its term after it ended. Null: it has no term, its day was given, or the task is from before.
alter table tasks add column counted jsonb;
