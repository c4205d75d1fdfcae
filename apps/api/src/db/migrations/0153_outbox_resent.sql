-- before, outside-transaction
create index concurrently if not exists outbox_resent on outbox (resent_from, created_at) where resent_from is not null;
