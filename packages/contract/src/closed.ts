import { z } from 'zod'

/**
 * Closed lists: every value that a field may have, each with what it means, for whoever has nothing but the document. A
 * test refuses a list without them.
 */

/** value → what it means, a Spanish phrase */
export type Meanings = Readonly<Record<string, string>>

const described = (meanings: Meanings) => ({ 'x-enumDescriptions': meanings })

/** A list of words. */
export function closed<const M extends Meanings>(meanings: M) {
  type Value = `${Extract<keyof M, string | number>}`
  return z.enum(Object.keys(meanings) as [Value, ...Value[]]).meta(described(meanings))
}

/** The same where only some of a table's values may stand. */
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

/** A list of numbers. */
export function closedCode<const R extends readonly [Row, ...Row[]]>(rows: R) {
  const values = rows.map(({ id }) => id) as [R[number]['id'], ...R[number]['id'][]]
  return z.literal(values).meta(described(meaningsOf(rows)))
}

/**
 * What the document says of a list whose values the call itself judges, because its refusal is an answer of its own
 * (section 7): for `.meta`.
 */
export const judgedByCall = (meanings: Meanings, numbers = false) => ({
  enum: Object.keys(meanings).map((value) => (numbers ? Number(value) : value)),
  ...described(meanings),
  'x-judged': 'call',
})

/** What the document says of a number that is one of a list, where the rule that refuses others is the domain's. */
export const listed = (rows: readonly Row[]) => judgedByCall(meaningsOf(rows), true)

/** A word of a list in an answer whose code knows it as text; tests refuse any other. */
export const oneOf = (meanings: Meanings) =>
  z
    .string()
    .refine((value) => Object.hasOwn(meanings, value), { message: 'No es de la lista.' })
    .meta({ enum: Object.keys(meanings), ...described(meanings) })

/** Lists that the authority's catalogue holds; the document carries each once and names it where it is meant. */
export type CatalogueList = 'EstadoDelCaso' | 'Territorial' | 'Rol' | 'Plantilla' | 'Serie' | 'Flujo' | 'Paso'

/** A word of a list of the catalogue: for `.meta`, where the call itself judges what it takes. */
export const ofCatalogue = (list: CatalogueList) => ({ 'x-list': list })

/** The same in an answer. */
export const inCatalogue = (list: CatalogueList) => z.string().meta(ofCatalogue(list))
