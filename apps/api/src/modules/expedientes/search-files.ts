import type { expedientes } from '@ventanilla/contract/expedientes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/cases/problem'
import type { z } from 'zod'
import { nameOfCase } from '../../db/cases/case-name.ts'
import { rowsFor } from '../../db/scope.ts'
import { raw, sql, type Statement } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Search = (typeof expedientes)['expedientes.search']
type Answer = z.input<Search['answers'][200]>

const PAGE = 25

interface Row {
  readonly id: string
  readonly tt_id: number
  readonly family: string | null
  readonly radicado: string
  readonly expediente: string | null
  readonly applicant_name: string
  readonly status: string
  readonly filed_at: Date
  readonly closed_at: Date | null
}

/** A file of the former system has the number that it had there. */
const FILE_NUMBER = raw(`coalesce(c.expediente, c.facts->>'migracion.expediente')`)

function wanted(query: z.output<Search['query']>): Statement {
  if (query.q === '') return sql`${FILE_NUMBER} is not null`
  const like = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`
  if (query.por === '2') return sql`${FILE_NUMBER} ilike ${like}`
  if (query.por === '3') return sql`c.id::text like ${`${query.q.toLowerCase().replace(/[\\%_]/g, '')}%`}`
  return sql`c.radicado ilike ${like}`
}

/** Cases that the reader may see: those with a file, or those of a number, the last ones first. */
export async function searchFiles(
  deps: AppDeps,
  actor: Actor,
  query: z.output<Search['query']>,
): Promise<Answer> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const found = await deps.db.rows<Row>(sql`
    select c.id, c.tt_id, c.family, c.radicado, ${FILE_NUMBER} as expediente, c.applicant_name, c.status, c.filed_at, c.closed_at
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
      procedure: nameOfCase(deps.catalogue, row),
      applicant: row.applicant_name,
      statusLabel: deps.catalogue.statuses[row.status] ?? row.status,
      filedAt: row.filed_at.toISOString(),
      migrated: row.family === 'migracion',
      ended: row.closed_at !== null,
    })),
    next: found.length > PAGE && last !== undefined ? `${last.filed_at.toISOString()}_${last.id}` : null,
  }
}

function readCursor(text: string): { at: string; id: string } {
  const [at = '', id = ''] = text.split('_')
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id))
    throw new Refusal(422, 'La página pedida no existe. Vuelva a la primera.', { code: 'cursor' })
  return { at, id }
}
