-- Words by which a case is found, beside the case: they hardly ever change, and an index over them on `cases` was
-- written again by every step and every saved draft (a third of what storing a step cost).
create function words_of(radicado text, expediente text, applicant text, subject text, municipality text)
returns text language sql immutable parallel safe as
$$ select public.plain(coalesce(radicado,'') || ' ' || coalesce(expediente,'') || ' ' || applicant || ' ' || subject || ' ' || coalesce(municipality,'')) $$;

create table case_words (
  case_id uuid primary key references cases on delete cascade,
  words text not null
);
insert into case_words select id, words_of(radicado, expediente, applicant_name, subject, municipality) from cases;
create index case_words_search on case_words using gin (words gin_trgm_ops);

create function keep_case_words() returns trigger language plpgsql as
$$ begin
  insert into case_words(case_id, words)
  values (new.id, words_of(new.radicado, new.expediente, new.applicant_name, new.subject, new.municipality))
  on conflict (case_id) do update set words = excluded.words where case_words.words <> excluded.words;
  return new;
end $$;
create trigger cases_words after insert or update of radicado, expediente, applicant_name, subject, municipality on cases
  for each row execute function keep_case_words();
drop index cases_search;

-- Every change of a case sets `updated_at`: no index holds it, so that most changes touch no index at all, and pages
-- keep room for the new version of a row.
drop index cases_applicant, cases_status, cases_office;
create index cases_applicant on cases (applicant_id);
create index cases_status on cases (status);
create index cases_office on cases (office);
alter table cases set (fillfactor = 80);
alter table drafts set (fillfactor = 70);
