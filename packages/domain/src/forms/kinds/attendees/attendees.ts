import {
  type Fault,
  type Kind,
  extraKeys,
  fault,
  filled,
  isBlank,
  isId,
  isRecord,
  tooLong,
  WRONG_SHAPE,
} from '../kind.ts'

/** An attendee of a visit or hearing; without a signature when they decline to sign. */
export interface AttendeeValue {
  readonly name: string
  readonly document: string
  /** 'propietario', 'opositor', 'funcionario' … as the attendee states it */
  readonly capacity: string
  readonly signatureFileId?: string
}

/** Longest name and capacity, and longest document. */
export const ATTENDEE_MAX = { text: 150, document: 15 } as const

const DOCUMENT = new RegExp(`^[0-9A-Za-z]{5,${ATTENDEE_MAX.document}}$`)

export const attendees: Kind = {
  missing: 'Escriba al menos una persona.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field, { mode }) {
    if (!Array.isArray(value)) return [WRONG_SHAPE]
    if (value.length > (field.maxRows ?? 100))
      return [fault('filas', `Escriba máximo ${field.maxRows ?? 100} personas.`)]
    return value.flatMap((item: unknown, index): Fault[] => {
      if (!isRecord(item) || extraKeys(item, ['name', 'document', 'capacity', 'signatureFileId']).length > 0)
        return [{ ...WRONG_SHAPE, at: String(index) }]
      const faults: Fault[] = []
      const need = (key: 'name' | 'document' | 'capacity', message: string): void => {
        const cell = item[key]
        if (isBlank(cell)) {
          if (mode === 'final') faults.push(fault('falta', message, `${index}.${key}`))
        } else if (typeof cell !== 'string' || cell.length > ATTENDEE_MAX.text)
          faults.push(tooLong(ATTENDEE_MAX.text, `${index}.${key}`))
      }
      need('name', 'Escriba el nombre.')
      need('document', 'Escriba el documento.')
      need('capacity', 'Escriba en qué calidad asiste.')
      if (typeof item.document === 'string' && item.document !== '' && !DOCUMENT.test(item.document))
        faults.push(
          fault(
            'formato',
            `Escriba entre 5 y ${ATTENDEE_MAX.document} letras o números, sin puntos ni espacios.`,
            `${index}.document`,
          ),
        )
      if (item.signatureFileId !== undefined && !isId(item.signatureFileId))
        faults.push({ ...WRONG_SHAPE, at: `${index}.signatureFileId` })
      return faults
    })
  },
  asText: (value) =>
    Array.isArray(value)
      ? value
          .filter(isRecord)
          .map((item) => item.name)
          .filter(filled)
          .join(', ')
      : '',
}
