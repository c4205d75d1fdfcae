-- Instant at which the try at hand began. A message that a dead process had begun is doubtful; one that it had only
-- taken was certainly not sent.
alter table outbox add column started_at timestamptz;
