import { EXAMPLES } from '@ventanilla/contract/portal/examples'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { endpointOf } from '../testing/acceptance/held.ts'
import { FRONT_DOOR_CALLS, WIRE_ROWS } from '../testing/acceptance/wire/wire-rows.ts'
import { openApi } from './openapi.ts'

/** The four groups of calls that a visitor and an account need, up to documents and signatures, and the passkeys. */
const described = [
  ...FRONT_DOOR_CALLS.flatMap((call) =>
    call.path === null ? [] : [[call.id, endpointOf(endpoints, call)] as const],
  ),
  ...endpoints.filter(({ id }) => id.startsWith('passkeys.')).map((e) => [e.id, e] as const),
]

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

    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    // each declared answer, odd ones and refusals too
    for (const [status, answer] of Object.entries(endpoint.answers)) {
      const shown = operation?.responses[status]?.content?.['application/json']?.example
      if (shown === undefined) throw new Error(`${endpoint.id} has no example of ${status}`)
      expect(answer.safeParse(shown).error, status).toBeUndefined()
      // what the body says is what HTTP says
      if (typeof shown === 'object' && shown !== null && 'status' in shown)
        expect(String(shown.status)).toBe(status)
    }
    const well = 200 in endpoint.answers ? 200 : 201
    expect(operation?.responses[well]?.content?.['application/json']?.example).toEqual(example.answer)
    expect(operation?.requestBody?.content?.['application/json']?.example).toEqual(
      endpoint.body === undefined ? undefined : example.body,
    )
    for (const [name, value] of Object.entries({ ...example.params, ...example.query }))
      expect(operation?.parameters.find((one) => one.name === name)?.example, name).toBe(value)
  })

  it('says in its examples what the portal says word for word', () => {
    // one login stands for both of its names
    const untrue = FRONT_DOOR_CALLS.filter(({ id }) => id !== 'citizen-login-submit').flatMap((call) => {
      const { answer, others } = EXAMPLES[endpointOf(endpoints, call)?.id ?? ''] ?? {}
      return Object.entries({ ...(answer === undefined ? {} : { 200: answer }), ...others }).flatMap(
        ([status, one]) => {
          const words = String((one as { message?: unknown }).message ?? '')
          const rows = WIRE_ROWS.filter((row) => row.call === call.id && String(row.status) === status)
          const told = rows.some(({ message }) =>
            message instanceof RegExp ? message.test(words) : (message ?? '') === words,
          )
          // seconds and the words of an alert are the day's
          return told || /\d+ segundos\.$/.test(words) || status === '503'
            ? []
            : [`${call.id} ${status}: ${words}`]
        },
      )
    })
    expect(untrue).toEqual([])
  })

  it('has no example for a call that does not exist', () => {
    const ids = new Set(endpoints.map(({ id }) => id))
    expect(Object.keys(EXAMPLES).filter((id) => !ids.has(id))).toEqual([])
  })
})
