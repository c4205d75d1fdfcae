-- before
-- How often the work of a job ended the process that did it (memory or time without bound): the second time sets it aside.
alter table jobs add column kills smallint not null default 0;
