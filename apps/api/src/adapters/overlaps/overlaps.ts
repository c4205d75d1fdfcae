import { Worker } from 'node:worker_threads'
import type { CompareAnswer, CompareRequest } from './comparer.ts'
import type { OverlapAnswers, Overlaps } from './port.ts'

/** Limits of one comparison. */
export interface OverlapLimits {
  readonly seconds: number
  /** heap of the thread */
  readonly memoryMb: number
  /** comparisons waiting for the thread, above which the next is not checked at once */
  readonly mostWaiting: number
}

export const OVERLAP_LIMITS: OverlapLimits = { seconds: 2, memoryMb: 256, mostWaiting: 20 }

/** Start of a thread, on top of the limit of its first comparison. */
const START_SECONDS = 20

type Outcome = OverlapAnswers | 'not checked'
interface Waiting {
  readonly request: CompareRequest
  readonly resolve: (outcome: Outcome) => void
}

/**
 * Compares in one thread, in the order of the calls. Attack: a border of a hundred thousand spikes computes for minutes. The
 * thread is ended at the deadline and a fresh one does the next comparison. Its code is ours and pure, so no process of its
 * own is needed.
 */
export function createOverlaps(limits: OverlapLimits = OVERLAP_LIMITS): Overlaps {
  const line: Waiting[] = []
  let thread: Worker | undefined
  let current: Waiting | undefined
  let deadline: NodeJS.Timeout | undefined
  let closed = false

  const finish = (outcome: Outcome): void => {
    clearTimeout(deadline)
    const done = current
    current = undefined
    thread?.unref()
    done?.resolve(outcome)
    next()
  }

  const end = (which: Worker): void => {
    if (which !== thread) return
    thread = undefined
    void which.terminate()
    finish('not checked')
  }

  const expectWithin = (which: Worker, seconds: number): void => {
    clearTimeout(deadline)
    deadline = setTimeout(() => end(which), seconds * 1000)
  }

  // listeners stay for the life of a thread: taking all of them off also takes those of Node, and answers are lost
  const start = (): Worker => {
    const started = new Worker(new URL('./comparer.ts', import.meta.url), {
      name: 'overlaps',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    started.on('message', (said: CompareAnswer) => {
      if (started !== thread) return
      if ('answers' in said) finish(said.answers)
      else if (current !== undefined) expectWithin(started, limits.seconds)
    })
    started.on('error', () => end(started))
    started.on('exit', () => end(started))
    return started
  }

  const next = (): void => {
    if (current !== undefined) return
    current = line.shift()
    if (current === undefined) return
    const fresh = thread === undefined
    const doing = (thread ??= start())
    doing.ref()
    expectWithin(doing, limits.seconds + (fresh ? START_SECONDS : 0))
    doing.postMessage(current.request)
  }

  return {
    of(place, zones) {
      if (closed || line.length >= limits.mostWaiting) return Promise.resolve('not checked')
      return new Promise((resolve) => {
        line.push({ request: { place, zones }, resolve })
        next()
      })
    },
    async close() {
      closed = true
      const running = thread
      thread = undefined
      clearTimeout(deadline)
      for (const { resolve } of [...line.splice(0), current].filter((one) => one !== undefined))
        resolve('not checked')
      current = undefined
      await running?.terminate()
    },
  }
}
