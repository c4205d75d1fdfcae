-- before
-- What the zones in force said of the places of a case, and what officials verified. Nobody changes or removes a row.
create table zone_checks (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  moment text not null check (moment in ('radicacion', 'verificacion')),
  at timestamptz not null,
  -- release of the configuration that was in force
  release int not null,
  -- the zone as it was: key, name, class, layer, source and date
  zone text not null,
  name text not null,
  class text not null,
  layer_id uuid not null,
  source text not null,
  source_date date not null,
  state text not null check (state in ('cruza', 'no_cruza', 'sin_verificar')),
  -- [{ "place", "name", "code", "areaM2", "share" }]
  crossed jsonb not null,
  -- why it is not known
  because text,
  -- of a verification: who, and what they looked at
  by_id uuid references users,
  note text
);
create index zone_checks_case on zone_checks (case_id, at);
