-- before
-- A message that an official sent again to a corrected address names the first one, and why. Columns that can be empty: the
-- previous release goes on sending.
alter table outbox add column resent_from uuid;
alter table outbox add column resent_reason text;
