import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { refusalsOf } from '@ventanilla/contract/refusals'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_LISTS } from '../../catalogue-lists.ts'
import { endpoints } from '../../endpoints.ts'
import { endpointOf } from '../../testing/acceptance/held.ts'
import { FRONT_DOOR_CALLS, WIRE_ROWS } from '../../testing/acceptance/wire/wire-rows.ts'
import { exampleFaults } from '../../testing/examples/faults.ts'
import { EVERY_CALL, storedExamples } from './examples.ts'
import { openApi } from './openapi.ts'

interface Media {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}
interface Operation {
  readonly summary: string
  readonly description: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: Media
  readonly responses: Readonly<Record<string, Media>>
}
const document = openApi(
  endpoints,
  { title: 'Ventanilla', version: '0', url: 'https://portal.test' },
  CATALOGUE_LISTS,
) as {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Media>; schemas: Record<string, unknown> }
}
const operationOf = (endpoint: EndpointShape): Operation => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
  const found = document.paths[path]?.[endpoint.method.toLowerCase()]
  if (found === undefined) throw new Error(`${endpoint.id} is not in the document`)
  return found
}
const EXAMPLES = storedExamples()

describe('the OpenAPI document', () => {
  it.each(endpoints.map((e) => [e.id, e] as const))(
    'describes %s with an example that was made by running it and that its contract takes',
    (id, endpoint) => {
      const operation = operationOf(endpoint)
      expect(operation.summary.length).toBeGreaterThan(5)
      // adds to the summary
      expect(operation.description).not.toBe(operation.summary)
      expect(operation.description.length).toBeGreaterThan(15)
      expect(exampleFaults(endpoint, EXAMPLES[id])).toEqual([])
      const example = EXAMPLES[id]
      for (const [status, answer] of Object.entries(example?.answers ?? {}))
        expect(operation.responses[status]?.content?.['application/json']?.example, status).toEqual(answer)
      expect(operation.requestBody?.content?.['application/json']?.example).toEqual(example?.body)
      for (const [name, value] of Object.entries({ ...example?.params, ...example?.query }))
        expect(operation.parameters.find((one) => one.name === name)?.example, name).toBe(value)
    },
  )

  it('declares with what each call may be refused, and shows how the refusals of every call look', () => {
    const silent = endpoints.filter((endpoint) => {
      const told = Object.keys(operationOf(endpoint).responses).filter((status) => status.startsWith('4'))
      const takesNothing =
        endpoint.permission === 'public' &&
        [endpoint.params, endpoint.query, endpoint.body, endpoint.limit].every((part) => part === undefined)
      return takesNothing ? told.length > 0 : told.length === 0
    })
    expect(silent.map(({ id }) => id)).toEqual([])
    for (const endpoint of endpoints)
      for (const status of refusalsOf(endpoint).keys())
        expect(operationOf(endpoint).responses[status], `${endpoint.id} ${status}`).toBeDefined()
    const shown = Object.entries(document.components.responses).filter(([status]) => status !== '5XX')
    expect(
      shown.filter(([, { content }]) => content?.['application/json']?.example === undefined).map(([s]) => s),
    ).toEqual([])
  })

  it('says in its examples what the portal says word for word', () => {
    // both login routes share one example
    const untrue = FRONT_DOOR_CALLS.filter(({ id }) => id !== 'citizen-login-submit').flatMap((call) => {
      const endpoint = endpointOf(endpoints, call)
      const answers = Object.entries(EXAMPLES[endpoint?.id ?? '']?.answers ?? {})
      return answers
        .filter(([status]) => status in (endpoint?.answers ?? {}))
        .flatMap(([status, one]) => {
          const words = String((one as { message?: unknown }).message ?? '')
          const rows = WIRE_ROWS.filter((row) => row.call === call.id && String(row.status) === status)
          const told = rows.some(({ message }) =>
            message instanceof RegExp ? message.test(words) : (message ?? '') === words,
          )
          // seconds and alert texts vary by day
          return told || /\d+ (segundos|minutos)/.test(words) || status === '503'
            ? []
            : [`${call.id} ${status}: ${words}`]
        })
    })
    expect(untrue).toEqual([])
  })

  it('carries each list of the catalogue once, with what its values mean, and names it where it is meant', () => {
    const text = JSON.stringify(document)
    expect(text).not.toContain('x-list')
    for (const [list, { values }] of Object.entries(CATALOGUE_LISTS)) {
      expect(document.components.schemas[list]).toMatchObject({
        enum: Object.keys(values),
        'x-enumDescriptions': values,
      })
      expect(Object.values(values).every((words) => words.length > 1)).toBe(true)
      expect(text).toContain(`{"$ref":"#/components/schemas/${list}"}`)
    }
  })

  it('shows each call going well, with ids that its contract would take', () => {
    // regression: normalising examples took an id for the code of an act
    expect(JSON.stringify(EXAMPLES)).not.toMatch(/[0-9a-f]{8}-[0-9A-Z]{3}[A-Z]-/)
    expect(EXAMPLES['files.confirm']?.answers['200']).toMatchObject({ state: 'ready', refusal: null })
  })

  it('has no example for a call that does not exist', () => {
    const ids = new Set([EVERY_CALL, ...endpoints.map(({ id }) => id)])
    expect(Object.keys(EXAMPLES).filter((id) => !ids.has(id))).toEqual([])
  })
})
