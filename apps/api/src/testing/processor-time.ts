/**
 * Processor time that this process used while `work` ran, in milliseconds. Unlike the clock on the wall it does not grow
 * while the machine does something else, so a test may compare two of them.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1000
}
