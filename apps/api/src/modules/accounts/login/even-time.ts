import { setTimeout as wait } from 'node:timers/promises'

/**
 * Delays a response to a minimum of milliseconds: work for a known and an unknown address differs by a few,
 * which must not show in the time (decision 7).
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, wait(milliseconds)])
  return answer
}
