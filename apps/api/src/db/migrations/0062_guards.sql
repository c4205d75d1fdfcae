-- before
-- Decision 70: what happened stays. The triggers belong to the role that migrates; the one that serves owns nothing, so it can
-- neither disable nor drop them. They hold an owner who serves, and a mistake of the program, too. `enable always`: also
-- under session_replication_role = replica, which superusers and pg_restore --disable-triggers set. The temporary schema is
-- searched last: nobody puts a type or table of their own session before ours.

create function acts_guard() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'Un acto firmado no se borra' using errcode = '23514';
  elsif tg_op = 'DELETE' then
    if old.state in ('signed', 'sealed') or old.number is not null or old.code is not null then
      raise exception 'Un acto firmado no se borra' using errcode = '23514';
    end if;
    return old;
  end if;
  if old.state not in ('signed', 'sealed') and old.number is null and old.code is null then return new; end if;
  -- everything is fixed but the columns that are named here, so that a column added later is fixed too
  if to_jsonb(new) - '{state,file_id,sha256,announced_at,published_at,updated_at}'::text[]
     is distinct from to_jsonb(old) - '{state,file_id,sha256,announced_at,published_at,updated_at}'::text[]
  then
    raise exception 'Un acto firmado no se cambia' using errcode = '23514';
  end if;
  -- forward only: set once, never cleared or replaced; signed, then sealed
  if (old.state = 'sealed' and new.state <> 'sealed') or new.state not in ('signed', 'sealed')
     or (old.file_id is not null and new.file_id is distinct from old.file_id)
     or (old.sha256 is not null and new.sha256 is distinct from old.sha256)
     or (old.announced_at is not null and new.announced_at is distinct from old.announced_at)
     or (old.published_at is not null and new.published_at is distinct from old.published_at)
  then
    raise exception 'Un acto firmado solo avanza' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger acts_guard before update or delete on acts for each row execute function acts_guard();
create trigger acts_guard_whole before truncate on acts for each statement execute function acts_guard();
alter table acts enable always trigger acts_guard;
alter table acts enable always trigger acts_guard_whole;

-- A cascade runs with the rights of the table's owner: without this, `delete from cases` removes history and acts.
create function cases_guard() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.radicado is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then
    raise exception 'Un expediente radicado no se borra' using errcode = '23514';
  elsif new.radicado is distinct from old.radicado or new.id <> old.id then
    -- else: clear it, then delete
    raise exception 'El radicado no se cambia' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger cases_guard before delete or update of radicado, id on cases for each row execute function cases_guard();
alter table cases enable always trigger cases_guard;

-- The history of a draft goes with the draft, whose row is gone by then; that of a filed case stays.
create function case_events_guard() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from cases where id = old.case_id) then
    raise exception 'La historia no se borra' using errcode = '23514';
  end if;
  return old;
end $$;
create function refuse_removal() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as
$$ begin raise exception 'La historia no se borra' using errcode = '23514'; end $$;
create trigger case_events_stay before delete on case_events for each row execute function case_events_guard();
create trigger case_events_stay_whole before truncate on case_events for each statement execute function refuse_removal();
create trigger audit_log_stays before update or delete on audit_log for each row execute function refuse_removal();
create trigger audit_log_stays_whole before truncate on audit_log for each statement execute function refuse_removal();
alter table case_events enable always trigger case_events_append_only;
alter table case_events enable always trigger case_events_stay;
alter table case_events enable always trigger case_events_stay_whole;
alter table audit_log enable always trigger audit_log_stays;
alter table audit_log enable always trigger audit_log_stays_whole;
