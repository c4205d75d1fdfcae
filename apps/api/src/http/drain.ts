import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** how this server ends; see `endInOrder` */
    readonly door: Door
  }
}

export interface Door {
  /** true: balancers are told to look elsewhere */
  readonly leaving: boolean
  /** From now on not ready; everything is still served, and each answer asks for another connection. */
  leave(): void
}

/** A connection without a request that was asked for in this time is taken for one that will never ask; milliseconds. */
const QUIET_MS = { told: 2_000, atOnce: 200 } as const
/** What runs is waited for so long after the listener has closed; from the signal on that stays below what kills us. */
const CUT_MS = 14_000
const LOOK_MS = 50

/**
 * The end of a server: what runs is finished and answered. What it answers: a filing that was committed while its answer was
 * cut off. `app.close()` closes the listener; connections go as they become idle. Those that never asked anything, or only half,
 * count as busy for Node and would hold us to the end: they go once nothing has run for a while.
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
