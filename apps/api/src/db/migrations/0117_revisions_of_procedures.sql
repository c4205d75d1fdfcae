-- after
-- The configuration keeps what was in force at each release (0115).
alter table cases drop column revision;
drop table procedure_revisions;
