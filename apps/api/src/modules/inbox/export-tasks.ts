import { Readable } from 'node:stream'
import type { Actor } from '@ventanilla/domain/access/actor'
import { audit } from '../../db/audit.ts'
import type { InboxFilter } from '../../db/inbox/branches.ts'
import { owedWork } from '../../db/inbox/owed.ts'
import type { AppDeps } from '../../deps.ts'
import { type Column, csvStream, xlsxStream } from '../../http/bodies/sheet-stream.ts'
import { daysOf, matchingCases, namesOf, wordsOn } from './list-tasks.ts'
import { type SheetRow, sheetRows } from './read-sheet.ts'
import { withOwed } from './sheet-owed.ts'

function columnsOf(deps: AppDeps, today: string, office: string | null): readonly Column<SheetRow>[] {
  const names = namesOf(deps)
  const words = wordsOn(deps, today, office)
  return [
    { title: 'Radicado', width: 20, kind: 'text', value: (r) => r.radicado },
    { title: 'Trámite', width: 45, kind: 'text', value: (r) => names.procedure(r.ttId), few: true },
    { title: 'Solicitante', width: 32, kind: 'text', value: (r) => r.applicant },
    {
      title: 'Municipio',
      width: 18,
      kind: 'text',
      value: (r) => names.municipality(r.municipality),
      few: true,
    },
    { title: 'Paso', width: 40, kind: 'text', value: (r) => r.publishing ?? names.step(r.step), few: true },
    { title: 'Estado', width: 22, kind: 'text', value: (r) => names.status(r.status), few: true },
    { title: 'Vence', width: 12, kind: 'date', value: (r) => r.due, few: true },
    { title: 'Término', width: 24, kind: 'text', value: (r) => words(r.due).words, few: true },
    {
      title: 'Responsable',
      width: 28,
      kind: 'text',
      value: (r) => (r.turn === 'usuario' ? 'Solicitante' : (r.assigneeName ?? 'Sin asignar')),
      few: true,
    },
  ]
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Streams exactly the reader's filtered rows: memory use is independent of their number. */
export async function exportTasks(
  deps: AppDeps,
  actor: Actor,
  query: InboxFilter & { readonly formato: 'csv' | 'xlsx' },
  address: string,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const { formato, ...filter } = query
  const now = deps.clock.now()
  const days = daysOf(deps, actor.office)
  const matching = await matchingCases(deps, filter)
  const owed = await owedWork(deps, actor, filter, days, matching)
  // audits which list the user exported
  await audit(deps.db, {
    actorId: actor.id,
    verb: 'inbox.export',
    address,
    detail: { ...filter, formato },
    at: now,
    newId: deps.newId,
  })
  const rows = withOwed(sheetRows(deps, actor, filter, { matching, days }), owed)
  const columns = columnsOf(deps, days.today, actor.office)
  const body = formato === 'csv' ? csvStream(columns, rows) : xlsxStream('Tareas', columns, rows, now)
  return {
    status: 200,
    body: Readable.from(body),
    headers: {
      'content-type': TYPES[formato],
      'content-disposition': `attachment; filename="tareas-${filter.vista}-${days.today}.${formato}"`,
    },
  }
}
