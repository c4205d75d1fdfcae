import { type Fault, type Kind, extraKeys, fault, filled, isRecord, tooLong, WRONG_SHAPE } from '../kind.ts'

export type Verdict = 'cumple' | 'no_cumple' | 'no_aplica'

export interface ChecklistItem {
  readonly verdict: Verdict
  /** required for 'no_cumple' and 'no_aplica' */
  readonly reason?: string
}

/** Verdict per document of the case, by the document's id. */
export type ChecklistValue = Readonly<Record<string, ChecklistItem>>

/** Longest reason of a verdict. */
export const VERDICT_REASON_MAX = 2000

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  cumple: 'Cumple',
  no_cumple: 'No cumple',
  no_aplica: 'No aplica',
}

export function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && Object.hasOwn(VERDICT_LABELS, value)
}

/** Requires a reason for a verdict other than plain approval, so that the applicant can respond. */
export function verdictFaults(item: unknown, id: string, final: boolean): Fault[] {
  if (!isRecord(item) || extraKeys(item, ['verdict', 'reason']).length > 0)
    return [{ ...WRONG_SHAPE, at: id }]
  if (!isVerdict(item.verdict))
    return final || item.verdict !== undefined ? [fault('falta', 'Escoja un resultado.', id)] : []
  if (
    item.reason !== undefined &&
    (typeof item.reason !== 'string' || item.reason.length > VERDICT_REASON_MAX)
  )
    return [tooLong(VERDICT_REASON_MAX, id)]
  if (final && item.verdict !== 'cumple' && !filled(item.reason))
    return [fault('motivo', 'Escriba el motivo.', id)]
  return []
}

/** Final mode: every document of the case needs a verdict; rejects a verdict on an unknown document. */
export const checklist: Kind = {
  missing: 'Revise los documentos uno por uno.',
  isEmpty: (value) =>
    value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0),
  check(value, _field, { mode, items }) {
    if (!isRecord(value)) return [WRONG_SHAPE]
    const faults = Object.entries(value).flatMap(([id, item]) => verdictFaults(item, id, mode === 'final'))
    const documents = items.documents
    if (!documents) return faults
    for (const id of Object.keys(value))
      if (!documents.some((one) => one.id === id))
        faults.push(fault('desconocido', 'Ese documento no está en el expediente.', id))
    if (mode === 'final')
      for (const one of documents)
        if (!Object.hasOwn(value, one.id))
          faults.push(fault('falta', `Falta revisar «${one.title}».`, one.id))
    return faults
  },
  asText(value) {
    if (!isRecord(value)) return ''
    const count = (verdict: Verdict): number =>
      Object.values(value).filter((item) => isRecord(item) && item.verdict === verdict).length
    const parts = [`${count('cumple')} cumplen`, `${count('no_cumple')} no cumplen`]
    if (count('no_aplica') > 0) parts.push(`${count('no_aplica')} no aplican`)
    return parts.join(', ')
  },
}
