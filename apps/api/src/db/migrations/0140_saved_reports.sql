-- before
-- Questions of reports that somebody saved. One that is shared with a role is opened by its holders, who see their own rows.
create table saved_reports (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  -- as the call takes it: judged again each time it is opened, because what it names can be retired
  question jsonb not null,
  -- null: only its owner opens it
  role text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_reports_owner on saved_reports (owner_id);
create index saved_reports_role on saved_reports (role) where role is not null;
