import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from '../configuracion.module.css'
import { rowsOf } from '../field-values.ts'
import type { Content, Field } from '../puertas/door.ts'
import type { As, PlacedProps } from './field-props.ts'

interface RecordsFieldProps extends PlacedProps<As<'records'>> {
  /** draws one of their fields */
  readonly draw: (props: PlacedProps<Field>) => ReactNode
}

/** Records one below the other, each with its fields; their order means something, so that they can be moved. */
export function RecordsField({
  name,
  field,
  value,
  problems,
  around,
  onChange,
  draw: Draw,
}: RecordsFieldProps) {
  const id = useId()
  const records = rowsOf(value)
  const columns = Object.entries(field.columns)
  const put = (next: readonly Content[]): void =>
    onChange(next.length === 0 && field.orNothing === true ? null : next)
  const own = problems.filter(({ path }) => !path.includes('/'))
  /** Of one column of one record; of the record itself at its first. */
  const at = (record: number, column: string, first: boolean) =>
    problems.filter(({ path }) => {
      const [, of, named] = path.split('/')
      return of === String(record) && (named === column || (first && named === undefined))
    })
  const swap = (i: number): void => {
    const next = [...records]
    const [moved] = next.splice(i, 1)
    if (moved !== undefined) next.splice(i - 1, 0, moved)
    put(next)
  }
  return (
    <fieldset className={styles.rows} aria-describedby={`${id}-ayuda`}>
      <legend>{field.label}</legend>
      {field.help !== undefined && (
        <p className="v-hint" id={`${id}-ayuda`}>
          {field.help}
        </p>
      )}
      {records.map((record, i) => (
        <div key={i} className={styles.record} role="group" aria-label={`${capital(field.one)} ${i + 1}`}>
          <div className={styles.recordFields}>
            {columns.map(([column, of], c) => (
              <Draw
                key={column}
                name={`${name}/${i}/${column}`}
                field={of}
                value={record[column]}
                itsKey={undefined}
                around={around}
                problems={at(i, column, c === 0)}
                onChange={(cell) =>
                  put(records.map((one, j) => (j === i ? { ...one, [column]: cell } : one)))
                }
              />
            ))}
          </div>
          <div className={styles.recordTools}>
            {i > 0 && (
              <button
                type="button"
                className="v-icon-btn"
                aria-label={`Subir ${field.one} ${i + 1}`}
                onClick={() => swap(i)}
              >
                <IconArrowUp aria-hidden className="v-icon" />
              </button>
            )}
            <button
              type="button"
              className="v-icon-btn"
              aria-label={`Quitar ${field.one} ${i + 1}`}
              onClick={() => put(records.filter((_, j) => j !== i))}
            >
              <IconTrash aria-hidden className="v-icon" />
            </button>
          </div>
        </div>
      ))}
      {own[0] !== undefined && <p className="v-error">{own[0].message}</p>}
      <button
        type="button"
        className="v-btn"
        data-kind="quiet"
        onClick={() => put([...records, field.begin])}
      >
        <IconPlus aria-hidden className="v-icon" /> {`Agregar ${field.one}`}
      </button>
    </fieldset>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
