-- Ids are UUIDv7 made by the application; instants come from the application's clock, never from now().
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create function plain(text) returns text language sql immutable parallel safe strict as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- People ---------------------------------------------------------------------------------------------------------
create table users (
  id uuid primary key,
  kind text not null check (kind in ('ciudadano','empresa','apoderado','consulta','funcionario','sistema')),
  email text not null,
  phone text,
  password_hash text,
  person_type smallint,
  document_type smallint,
  document_number text,
  company_name text,
  first_names text not null,
  last_names text not null,
  gender smallint,
  main_role text not null,
  office text,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  active boolean not null default false,
  avatar_file_id uuid,
  settings jsonb not null default '{}',
  electronic_notification boolean not null default false,
  electronic_notification_at timestamptz,
  device_key bytea not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (email) where phone_verified_at is not null;
create unique index users_phone on users (phone) where phone_verified_at is not null;
create index users_role on users (main_role) where active;

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null,
  position smallint not null,
  primary key (user_id, role)
);
create index user_roles_role on user_roles (role);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  address text,
  agent text
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- one live code per purpose; 4 digits, hashed, 10 minutes, 5 tries (decision 6)
create table verification_codes (
  id uuid primary key,
  purpose text not null,
  subject text not null,
  code_hash text not null,
  token_hash text,
  data jsonb not null default '{}',
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index verification_codes_live on verification_codes (purpose, subject) where used_at is null;
create index verification_codes_token on verification_codes (token_hash) where token_hash is not null;
create index verification_codes_sent on verification_codes (purpose, subject, created_at);

-- single-use links (e-mail verification, proxy, change of applicant)
create table link_tokens (
  token_hash text primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table rate_limits (
  key text primary key,
  hits int not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);

create table legal_acceptances (
  user_id uuid not null references users on delete cascade,
  text_id text not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, text_id, version)
);

-- Catalogue ------------------------------------------------------------------------------------------------------
create table procedure_revisions (
  tt_id int not null,
  revision int not null,
  content_hash text not null,
  content jsonb not null,
  published_at timestamptz not null,
  primary key (tt_id, revision)
);
create unique index procedure_revisions_hash on procedure_revisions (tt_id, content_hash);

create table parameters (
  list text not null,
  key text not null,
  value jsonb not null,
  active boolean not null default true,
  version int not null default 1,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (list, key)
);
create table parameter_history (
  id uuid primary key,
  list text not null,
  key text not null,
  before jsonb,
  after jsonb,
  by_user uuid,
  at timestamptz not null
);
create index parameter_history_key on parameter_history (list, key, at);

create table global_alerts (
  ac_id int generated always as identity primary key,
  ac_title_alert text not null,
  ac_body_alert text not null,
  ac_tipo_alerta int not null,
  ac_fecha_creacion timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz
);

-- gapless numbers: the row is locked until the transaction that uses the number ends (decision 17)
create table series (
  code text not null,
  scope text not null,
  last_number int not null,
  primary key (code, scope)
);

-- Cases ----------------------------------------------------------------------------------------------------------
create table cases (
  id uuid primary key,
  tt_id int not null,
  revision int not null,
  status text not null,
  step text,
  applicant_id uuid not null references users,
  created_by uuid not null references users,
  applicant_name text not null default '',
  subject text not null default '',
  office text,
  municipality text,
  radicado text,
  filed_at timestamptz,
  filed_business_date date,
  expediente text,
  due_on date,
  suspended boolean not null default false,
  submission jsonb,
  flow jsonb not null default '{}',
  facts jsonb not null default '{}',
  chain_seq int not null default 0,
  chain_hash text not null default '',
  version int not null default 1,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index cases_radicado on cases (radicado);
create index cases_applicant on cases (applicant_id, updated_at desc);
create unique index cases_expediente on cases (expediente);
create index cases_status on cases (status, updated_at desc);
create index cases_office on cases (office, updated_at desc);
create index cases_search on cases using gin (plain(coalesce(radicado,'') || ' ' || coalesce(expediente,'') || ' ' || applicant_name || ' ' || subject || ' ' || coalesce(municipality,'')) gin_trgm_ops);

create table drafts (
  case_id uuid primary key references cases on delete cascade,
  answers jsonb not null default '{}',
  -- version of the draft in which each field last changed: two devices never overwrite each other in silence
  field_versions jsonb not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null
);

-- other people's access to one case: powers of proxies, consultation of a file (decision 51)
create table case_parties (
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users,
  role text not null check (role in ('apoderado','consulta','tercero','antiguo_solicitante')),
  since timestamptz not null,
  until timestamptz,
  primary key (case_id, user_id, role)
);
create index case_parties_user on case_parties (user_id);

create table powers (
  id uuid primary key,
  applicant_id uuid not null references users,
  proxy_id uuid references users,
  proxy_name text not null,
  proxy_document text not null,
  proxy_email text not null,
  case_id uuid references cases,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index powers_proxy on powers (proxy_id) where ended_at is null;

create table tasks (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  step text not null,
  state text not null check (state in ('open','waiting','done','cancelled')),
  turn text not null check (turn in ('usuario','corporacion')),
  audience text[] not null,
  assignee uuid references users,
  act_id uuid,
  opened_at timestamptz not null,
  due_on date,
  -- instant at which the clock acts by itself; null where nothing expires
  expires_at timestamptz,
  work jsonb not null default '{}',
  data jsonb not null default '{}',
  outcome text,
  done_by uuid,
  done_at timestamptz,
  version int not null default 1
);
create index tasks_case on tasks (case_id, opened_at);
create index tasks_assignee on tasks (assignee, due_on, id) where state = 'open';
create index tasks_expiry on tasks (expires_at) where state in ('open','waiting') and expires_at is not null;
create index tasks_handler on tasks (assignee, case_id);

-- one row per audience key of an open task: the inbox of a role is one index range
create table task_offers (
  audience text not null,
  due_on date not null,
  task_id uuid not null references tasks on delete cascade,
  case_id uuid not null,
  assignee uuid,
  turn text not null,
  primary key (audience, due_on, task_id)
);
create index task_offers_task on task_offers (task_id);
create index task_offers_case on task_offers (case_id, audience);

-- append-only, hash-chained per case; body is canonical JSON text, so that the hash can be recomputed anywhere
create table case_events (
  case_id uuid not null references cases on delete cascade,
  seq int not null,
  type text not null,
  actor_id uuid not null,
  at timestamptz not null,
  body text not null,
  hash text not null,
  primary key (case_id, seq)
);
create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception 'La historia no se cambia' using errcode = '23514'; end $$;
create trigger case_events_append_only before update on case_events for each row execute function refuse_change();

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  verb text not null,
  case_id uuid,
  subject text,
  address text,
  detail jsonb not null default '{}'
);
create index audit_log_case on audit_log (case_id, at);

create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  author_id uuid not null references users,
  text text not null,
  at timestamptz not null
);
create index case_notes_case on case_notes (case_id, at);

create table case_presence (
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (case_id, user_id)
);

-- Files ----------------------------------------------------------------------------------------------------------
create table files (
  id uuid primary key,
  owner_id uuid not null,
  case_id uuid references cases on delete cascade,
  purpose text not null,
  document_id int,
  name text not null,
  mime text not null,
  declared_mime text,
  size bigint not null,
  sha256 text,
  storage_key text not null,
  state text not null check (state in ('pending','scanning','ready','refused','replaced')),
  refusal text,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index files_case on files (case_id, created_at);
create index files_owner on files (owner_id, created_at);

-- the expediente's foliated index
create table file_index (
  case_id uuid not null references cases on delete cascade,
  position int not null,
  file_id uuid references files,
  act_id uuid,
  title text not null,
  kind text not null,
  pages int not null,
  folio_from int not null,
  folio_to int not null,
  sha256 text,
  incorporated_at timestamptz not null,
  primary key (case_id, position)
);

-- Acts -----------------------------------------------------------------------------------------------------------
create table acts (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  template text not null,
  origin_step text not null,
  state text not null check (state in ('draft','review','sign','signed','sealed','withdrawn')),
  title text not null,
  doc jsonb not null,
  doc_version int not null default 1,
  content_hash text,
  drafter_id uuid,
  reviewer_id uuid,
  signer_id uuid,
  signer_role text,
  series text not null,
  number text,
  number_seq int,
  number_scope text,
  dated_on date,
  code text,
  signed_at timestamptz,
  announced_at timestamptz,
  published_at timestamptz,
  file_id uuid references files,
  sha256 text,
  render jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index acts_case on acts (case_id, created_at);
create unique index acts_code on acts (code);
create unique index acts_number on acts (series, number_scope, number_seq);
create index acts_register on acts (signed_at desc, id) where number is not null;

create table act_versions (
  act_id uuid not null references acts on delete cascade,
  version int not null,
  doc jsonb not null,
  author_id uuid not null,
  at timestamptz not null,
  label text,
  primary key (act_id, version)
);
create table act_remarks (
  id uuid primary key,
  act_id uuid not null references acts on delete cascade,
  version int not null,
  quote text not null,
  anchor jsonb not null,
  text text not null,
  author_id uuid not null,
  at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid
);
create index act_remarks_act on act_remarks (act_id, at);

create table notifications (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  act_id uuid not null references acts,
  recipient_id uuid,
  recipient_name text not null,
  means text,
  address text,
  state text not null check (state in ('pending','sent','accessed','appeared','delivered','published','failed','done')),
  sent_at timestamptz,
  accessed_at timestamptz,
  legal_on date,
  proof_file_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null
);
create index notifications_case on notifications (case_id, created_at);
create index notifications_recipient on notifications (recipient_id) where state in ('pending','sent');

-- Money ----------------------------------------------------------------------------------------------------------
create table receipts (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  reference text not null unique,
  concept text not null,
  amount bigint not null check (amount >= 0),
  issued_on date not null,
  due_on date not null,
  state text not null check (state in ('issued','proof','paid','expired','cancelled')),
  gs1 text not null,
  act_id uuid,
  proof_file_id uuid,
  paid_amount bigint,
  paid_on date,
  verified_by uuid,
  verified_at timestamptz,
  working jsonb not null default '{}'
);
create index receipts_case on receipts (case_id);

-- Messages -------------------------------------------------------------------------------------------------------
create table outbox (
  id uuid primary key,
  fact_key text not null unique,
  channel text not null check (channel in ('email','sms')),
  recipient text not null,
  payload jsonb not null,
  case_id uuid,
  state text not null check (state in ('pending','sending','sent','failed','ambiguous')),
  attempts int not null default 0,
  next_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_due on outbox (next_at) where state in ('pending','sending');
create index outbox_mailbox on outbox (recipient, created_at desc);

create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  fact_key text not null,
  title text not null,
  body text not null,
  href text,
  case_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, fact_key)
);
create index notices_user on notices (user_id, created_at desc);

-- Work that must happen after a commit, once, and survives a kill (rendering, sealing, index, exports)
create table jobs (
  id uuid primary key,
  kind text not null,
  key text not null unique,
  data jsonb not null,
  state text not null check (state in ('pending','running','done','failed')),
  attempts int not null default 0,
  next_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index jobs_due on jobs (next_at) where state in ('pending','running');

create table idempotency_keys (
  key text not null,
  user_id uuid not null,
  endpoint text not null,
  request_hash text not null,
  status int,
  body text,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null
);
create index saved_views_user on saved_views (user_id, screen);

create table otp_signatures (
  id uuid primary key,
  act_id uuid not null references acts on delete cascade,
  user_id uuid not null references users,
  content_hash text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_signatures_act on otp_signatures (act_id, user_id, created_at desc);
