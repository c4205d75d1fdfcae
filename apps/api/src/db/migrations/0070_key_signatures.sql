-- before
-- What a passkey was asked to sign for an act, and what it signed: kept like the codes, because it proves the signature
-- when the key has long been removed. The challenge is made from the hash of the content.
create table key_signatures (
  id uuid primary key,
  act_id uuid not null references acts,
  user_id uuid not null references users,
  content_hash text not null,
  challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- of the key that signed
  credential_id text,
  public_key bytea,
  client_data text,
  authenticator_data text,
  signature text
);
create index key_signatures_waiting on key_signatures (act_id, user_id, created_at) where used_at is null;
