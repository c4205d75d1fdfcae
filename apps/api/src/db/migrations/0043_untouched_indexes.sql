-- A row whose indexed columns stay as they are is changed without touching any index, and its old version is cleared away
-- in passing. Two indexes held what every save and every step changes, if only in their condition, and ended that for
-- their whole tables. None does now (db/indexes.test.ts).

-- drafts of a window are few: sorted when they are read
drop index drafts_window;
create index drafts_window on drafts (window_office) where window_office is not null;

-- `leavesObligations` as SQL, kept beside the facts that say it: it changes once in the life of a case
drop index cases_followed;
alter table cases add column followed boolean not null generated always as (coalesce(
  closed_at is not null and (
    family is null and facts->>'decision.sentido' = 'otorga'
      and (facts->'permiso.obligaciones' @> '[{}]' or facts->'decision.obligaciones' @> '[{}]')
    or family = 'migracion' and facts->>'migracion.etapa' = 'seguimiento'), false)) stored;
create index cases_followed on cases (closed_at desc, id desc) where followed;
