import type { CatalogueList, Meanings } from '@ventanilla/contract/closed'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { problem } from '@ventanilla/contract/problem'
import { changes, REFUSALS, refusalsOf } from '@ventanilla/contract/refusals'
import { SEQUENCES } from '@ventanilla/contract/sequences'
import { sequencesExplained } from '@ventanilla/contract/sequences/language'
import { z } from 'zod'
import { EVERY_CALL, type Example, storedExamples } from './examples.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  // a JSON Schema is read by its keys here
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  return withLists(rest)
}

/** Replaces each catalogue list with a reference to its single definition in the document. */
function withLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withLists)
  if (typeof schema !== 'object' || schema === null) return schema
  const list = 'x-list' in schema ? schema['x-list'] : undefined
  if (typeof list === 'string') return { $ref: `#/components/schemas/${list}` }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withLists(value)]))
}

/** Lists defined once in the document, with the meaning of each value. */
export type CatalogueLists = Readonly<
  Record<CatalogueList, { readonly says: string; readonly values: Meanings }>
>

const schemasOf = (lists: CatalogueLists) =>
  Object.fromEntries(
    Object.entries(lists).map(([list, { says, values }]) => [
      list,
      { type: 'string', description: says, enum: Object.keys(values), 'x-enumDescriptions': values },
    ]),
  )

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Una clave por intención: repetida con el mismo contenido, la llamada responde lo de la primera vez y no hace nada más.',
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
}
const ANY_FAILURE =
  'El servicio no puede responder ahora (500, 503) o no tiene espacio (507). Lo ya guardado está a salvo; puede repetirse.'

const refusal = (description: string, example?: unknown) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Problem' },
      ...(example !== undefined && { example }),
    },
  },
})

/**
 * OpenAPI 3.1 of the whole contract (zod writes its schemas as JSON Schema
 * 2020-12), with examples recorded by the tests. Throws for a response or
 * body whose schema declares nothing: an outside client would have to guess.
 */
export function openApi(
  endpoints: readonly EndpointShape[],
  info: { title: string; version: string; url: string },
  lists: CatalogueLists,
): unknown {
  const examples = storedExamples()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const e of endpoints) {
    const path = e.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][e.method.toLowerCase()] = operationOf(e, examples[e.id])
  }
  const shared = examples[EVERY_CALL]?.answers ?? {}
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: sequencesExplained(SEQUENCES),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.url }],
    'x-sequences': SEQUENCES,
    paths,
    components: {
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      responses: {
        ...Object.fromEntries(
          Object.entries(REFUSALS).map(([status, when]) => [status, refusal(when, shared[status])]),
        ),
        '5XX': refusal(ANY_FAILURE),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problem, 'output'), ...schemasOf(lists) },
    },
  }
}

function operationOf(e: EndpointShape, example: Example | undefined): unknown {
  return {
    operationId: e.id,
    summary: e.summary,
    description: e.description,
    tags: [e.id.split('.')[0]],
    ...(e.permission === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
    'x-permission': e.permission,
    ...(e.discloses && { 'x-discloses': e.discloses.what }),
    ...(e.changesState && { 'x-changes-state': true }),
    parameters: [
      ...parametersOf(e.params, 'path', example?.params),
      ...parametersOf(e.query, 'query', example?.query),
      ...(changes(e) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(e.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(e.body, 'input'),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...answersOf(e, example), ...refusalsIn(e, example) },
  }
}

const answersOf = (e: EndpointShape, example: Example | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(e.answers).map(([status, schema]) => [
      status,
      {
        description: status.startsWith('2') ? 'Respuesta' : 'Aviso',
        content: {
          [e.media ?? 'application/json']: {
            schema: schemaOf(schema, 'output'),
            ...(example !== undefined && status in example.answers && { example: example.answers[status] }),
          },
        },
      },
    ]),
  )

/** A refusal with its own wording or example is written at its call; the others refer to shared responses. */
const refusalsIn = (e: EndpointShape, example: Example | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(
    [...refusalsOf(e)]
      .filter(([status]) => !(status in e.answers))
      .map(([status, when]) => {
        const shown = example?.answers[status]
        const ordinary = when === REFUSALS[status] && shown === undefined
        return [status, ordinary ? { $ref: `#/components/responses/${status}` } : refusal(when, shown)]
      }),
  ),
  default: { $ref: '#/components/responses/5XX' },
})

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  example: Readonly<Record<string, unknown>> = {},
): unknown[] {
  if (schema === undefined) return []
  // of an object, as the parameter is
  const whole = schemaOf(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(whole.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (whole.required ?? []).includes(name),
    schema: property,
    ...(name in example && { example: example[name] }),
  }))
}
