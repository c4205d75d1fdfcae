-- before
-- Copies of acts for control bodies, which have no account: a message with a link that opens the signed document until a
-- day. At most one for each act and body.
create table act_copies (
  id uuid primary key,
  act_id uuid not null references acts on delete cascade,
  case_id uuid not null references cases on delete cascade,
  -- its key in the configuration, and its name and address then
  body text not null,
  name text not null,
  email text not null,
  -- SHA-256 of what the link carries
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  unique (act_id, body)
);
create index act_copies_case on act_copies (case_id);
