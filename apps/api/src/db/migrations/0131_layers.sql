-- before
-- Layers of shapes that zones stand on. Nobody changes a layer: what a place crossed is explained by the layer of that day.
create table layers (
  id uuid primary key,
  name text not null,
  -- the original file, kept as it came; null: drawn in the portal
  file_id uuid references files,
  -- of the original bytes, or of the shapes as they were drawn
  sha256 text not null,
  -- EPSG code of the projection in which it came
  epsg int not null,
  shapes int not null,
  corners int not null,
  -- [{ "name": …, "examples": [ … ] }]
  columns jsonb not null,
  -- Spanish sentences about what was repaired or left out
  words text[] not null,
  made_by uuid not null references users,
  made_at timestamptz not null
);
create table layer_shapes (
  layer_id uuid not null references layers,
  number int not null,
  properties jsonb not null,
  -- GeoJSON in degrees, repaired
  geometry jsonb not null,
  bounds box not null,
  primary key (layer_id, number)
);
create index layer_shapes_bounds on layer_shapes using gist (bounds);

-- Points and areas in what was filed, for finding the cases near a place.
create table case_places (
  case_id uuid not null references cases on delete cascade,
  number int not null,
  -- a point as { "lat", "lon" } or a GeoJSON polygon, as the form stores them
  place jsonb not null,
  bounds box not null,
  primary key (case_id, number)
);
create index case_places_bounds on case_places using gist (bounds);

-- Every point and area of the answers of a form, wherever they stand in it.
create function places_in(answers jsonb) returns table (number int, place jsonb, bounds box)
language sql immutable parallel safe as $$
  with found as (
    select p as place, p -> 'lon' as lon, p -> 'lat' as lat, 'point' as kind
    from jsonb_path_query(answers, 'strict $.** ? (@.lat.type() == "number" && @.lon.type() == "number")') p
    union all
    select p, null, null, 'area'
    from jsonb_path_query(answers, 'strict $.** ? (@.type == "Polygon" && @.coordinates.type() == "array")') p
  ), bounded as (
    select place,
      case when kind = 'point' then box(point(lon::float8, lat::float8), point(lon::float8, lat::float8))
      else (
        select box(point(max(x), max(y)), point(min(x), min(y)))
        -- silent: what is no position is no place, and filing goes on
        from jsonb_path_query(place, 'strict $.coordinates[*][*] ? (@[0].type() == "number" && @[1].type() == "number")', '{}', true) c,
          lateral (select (c ->> 0)::float8 as x, (c ->> 1)::float8 as y) at
      ) end as bounds
    from found
  )
  select (row_number() over ())::int, place, bounds from bounded where bounds is not null
$$;

-- What is filed, and what an answer to a requirement changes in it, is found without anybody remembering to.
create function keep_case_places() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from case_places where case_id = new.id;
  end if;
  insert into case_places (case_id, number, place, bounds)
  select new.id, p.number, p.place, p.bounds from places_in(new.submission) p;
  return null;
end
$$;
create trigger case_places_of_filed after insert on cases
for each row when (new.submission is not null) execute function keep_case_places();
create trigger case_places_of_changed after update of submission on cases
for each row when (old.submission is distinct from new.submission) execute function keep_case_places();
