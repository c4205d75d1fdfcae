-- before, outside-transaction
create index concurrently if not exists tasks_reads_case on tasks (reads_case) where reads_case is not null;
