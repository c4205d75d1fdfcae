import { IconPlus } from '@tabler/icons-react'
import { useCallback, useRef } from 'react'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import { rowFilled } from '@ventanilla/domain/forms/filled/listed-texts'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import { answersAround, isRow, readRow, type Row } from '@ventanilla/domain/forms/reading'
import { focusField } from '../../field-ids.ts'
import { isGroup } from '../../control-shape.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { useFormValues } from '../../form-values.ts'
import { useRowKeys } from '../../row-keys.ts'
import { PasteRows } from './PasteRows.tsx'
import { TableRow } from './TableRow.tsx'
import { usePaste } from './use-paste.ts'
import styles from '../../forms.module.css'

/** Columns that fit side by side on a desktop; wider tables are always cards. */
const FIT = 5
/** Maps, files and named options do not fit into a table column. */
const needsRoom = (column: FieldDef): boolean => isGroup(column) && column.kind !== 'yesNo'
/** Longer tables render only rows near the viewport: a slow phone needs seconds for hundreds of them. */
const LONG = 20
const NONE: readonly Problem[] = []
const EMPTY: Row = {}
const FIRST: readonly Row[] = [EMPTY]

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

/** Problems by row. */
function byRow(problems: readonly Problem[], path: string): ReadonlyMap<number, readonly Problem[]> {
  const rows = new Map<number, Problem[]>()
  for (const problem of problems) {
    const index = Number.parseInt(problem.path.slice(path.length + 1), 10)
    if (!problem.path.startsWith(`${path}.`) || Number.isNaN(index)) continue
    rows.set(index, [...(rows.get(index) ?? []), problem])
  }
  return rows
}

/** Table of questions: columns where there is room, one card per row on a phone. */
export function TableInput({ field, value, onChange, path, problems, Field }: InputProps) {
  const { lists } = useSurroundings()
  const around = useFormValues((values) => answersAround(field, values))
  const stored: readonly Row[] = Array.isArray(value)
    ? value.map((row: unknown) => (isRow(row) ? row : EMPTY))
    : []
  /* the first row is shown empty; it is stored once it has a value */
  const rows = stored.length === 0 && (field.required || (field.minRows ?? 0) > 0) ? FIRST : stored
  const keys = useRowKeys(rows.length)
  const columns = field.columns ?? []
  const wide = columns.length > FIT || columns.some(needsRoom)
  const store = (next: readonly Row[]): void => onChange(next.length > 0 ? next : null)

  function setCell(index: number, key: string, cell: unknown): void {
    const next = rows.map((row, at) => {
      if (at !== index) return row
      const entries = Object.entries(rowFilled(field, { ...row, [key]: cell }, lists, key)).filter(
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
  /* stable callbacks: prevents re-rendering every row on each keystroke */
  const doing = useRef({ setCell, remove })
  doing.current = { setCell, remove }
  const onCell = useCallback(
    (index: number, key: string, cell: unknown) => doing.current.setCell(index, key, cell),
    [],
  )
  const onRemove = useCallback((index: number) => doing.current.remove(index), [])
  const paste = usePaste(field, path, rows, store)
  const full = field.maxRows !== undefined && rows.length >= field.maxRows
  const totals =
    rows.length > 1
      ? totalsOf(
          field,
          rows.map((row) => readRow(field, row, around).values),
        )
      : []
  const wrong = byRow(problems, path)
  return (
    <div
      className={styles.rows}
      data-wide={wide || undefined}
      onPaste={field.readOnly ? undefined : paste.onPaste}
    >
      {rows.map((row, index) => (
        <TableRow
          key={keys.of(index)}
          field={field}
          row={row}
          index={index}
          path={path}
          around={around}
          problems={wrong.get(index) ?? NONE}
          lazy={rows.length > LONG}
          wide={wide}
          onCell={onCell}
          onRemove={onRemove}
          Field={Field}
        />
      ))}
      {totals.map(({ column, sum }) => (
        <p key={column.key} className={styles.total}>
          <span>{column.label} en total</span>
          <span className="v-num">{asText(sum, column, lists)}</span>
        </p>
      ))}
      {!field.readOnly && !full && (
        <div className={styles.tools}>
          <button type="button" className="v-btn" data-kind="default" onClick={add}>
            <IconPlus aria-hidden className="v-icon" />
            Agregar fila
          </button>
          <PasteRows field={field} onPaste={paste.append} />
        </div>
      )}
      <p role="status" className="v-small v-muted">
        {paste.said}
      </p>
    </div>
  )
}
