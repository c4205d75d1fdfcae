import { isDeepStrictEqual } from 'node:util'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { problem } from '@ventanilla/contract/problem'
import { refusalsOf } from '@ventanilla/contract/refusals'
import type { z } from 'zod'
import type { Example } from '../../http/documents/examples.ts'

const firstOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0] ?? 'no válido'

/** Contradictions between an example and the current contract; empty where there are none. */
export function exampleFaults(endpoint: EndpointShape, example: Example | undefined): string[] {
  if (example === undefined) return [`${endpoint.id} has no example`]
  const faults: string[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (schema === undefined && example[part] === undefined) continue
    if (schema === undefined) {
      // an empty body, or an unused query, documents nothing
      if (Object.keys((example[part] ?? {}) as object).length > 0)
        faults.push(`${endpoint.id}: its example gives a ${part} that the call does not take`)
      continue
    }
    const given = schema.safeParse(example[part] ?? {})
    if (!given.success) faults.push(`${endpoint.id} ${part}: ${firstOf(given.error)}`)
  }
  // 5xx and 429 are shown only where a run met them
  for (const status of Object.keys(endpoint.answers).filter((one) => Number(one) < 429))
    if (endpoint.media === undefined && !(status in example.answers))
      faults.push(`${endpoint.id} has no example of ${status}`)
  for (const [status, answer] of Object.entries(example.answers)) {
    const own = endpoint.answers[Number(status)]
    const refused = ([...refusalsOf(endpoint).keys()] as number[]).includes(Number(status))
    const schema = own ?? (refused ? problem : undefined)
    if (schema === undefined) {
      faults.push(`${endpoint.id}: its example answers ${status}, which the call does not declare`)
      continue
    }
    const told = schema.safeParse(answer)
    if (!told.success) faults.push(`${endpoint.id} ${status}: ${firstOf(told.error)}`)
    // a field absent from the contract is not part of the response
    else if (!isDeepStrictEqual(told.data, answer))
      faults.push(`${endpoint.id} ${status}: the example says more than the contract`)
  }
  return faults
}
