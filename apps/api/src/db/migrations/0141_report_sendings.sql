-- before
-- Saved reports that a reader wants by mail. It ends with the report, with the account and with the role.
create table report_sendings (
  report_id uuid not null references saved_reports on delete cascade,
  reader_id uuid not null references users on delete cascade,
  every text not null check (every in ('semana', 'mes')),
  since timestamptz not null,
  -- business day for which it was sent last
  sent_on date,
  primary key (report_id, reader_id)
);
create index report_sendings_reader on report_sendings (reader_id);
