/**
 * CPU time of this process while `work` ran, in milliseconds. Unlike wall-clock time it does not grow while the
 * machine is busy elsewhere, so tests can compare two of them.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1000
}
