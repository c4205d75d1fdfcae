import type { Measure, SubjectId } from '@ventanilla/domain/reports/subjects'
import { type Db, raw } from '../../db/connection/sql.ts'

/**
 * The figures of reports a second time: whole tables are read without a condition, and counted here. Shares no code with what
 * the server does.
 */

type Row = Readonly<Record<string, unknown>>
const TABLES = ['cases', 'tasks', 'acts', 'debts', 'receipts', 'payments', 'notifications'] as const
/** Where the rows are read, and which steps are visits. */
export interface PlainRows {
  readonly db: Db
  readonly visits: readonly string[]
}

const BOGOTA_MS = 5 * 3_600_000
const DAY_MS = 86_400_000
const day = (value: unknown): number => Math.floor((new Date(value as Date).getTime() - BOGOTA_MS) / DAY_MS)
const dateDay = (value: unknown): number => Date.parse(`${String(value)}T00:00:00Z`) / DAY_MS

interface Counted {
  readonly amount: number | null
  readonly inTime: boolean | null
}

async function counted({ db, visits }: PlainRows, subject: SubjectId, now: Date): Promise<Counted[]> {
  const read: Record<string, Row[]> = {}
  for (const table of TABLES) read[table] = await db.rows<Row>(raw(`select * from ${table}`))
  const filed = new Map((read['cases'] ?? []).filter((c) => c['radicado'] !== null).map((c) => [c['id'], c]))
  const of = (table: (typeof TABLES)[number]): Row[] =>
    (read[table] ?? []).filter(
      (row) => table === 'payments' || table === 'cases' || filed.has(row['case_id']),
    )
  const today = day(now)
  const task = (t: Row): Counted => {
    const end = t['done_at'] === null ? today : day(t['done_at'])
    return {
      amount: end - day(t['opened_at']),
      inTime: t['due_on'] === null ? null : end <= dateDay(t['due_on']),
    }
  }
  const tasks = of('tasks').filter((t) => t['state'] === 'open' || t['state'] === 'done')
  const nothing: Counted = { amount: null, inTime: null }
  switch (subject) {
    case 'casos':
      return [...filed.values()].map((c) => ({
        amount: (c['closed_at'] === null ? today : day(c['closed_at'])) - day(c['filed_at']),
        inTime: null,
      }))
    case 'tareas':
      return tasks.filter((t) => t['turn'] === 'corporacion').map(task)
    case 'terminos':
      return tasks.filter((t) => t['state'] === 'open' && t['due_on'] !== null).map(() => nothing)
    case 'visitas':
      return tasks.filter((t) => visits.includes(String(t['step']))).map(task)
    case 'actos':
      return of('acts')
        .filter((a) => a['number'] !== null && a['signed_at'] !== null)
        .map((a) => ({ amount: day(a['signed_at']) - day(a['created_at']), inTime: null }))
    case 'recaudo': {
      const charged = of('receipts').filter(
        (r) => !['prepared', 'annulled', 'expired'].includes(String(r['state'])),
      )
      const lapsed = of('receipts').filter(
        (r) =>
          r['state'] === 'expired' &&
          !of('receipts').some(
            (n) =>
              n['debt_id'] === r['debt_id'] &&
              String(n['id']) > String(r['id']) &&
              n['state'] !== 'prepared' &&
              n['state'] !== 'annulled',
          ),
      )
      const settled = of('debts').filter(
        (d) => d['settled'] !== null && of('receipts').some((r) => r['debt_id'] === d['id']),
      )
      const paid = of('payments').filter((p) => p['credited'] !== null)
      return [
        ...[...charged, ...lapsed].map((r) => r['amount']),
        ...settled.map((d) => d['settled']),
        ...paid.map((p) => p['credited']),
      ].map((amount) => ({ amount: Number(amount), inTime: null }))
    }
    case 'notificaciones':
      return of('notifications').map((n) => ({
        amount:
          n['state'] === 'done' && n['legal_on'] !== null
            ? dateDay(n['legal_on']) - day(n['created_at'])
            : null,
        inTime: null,
      }))
    case 'recursos':
      return [...filed.values()].flatMap((c) => {
        const { appeals = [] } = c['flow'] as { appeals?: unknown[] }
        return appeals.map(() => nothing)
      })
  }
}

/** The percentile between the two nearest values, as PostgreSQL's `percentile_cont` has it. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

/** The number of all rows of a subject. */
export async function plainAnswer(
  rows: PlainRows,
  subject: SubjectId,
  measure: Measure,
  now: Date,
): Promise<{ readonly rows: number; readonly value: number | null }> {
  const found = await counted(rows, subject, now)
  const amounts = found.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const kept = found.flatMap(({ inTime }) => (inTime === null ? [] : [inTime]))
  const value = {
    cuenta: found.length,
    suma: amounts.reduce((sum, one) => sum + one, 0),
    mediana: percentile(amounts, 0.5),
    p90: percentile(amounts, 0.9),
    a_tiempo: kept.length === 0 ? null : kept.filter(Boolean).length / kept.length,
  }[measure]
  return { rows: found.length, value }
}
