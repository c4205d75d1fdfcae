import { useQueryState } from '../../client/address/navigation.ts'

/** Filters of a list, kept in the address: a copied link shows the same rows. */
export interface Filters<N extends string> {
  /** trimmed; '' for none */
  readonly values: Readonly<Record<N, string>>
  readonly set: (name: N, value: string) => void
  /** names of those that are set */
  readonly given: readonly N[]
  readonly clear: () => void
}

export function useFilters<const N extends string>(names: readonly N[]): Filters<N> {
  const [query, change] = useQueryState()
  const entries = names.map((name) => [name, (query.get(name) ?? '').trim()] as const)
  return {
    // its keys are the names
    values: Object.fromEntries(entries) as Record<N, string>,
    set: (name, value) => change({ [name]: value.trim() }),
    given: entries.flatMap(([name, value]) => (value === '' ? [] : [name])),
    clear: () => change(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}
