import type { CatalogueList } from '@ventanilla/contract/closed'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../endpoints.ts'
import { CATALOGUE_LISTS } from '../../catalogue-lists.ts'
import { storedExamples } from './examples.ts'

/** The subset of JSON Schema that closed lists need. */
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

/** Expands references to catalogue lists, which the document carries once. */
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
  // members of a union, unless it is itself a list
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

/** Values of an enum, or of a union of several constants. */
function valuesOf({ enum: values, anyOf = [], oneOf = [] }: Schema): readonly unknown[] {
  const constants = [...anyOf, ...oneOf].flatMap((one) => (one.const === undefined ? [] : [one.const]))
  return values ?? (constants.length > 1 ? constants : [])
}

/** field names of ids, of codes sent or printed, and of typed input: never list values */
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

  /** Free-text inputs whose name is a list elsewhere: another call returns their accepted values. */
  const OPEN: ReadonlySet<string> = new Set([
    'inbox estado',
    'expedientes estado',
    'register tipo',
    'expedientes tipo',
    // free text, while the field of the same name is the accepted legal text
    'cases text',
    'acts text',
    // keys of items, of any kind
    'configuration key',
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

/** Whether a value matches a union member: its constants agree. */
const isOf = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.entries(properties).every(
    ([key, one]) =>
      one.const === undefined || (value as Readonly<Record<string, unknown>> | null)?.[key] === one.const,
  )

/** Strings of a value where the schema declares a string, each with its schema. */
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

  /** Free text that happens to equal a list value: codes of refusals, names that users enter, fields, dates. */
  const BY_CHANCE: readonly RegExp[] = [
    /^(health\.read 200|operations\.seal 200\.processes\[\])\.version$/,
    /\.problems\[\]\.path$/,
    // each step names its own outcomes
    /\.outcomes\[\]\.code$/,
    // numbers of procedures
    /\.choices\.types\[\]\.value$/,
    // keys of items: those of offices are words of another list too
    /^configuration\..*\.key$/,
    /^places\.\w+ 200\.(zones\[\]\.key|checks\[\]\.zone|pending\[\])$/,
    // names of groupings, of which one is a word of another list too
    /^reports\.\w+ 20[01]\..*question\.grupo$/,
    // numbers of reaches
    /^places\.\w+ 200\..*(reach|others\[\]|rows\[\])\.id$/,
    // names of columns, as the file or the portal calls them
    /^layers\.\w+ 20[01]\.columns\[\]\.name$/,
    /^tasks\.candidates 200\.(groups\[\]\.key|rows\[\]\.groups\[\])$/,
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

  /** field names that hold a list in one place and free text, ids or dates in others */
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
  /** display text, while fields of the same name hold codes; job kinds are internal to the program */
  const WORDS: ReadonlySet<string> = new Set([
    'cases kind',
    'expedientes kind',
    'operations kind',
    'operations what',
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
