import { folded } from '@ventanilla/domain/kernel/search-text'
import { useId, useState } from 'react'
import { fillPath } from '../../../client/address/links.ts'
import { failureText } from '../../../client/network/http.ts'
import { FieldNotes } from '../../../ui/fields/field-notes.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { codesOf } from '../field-values.ts'
import type { Field } from '../puertas/door.ts'
import { MANY_LISTS, type Offered } from './many-lists.ts'

interface ManyFieldProps {
  readonly field: Extract<Field, { as: 'many' }>
  /** key of the item that is edited; undefined: it is new */
  readonly itsKey: string | undefined
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (codes: readonly string[]) => void
}

/** Several of a list, found by name; each says which other item has it now. */
export function ManyField({ field, itsKey, value, error, onChange }: ManyFieldProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const list = MANY_LISTS[field.from](true)
  const chosen = codesOf(value)
  if (list.error !== null && list.offered === undefined)
    return <ErrorState onRetry={list.retry}>{failureText(list.error)}</ErrorState>
  if (list.offered === undefined) return <SkeletonRows rows={3} height={44} />
  const held = new Map(
    list.offered.flatMap(({ code, heldBy }) =>
      heldBy === null || heldBy.key === itsKey ? [] : [[code, heldBy] as const],
    ),
  )
  const found = list.offered.filter(({ name }) => folded(name).includes(folded(words.trim())))
  const taken = list.offered.filter(({ code }) => chosen.includes(code) && held.has(code))
  const set = (code: string, on: boolean): void =>
    // in one order, whatever the order in which they were chosen: equal lists are equal contents
    onChange((on ? [...chosen, code] : chosen.filter((one) => one !== code)).toSorted())
  return (
    <fieldset className={styles.rows} aria-describedby={id}>
      <legend>{field.label}</legend>
      <FieldNotes id={id} hint={field.help} error={error} />
      <TextField label={`Buscar un ${field.one}`} value={words} autoComplete="off" onChange={setWords} />
      <p className="v-muted v-small" role="status">
        {`${counted(chosen.length, field.one)} de ${list.offered.length}`}
        {words.trim() !== '' && `; ${counted(found.length, field.one)} con ese nombre`}
      </p>
      <div className={styles.many} role="group" tabIndex={0} aria-label={field.label}>
        {found.map((one) => (
          <label key={one.code} className="v-row">
            <input
              type="checkbox"
              checked={chosen.includes(one.code)}
              onChange={(event) => set(one.code, event.currentTarget.checked)}
            />
            <span>
              {one.name}
              {held.has(one.code) && (
                <span className="v-muted v-small"> · ahora en {held.get(one.code)?.name}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <Elsewhere field={field} taken={taken} />
    </fieldset>
  )
}

/** What is chosen here and another item has: it must leave there in the same publication. */
function Elsewhere({ field, taken }: Pick<ManyFieldProps, 'field'> & { readonly taken: readonly Offered[] }) {
  const holders = Map.groupBy(taken, ({ heldBy }) => heldBy?.key ?? '')
  return [...holders].map(([key, ones]) => (
    <p key={key} className="v-hint">
      {ones.map(({ name }) => name).join(', ')}: {ones.length === 1 ? 'quítelo' : 'quítelos'} también de{' '}
      <a href={fillPath(field.holder.path, { [field.holder.param]: key })}>{ones[0]?.heldBy?.name}</a>, y
      publique los dos borradores juntos.
    </p>
  ))
}

const counted = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
