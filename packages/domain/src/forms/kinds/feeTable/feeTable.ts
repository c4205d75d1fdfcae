import { formatMoney, roundTo } from '../../numbers.ts'
import { type Fault, type Kind, extraKeys, fault, filled, isRecord, WRONG_SHAPE } from '../kind.ts'

/** One professional of the single table of costs (Resolución 1280 de 2010). */
export interface FeeRow {
  readonly category: string
  /** pesos per day */
  readonly dailyFee: number
  readonly visits: number
  readonly daysPerVisit: number
  /** days to write the report */
  readonly daysReport: number
  /** pesos per day of travel */
  readonly perDiem: number
}

const COLUMNS = ['category', 'dailyFee', 'visits', 'daysPerVisit', 'daysReport', 'perDiem'] as const
const WHOLE: readonly string[] = ['dailyFee', 'visits', 'perDiem']
const HIGHEST: Readonly<Record<string, number>> = {
  visits: 100,
  daysPerVisit: 60,
  daysReport: 365,
  dailyFee: 1e9,
  perDiem: 1e9,
}

/**
 * Days, fees, per diem and sum of one row, in days and pesos: columns 5, 7 and 8 of the table, and its total.
 */
export function feeRowTotals(row: Partial<FeeRow>): {
  days: number
  fees: number
  perDiem: number
  total: number
} {
  const away = (row.visits ?? 0) * (row.daysPerVisit ?? 0)
  const days = roundTo(away + (row.daysReport ?? 0), 2)
  const fees = roundTo((row.dailyFee ?? 0) * days, 0)
  const perDiem = roundTo(away * (row.perDiem ?? 0), 0)
  return { days, fees, perDiem, total: fees + perDiem }
}

/** Professionals, visits, days and per diem, the input of a fee. */
export const feeTable: Kind = {
  missing: 'Agregue al menos un profesional.',
  isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  check(value, field, { mode }) {
    if (!Array.isArray(value)) return [WRONG_SHAPE]
    if (value.length > (field.maxRows ?? 30))
      return [fault('filas', `La tabla admite máximo ${field.maxRows ?? 30} filas.`)]
    return value.flatMap((row: unknown, index): Fault[] => {
      if (!isRecord(row) || extraKeys(row, COLUMNS).length > 0) return [{ ...WRONG_SHAPE, at: String(index) }]
      return COLUMNS.flatMap((column): Fault[] => {
        const cell = row[column]
        const at = `${index}.${column}`
        if (cell === undefined || cell === null || cell === '')
          return mode === 'final'
            ? [fault('falta', column === 'category' ? 'Escoja la categoría.' : 'Escriba un número.', at)]
            : []
        if (column === 'category')
          return filled(cell) && cell.length <= 150 ? [] : [fault('forma', 'Escoja la categoría.', at)]
        if (typeof cell !== 'number' || !Number.isFinite(cell) || cell < 0)
          return [fault('numero', 'Escriba un número desde 0.', at)]
        if (cell > (HIGHEST[column] ?? Infinity))
          return [fault('maximo', 'El número es demasiado grande.', at)]
        if (WHOLE.includes(column) && !Number.isInteger(cell))
          return [fault('entero', 'Escriba un número sin decimales.', at)]
        return []
      })
    })
  },
  asText(value) {
    if (!Array.isArray(value) || value.length === 0) return ''
    const sum = value
      .filter(isRecord)
      // what a row lacks counts as nothing
      .reduce((total, row) => total + feeRowTotals(row as Partial<FeeRow>).total, 0)
    return `${value.length} ${value.length === 1 ? 'profesional' : 'profesionales'}, ${formatMoney(sum)}`
  },
}
