import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import { isRow, readRow, type Row } from '@ventanilla/domain/forms/reading'
import { fieldIds, focusField } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useFormValues, useSurroundings } from '../../context.ts'
import { useRowKeys } from '../../row-keys.ts'
import styles from '../../forms.module.css'

/** Columns that fit beside each other on a desktop; wider tables are cards everywhere. */
const FIT = 5

function totalsOf(field: FieldDef, rows: readonly Row[]): { column: FieldDef; sum: number }[] {
  return (field.columns ?? [])
    .filter(
      (column) => column.kind === 'flow' || (column.calculated !== undefined && column.kind !== 'integer'),
    )
    .map((column) => {
      const sum = rows.reduce((total, row) => {
        const cell = row[column.key]
        return typeof cell === 'number' ? total + cell : total
      }, 0)
      return { column, sum }
    })
}

/** Rows of questions: beside each other where there is room, one card per row on a phone. */
export function TableInput({ field, value, onChange, path, problems, Field }: InputProps) {
  const { lists } = useSurroundings()
  const values = useFormValues()
  const stored: readonly Row[] = Array.isArray(value)
    ? value.map((row: unknown) => (isRow(row) ? row : {}))
    : []
  /* the first row is there to be filled; it is stored once something stands in it */
  const rows = stored.length === 0 && (field.required || (field.minRows ?? 0) > 0) ? [{}] : stored
  const keys = useRowKeys(rows.length)
  const columns = field.columns ?? []
  const wide = columns.length > FIT
  const computed = rows.map((row) => readRow(field, row, values))
  const store = (next: readonly Row[]): void => onChange(next.length > 0 ? next : null)

  function setCell(index: number, key: string, cell: unknown): void {
    const next = rows.map((row, at) => {
      if (at !== index) return row
      const entries = Object.entries({ ...row, [key]: cell }).filter(
        ([, one]) => one !== null && one !== undefined,
      )
      return Object.fromEntries(entries)
    })
    store(next)
  }
  function remove(index: number): void {
    keys.remove(index)
    store(rows.filter((_, at) => at !== index))
    requestAnimationFrame(() => focusField(`${path}.${Math.max(0, index - 1)}`) || focusField(path))
  }
  function add(): void {
    store([...rows, {}])
    requestAnimationFrame(() => focusField(`${path}.${rows.length}`))
  }
  const full = field.maxRows !== undefined && rows.length >= field.maxRows
  const totals =
    rows.length > 1
      ? totalsOf(
          field,
          computed.map((row) => row.values),
        )
      : []
  return (
    <div className={styles.rows} data-wide={wide || undefined}>
      {rows.map((row, index) => (
        <fieldset
          key={keys.of(index)}
          id={fieldIds(`${path}.${index}`).field}
          className={styles.row}
          data-first={index === 0 || undefined}
        >
          <legend className={wide ? styles.rowName : 'v-sr'}>Fila {index + 1}</legend>
          <div
            className={styles.cells}
            style={wide ? undefined : ({ '--columns': columns.length } as CSSProperties)}
          >
            {columns
              .filter((column) => computed[index]?.columns.includes(column))
              .map((column) => (
                <Field
                  key={column.key}
                  field={column}
                  path={`${path}.${index}.${column.key}`}
                  value={
                    column.calculated === undefined ? row[column.key] : computed[index]?.values[column.key]
                  }
                  onChange={(cell) => setCell(index, column.key, cell)}
                  problems={problems}
                  compact
                />
              ))}
          </div>
          {!field.readOnly && (
            <button
              type="button"
              className={`v-icon-btn ${styles.removeRow}`}
              aria-label={`Quitar la fila ${index + 1} de ${field.label}`}
              onClick={() => remove(index)}
            >
              <IconTrash aria-hidden className="v-icon" />
            </button>
          )}
        </fieldset>
      ))}
      {totals.map(({ column, sum }) => (
        <p key={column.key} className={styles.total}>
          <span>{column.label} en total</span>
          <span className="v-num">{asText(sum, column, lists)}</span>
        </p>
      ))}
      {!field.readOnly && !full && (
        <div>
          <button type="button" className="v-btn" data-kind="default" onClick={add}>
            <IconPlus aria-hidden className="v-icon" />
            Agregar fila
          </button>
        </div>
      )}
    </div>
  )
}
