-- public keys of people's second factors (WebAuthn); nothing secret: the private half never leaves the person's device
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_person on passkeys (user_id);

-- what a key is asked to sign: hashed, once, for five minutes, for one session (adding) or one ticket and address (login)
create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('alta', 'ingreso')),
  user_id uuid not null references users on delete cascade,
  session_id uuid,
  ticket_hash text unique,
  address text,
  challenge_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_challenges_session on passkey_challenges (session_id) where used_at is null;
