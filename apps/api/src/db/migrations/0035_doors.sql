-- A case may begin by a door of its family, beside another case or by itself (a complaint, a sanction of the authority's own).
alter table cases drop constraint cases_linked;
alter table cases add constraint cases_linked check (parent_id is null or family is not null);

-- Whom a case is about while nobody knows. It cannot log in: its kind is the system's, and it has no password.
insert into users(id, kind, email, first_names, last_names, main_role, device_key, phone_verified_at, created_at, updated_at)
values ('00000000-0000-7000-8000-000000000001', 'sistema', '', 'Persona por', 'determinar', 'SYSTEM', '\x00'::bytea,
  '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
on conflict do nothing;
