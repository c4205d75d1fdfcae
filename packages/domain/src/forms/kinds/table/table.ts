import type { FieldDef } from '../../definition.ts'
import type { Lists } from '../../lists.ts'
import { isRow, readRow, type Row, type RowReading } from '../../reading.ts'
import { type Fault, type Kind, type KindContext, fault, WRONG_SHAPE } from '../kind.ts'

/** Maximum rows of a table without a defined limit. */
export const MAX_ROWS = 200

/**
 * Keys of answers outside the table that a column's check reads: the municipality that must contain a point.
 */
const namedOutside = (table: FieldDef): readonly string[] =>
  (table.columns ?? []).flatMap((column) => column.municipalityFrom?.split('.')[0] ?? [])

type Lookup = (field: FieldDef) => Kind

/**
 * A table needs the other kinds for its columns; the registry passes the lookup in to avoid a circular import.
 */
export function tableKind(kindOf: Lookup): Kind {
  /** Faults of each row's latest check, without the row index; a cache like that of `readRow`. */
  const judged = new WeakMap<Row, { readonly by: readonly unknown[]; readonly faults: readonly Fault[] }>()

  function checkRow(row: unknown, index: number, table: FieldDef, context: KindContext): Fault[] {
    if (!isRow(row)) return [{ ...WRONG_SHAPE, at: String(index) }]
    const reading = readRow(table, row, context.values)
    const { mode, lists, today, items } = context
    const by = [reading, mode, lists, today, items, ...namedOutside(table).map((key) => context.values[key])]
    const known = judged.get(row)
    const same = known?.by.length === by.length && known.by.every((one, at) => one === by[at])
    const faults = same ? known.faults : judge(row, reading, table, context)
    if (!same) judged.set(row, { by, faults })
    return faults.map((one) => ({ ...one, at: `${index}.${one.at}` }))
  }

  function judge(row: Row, { columns, values }: RowReading, table: FieldDef, context: KindContext): Fault[] {
    const faults: Fault[] = []
    const known = new Set((table.columns ?? []).map((column) => column.key))
    for (const key of Object.keys(row))
      if (!known.has(key)) faults.push(fault('desconocido', `Esta tabla no tiene la columna «${key}».`, key))
    for (const column of columns) {
      const kind = kindOf(column)
      const value = Object.hasOwn(values, column.key) ? values[column.key] : undefined
      if (kind.isEmpty(value)) {
        if (context.mode === 'final' && column.required)
          faults.push(
            column.calculated === undefined
              ? fault('falta', kind.missing, column.key)
              : fault('sin_calculo', 'Faltan datos de esta fila para calcularlo.', column.key),
          )
        continue
      }
      for (const one of kind.check(value, column, context))
        faults.push({
          ...one,
          at: one.at === undefined ? column.key : `${column.key}.${one.at}`,
        })
    }
    return faults
  }

  return {
    missing: 'Agregue al menos una fila.',
    isEmpty: (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
    check(value, field, context) {
      if (!Array.isArray(value)) return [WRONG_SHAPE]
      const max = field.maxRows ?? MAX_ROWS
      if (value.length > max)
        return [fault('filas', `La tabla admite máximo ${max} filas; ahora tiene ${value.length}.`)]
      const faults = value.flatMap((row: unknown, index) => checkRow(row, index, field, context))
      if (context.mode === 'final' && value.length < (field.minRows ?? 0))
        faults.push(fault('filas', `Agregue al menos ${field.minRows} filas.`))
      return faults
    },
    asText(value) {
      if (!Array.isArray(value) || value.length === 0) return ''
      return value.length === 1 ? '1 fila' : `${value.length} filas`
    },
  }
}

/** Text of every cell, row by row, in the order of the columns. */
export function tableText(value: unknown, field: FieldDef, lists: Lists, kindOf: Lookup): string[][] {
  if (!Array.isArray(value)) return []
  return value.map((row: unknown) =>
    (field.columns ?? []).map((column) => {
      const cell = isRow(row) && Object.hasOwn(row, column.key) ? row[column.key] : undefined
      return kindOf(column).asText(cell, column, lists)
    }),
  )
}
