import type { EndpointShape } from '@ventanilla/contract/endpoint'
import type { Example } from '../../http/documents/examples.ts'
import { madeAlike } from './alike.ts'
import { exampleFaults } from './faults.ts'
import type { Exchange } from './exchange.ts'

/** Rejections shown at their own call; general ones are shown once for all calls. */
const OWN_REFUSALS: ReadonlySet<number> = new Set([400, 409, 410, 413, 422, 429])
const READABLE = 1500

/** Scores empty lists and missing data, which document little of a response. */
function emptiness(value: unknown): number {
  if (value === null) return 1
  if (Array.isArray(value))
    return value.length === 0 ? 3 : value.slice(0, 2).reduce((sum: number, one) => sum + emptiness(one), 0)
  if (typeof value !== 'object') return 0
  return Object.values(value).reduce((sum: number, one) => sum + emptiness(one), 0)
}
const cost = ({ body, answer }: Exchange): number =>
  emptiness(answer) * 60 + Math.abs(JSON.stringify([body ?? null, answer ?? null]).length - READABLE) / 10

const best = (of: readonly Exchange[]): readonly Exchange[] =>
  [...of].sort((a, b) => cost(a) - cost(b) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/**
 * The example of a call, chosen among its recorded exchanges; undefined where none shows its declared
 * responses.
 */
export function chooseExample(endpoint: EndpointShape, made: readonly Exchange[]): Example | undefined {
  const declared = Object.keys(endpoint.answers).map(Number)
  const well = declared.filter((status) => status < 300 && !isRefusal(endpoint, status))
  const asked = best(made.filter(({ status }) => well.includes(status)))
  for (const exchange of asked)
    for (const most of [2, 1000] as const) {
      const example = exampleOf(endpoint, exchange, made, most)
      if (exampleFaults(endpoint, example).every((fault) => fault.includes('has no example of')))
        return example
    }
  return undefined
}

/** 201 and 202 with a rejection (section 7): another response is the success. */
const isRefusal = (endpoint: EndpointShape, status: number): boolean =>
  (status === 201 &&
    200 in endpoint.answers &&
    !endpoint.id.startsWith('drafts.') &&
    !endpoint.id.startsWith('atWindow.')) ||
  // where no other response is declared, it is the success
  (status === 202 && (200 in endpoint.answers || 201 in endpoint.answers))

function exampleOf(
  endpoint: EndpointShape,
  exchange: Exchange,
  made: readonly Exchange[],
  most: number,
): Example {
  const alike = madeAlike()
  const { params, query } = exchange
  const answers: Record<string, unknown> = {}
  const request = {
    ...(endpoint.params !== undefined && { params: alike(params) as Record<string, string> }),
    ...(endpoint.query !== undefined &&
      Object.keys(query).length > 0 && { query: alike(query) as Record<string, string> }),
    ...(endpoint.body !== undefined && { body: alike(exchange.body ?? {}, most) }),
  }
  if (endpoint.media === undefined) answers[exchange.status] = alike(exchange.answer, most)
  for (const [status, others] of Map.groupBy(made, (one) => one.status)) {
    if (status === exchange.status || (!(status in endpoint.answers) && !OWN_REFUSALS.has(status))) continue
    for (const other of best(others)) {
      const one = { ...request, answers: { [status]: madeAlike()(other.answer, most) } }
      if (exampleFaults(endpoint, one).some((fault) => !fault.includes('has no example of'))) continue
      Object.assign(answers, one.answers)
      break
    }
  }
  return {
    ...request,
    answers: Object.fromEntries(Object.entries(answers).sort(([a], [b]) => Number(a) - Number(b))),
  }
}
