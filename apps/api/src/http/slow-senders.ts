import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request may take to arrive. */
export interface Patience {
  /** for its head: line and headers, milliseconds */
  readonly headMs: number
  /** a body may come as slowly as it likes for so long, milliseconds */
  readonly graceMs: number
  /** after that, on average since its head: a photo over a weak signal on the farm comes, a byte now and then does not */
  readonly bytesPerSecond: number
  /** a connection on which nothing moves either way, milliseconds; longer than any call takes to be answered */
  readonly quietMs: number
  /** between two looks, milliseconds */
  readonly lookMs: number
}

export const PATIENCE: Patience = {
  headMs: 20_000,
  graceMs: 30_000,
  bytesPerSecond: 2_000,
  quietMs: 120_000,
  lookMs: 5_000,
}

interface Arriving {
  /** when its head was there */
  readonly at: number
  /** what had come over its connection by then */
  readonly bytes: number
  readonly answer: ServerResponse
}

const TOO_SLOW =
  'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n\r\n' +
  JSON.stringify({
    status: 408,
    message: 'La solicitud no terminó de llegar. Revise su señal e intente de nuevo.',
  })

/**
 * Ends requests that never come to their end. The attack: thousands of connections that each send half a request, or a byte a
 * minute, and keep memory and sockets from everybody else. One limit for a whole request, as Node has it, would cut large
 * files on slow lines: here a body is judged by how fast it comes.
 */
export function endSlowSenders(app: FastifyInstance, patience: Patience): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  app.addHook('onRequest', ({ raw }, reply, next) => {
    if (!raw.complete && hasBody(raw))
      arriving.set(raw, { at: performance.now(), bytes: raw.socket.bytesRead, answer: reply.raw })
    next()
  })
  app.addHook('onResponse', (request, _reply, next) => {
    arriving.delete(request.raw)
    next()
  })
  const look = (): void => {
    const now = performance.now()
    for (const [raw, { at, bytes, answer }] of arriving) {
      if (raw.complete || raw.destroyed) {
        arriving.delete(raw)
        continue
      }
      const late = now - at - patience.graceMs
      if (late < 0 || (raw.socket.bytesRead - bytes) / ((now - at) / 1000) >= patience.bytesPerSecond)
        continue
      arriving.delete(raw)
      // an answer that is on its way already is not followed by a second one
      if (raw.socket.writable && !answer.headersSent) raw.socket.end(TOO_SLOW)
      raw.socket.destroySoon()
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    timer = setInterval(look, patience.lookMs)
    timer.unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
