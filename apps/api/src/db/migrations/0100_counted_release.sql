-- before
-- By the calendar of which release the open terms of a case were counted last; null: before closed days counted.
alter table cases add column counted_release int;

-- A posted notice stays as many business days as it must: a closed day moves its removal to a later day.
create or replace function publications_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a posting is not deleted';
  end if;
  if (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
    or (old.storage_key is not null and new.storage_key is distinct from old.storage_key)
    or (new.until is distinct from old.until and (old.removed_at is not null or old.until is null or new.until is null or new.until < old.until))
    or (to_jsonb(new) - 'removed_at' - 'storage_key' - 'until') is distinct from (to_jsonb(old) - 'removed_at' - 'storage_key' - 'until') then
    raise exception 'a posting only moves forward';
  end if;
  return new;
end $$;

-- Closed days may have been published before any term was counted by them: running cases are counted once.
insert into jobs (id, kind, key, data, state, next_at, created_at)
select gen_random_uuid(), 'terminos.recontar', 'terminos.recontar:0', '{}', 'pending', r.at, r.at
from configuration_releases r
where r.number = (select number from configuration_release_now)
  and exists (select 1 from cases where closed_at is null)
on conflict (key) do nothing;
