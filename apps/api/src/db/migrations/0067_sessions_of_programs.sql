-- before
-- A session that a person opened for a program of theirs does not end by idleness (decision 67). Told by a column and not by
-- the agent's name, which whoever logs in writes as they like.
alter table sessions add column program boolean not null default false;
update sessions set program = true where agent like 'Token: %' and ended_at is null;
