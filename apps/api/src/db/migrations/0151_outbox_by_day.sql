-- before, outside-transaction
create index concurrently if not exists outbox_by_day on outbox (created_at desc, id desc);
