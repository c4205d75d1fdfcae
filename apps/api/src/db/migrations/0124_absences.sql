-- before
-- Absences of officials. Nothing is stored in tasks: who stands in is read from here, so that tasks come back by themselves.
-- A change ends a row and adds another. Days are of the calendar in Bogotá, first and last included.
create table absences (
  id uuid primary key,
  person_id uuid not null references users,
  -- null: nobody
  stand_in_id uuid references users,
  from_day date not null,
  until_day date not null,
  reason text not null,
  -- the absence that this one replaced
  follows_id uuid references absences,
  registered_by uuid not null references users,
  registered_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references users,
  check (from_day <= until_day),
  check (stand_in_id <> person_id),
  check ((ended_at is null) = (ended_by is null))
);
-- read with every call of an official's session
create index absences_stand_in on absences (stand_in_id) where ended_at is null;
create index absences_person on absences (person_id) where ended_at is null;
create index absences_last on absences (until_day desc, id);

-- It says who could do what and when: it is ended once, and changed in nothing else (decision 70).
create function absences_guard() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
     or to_jsonb(new) - '{ended_at,ended_by}'::text[] is distinct from to_jsonb(old) - '{ended_at,ended_by}'::text[]
  then
    raise exception 'Una ausencia solo se termina, una vez' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger absences_guard before update or delete on absences for each row execute function absences_guard();
