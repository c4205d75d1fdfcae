import type { EndpointShape } from './endpoint.ts'

/**
 * Runtime data of an endpoint: id, method and path. The type `E` carries params, query, body and answers, so
 * that the browser has the types without loading zod. `tools/generate-paths.ts` generates these from the
 * contracts.
 */
export interface EndpointRef<E extends EndpointShape = EndpointShape> {
  readonly id: string
  readonly method: EndpointShape['method']
  readonly path: string
  /** declared statuses: these are returned, every other status is thrown */
  readonly statuses: readonly number[]
  /** a GET that changes state: never retried automatically */
  readonly once: boolean
  /** always undefined at run time: it only carries the type */
  readonly shape?: E
}

/** The endpoint shape that a reference carries. */
export type ShapeOf<R> = R extends EndpointRef<infer E> ? E : never

export function ref<E extends EndpointShape>(
  id: string,
  method: EndpointShape['method'],
  path: string,
  statuses: readonly number[],
  once = false,
): EndpointRef<E> {
  return { id, method, path, statuses, once }
}
