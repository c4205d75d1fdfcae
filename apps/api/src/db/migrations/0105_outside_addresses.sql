-- before
-- What came of looking at the outside addresses that the configuration names, once a day. A row whose address nothing
-- names any more is removed.
create table outside_addresses (
  address text primary key,
  state text not null check (state in ('sirve', 'no_sirve', 'sin_verificar')),
  reason text not null,
  -- since when it is in this state
  since timestamptz not null,
  checked_at timestamptz not null
);
