import type pg from 'pg'

/**
 * Fills a migrated database that has the demonstration's accounts with cases, three tasks and five chained
 * events each, by SQL. The chain is computed as in the product, so that `npm run verify` accepts it. Every
 * second case waits at the window (PG-02); the others are spread over nineteen more steps.
 *
 * Triggers are disabled meanwhile (foreign keys hold by construction, and there are no general powers), and
 * rows are written once, so that a fresh database is as compact as a restored one.
 */
export async function generate(pool: pg.Pool, cases: number): Promise<void> {
  const client = await pool.connect()
  const run = async (text: string): Promise<void> => void (await client.query(text))
  try {
    await run(
      `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
    )
    await run(PLACES)
    await run(outline(cases))
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = any('{cases,case_words,tasks,task_offers,case_events}'::regclass[]) and not indisunique`,
    )
    for (const { name } of indexes.rows) await run(`drop index ${name}`)
    await run(EVENTS)
    await run(CASES)
    await run(WORDS)
    await run(DONE_TASKS)
    await run(OPEN_TASKS)
    await run(OFFERS)
    for (const { definition } of indexes.rows) await run(definition)
    await run('drop table g, g_steps; reset session_replication_role; reset synchronous_commit')
    await run('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const PLACES = `
  create temp table g_steps(i int, step text, status text, audience text[]);
  insert into g_steps values
    (0,'PG-03','en_validacion','{CLI_VALIDACION_JURIDICA,CLI_VALIDACION_TECNICA}'),(1,'PG-05','en_liquidacion','{CLI_LIQUIDADOR}'),
    (2,'PG-06','con_expediente','{CLI_GESTION_DOCUMENTAL,CLI_APOYO_ADMINISTRATIVO_2}'),(3,'PG-07','en_inicio','{CLI_JURIDICO}'),
    (4,'PG-09','con_tecnico','{CLI_COORDINADOR_RECURSOS,CLI_JEFE_TERRITORIAL@ibague}'),(5,'PG-10','en_visita','{CLI_TECNICO@ibague,CLI_TECNICO_RECURSO_HIDRICO@ibague}'),
    (6,'PG-12','informacion_reunida','{CLI_JURIDICO}'),(7,'PG-13','en_decision','{CLI_JURIDICO}'),(8,'PG-14','en_notificacion','{CLI_SECRETARIA_JURIDICA,CLI_NOTIFICADOR}'),
    (9,'PG-16','finalizada','{CLI_GESTION_DOCUMENTAL,CLI_APOYO_ADMINISTRATIVO_7}')`

const outline = (cases: number): string => `
  create temp table g as
  select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as case_id, ('01900000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid as task_id,
    case when n % 2 = 0 then 'PG-02' else s.step end as step, case when n % 2 = 0 then 'en_ventanilla' else s.status end as status,
    case when n % 2 = 0 then '{CLI_VENTANILLA_UNICA,CLI_APOYO_ADMINISTRATIVO_1@ibague}'::text[] else s.audience end as audience,
    date '2026-11-21' + ((n::bigint * 7919) % 180 - 40)::int as due, timestamptz '2026-11-01 14:00Z' - ((n % 500) || ' hours')::interval as opened,
    (select id from users where email = 'ciudadano@demo.test') as applicant, (select id from users where email = 'cli-ventanilla-unica@demo.test') as clerk
  from generate_series(1, ${cases}) n join g_steps s on s.i = (n / 2) % 10`

/** Five chained events, each hashing the one before. */
const TYPES = ['solicitud.radicada', 'tarea.abierta', 'estado.cambiado', 'tarea.cerrada', 'tarea.abierta']
const link = (type: string, i: number): string => `
  cross join lateral (select g.opened - interval '${5 - i} hours' as at) a${i}
  cross join lateral (select encode(sha256(convert_to(${i === 0 ? `''` : `h${i - 1}.hash`} || E'\\n' || '${i + 1}' || E'\\n' || '${type}' || E'\\n' || g.clerk::text || E'\\n'
    || to_char(a${i}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || E'\\n' || b.body, 'UTF8')), 'hex') as hash) h${i}`
const EVENTS = `
  insert into case_events(case_id, seq, type, actor_id, at, body, hash)
  select g.case_id, e.seq, e.type, g.clerk, e.at, b.body, e.hash
  from g cross join lateral (select '{"nota":"Se revisa la documentación aportada","paso":"' || g.step || '"}' as body) b
  ${TYPES.map(link).join('')}
  cross join lateral (values ${TYPES.map((type, i) => `(${i + 1}, '${type}', a${i}.at, h${i}.hash)`).join(', ')}) e(seq, type, at, hash)`

const CASES = `
  insert into cases(id, tt_id, definitions, status, step, applicant_id, created_by, applicant_name, subject, office, municipality, radicado, filed_at, filed_business_date,
    submission, flow, facts, chain_seq, chain_hash, version, due_on, created_at, updated_at)
  select g.case_id, 3, 1, status, step, applicant, applicant, 'Marta Lucía Ávila Rondón', 'Concesión de aguas superficiales · Predio ' || n, 'ibague', '73001',
    '2025E' || lpad(n::text, 9, '0'), opened - interval '5 days', (opened - interval '5 days')::date,
    jsonb_build_object('nombre_proyecto', 'Predio ' || n, 'nombre_fuente', 'Quebrada La Cristalina', 'caudal_solicitado', (n % 50) / 10.0, 'vereda_captacion', 'La Florida',
      'coordenada_captacion', jsonb_build_object('lat', 4.4412, 'lon', -75.2287), 'usos', '["agricola"]'::jsonb, 'observaciones', repeat('texto de observación ', 6)),
    jsonb_build_object('tasks', jsonb_build_array(jsonb_build_object('id', task_id, 'step', step, 'turn', 'corporacion', 'audience', to_jsonb(audience), 'assignee', null,
        'openedAt', to_char(opened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'dueOn', due, 'expiresAt', null, 'actId', null)),
      'stack', '[]'::jsonb, 'interrupted', null, 'acts', '[]'::jsonb, 'notifying', null, 'lastNotifiedOn', null, 'doers', '{}'::jsonb,
      'visits', jsonb_build_object(step, 1), 'suspensions', '[]'::jsonb, 'extended', '{}'::jsonb, 'closed', false),
    '{}', 5, e.hash, 1, due + 40, opened, opened
  from g join case_events e on e.case_id = g.case_id and e.seq = 5`

const WORDS = `
  insert into case_words(case_id, words)
  select id, words_of(radicado, expediente, applicant_name, subject, municipality) from cases on conflict do nothing`

const DONE_TASKS = `
  insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on, done_at, done_by, outcome, version)
  select ('01900000-0000-7000-8001-' || lpad(to_hex(n + k * 16777216 * 2), 12, '0'))::uuid, case_id, case k when 1 then 'PG-02' else 'PG-03' end, 'done', 'corporacion', audience,
    opened - interval '3 days', due - 20, opened - interval '1 day', clerk, 'completa', 2
  from g, generate_series(1, 2) k`

const OPEN_TASKS = `
  insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on, version)
  select task_id, case_id, step, 'open', 'corporacion', audience, opened, due, 1 from g`

const OFFERS = `
  insert into task_offers(audience, due_on, task_id, case_id, assignee, turn) select a, due, task_id, case_id, null, 'corporacion' from g, unnest(audience) a`
