import type { Schema } from '../attacks/bad-values.ts'

/** Marks each text a scanner must change; sqlmap's own marker. */
export const MARK = '*'
/** Limit per call: an editor document has hundreds of texts that take the same path. */
const MOST = 8

const waysOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [schema]

/**
 * Whether a schema accepts any text, without list, pattern or format. Texts it rejects never reach a statement
 * (`bad-input.test.ts` proves it for each call); any accepted text does.
 */
export function takesAnyText(schema: Schema): boolean {
  const ways = waysOf(schema)
  if (ways.length > 1 || ways[0] !== schema) return ways.some(takesAnyText)
  if (schema.enum !== undefined || schema.const !== undefined || schema.pattern !== undefined) return false
  if (schema.format !== undefined) return false
  return schema.type === undefined || schema.type === 'string' || schema.type.includes('string')
}

function partOf(schema: Schema, key: string): Schema {
  for (const way of waysOf(schema)) {
    const part = way === schema ? schema.properties?.[key] : partOf(way, key)
    if (part !== undefined && part !== NOTHING) return part
    if (typeof way.additionalProperties === 'object') return way.additionalProperties
  }
  return waysOf(schema).some((way) => way.type === undefined && way.properties === undefined)
    ? ANYTHING
    : NOTHING
}

const itemOf = (schema: Schema): Schema =>
  waysOf(schema).find((way) => way.items !== undefined)?.items ?? ANYTHING

const ANYTHING: Schema = {}
const NOTHING: Schema = { enum: [] }

/** A value with a mark after each text its schema accepts unchanged, and the number of marks. */
export function marked(schema: Schema, value: unknown): { readonly value: unknown; readonly places: number } {
  let places = 0
  const walk = (part: Schema, one: unknown): unknown => {
    if (typeof one === 'string') {
      const plain = one.replaceAll(MARK, '')
      if (plain === '' || places >= MOST || !takesAnyText(part)) return plain
      places += 1
      return `${plain}${MARK}`
    }
    if (Array.isArray(one)) return one.map((each) => walk(itemOf(part), each))
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, walk(partOf(part, key), each)]))
  }
  return { value: walk(schema, value), places }
}
