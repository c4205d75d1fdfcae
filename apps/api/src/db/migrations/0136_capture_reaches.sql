-- before
-- On which reach of a layer of streams a technician put a capture of water. Nobody changes or removes a row: the newest counts,
-- for the point and the layer of that day.
create table capture_reaches (
  id uuid primary key,
  -- a case that takes water, or a shape of a layer of captures registered elsewhere
  case_id uuid references cases on delete cascade,
  layer_id uuid,
  number int,
  -- where the capture was then, in degrees
  lon float8 not null,
  lat float8 not null,
  streams_id uuid not null references layers,
  reach text not null,
  -- the word that it replaces; null: the first
  previous uuid references capture_reaches on delete cascade,
  by_id uuid not null references users,
  at timestamptz not null,
  reason text not null,
  foreign key (layer_id, number) references layer_shapes,
  check ((case_id is null) <> (layer_id is null) and (layer_id is null) = (number is null))
);
-- Race: two technicians answer the same word at once; the second is told instead of written over the first.
create unique index capture_reaches_once on capture_reaches (case_id, layer_id, number, previous) nulls not distinct;
create index capture_reaches_shape on capture_reaches (layer_id, number) where layer_id is not null;
create index capture_reaches_streams on capture_reaches (streams_id);
