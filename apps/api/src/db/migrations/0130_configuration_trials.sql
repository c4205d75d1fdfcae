-- before
-- Trials of drafts on what really happened. A trial changes its own row and nothing else; it is stored where it stands, so that one
-- that was killed goes on, and it says exactly what was tried: the draft by its hash, against a release.
create table configuration_trials (
  id uuid primary key,
  item int not null references configuration_items,
  draft text not null,
  release int not null,
  asked_by uuid not null references users,
  state text not null check (state in ('probando', 'hecha', 'detenida', 'superada', 'fallida')),
  done int not null default 0,
  -- null: not counted yet
  total int,
  -- sums with ids of cases, by part; where the next batch begins
  progress jsonb not null default '{}',
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'probando') = (ended_at is null))
);
create index configuration_trials_item on configuration_trials (item, id desc);
create unique index configuration_trials_one on configuration_trials (item) where ended_at is null;
