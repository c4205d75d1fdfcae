import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION, SERVING } from './connections.ts'

/** Pause before the first new connection, doubled up to the second; milliseconds. */
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5_000

/** How long a connection may take to say goodbye. */
const LAST_WORDS_MS = 2_000

/**
 * Calls `heard` at every notice of a channel, and after every (re)connection, because notices sent meanwhile are
 * lost. A notice is only a hint: behind a pooler that lends connections by transaction none arrives.
 */
export function listen(url: string, channel: string, heard: () => void): { close(): Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  const closed = new Promise<void>((done) => signal.addEventListener('abort', () => done()))
  /** One connection until it is lost or no longer wanted. */
  const connected = async (listening: () => void): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      fallback_application_name: APPLICATION,
      // a connection that a firewall has cut would remain silent for hours
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: SERVING.connect,
      query_timeout: SERVING.answer,
    })
    const lost = new Promise<void>((done) => {
      client.on('error', () => done())
      client.on('end', () => done())
    })
    client.on('notification', heard)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      listening()
      heard()
      await Promise.race([lost, closed])
    } catch {
      // the next attempt follows; `heard` is called again once it succeeds
    } finally {
      // never while it connects: the driver would wait for an end that does not come
      const ended = client.end().catch(() => undefined)
      await Promise.race([ended, pause(LAST_WORDS_MS, undefined, { ref: false })])
    }
  }
  const running = (async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      await connected(() => (failures = 0))
      const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10))
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
