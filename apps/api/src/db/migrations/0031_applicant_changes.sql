-- A request that passes a case to another applicant, as far as the form of the new applicant needs it (decision 19):
-- the seven fields with their names of section 7, and its state. The link of the new applicant is in link_tokens.
create table applicant_changes (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  cs_tipo_persona int not null,
  cs_jur_tipo int,
  cs_nombre_o_razon_social text not null,
  cs_id_tipo_documento int not null,
  cs_nro_doc text not null,
  cs_telefonos text not null,
  cs_email text not null,
  cs_estado int not null,
  cs_new_usr_id uuid references users,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- one request at a time waits for its new applicant
create unique index applicant_changes_waiting on applicant_changes (case_id) where cs_new_usr_id is null;
create index applicant_changes_user on applicant_changes (cs_new_usr_id) where cs_new_usr_id is not null;
