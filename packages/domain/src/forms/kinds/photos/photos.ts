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
import { isPoint } from '../point/point.ts'

/** A picture taken in the field. Without a satellite fix lat and lon are null. */
export interface PhotoValue {
  readonly fileId: string
  readonly lat: number | null
  readonly lon: number | null
  /** metres */
  readonly accuracy: number | null
  /** ISO instant */
  readonly at: string
  readonly caption: string
}

/** Longest text of what a picture shows. */
export const CAPTION_MAX = 500

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export const photos: Kind = {
  missing: 'Tome al menos una fotografía.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field, { mode }) {
    if (!Array.isArray(value)) return [WRONG_SHAPE]
    const max = field.maxFiles ?? 60
    if (value.length > max) return [fault('archivos', `Adjunte como máximo ${max} fotografías.`)]
    const faults = value.flatMap((item: unknown, index): Fault[] => {
      const at = String(index)
      if (
        !isRecord(item) ||
        !isId(item.fileId) ||
        extraKeys(item, ['fileId', 'lat', 'lon', 'accuracy', 'at', 'caption']).length > 0
      )
        return [{ ...WRONG_SHAPE, at }]
      const located = item.lat !== null && item.lat !== undefined
      if (located && !isPoint(item))
        return [fault('coordenada', 'La posición de la fotografía no existe.', at)]
      if (typeof item.at !== 'string' || !INSTANT.test(item.at))
        return [fault('fecha', 'La fotografía no tiene hora.', at)]
      if (typeof item.caption === 'string' && item.caption.length > CAPTION_MAX)
        return [tooLong(CAPTION_MAX, at)]
      if (mode === 'final' && !filled(item.caption))
        return [fault('falta', 'Escriba qué muestra la fotografía.', at)]
      return located
        ? []
        : [{ code: 'sin_posicion', message: 'Esta fotografía no tiene posición.', at, severity: 'warning' }]
    })
    if (mode === 'final' && value.length < (field.minRows ?? 0))
      faults.push(fault('filas', `Tome al menos ${field.minRows} fotografías.`))
    return faults
  },
  asText: (value) =>
    Array.isArray(value) && value.length > 0
      ? `${value.length} ${value.length === 1 ? 'fotografía' : 'fotografías'}`
      : '',
}
