import type pg from 'pg'

/**
 * Fills a migrated database that has the people of the demonstration with cases, three tasks and five chained events
 * each, by SQL. The chain is computed as the product computes it, so that `npm run verify` accepts it.
 * Every second case waits at the window (PG-02); the others are spread over nineteen more steps.
 */
export async function generate(pool: pg.Pool, cases: number): Promise<void> {
  const run = async (text: string): Promise<void> => void (await pool.query(text))
  await run(`
    create temp table if not exists g_steps(i int, step text, status text, audience text[]);
    truncate g_steps;
    insert into g_steps values
      (0,'PG-03','en_validacion','{CLI_VALIDACION_JURIDICA,CLI_VALIDACION_TECNICA}'),(1,'PG-05','en_liquidacion','{CLI_LIQUIDADOR}'),
      (2,'PG-06','con_expediente','{CLI_GESTION_DOCUMENTAL,CLI_APOYO_ADMINISTRATIVO_2}'),(3,'PG-07','en_inicio','{CLI_JURIDICO}'),
      (4,'PG-09','con_tecnico','{CLI_COORDINADOR_RECURSOS,CLI_JEFE_TERRITORIAL@ibague}'),(5,'PG-10','en_visita','{CLI_TECNICO@ibague,CLI_TECNICO_RECURSO_HIDRICO@ibague}'),
      (6,'PG-12','informacion_reunida','{CLI_JURIDICO}'),(7,'PG-13','en_decision','{CLI_JURIDICO}'),(8,'PG-14','en_notificacion','{CLI_SECRETARIA_JURIDICA,CLI_NOTIFICADOR}'),
      (9,'PG-16','finalizada','{CLI_GESTION_DOCUMENTAL,CLI_APOYO_ADMINISTRATIVO_7}')`)
  await run(`
    create temp table if not exists g(n int, case_id uuid, task_id uuid, step text, status text, audience text[], due date, opened timestamptz, applicant uuid);
    truncate g;
    insert into g
    select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ('01900000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid,
      case when n % 2 = 0 then 'PG-02' else s.step end, case when n % 2 = 0 then 'en_ventanilla' else s.status end,
      case when n % 2 = 0 then '{CLI_VENTANILLA_UNICA,CLI_APOYO_ADMINISTRATIVO_1@ibague}'::text[] else s.audience end,
      date '2026-11-21' + ((n::bigint * 7919) % 180 - 40)::int, timestamptz '2026-11-01 14:00Z' - ((n % 500) || ' hours')::interval,
      (select id from users where email = 'ciudadano@demo.test')
    from generate_series(1, ${cases}) n join g_steps s on s.i = (n / 2) % 10;
    create index if not exists g_n on g(n)`)
  await run(`
    insert into cases(id, tt_id, revision, status, step, applicant_id, created_by, applicant_name, subject, office, municipality, radicado, filed_at, filed_business_date,
      submission, flow, facts, chain_seq, chain_hash, version, due_on, created_at, updated_at)
    select case_id, 3, 1, status, step, applicant, applicant, 'Marta Lucía Ávila Rondón', 'Concesión de aguas superficiales · Predio ' || n, 'ibague', '73001',
      '2025E' || lpad(n::text, 9, '0'), opened - interval '5 days', (opened - interval '5 days')::date,
      jsonb_build_object('nombre_proyecto', 'Predio ' || n, 'nombre_fuente', 'Quebrada La Cristalina', 'caudal_solicitado', (n % 50) / 10.0, 'vereda_captacion', 'La Florida',
        'coordenada_captacion', jsonb_build_object('lat', 4.4412, 'lon', -75.2287), 'usos', '["agricola"]'::jsonb, 'observaciones', repeat('texto de observación ', 6)),
      jsonb_build_object('tasks', jsonb_build_array(jsonb_build_object('id', task_id, 'step', step, 'turn', 'corporacion', 'audience', to_jsonb(audience), 'assignee', null,
          'openedAt', to_char(opened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'dueOn', due, 'expiresAt', null, 'actId', null)),
        'stack', '[]'::jsonb, 'interrupted', null, 'acts', '[]'::jsonb, 'notifying', null, 'lastNotifiedOn', null, 'doers', '{}'::jsonb,
        'visits', jsonb_build_object(step, 1), 'suspensions', '[]'::jsonb, 'extended', '{}'::jsonb, 'closed', false),
      '{}', 0, '', 1, due + 40, opened, opened from g`)
  await run(`
    insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on, done_at, done_by, outcome, version)
    select ('01900000-0000-7000-8001-' || lpad(to_hex(n + k * 16777216 * 2), 12, '0'))::uuid, case_id, case k when 1 then 'PG-02' else 'PG-03' end, 'done', 'corporacion', audience,
      opened - interval '3 days', due - 20, opened - interval '1 day', (select id from users where email = 'cli-ventanilla-unica@demo.test'), 'completa', 2
    from g, generate_series(1, 2) k`)
  await run(`
    insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on, version)
    select task_id, case_id, step, 'open', 'corporacion', audience, opened, due, 1 from g`)
  await run(
    `insert into task_offers(audience, due_on, task_id, case_id, assignee, turn) select a, due, task_id, case_id, null, 'corporacion' from g, unnest(audience) a`,
  )
  for (let seq = 1; seq <= 5; seq++)
    await run(`
      insert into case_events(case_id, seq, type, actor_id, at, body, hash)
      select case_id, ${seq}, type, actor, at, body,
        encode(sha256(convert_to(prev || E'\\n' || '${seq}' || E'\\n' || type || E'\\n' || actor::text || E'\\n' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || E'\\n' || body, 'UTF8')), 'hex')
      from (select g.case_id, case ${seq} when 1 then 'solicitud.radicada' when 2 then 'tarea.abierta' when 3 then 'estado.cambiado' when 4 then 'tarea.cerrada' else 'tarea.abierta' end as type,
          (select id from users where email = 'cli-ventanilla-unica@demo.test') as actor, g.opened - interval '${6 - seq} hours' as at,
          '{"nota":"Se revisa la documentación aportada","paso":"' || g.step || '"}' as body,
          ${seq === 1 ? `''` : `(select e.hash from case_events e where e.case_id = g.case_id and e.seq = ${seq - 1})`} as prev from g) x`)
  await run(
    `update cases c set chain_seq = 5, chain_hash = e.hash from case_events e where e.case_id = c.id and e.seq = 5 and c.chain_seq = 0`,
  )
  await run('vacuum analyze')
}
