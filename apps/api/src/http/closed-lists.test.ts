import type { CatalogueList } from '@ventanilla/contract/closed'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import { CATALOGUE_LISTS } from '../catalogue-lists.ts'
import { storedExamples } from './examples.ts'

/** As much of JSON Schema as a closed list needs. */
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
interface Field {
  readonly at: string
  readonly name: string
  readonly schema: Schema
}

/** A list of the catalogue stands in the document once; here it stands wherever it is meant. */
function inline(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inline)
  if (typeof schema !== 'object' || schema === null) return schema
  const { 'x-list': list, ...rest } = schema as { 'x-list'?: CatalogueList }
  if (list === undefined)
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inline(value)]))
  const { values } = CATALOGUE_LISTS[list]
  return { type: 'string', enum: Object.keys(values), 'x-enumDescriptions': values }
}
const json = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  inline(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) as Schema

function fieldsOf(schema: Schema, at: string, name = ''): Field[] {
  // members of a union that is a list itself
  const ways = schema.enum === undefined ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] : []
  const inner = [
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ...ways,
    ...(schema.allOf ?? []),
  ]
  return [
    { at, name, schema },
    ...inner.flatMap((one) => fieldsOf(one, at, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => fieldsOf(one, `${at}.${key}`, key)),
  ]
}
const asked = (e: EndpointShape): Field[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    e[part] === undefined ? [] : fieldsOf(json(e[part], 'input'), `${e.id} ${part}`),
  )
const answered = (e: EndpointShape): Field[] =>
  Object.entries(e.answers).flatMap(([status, schema]) =>
    fieldsOf(json(schema, 'output'), `${e.id} ${status}`),
  )

const every = endpoints.flatMap((e) => [...asked(e), ...answered(e)])

/** Values of a list, or several constants one of which must stand. */
function valuesOf({ enum: values, anyOf = [], oneOf = [] }: Schema): readonly unknown[] {
  const constants = [...anyOf, ...oneOf].flatMap((one) => (one.const === undefined ? [] : [one.const]))
  return values ?? (constants.length > 1 ? constants : [])
}

/** names of ids, of codes that reach a telephone or stand in an act, and of what somebody types: never what a list holds */
const SECRETS: ReadonlySet<string> = new Set(['id', 'code', 'codigo', 'value'])

describe('a closed list in the OpenAPI document', () => {
  it('says of each of its values, and of no other, what it means', () => {
    const silent = every.flatMap(({ at, schema }) => {
      const values = valuesOf(schema).map(String)
      const meanings = schema['x-enumDescriptions'] ?? {}
      const said = Object.keys(meanings).filter((value) => (meanings[value] ?? '').length > 1)
      return [...values].sort().join() === said.sort().join() ? [] : [`${at}: ${values.join(', ')}`]
    })
    expect([...new Set(silent)]).toEqual([])
  })

  it('is there for the reason of a change of applicant, from the one table', () => {
    const motivo = every.find(({ at }) => at === 'changes.ask body.motivo')
    expect(motivo?.schema.enum).toEqual(Object.keys(CHANGE_REASONS))
    expect(motivo?.schema['x-enumDescriptions']).toEqual(CHANGE_REASONS)
  })

  /** Fields that are asked as free text, though others of their name are lists: what they take is said by another call. */
  const OPEN: ReadonlySet<string> = new Set([
    'inbox estado',
    'expedientes estado',
    'register tipo',
    'expedientes tipo',
    // what people write, beside the legal text that they accepted
    'cases text',
    'acts text',
  ])
  it('has no brother of its name that is asked for as any text', () => {
    const closed = new Set(every.filter(({ schema }) => valuesOf(schema).length > 0).map(({ name }) => name))
    const texts = endpoints.flatMap((e) =>
      asked(e).filter(({ name, schema }) => {
        const text = schema.type === 'string' && valuesOf(schema).length === 0 && schema.const === undefined
        return text && closed.has(name) && !OPEN.has(`${e.id.split('.')[0] ?? ''} ${name}`)
      }),
    )
    expect(texts.filter(({ name }) => !SECRETS.has(name)).map(({ at }) => at)).toEqual([])
  })
})

/** Whether a value may be of a member of a union: what tells the members apart agrees. */
const isOf = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties).every(
    ([key, one]) =>
      one.const === undefined || (value as Readonly<Record<string, unknown>> | null)?.[key] === one.const,
  )

/** Words at the places of a value that the schema calls text, with what the schema says of each place. */
function wordsIn(
  schema: Schema | undefined,
  value: unknown,
  at: string,
): { at: string; schema: Schema; word: string }[] {
  if (schema === undefined) return []
  const own = typeof value === 'string' && schema.type === 'string' ? [{ at, schema, word: value }] : []
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const inner = Array.isArray(value)
    ? value.flatMap((one) => wordsIn(schema.items, one, `${at}[]`))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => wordsIn(schema.properties?.[key], one, `${at}.${key}`))
      : []
  return [
    ...own,
    ...inner,
    ...ways.filter((one) => isOf(one, value)).flatMap((one) => wordsIn(one, value, at)),
  ]
}
const EXAMPLES = storedExamples()
const shown = endpoints.flatMap((e) =>
  Object.entries(e.answers).flatMap(([status, schema]) =>
    wordsIn(json(schema, 'output'), EXAMPLES[e.id]?.answers[status], `${e.id} ${status}`),
  ),
)

describe('an answer', () => {
  it('shows in its examples only values of its lists', () => {
    const lists = shown.filter(({ schema }) => schema.enum !== undefined)
    expect(lists.length).toBeGreaterThan(200)
    expect(
      lists
        .filter(({ schema, word }) => !schema.enum?.includes(word))
        .map(({ at, word }) => `${at}: ${word}`),
    ).toEqual([])
  })

  /** Text that happens to be a word of some list: codes of refusals, names that people give, fields, and words of the day. */
  const BY_CHANCE: readonly RegExp[] = [
    /^health\.read 200\.version$/,
    /\.problems\[\]\.path$/,
    // each step names its own outcomes
    /\.outcomes\[\]\.code$/,
    // numbers of procedures
    /\.choices\.types\[\]\.value$/,
  ]
  it('calls no field free text that carries only values of one list', () => {
    const declared = [
      ...new Map(
        every.flatMap(({ schema }) =>
          schema.enum === undefined ? [] : [[schema.enum.join(), new Set(schema.enum)]],
        ),
      ).values(),
    ]
    const places = new Map<string, Set<string>>()
    for (const { at, schema, word } of shown)
      if (schema.enum === undefined && schema.const === undefined && word !== '')
        places.set(at, (places.get(at) ?? new Set()).add(word))
    const hidden = [...places].flatMap(([at, words]) =>
      declared.some((list) => [...words].every((word) => list.has(word))) &&
      !BY_CHANCE.some((known) => known.test(at))
        ? [`${at}: ${[...words].join(', ')}`]
        : [],
    )
    expect(hidden).toEqual([])
  })

  /** names that a list has in one place and people, ids or the day fill in others */
  const SHARED: ReadonlySet<string> = new Set([
    ...SECRETS,
    'text',
    'tramite',
    'type',
    'stage',
    'holder',
    'key',
    'at',
  ])
  /** words for people, where others of the name are codes; kinds of jobs are the program's own */
  const WORDS: ReadonlySet<string> = new Set([
    'cases kind',
    'expedientes kind',
    'operations kind',
    'dashboard office',
    'consult status',
  ])
  it('gives no brother of a list as any text, with or without an example', () => {
    const fields = endpoints.flatMap(answered)
    const closed = new Set(fields.filter(({ schema }) => valuesOf(schema).length > 0).map(({ name }) => name))
    expect([...closed]).toEqual(expect.arrayContaining(['state', 'kind', 'class', 'step', 'status', 'means']))
    const texts = fields.filter(
      ({ at, name, schema }) =>
        schema.type === 'string' &&
        valuesOf(schema).length === 0 &&
        schema.const === undefined &&
        closed.has(name) &&
        !SHARED.has(name) &&
        !WORDS.has(`${at.split('.')[0] ?? ''} ${name}`),
    )
    expect([...new Set(texts.map(({ at }) => at))]).toEqual([])
  })
})
