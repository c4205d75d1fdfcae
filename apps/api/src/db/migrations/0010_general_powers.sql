-- A power given in the profile, without naming a case, also covers the cases that come after it (decision 51). It is
-- kept here, and not in the use cases that create cases, because none of them may forget it.
create function extend_general_powers() returns trigger language plpgsql as
$$ begin
  insert into case_parties(case_id, user_id, role, since)
  select new.id, w.proxy_id, 'apoderado', new.created_at from powers w
  where w.applicant_id = new.applicant_id and w.case_id is null and w.confirmed_at is not null and w.ended_at is null
    and w.proxy_id is not null
  on conflict do nothing;
  return new;
end $$;
create trigger cases_general_powers after insert on cases for each row execute function extend_general_powers();
