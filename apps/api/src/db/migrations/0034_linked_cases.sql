-- A case that runs beside the one it is about: it has a workflow family of its own and names its parent. The first such
-- family is the change of applicant, whose record of the new applicant now also names the case in which it is handled.
alter table cases add column family text;
alter table cases add column parent_id uuid references cases;
alter table cases add constraint cases_linked check ((family is null) = (parent_id is null));
create index cases_parent on cases (parent_id) where parent_id is not null;
-- two people who ask at once: the second waits here and is refused
create unique index cases_open_change on cases (parent_id) where family = 'cambio_solicitante' and closed_at is null;

alter table case_parties drop constraint case_parties_role_check;
alter table case_parties add constraint case_parties_role_check
  check (role in ('apoderado','consulta','tercero','antiguo_solicitante','nuevo_solicitante'));

-- null: asked before a change was a case of its own
alter table applicant_changes add column request_id uuid references cases on delete cascade;
create unique index applicant_changes_request on applicant_changes (request_id) where request_id is not null;
drop index applicant_changes_waiting;
