import { Refusal } from '@ventanilla/domain/kernel/problem'

export interface TurnRules {
  /** pieces of one user queued or in progress */
  readonly mostOfPerson: number
  /** pieces queued or in progress in total; a later one would time out in the browser */
  readonly most: number
  readonly yours: { readonly message: string; readonly code: string }
  readonly everybodys: { readonly message: string; readonly code: string }
}

/**
 * Places in the queue of one dedicated process. Attack: one session sends costly work without waiting for its
 * answers, and everybody else waits behind it. `work` resolves as it does, or rejects with a `Refusal` before it
 * begins.
 */
export function createTurns(rules: TurnRules): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const held = new Map<string, number>()
  let all = 0
  return async (who, work) => {
    const mine = held.get(who) ?? 0
    if (mine >= rules.mostOfPerson)
      throw new Refusal('too_many', rules.yours.message, { code: rules.yours.code, retryAfter: 5 })
    if (all >= rules.most)
      throw new Refusal('unavailable', rules.everybodys.message, {
        code: rules.everybodys.code,
        retryAfter: 10,
      })
    held.set(who, mine + 1)
    all += 1
    try {
      return await work()
    } finally {
      all -= 1
      const left = (held.get(who) ?? 1) - 1
      if (left === 0) held.delete(who)
      else held.set(who, left)
    }
  }
}
