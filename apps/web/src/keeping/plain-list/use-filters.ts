import { type FieldRule, fieldFault, type OwnSentences } from '@ventanilla/contract/field-rules'
import { useQueryState } from '../../client/address/navigation.ts'

/** A rule for every filter: those of the list's query, which has more, as its cursor. */
type FilterRules<N extends string> = { readonly [K in N]: FieldRule }

/** Filters as they stand in an address. */
export interface WrittenFilters<N extends string> {
  /** trimmed; '' for none */
  readonly values: Readonly<Record<N, string>>
  /** why the call would reject them, by name */
  readonly faults: { readonly [K in N]?: string }
  /** those that can be sent: written, and without a fault */
  readonly valid: { readonly [K in N]?: string }
}

/** Filters of a list, kept in the address: a copied link shows the same rows. */
export interface Filters<N extends string> extends WrittenFilters<N> {
  readonly rules: FilterRules<N>
  readonly set: (name: N, value: string) => void
  /** names of those that are set */
  readonly given: readonly N[]
  readonly clear: () => void
}

/** Sentences of the screen's own, where the server's fit a filter less. */
type OwnOf<N extends string> = { readonly [K in N]?: OwnSentences }

/** The filters in this address, judged by the rules of the list's query. */
export function filtersIn<N extends string>(
  address: URLSearchParams,
  rules: FilterRules<N>,
  names: readonly N[],
  own: OwnOf<N> = {},
): WrittenFilters<N> {
  const read = names.map((name) => {
    const value = (address.get(name) ?? '').trim()
    return { name, value, fault: fieldFault(rules[name], value, own[name]) }
  })
  const valid = read.filter(({ value, fault }) => value !== '' && fault === null)
  return {
    // its keys are the names
    values: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Record<N, string>,
    faults: someOf(read.flatMap(({ name, fault }): Row<N>[] => (fault === null ? [] : [[name, fault]]))),
    valid: someOf(valid.map(({ name, value }): Row<N> => [name, value])),
  }
}

type Row<N extends string> = readonly [name: N, text: string]

const someOf = <N extends string>(rows: readonly Row<N>[]): { readonly [K in N]?: string } =>
  // its keys are names
  Object.fromEntries(rows) as { readonly [K in N]?: string }

/** `rules`: those of the list's query, from `@ventanilla/contract/generated/fields`. */
export function useFilters<const N extends string>(
  rules: FilterRules<N>,
  names: readonly N[],
  own?: OwnOf<N>,
): Filters<N> {
  const [query, change] = useQueryState()
  const written = filtersIn(query, rules, names, own)
  return {
    ...written,
    rules,
    set: (name, value) => change({ [name]: value.trim() }),
    given: names.filter((name) => written.values[name] !== ''),
    clear: () => change(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}
