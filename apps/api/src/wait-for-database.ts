import { codeOf, messageOf } from '@ventanilla/domain/kernel/thrown'
import { setTimeout as pause } from 'node:timers/promises'
import { type Failure, failureOf } from './db/connection/failures.ts'

/**
 * Failures that pass while a database starts, recovers, fails over, or is started at the same time as the
 * portal.
 */
const PASSING: ReadonlySet<Failure | null> = new Set<Failure>([
  'refused',
  'unreached',
  'lost',
  'silent',
  'crowded',
  'moved',
])

export interface Wait {
  /** milliseconds in all */
  readonly patience: number
  readonly pause: number
  /** between two log lines */
  readonly say: number
}
const WAIT: Wait = { patience: 60_000, pause: 1_000, say: 10_000 }

/**
 * Runs a start step that needs the database, and repeats it while the database is starting: a machine that
 * starts both at once, or a database that replays its log, must not need an operator. Wrong names and passwords
 * do not pass and fail at once. `work` can be begun several times.
 */
export async function waitingForDatabase<T>(
  work: () => Promise<T>,
  say: (line: string) => void,
  wait: Wait = WAIT,
): Promise<T> {
  const began = performance.now()
  let said = Number.NEGATIVE_INFINITY
  for (;;)
    try {
      const done = await work()
      if (said > 0) say('la base de datos respondió')
      return done
    } catch (error) {
      const now = performance.now()
      if (!passes(error) || now - began + wait.pause > wait.patience) throw error
      if (now - said >= wait.say) {
        const left = Math.round((wait.patience - (now - began)) / 1000)
        const why = isRestore(error)
          ? 'se está restaurando una copia de seguridad'
          : `la base de datos aún no responde (${reasonOf(error)})`
        say(`${why}: se espera hasta ${left} s más`)
        said = now
      }
      await pause(wait.pause)
    }
}

/** A restore is at work: marked by `underway` on the error of the database, or of its folder. */
const isRestore = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'underway' in error && error.underway === true
const passes = (error: unknown): boolean => isRestore(error) || PASSING.has(failureOf(error))

/** Code or message of the root cause. */
function reasonOf(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  return codeOf(at) ?? messageOf(at)
}
