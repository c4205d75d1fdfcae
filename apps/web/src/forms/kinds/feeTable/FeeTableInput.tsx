import { IconPlus } from '@tabler/icons-react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { feeRowTotals, type FeeRow } from '@ventanilla/domain/forms/kinds/feeTable/feeTable'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { formatMoney, formatNumber } from '@ventanilla/domain/forms/numbers'
import { fieldIds } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { useRowKeys } from '../../row-keys.ts'
import { RemoveRow } from '../../remove-row.tsx'
import styles from '../../forms.module.css'

const base = { required: true } as const
const COLUMNS: readonly FieldDef[] = [
  { ...base, key: 'category', kind: 'choice', label: 'Categoría' },
  { ...base, key: 'dailyFee', kind: 'money', label: 'Honorarios por día' },
  { ...base, key: 'visits', kind: 'integer', label: 'Visitas' },
  { ...base, key: 'daysPerVisit', kind: 'decimal', label: 'Días por visita', decimals: 2 },
  { ...base, key: 'daysReport', kind: 'decimal', label: 'Días de informe', decimals: 2 },
  { ...base, key: 'perDiem', kind: 'money', label: 'Viático por día' },
]

/** Fee table: one row per professional, with dedication and sum computed while typing. */
export default function FeeTableInput({ field, value, onChange, path, problems, Field }: InputProps) {
  const { feeCategories = [] } = useSurroundings()
  const rows = Array.isArray(value) ? value.map((row: unknown) => (isRecord(row) ? row : {})) : []
  const keys = useRowKeys(rows.length)
  const store = (next: readonly Readonly<Record<string, unknown>>[]): void =>
    onChange(next.length > 0 ? next : null)
  const totals = rows.map((row) => feeRowTotals(numbersOf(row)))
  function setCell(index: number, key: string, cell: unknown): void {
    const known = key === 'category' ? feeCategories.find((one) => one.name === cell) : undefined
    store(
      rows.map((row, at) => {
        if (at !== index) return row
        /* a category presets this year's fee and per diem; both stay editable */
        const filled = known ? { dailyFee: known.dailyFee, perDiem: known.perDiem } : {}
        return Object.fromEntries(
          Object.entries({ ...row, [key]: cell, ...filled }).filter(([, one]) => one !== null),
        )
      }),
    )
  }
  const category = (column: FieldDef): FieldDef =>
    feeCategories.length > 0
      ? {
          ...column,
          optionsFrom: 'categorias',
          options: feeCategories.map((one) => ({ value: one.name, label: one.name })),
        }
      : { ...column, kind: 'text' }
  return (
    <div className={styles.rows} data-wide>
      {rows.map((row, index) => (
        <fieldset key={keys.of(index)} id={fieldIds(`${path}.${index}`).field} className={styles.row}>
          <legend className={styles.rowName}>Profesional {index + 1}</legend>
          <div className={styles.cells}>
            {COLUMNS.map((column) => (
              <Field
                key={column.key}
                field={{
                  ...(column.key === 'category' ? category(column) : column),
                  readOnly: field.readOnly ?? false,
                }}
                path={`${path}.${index}.${column.key}`}
                value={row[column.key]}
                onChange={(cell) => setCell(index, column.key, cell)}
                problems={problems}
                compact
              />
            ))}
            <p className={styles.rowSum}>
              {formatNumber(totals[index]?.days ?? 0, 2)} días. Honorarios{' '}
              {formatMoney(totals[index]?.fees ?? 0)}, viáticos {formatMoney(totals[index]?.perDiem ?? 0)}.{' '}
              <b>{formatMoney(totals[index]?.total ?? 0)}</b>
            </p>
          </div>
          {!field.readOnly && (
            <RemoveRow
              what={`Quitar el profesional ${index + 1}`}
              onRemove={() => {
                keys.remove(index)
                store(rows.filter((_, at) => at !== index))
              }}
            />
          )}
        </fieldset>
      ))}
      {rows.length > 0 && (
        <p className={styles.total}>
          <span>Honorarios y viáticos</span>
          <span className="v-num">{formatMoney(totals.reduce((sum, one) => sum + one.total, 0))}</span>
        </p>
      )}
      {!field.readOnly && (
        <div>
          <button type="button" className="v-btn" data-kind="default" onClick={() => store([...rows, {}])}>
            <IconPlus aria-hidden className="v-icon" />
            Agregar profesional
          </button>
        </div>
      )}
    </div>
  )
}

function numbersOf(row: Readonly<Record<string, unknown>>): Partial<FeeRow> {
  return Object.fromEntries(Object.entries(row).filter(([, cell]) => typeof cell === 'number'))
}
