import type { LineOf } from '../../definition.ts'
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

/** One item that the authority requests from the applicant. */
export interface Requirement {
  /** stable: key of the applicant's answer */
  readonly id: string
  readonly text: string
  /** supporting norm */
  readonly basis?: string
  /** document of the case that it refers to */
  readonly documentId?: string
}

/** Longest texts of a line: what is required, and its norm. */
export const REQUIREMENT_MAX = { text: 4000, basis: 500 } as const

/** Interface texts for each kind of line. */
export const LINES: Readonly<Record<LineOf, Readonly<Record<'one' | 'add' | 'remove' | 'missing', string>>>> =
  {
    requerimiento: {
      one: 'Requerimiento',
      add: 'Agregar requerimiento',
      remove: 'Quitar el requerimiento',
      missing: 'Escriba qué se requiere.',
    },
    obligacion: {
      one: 'Obligación',
      add: 'Agregar obligación',
      remove: 'Quitar la obligación',
      missing: 'Escriba la obligación.',
    },
    punto: {
      one: 'Punto',
      add: 'Agregar punto',
      remove: 'Quitar el punto',
      missing: 'Escriba qué se responde en este punto.',
    },
    individuo: {
      one: 'Individuo',
      add: 'Agregar individuo',
      remove: 'Quitar el individuo',
      missing: 'Escriba el individuo y la intervención que se autoriza.',
    },
  }

const optional = (value: unknown, limit: number): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= limit)

/** Numbered list of requirements, or of the kind of line in `lineOf`; at least one. */
export const requirements: Kind = {
  missing: 'Agregue al menos un renglón.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field, { mode }) {
    if (!Array.isArray(value)) return [WRONG_SHAPE]
    if (value.length > (field.maxRows ?? 60))
      return [fault('filas', `Escriba máximo ${field.maxRows ?? 60} renglones.`)]
    const seen = new Set<unknown>()
    return value.flatMap((item: unknown, index): Fault[] => {
      const at = String(index)
      if (
        !isRecord(item) ||
        !isId(item.id) ||
        extraKeys(item, ['id', 'text', 'basis', 'documentId']).length > 0
      )
        return [{ ...WRONG_SHAPE, at }]
      if (seen.has(item.id)) return [fault('repetido', 'Este renglón está repetido.', at)]
      seen.add(item.id)
      if (!optional(item.basis, REQUIREMENT_MAX.basis) || !optional(item.documentId, 200))
        return [fault('largo', 'La norma es demasiado larga.', at)]
      if (!filled(item.text))
        return mode === 'final' ? [fault('falta', LINES[field.lineOf ?? 'requerimiento'].missing, at)] : []
      return item.text.length > REQUIREMENT_MAX.text ? [tooLong(REQUIREMENT_MAX.text, at)] : []
    })
  },
  asText: (value) =>
    Array.isArray(value)
      ? value
          .filter(isRecord)
          .map((item, index) => `${index + 1}. ${typeof item.text === 'string' ? item.text : ''}`)
          .join('\n')
      : '',
}
