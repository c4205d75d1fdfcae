import { useState } from 'react'
import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { asText } from '@ventanilla/domain/forms/kinds/registry'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { besideText, shownNumber, storedNumber } from './number-text.ts'
import styles from '../../forms.module.css'

/**
 * Numbers with decimal comma, unit and pesos. Typed text is kept until blur, then formatted with thousands
 * dots. Not type="number": browsers there change the comma, the wheel changes the value, and '12,' loses its
 * end.
 */
export function NumberInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { lists } = useSurroundings()
  const [typed, setTyped] = useState<string | null>(null)
  const { before, after } = besideText(field)
  if (field.calculated !== undefined || field.readOnly)
    return (
      <output id={ids.input} className={styles.output} aria-describedby={describedBy}>
        {asText(value, field, lists) || 'Se calcula con sus respuestas'}
      </output>
    )
  /* an outside value (another tab) replaces the typed text only when it differs in value */
  const text = typed !== null && storedNumber(typed) === (value ?? null) ? typed : shownNumber(value, field)
  const long = field.kind === 'money'
  return (
    <>
      <div className={styles.affixed} data-width={long ? 'long' : 'short'}>
        {before !== '' && (
          <span className={styles.affix} aria-hidden>
            {before}
          </span>
        )}
        <input
          id={ids.input}
          className="v-input v-num"
          type="text"
          inputMode={field.kind === 'integer' || field.kind === 'money' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          required={field.required}
          aria-invalid={invalid || undefined}
          aria-describedby={
            [after === '' ? null : `${ids.input}-unidad`, describedBy].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(storedNumber(event.target.value))
          }}
          onBlur={() => setTyped(null)}
        />
        {after !== '' && (
          <span id={`${ids.input}-unidad`} className={styles.affix}>
            {after}
          </span>
        )}
      </div>
      {field.kind === 'surface' &&
        field.unit !== 'm2' &&
        typeof value === 'number' &&
        value > 0 &&
        value < 1 && <p className="v-hint">Son {formatNumber(value * 10000, 0)} m².</p>}
    </>
  )
}
