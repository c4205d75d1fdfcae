import { type ComponentProps, useId } from 'react'
import { useTyped } from '../../client/use-typed.ts'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Filters } from './use-filters.ts'

/** Fields of the filters of a list. Text asks the server once the user stops typing. */

interface FilterProps<N extends string> {
  readonly filters: Filters<N>
  readonly name: N
  readonly label: string
}
interface TextProps<N extends string> extends FilterProps<N> {
  /** longest text that the call takes */
  readonly maxLength: number
  readonly error?: string | undefined
  readonly hint?: string
  readonly inputMode?: 'numeric'
}

export function FilterText<N extends string>({ filters, name, ...rest }: TextProps<N>) {
  const [typed, setTyped] = useTyped(filters.values[name], (text) => filters.set(name, text))
  return <TextField {...rest} type="search" autoComplete="off" value={typed} onChange={setTyped} />
}

/** The main one of a list, with a lens. */
export function FilterSearch<N extends string>({
  filters,
  name,
  label,
  maxLength,
}: Pick<TextProps<N>, 'filters' | 'name' | 'label' | 'maxLength'>) {
  const id = useId()
  const [typed, setTyped] = useTyped(filters.values[name], (text) => filters.set(name, text))
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      <SearchBox id={id} value={typed} onChange={setTyped} maxLength={maxLength} />
    </div>
  )
}

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
