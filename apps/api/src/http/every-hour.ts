import type { FastifyInstance } from 'fastify'

const HOUR = 3_600_000

/** Does something every hour while the server runs; a failure is logged, and the next hour tries again. */
export function everyHour(app: FastifyInstance, name: string, work: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      work().catch((error: unknown) => app.log.warn({ err: error }, name))
    }, HOUR)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
