import type { FieldRule } from '@ventanilla/contract/field-rules'
import { type ComponentProps, useId } from 'react'
import { useTyped } from '../../client/use-typed.ts'
import { FieldNotes } from '../../ui/fields/field-notes.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { SEARCH_MAX } from '../../ui/fields/search-max.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Filters } from './use-filters.ts'

/**
 * Fields of the filters of a list. Text asks the server once the user stops typing; its length and what is said
 * of it come from the rules of the list's query.
 */

interface FilterProps<N extends string> {
  readonly filters: Filters<N>
  readonly name: N
  readonly label: string
}
interface TextProps<N extends string> extends FilterProps<N> {
  readonly hint?: string
  readonly inputMode?: 'numeric'
}

/** Longest text that the call takes: of a number, as many digits as its greatest one has. */
const longestOf = ({ maxLength, maximum }: FieldRule): number =>
  maxLength ?? (maximum === undefined ? SEARCH_MAX : String(maximum).length)

export function FilterText<N extends string>({ filters, name, ...rest }: TextProps<N>) {
  const [typed, setTyped] = useTyped(filters.values[name], (text) => filters.set(name, text))
  return (
    <TextField
      {...rest}
      type="search"
      autoComplete="off"
      maxLength={longestOf(filters.rules[name])}
      error={filters.faults[name]}
      value={typed}
      onChange={setTyped}
    />
  )
}

/** The main one of a list, with a lens. */
export function FilterSearch<N extends string>({ filters, name, label }: FilterProps<N>) {
  const id = useId()
  const [typed, setTyped] = useTyped(filters.values[name], (text) => filters.set(name, text))
  const error = filters.faults[name]
  const maxLength = longestOf(filters.rules[name])
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <SearchBox id={id} value={typed} onChange={setTyped} maxLength={maxLength} error={error} />
      <FieldNotes id={id} error={error} />
    </div>
  )
}

/** `error`: of the dates together. */
export function FilterDate<N extends string>({
  filters,
  name,
  ...rest
}: FilterProps<N> & { readonly error?: string | undefined }) {
  return (
    <TextField
      {...rest}
      type="date"
      value={filters.values[name]}
      onChange={(value) => filters.set(name, value)}
    />
  )
}

/** `empty`: the choice of all; omitted: one is always chosen. */
export function FilterChoice<N extends string>({
  filters,
  name,
  ...rest
}: FilterProps<N> & Pick<ComponentProps<typeof SelectField>, 'options' | 'empty'>) {
  return <SelectField {...rest} value={filters.values[name]} onChange={(value) => filters.set(name, value)} />
}
