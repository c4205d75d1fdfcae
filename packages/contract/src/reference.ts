import type { EndpointShape } from './endpoint.ts'

/**
 * What a client needs of an endpoint at run time: its id, method and path. The type `E` carries params, query, body and
 * answers, so that the browser gets them without loading zod. `tools/generate-paths.ts` writes these from the contracts.
 */
export interface EndpointRef<E extends EndpointShape = EndpointShape> {
  readonly id: string
  readonly method: EndpointShape['method']
  readonly path: string
  /** declared answers: these are returned, every other status is thrown */
  readonly statuses: readonly number[]
  /** a GET that changes state: never repeated by itself */
  readonly once: boolean
  /** never there at run time: it only carries the type */
  readonly shape?: E
}

/** The declaration that a reference carries. */
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
