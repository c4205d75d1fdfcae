-- before
-- What each guessing, sending or storing has used up of its budget (http/guards/budgets.ts): one row for each budget and whom it
-- is for. A row past `ends_at` counts for nothing and is swept.
create table budgets (
  name text not null,
  who text not null,
  spent bigint not null check (spent >= 0),
  -- how often it was refused within this window: the first one is told to administrators
  refused int not null,
  -- whether what came last was refused
  over boolean not null,
  ends_at timestamptz not null,
  primary key (name, who)
);
create index budgets_ends_at on budgets (ends_at);
