import type { FastifyInstance } from 'fastify'

const HOUR = 3_600_000

/** Runs `work` every hour while the server runs; a failure is logged and retried the next hour. */
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
