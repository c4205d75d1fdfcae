-- Perhaps sent, perhaps not: the instant since which a message is doubtful. Kept when a later try succeeds, because the
-- first one may have arrived too (decision 11).
alter table outbox add column ambiguous_at timestamptz;
create index outbox_ambiguous on outbox (ambiguous_at desc, id) where ambiguous_at is not null;
create index outbox_failed on outbox (created_at desc, id) where state = 'failed';
create index jobs_failed on jobs (created_at desc, id) where state = 'failed';
