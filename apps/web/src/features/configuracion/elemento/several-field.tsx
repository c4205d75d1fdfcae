import { folded } from '@ventanilla/domain/kernel/search-text'
import { useId, useState } from 'react'
import { FieldNotes } from '../../../ui/fields/field-notes.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import styles from '../configuracion.module.css'
import { labelIn, severalOf } from '../field-values.ts'
import type { As, FieldProps } from './field-props.ts'

/** From this many on, elements are found by their words. */
const SEARCHED_FROM = 12

/** Several elements of a list, in the order of the list; one that the list no longer has can be taken away. */
export function SeveralField({ name, field, value, problems, onChange }: FieldProps<As<'several'>>) {
  const id = useId()
  const [words, setWords] = useState('')
  const { options = [] } = field
  const chosen = severalOf(value)
  const gone = chosen.filter((one) => !options.some((option) => option.value === one))
  const all = [
    ...options,
    ...gone.map((one) => ({ value: one, label: `${labelIn(undefined, one)} (ya no está)` })),
  ]
  const shown = all.filter(
    ({ value: one, label }) => chosen.includes(one) || folded(label).includes(folded(words)),
  )
  const put = (one: string | number, on: boolean): void => {
    const next = on ? [...chosen, one] : chosen.filter((other) => other !== one)
    // as the list has them: choosing them in another order is no change
    onChange(all.map((option) => option.value).filter((other) => next.includes(other)))
  }
  return (
    <fieldset className={styles.rows} aria-describedby={`${id}-ayuda`}>
      <legend>{field.label}</legend>
      <p className="v-hint" id={`${id}-ayuda`}>
        {field.help === undefined ? '' : `${field.help} `}
        {chosen.length === 0 ? 'Ninguno.' : `Elegidos: ${chosen.length}.`}
      </p>
      {all.length >= SEARCHED_FROM && (
        <span className="v-field">
          <label htmlFor={`${id}-buscar`}>Buscar {field.one}</label>
          <SearchBox id={`${id}-buscar`} value={words} onChange={setWords} />
        </span>
      )}
      <div className={styles.several} tabIndex={0} role="group" aria-label={field.label}>
        {shown.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(option.value)}
              onChange={(event) => put(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
        {shown.length === 0 && <p className="v-muted">Ninguno se llama así.</p>}
      </div>
      <FieldNotes id={id} error={problems[0]?.message} />
    </fieldset>
  )
}
