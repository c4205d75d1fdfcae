import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** shutdown of this server; see `endInOrder` */
    readonly door: Door
  }
}

export interface Door {
  /** true: readiness checks fail, so that balancers route elsewhere */
  readonly leaving: boolean
  /** Reports not ready; calls are still served, and each response closes its connection. */
  leave(): void
}

/** Quiet time in milliseconds before idle connections are closed: longer when the shutdown was announced. */
const QUIET_MS = { told: 2_000, atOnce: 200 } as const
/**
 * Milliseconds that running calls get once the listener has closed; together with the earlier wait, below the
 * supervisor's kill timeout.
 */
const CUT_MS = 14_000
const LOOK_MS = 50

/**
 * Graceful shutdown: running calls finish and respond. Prevents a filing that is committed while its response
 * is cut off. `app.close()` closes the listener and idle connections. Node counts connections with no request,
 * or half of one, as busy; they are closed once no call has run for a while.
 */
export function endInOrder(app: FastifyInstance, cutMs = CUT_MS): void {
  let leaving = false
  let running = 0
  app.decorate('door', {
    get leaving() {
      return leaving
    },
    leave: () => void (leaving = true),
  })
  app.addHook('onRequest', (_request, _reply, next) => {
    running += 1
    next()
  })
  app.addHook('onResponse', (_request, _reply, next) => {
    running -= 1
    next()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (leaving) reply.header('connection', 'close')
    next()
  })
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    const began = performance.now()
    const enough = leaving ? QUIET_MS.told : QUIET_MS.atOnce
    let quietSince: number | null = null
    leaving = true
    sweep = setInterval(() => {
      const now = performance.now()
      app.server.closeIdleConnections()
      quietSince = running > 0 ? null : (quietSince ?? now)
      const quiet = quietSince !== null && now - quietSince >= enough
      if (quiet || now - began >= cutMs) app.server.closeAllConnections()
    }, LOOK_MS)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
}
