import { type ComponentType, type CSSProperties, memo, useMemo } from 'react'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import { rowNotes } from '@ventanilla/domain/forms/filled/listed-texts'
import { type Facts, readRow, type Row } from '@ventanilla/domain/forms/reading'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { AnswerNotes } from '../../answer-notes.tsx'
import { useSurroundings } from '../../context.ts'
import { fieldIds } from '../../field-ids.ts'
import type { FieldProps } from '../../input-props.ts'
import { alike } from '../../problems.ts'
import { useNear } from './use-near.ts'
import { RemoveRow } from '../../remove-row.tsx'
import styles from '../../forms.module.css'

interface TableRowProps {
  readonly field: FieldDef
  readonly row: Row
  readonly index: number
  readonly path: string
  /** answers around the table that its columns read */
  readonly around: Facts
  /** problems of this row */
  readonly problems: readonly Problem[]
  /** in a long table: rendered near the viewport */
  readonly lazy: boolean
  /** too many columns to fit side by side */
  readonly wide: boolean
  readonly onCell: (index: number, key: string, cell: unknown) => void
  readonly onRemove: (index: number) => void
  readonly Field: ComponentType<FieldProps>
}

/** One row. Re-renders only when its own props change. */
export const TableRow = memo(
  function TableRow(props: TableRowProps) {
    const { field, row, index, path, around, problems, lazy, wide, onCell, onRemove, Field } = props
    const { lists } = useSurroundings()
    const { near, ref, height, reveal } = useNear<HTMLFieldSetElement>(lazy)
    const reading = readRow(field, row, around)
    const columns = field.columns ?? []
    const setters = useMemo(
      () =>
        new Map(field.columns?.map(({ key }) => [key, (cell: unknown) => onCell(index, key, cell)] as const)),
      [field, index, onCell],
    )
    return (
      <fieldset
        ref={ref}
        id={fieldIds(`${path}.${index}`).field}
        className={styles.row}
        data-first={index === 0 || undefined}
        data-far={!near || undefined}
        tabIndex={near ? undefined : -1}
        style={near ? undefined : { minHeight: height }}
        onFocus={near ? undefined : reveal}
      >
        <legend className={wide ? styles.rowName : 'v-sr'}>Fila {index + 1}</legend>
        {near && (
          <div
            className={styles.cells}
            // React's type has no custom properties
            style={wide ? undefined : ({ '--columns': columns.length } as CSSProperties)}
          >
            {reading.columns.map((column) => (
              <Field
                key={column.key}
                field={column}
                path={`${path}.${index}.${column.key}`}
                value={column.calculated === undefined ? row[column.key] : reading.values[column.key]}
                // every column has one
                onChange={setters.get(column.key) as FieldProps['onChange']}
                problems={problems}
                compact
              />
            ))}
          </div>
        )}
        {near && !field.readOnly && (
          <RemoveRow
            what={`Quitar la fila ${index + 1} de ${field.label}`}
            onRemove={() => onRemove(index)}
          />
        )}
        {near && columns.some(({ optionsFrom, options }) => (optionsFrom ?? options) !== undefined) && (
          <AnswerNotes notes={rowNotes(field, reading.values, lists)} />
        )}
      </fieldset>
    )
  },
  (before, after) =>
    keysIn(after).every((key) =>
      key === 'problems' ? alike(before.problems, after.problems) : Object.is(before[key], after[key]),
    ),
)
