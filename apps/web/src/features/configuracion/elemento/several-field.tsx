import { folded } from '@ventanilla/domain/kernel/search-text'
import { useId, useState } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { FieldNotes } from '../../../ui/fields/field-notes.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import styles from '../configuracion.module.css'
import { labelIn, severalOf } from '../field-values.ts'
import type { Option } from '../puertas/door.ts'
import type { As, PlacedProps } from './field-props.ts'

/** From this many on, elements are found by their words. */
const SEARCHED_FROM = 12

/** Several elements of a list; one that the list no longer has can be taken away. */
export function SeveralField({
  name,
  field,
  value,
  itsKey,
  around,
  problems,
  onChange,
}: PlacedProps<As<'several'>>) {
  const id = useId()
  const [words, setWords] = useState('')
  const { options = [] } = field
  const chosen = severalOf(value)
  const gone = chosen.filter((one) => !options.some((option) => option.value === one))
  const all: readonly Option[] = [
    ...options,
    ...gone.map((one) => ({ value: one, label: `${labelIn(undefined, one)} (ya no está)` })),
  ]
  const shown = all.filter(
    ({ value: one, label, gone: isGone }) =>
      chosen.includes(one) || (isGone !== true && folded(label).includes(folded(words.trim()))),
  )
  const elsewhere = ({ heldBy }: Option): Option['heldBy'] => (heldBy?.key === itsKey ? undefined : heldBy)
  const itsOffice = field.countsIn === undefined ? null : around[field.countsIn]
  const isOut = ({ value: one, office }: Option): boolean =>
    chosen.includes(one) && office !== undefined && typeof itsOffice === 'string' && office !== itsOffice
  const put = (one: string | number, on: boolean): void =>
    // in one order, whatever the order in which they were chosen: equal lists are equal contents
    onChange((on ? [...chosen, one] : chosen.filter((other) => other !== one)).toSorted(byValue))
  return (
    <fieldset className={styles.rows} aria-describedby={`${id}-ayuda`}>
      <legend>{field.label}</legend>
      <p className="v-hint" id={`${id}-ayuda`}>
        {field.help === undefined ? '' : `${field.help} `}
        {chosen.length === 0
          ? 'Ninguno.'
          : `Elegidos: ${chosen.length} de ${all.filter(({ gone: isGone }) => isGone !== true).length}.`}
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
            <span>
              {option.label}
              {elsewhere(option) !== undefined && (
                <span className="v-muted v-small"> · ahora en {elsewhere(option)?.title}</span>
              )}
              {isOut(option) && (
                <span className="v-muted v-small"> · no cuenta mientras esté en otra sede</span>
              )}
            </span>
          </label>
        ))}
        {shown.length === 0 && <p className="v-muted">Ninguno se llama así.</p>}
      </div>
      <FieldNotes id={id} error={problems[0]?.message} />
      {takenNotes(
        field.holder,
        all.filter((one) => chosen.includes(one.value) && elsewhere(one) !== undefined),
      )}
    </fieldset>
  )
}

/** What is chosen here and another item has: it must leave there in the same publication. */
function takenNotes(holder: As<'several'>['holder'], taken: readonly Option[]): React.ReactNode {
  if (holder === undefined) return null
  return [...Map.groupBy(taken, ({ heldBy }) => heldBy?.key ?? '')].map(([key, ones]) => (
    <p key={key} className="v-hint">
      {ones.map(({ label }) => label).join(', ')}: {ones.length === 1 ? 'quítelo' : 'quítelos'} también de{' '}
      <a href={fillPath(holder.path, { [holder.param]: key })}>{ones[0]?.heldBy?.title}</a>, y publique los
      dos borradores juntos.
    </p>
  ))
}

const byValue = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1
