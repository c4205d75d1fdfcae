/**
 * Ends the process in order. `stop` runs once, on Ctrl-C, SIGTERM, SIGHUP, or when the launcher that started us is gone;
 * after `patience` milliseconds, or on another signal a second later, the process ends without waiting.
 */
export function onShutdown(stop: (reason: string) => Promise<void>, patience = 12_000): void {
  let begun: number | undefined
  const begin = (reason: string): void => {
    if (begun !== undefined) {
      // Ctrl-C in a terminal reaches us twice, directly and through the launcher: only a later one means impatience
      if (performance.now() - begun > 1000) process.exit(1)
      return
    }
    begun = performance.now()
    setTimeout(() => process.exit(1), patience).unref()
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
