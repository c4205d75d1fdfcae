-- before
-- The public figures as they were computed last: the batches of cases that they count, which only grow, and the answer that is
-- served. One row.
create table public_figures (
  kept boolean primary key default true check (kept),
  computed_at timestamptz not null,
  batches jsonb not null,
  body jsonb not null
);
