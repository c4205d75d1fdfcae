import { z } from 'zod'

/**
 * Closed lists: every value that a field can have, each with its meaning, for clients that have only the
 * OpenAPI document. A test rejects a list without meanings.
 */

/** value → its meaning, a Spanish phrase */
export type Meanings = Readonly<Record<string, string>>

const described = (meanings: Meanings) => ({ 'x-enumDescriptions': meanings })

/** Closed list of words. */
export function closed<const M extends Meanings>(meanings: M) {
  type Value = `${Extract<keyof M, string | number>}`
  // a literal table has just its keys, and a list of none would mean nothing
  return z.enum(Object.keys(meanings) as [Value, ...Value[]]).meta(described(meanings))
}

/** Closed list with a subset of a table's values. */
export function someOf<const M extends Meanings, const V extends Extract<keyof M, string>>(
  meanings: M,
  values: readonly [V, ...V[]],
) {
  return z
    .enum(values)
    .meta(described(Object.fromEntries(values.map((value) => [value, meanings[value] ?? '']))))
}

interface Row {
  readonly id: number
  readonly name: string
}

export const meaningsOf = (rows: readonly Row[]): Meanings =>
  Object.fromEntries(rows.map(({ id, name }) => [String(id), name]))

/** Closed list of numbers. */
export function closedCode<const R extends readonly [Row, ...Row[]]>(rows: R) {
  // as many as rows, of which there is one
  const values = rows.map(({ id }) => id) as [R[number]['id'], ...R[number]['id'][]]
  return z.literal(values).meta(described(meaningsOf(rows)))
}

/**
 * Metadata of a list whose values the call itself validates, because its rejection has a response of its own
 * (section 7): for `.meta`.
 */
export const judgedByCall = (meanings: Meanings, numbers = false) => ({
  enum: Object.keys(meanings).map((value) => (numbers ? Number(value) : value)),
  ...described(meanings),
  'x-judged': 'call',
})

/** Metadata of a number from a list; a rule of the domain rejects other numbers. */
export const listed = (rows: readonly Row[]) => judgedByCall(meaningsOf(rows), true)

/** A list's word in a response, which the code types as text; tests reject any other value. */
export const oneOf = (meanings: Meanings) =>
  z
    .string()
    .refine((value) => Object.hasOwn(meanings, value), { message: 'No es de la lista.' })
    .meta({ enum: Object.keys(meanings), ...described(meanings) })

/** Lists of the authority's catalogue; the document holds each once and refers to it. */
export type CatalogueList = 'EstadoDelCaso' | 'Territorial' | 'Rol' | 'Plantilla' | 'Serie' | 'Flujo' | 'Paso'

/** Metadata of a word from a catalogue list, for `.meta`; the call itself validates its input. */
export const ofCatalogue = (list: CatalogueList) => ({ 'x-list': list })

/** A word from a catalogue list in a response. */
export const inCatalogue = (list: CatalogueList) => z.string().meta(ofCatalogue(list))
