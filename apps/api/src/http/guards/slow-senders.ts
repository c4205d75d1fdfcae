import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Limits on the arrival of a request. */
export interface Patience {
  /** for the request line and headers, milliseconds */
  readonly headMs: number
  /** a body can arrive at any rate for this long, milliseconds */
  readonly graceMs: number
  /** minimum average rate after that: admits a photo over a weak rural signal, not a byte now and then */
  readonly bytesPerSecond: number
  /** limit for a connection without traffic, milliseconds; longer than any call takes */
  readonly quietMs: number
  /** interval between checks, milliseconds */
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
  /** when its headers were complete (performance.now) */
  readonly at: number
  /** bytes received on its connection by then */
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
 * Ends requests that never complete. Attack: thousands of connections that each send half a request, or a byte
 * a minute, and exhaust memory and sockets. Node's single limit per request would cut large files on slow
 * lines, so a body is judged by its rate.
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
      // no 408 after a response has started
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
