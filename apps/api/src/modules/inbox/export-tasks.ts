import { Readable } from 'node:stream'
import type { Actor } from '@ventanilla/domain/access/actor'
import { audit } from '../../db/audit.ts'
import type { AppDeps } from '../../deps.ts'
import { type Column, csvStream, xlsxStream } from '../../http/sheet-stream.ts'
import type { InboxFilter, Place } from '../../db/inbox/branches.ts'
import { daysOf, type InboxRow, matchingCases, readPage } from './list-tasks.ts'

/** Rows read at a time. */
const CHUNK = 2000

const COLUMNS: readonly Column<InboxRow>[] = [
  { title: 'Radicado', width: 20, kind: 'text', value: (r) => r.radicado },
  { title: 'Trámite', width: 45, kind: 'text', value: (r) => r.procedure },
  { title: 'Solicitante', width: 32, kind: 'text', value: (r) => r.applicant },
  { title: 'Municipio', width: 18, kind: 'text', value: (r) => r.municipality },
  { title: 'Paso', width: 40, kind: 'text', value: (r) => r.stepTitle },
  { title: 'Estado', width: 22, kind: 'text', value: (r) => r.statusLabel },
  { title: 'Vence', width: 12, kind: 'date', value: (r) => r.due.due },
  { title: 'Término', width: 24, kind: 'text', value: (r) => r.due.words },
  {
    title: 'Responsable',
    width: 28,
    kind: 'text',
    value: (r) => (r.turn === 'usuario' ? 'Solicitante' : (r.assignee?.name ?? 'Sin asignar')),
  },
]

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Exactly what the reader has filtered, written while it is read: a hundred thousand rows take no more memory than two. */
export async function exportTasks(
  deps: AppDeps,
  actor: Actor,
  query: InboxFilter & { readonly formato: 'csv' | 'xlsx' },
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const { formato, ...filter } = query
  const now = deps.clock.now()
  const days = daysOf(deps)
  const matching = await matchingCases(deps, filter)
  const read = (after: Place | null): ReturnType<typeof readPage> => {
    const page = readPage(deps, actor, filter, { after, limit: CHUNK, matching, days })
    // a download that is given up leaves the page read ahead to nobody
    page.catch(() => undefined)
    return page
  }
  async function* pages(): AsyncGenerator<InboxRow[]> {
    let ahead: ReturnType<typeof readPage> | null = read(null)
    while (ahead !== null) {
      const { rows, next }: Awaited<ReturnType<typeof readPage>> = await ahead
      // the database reads the next page while this one is written
      ahead = next === null ? null : read(next)
      yield rows
    }
  }
  // who took which list out of the house is part of the record
  await audit(deps.db, {
    actorId: actor.id,
    verb: 'inbox.export',
    detail: { ...filter, formato },
    at: now,
    newId: deps.newId,
  })
  const rows = pages()
  const body = formato === 'csv' ? csvStream(COLUMNS, rows) : xlsxStream('Tareas', COLUMNS, rows, now)
  return {
    status: 200,
    body: Readable.from(body),
    headers: {
      'content-type': TYPES[formato],
      'content-disposition': `attachment; filename="tareas-${filter.vista}-${days.today}.${formato}"`,
    },
  }
}
