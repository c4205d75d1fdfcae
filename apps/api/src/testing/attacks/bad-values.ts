import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** The subset of JSON Schema that zod writes for our contracts. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly 'x-judged'?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly propertyNames?: Schema
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

/** One fault in an otherwise plausible value. */
export interface BadValue {
  /** the fault, for the reader of a failure: 'firstNames: too long' */
  readonly what: string
  /** the path the rejection must report: 'firstNames' */
  readonly path: string
  readonly value: unknown
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

const waysOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [schema]

const STRINGS: Readonly<Record<string, () => string>> = {
  uuid: () => randomUUID(),
  email: () => 'persona@correo.example',
  date: () => '2026-02-03',
  'date-time': () => '2026-02-03T10:00:00.000Z',
}

/** A value that fits a schema, by the schema alone. */
export function plausible(schema: Schema): unknown {
  const [way = {}] = waysOf(schema)
  if (way !== schema) return plausible(way)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'string':
      return STRINGS[schema.format ?? '']?.() ?? 'Texto de prueba'.padEnd(schema.minLength ?? 0, '.')
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1)
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => plausible(schema.items ?? {}))
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, plausible(inner)]),
      )
    default:
      return {}
  }
}

/** A value of each JSON type; the schema's types determine which ones it accepts. */
const ANY_TYPE: Readonly<Record<string, unknown>> = {
  object: { otro: ['tipo'] },
  string: 'otro tipo',
  number: 7.5,
  boolean: true,
  array: [['otro tipo']],
}

function typesOf(schema: Schema): readonly string[] {
  return waysOf(schema).flatMap((way) => {
    if (way !== schema) return typesOf(way)
    if (way.const !== undefined) return [typeof way.const]
    if (way.enum !== undefined) return [typeof way.enum[0]]
    const types = typeof way.type === 'string' ? [way.type] : (way.type ?? Object.keys(ANY_TYPE))
    return types.map((type) => (type === 'integer' ? 'number' : type))
  })
}

const bounded = (schema: Schema): boolean =>
  schema.maxLength !== undefined ||
  schema.pattern !== undefined ||
  schema.format !== undefined ||
  schema.enum !== undefined ||
  schema.const !== undefined

/** Strings of a schema without a maximum length; there must be none. */
export function boundless(schema: Schema, at = 'body'): string[] {
  return waysOf(schema).flatMap((way) => {
    if (way !== schema) return boundless(way, at)
    if (way.type === 'string') return bounded(way) ? [] : [at]
    if (way.type === 'array')
      return [...(way.maxItems === undefined ? [`${at}[]`] : []), ...boundless(way.items ?? {}, `${at}.0`)]
    if (way.type !== 'object') return []
    const keys = way.propertyNames !== undefined && !bounded(way.propertyNames) ? [`${at}{}`] : []
    return [
      ...keys,
      ...Object.entries(way.properties ?? {}).flatMap(([key, inner]) => boundless(inner, `${at}.${key}`)),
    ]
  })
}

const MARK = 'aquí va lo hondo'
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)

/** JSON bodies nested beyond any recursion limit at a place where the schema accepts anything. */
export function deepBodies(schema: Schema): string[] {
  return freePlaces(schema, plausible(schema)).map((body) => JSON.stringify(body).replace(`"${MARK}"`, DEEP))
}

function freePlaces(schema: Schema, fitting: unknown): unknown[] {
  if (schema.type !== 'object') return Object.keys(schema).every((key) => key === 'description') ? [MARK] : []
  if (schema.properties === undefined) return [{ clave: MARK }]
  return Object.entries(schema.properties).flatMap(([key, inner]) =>
    freePlaces(inner, plausible(inner)).map((value) => ({ ...(fitting as object), [key]: value })),
  )
}

/** Every way to break the schema at one place. */
export function badValues(schema: Schema): BadValue[] {
  return broken(schema, plausible(schema), '')
}

function broken(schema: Schema, fitting: unknown, path: string): BadValue[] {
  const name = path === '' ? 'body' : path
  const ways = waysOf(schema)
  const types = new Set(typesOf(schema))
  const found: BadValue[] = Object.entries(ANY_TYPE)
    .filter(([type]) => !types.has(type))
    .map(([type, value]) => ({ what: `${name}: ${type} instead of ${[...types].join('|')}`, path, value }))
  if (ways.length === 1 && ways[0] === schema) return [...found, ...brokenInside(schema, fitting, path)]
  // a union is broken inside only if it has a single string, list or object member
  const [only, ...others] = ways.filter((way) => typesOf(way).some((type) => type !== 'null'))
  return only === undefined || others.length > 0 ? found : [...found, ...broken(only, fitting, path)]
}

function brokenInside(schema: Schema, fitting: unknown, path: string): BadValue[] {
  const name = path === '' ? 'body' : path
  const one = (what: string, value: unknown): BadValue => ({ what: `${name}: ${what}`, path, value })
  // a list whose values the call itself judges is rejected in the call's own response
  if (schema['x-judged'] !== undefined) return []
  if (schema.enum !== undefined || schema.const !== undefined)
    return [one('not of the list', 'ninguno-de-la-lista')]
  switch (schema.type) {
    case 'string': {
      const more = (schema.maxLength ?? 9_999) + 1
      return [
        one('too long', 'x'.repeat(more)),
        ...(schema.minLength !== undefined && schema.minLength > 0 ? [one('empty', '')] : []),
        ...(schema.format === undefined ? [] : [one(`no ${schema.format}`, 'esto no es')]),
      ]
    }
    case 'integer':
      return [
        one('a fraction', 1.5),
        one('too large', (schema.maximum ?? Number.MAX_SAFE_INTEGER) + 1),
        ...(schema.minimum === undefined ? [] : [one('too small', schema.minimum - 1)]),
      ]
    case 'array': {
      const items = fitting as readonly unknown[]
      const inner = broken(schema.items ?? {}, items[0], path === '' ? '0' : `${path}.0`)
      return [
        ...(schema.maxItems === undefined
          ? []
          : [
              one(
                'too many',
                Array.from({ length: schema.maxItems + 1 }, () => items[0]),
              ),
            ]),
        ...(schema.minItems === undefined || schema.minItems === 0 ? [] : [one('too few', [])]),
        ...inner.map((bad) => ({ ...bad, value: [bad.value] })),
      ]
    }
    case 'object':
      return brokenObject(schema, fitting as Readonly<Record<string, unknown>>, path)
    default:
      return []
  }
}

function brokenObject(schema: Schema, fitting: Readonly<Record<string, unknown>>, path: string): BadValue[] {
  const name = path === '' ? 'body' : path
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`)
  const without = (key: string): unknown =>
    Object.fromEntries(Object.entries(fitting).filter(([given]) => given !== key))
  const found: BadValue[] = []
  // a map accepts every key; it has a key limit instead
  if (schema.propertyNames !== undefined)
    found.push({ what: `${name}: a key too long`, path, value: { ['x'.repeat(5_000)]: 1 } })
  if (schema.properties !== undefined)
    found.push({ what: `${name}: unknown field`, path, value: { ...fitting, campo_que_nadie_conoce: 1 } })
  for (const key of schema.required ?? [])
    found.push({ what: `${below(key)}: missing`, path: below(key), value: without(key) })
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    found.push(
      ...broken(inner, fitting[key], below(key)).map((bad) => ({
        ...bad,
        value: { ...fitting, [key]: bad.value },
      })),
    )
  return found
}
