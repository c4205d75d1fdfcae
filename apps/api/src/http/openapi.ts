import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { EXAMPLES } from '@ventanilla/contract/portal/examples'
import { problem } from '@ventanilla/contract/problem'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >
  return rest
}

/**
 * OpenAPI 3.1 of the whole contract (its schemas are JSON Schema 2020-12, which zod writes itself). An answer or body
 * whose schema says nothing fails here: an outside client would have to guess.
 */
export function openApi(
  endpoints: readonly EndpointShape[],
  info: { title: string; version: string; url: string },
): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const e of endpoints) {
    const example = EXAMPLES[e.id]
    const path = e.path.replace(/:(\w+)/g, '{$1}')
    const parameters = [
      ...parametersOf(e.params, 'path', example?.params),
      ...parametersOf(e.query, 'query', example?.query),
      ...(e.method === 'GET'
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 100 },
            },
          ]),
    ]
    paths[path] ??= {}
    paths[path][e.method.toLowerCase()] = {
      operationId: e.id,
      summary: e.summary,
      description: e.description,
      tags: [e.id.split('.')[0]],
      ...(e.permission === 'public' ? { security: [] } : { security: [{ bearer: [] }] }),
      'x-permission': e.permission,
      ...(e.discloses && { 'x-discloses': e.discloses.what }),
      ...(e.changesState && { 'x-changes-state': true }),
      parameters,
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
      responses: {
        ...Object.fromEntries(
          Object.entries(e.answers).map(([status, schema]) => [
            status,
            {
              description: status.startsWith('2') ? 'Respuesta' : 'Aviso',
              content: {
                [e.media ?? 'application/json']: {
                  schema: schemaOf(schema, 'output'),
                  ...exampleOf(e.id, Number(status)),
                },
              },
            },
          ]),
        ),
        default: {
          description: 'Rechazo',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.url }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}

/** 200 and 201 are where all goes well, but for the calls whose 201 refuses: those have both. */
function exampleOf(id: string, status: number): { example?: unknown } {
  const example = EXAMPLES[id]
  if (example === undefined) return {}
  const other = example.others?.[status]
  if (other !== undefined) return { example: other }
  return status === 200 || status === 201 ? { example: example.answer } : {}
}

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  example: Readonly<Record<string, unknown>> = {},
): unknown[] {
  if (schema === undefined) return []
  const whole = schemaOf(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(whole.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (whole.required ?? []).includes(name),
    schema: property,
    ...(name in example && { example: example[name] }),
  }))
}
