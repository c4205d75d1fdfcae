/** How long a shutdown may take, in milliseconds. */
export interface Ending {
  /** full service continues for so long, while balancers redirect their traffic */
  readonly notice: number
  /** after it the process exits without waiting */
  readonly patience: number
}

/**
 * Only SIGTERM in production is sent by an operator with a balancer, who kills after 30 s. Ctrl-C in a
 * terminal, a closed window and a vanished launcher need no notice.
 */
export function endingOf(
  reason: string,
  settings: { readonly production: boolean; readonly drainSeconds: number },
): Ending {
  return settings.production && reason === 'SIGTERM'
    ? { notice: settings.drainSeconds * 1000, patience: 24_000 }
    : { notice: 0, patience: 12_000 }
}

/**
 * Ends the process in order. `stop` runs once, on Ctrl-C, SIGTERM, SIGHUP, or when the launcher that started us
 * exits; after the patience, or on another signal more than a second later, the process exits without waiting.
 */
export function onShutdown(
  stop: (reason: string) => Promise<void>,
  patience: (reason: string) => number = () => 12_000,
): void {
  let begun: number | undefined
  const begin = (reason: string): void => {
    if (begun !== undefined) {
      // ctrl-C in a terminal arrives twice, directly and through the launcher: only a later one means
      // impatience
      if (performance.now() - begun > 1000) process.exit(1)
      return
    }
    begun = performance.now()
    setTimeout(() => process.exit(1), patience(reason)).unref()
    stop(reason).then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(signal))
  process.on('disconnect', () => begin('disconnect'))
  // the channel to the launcher must not keep an ended program alive
  process.channel?.unref()
}
