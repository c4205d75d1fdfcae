import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'

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

const json = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

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
  ])
  /** names of ids and of codes that reach a telephone: what somebody draws, never what a list holds */
  const SECRETS: ReadonlySet<string> = new Set(['id', 'code'])
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
