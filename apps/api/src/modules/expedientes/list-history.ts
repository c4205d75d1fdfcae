import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { scopeFor } from '@ventanilla/domain/access/permissions'
import { bogotaInstant } from '@ventanilla/domain/terms/dates'
import { closingStatuses } from '@ventanilla/domain/workflow/definition/closing-statuses'
import type { z } from 'zod'
import { markOf, readMark } from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { followedCases, rowsFor } from '../../db/scope.ts'
import { joined, raw, sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { FILE_NUMBER, isBroughtOver, nameOfFile } from './name-of-file.ts'

type History = (typeof expedientes)['expedientes.history']
type Answer = z.input<History['answers'][200]>
type Query = z.output<History['query']>

const PAGE = 25
/** status shown for a transferred case; its outcome is hidden */
const PASSED = 'cedido'

interface Row {
  readonly id: string
  readonly tt_id: number
  readonly family: string | null
  /** procedure of an expediente of the former system, or of one opened by hand */
  readonly former_type: string | null
  readonly radicado: string
  readonly number: string | null
  readonly applicant: string | null
  readonly status: string | null
  readonly ended: Date
}

/**
 * Narrows the ended cases by index for readers who see few. The scope decides access; this only avoids scanning
 * everybody's history.
 */
function within(actor: Actor): Statement {
  const scope = scopeFor(actor, 'cases.read')
  if (scope.all || scope.office !== null) return raw('true')
  const me = sql`${actor.id}::uuid`
  const found: Statement[] = [
    ...(scope.own
      ? [
          sql`select id from cases where applicant_id = ${me}`,
          sql`select case_id from case_parties where user_id = ${me} and until is null`,
        ]
      : []),
    ...(scope.followed ? [sql`select c.id from cases c where ${followedCases}`] : []),
    ...(scope.assigned
      ? [
          sql`select case_id from tasks where assignee = ${me}`,
          sql`select case_id from tasks where done_by = ${me}`,
          sql`select case_id from task_offers where audience = any(${actor.audience}::text[])`,
        ]
      : []),
  ]
  return sql`c.id = any(array(${joined(found, ' union all ', 'select null::uuid')}))`
}

/** Ended cases with an expediente, within the reader's scope. */
function ended(actor: Actor, query: Query): Statement {
  const { q, numero, tipo, estado } = query
  return sql`
    select c.id, c.tt_id, c.family, c.facts->>'migracion.tramite' as former_type, c.radicado, ${FILE_NUMBER} as number, c.applicant_name as applicant, c.status, c.closed_at as ended
    from cases c
    where c.closed_at is not null and c.radicado is not null and ${FILE_NUMBER} is not null
      and ${within(actor)} and ${rowsFor(actor, 'cases.read')}
      and (${q} = '' or c.id in (select w.case_id from case_words w where w.words like plain(${containing(q)})) or ${FILE_NUMBER} ilike ${containing(q)})
      and (${numero} = '' or ${FILE_NUMBER} ilike ${containing(numero)} or c.facts->>'migracion.expediente' ilike ${containing(numero)})
      and (${tipo ?? null}::int is null or c.tt_id = ${tipo ?? null} or c.facts->>'migracion.tramite' = ${String(tipo ?? '')})
      and (${estado} = '' or c.status = ${estado}) and ${inYear(raw('c.closed_at'), query.anio)}`
}

/** Cases the user transferred to another applicant: those with a number at that time, without later data. */
function passed(actor: Actor, query: Query): Statement {
  const { q, numero, tipo, estado } = query
  return sql`
    select * from (
      select c.id, c.tt_id, c.family, c.facts->>'migracion.tramite' as former_type, c.radicado, case when exists (
          select 1 from case_events e where e.case_id = c.id and e.type = 'expediente.creado' and e.at < p.since) then c.expediente end as number,
        null as applicant, null as status, p.since as ended
      from case_parties p join cases c on c.id = p.case_id
      where p.user_id = ${actor.id}::uuid and p.role = 'antiguo_solicitante' and p.until is null
        and not (c.closed_at is not null and ${rowsFor(actor, 'cases.read')})) g
    where (${q} = '' or concat_ws(' ', g.radicado, g.number) ilike ${containing(q)})
      and (${numero} = '' or g.number ilike ${containing(numero)})
      and (${tipo ?? null}::int is null or g.tt_id = ${tipo ?? null})
      and ${estado} in ('', ${PASSED}) and ${inYear(raw('g.ended'), query.anio)}`
}

const inYear = (column: Statement, year: number | undefined): Statement =>
  year === undefined
    ? raw('true')
    : sql`${column} >= ${bogotaInstant(`${year}-01-01`, 0)}::timestamptz and ${column} < ${bogotaInstant(`${year + 1}-01-01`, 0)}::timestamptz`

/** Expedientes whose case ended or was transferred, latest first. */
export async function listHistory(deps: AppDeps, actor: Actor, query: Query): Promise<Answer> {
  const after = readMark(query.cursor)
  const official = actor.kind === 'funcionario'
  const page = sql`(${after === null} or (x.ended, x.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by x.ended desc, x.id desc limit ${PAGE + 1}`
  const found = await deps.db.rows<Row>(
    official
      ? sql`select * from (${ended(actor, query)}) x where ${page}`
      : sql`select * from (${ended(actor, query)} union all ${passed(actor, query)}) x where ${page}`,
  )
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  const { statuses, everyWorkflow, newest } = deps.catalogue
  return {
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      radicado: row.radicado,
      procedure: nameOfFile(deps.catalogue, row),
      applicant: row.applicant,
      statusLabel: row.status === null ? null : (statuses[row.status] ?? row.status),
      endedAt: row.ended.toISOString(),
      migrated: isBroughtOver(deps.catalogue, row),
      passedOn: row.status === null,
    })),
    choices: {
      types: [...newest.procedures.values()].map(({ ttId, name }) => ({ value: String(ttId), label: name })),
      statuses: [
        ...closingStatuses(everyWorkflow).map((value) => ({ value, label: statuses[value] ?? value })),
        ...(official ? [] : [{ value: PASSED, label: 'Pasó a otra persona' }]),
      ],
    },
    next: found.length > PAGE && last !== undefined ? markOf(last.ended, last.id) : null,
  }
}
