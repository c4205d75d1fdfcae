-- The bulletin (decision 59). A row is one posting: what was shown, since when and, of a notice, until when. `doc` holds what
-- is published and nothing that is withheld; the signed act stays where it is.
create table publications (
  id uuid primary key,
  act_id uuid not null unique references acts,
  case_id uuid not null references cases,
  kind text not null check (kind in ('acto','aviso')),
  template text not null,
  title text not null,
  number text,
  dated_on date not null,
  code text not null,
  procedure text not null,
  municipality text,
  doc jsonb not null,
  -- what the search looks in
  words text not null,
  posted_at timestamptz not null,
  posted_by uuid,
  -- instant from which a notice is not shown any more; null: an act stays
  until timestamptz,
  removed_at timestamptz,
  -- where the printed copy lies; null until it is printed
  storage_key text
);
create index publications_shown on publications (posted_at desc, id desc) where removed_at is null;
create index publications_due on publications (until) where removed_at is null and until is not null;
create index publications_case on publications (case_id);

-- The attack: a posting that is denied, dated back or rewritten afterwards. Only the removal and the copy are written later, once.
create function publications_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a posting is not deleted';
  end if;
  if (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
    or (old.storage_key is not null and new.storage_key is distinct from old.storage_key)
    or (to_jsonb(new) - 'removed_at' - 'storage_key') is distinct from (to_jsonb(old) - 'removed_at' - 'storage_key') then
    raise exception 'a posting only moves forward';
  end if;
  return new;
end $$;
create trigger publications_forward before update or delete on publications
  for each row execute function publications_forward();
