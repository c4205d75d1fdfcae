import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { referenceDigits } from '@ventanilla/domain/fees/receipt-code'
import type { z } from 'zod'
import { markOf, readMark } from '../../db/connection/keyset.ts'
import { containing } from '../../db/connection/like.ts'
import { accessUntil, rowsFor } from '../../db/scope.ts'
import { sql, type Statement } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { FILE_NUMBER, isBroughtOver, nameOfFile } from './name-of-file.ts'

type Search = (typeof expedientes)['expedientes.search']
type Answer = z.input<Search['answers'][200]>

const PAGE = 25

interface Row {
  readonly id: string
  readonly tt_id: number
  readonly family: string | null
  /** procedure of an expediente of the former system, or of one opened by hand */
  readonly former_type: string | null
  readonly radicado: string
  readonly expediente: string | null
  readonly applicant_name: string
  readonly status: string
  readonly filed_at: Date
  readonly closed_at: Date | null
  readonly until: string | null
}

function wanted(query: z.output<Search['query']>): Statement {
  if (query.q === '') return sql`${FILE_NUMBER} is not null`
  const like = containing(query.q)
  // one opened by hand has a number here and its former number
  if (query.por === '2')
    return sql`(${FILE_NUMBER} ilike ${like} or c.facts->>'migracion.expediente' ilike ${like})`
  if (query.por === '3') return sql`c.id::text like ${`${query.q.toLowerCase().replace(/[\\%_]/g, '')}%`}`
  // the treasury has only a payment's reference: matches it as typed, and without blanks and dashes
  return sql`(c.radicado ilike ${like} or c.id in (
    select r.case_id from receipts r where r.state <> 'prepared' and r.reference in (${query.q}, ${referenceDigits(query.q)})))`
}

/** Cases visible to the reader: those with an expediente, or those of a number, latest first. */
export async function searchFiles(
  deps: AppDeps,
  actor: Actor,
  query: z.output<Search['query']>,
): Promise<Answer> {
  const after = readMark(query.cursor)
  const found = await deps.db.rows<Row>(sql`
    select c.id, c.tt_id, c.family, c.facts->>'migracion.tramite' as former_type, c.radicado, ${FILE_NUMBER} as expediente, c.applicant_name, c.status, c.filed_at, c.closed_at,
      ${accessUntil(actor)} as until
    from cases c
    where c.radicado is not null and ${wanted(query)} and ${rowsFor(actor, 'cases.read')}
      and (${after === null} or (c.filed_at, c.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by c.filed_at desc, c.id desc limit ${PAGE + 1}`)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      radicado: row.radicado,
      expediente: row.expediente,
      procedure: nameOfFile(deps.catalogue, row),
      applicant: row.applicant_name,
      statusLabel: deps.catalogue.statuses[row.status] ?? row.status,
      filedAt: row.filed_at.toISOString(),
      migrated: isBroughtOver(deps.catalogue, row),
      ended: row.closed_at !== null,
      until: row.until,
    })),
    next: found.length > PAGE && last !== undefined ? markOf(last.filed_at, last.id) : null,
  }
}
