import { EXAMPLES } from '@ventanilla/contract/portal/examples'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { ACCEPTED_CALLS } from '../testing/acceptance/calls.ts'
import { openApi } from './openapi.ts'

const pattern = (path: string): string => path.replaceAll(/:\w+/g, ':')
/** The four groups of calls that a visitor and an account need, up to documents and signatures. */
const described = ACCEPTED_CALLS.slice(
  0,
  ACCEPTED_CALLS.findIndex(({ id }) => id === 'workflow.continueNextComponent'),
).flatMap((row) => {
  const { method, path } = row
  if (path === null) return []
  const endpoint = endpoints.find((e) => e.method === method && pattern(e.path) === pattern(path))
  return [[row.id, endpoint] as const]
})

interface Media {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>
}
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly example?: unknown }[]
  readonly requestBody?: Media
  readonly responses: Readonly<Record<string, Media>>
}
const document = openApi(endpoints, { title: 'Ventanilla', version: '0', url: 'https://portal.test' }) as {
  paths: Record<string, Record<string, Operation>>
}

describe('the OpenAPI document', () => {
  it.each(described)('describes %s with examples that its own contract takes', (_id, endpoint) => {
    if (endpoint === undefined) throw new Error('not in the contract')
    const example = EXAMPLES[endpoint.id]
    if (example === undefined) throw new Error(`${endpoint.id} has no example`)
    expect(endpoint.params?.safeParse(example.params).error).toBeUndefined()
    expect(endpoint.query?.safeParse(example.query ?? {}).error).toBeUndefined()
    expect(endpoint.body?.safeParse(example.body).error).toBeUndefined()
    expect(endpoint.answers[200]?.safeParse(example.answer).error).toBeUndefined()

    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    expect(operation?.responses['200']?.content?.['application/json']?.example).toEqual(example.answer)
    expect(operation?.requestBody?.content?.['application/json']?.example).toEqual(
      endpoint.body === undefined ? undefined : example.body,
    )
    for (const [name, value] of Object.entries({ ...example.params, ...example.query }))
      expect(operation?.parameters.find((one) => one.name === name)?.example, name).toBe(value)
  })

  it('has no example for a call that does not exist', () => {
    const ids = new Set(endpoints.map(({ id }) => id))
    expect(Object.keys(EXAMPLES).filter((id) => !ids.has(id))).toEqual([])
  })
})
