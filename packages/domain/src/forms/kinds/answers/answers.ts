import {
  type Fault,
  type Kind,
  extraKeys,
  fault,
  filled,
  isId,
  isRecord,
  tooLong,
  WRONG_SHAPE,
} from '../kind.ts'
import { isVerdict, verdictFaults } from '../checklist/checklist.ts'

/** Longest answer to one requirement. */
export const ANSWER_MAX = 4000

/** The applicant's answer to one requirement: text, files, or both. */
export interface RequirementAnswer {
  readonly text?: string
  readonly fileIds: readonly string[]
}

/** The authority's verdict on an answer; same shape as a checklist item. */
export interface RequirementVerdict {
  readonly verdict: 'cumple' | 'no_cumple' | 'no_aplica'
  readonly reason?: string
}

/** By requirement id; the field's `answeredBy` selects which of the two it holds. */
export type AnswersValue =
  | Readonly<Record<string, RequirementAnswer>>
  | Readonly<Record<string, RequirementVerdict>>

function answerFaults(item: unknown, id: string, final: boolean): Fault[] {
  if (!isRecord(item) || extraKeys(item, ['text', 'fileIds']).length > 0) return [{ ...WRONG_SHAPE, at: id }]
  const files: unknown = item.fileIds ?? []
  if (!Array.isArray(files) || !files.every(isId)) return [{ ...WRONG_SHAPE, at: id }]
  if (files.length > 20) return [fault('archivos', 'Adjunte como máximo 20 archivos por requerimiento.', id)]
  if (item.text !== undefined && (typeof item.text !== 'string' || item.text.length > ANSWER_MAX))
    return [tooLong(ANSWER_MAX, id)]
  if (final && !filled(item.text) && files.length === 0)
    return [fault('falta', 'Escriba la respuesta o adjunte un archivo.', id)]
  return []
}

/** Final mode: each requirement of the case needs an answer (or a verdict). */
export const answers: Kind = {
  missing: 'Responda los requerimientos uno por uno.',
  isEmpty: (value) =>
    value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0),
  check(value, field, { mode, items }) {
    if (!isRecord(value)) return [WRONG_SHAPE]
    const judge = field.answeredBy === 'solicitante' ? answerFaults : verdictFaults
    const faults = Object.entries(value).flatMap(([id, item]) => judge(item, id, mode === 'final'))
    if (!items.requirements) return faults
    for (const id of Object.keys(value))
      if (!items.requirements.some((one) => one.id === id))
        faults.push(fault('desconocido', 'Ese requerimiento no existe.', id))
    if (mode === 'final')
      items.requirements.forEach((one, index) => {
        if (!Object.hasOwn(value, one.id))
          faults.push(fault('falta', `Falta responder el requerimiento ${index + 1}.`, one.id))
      })
    return faults
  },
  asText(value) {
    if (!isRecord(value)) return ''
    const all = Object.values(value).filter(isRecord)
    const judged = all.filter((item) => isVerdict(item.verdict))
    if (judged.length === 0) return `${all.length} ${all.length === 1 ? 'respuesta' : 'respuestas'}`
    return `${judged.filter((item) => item.verdict === 'cumple').length} de ${judged.length} cumplen`
  },
}
