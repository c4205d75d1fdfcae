-- before, outside-transaction
create index concurrently if not exists cases_by_definitions on cases (definitions);
