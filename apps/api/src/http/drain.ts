import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** shutdown of this server; see `endInOrder` */
    readonly shutdown: Shutdown
  }
}

export interface Shutdown {
  /** true: readiness checks fail, so that balancers route elsewhere */
  readonly announced: boolean
  /** Reports not ready; calls are still served, and each response closes its connection. */
  announce(): void
}

/** Quiet time in milliseconds before idle connections are closed: longer when the shutdown was announced. */
const QUIET_MS = { announced: 2_000, atOnce: 200 } as const
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
  let announced = false
  let running = 0
  app.decorate('shutdown', {
    get announced() {
      return announced
    },
    announce: () => void (announced = true),
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
    if (announced) reply.header('connection', 'close')
    next()
  })
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    const began = performance.now()
    const enough = announced ? QUIET_MS.announced : QUIET_MS.atOnce
    let quietSince: number | null = null
    announced = true
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
