import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets an answer take at least so many milliseconds: what is done for a known and for an unknown address differs by a
 * few, and must not show in the time (decision 7).
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, wait(milliseconds)])
  return answer
}
