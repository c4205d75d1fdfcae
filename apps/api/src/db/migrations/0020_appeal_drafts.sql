-- An appeal that a party is writing: its step does not exist before it is filed. Gone once it is.
create table appeal_drafts (
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  data jsonb not null,
  version int not null,
  saved_at timestamptz not null,
  primary key (case_id, user_id)
);
