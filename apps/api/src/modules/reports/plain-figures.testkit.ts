import type { ReportQuestion } from '@ventanilla/domain/reports/question'
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
  /** holidays of the year, written down by hand */
  readonly closed: ReadonlySet<string>
}

const BOGOTA_MS = 5 * 3_600_000
const DAY_MS = 86_400_000
const day = (value: unknown): number => Math.floor((new Date(value as Date).getTime() - BOGOTA_MS) / DAY_MS)
const dateDay = (value: unknown): number => Date.parse(`${String(value)}T00:00:00Z`) / DAY_MS

interface Counted {
  readonly amount: number | null
  readonly inTime: boolean | null
  /** value of each dimension that a ready report groups or filters by; '' for none */
  readonly is: Readonly<Record<string, string>>
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))
const monthOf = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 7)
const dayWord = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10)

/** Weekdays that are not `closed`, from the next day on. */
function businessDays(from: number, amount: number, closed: ReadonlySet<string>): number {
  let at = from
  for (let left = amount; left > 0;) {
    at += 1
    const weekday = new Date(at * DAY_MS).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !closed.has(dayWord(at))) left -= 1
  }
  return at
}

async function counted({ db, visits, closed }: PlainRows, subject: SubjectId, now: Date): Promise<Counted[]> {
  const read: Record<string, Row[]> = {}
  for (const table of TABLES) read[table] = await db.rows<Row>(raw(`select * from ${table}`))
  const filed = new Map((read['cases'] ?? []).filter((c) => c['radicado'] !== null).map((c) => [c['id'], c]))
  const of = (table: (typeof TABLES)[number]): Row[] =>
    (read[table] ?? []).filter(
      (row) => table === 'payments' || table === 'cases' || filed.has(row['case_id']),
    )
  const today = day(now)
  const shared = (caseId: unknown) => {
    const of = filed.get(caseId)
    return { oficina: text(of?.['office']), tramite: text(of?.['tt_id']) }
  }
  const task = (t: Row): Counted => {
    const isDone = t['done_at'] !== null
    const end = isDone ? day(t['done_at']) : today
    const due = t['due_on'] === null ? null : dateDay(t['due_on'])
    const limit = ([5, 10, 15] as const).find(
      (days) => due !== null && due <= businessDays(today, days, closed),
    )
    return {
      amount: end - day(t['opened_at']),
      inTime: due === null ? null : end <= due,
      is: {
        ...shared(t['case_id']),
        paso: text(t['step']),
        persona: text(isDone ? t['done_by'] : t['assignee']),
        trabajo: isDone ? 'hecha' : 'pendiente',
        situacion:
          (isDone ? 'hecha_' : '') +
          (due === null ? 'sin_termino' : end <= due ? 'a_tiempo' : isDone ? 'tarde' : 'vencida'),
        plazo:
          due === null ? '' : due < today ? 'vencido' : limit === undefined ? 'despues' : `dias_${limit}`,
      },
    }
  }
  const tasks = of('tasks').filter((t) => t['state'] === 'open' || t['state'] === 'done')
  switch (subject) {
    case 'casos':
      return [...filed.values()].map((c) => ({
        amount: (c['closed_at'] === null ? today : day(c['closed_at'])) - day(c['filed_at']),
        inTime: null,
        is: {
          ...shared(c['id']),
          sentido: text((c['facts'] as Row)['decision.sentido']),
          situacion: c['closed_at'] === null ? 'en_curso' : 'terminado',
        },
      }))
    case 'tareas':
      return tasks.filter((t) => t['turn'] === 'corporacion').map(task)
    case 'terminos':
      return tasks
        .filter((t) => t['state'] === 'open' && t['due_on'] !== null)
        .map((t) => ({ ...task(t), amount: null, inTime: null }))
    case 'visitas':
      return tasks.filter((t) => visits.includes(String(t['step']))).map(task)
    case 'actos':
      return of('acts')
        .filter((a) => a['number'] !== null && a['signed_at'] !== null)
        .map((a) => ({
          amount: day(a['signed_at']) - day(a['created_at']),
          inTime: null,
          is: { ...shared(a['case_id']), serie: text(a['series']), mes: monthOf(day(a['signed_at'])) },
        }))
    case 'recaudo':
      return movements(of).map(({ kind, amount, concept, caseId }) => ({
        amount: Number(amount),
        inTime: null,
        is: { ...shared(caseId), movimiento: kind, concepto: text(concept) },
      }))
    case 'notificaciones':
      return of('notifications').map((n) => ({
        amount:
          n['state'] === 'done' && n['legal_on'] !== null
            ? dateDay(n['legal_on']) - day(n['created_at'])
            : null,
        inTime: null,
        is: { ...shared(n['case_id']), medio: text(n['means']), estado: text(n['state']) },
      }))
    case 'recursos':
      return [...filed.values()].flatMap((c) => {
        const { appeals = [] } = c['flow'] as { appeals?: Row[] }
        return appeals.map((one) => ({
          amount: null,
          inTime: null,
          is: { ...shared(c['id']), clase: text(one['kind']), estado: text(one['state']) },
        }))
      })
  }
}

interface Movement {
  readonly kind: string
  readonly amount: unknown
  readonly concept: unknown
  readonly caseId: unknown
}

function movements(of: (table: (typeof TABLES)[number]) => Row[]): Movement[] {
  const receipts = of('receipts')
  const isLive = (r: Row): boolean => r['state'] !== 'prepared' && r['state'] !== 'annulled'
  const firstOf = (debt: unknown): Row | undefined =>
    receipts
      .filter((r) => r['debt_id'] === debt)
      .toSorted((a, b) =>
        `${text(a['issued_on'])}${text(a['id'])}`.localeCompare(`${text(b['issued_on'])}${text(b['id'])}`),
      )[0]
  const charged = receipts.filter(
    (r) =>
      isLive(r) &&
      (r['state'] !== 'expired' ||
        !receipts.some((n) => isLive(n) && n['debt_id'] === r['debt_id'] && text(n['id']) > text(r['id']))),
  )
  const settled = of('debts').filter((d) => d['settled'] !== null && firstOf(d['id']) !== undefined)
  const paid = of('payments').filter((p) => p['credited'] !== null)
  const receiptOf = (p: Row): Row | undefined => receipts.find((r) => r['id'] === p['receipt_id'])
  return [
    ...charged.map((r) => ({
      kind: 'facturado',
      amount: r['amount'],
      concept: r['concept'],
      caseId: r['case_id'],
    })),
    ...settled.map((d) => ({
      kind: 'liquidado',
      amount: d['settled'],
      concept: firstOf(d['id'])?.['concept'],
      caseId: d['case_id'],
    })),
    ...paid.map((p) => ({
      kind: 'recaudado',
      amount: p['credited'],
      concept: receiptOf(p)?.['concept'],
      caseId: receiptOf(p)?.['case_id'],
    })),
  ]
}

/** The percentile between the two nearest values, as PostgreSQL's `percentile_cont` has it. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

interface PlainFigure {
  readonly rows: number
  readonly value: number | null
}

function measured(found: readonly Counted[], measure: Measure): PlainFigure {
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

/** The number of all rows of a subject. */
export const plainAnswer = async (
  rows: PlainRows,
  subject: SubjectId,
  measure: Measure,
  now: Date,
): Promise<PlainFigure> => measured(await counted(rows, subject, now), measure)

/** The number of each group of a question, by its values joined with `|`. */
export async function plainGroups(
  rows: PlainRows,
  { subject, measure, by, filters }: Pick<ReportQuestion, 'subject' | 'measure' | 'by' | 'filters'>,
  now: Date,
): Promise<ReadonlyMap<string, PlainFigure>> {
  const all = await counted(rows, subject, now)
  const kept = all.filter(({ is }) => filters.every(({ dimension, value }) => is[dimension] === value))
  const groups = new Map<string, Counted[]>()
  for (const one of kept) {
    const key = by.map((dimension) => one.is[dimension]).join('|')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return new Map([...groups].map(([key, found]) => [key, measured(found, measure)]))
}
