import { verifyHistories } from '../../apps/api/src/db/cases/verify-histories.ts'
import { type Database, sql, type Statement } from '../../apps/api/src/db/connection/sql.ts'
import type { Acknowledged } from './notes.ts'

/** States that must never exist, each with a query that finds the rows in it. */
const IMPOSSIBLE: readonly (readonly [string, Statement])[] = [
  [
    'radicado con hueco o repetido',
    sql`select s.n, c.n as casos from (select coalesce(sum(last_number), 0) n from series where code = 'RADICADO') s,
      (select count(*) n from cases where radicado is not null) c where s.n <> c.n`,
  ],
  [
    'expediente con hueco o repetido',
    sql`select s.n, c.n as casos from (select coalesce(sum(last_number), 0) n from series where code = 'EXPEDIENTE') s,
      (select count(*) n from cases where expediente is not null) c where s.n <> c.n`,
  ],
  [
    'referencia de pago con hueco o repetida',
    sql`select s.n, c.n as recibos from (select coalesce(sum(last_number), 0) n from series where code = 'REFERENCIA') s,
      (select count(*) n from receipts) c where s.n <> c.n`,
  ],
  [
    'acto con número saltado o repetido',
    sql`select s.code, s.scope, s.last_number, count(a.id) n, max(a.number_seq) most from series s
      left join acts a on a.series = s.code and a.number_scope = s.scope
      where s.code not in ('RADICADO', 'EXPEDIENTE', 'REFERENCIA')
      group by s.code, s.scope, s.last_number having count(a.id) <> s.last_number or coalesce(max(a.number_seq), 0) <> s.last_number`,
  ],
  [
    'solicitud a medio radicar',
    sql`select c.id, c.status from cases c where (c.radicado is null) <> (c.status = 'borrador')
      or (c.radicado is not null and (c.submission is null or c.filed_at is null or c.chain_seq = 0
        or not exists (select 1 from jobs j where j.key = 'radicacion.pdf:' || c.id::text)
        or not exists (select 1 from case_events e where e.case_id = c.id and e.type = 'solicitud.radicada')
        or not exists (select 1 from outbox o where o.case_id = c.id)))`,
  ],
  [
    'caso radicado sin tarea ni cierre',
    sql`select c.id from cases c where c.radicado is not null and c.closed_at is null
      and not exists (select 1 from tasks t where t.case_id = c.id and t.state in ('open','waiting'))`,
  ],
  [
    'tareas distintas de las del flujo',
    sql`select c.id from cases c where c.radicado is not null and
      (select coalesce(array_agg(t.id::text order by t.id), '{}') from tasks t where t.case_id = c.id and t.state in ('open','waiting'))
      <> (select coalesce(array_agg(f->>'id' order by (f->>'id')::uuid), '{}') from (
        select jsonb_array_elements(c.flow->'tasks') f union all
        select jsonb_array_elements(b->'tasks') from jsonb_array_elements(coalesce(c.flow->'beside', '[]')) b) held)`,
  ],
  [
    'tarea a medio terminar',
    sql`select id, state, outcome from tasks where (state = 'done') <> (outcome is not null and done_at is not null)`,
  ],
  [
    'oferta de una tarea que ya no está abierta',
    sql`select o.task_id from task_offers o join tasks t on t.id = o.task_id where t.state <> 'open'`,
  ],
  [
    'acto a medio firmar',
    sql`select a.id, a.state from acts a where (a.state in ('signed','sealed')) <> (a.code is not null and a.signed_at is not null and a.signer_id is not null)
      or (a.state in ('signed','sealed') and a.series <> 'SIN_SERIE' and a.number is null)
      or (a.state = 'sealed') <> (a.file_id is not null)
      or (a.state in ('signed','sealed') and not exists (select 1 from jobs j where j.key = 'acto.pdf:' || a.id::text))
      or (a.state in ('signed','sealed')) <> (exists (select 1 from otp_signatures s where s.act_id = a.id and s.used_at is not null))`,
  ],
  [
    'código de firma usado más de una vez',
    sql`select act_id from otp_signatures where used_at is not null group by act_id having count(*) > 1`,
  ],
  [
    'trabajo hecho dos veces',
    sql`select case_id, purpose, count(*) n from files where state = 'ready' and purpose in ('comprobante','formulario') group by case_id, purpose having count(*) > 1
      union all select f.case_id, 'acto' as purpose, count(*) n from files f where f.purpose = 'acto' and not exists (select 1 from acts a where a.file_id = f.id) group by f.case_id`,
  ],
  [
    'mensaje o trabajo perdido',
    sql`select id from outbox where state = 'failed' union all select id from jobs where state = 'failed'`,
  ],
]

/** Searches one snapshot for every impossible state, and recomputes every history. */
export async function lookForHalves(db: Database): Promise<string[]> {
  const problems: string[] = []
  await db.tx(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`)
    for (const [what, query] of IMPOSSIBLE) {
      const rows = await tx.rows<unknown>(query)
      if (rows.length > 0) problems.push(`${what}: ${rows.length}, como ${JSON.stringify(rows[0])}`)
    }
  })
  const { broken } = await verifyHistories(db)
  for (const one of broken) problems.push(`historia rota: ${one.caseId}, evento ${one.seq}`)
  return problems
}

/** Acknowledged filings, drafts and signatures that are missing from the database. */
export async function lookForLosses(db: Database, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const problems: string[] = []
  const filed = new Map<string, string>()
  const drafts = new Map<string, { version: number; changes: Record<string, unknown> }>()
  const signed = new Map<string, string>()
  for (const { url, body, payload } of acknowledged) {
    const caseId = /solicitudes\/([0-9a-f-]{36})\//.exec(url)?.[1]
    const told = JSON.parse(body) as Record<string, unknown>
    if (caseId !== undefined && url.endsWith('/radicar')) filed.set(caseId, String(told['radicado']))
    if (caseId !== undefined && url.endsWith('/borrador'))
      drafts.set(caseId, {
        version: Number(told['version']),
        changes: {
          ...drafts.get(caseId)?.changes,
          ...(JSON.parse(payload ?? '{}') as { changes: Record<string, unknown> }).changes,
        },
      })
    if (url.endsWith('/confirmar-firma-otp'))
      signed.set((JSON.parse(payload ?? '{}') as { id: string }).id, (told['data'] as { code: string }).code)
  }
  const cases = await db.rows<{
    id: string
    radicado: string | null
    version: number
    answers: Record<string, unknown>
  }>(sql`
    select c.id, c.radicado, d.version, d.answers from cases c join drafts d on d.case_id = c.id where c.id = any(${[...drafts.keys()]}::uuid[])`)
  const byId = new Map(cases.map((one) => [one.id, one]))
  for (const [id, radicado] of filed)
    if (byId.get(id)?.radicado !== radicado) problems.push(`radicación perdida: ${id} ${radicado}`)
  for (const [id, { version, changes }] of drafts) {
    const row = byId.get(id)
    if (row === undefined || row.version < version)
      problems.push(`borrador perdido: ${id} versión ${version}`)
    else if (row.version === version)
      for (const [key, value] of Object.entries(changes))
        if (typeof value === 'string' && row.answers[key] !== value)
          problems.push(`respuesta perdida: ${id} ${key}`)
  }
  const acts = await db.rows<{ id: string; code: string | null }>(
    sql`select id, code from acts where id = any(${[...signed.keys()]}::uuid[])`,
  )
  const codes = new Map(acts.map((act) => [act.id, act.code]))
  for (const [id, code] of signed) if (codes.get(id) !== code) problems.push(`firma perdida: ${id}`)
  return problems
}

/** Messages accepted more than once without the mark of decision 11, or never, once the system is idle. */
export async function lookForMessages(
  db: Database,
  accepted: ReadonlyMap<string, number>,
): Promise<{ problems: string[]; sent: number; marked: number; twiceMarked: number }> {
  const rows = await db.rows<{ id: string; state: string; marked: boolean }>(
    sql`select id, state, ambiguous_at is not null as marked from outbox`,
  )
  const problems: string[] = []
  let [marked, twiceMarked] = [0, 0]
  for (const row of rows) {
    const times = accepted.get(row.id) ?? 0
    if (row.marked) marked += 1
    if (row.marked && times > 1) twiceMarked += 1
    if (row.state !== 'sent') problems.push(`mensaje sin enviar: ${row.id} ${row.state}`)
    else if (times === 0) problems.push(`mensaje dado por enviado que nadie recibió: ${row.id}`)
    else if (times > 1 && !row.marked) problems.push(`mensaje enviado ${times} veces sin marca: ${row.id}`)
  }
  const known = new Set(rows.map((row) => row.id))
  for (const id of accepted.keys())
    if (!known.has(id)) problems.push(`mensaje de un hecho que no existe: ${id}`)
  return { problems, sent: rows.length, marked, twiceMarked }
}

/** Calls whose first try was stored, although their retry was rejected. */
export async function lookForRefusals(
  db: Database,
  refused: readonly { readonly key: string; readonly what: string }[],
): Promise<string[]> {
  const kept = await db.rows<{ key: string }>(
    sql`select key from idempotency_keys where status is not null and key = any(${refused.map(({ key }) => key)}::text[])`,
  )
  const keys = new Set(kept.map(({ key }) => key))
  return refused.filter(({ key }) => keys.has(key)).map(({ what }) => what)
}
