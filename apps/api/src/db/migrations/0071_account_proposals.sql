-- before
-- What one administrator asked for and another must confirm (decision 65): who gets a role that administers, publishes or
-- signs, and whose lost key is removed. What was decided stays.
create table account_proposals (
  id uuid primary key,
  kind text not null check (kind in ('crear', 'roles', 'llave')),
  -- null: an account that is not there yet
  account_id uuid references users on delete cascade,
  -- what it is about, once open: the account, or the address of the one to come
  about text not null,
  data jsonb not null,
  -- the account as the proposer saw it: what changed since then is not what they meant
  seen jsonb,
  gives text[] not null,
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('confirmada', 'rechazada', 'retirada', 'vencida')),
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  check ((outcome is null) = (decided_at is null)),
  -- two people, also for whoever finds a way around the program
  check (outcome is distinct from 'confirmada' or decided_by <> proposed_by)
);
create unique index account_proposals_open on account_proposals (about) where outcome is null;
create index account_proposals_account on account_proposals (account_id);
create index account_proposals_proposed_by on account_proposals (proposed_by);
create index account_proposals_decided_by on account_proposals (decided_by);
