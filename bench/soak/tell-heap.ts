// Loaded before the measured server (`--import`): reports to its parent the memory alive after a collection.
import { subscribe } from 'node:diagnostics_channel'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 5_000

/** In bytes. `outside`: buffers and memory of libraries outside the heap. */
export interface ToldHeap {
  readonly heap: number
  readonly outside: number
  /** received so far */
  readonly requests: number
}

// child processes of the server have a channel of their own for other messages
if (isMainThread && process.argv[1]?.endsWith('main.ts') === true) {
  let requests = 0
  subscribe('http.server.request.start', () => (requests += 1))
  setInterval(() => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ heap: heapUsed, outside: external, requests } satisfies ToldHeap)
  }, EVERY_MS).unref()
}
