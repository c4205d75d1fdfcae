-- Cases that ended and left obligations, which whoever begins follow-up reads: few among all, and found without looking at
-- the rest. The condition is that of db/scope.ts.
create index cases_followed on cases (closed_at desc, id desc) where closed_at is not null and (
  family is null and facts->>'decision.sentido' = 'otorga'
    and (facts->'permiso.obligaciones' @> '[{}]' or facts->'decision.obligaciones' @> '[{}]')
  or family = 'migracion' and facts->>'migracion.etapa' = 'seguimiento');
