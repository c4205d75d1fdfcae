-- before, outside-transaction
create index concurrently if not exists outbox_by_case on outbox (case_id, created_at desc, id desc) where case_id is not null;
