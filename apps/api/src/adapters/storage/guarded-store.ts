import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { Readable } from 'node:stream'
import { InvalidKey, ObjectMissing, type Storage, StoreAway } from './port.ts'

/** Milliseconds. */
export interface StoreLimits {
  /** for an object's metadata or its first byte */
  readonly answer: number
  /** for writing or copying a whole object */
  readonly transfer: number
  /** pause after a failure, during which calls fail at once */
  readonly rest: number
}

export const STORE_LIMITS: StoreLimits = { answer: 8_000, transfer: 60_000, rest: 15_000 }

/**
 * Bounds a store that is down or hangs: each call has a deadline, and after a failed one further calls are
 * rejected at once for a while. Otherwise calls and jobs that wait for files one after the other would hold up
 * mail, terms and all users. `check` always probes, and ends the pause once the store has answered: probes that
 * reopened it beforehand, each few seconds from a load balancer, would let calls in to hang.
 */
export function guardedStore(store: Storage, limits: StoreLimits = STORE_LIMITS): Storage {
  let awayUntil = Number.NEGATIVE_INFINITY
  let why: unknown
  const refuse = (): void => {
    if (performance.now() < awayUntil) throw new StoreAway(why)
  }
  const failed = (error: unknown): never => {
    if (ofOneObject(error)) throw error
    awayUntil = performance.now() + limits.rest
    why = error
    throw new StoreAway(error)
  }
  async function bounded<T>(work: () => Promise<T>, ms: number, tooLate?: (value: T) => void): Promise<T> {
    refuse()
    return within(work, ms, tooLate)
  }
  async function within<T>(work: () => Promise<T>, ms: number, tooLate?: (value: T) => void): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    let over = false
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        over = true
        reject(new Error(`no answer within ${ms} ms`))
      }, ms)
    })
    try {
      const asked = work()
      asked.then(
        (value) => over && tooLate?.(value),
        () => undefined,
      )
      return await Promise.race([asked, limit])
    } catch (error) {
      return failed(error)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    // signing a link needs no call to the store, but an unusable link is not issued
    presignPut: async (request) => (refuse(), store.presignPut(request)),
    presignGet: async (request) => (refuse(), store.presignGet(request)),
    put: (key, body, options) =>
      bounded(
        () =>
          store.put(key, body, options).catch((error: unknown) => {
            // the input could not be read: this says nothing about the store
            throw body instanceof Readable && body.errored !== null ? new Unread(error) : error
          }),
        limits.transfer,
      ).catch((error: unknown) => {
        throw error instanceof Unread ? error.cause : error
      }),
    get: (key, range) =>
      bounded(
        () => store.get(key, range),
        limits.answer,
        (stream) => stream.destroy(),
      ),
    head: (key) => bounded(() => store.head(key), limits.answer),
    copy: (from, to) => bounded(() => store.copy(from, to), limits.transfer),
    remove: (key) => bounded(() => store.remove(key), limits.answer),
    freeSpace: () => bounded(() => store.freeSpace(), limits.answer),
    async *list(folder) {
      const keys = store.list(folder)[Symbol.asyncIterator]()
      for (;;) {
        const next = await bounded(() => keys.next(), limits.transfer)
        if (next.done === true) return
        yield next.value
      }
    },
    async check() {
      await within(() => store.check(), limits.answer)
      awayUntil = Number.NEGATIVE_INFINITY
    },
  }
}

/** The caller's own stream failed. */
class Unread extends Error {
  constructor(cause: unknown) {
    super('what was to be written could not be read', { cause })
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** The failure concerns one object, one request or one full disk, not the store as a whole. */
function ofOneObject(error: unknown): boolean {
  if (error instanceof ObjectMissing || error instanceof InvalidKey || error instanceof Unread) return true
  if (FULL.has(codeOf(error) ?? '')) return true
  // the S3 client adds the response to its errors
  const status = (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode
  // 401 and 403: our credentials are rejected, and no object is accessible
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 403
}
