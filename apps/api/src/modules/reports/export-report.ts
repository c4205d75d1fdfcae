import { Readable } from 'node:stream'
import type { ReportFormat } from '@ventanilla/contract/reports.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { AskedReport } from '@ventanilla/domain/reports/question'
import { leftOut } from '@ventanilla/domain/reports/left-out'
import { dimensionOf, MEASURES, subjectOf } from '@ventanilla/domain/reports/subjects'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { audit } from '../../db/audit.ts'
import type { Db } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Column, csvStream, xlsxStream } from '../../http/bodies/sheet-stream.ts'
import { askReport } from './ask-report.ts'
import { printReport, type ReportPrinter } from './print-report.ts'

type Exported = AskedReport & {
  readonly instante?: string | undefined
  readonly formato: ReportFormat
}
interface Line {
  readonly a: string
  readonly b: string
  readonly value: number | null
  readonly rows: number
  readonly known: number
  readonly before: number | null
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const satisfies Record<ReportFormat, string>

/** The figures of a report as a file. A sheet ends with the number of all rows. Audits the export first. */
export async function exportReport(
  deps: AppDeps,
  { db, printer }: { readonly db: Db; readonly printer: ReportPrinter },
  actor: Actor,
  { formato, ...asked }: Exported,
  address: string,
): Promise<{ status: 200; body: Readable; headers: Record<string, string> }> {
  const answer = await askReport(deps, db, actor, asked)
  const now = deps.clock.now()
  await audit(deps.db, {
    actorId: actor.id,
    verb: 'reports.export',
    address,
    detail: { ...asked, formato },
    at: now,
    newId: deps.newId,
  })
  return {
    status: 200,
    body:
      formato === 'pdf'
        ? await printReport(deps, printer, { actor, asked, answer, now })
        : sheetOf(asked, answer, formato, now),
    headers: {
      'content-type': TYPES[formato],
      'content-disposition': `attachment; filename="reporte-${asked.tema}-${bogotaDate(now.toISOString())}.${formato}"`,
    },
  }
}

const restOf = ({ medida }: AskedReport, rest: Pick<Line, 'rows' | 'known'>): Line => ({
  ...rest,
  a: 'Otros grupos, que no caben en esta hoja',
  b: '',
  value: medida === 'cuenta' ? rest.rows : null,
  before: null,
})

function sheetOf(
  asked: AskedReport,
  { groups, whole, cut }: Awaited<ReturnType<typeof askReport>>,
  formato: 'csv' | 'xlsx',
  now: Date,
): Readable {
  const by = [asked.grupo, asked.subgrupo].flatMap((one) =>
    one === undefined ? [] : [dimensionOf(asked.tema, one)?.label ?? one],
  )
  const columns: Column<Line>[] = [
    ...by.map((title, i): Column<Line> => ({
      title,
      width: 40,
      kind: 'text',
      value: i === 0 ? ({ a }) => a : ({ b }) => b,
    })),
    { title: MEASURES[asked.medida], width: 20, kind: 'number', value: ({ value }) => value },
    { title: 'Filas', width: 12, kind: 'number', value: ({ rows }) => rows },
    { title: 'Filas con dato', width: 16, kind: 'number', value: ({ known }) => known },
    ...(asked.comparar === undefined
      ? []
      : [
          {
            title: 'Período anterior',
            width: 20,
            kind: 'number',
            value: ({ before }: Line) => before,
          } as const,
        ]),
  ]
  const lines: Line[] = [
    ...groups.map(({ aLabel, bLabel, ...one }) => ({ ...one, a: aLabel, b: bLabel })),
    ...(cut ? [restOf(asked, leftOut(groups, whole))] : []),
    { a: 'Todo', b: '', ...whole },
  ]
  async function* pages(): AsyncGenerator<Line[]> {
    yield await Promise.resolve(lines)
  }
  const { name } = subjectOf(asked.tema)
  return Readable.from(
    formato === 'csv' ? csvStream(columns, pages()) : xlsxStream(name, columns, pages(), now),
  )
}
