import type { ReportQuestion } from '@ventanilla/domain/reports/question'
import type { Measure, SubjectId } from '@ventanilla/domain/reports/subjects'
import {
  type Counted,
  dateDay,
  day,
  type Everything,
  monthOf,
  type PlainRows,
  readEverything,
  type Row,
  text,
} from './plain-rows.testkit.ts'
import {
  plainReturns,
  plainSilences,
  plainStages,
  plainTasks,
  plainTerms,
  plainVisits,
} from './plain-work.testkit.ts'

/**
 * The figures of reports a second time: whole tables are read without a condition, and counted here. Shares no code with what
 * the server does.
 */
async function counted(rows: PlainRows, subject: SubjectId, now: Date): Promise<Counted[]> {
  const all = await readEverything(rows, now)
  const { filed, of, today, shared, definitions } = all
  switch (subject) {
    case 'casos': {
      const decided = new Set(
        of('acts')
          .filter((a) => a['signed_at'] !== null && definitions.decisions.has(text(a['template'])))
          .map((a) => a['case_id']),
      )
      return [...filed.values()].map((c) => {
        const facts = c['facts'] as Row // captured answers
        return {
          amount: (c['closed_at'] === null ? today : day(c['closed_at'])) - day(c['filed_at']),
          inTime: null,
          is: {
            ...shared(c['id']),
            sentido: decided.has(c['id']) ? text(facts['decision.sentido']) : '',
            situacion: c['closed_at'] === null ? 'en_curso' : 'terminado',
            asunto: definitions.petitions.has(Number(c['tt_id'])) ? 'peticion' : 'tramite',
            clase_queja: text(facts['queja.clase']),
          },
        }
      })
    }
    case 'tareas':
      return plainTasks(all)
    case 'etapas':
      return plainStages(all)
    case 'terminos':
      return plainTerms(all)
    case 'silencios':
      return plainSilences(all)
    case 'visitas':
      return plainVisits(all)
    case 'devoluciones':
      return plainReturns(all)
    case 'actos':
      return of('acts')
        .filter((a) => a['number'] !== null && a['signed_at'] !== null)
        .map((a) => ({
          amount: day(a['signed_at']) - day(a['created_at']),
          inTime: null,
          is: {
            ...shared(a['case_id']),
            serie: text(a['series']),
            mes: monthOf(day(a['signed_at'])),
            vigencia: validity(all, a),
          },
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
      return [...filed.values()].flatMap((c) =>
        appealsOf(c).map((one) => ({
          amount: null,
          inTime: null,
          is: {
            ...shared(c['id']),
            clase: text(one['kind']),
            estado: text(one['state']),
            resultado: text(one['ended']),
          },
        })),
      )
  }
}

const appealsOf = (c: Row | undefined): Row[] => {
  const { appeals = [] } = (c?.['flow'] ?? {}) as { appeals?: Row[] } // as the engine stores it
  return appeals
}

/** Whether an act stands: revoked by a case that is closed, or changed by the decision of an appeal. */
function validity({ of, filed }: Everything, act: Row): string {
  const revoked = of('cases')
    .filter((c) => (c['parent_id'] ?? c['id']) === act['case_id'] && c['closed_at'] !== null)
    .toSorted((a, b) => day(b['closed_at']) - day(a['closed_at']))
    .map((c) => c['facts'] as Row) // captured answers
    .filter((facts) => facts['acto_revocado.numero'] === act['number'])
    .map((facts) => text(facts['revocatoria.decision']))
    .find((decision) => decision.startsWith('revoca'))
  if (revoked !== undefined) return revoked === 'revoca' ? 'sin_efecto' : 'parte_sin_efecto'
  const ends = appealsOf(filed.get(act['case_id']))
    .filter((one) => one['actId'] === act['id'])
    .map((one) => text(one['ended']))
  if (ends.includes('revoca')) return 'sin_efecto'
  return ends.some((end) => ['modifica', 'aclara', 'otorga', 'niega'].includes(end)) ? 'cambiado' : 'vigente'
}

interface Movement {
  readonly kind: string
  readonly amount: unknown
  readonly concept: unknown
  readonly caseId: unknown
}

function movements(of: Everything['of']): Movement[] {
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
