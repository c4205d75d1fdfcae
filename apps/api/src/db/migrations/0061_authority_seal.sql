-- Which key is the authority's seal. One row, made by the first process that seals: of two processes with different keys one
-- must not seal, or the acts of one day would carry two seals.
create table authority_seal (
  single boolean primary key default true check (single),
  -- SHA-256 of the public key, not of the certificate: a renewed certificate of the same key is the same seal
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  at timestamptz not null
);
-- A change of key, by a command on the server.
create table authority_seal_changes (
  id uuid primary key,
  former text not null,
  current text not null,
  reason text not null,
  by_whom text not null,
  at timestamptz not null
);
-- Every chain that ever sealed, so that old acts stay verifiable after a change of key.
create table authority_seal_chains (
  leaf_sha256 text primary key,
  fingerprint text not null,
  origin text not null check (origin in ('given', 'command', 'own')),
  chain_pem text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  first_seen timestamptz not null
);
-- What each running process says of itself: who administers the portal sees on one page what none of them can do.
create table server_processes (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  seal jsonb not null
);
