-- before, outside-transaction
create index concurrently if not exists cases_by_moved on cases (moved_to) where moved_to is not null;
