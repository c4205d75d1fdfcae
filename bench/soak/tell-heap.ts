// Loaded before the server that is measured (`--import`): tells whoever started it what is alive after a collection.
import { subscribe } from 'node:diagnostics_channel'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 5_000

/** In bytes. `outside`: buffers and what libraries hold beside the heap. */
export interface ToldHeap {
  readonly heap: number
  readonly outside: number
  /** that came in so far */
  readonly requests: number
}

// programs that the server starts have a channel of their own, on which they say other things
if (isMainThread && process.argv[1]?.endsWith('main.ts') === true) {
  let requests = 0
  subscribe('http.server.request.start', () => (requests += 1))
  setInterval(() => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ heap: heapUsed, outside: external, requests } satisfies ToldHeap)
  }, EVERY_MS).unref()
}
