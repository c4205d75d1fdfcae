-- before
-- The case beside which a task runs and about which it asks: who does it reads that case. Null: it asks about none.
alter table tasks add column reads_case uuid;
alter table tasks add constraint tasks_reads_case foreign key (reads_case) references cases on delete cascade not valid;
